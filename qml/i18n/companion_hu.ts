<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU">
<context>
    <name>CoalBaronNames</name>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>barna</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szürke</translation>
    </message>
    <message>
        <source>black</source>
        <translation>fekete</translation>
    </message>
    <message>
        <source>wheelbarrow</source>
        <translation>taliga</translation>
    </message>
    <message>
        <source>horse cart</source>
        <translation>lovas kocsi</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>teherautó</translation>
    </message>
    <message>
        <source>train</source>
        <translation>vonat</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many squares of a colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a vehicle and its coal</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) on the light side (%1)</source>
        <translation>
            <numerusform>%n csille a világos oldalon (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) on the dark side (%1)</source>
        <translation>
            <numerusform>%n csille a sötét oldalon (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Yellow squares</source>
        <translation>Sárga négyzetek</translation>
    </message>
    <message>
        <source>Brown squares</source>
        <translation>Barna négyzetek</translation>
    </message>
    <message>
        <source>Grey squares</source>
        <translation>Szürke négyzetek</translation>
    </message>
    <message>
        <source>Black squares</source>
        <translation>Fekete négyzetek</translation>
    </message>
    <message>
        <source>Squares on wheelbarrows</source>
        <translation>Négyzetek taligán</translation>
    </message>
    <message>
        <source>Squares on horse carts</source>
        <translation>Négyzetek lovas kocsin</translation>
    </message>
    <message>
        <source>Squares on trucks</source>
        <translation>Négyzetek teherautón</translation>
    </message>
    <message>
        <source>Squares on trains</source>
        <translation>Négyzetek vonaton</translation>
    </message>
    <message>
        <source>Empty yellow carts</source>
        <translation>Üres sárga csillék</translation>
    </message>
    <message>
        <source>Empty brown carts</source>
        <translation>Üres barna csillék</translation>
    </message>
    <message>
        <source>Empty grey carts</source>
        <translation>Üres szürke csillék</translation>
    </message>
    <message>
        <source>Empty black carts</source>
        <translation>Üres fekete csillék</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a segment of the shift clock</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Márka</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Szénkocka</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Teljesítésre váró megrend.</translation>
    </message>
    <message>
        <source>Tiles out of balance</source>
        <translation>Egyensúly: többlet lapka</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Teljesített megrendelések</translation>
    </message>
</context>
<context>
    <name>CoalBaronWords</name>
    <message numerus="yes">
        <source>There is only one order %1, but it is held %n times: %2.</source>
        <translation>
            <numerusform>Ebből a megrendelésből csak egy van: %1, mégis %n helyen szerepel: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are held, but there are only %1: %2.</source>
        <translation>
            <numerusform>%n megrendelés szerepel, pedig csak %1 van: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 tiles with %2, but %n are listed: %3.</source>
        <translation>
            <numerusform>Csak %1 ilyen tárnalapka van: %2, mégis %n szerepel: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 light tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>Csak %1 világos tárnalapka van, mégis %n a megadott szám: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 dark tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>Csak %1 sötét tárnalapka van, mégis %n a megadott szám: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 cubes, but %n were counted: %2.</source>
        <translation>
            <numerusform>Csak %1 szénkocka van, mégis %n a megadott szám: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had delivered the order %2 before, but it is missing after shift %3.</source>
        <translation>%1 korábban már teljesítette ezt a megrendelést: %2, most (%3. műszak) mégis hiányzik.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an order and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %n order(s): %2.</source>
        <translation>
            <numerusform>%1 %n megrendelést teljesít: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody delivered an order in this shift.</source>
        <translation>Ebben a műszakban senki sem teljesített megrendelést.</translation>
    </message>
    <message>
        <source>Without a delivered order empty carts do not count: %1.</source>
        <translation>Teljesített megrendelés nélkül az üres csillék nem számítanak: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the marks left over</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every full %1 marks are a point. Left over: %2.</source>
        <translation>Minden teljes %1 márka egy pont. Megmaradt: %2.</translation>
    </message>
    <message>
        <source>Every full %1 cubes are a point, wherever they lie: on carts and orders, in the cage, in storage.</source>
        <translation>Minden teljes %1 szénkocka egy pont, bárhol is legyen: csillén, megrendelésen, felvonóban, raktárban.</translation>
    </message>
    <message>
        <source>Every open order costs a point.</source>
        <translation>Minden teljesítésre váró megrendelés egy pont levonás.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the open orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>As many light tiles as dark ones: %1.</source>
        <translation>Ugyanannyi világos tárnalapka, mint sötét: %1.</translation>
    </message>
    <message>
        <source>%1 starts shift %2: most workers in the factory (%3).</source>
        <translation>%2. műszak: %1 kezd, övé a legtöbb munkás a tárnabővítésnél (%3).</translation>
    </message>
    <message>
        <source>%1 starts shift %2 as well: most workers in the factory (%3).</source>
        <translation>%2. műszak: továbbra is %1 kezd, övé a legtöbb munkás a tárnabővítésnél (%3).</translation>
    </message>
    <message>
        <source>%1 starts shift %2: tied for most workers in the factory (%3), and next clockwise after the previous starting player.</source>
        <translation>%2. műszak: %1 kezd, mert holtverseny van a legtöbb munkásért a tárnabővítésnél (%3), és az előző kezdőjátékos után ő következik az óramutató járása szerint.</translation>
    </message>
    <message>
        <source>Every tile by which one side exceeds the other costs %1 points.</source>
        <translation>Ahány tárnalapkával több van az egyik oldalon, annyiszor %1 pont a levonás.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 light and %3 dark tiles: %n out of balance.</source>
        <translation>
            <numerusform>%1: %2 világos és %3 sötét tárnalapka, az eltérés %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place pays %n point(s) for trucks and trains here.</source>
        <translation>
            <numerusform>Itt a második hely a teherautóknál és a vonatoknál %n pontot ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty carts count here only for players who have delivered an order.</source>
        <translation>Itt az üres csillék csak annak számítanak, aki már teljesített megrendelést.</translation>
    </message>
    <message>
        <source>%1 starts shift %2: nobody stood in the factory, so the next player clockwise has the turn.</source>
        <translation>%2. műszak: %1 kezd, mert senki sem állt a tárnabővítésnél, így az óramutató járása szerint a következő játékosé a szerep.</translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 leads with %3 point(s).</source>
        <translation>
            <numerusform>%2 vezet %3 ponttal (%1. műszak után).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 lead together with %3 point(s).</source>
        <translation>
            <numerusform>%2 együtt vezet %3 ponttal (%1. műszak után).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: loaded carts: %2, cubes counted in all: %3. There cannot be fewer cubes than loaded carts.</source>
        <translation>%1: megrakott csille: %2, összes szénkocka: %3. Szénkocka nem lehet kevesebb, mint megrakott csille.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, at most %4 possible.</source>
        <translation>%1: üres csille (%2): %3 a megadott szám, legfeljebb %4 lehet.</translation>
    </message>
    <message>
        <source>Empty carts of all players (%1): %2 counted, at most %3 possible: %4.</source>
        <translation>Üres csille mindenkinél együtt (%1): %2 a megadott szám, legfeljebb %3 lehet: %4.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 before, %4 after shift %5. Carts are never refilled.</source>
        <translation>%1: üres csille (%2): korábban %3, most (%5. műszak) %4. A csilléket sosem töltjük újra.</translation>
    </message>
    <message>
        <source>%1: workers in the factory after shift %2: %3 counted, at most %4 possible.</source>
        <translation>%1: munkás a tárnabővítésnél (%2. műszak): %3 a megadott szám, legfeljebb %4 lehet.</translation>
    </message>
    <message>
        <source>more marks left over (%1)</source>
        <translation>több megmaradt márka (%1)</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1: this file cannot be read (%2)</source>
        <translation>%1: ez a fájl nem olvasható (%2)</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, so it is not a game record</source>
        <translation>%1: ez a fájl nagyobb %2 MiB-nál, tehát nem játékrekord</translation>
    </message>
    <message>
        <source>the result could not be written (%1)</source>
        <translation>az eredményt nem sikerült kiírni (%1)</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>an object in curly braces</source>
        <translation>egy objektum kapcsos zárójelben</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>egy lista szögletes zárójelben</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>egy szöveg idézőjelben</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>egy név idézőjelben</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>egy egész szám 0 és %1 között</translation>
    </message>
    <message>
        <source>a whole number of points</source>
        <translation>egész számú pont</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true vagy false</translation>
    </message>
    <message>
        <source>a list of orders such as [&quot;truck:kk&quot;], or [] for none</source>
        <translation>megrendelések listája, például [&quot;truck:kk&quot;], vagy [], ha nincs</translation>
    </message>
    <message>
        <source>a list of orders such as [&quot;truck:kk&quot;], or how many there are</source>
        <translation>megrendelések listája, például [&quot;truck:kk&quot;], vagy a számuk</translation>
    </message>
    <message>
        <source>a list of tiles such as [&quot;light:gg&quot;], or [] for none</source>
        <translation>tárnalapkák listája, például [&quot;light:gg&quot;], vagy [], ha nincs</translation>
    </message>
    <message>
        <source>a list of tiles such as [&quot;light:gg&quot;], or the numbers lightTiles and darkTiles</source>
        <translation>tárnalapkák listája, például [&quot;light:gg&quot;], vagy a lightTiles és darkTiles számok</translation>
    </message>
    <message>
        <source>a list of 1 to 3 shifts, or the list totals instead</source>
        <translation>1–3 műszak listája, vagy helyette a totals lista</translation>
    </message>
    <message>
        <source>no such order %1 (wheelbarrows carry %2)</source>
        <translation>nincs ilyen megrendelés: %1 (taligán: %2)</translation>
    </message>
    <message>
        <source>no such order %1 (horse carts carry %2)</source>
        <translation>nincs ilyen megrendelés: %1 (lovas kocsin: %2)</translation>
    </message>
    <message>
        <source>no such order %1 (trucks carry %2)</source>
        <translation>nincs ilyen megrendelés: %1 (teherautón: %2)</translation>
    </message>
    <message>
        <source>no such order %1 (trains carry %2)</source>
        <translation>nincs ilyen megrendelés: %1 (vonaton: %2)</translation>
    </message>
    <message>
        <source>no such order %1 (an order is vehicle:coal such as &quot;truck:kk&quot;, the vehicles are %2)</source>
        <translation>nincs ilyen megrendelés: %1 (a megrendelés jármű:szén, például &quot;truck:kk&quot;, a járművek: %2)</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON (a game record is a JSON object)</source>
        <translation>%1. sor, %2. oszlop: ez nem JSON (a játékrekord egy JSON objektum)</translation>
    </message>
    <message>
        <source>missing (expected: %1)</source>
        <translation>hiányzik (helyesen: %1)</translation>
    </message>
    <message>
        <source>%1 is not possible here (expected: %2)</source>
        <translation>itt nem lehet %1 (helyesen: %2)</translation>
    </message>
    <message>
        <source>no such value %1 (only %2)</source>
        <translation>nincs ilyen érték: %1 (csak %2)</translation>
    </message>
    <message>
        <source>no such tile %1 (a tile is side:carts such as &quot;light:gg&quot;, the sides are light and dark, the carts %2)</source>
        <translation>nincs ilyen tárnalapka: %1 (a lapka oldal:csillék, például &quot;light:gg&quot;, az oldalak light és dark, a csillék %2)</translation>
    </message>
    <message>
        <source>this is %1, which this program cannot read (it reads %2)</source>
        <translation>ez %1, amit ez a program nem tud olvasni (ezt olvassa: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) (%1 is for %2)</source>
        <translation>
            <numerusform>%n játékos (%1: %2 fő)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries (expected: one for each of the %1 players, in their order)</source>
        <translation>
            <numerusform>%n bejegyzés (helyesen: a %1 játékos mindegyikéhez egy, az ő sorrendjükben)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shift(s) (a game has 1 to %1)</source>
        <translation>
            <numerusform>%n műszak (egy játékban 1–%1 van)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tiles said, %2 listed in tiles (the two must agree)</source>
        <translation>%1 lapka a megadott szám, %2 van a tiles listában (a kettőnek egyeznie kell)</translation>
    </message>
    <message>
        <source>given beside totals (expected: either totals or the game&apos;s own part)</source>
        <translation>a totals mellett szerepel (helyesen: vagy totals, vagy a játék saját része)</translation>
    </message>
    <message>
        <source>not all who have the most points (this game has no tie-break, they share the victory)</source>
        <translation>nem mindenki, akinek a legtöbb pontja van (ebben a játékban holtversenynél semmi sem dönt, a győzelem megoszlik)</translation>
    </message>
    <message>
        <source>a date such as &quot;2026-05-01&quot; or &quot;2026-05-01T19:30:00+02:00&quot;</source>
        <translation>egy dátum, például &quot;2026-05-01&quot; vagy &quot;2026-05-01T19:30:00+02:00&quot;</translation>
    </message>
    <message>
        <source>line %1, column %2: the number %3 is too large to be read</source>
        <translation>%1. sor, %2. oszlop: túl nagy szám: %3</translation>
    </message>
    <message>
        <source>given twice (expected: once)</source>
        <translation>kétszer szerepel (helyesen: egyszer)</translation>
    </message>
    <message>
        <source>given without totals (who won follows from the game&apos;s own part)</source>
        <translation>totals nélkül szerepel (a győztes a játék saját részéből következik)</translation>
    </message>
    <message>
        <source>no such field (only %1)</source>
        <translation>nincs ilyen mező (csak %1)</translation>
    </message>
    <message numerus="yes">
        <source>the end of the game after %n shift(s) (expected: all %1 shifts, or leave out final)</source>
        <translation>
            <numerusform>a játék vége %n műszak után (helyesen: mind a %1 műszak, vagy final nélkül)</numerusform>
        </translation>
    </message>
    <message>
        <source>this player has fewer points (%1) than the most (%2), so this is no winner</source>
        <translation>ennek a játékosnak kevesebb a pontja (%1) a legtöbbnél (%2), így nem lehet győztes</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>egy egész szám 1 és %1 között</translation>
    </message>
    <message>
        <source>an even whole number, as for all cards of levels 1 and 3</source>
        <translation>páros egész szám, mint az 1. és a 3. szint minden kártyájánál</translation>
    </message>
    <message>
        <source>an odd whole number, as for all cards of levels 2 and 4</source>
        <translation>páratlan egész szám, mint a 2. és a 4. szint minden kártyájánál</translation>
    </message>
    <message>
        <source>six letters such as &quot;FE--EF&quot; for left, right, up left, up right, down left, down right: F for a loaded half cart, E for an empty one, - for none</source>
        <translation>hat betű, például &quot;FE--EF&quot;, sorban balra, jobbra, balra fent, jobbra fent, balra lent, jobbra lent: F a rakott fél csille, E az üres, - ha nincs</translation>
    </message>
    <message>
        <source>the ids of two cards such as [&quot;A&quot;, &quot;B&quot;]</source>
        <translation>két kártya azonosítója, például [&quot;A&quot;, &quot;B&quot;]</translation>
    </message>
    <message>
        <source>a list of %1 factions at the most</source>
        <translation>egy lista legfeljebb %1 frakcióval</translation>
    </message>
    <message>
        <source>nowhere in this mine</source>
        <translation>ebben a bányában sehol</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: not both cards are in the mine (possible: %2)</source>
        <translation>itt nem lehet csillejelölő: %1, mert nincs mindkét kártya a bányában (lehetséges: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: the cards do not touch (possible: %2)</source>
        <translation>itt nem lehet csillejelölő: %1, mert a két kártya nem érintkezik (lehetséges: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: no half carts meet there (possible: %2)</source>
        <translation>itt nem lehet csillejelölő: %1, mert ott nem találkoznak fél csillék (lehetséges: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: the cart is full already (possible: %2)</source>
        <translation>itt nem lehet csillejelölő: %1, mert az a csille már teli (lehetséges: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: both halves of the cart are empty (possible: %2)</source>
        <translation>itt nem lehet csillejelölő: %1, mert a csille mindkét fele üres (lehetséges: %2)</translation>
    </message>
    <message>
        <source>%1 said, %2 by the cards of the mine (the two must agree)</source>
        <translation>%1 a megadott szám, a bánya kártyái szerint %2 (a kettőnek egyeznie kell)</translation>
    </message>
    <message>
        <source>%1 is given before, at %2 (expected: another one)</source>
        <translation>%1 már szerepel itt: %2 (helyette: egy másik)</translation>
    </message>
    <message>
        <source>%1 is already the name of %2 (expected: a name of their own for every player)</source>
        <translation>%1 már foglalt név, itt szerepel: %2 (helyesen: minden játékosnak saját név)</translation>
    </message>
    <message>
        <source>%1 is already the color of %2 (expected: a color of their own for every player)</source>
        <translation>%1 már foglalt szín, itt szerepel: %2 (helyesen: minden játékosnak saját szín)</translation>
    </message>
    <message>
        <source>%1 said, but the goals listed give %2 (the two must agree)</source>
        <translation>%1 a megadott szám, de a felsorolt célokból %2 jön ki (a kettőnek egyeznie kell)</translation>
    </message>
</context>
<context>
    <name>GameTitle</name>
    <message>
        <source>Coal Baron</source>
        <translation>Szénre fel!</translation>
    </message>
    <message>
        <source>Rockwell</source>
        <translation>Rockwell</translation>
    </message>
    <message>
        <source>The Ruhr</source>
        <translation>The Ruhr</translation>
    </message>
    <message>
        <source>Imperial Miners</source>
        <translation>Birodalmi bányászok</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1 is first with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 az első %2: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for first with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 holtversenyben első %2: fejenként %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a tie for first nobody gets second place.</source>
        <translation>Az első helyi holtverseny után nincs második hely.</translation>
    </message>
    <message>
        <source>With two players second place does not score.</source>
        <translation>Két játékosnál a második hely nem ér pontot.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is second with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 a második %2: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for second with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 holtversenyben második %2: fejenként %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is third with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 a harmadik %2: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for third with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 holtversenyben harmadik %2: fejenként %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has any.</source>
        <translation>Senkinek sincs.</translation>
    </message>
    <message>
        <source>Nobody else has any.</source>
        <translation>Másnak nincs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1: %2 pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s).</source>
        <translation>
            <numerusform>%1 nyer %2 ponttal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 osztozik a győzelmen, fejenként %2 ponttal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s). As many points: %3. What decided: %4.</source>
        <translation>
            <numerusform>%1 nyer %2 ponttal. Ugyanennyi pontja van: %3. Ami döntött: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, at most %4 possible.</source>
        <translation>%1: %2: %3 a megadott szám, legfeljebb %4 lehet.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, at least %4 must be there.</source>
        <translation>%1: %2: %3 a megadott szám, legalább %4 kell legyen.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>so many pieces, as in: is first with 3</comment>
        <translation>%1 darabbal</translation>
    </message>
</context>
<context>
    <name>ImperialMinersWords</name>
    <message>
        <source>blue point tokens</source>
        <translation>kék pontjelölő</translation>
    </message>
    <message>
        <source>green point tokens</source>
        <translation>zöld pontjelölő</translation>
    </message>
    <message>
        <source>red point tokens</source>
        <translation>piros pontjelölő</translation>
    </message>
    <message>
        <source>silver coins</source>
        <translation>ezüstérme</translation>
    </message>
    <message>
        <source>gold coins</source>
        <translation>aranyérme</translation>
    </message>
    <message>
        <source>navvy</source>
        <translation>Kubikos</translation>
    </message>
    <message>
        <source>tunneller</source>
        <translation>Alagútásó</translation>
    </message>
    <message>
        <source>novice miner</source>
        <translation>Kezdő bányász</translation>
    </message>
    <message>
        <source>mining engineer</source>
        <translation>Bányamérnök</translation>
    </message>
    <message>
        <source>veteran hewer</source>
        <translation>Veterán vájár</translation>
    </message>
    <message>
        <source>king of the deep</source>
        <translation>A mélység királya</translation>
    </message>
    <message>
        <source>Point tokens</source>
        <translation>Pontjelölők</translation>
    </message>
    <message>
        <source>Full carts</source>
        <translation>Teli csillék</translation>
    </message>
    <message>
        <source>%1: blue (1) %2, green (5) %3, red (10) %4.</source>
        <translation>%1: kék (1) %2, zöld (5) %3, piros (10) %4.</translation>
    </message>
    <message>
        <source>Nobody has any.</source>
        <translation>Senkinek sincs.</translation>
    </message>
    <message>
        <source>Every full cart is a point, whole by print or by a cart token.</source>
        <translation>Minden teli csille egy pont, akár nyomtatva teli, akár csillejelölővel.</translation>
    </message>
    <message>
        <source>The title is: %1.</source>
        <translation>A rang: %1.</translation>
    </message>
    <message>
        <source>more in coins (%1)</source>
        <translation>több érme értékben (%1)</translation>
    </message>
    <message>
        <source>as much in coins, but more full carts (%1)</source>
        <translation>ugyanannyi érme, de több teli csille (%1)</translation>
    </message>
    <message>
        <source>cart tokens</source>
        <translation>csillejelölő</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>masina</translation>
    </message>
    <message>
        <source>collapses</source>
        <translation>beomlás</translation>
    </message>
    <message>
        <source>cards of level %1</source>
        <translation>%1. szintű kártya</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>kártya kézben</translation>
    </message>
    <message>
        <source>%1: the card %2 hangs from nothing.</source>
        <translation>%1: ez a kártya nem kapcsolódik semmihez: %2.</translation>
    </message>
    <message>
        <source>%1: by print %2, by cart token %3.</source>
        <translation>%1: nyomtatva %2, csillejelölővel %3.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, the box holds %4.</source>
        <translation>%1: %2: %3 a megadott szám, a dobozban %4 van.</translation>
    </message>
    <message>
        <source>%1: full carts: %2 counted, ten cards have room for %3.</source>
        <translation>%1: teli csille: %2 a megadott szám, tíz kártyán %3 fér el.</translation>
    </message>
    <message>
        <source>%1: cards in the mine: %2 counted, one in each round makes %3.</source>
        <translation>%1: kártya a bányában: %2 a megadott szám, fordulónként egy az %3.</translation>
    </message>
    <message>
        <source>%1: from a completed research board the marker goes on to another one, so boards and marker do not fit together.</source>
        <translation>%1: a befejezett kutatástábláról a jelölő egy másikra kerül, ezért a táblák és a jelölő nem illenek össze.</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list of names</comment>
        <translation>%1 és %2</translation>
    </message>
</context>
<context>
    <name>RockwellWords</name>
    <message>
        <source>Goal tiles</source>
        <translation>Céllapkák</translation>
    </message>
    <message>
        <source>Delivery tiles</source>
        <translation>Szállítási lapkák</translation>
    </message>
    <message>
        <source>Zinc</source>
        <translation>Cink</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>Réz</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>8 zinc and 8 copper</source>
        <translation>8 cink és 8 réz</translation>
    </message>
    <message>
        <source>6 extraction cards</source>
        <translation>6 kitermelési kártya</translation>
    </message>
    <message>
        <source>10 silver</source>
        <translation>10 ezüst</translation>
    </message>
    <message>
        <source>3 crews of power 2</source>
        <translation>3 csapat 2-es erővel</translation>
    </message>
    <message>
        <source>12 gold</source>
        <translation>12 arany</translation>
    </message>
    <message>
        <source>all crews in layer C or deeper</source>
        <translation>minden csapat a C rétegben vagy mélyebben</translation>
    </message>
    <message>
        <source>6 of each kind</source>
        <translation>6 mindegyikből</translation>
    </message>
    <message>
        <source>2 crews of power 4</source>
        <translation>2 csapat 4-es erővel</translation>
    </message>
    <message>
        <source>a crew in the centre</source>
        <translation>egy csapat a középpontban</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the goal tiles</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The points on the goal tiles.</source>
        <translation>A céllapkák pontjai.</translation>
    </message>
    <message>
        <source>The points on the delivery tiles.</source>
        <translation>A szállítási lapkák pontjai.</translation>
    </message>
    <message>
        <source>more goal tiles (%1)</source>
        <translation>több céllapka (%1)</translation>
    </message>
    <message>
        <source>as many goal tiles, but more cubes (%1)</source>
        <translation>ugyanannyi céllapka, de több kocka (%1)</translation>
    </message>
    <message>
        <source>Who has none of a kind does not score for it here.</source>
        <translation>Akinek valamiből nincs, az itt nem kap érte pontot.</translation>
    </message>
    <message>
        <source>There is only one goal tile &quot;%1&quot; worth %2, but several have it: %3.</source>
        <translation>Ebből a céllapkából csak egy van („%1”, %2 pont), mégis többeknél szerepel: %3.</translation>
    </message>
    <message>
        <source>Of the goal &quot;%1&quot; the tile worth %2 was left, but a lesser one taken: %3.</source>
        <translation>Megmaradt egy céllapka („%1”, %2 pont), de egy kisebbet elvettek: %3.</translation>
    </message>
    <message>
        <source>delivery tiles</source>
        <translation>szállítási lapka</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a goal and the points of its tile</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the delivery tiles</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together.</source>
        <translation>
            <numerusform>%1: %n céllapka, összesen %2 pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>so much money, as in: is first with $4500</comment>
        <translation>%1 dollárral</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at most.</source>
        <translation>
            <numerusform>%1: %n céllapka, összesen %2 pont, pedig ennyi céllapka legfeljebb %3 pontot ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at least.</source>
        <translation>
            <numerusform>%1: %n céllapka, összesen %2 pont, pedig ennyi céllapka legalább %3 pontot ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: $%2, but all amounts of money in the game are multiples of $100.</source>
        <translation>%1: %2 dollár, pedig a játékban minden összeg 100 dollár többszöröse.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Points of shift %1</source>
        <translation>%1. műszak: pontok</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Pontok a végén</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>Players: %1.</source>
        <translation>Játékosok: %1.</translation>
    </message>
    <message>
        <source>Please check: this cannot be true at one table</source>
        <translation>Nézzétek meg: egy asztalnál ez nem lehet igaz</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %3 point(s)</source>
        <comment>rank, name, points</comment>
        <translation>
            <numerusform>%1. %2, %3 pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth a second look: this is unusual</source>
        <translation>Érdemes még egyszer megnézni: ez szokatlan</translation>
    </message>
</context>
<context>
    <name>TheRuhrWords</name>
    <message>
        <source>Points on the track</source>
        <translation>Pontok a pontsávon</translation>
    </message>
    <message>
        <source>What was scored during the game.</source>
        <translation>Amit játék közben szereztetek.</translation>
    </message>
    <message>
        <source>Cities of Essen</source>
        <translation>Essen városai</translation>
    </message>
    <message>
        <source>1 point for a warehouse in each of Kettwig, Werden and Steele.</source>
        <translation>1 pont, ha Kettwig, Werden és Steele mindegyikében van raktár.</translation>
    </message>
    <message>
        <source>Cities of the Mark</source>
        <translation>Mark városai</translation>
    </message>
    <message>
        <source>1 point for a warehouse in each of Hattingen, Blankenstein and Witten.</source>
        <translation>1 pont, ha Hattingen, Blankenstein és Witten mindegyikében van raktár.</translation>
    </message>
    <message>
        <source>All seven cities</source>
        <translation>Mind a hét város</translation>
    </message>
    <message>
        <source>3 points for a warehouse in every city.</source>
        <translation>3 pont, ha minden városban van raktár.</translation>
    </message>
    <message>
        <source>All four coal dumps</source>
        <translation>Mind a négy lerakat</translation>
    </message>
    <message>
        <source>2 points for a warehouse on every coal dump.</source>
        <translation>2 pont, ha minden lerakaton van raktár.</translation>
    </message>
    <message>
        <source>Most on a coal dump</source>
        <translation>Legtöbb egy lerakaton</translation>
    </message>
    <message>
        <source>1 point for most warehouses on a coal dump, nobody on a tie.</source>
        <translation>1 pont annak, akinek a legtöbb raktára van egy lerakaton; holtversenynél senkinek.</translation>
    </message>
    <message>
        <source>Ruhr barge token</source>
        <translation>Ruhrbárka-jelző</translation>
    </message>
    <message>
        <source>4 points if the barge is in Ruhrort, otherwise 2.</source>
        <translation>4 pont, ha a bárka Ruhrortban áll, különben 2.</translation>
    </message>
    <message>
        <source>Mayor token</source>
        <translation>Polgármester-jelző</translation>
    </message>
    <message>
        <source>1 point for every thaler, none with a loan.</source>
        <translation>Minden tallér 1 pont, kölcsönnel egy sem.</translation>
    </message>
    <message>
        <source>Railway token</source>
        <translation>Vasút-jelző</translation>
    </message>
    <message>
        <source>1 point for every city with a warehouse; Ruhrort does not count.</source>
        <translation>1 pont minden városért, ahol van raktár; Ruhrort nem számít.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Every loan costs 2 points.</source>
        <translation>Minden kölcsön 2 pont levonás.</translation>
    </message>
    <message>
        <source>Essen warehouse</source>
        <translation>Esseni raktár</translation>
    </message>
    <message>
        <source>Grafschaft Mark warehouse</source>
        <translation>Marki raktár</translation>
    </message>
    <message>
        <source>Coal dump</source>
        <translation>Lerakat</translation>
    </message>
    <message>
        <source>Lock building</source>
        <translation>Zsilipépítés</translation>
    </message>
    <message>
        <source>Ruhrort harbour</source>
        <translation>Ruhrorti kikötő</translation>
    </message>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Mark grófság</translation>
    </message>
    <message>
        <source>Wages</source>
        <translation>Bérek</translation>
    </message>
    <message>
        <source>Subsidy</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>Coal hauling</source>
        <translation>Szénszállítás</translation>
    </message>
    <message>
        <source>Towing</source>
        <translation>Vontatás</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Raktár</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>Coal fair</source>
        <translation>Szénvásár</translation>
    </message>
    <message>
        <source>Ruhr barge</source>
        <translation>Ruhrbárka</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Polgármester</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Vasút</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a coal dump and who has most there</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: a tie of %2.</source>
        <comment>a coal dump and who ties there</comment>
        <translation>%1: holtverseny, %2.</translation>
    </message>
    <message>
        <source>With a loan: %1.</source>
        <translation>Kölcsönnel: %1.</translation>
    </message>
    <message>
        <source>warehouses</source>
        <translation>raktár</translation>
    </message>
    <message>
        <source>loans</source>
        <translation>kölcsön</translation>
    </message>
    <message>
        <source>thalers</source>
        <translation>tallér</translation>
    </message>
    <message>
        <source>%1: the two warehouses of a storage area leave it together, but %2 are there (%3).</source>
        <translation>%1: a tárolóból a két raktár együtt kerül ki, mégis %2 van ott (%3).</translation>
    </message>
    <message>
        <source>warehouses in Ruhrort</source>
        <translation>raktár Ruhrortban</translation>
    </message>
    <message>
        <source>%1: a warehouse in Mülheim needs the token Warehouse, used.</source>
        <translation>%1: a mülheimi raktárhoz a Raktár-jelzőt fel kell használni.</translation>
    </message>
    <message>
        <source>%1: the token Inn needs white coal, and so the token Grafschaft Mark, but the warehouses of that are still in storage (storageMark).</source>
        <translation>%1: a Fogadó-jelzőhöz fehér szén kell, ahhoz pedig a Mark grófság jelzője, de annak raktárai még a tárolóban vannak (storageMark).</translation>
    </message>
    <message>
        <source>tokens %1</source>
        <translation>jelző (%1)</translation>
    </message>
    <message>
        <source>%1: a blank instead of the token %2, although copies of it are left.</source>
        <translation>%1: üres jelző ehelyett: %2, pedig maradt még belőle.</translation>
    </message>
    <message>
        <source>A blank token scores nothing: %1.</source>
        <translation>Az üres jelző nem ér pontot: %1.</translation>
    </message>
</context>
<context>
    <name>TotalsWords</name>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Scored on paper.</source>
        <translation>Papíron pontozva.</translation>
    </message>
    <message>
        <source>Played alone.</source>
        <translation>Egyszemélyes játék.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 osztozik a győzelmen.</translation>
    </message>
    <message>
        <source>%1 wins by points.</source>
        <translation>%1 nyer a pontok alapján.</translation>
    </message>
    <message>
        <source>%1 wins by the tie-break.</source>
        <translation>Holtverseny után %1 nyer.</translation>
    </message>
</context>
</TS>
