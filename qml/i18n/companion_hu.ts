<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Steiger</source>
        <translation>A Steigerről</translation>
    </message>
    <message>
        <source>Steiger %1</source>
        <translation>Steiger %1</translation>
    </message>
    <message>
        <source>The companion for mining games at a real table. It works without a network and without an account; everything stays on this device.</source>
        <translation>Társ a bányás társasjátékokhoz, igazi asztalnál. Hálózat és fiók nélkül működik; minden ezen az eszközön marad.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy újabb változata szerint.</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Ha valami nincs rendben</translation>
    </message>
    <message>
        <source>This file tells somebody who helps you which versions and which screen you have, and whether the history is sound.</source>
        <translation>Ebből a fájlból a segítőd látja, milyen verziókat és képernyőt használsz, és ép-e a játéktörténet.</translation>
    </message>
    <message>
        <source>Save a diagnostics file</source>
        <translation>Diagnosztikai fájl mentése</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Ezekkel készült</translation>
    </message>
    <message>
        <source>Public domain</source>
        <translation>Közkincs</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a file and what became of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation>ez a fájl nem olvasható</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>eltéve, azonosító: %1</translation>
    </message>
    <message>
        <source>already here as %1</source>
        <translation>már megvan, azonosító: %1</translation>
    </message>
    <message>
        <source>already here as %1, but told otherwise. The game stays as it is; &quot;steiger-cli correct %1 FILE&quot; replaces it.</source>
        <translation>már megvan (azonosító: %1), de más tartalommal. A játék marad, ahogy volt; a „steiger-cli correct %1 FILE” cseréli le.</translation>
    </message>
    <message>
        <source>this game was deleted and stays so. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>ezt a játékot törölték, és törölve is marad. A „steiger-cli restore %1” hozza vissza.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken over</source>
        <translation>
            <numerusform>%n játék átvéve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new player(s)</source>
        <translation>
            <numerusform>%n új játékos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games kept in a list apart</source>
        <translation>
            <numerusform>%n másik játékbeli parti külön listában megőrizve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) already here</source>
        <translation>
            <numerusform>%n parti már itt van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of games that were deleted here and stay so</source>
        <translation>
            <numerusform>%n olyan parti, amelyet itt töröltek, és törölve is marad</numerusform>
        </translation>
    </message>
    <message>
        <source>players known already: %1 by their id, %2 by their name</source>
        <translation>már ismert játékosok: azonosító alapján %1, név alapján %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a place in a file, a game, a date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stored</source>
        <translation>
            <numerusform>%n játék eltéve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already here</source>
        <translation>
            <numerusform>%n játék már megvolt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddingField</name>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>%1: %2, right</source>
        <translation>%1: %2, helyes</translation>
    </message>
    <message>
        <source>%1: %2, wrong</source>
        <translation>%1: %2, hibás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and an answer</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>%1, %2</source>
        <comment>how many somebody has, and which place that is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Ő kezd</translation>
    </message>
    <message numerus="yes">
        <source>%n in the factory, started this shift</source>
        <translation>
            <numerusform>%n a tárnabővítésnél, ő kezdte ezt a műszakot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the factory</source>
        <translation>
            <numerusform>%n a tárnabővítésnél</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>%1: %2</source>
        <comment>a player and what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Beírás</translation>
    </message>
    <message>
        <source>Give the tablet to %1. Nobody else looks at it now.</source>
        <translation>Add oda a táblagépet: %1. Más most ne nézzen rá.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <comment>a player, to whom the tablet was given</comment>
        <translation>Én vagyok: %1</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ez lesz belőle</translation>
    </message>
</context>
<context>
    <name>AskSides</name>
    <message>
        <source>left</source>
        <translation>bal</translation>
    </message>
    <message>
        <source>right</source>
        <translation>jobb</translation>
    </message>
    <message>
        <source>up left</source>
        <translation>bal felső</translation>
    </message>
    <message>
        <source>up right</source>
        <translation>jobb felső</translation>
    </message>
    <message>
        <source>down left</source>
        <translation>bal alsó</translation>
    </message>
    <message>
        <source>down right</source>
        <translation>jobb alsó</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of a card and what is on it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
</context>
<context>
    <name>AwardBar</name>
    <message>
        <source>%1 has %2 points</source>
        <translation>%1 pontjai: %2</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The history is copied to %1.</source>
        <translation>A játéktörténet másolata kész: %1.</translation>
    </message>
    <message>
        <source>%1 is the history itself. Choose another file for the copy.</source>
        <translation>%1 maga a játéktörténet. Válassz másik fájlt a másolatnak.</translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message>
        <source>Backups</source>
        <translation>Biztonsági mentések</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Mentés most</translation>
    </message>
    <message>
        <source>Bring back from a file</source>
        <translation>Visszaállítás fájlból</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and the size of a file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bring back this copy?</source>
        <translation>Visszaállítod ezt a másolatot?</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Where should the copy go?</source>
        <translation>Hová kerüljön a másolat?</translation>
    </message>
    <message>
        <source>Which copy?</source>
        <translation>Melyik másolat?</translation>
    </message>
    <message>
        <source>Steiger keeps a copy of every day on which something changed, the last seven of them, and one before every restore. Tap one to bring it back. Photos of the evenings stay where they are; a copy that you save to a file takes them along.</source>
        <translation>A Steiger másolatot őriz a legutóbbi 7 napról, amelyen valami változott, és minden visszaállítás előtti állapotról. Koppints arra, amelyiket vissza akarod hozni. Az esték fotói a helyükön maradnak; a fájlba mentett másolat magával viszi őket.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s), %2</source>
        <comment>a day, games, the size of a file</comment>
        <translation>
            <numerusform>%1: %n játék, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>BegunChoice</name>
    <message>
        <source>How far is the game?</source>
        <translation>Hol tart a játék?</translation>
    </message>
    <message>
        <source>It begins now</source>
        <translation>Most kezdődik</translation>
    </message>
    <message>
        <source>Shift I is under way</source>
        <translation>Az I. műszak folyik</translation>
    </message>
    <message>
        <source>Shift II is under way</source>
        <translation>A II. műszak folyik</translation>
    </message>
    <message>
        <source>Shift III is under way</source>
        <translation>A III. műszak folyik</translation>
    </message>
    <message>
        <source>It is over, and on paper</source>
        <translation>Véget ért, papíron van meg</translation>
    </message>
    <message>
        <source>You enter what was delivered and emptied shift by shift; Steiger evaluates each one.</source>
        <translation>Műszakonként beírjátok, mit szállítottatok le és mely csillék ürültek ki; a Steiger mindegyiket kiértékeli.</translation>
    </message>
    <message>
        <source>Played on %1</source>
        <translation>A játék napja: %1</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Egy hónappal korábban</translation>
    </message>
    <message>
        <source>A day earlier</source>
        <translation>Egy nappal korábban</translation>
    </message>
    <message>
        <source>A day later</source>
        <translation>Egy nappal később</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Egy hónappal később</translation>
    </message>
</context>
<context>
    <name>BgStatsWords</name>
    <message>
        <source>%1 stands where an object in curly braces should be</source>
        <translation>%1 áll ott, ahol egy kapcsos zárójeles objektumnak kellene állnia</translation>
    </message>
    <message>
        <source>%1 stands where a list in square brackets should be</source>
        <translation>%1 áll ott, ahol egy szögletes zárójeles listának kellene állnia</translation>
    </message>
    <message>
        <source>it has no id, so nothing can refer to it</source>
        <translation>nincs azonosítója, így semmi sem hivatkozhat rá</translation>
    </message>
    <message>
        <source>%1 is given twice, and nobody can tell which is meant</source>
        <translation>%1 kétszer szerepel, és nem tudni, melyik az érvényes</translation>
    </message>
    <message>
        <source>%1 goes too deep</source>
        <translation>%1 túl mélyre ágazik</translation>
    </message>
    <message>
        <source>it is in the file a second time</source>
        <translation>másodszor is benne van a fájlban</translation>
    </message>
    <message>
        <source>the file has no single game with the id %1</source>
        <translation>a fájlban nincs pontosan egy játék %1 azonosítóval</translation>
    </message>
    <message>
        <source>the file has no single player with the id %1</source>
        <translation>a fájlban nincs pontosan egy játékos %1 azonosítóval</translation>
    </message>
    <message>
        <source>the file has no single place with the id %1</source>
        <translation>a fájlban nincs pontosan egy helyszín %1 azonosítóval</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date (expected: 2026-01-24 20:15:00)</source>
        <translation>„%1” nem dátum (helyesen: 2026-01-24 20:15:00)</translation>
    </message>
    <message>
        <source>nobody played</source>
        <translation>senki sem játszott</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>másik játék</translation>
    </message>
    <message>
        <source>marked to be left out of statistics; kept, but not counted</source>
        <translation>statisztikából kihagyandónak van jelölve; megőrizve, de nem számít</translation>
    </message>
    <message>
        <source>played in teams, which this game does not have; kept, but not counted</source>
        <translation>csapatban játszották, de ebben a játékban nincsenek csapatok; megőrizve, de nem számít</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), which is not possible in this game; kept, but not counted</source>
        <translation>
            <numerusform>%n játékos, ami ebben a játékban nem lehetséges; megőrizve, de nem számít</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no score; kept, but not counted</source>
        <translation>%1: nincs pontszáma; megőrizve, de nem számít</translation>
    </message>
    <message>
        <source>the score of %1 cannot be read: &quot;%2&quot;; kept, but not counted</source>
        <translation>%1 pontszáma nem olvasható: „%2”; megőrizve, de nem számít</translation>
    </message>
    <message>
        <source>the score of %1 is no whole number: &quot;%2&quot;; kept, but not counted</source>
        <translation>%1 pontszáma nem egész szám: „%2”; megőrizve, de nem számít</translation>
    </message>
    <message>
        <source>nobody won; kept, but not counted</source>
        <translation>senki sem nyert; megőrizve, de nem számít</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>this result is not possible in this game (%1); kept, but not counted</source>
        <translation>ez az eredmény ebben a játékban nem lehetséges (%1); megőrizve, de nem számít</translation>
    </message>
</context>
<context>
    <name>BrickGrid</name>
    <message>
        <source>Surface</source>
        <translation>Felszín</translation>
    </message>
    <message>
        <source>Row %1, place %2</source>
        <translation>%1. sor, %2. hely</translation>
    </message>
</context>
<context>
    <name>BusyPopup</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>CalculatorsPage</name>
    <message>
        <source>Calculators</source>
        <translation>Számolók</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Az eredmény</translation>
    </message>
</context>
<context>
    <name>CameraChoice</name>
    <message>
        <source>No camera is connected.</source>
        <translation>Nincs csatlakoztatva kamera.</translation>
    </message>
    <message>
        <source>This is the only camera: %1</source>
        <translation>Ez az egyetlen kamera: %1</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>A szokásos</translation>
    </message>
</context>
<context>
    <name>ChangeGame</name>
    <message>
        <source>Corrected. &quot;steiger-cli show %1 --revision 1&quot; still shows the first record.</source>
        <translation>Javítva. Az első rekordot továbbra is megmutatja a „steiger-cli show %1 --revision 1”.</translation>
    </message>
    <message>
        <source>Deleted. &quot;steiger-cli restore %1&quot; brings the game back.</source>
        <translation>Törölve. A „steiger-cli restore %1” visszahozza a játékot.</translation>
    </message>
    <message>
        <source>This game is deleted already. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>Ez a játék már törölve van. A „steiger-cli restore %1” hozza vissza.</translation>
    </message>
    <message>
        <source>The game is back in the history.</source>
        <translation>A játék újra a történetben van.</translation>
    </message>
    <message>
        <source>This game is not deleted.</source>
        <translation>Ez a játék nincs törölve.</translation>
    </message>
    <message>
        <source>This game is deleted. Bring it back with &quot;steiger-cli restore %1&quot; first.</source>
        <translation>Ez a játék törölve van. Előbb hozd vissza: „steiger-cli restore %1”.</translation>
    </message>
    <message>
        <source>this is the record of another game (its id is %1, not %2)</source>
        <translation>ez egy másik játék rekordja (azonosítója %1, nem %2)</translation>
    </message>
    <message>
        <source>players[%1]: the id is that of %2, but the name says %3 (leave out the id to mean %3; &quot;steiger-cli people rename&quot; gives %2 another name)</source>
        <translation>players[%1]: az azonosító szerint ez %2, a név szerint %3 (hagyd el az azonosítót, ha őrá gondolsz: %3; „steiger-cli people rename” ad új nevet neki: %2)</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>The damaged file is now %1, and %2 is in its place. What was told since that backup is missing.</source>
        <translation>A sérült fájl új neve %1, a helyén ez a mentés van: %2. Ami a mentés óta történt, hiányzik.</translation>
    </message>
    <message>
        <source>The history is sound.</source>
        <translation>A játéktörténet rendben van.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) scored again.</source>
        <translation>
            <numerusform>%n játék újra kiértékelve.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result has changed.</source>
        <translation>Egyetlen eredmény sem változott.</translation>
    </message>
    <message>
        <source>These have other results now: %1.</source>
        <translation>Ezeknek most más az eredménye: %1.</translation>
    </message>
    <message>
        <source>These have a record that cannot be read, and are left out: %1. Nothing of them is lost; a newer Steiger may read them.</source>
        <translation>Ezeknek az adatai nem olvashatók, ezért kimaradtak: %1. Semmi sem veszett el belőlük; egy újabb Steiger talán el tudja olvasni őket.</translation>
    </message>
    <message>
        <source>%1 is not sound:</source>
        <translation>%1 nincs rendben:</translation>
    </message>
    <message>
        <source>&quot;steiger-cli check --rebuild&quot; works everything out again from what was told.</source>
        <translation>A „steiger-cli check --rebuild” mindent újra kiszámol a feljegyzettekből.</translation>
    </message>
</context>
<context>
    <name>ChecklistPage</name>
    <message>
        <source>To the table</source>
        <translation>Az asztalhoz</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Idény</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Játékosok száma</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>All games again</source>
        <translation>Újra minden játék</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a setting and a choice</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChosenGames</name>
    <message>
        <source>There is no game %1 (only %2).</source>
        <translation>Nincs ilyen játék: %1 (csak %2).</translation>
    </message>
    <message>
        <source>There is no group %1. &quot;steiger-cli groups list&quot; shows them all.</source>
        <translation>Nincs ilyen csoport: %1. A „steiger-cli groups list” mindet megmutatja.</translation>
    </message>
    <message>
        <source>There is no group %1. Did you mean %2?</source>
        <translation>Nincs ilyen csoport: %1. Erre gondoltál: %2?</translation>
    </message>
    <message>
        <source>There is no season %1. A year such as 2026 always is one; &quot;steiger-cli seasons list&quot; shows the others.</source>
        <translation>Nincs ilyen idény: %1. Egy év, például 2026, mindig az; a többit a „steiger-cli seasons list” mutatja.</translation>
    </message>
    <message>
        <source>%1: %2 is no date such as 2026-05-01 or 2026-05-01T19:30:00+02:00.</source>
        <translation>%1: %2 nem olyan dátum, mint 2026-05-01 vagy 2026-05-01T19:30:00+02:00.</translation>
    </message>
</context>
<context>
    <name>CoalBaronEventWords</name>
    <message numerus="yes">
        <source>The game starts with %1 player(s). %2 is the starting player.</source>
        <translation>
            <numerusform>Kezdődik a játék %1 játékossal. A kezdőjátékos: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks the order %2.</source>
        <translation>%1 ezt a megrendelést választja: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s).</source>
        <translation>
            <numerusform>%1 lerak %2 munkást.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s): %3.</source>
        <translation>
            <numerusform>%1 lerak %2 munkást: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts %2 mark(s).</source>
        <translation>
            <numerusform>%1 megszámolta a pénzét: %2 márka.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the order %2.</source>
        <translation>%1 elveszi ezt a megrendelést: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %2: %n point(s).</source>
        <translation>
            <numerusform>%1 teljesíti ezt a megrendelést: %2, %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s).</source>
        <translation>
            <numerusform>%1 tárnalapkát vesz %n márkáért: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s), with other cubes on it: %3.</source>
        <translation>
            <numerusform>%1 tárnalapkát vesz %n márkáért: %2. Más színű szénkocka van rajta: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brings the cage to the surface.</source>
        <translation>%1 felhozza a felvonót a felszínre.</translation>
    </message>
    <message>
        <source>%1 moves the cage to the %2 level.</source>
        <translation>%1 erre a szintre viszi a felvonót: %2.</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart.</source>
        <translation>%1 kiürít egy csillét (%2).</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart on the light side.</source>
        <translation>%1 kiürít egy csillét a világos oldalon (%2).</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart on the dark side.</source>
        <translation>%1 kiürít egy csillét a sötét oldalon (%2).</translation>
    </message>
    <message>
        <source>%1 counts no empty carts.</source>
        <translation>%1 megszámolta az üres csilléit: nincs egy sem.</translation>
    </message>
    <message>
        <source>%1 counts empty carts: %2.</source>
        <translation>%1 megszámolta az üres csilléit: %2.</translation>
    </message>
    <message>
        <source>%1 counts cubes: %2 in the cage, %3 in storage, %4 on open orders.</source>
        <translation>%1 megszámolta a szénkockáit: felvonó %2, raktár %3, teljesítésre váró megrendelések %4.</translation>
    </message>
    <message>
        <source>%1 puts a %2 cube into storage.</source>
        <translation>%1 szénkockát tesz a raktárba (%2).</translation>
    </message>
    <message>
        <source>%1 fills a %2 square of the order %3.</source>
        <translation>%1 kitölt egy négyzetet (%2) ezen a megrendelésen: %3.</translation>
    </message>
    <message>
        <source>%1 fills a %2 square of the order %3 with two cubes: %4.</source>
        <translation>%1 két szénkockával (%4) tölt ki egy négyzetet (%2) ezen a megrendelésen: %3.</translation>
    </message>
    <message>
        <source>From now on only deliveries and empty carts are followed.</source>
        <translation>Mostantól csak a teljesített megrendeléseket és az üres csilléket követjük.</translation>
    </message>
    <message>
        <source>Besides deliveries and empty carts, these are followed from now on: %1.</source>
        <translation>A teljesített megrendeléseken és az üres csilléken kívül mostantól ezeket követjük: %1.</translation>
    </message>
    <message>
        <source>Shift %1 is over.</source>
        <translation>Vége a műszaknak (%1. műszak).</translation>
    </message>
    <message>
        <source>The shift is over.</source>
        <translation>Vége a műszaknak.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Workers in the factory: %1.</source>
        <translation>Munkások a tárnabővítésnél: %1.</translation>
    </message>
    <message>
        <source>Shift %1 begins.</source>
        <translation>Kezdődik az új műszak (%1. műszak).</translation>
    </message>
    <message>
        <source>The next shift begins.</source>
        <translation>Kezdődik a következő műszak.</translation>
    </message>
    <message>
        <source>What everyone has left is counted.</source>
        <translation>Mindenki megszámolta, mi maradt nála.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and what is left</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ki van soron</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>márkák</translation>
    </message>
    <message>
        <source>open orders</source>
        <translation>teljesítésre váró megrendelések</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>bányatelepek</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>szénkockák</translation>
    </message>
    <message numerus="yes">
        <source>%1 mark(s)</source>
        <translation>
            <numerusform>%1 márka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cube(s)</source>
        <translation>
            <numerusform>%1 szénkocka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 open order(s)</source>
        <translation>
            <numerusform>%1 teljesítésre váró megrendelés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light tile(s)</source>
        <translation>
            <numerusform>%1 világos tárnalapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 dark tile(s)</source>
        <translation>
            <numerusform>%1 sötét tárnalapka</numerusform>
        </translation>
    </message>
    <message>
        <source>The workers in the factory are counted.</source>
        <translation>Megszámoljuk a munkásokat a tárnabővítésnél.</translation>
    </message>
</context>
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
    <message>
        <source>%1, light side, cart %2</source>
        <translation>%1, világos oldal, %2. csille</translation>
    </message>
    <message>
        <source>%1, dark side, cart %2</source>
        <translation>%1, sötét oldal, %2. csille</translation>
    </message>
    <message>
        <source>factory (space %1)</source>
        <translation>tárnabővítés (%1. mező)</translation>
    </message>
    <message>
        <source>factory (draw %1)</source>
        <translation>tárnabővítés (%1 húzása)</translation>
    </message>
    <message numerus="yes">
        <source>mining (%n step(s))</source>
        <translation>
            <numerusform>bányászat (%n lépés)</numerusform>
        </translation>
    </message>
    <message>
        <source>delivery (%1)</source>
        <translation>szállítás (%1)</translation>
    </message>
    <message numerus="yes">
        <source>money (%n mark(s))</source>
        <translation>
            <numerusform>pénz (%n márka)</numerusform>
        </translation>
    </message>
    <message>
        <source>orders (space %1)</source>
        <translation>megrendelés (%1. mező)</translation>
    </message>
    <message>
        <source>orders (draw %1)</source>
        <translation>megrendelés (%1 húzása)</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a segment of the shift clock</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>CoalBaronProspectWords</name>
    <message numerus="yes">
        <source>%n more %1 square(s)</source>
        <translation>
            <numerusform>még %n négyzet (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s) (%1)</source>
        <translation>
            <numerusform>még %n négyzet (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more empty %1 cart(s)</source>
        <translation>
            <numerusform>még %n üres csille (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <translation>első</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>holtversenyben első</translation>
    </message>
    <message>
        <source>second</source>
        <translation>második</translation>
    </message>
    <message>
        <source>tied for second</source>
        <translation>holtversenyben második</translation>
    </message>
    <message>
        <source>third</source>
        <translation>harmadik</translation>
    </message>
    <message>
        <source>tied for third</source>
        <translation>holtversenyben harmadik</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>a többiek mögött</translation>
    </message>
    <message>
        <source>holds none</source>
        <translation>nincs egy sem</translation>
    </message>
    <message>
        <source>no second place after a tie for first</source>
        <translation>holtverseny után nincs második hely</translation>
    </message>
    <message>
        <source>no second place with two players</source>
        <translation>két játékosnál nincs második hely</translation>
    </message>
    <message>
        <source>no delivered order</source>
        <translation>nincs teljesített megrendelés</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>megszámolva</translation>
    </message>
</context>
<context>
    <name>CoalBaronRefusalWords</name>
    <message>
        <source>Orders are picked before the first shift only.</source>
        <translation>Megrendelést választani csak az első műszak előtt lehet.</translation>
    </message>
    <message>
        <source>No shift is being played, so none can end.</source>
        <translation>Most nem zajlik műszak, így véget sem érhet.</translation>
    </message>
    <message>
        <source>The next shift starts after the evaluation of the one before, and there are three.</source>
        <translation>A következő műszak az előző kiértékelése után kezdődik, és összesen három van.</translation>
    </message>
    <message>
        <source>What everyone has left is counted once, after the evaluation of the third shift.</source>
        <translation>Ami a játékosoknál marad, azt egyszer számoljuk meg, a harmadik műszak kiértékelése után.</translation>
    </message>
    <message>
        <source>The game is over, nothing is counted any more.</source>
        <translation>A játéknak vége, már semmit sem számolunk.</translation>
    </message>
    <message>
        <source>All shifts are over, so it is too late to follow more or less.</source>
        <translation>Minden műszak véget ért, már késő többet vagy kevesebbet követni.</translation>
    </message>
    <message>
        <source>That is possible only while a shift is being played.</source>
        <translation>Ez csak műszak közben lehetséges.</translation>
    </message>
    <message>
        <source>This table does not follow whose turn it is, so workers are not placed here.</source>
        <translation>Ennél az asztalnál nem követjük, ki van soron, ezért munkást sem kell megadni.</translation>
    </message>
    <message>
        <source>This table does not follow the mines. Count the empty carts instead.</source>
        <translation>Ennél az asztalnál nem követjük a bányatelepeket. Helyette az üres csilléket számoljátok meg.</translation>
    </message>
    <message>
        <source>This table does not follow single cubes. They are asked for at the end.</source>
        <translation>Ennél az asztalnál nem követjük egyenként a szénkockákat. A játék végén kérdezünk rájuk.</translation>
    </message>
    <message>
        <source>%1 has to place at least one worker.</source>
        <translation>%1 legalább egy munkást köteles lerakni.</translation>
    </message>
    <message>
        <source>%1 places exactly one worker on the bank, whoever stands there.</source>
        <translation>%1 pontosan egy munkást rakhat a bankba, akárki áll is ott.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has to place exactly %n worker(s) here, one more than stand here now: %2.</source>
        <translation>
            <numerusform>%1 most pontosan %n munkást rakhat ide, eggyel többet, mint ahány ott áll: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no order that could go now: %2. A delivery needs a complete open order for its vehicle.</source>
        <translation>%1 most egy megrendelést sem tud így kiszállítani: %2. A szállításhoz kell egy kész megrendelés az adott járművel.</translation>
    </message>
    <message>
        <source>%1 still has to deliver %2: all complete orders of the vehicle go at once.</source>
        <translation>%1 még nem teljesítette ezt a megrendelést: %2. A jármű minden kész megrendelése egyszerre megy.</translation>
    </message>
    <message>
        <source>%1 is on a delivery space and has not delivered anything yet. That comes first.</source>
        <translation>%1 szállítási mezőn áll, és még nem szállított ki semmit. Előbb ez következik.</translation>
    </message>
    <message>
        <source>%1 delivers by another vehicle now. The order %2 needs a delivery of its own.</source>
        <translation>%1 most másik járművel szállít. Ehhez a megrendeléshez külön szállítás kell: %2.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a factory space first to buy a tile.</source>
        <translation>Tárnalapka vásárlásához előbb munkást kell rakni a tárnabővítéshez: %1.</translation>
    </message>
    <message>
        <source>%1 has to place workers on an order space first to take an order.</source>
        <translation>Új megrendeléshez előbb munkást kell rakni egy megrendelésmezőre: %1.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a delivery space first to deliver an order.</source>
        <translation>Kiszállításhoz előbb munkást kell rakni egy szállítási mezőre: %1.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a mining space first to move coal.</source>
        <translation>Bányászathoz előbb munkást kell rakni egy bányászatmezőre: %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n tile(s) of this kind are built in already: %1.</source>
        <translation>
            <numerusform>Mind a %n ilyen tárnalapka be van már építve: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to be had there: %1. Choose another space.</source>
        <translation>Itt már nincs mit elvenni: %1. Válassz másik mezőt.</translation>
    </message>
    <message>
        <source>The supply has enough cubes for this tile, so its carts get their own colour: %1.</source>
        <translation>A készletben van elég szénkocka ehhez a tárnalapkához, ezért a csillékre a saját színük kerül: %1.</translation>
    </message>
    <message>
        <source>More cubes are named than the tile has carts: %1.</source>
        <translation>Több szénkocka van megadva, mint ahány csille a tárnalapkán van: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The supply lacks cubes of this colour: %1. Name exactly %n cube(s) of other colours that are still there.</source>
        <translation>
            <numerusform>A készletből hiányzik ez a szín: %1. Adj meg pontosan %n más színű szénkockát, ami még van.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cage of %1 is not on this level: %2. Move it there first.</source>
        <translation>%1 felvonója nem ezen a szinten van: %2. Előbb oda kell vinni.</translation>
    </message>
    <message>
        <source>The cage of %1 is not at the surface. Bring it up first.</source>
        <translation>%1 felvonója nincs a felszínen. Előbb fel kell hozni.</translation>
    </message>
    <message>
        <source>The cage of %1 is on this level already: %2.</source>
        <translation>%1 felvonója már ezen a szinten van: %2.</translation>
    </message>
    <message>
        <source>The cage of %1 is at the surface already.</source>
        <translation>%1 felvonója már a felszínen van.</translation>
    </message>
    <message>
        <source>The cage of %1 holds no such cube: %2.</source>
        <translation>%1 felvonójában nincs ilyen szénkocka: %2.</translation>
    </message>
    <message>
        <source>%1 from the cage</source>
        <translation>%1 a felvonóból</translation>
    </message>
    <message>
        <source>%1 from storage</source>
        <translation>%1 a raktárból</translation>
    </message>
    <message>
        <source>%1 does not have both of these cubes: %2.</source>
        <translation>Nincs meg mindkét szénkocka: %2 (%1).</translation>
    </message>
    <message>
        <source>%1 does not have this cube: %2.</source>
        <translation>Ez a szénkocka nincs meg: %2 (%1).</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): more than %3 are not possible.</source>
        <translation>%1: üres csille (%2): %3 darabnál több nem lehet.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, at most %4 possible.</source>
        <translation>%1: üres csille (%2): %3 a megadott szám, legfeljebb %4 lehet.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, but there were %4 after the shift before. Carts are never refilled.</source>
        <translation>%1: üres csille (%2): %3 a megadott szám, de az előző műszak után már %4 volt. A csilléket sosem töltjük újra.</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>márka</translation>
    </message>
    <message>
        <source>empty carts (%1)</source>
        <translation>üres csille (%1)</translation>
    </message>
    <message>
        <source>workers in the factory</source>
        <translation>munkás a tárnabővítésnél</translation>
    </message>
    <message>
        <source>cubes in the cage</source>
        <translation>szénkocka a felvonóban</translation>
    </message>
    <message>
        <source>cubes in storage</source>
        <translation>szénkocka a raktárban</translation>
    </message>
    <message>
        <source>cubes on open orders</source>
        <translation>szénkocka teljesítésre váró megrendelésen</translation>
    </message>
    <message>
        <source>cubes in all</source>
        <translation>szénkocka összesen</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>szénkocka</translation>
    </message>
    <message>
        <source>open orders</source>
        <translation>teljesítésre váró megrendelés</translation>
    </message>
    <message>
        <source>light tiles</source>
        <translation>világos tárnalapka</translation>
    </message>
    <message>
        <source>dark tiles</source>
        <translation>sötét tárnalapka</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, only 0 to %4 possible.</source>
        <translation>%1: %2: %3 a megadott szám, csak 0 és %4 között lehet.</translation>
    </message>
    <message>
        <source>Count everyone&apos;s workers in the factory first: they decide who starts the next shift.</source>
        <translation>Előbb számoljátok meg mindenki munkásait a tárnabővítésnél: ezen múlik, ki kezdi a következő műszakot.</translation>
    </message>
    <message>
        <source>Count what everyone has left first: marks, cubes, open orders and tiles.</source>
        <translation>Előbb számoljátok meg, mi maradt a játékosoknál: márka, szénkocka, teljesítésre váró megrendelés és tárnalapka.</translation>
    </message>
    <message>
        <source>Count the marks of %1 first. From then on they can be followed.</source>
        <translation>Előbb számoljátok meg %1 márkáit. Onnantól lehet követni őket.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, but by what was entered there are %4. Count again, or correct what was entered.</source>
        <translation>%1: %2: %3 a megadott szám, az eddig beírtak szerint viszont %4. Számoljátok újra, vagy javítsátok, ami be van írva.</translation>
    </message>
    <message>
        <source>There is no game at this table yet. Start one first.</source>
        <translation>Ennél az asztalnál még nincs játék. Előbb indítsatok egyet.</translation>
    </message>
    <message>
        <source>This game has started already. Begin a new game for another one.</source>
        <translation>Ez a játék már elkezdődött. Másikhoz kezdjetek új játékot.</translation>
    </message>
    <message>
        <source>Coal Baron is for %1 to %2 players, not for %3.</source>
        <translation>A Szénre fel! játékosainak száma %1–%2, nem pedig %3.</translation>
    </message>
    <message>
        <source>Cubes can be followed only together with open orders and mines. Follow these as well, or leave the cubes out.</source>
        <translation>A szénkockákat csak a teljesítésre váró megrendelésekkel és a bányatelepekkel együtt lehet követni. Kövessétek ezeket is, vagy hagyjátok ki a szénkockákat.</translation>
    </message>
    <message>
        <source>Nobody sits there: %1. Choose one of the players of this game.</source>
        <translation>Ott nem ül senki: %1. Válassz valakit a játékosok közül.</translation>
    </message>
    <message>
        <source>%1 picks an order now, not %2.</source>
        <translation>Most %1 választ megrendelést, nem %2.</translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2.</source>
        <translation>%1 van soron, nem %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n worker(s) left, this takes %2.</source>
        <translation>
            <numerusform>%1 munkásaiból %n maradt, ide %2 kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock tile closes this space: %1. Choose another one.</source>
        <translation>Ezt a mezőt lezáró lapka fedi: %1. Válassz másikat.</translation>
    </message>
    <message>
        <source>%1 is on a factory space and has not bought its tile yet. That comes first.</source>
        <translation>%1 a tárnabővítésnél áll, és még nem vette meg a tárnalapkát. Előbb ez következik.</translation>
    </message>
    <message>
        <source>%1 is on an order space and has not taken its order yet. That comes first.</source>
        <translation>%1 megrendelésmezőn áll, és még nem vette el a megrendelést. Előbb ez következik.</translation>
    </message>
    <message>
        <source>%1 has bought a tile with this action already, and it gives only one.</source>
        <translation>%1 ezzel az akcióval már vett tárnalapkát, és csak egy jár.</translation>
    </message>
    <message>
        <source>%1 has taken an order with this action already, and it gives only one.</source>
        <translation>%1 ezzel az akcióval már elvett egy megrendelést, és csak egy jár.</translation>
    </message>
    <message>
        <source>%1 has the order %2 already. There is only one of it.</source>
        <translation>Ez a megrendelés már foglalt: %2, gazdája %1. Csak egy van belőle.</translation>
    </message>
    <message>
        <source>%1 has no open order %2. It has to be taken first.</source>
        <translation>%1 teljesítésre váró megrendelései közt nincs ilyen: %2. Előbb el kell venni.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot deliver %2 yet: %n square(s) still want a cube.</source>
        <translation>
            <numerusform>%1 ezt még nem szállíthatja ki: %2. Még %n négyzetre kell szénkocka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the tile costs %2.</source>
        <translation>
            <numerusform>%1 pénze %n márka, a tárnalapka ára %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the cheapest tile left costs %2.</source>
        <translation>
            <numerusform>%1 pénze %n márka, a legolcsóbb megmaradt tárnalapka ára %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cart there: %2.</source>
        <translation>%1 bányatelepén ott nincs csille: %2.</translation>
    </message>
    <message>
        <source>This cart of %1 is empty already: %2.</source>
        <translation>%1 bányatelepén ez a csille már üres: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cage of %1 is full, it holds %n cube(s). Bring some of them to orders or into storage first.</source>
        <translation>
            <numerusform>%1 felvonója megtelt, %n szénkocka fér bele. Előbb megrendelésre vagy raktárba kell tenni belőle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s) on this mining space, and not enough of them are left.</source>
        <translation>
            <numerusform>%1 ezen a mezőn %n lépést kap, és nem maradt elég belőle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order %1 has no open square of this colour: %2.</source>
        <translation>Ezen a megrendelésen nincs ilyen színű üres négyzet: %1, szín: %2.</translation>
    </message>
    <message>
        <source>One cube of another colour does not fill a square of the order %1. Two cubes of any colours do.</source>
        <translation>Egyetlen más színű szénkocka nem tölti ki a négyzetet ezen a megrendelésen: %1. Két tetszőleges színű igen.</translation>
    </message>
    <message>
        <source>The mine of %1 is followed cart by cart. Empty the carts there instead of counting them.</source>
        <translation>%1 bányatelepét csillénként követjük. Számolás helyett ott ürítsétek ki a csilléket.</translation>
    </message>
    <message>
        <source>The cubes of %1 are followed one by one, so they are not counted apart.</source>
        <translation>%1 szénkockáit egyenként követjük, ezért nem kell külön megszámolni.</translation>
    </message>
    <message>
        <source>Open orders, mines and cubes can be followed only from the start of the game. Turns and marks can be added later.</source>
        <translation>A teljesítésre váró megrendeléseket, a bányatelepeket és a szénkockákat csak a játék kezdetétől lehet követni. Azt, hogy ki van soron, és a márkákat később is.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still has %n worker(s) to place. The shift ends when nobody has any left.</source>
        <translation>
            <numerusform>%1 még nem rakott le %n munkást. A műszak akkor ér véget, amikor már senkinek sincs munkása.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2: this number is still missing. Count it first.</source>
        <translation>%1: %2: ez a szám még hiányzik. Előbb számoljátok meg.</translation>
    </message>
</context>
<context>
    <name>CoalBaronSetupWords</name>
    <message>
        <source>Board</source>
        <translation>Játéktábla</translation>
    </message>
    <message>
        <source>Put the board in the middle of the table.</source>
        <translation>Tegyétek a játéktáblát az asztal közepére.</translation>
    </message>
    <message>
        <source>Lock tiles</source>
        <translation>Lezáró lapkák</translation>
    </message>
    <message numerus="yes">
        <source>Close %n worker space(s) with lock tiles: %1.</source>
        <translation>
            <numerusform>Zárjatok le %n mezőt lezáró lapkával: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Készletek</translation>
    </message>
    <message>
        <source>Sort the bank notes by value and the cubes by colour beside the board.</source>
        <translation>Tegyétek a tábla mellé a bankjegyeket érték, a szénkockákat szín szerint.</translation>
    </message>
    <message>
        <source>Tunnel tiles</source>
        <translation>Tárnalapkák</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tunnel tiles into a face-down deck. Turn up one on each of the %n open factory space(s).</source>
        <translation>
            <numerusform>Keverjétek meg a tárnalapkákat, és tegyétek képpel lefelé pakliba. Mind a %n nyitott tárnabővítés-mezőre fordítsatok fel egyet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift clock</source>
        <translation>Műszakóra</translation>
    </message>
    <message>
        <source>Turn the shift hand to I and put the scoring marker on the arrow to the left of the clock.</source>
        <translation>Állítsátok a műszakóra-mutatót az I-re, a műszakcikkely-jelölőt pedig az óra bal oldalán lévő nyílra.</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Bányatelepek</translation>
    </message>
    <message>
        <source>Everyone chooses a colour and takes a mine with its shaft and cage. The cage is at the surface, and each of the four printed carts gets a cube of its own colour.</source>
        <translation>Mindenki színt választ, és elvesz egy bányatelepet aknával és felvonóval. A felvonó a felszínen áll, a négy nyomtatott csille mindegyikére saját színű szénkocka kerül.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Márka</translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n mark(s).</source>
        <translation>
            <numerusform>Mindenki %n márkát kap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message>
        <source>%1 takes the starting-player marker.</source>
        <translation>%1 megkapja a kezdőjátékos-jelölőt.</translation>
    </message>
    <message>
        <source>First orders</source>
        <translation>Első megrendelések</translation>
    </message>
    <message>
        <source>Order spaces</source>
        <translation>Megrendelésmezők</translation>
    </message>
    <message numerus="yes">
        <source>The order left over goes to an open order space of your choice. Fill the others from the deck, so that %n of them hold(s) an order.</source>
        <translation>
            <numerusform>A kimaradt megrendelés tetszőleges nyitott megrendelésmezőre kerül. A többit töltsétek fel a pakliból, hogy mind a %n mezőn legyen megrendelés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the shift hand to %1 and put the scoring marker back on the arrow.</source>
        <translation>A műszakóra-mutató új helye: %1. A műszakcikkely-jelölő vissza a nyílra.</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Teljesített megrendelések</translation>
    </message>
    <message>
        <source>Everyone turns the delivered orders face down.</source>
        <translation>Mindenki képpel lefelé fordítja a teljesített megrendeléseit.</translation>
    </message>
    <message numerus="yes">
        <source>All workers go home, also those from the canteen: everyone has %n again.</source>
        <translation>
            <numerusform>Minden munkás hazamegy, a kantinból is: mindenkinek újra %n van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts all %n worker(s) to the left of the mine. Score markers go to 0.</source>
        <translation>
            <numerusform>Mindenki mind a %n munkását a bányatelep bal oldalára teszi. A pontjelölők a 0-ra kerülnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n worker(s) to the left of the mine; the others of the %1 stay in the box. Score markers go to 0.</source>
        <translation>
            <numerusform>Mindenki %n munkást tesz a bányatelep bal oldalára; a %1 közül a többi a dobozban marad. A pontjelölők a 0-ra kerülnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the orders into a face-down deck and turn up %n of them. One order at a time is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order is left over. They lie face up to the right of the mine.</source>
        <translation>
            <numerusform>Keverjétek meg a megrendeléseket, tegyétek képpel lefelé pakliba, és fordítsatok fel %n lapot. Egyesével választotok, az óramutató járásával ellentétes irányban: %1, és így tovább, amíg mindenkinek %2 nem lesz: ez %3 választás, és egy lap megmarad. A lapok képpel felfelé a bányatelep jobb oldalára kerülnek.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronShortEventWords</name>
    <message>
        <source>start of the game</source>
        <translation>a játék kezdete</translation>
    </message>
    <message>
        <source>pick of %1</source>
        <comment>an order in the draft</comment>
        <translation>választás: %1</translation>
    </message>
    <message numerus="yes">
        <source>%2 worker(s) of %1</source>
        <translation>
            <numerusform>%2 munkás (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>márkák (%1)</translation>
    </message>
    <message>
        <source>taking of %1</source>
        <comment>an order</comment>
        <translation>elvett megrendelés: %1</translation>
    </message>
    <message>
        <source>delivery of %1</source>
        <comment>an order</comment>
        <translation>teljesítés: %1</translation>
    </message>
    <message>
        <source>purchase of %1</source>
        <comment>a tile</comment>
        <translation>vásárlás: %1</translation>
    </message>
    <message>
        <source>move of the cage of %1</source>
        <translation>felvonó (%1)</translation>
    </message>
    <message>
        <source>emptied %1 cart of %2</source>
        <translation>kiürített csille (%1), %2</translation>
    </message>
    <message>
        <source>empty carts of %1</source>
        <translation>üres csillék (%1)</translation>
    </message>
    <message>
        <source>cubes of %1</source>
        <translation>szénkockák (%1)</translation>
    </message>
    <message>
        <source>%1 cube into storage</source>
        <translation>szénkocka a raktárba (%1)</translation>
    </message>
    <message>
        <source>%1 square of %2</source>
        <comment>an order</comment>
        <translation>négyzet (%1): %2</translation>
    </message>
    <message>
        <source>what is followed</source>
        <translation>amit követünk</translation>
    </message>
    <message>
        <source>end of the shift</source>
        <translation>a műszak vége</translation>
    </message>
    <message>
        <source>start of the next shift</source>
        <translation>a következő műszak kezdete</translation>
    </message>
    <message>
        <source>final count</source>
        <translation>végső számolás</translation>
    </message>
    <message>
        <source>count of the workers in the factory</source>
        <translation>munkások száma a tárnabővítésnél</translation>
    </message>
</context>
<context>
    <name>CoalBaronTableWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points gained or lost</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4)</source>
        <comment>a player, what to add, points, place</comment>
        <translation>%1: %2, %3 (%4)</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4); %5</source>
        <comment>a player, what to add, points, place; the others&apos; points</comment>
        <translation>%1: %2, %3 (%4); %5</translation>
    </message>
    <message>
        <source>How many workers does each player have in the factory?</source>
        <translation>Hány munkása van a játékosoknak a tárnabővítésnél?</translation>
    </message>
    <message>
        <source>How many marks does each player have left?</source>
        <translation>Hány márkája maradt a játékosoknak?</translation>
    </message>
    <message>
        <source>How many cubes does each player have: on carts and open orders, in the cage and in storage?</source>
        <translation>Hány szénkockája van a játékosoknak: csilléken, teljesítésre váró megrendeléseken, felvonóban és raktárban?</translation>
    </message>
    <message>
        <source>How many open orders does each player have?</source>
        <translation>Hány teljesítésre váró megrendelése van a játékosoknak?</translation>
    </message>
    <message>
        <source>How many light and how many dark tiles does each player have? The printed carts are no tiles.</source>
        <translation>Hány világos és hány sötét tárnalapkája van a játékosoknak? A nyomtatott csillék nem lapkák.</translation>
    </message>
    <message>
        <source>%1, shift %2</source>
        <comment>a line of the score</comment>
        <translation>%1, %2. műszak</translation>
    </message>
    <message>
        <source>%1: %2 %3 instead of %4</source>
        <comment>a line of the score, a player, points</comment>
        <translation>%1: %2 %3, korábban %4</translation>
    </message>
    <message>
        <source>%1: %2 still %3, with a count of %4 instead of %5</source>
        <translation>%1: %2 továbbra is %3, a darabszám %4, korábban %5</translation>
    </message>
    <message>
        <source>%1: %2 still %3, for another reason</source>
        <translation>%1: %2 továbbra is %3, más okból</translation>
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
    <message>
        <source>as many points, but fewer marks left over (%1)</source>
        <translation>ugyanannyi pont, de kevesebb megmaradt márka (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>white</source>
        <translation>fehér</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>%1 színe: %2</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the result could not be written (%1)</source>
        <translation>az eredményt nem sikerült kiírni (%1)</translation>
    </message>
</context>
<context>
    <name>CorrectingNotice</name>
    <message>
        <source>You are correcting shift %1: everything is as it was when that shift ended.</source>
        <translation>Javítás alatt: %1. műszak. Minden úgy látszik, ahogy annak a műszaknak a végén volt.</translation>
    </message>
    <message>
        <source>Workers in the factory</source>
        <translation>Munkás a tárnabővítésnél</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>This changes what was scored already</source>
        <translation>Ez megváltoztatja a már kiosztott pontokat</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Módosítás</translation>
    </message>
</context>
<context>
    <name>CountedOrdersPage</name>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>A tap delivers a card in this shift, another tap takes it back.</source>
        <translation>Egy koppintás ebben a műszakban teljesíti a kártyát, még egy visszaveszi.</translation>
    </message>
    <message>
        <source>Orders, shift %1</source>
        <translation>Megrendelések, %1. műszak</translation>
    </message>
</context>
<context>
    <name>CountsOfPlayer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CountsPage</name>
    <message>
        <source>Correct the counts</source>
        <translation>Számok javítása</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Nothing is changed before you save the form.</source>
        <translation>Amíg nem mentitek az űrlapot, semmi sem változik.</translation>
    </message>
</context>
<context>
    <name>CubesPopup</name>
    <message>
        <source>Cubes that are not on carts</source>
        <translation>Szénkockák, amelyek nem csillén vannak</translation>
    </message>
    <message>
        <source>In the cage</source>
        <translation>A felvonóban</translation>
    </message>
    <message>
        <source>In storage</source>
        <translation>A raktárban</translation>
    </message>
    <message>
        <source>On open orders</source>
        <translation>Teljesítésre váró megrendelésen</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a day is written</comment>
        <translation>yyyy. MMM d.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>how a month is written</comment>
        <translation>yyyy. MMMM</translation>
    </message>
</context>
<context>
    <name>DoubtWords</name>
    <message>
        <source>The number cannot be read surely.</source>
        <translation>A szám nem olvasható biztosan.</translation>
    </message>
    <message>
        <source>The coal squares cannot be counted surely.</source>
        <translation>A szénnégyzetek nem számolhatók meg biztosan.</translation>
    </message>
    <message>
        <source>The colour of the coal is not clear.</source>
        <translation>A szén színe nem egyértelmű.</translation>
    </message>
    <message>
        <source>The vehicle is not clear.</source>
        <translation>A jármű nem egyértelmű.</translation>
    </message>
    <message>
        <source>The number says %1, the squares say %2.</source>
        <translation>A szám szerint %1, a négyzetek szerint %2.</translation>
    </message>
    <message>
        <source>This card is seen twice; there is only one of it.</source>
        <translation>Ez a kártya kétszer látszik; pedig csak egy van belőle.</translation>
    </message>
    <message>
        <source>It is not clear how many carts the tile has.</source>
        <translation>Nem egyértelmű, hány csille van a lapkán.</translation>
    </message>
    <message>
        <source>It is not clear which carts have a cube on them.</source>
        <translation>Nem egyértelmű, melyik csillén van szénkocka.</translation>
    </message>
    <message>
        <source>Tiles with a lantern belong on the left, those without on the right.</source>
        <translation>A lámpásos lapkák balra valók, a lámpás nélküliek jobbra.</translation>
    </message>
    <message>
        <source>The carts have another colour than this level.</source>
        <translation>A csillék más színűek, mint ez a szint.</translation>
    </message>
    <message>
        <source>There is a gap before this tile.</source>
        <translation>E lapka előtt hézag van.</translation>
    </message>
    <message>
        <source>The shaft board was not found surely.</source>
        <translation>Az aknatábla helye nem biztos.</translation>
    </message>
    <message>
        <source>Something lies here that cannot be read.</source>
        <translation>Itt van valami, ami nem olvasható.</translation>
    </message>
    <message>
        <source>It is cut off by the edge of the picture.</source>
        <translation>A kép széle levágja.</translation>
    </message>
    <message>
        <source>%1 tiles of this kind are seen, the box has %2.</source>
        <translation>Ebből a fajta lapkából %1 látszik, a dobozban %2 van.</translation>
    </message>
    <message>
        <source>The cubes in the cage and in storage cannot be counted surely.</source>
        <translation>A felvonóban és a raktárban lévő szénkockák nem számolhatók meg biztosan.</translation>
    </message>
</context>
<context>
    <name>EditionRow</name>
    <message>
        <source>Teach %1 with more photos</source>
        <translation>%1: tanítás további fényképekkel</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportálása</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 törlése</translation>
    </message>
</context>
<context>
    <name>EditionSwitches</name>
    <message>
        <source>Second place for trucks and trains: 3 points</source>
        <translation>Teherautó és vonat: a második hely 3 pont</translation>
    </message>
    <message>
        <source>Some rulebooks give 3 points instead of the 4 that most shift clocks show. Look at segments 7 and 8 of yours.</source>
        <translation>Egyes szabálykönyvek 3 pontot adnak a legtöbb műszakórán látható 4 helyett. Nézzétek meg a tiétek 7. és 8. cikkelyét.</translation>
    </message>
    <message>
        <source>Empty carts need a delivery</source>
        <translation>Üres csilléért csak szállítás után jár pont</translation>
    </message>
    <message>
        <source>One reading of the rules: whoever has delivered no order at all gets nothing for empty carts.</source>
        <translation>A szabály egyik olvasata: aki egyetlen megrendelést sem teljesített, az üres csillékért sem kap pontot.</translation>
    </message>
</context>
<context>
    <name>EditionsPage</name>
    <message>
        <source>The edition on the table</source>
        <translation>Az asztalon lévő kiadás</translation>
    </message>
    <message>
        <source>One that Steiger knows by itself</source>
        <translation>Olyan, amelyet a Steiger magától ismer</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Tanulás a javításokból</translation>
    </message>
    <message>
        <source>What is put right in a photo teaches the edition chosen above, if it is one that was taught here. The photos themselves are not kept.</source>
        <translation>Ami egy fényképen ki lett javítva, abból a fent választott kiadás tanul, ha itt tanított kiadásról van szó. Magukat a fényképeket nem őrizzük meg.</translation>
    </message>
    <message>
        <source>Teach an edition</source>
        <translation>Kiadás tanítása</translation>
    </message>
    <message>
        <source>If photos of your game are misread: four photos of orders and four of mines, put right by you, and Steiger reads your edition too. Show every vehicle, number and tile at least once.</source>
        <translation>Ha a játékodról készült fényképeket a Steiger félreolvassa: négy fénykép megrendelésekről és négy bányákról, általad kijavítva, és a te kiadásodat is olvassa. Minden jármű, szám és lapka legyen rajtuk legalább egyszer.</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>A kiadás neve</translation>
    </message>
    <message>
        <source>Export the edition</source>
        <translation>A kiadás exportálása</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Törlöd ezt: %1?</translation>
    </message>
    <message>
        <source>What Steiger has learned about this edition is gone. Games and their points are not touched.</source>
        <translation>Amit a Steiger erről a kiadásról tanult, elvész. A játékok és a pontjaik nem változnak.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>A kamera</translation>
    </message>
    <message>
        <source>Choose the camera</source>
        <translation>Kamera kiválasztása</translation>
    </message>
    <message>
        <source>This device has nothing to look through a camera with. Photos can be chosen as before.</source>
        <translation>Ezen az eszközön semmi sem tudja megmutatni a kamera képét. Fényképet választani továbbra is lehet.</translation>
    </message>
    <message>
        <source>Keep pictures of the camera</source>
        <translation>A kamera képeinek megőrzése</translation>
    </message>
    <message>
        <source>They are in %1.</source>
        <translation>Itt vannak: %1.</translation>
    </message>
    <message>
        <source>They are gone once they have been taken over. If switched on, they go to %1.</source>
        <translation>Az átvétel után eltűnnek. Bekapcsolva ide kerülnek: %1.</translation>
    </message>
    <message>
        <source>Take over an edition from a file</source>
        <translation>Kiadás átvétele fájlból</translation>
    </message>
    <message>
        <source>Take over an edition</source>
        <translation>Kiadás átvétele</translation>
    </message>
    <message>
        <source>Camera and editions</source>
        <translation>Kamera és kiadások</translation>
    </message>
</context>
<context>
    <name>EmptyCartsCount</name>
    <message>
        <source>Empty carts</source>
        <translation>Üres csillék</translation>
    </message>
</context>
<context>
    <name>EvaluationFrame</name>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Turn to another side of the table</source>
        <translation>Fordítás az asztal másik oldala felé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Összegzés</translation>
    </message>
</context>
<context>
    <name>EvaluationStep</name>
    <message>
        <source>points for first and second place: %1</source>
        <translation>az első és a második hely pontjai: %1</translation>
    </message>
</context>
<context>
    <name>EvaluationSummary</name>
    <message>
        <source>This shift</source>
        <translation>Ez a műszak</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>EvaluationWords</name>
    <message>
        <source>first</source>
        <translation>első</translation>
    </message>
    <message>
        <source>first, tied</source>
        <translation>holtversenyben első</translation>
    </message>
    <message>
        <source>second</source>
        <translation>második</translation>
    </message>
    <message>
        <source>second, tied</source>
        <translation>holtversenyben második</translation>
    </message>
    <message>
        <source>third</source>
        <translation>harmadik</translation>
    </message>
    <message>
        <source>third, tied</source>
        <translation>holtversenyben harmadik</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>a többiek mögött</translation>
    </message>
    <message>
        <source>has none</source>
        <translation>nincs egy sem</translation>
    </message>
    <message>
        <source>no second place after a tie</source>
        <translation>holtverseny után nincs második hely</translation>
    </message>
    <message>
        <source>no second place with two players</source>
        <translation>két játékosnál nincs második hely</translation>
    </message>
    <message>
        <source>nothing delivered, so carts do not count</source>
        <translation>nincs teljesített megrendelés, a csille sem számít</translation>
    </message>
    <message>
        <source>A tie for first place: everyone tied gets all of its points, and nobody is second.</source>
        <translation>Holtverseny az első helyen: mindegyikük megkapja az első hely minden pontját, második pedig nincs.</translation>
    </message>
    <message>
        <source>A tie for second place: everyone tied gets all of its points.</source>
        <translation>Holtverseny a második helyen: mindegyikük megkapja a második hely minden pontját.</translation>
    </message>
    <message>
        <source>With two players, second place gets nothing.</source>
        <translation>Két játékosnál a második hely nem ér pontot.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>előtte</translation>
    </message>
    <message>
        <source>A tie: everyone tied gets all points of the place. They fill as many places as they are: whoever follows comes after all of those.</source>
        <translation>Holtverseny: minden érintett megkapja a hely összes pontját. Annyi helyet töltenek be, ahányan vannak: aki utánuk jön, ezek mögött következik.</translation>
    </message>
</context>
<context>
    <name>EveningChoice</name>
    <message>
        <source>Group and place</source>
        <translation>Csoport és helyszín</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Place, if you like</source>
        <translation>Helyszín, ha szeretnéd</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Group, if you like</source>
        <translation>Csoport, ha szeretnéd</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Players and evening</source>
        <translation>Játékosok és az este</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Ülésrend órairányban</translation>
    </message>
    <message>
        <source>What was played at a seat stays there, whoever sits down.</source>
        <translation>Amit egy helyen játszottak, ott marad, bárki ül is oda.</translation>
    </message>
    <message>
        <source>Group and place</source>
        <translation>Csoport és helyszín</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Megjegyzések</translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation>Bármi, amire érdemes emlékezni</translation>
    </message>
</context>
<context>
    <name>EveningPhoto</name>
    <message>
        <source>Photo of the evening</source>
        <translation>Az este fényképe</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Fénykép kiválasztása</translation>
    </message>
    <message>
        <source>Choose another photo</source>
        <translation>Másik fénykép</translation>
    </message>
    <message>
        <source>Remove the photo</source>
        <translation>Fénykép eltávolítása</translation>
    </message>
    <message>
        <source>Remove the photo?</source>
        <translation>Eltávolítod a fényképet?</translation>
    </message>
    <message>
        <source>The copy that Steiger keeps is deleted. The picture you chose stays where it is.</source>
        <translation>A Steiger saját másolata törlődik. A kiválasztott kép ott marad, ahol van.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>EveningSeat</name>
    <message>
        <source>Somebody else</source>
        <translation>Más ül ide</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>Export and import</source>
        <translation>Exportálás és importálás</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Fájl importálása</translation>
    </message>
    <message>
        <source>Please have a look</source>
        <translation>Ezt nézd meg</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Minden exportálása</translation>
    </message>
    <message>
        <source>For Steiger</source>
        <translation>Steigernek</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <translation>BG Statsnak</translation>
    </message>
    <message>
        <source>A table of results</source>
        <translation>Eredmények táblázata</translation>
    </message>
    <message>
        <source>A table of every line of the scores</source>
        <translation>Táblázat minden pontozási sorral</translation>
    </message>
    <message>
        <source>You can import game records, exports and backups of Steiger, and files of BG Stats. What is here already stays as it is; the same file twice changes nothing.</source>
        <translation>Importálhatsz játékfájlt, Steiger-exportot és biztonsági mentést, valamint BG Stats-fájlt. Ami már itt van, marad, ahogy volt; ugyanaz a fájl másodszor már semmin sem változtat.</translation>
    </message>
    <message>
        <source>One moment: this can take a while with many games.</source>
        <translation>Egy pillanat: sok játéknál ez eltarthat egy ideig.</translation>
    </message>
    <message>
        <source>Where should the file go?</source>
        <translation>Hová kerüljön a fájl?</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Melyik fájl?</translation>
    </message>
    <message>
        <source>Photos of the evenings are not in these files. A backup to a file holds them too.</source>
        <translation>Az esték fotói nincsenek ezekben a fájlokban. A fájlba mentett biztonsági másolat azokat is tartalmazza.</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Ez a baj vele</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Még egyet</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a task, and how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ExerciseResult</name>
    <message>
        <source>Remembered for %1.</source>
        <translation>Megjegyezve neki: %1.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n játék kiírva ide: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>--lines belongs to --format csv.</source>
        <translation>A --lines csak a --format csv mellé való.</translation>
    </message>
</context>
<context>
    <name>FacingPopup</name>
    <message>
        <source>Turn the seats</source>
        <translation>Helyek forgatása</translation>
    </message>
</context>
<context>
    <name>FactoryWorkersDialog</name>
    <message>
        <source>How many workers stand in the factory?</source>
        <translation>Hány munkás áll a tárnabővítésnél?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Evaluate shift</source>
        <translation>Műszak kiértékelése</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Javítás</translation>
    </message>
    <message>
        <source>Whoever has the most there starts the next shift. The space for drawing five tiles counts, the canteen does not.</source>
        <translation>Akinek ott a legtöbb van, az kezdi a következő műszakot. Az öt lapkát húzó mező is számít, a kantin nem.</translation>
    </message>
    <message>
        <source>Nobody is there: evaluate</source>
        <translation>Senki sincs ott: kiértékelés</translation>
    </message>
    <message>
        <source>The others 0: evaluate</source>
        <translation>A többieknél 0: kiértékelés</translation>
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
    <message>
        <source>a whole number of points from %1 to %2</source>
        <translation>egész számú pont %1 és %2 között</translation>
    </message>
    <message>
        <source>%1 is named twice (expected: once)</source>
        <translation>%1 kétszer szerepel (helyesen: egyszer)</translation>
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
        <source>four corners in pixels such as [[0, 0], [90, 0], [90, 140], [0, 140]]</source>
        <translation>négy sarok képpontokban, például [[0, 0], [90, 0], [90, 140], [0, 140]]</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0 és 1 közötti szám</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Up</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a file, then its date and size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no such file in this folder.</source>
        <translation>Ebben a mappában nincs ilyen fájl.</translation>
    </message>
    <message>
        <source>This folder cannot be read.</source>
        <translation>Ez a mappa nem olvasható.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>A fájl neve</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Felülírás</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another one.</source>
        <translation>Ebbe a mappába nem lehet írni. Válassz másikat.</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Lecseréled ezt a fájlt?</translation>
    </message>
    <message>
        <source>%1 is there already. What it holds now would be gone.</source>
        <translation>%1 már létezik. Ami most benne van, elveszne.</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1: this file cannot be read (%2)</source>
        <translation>%1: ez a fájl nem olvasható (%2)</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, so it is not a game record</source>
        <translation>%1: ez a fájl nagyobb %2 MiB-nál, tehát nem játékrekord</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, more than can be read at once</source>
        <translation>%1: ez a fájl nagyobb %2 MiB-nál, ennyi egyszerre nem olvasható be</translation>
    </message>
    <message>
        <source>%1: this file could not be written (%2)</source>
        <translation>%1: ezt a fájlt nem sikerült megírni (%2)</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>The result</source>
        <translation>Az eredmény</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Reckon</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Még egy játék</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Saved in the history.</source>
        <translation>Bekerült a játéktörténetbe.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Numbers with a question mark are notes from the game: look once more.</source>
        <translation>A kérdőjeles számok játék közbeni feljegyzések: nézzétek meg újra.</translation>
    </message>
    <message>
        <source>Players and evening</source>
        <translation>Játékosok és az este</translation>
    </message>
    <message>
        <source>Count what everybody has left and tap the numbers in, then tap Reckon.</source>
        <translation>Számoljátok meg, kinek mi maradt, koppintsátok be a számokat, aztán jöhet az Elszámolás.</translation>
    </message>
    <message>
        <source>Check it yourself first</source>
        <translation>Előbb számold ki magad</translation>
    </message>
</context>
<context>
    <name>FinalQuestions</name>
    <message>
        <source>%1: ?</source>
        <translation>%1: ?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ?</source>
        <translation>%1: %2 ?</translation>
    </message>
    <message>
        <source>No tile was tapped into this mine during the game. If it has tiles, tap in how many.</source>
        <translation>Ehhez a bányához játék közben egy lapkát sem adtatok meg. Ha van benne lapka, add meg, mennyi.</translation>
    </message>
</context>
<context>
    <name>FindGame</name>
    <message>
        <source>No game has the id %1. &quot;steiger-cli history&quot; shows the ids.</source>
        <translation>Egyik játéknak sem ez az azonosítója: %1. Az azonosítókat a „steiger-cli history” mutatja.</translation>
    </message>
    <message>
        <source>More than one game has an id that begins with %1: %2.</source>
        <translation>Több játék azonosítója is így kezdődik: %1: %2.</translation>
    </message>
</context>
<context>
    <name>FindPerson</name>
    <message>
        <source>Nobody is called %1. &quot;steiger-cli people list&quot; shows everybody.</source>
        <translation>Senkit sem hívnak így: %1. A „steiger-cli people list” mindenkit megmutat.</translation>
    </message>
    <message>
        <source>Nobody is called %1. Did you mean %2?</source>
        <translation>Senkit sem hívnak így: %1. Rá gondoltál: %2?</translation>
    </message>
    <message>
        <source>%1 could be %2. Give the id instead of the name.</source>
        <translation>%1 többféle lehet: %2. A név helyett add meg az azonosítót.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name and the id</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FormCircumstances</name>
    <message>
        <source>When and where</source>
        <translation>Mikor és hol</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Nap</translation>
    </message>
    <message>
        <source>Group, if you like</source>
        <translation>Csoport, ha szeretnéd</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Place, if you like</source>
        <translation>Helyszín, ha szeretnéd</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Megjegyzések</translation>
    </message>
</context>
<context>
    <name>FormRules</name>
    <message>
        <source>How it was played</source>
        <translation>Hogyan játszottátok</translation>
    </message>
    <message>
        <source>Who began the first shift</source>
        <translation>Ki kezdte az első műszakot</translation>
    </message>
</context>
<context>
    <name>FormSeat</name>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1 pontjai</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Feljebb</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>FormSeats</name>
    <message>
        <source>Players and points</source>
        <translation>Játékosok és pontok</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Ki hol ült</translation>
    </message>
    <message>
        <source>The points belong to the place at the table: they stay where they are.</source>
        <translation>A pontok az asztalnál elfoglalt helyhez tartoznak: ott maradnak, ahol vannak.</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Még egy játékos</translation>
    </message>
    <message>
        <source>There is a tie. Mark who won it; if nobody is marked, the victory is shared.</source>
        <translation>Döntetlen. Jelöld meg, ki nyerte; ha senki nincs megjelölve, a győzelem közös.</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>This is no day. Please write it like 2026-05-01.</source>
        <translation>Ez nem egy nap. Írd így: 2026-05-01.</translation>
    </message>
    <message>
        <source>This day is still to come. Please correct it.</source>
        <translation>Ez a nap még nem jött el. Javítsd ki.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs at least %n player(s).</source>
        <translation>
            <numerusform>%1: legalább %n játékos kell hozzá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %n player(s) at the most.</source>
        <translation>
            <numerusform>%1: legfeljebb %n játékos játszhatja.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits at two places. Please give everybody a name of their own.</source>
        <translation>%1 két helyen ül. Adj mindenkinek saját nevet.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <translation>%1: hiányoznak a pontok.</translation>
    </message>
    <message>
        <source>%1 has less than 0 points. That cannot happen in %2.</source>
        <translation>%1: 0-nál kevesebb pont. Ez ebben a játékban nem fordulhat elő: %2.</translation>
    </message>
    <message>
        <source>%1 has more points than can be true. Please check them.</source>
        <translation>%1: több pont, mint amennyi lehetséges. Nézd meg újra.</translation>
    </message>
    <message>
        <source>There is no such day in the calendar. Please correct it.</source>
        <translation>Ilyen nap nincs a naptárban. Javítsd ki.</translation>
    </message>
    <message>
        <source>Points are a whole number. Please correct those of %1.</source>
        <translation>A pontszám egész szám. Javítsd ki, akié hibás: %1.</translation>
    </message>
</context>
<context>
    <name>GameFormPage</name>
    <message>
        <source>Correct the game</source>
        <translation>A játék javítása</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Játék papírról</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Is every shift of a game of Coal Baron on your paper? Then Steiger can evaluate it.</source>
        <translation>Egy Szénre fel! játék minden műszakja megvan papíron? Akkor a Steiger ki tudja értékelni.</translation>
    </message>
    <message>
        <source>Shift by shift</source>
        <translation>Műszakonként</translation>
    </message>
    <message>
        <source>Correct the counts</source>
        <translation>Számok javítása</translation>
    </message>
    <message>
        <source>Was something counted wrong at the end? The table is still there as it was left.</source>
        <translation>Rosszul számoltatok meg valamit a végén? Az asztal még úgy van, ahogy otthagytátok.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Újraszámolás</translation>
    </message>
</context>
<context>
    <name>GameSheetPage</name>
    <message>
        <source>Correct</source>
        <translation>Javítás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>This game is deleted. It counts nowhere.</source>
        <translation>Ez a játék törölve van. Sehol sem számít.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Visszahozás</translation>
    </message>
    <message>
        <source>This is how the game was told before it was corrected.</source>
        <translation>Így szerepelt a játék a javítás előtt.</translation>
    </message>
    <message>
        <source>As it counts now</source>
        <translation>Ahogy most számít</translation>
    </message>
    <message>
        <source>This version of Steiger cannot read this game. It is kept as it is.</source>
        <translation>A Steigernek ez a változata nem tudja elolvasni ezt a játékot. Megmarad, ahogy van.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation>Minta: %1</translation>
    </message>
    <message>
        <source>This is a sample evening with made-up players. It counts nowhere.</source>
        <translation>Ez egy mintaeste kitalált játékosokkal. Sehol sem számít.</translation>
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
    <name>GivenUpPage</name>
    <message>
        <source>Abandoned games</source>
        <translation>Abbahagyott játékok</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>No game was abandoned. One that is will be here, and can be taken up again.</source>
        <translation>Nincs abbahagyott játék. Ha lesz, itt megtalálod és folytathatod.</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>shift</source>
        <translation>műszak</translation>
    </message>
    <message>
        <source>One of the three rounds of the game. It ends when nobody has a worker left.</source>
        <translation>A játék három fordulójának egyike. Akkor ér véget, amikor már senkinek sincs munkása.</translation>
    </message>
    <message>
        <source>shift clock</source>
        <translation>műszakóra</translation>
    </message>
    <message>
        <source>The dial with twelve segments that says what is evaluated after each shift: four segments, then eight, then all twelve.</source>
        <translation>A tizenkét cikkelyes számlap megmutatja, mit értékelünk ki a műszakok után: négy cikkelyt, aztán nyolcat, végül mind a tizenkettőt.</translation>
    </message>
    <message>
        <source>shift hand</source>
        <translation>műszakóra-mutató</translation>
    </message>
    <message>
        <source>Points at I, II or III, and so at the last segment that is evaluated in this shift.</source>
        <translation>Az I, II vagy III jelre mutat, és így az ebben a műszakban utolsóként kiértékelt cikkelyre.</translation>
    </message>
    <message>
        <source>scoring marker</source>
        <translation>műszakcikkely-jelölő</translation>
    </message>
    <message>
        <source>Walks round the shift clock from segment to segment during an evaluation.</source>
        <translation>Kiértékeléskor cikkelyről cikkelyre jár körbe a műszakórán.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>megrendelés</translation>
    </message>
    <message>
        <source>A card with a vehicle, one to four coal squares and points. No two of the 44 are alike.</source>
        <translation>Kártya járművel, egy–négy szénnégyzettel és pontokkal. A 44 közül nincs két egyforma.</translation>
    </message>
    <message>
        <source>open order</source>
        <translation>teljesítésre váró megrendelés</translation>
    </message>
    <message>
        <source>An order in front of a player that is not delivered yet. At the end of the game each costs a point.</source>
        <translation>Egy játékos előtt fekvő, még ki nem szállított megrendelés. A játék végén mindegyik egy pont levonás.</translation>
    </message>
    <message>
        <source>delivered order</source>
        <translation>teljesített megrendelés</translation>
    </message>
    <message>
        <source>An order that has brought its points. Its squares count in every evaluation from then on.</source>
        <translation>Kiszállított megrendelés, amelynek a pontjai már megvannak. Négyzetei onnantól minden kiértékelésben számítanak.</translation>
    </message>
    <message>
        <source>square</source>
        <translation>négyzet</translation>
    </message>
    <message>
        <source>A place for a cube on an order. It takes a cube of its colour, or two cubes of any colours.</source>
        <translation>Szénkocka helye a megrendelésen. Egy saját színű vagy két tetszőleges színű szénkocka tölti ki.</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>jármű</translation>
    </message>
    <message>
        <source>Wheelbarrow, horse cart, truck or train. A delivery takes all complete orders of one vehicle.</source>
        <translation>Taliga, lovas kocsi, teherautó vagy vonat. A szállítás egy jármű minden kész megrendelését elviszi.</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bányatelep</translation>
    </message>
    <message>
        <source>The board of a player: a shaft with the cage, and four levels for yellow, brown, grey and black coal.</source>
        <translation>A játékos táblája: akna a felvonóval, és négy szint a sárga, barna, szürke és fekete szénnek.</translation>
    </message>
    <message>
        <source>tunnel tile</source>
        <translation>tárnalapka</translation>
    </message>
    <message>
        <source>Makes a level of the mine longer on one side, with one cart or two. Each cart costs 1 mark for yellow, 2 for brown, 3 for grey, 4 for black.</source>
        <translation>A bányatelep egyik szintjét hosszabbítja meg az egyik oldalon, egy vagy két csillével. Csillénként az ára sárgánál 1, barnánál 2, szürkénél 3, feketénél 4 márka.</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>csille</translation>
    </message>
    <message>
        <source>Holds one cube and is never refilled. Empty carts are evaluated after the third shift.</source>
        <translation>Egy szénkocka fér rá, és sosem töltjük újra. Az üres csilléket a harmadik műszak után értékeljük ki.</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>szénkocka</translation>
    </message>
    <message>
        <source>A piece of coal in one of four colours. There are 16 of each.</source>
        <translation>Egy darab szén a négy szín valamelyikében. Mindegyikből 16 van.</translation>
    </message>
    <message>
        <source>cage</source>
        <translation>felvonó</translation>
    </message>
    <message>
        <source>The lift in the shaft, with room for five cubes.</source>
        <translation>Az aknában jár, öt szénkocka fér bele.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>raktár</translation>
    </message>
    <message>
        <source>Where a player keeps cubes that came up and are on no order. There is room for any number.</source>
        <translation>Itt tartja a játékos a felhozott szénkockákat, amelyek nem kerültek megrendelésre. Akármennyi elfér benne.</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>világos oldal</translation>
    </message>
    <message>
        <source>Left of the shaft. Its tiles show lanterns.</source>
        <translation>Az aknától balra. Lapkáin lámpások vannak.</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>sötét oldal</translation>
    </message>
    <message>
        <source>Right of the shaft. Its tiles show no lanterns.</source>
        <translation>Az aknától jobbra. Lapkáin nincs lámpás.</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>egyensúly</translation>
    </message>
    <message>
        <source>At the end of the game every tile that one side has more than the other costs two points. The printed carts are no tiles.</source>
        <translation>A játék végén ahány lapkával több van az egyik oldalon, annyiszor két pont a levonás. A nyomtatott csillék nem lapkák.</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>márka</translation>
    </message>
    <message>
        <source>The money of the game. At the end every full five marks are a point.</source>
        <translation>A játék pénze. A végén minden teljes öt márka egy pont.</translation>
    </message>
    <message>
        <source>minecart factory</source>
        <translation>tárnabővítés</translation>
    </message>
    <message>
        <source>The worker spaces where tunnel tiles are bought. Most workers there at the end of a shift: starting player of the next.</source>
        <translation>Itt lehet tárnalapkát venni. Akinek a műszak végén itt van a legtöbb munkása, az kezdi a következőt.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Takes exactly one worker at a time, whoever stands there, and gives 1 mark.</source>
        <translation>Mindig pontosan egy munkás kell ide, akárki áll is ott, és 1 márkát ad.</translation>
    </message>
    <message>
        <source>canteen</source>
        <translation>kantin</translation>
    </message>
    <message>
        <source>Where workers go who are pushed out of a space. They come home at the end of the shift.</source>
        <translation>Ide mennek a mezőkről kiszorított munkások. A műszak végén hazatérnek.</translation>
    </message>
    <message>
        <source>lock tile</source>
        <translation>lezáró lapka</translation>
    </message>
    <message>
        <source>Closes a worker space in a game with two or three players.</source>
        <translation>Két vagy három játékos esetén lezár egy mezőt.</translation>
    </message>
</context>
<context>
    <name>GroupsList</name>
    <message>
        <source>New group</source>
        <translation>Új csoport</translation>
    </message>
    <message>
        <source>No members yet</source>
        <translation>Még nincsenek tagjai</translation>
    </message>
    <message>
        <source>A group is who plays together regularly. It has its own leaderboard.</source>
        <translation>Egy csoport azokból áll, akik rendszeresen együtt játszanak. Saját ranglistája van.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
</context>
<context>
    <name>GroupsTable</name>
    <message>
        <source>No groups.</source>
        <translation>Nincs csoport.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>No places.</source>
        <translation>Nincsenek helyszínek.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Ez nem név. Olyat adj meg, ami olvasható.</translation>
    </message>
    <message>
        <source>There is no group %1. &quot;steiger-cli groups list&quot; shows them.</source>
        <translation>Nincs %1 nevű csoport. A „steiger-cli groups list” kilistázza őket.</translation>
    </message>
    <message>
        <source>%1 is a member of %2.</source>
        <translation>%1 tagja ennek a csoportnak: %2.</translation>
    </message>
    <message>
        <source>%1 is no member of %2; the games stay.</source>
        <translation>%1 nem tagja ennek a csoportnak: %2; a játékok megmaradnak.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Tagok</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyszín</translation>
    </message>
</context>
<context>
    <name>GuidanceWords</name>
    <message>
        <source>Too dark: a lamp would help.</source>
        <translation>Túl sötét van: jól jönne egy lámpa.</translation>
    </message>
    <message>
        <source>No shaft board yet: show all of it, from above.</source>
        <translation>Még nincs aknatábla a képen: mutasd az egészet, felülről.</translation>
    </message>
    <message>
        <source>No card yet: hold the camera above the cards.</source>
        <translation>Még nincs kártya a képen: tartsd a kamerát a kártyák fölé.</translation>
    </message>
    <message>
        <source>Closer, please.</source>
        <translation>Kicsit közelebb.</translation>
    </message>
    <message>
        <source>Light is mirrored in number %1: tilt the tablet a little.</source>
        <translation>A %1. számún becsillan a fény: döntsd meg kicsit a táblagépet.</translation>
    </message>
    <message>
        <source>Number %1 is partly covered.</source>
        <translation>A %1. számú részben takarva van.</translation>
    </message>
    <message>
        <source>Number %1 is partly covered: lay the cards apart.</source>
        <translation>A %1. számú részben takarva van: rakd szét a kártyákat.</translation>
    </message>
    <message>
        <source>Number %1 is not all in the picture.</source>
        <translation>A %1. számú nincs egészen a képen.</translation>
    </message>
    <message>
        <source>Hold still.</source>
        <translation>Tartsd mozdulatlanul.</translation>
    </message>
</context>
<context>
    <name>GuidedAsks</name>
    <message>
        <source>Less</source>
        <translation>Kevesebb</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Több</translation>
    </message>
</context>
<context>
    <name>GuidedMenu</name>
    <message>
        <source>Players and evening…</source>
        <translation>Játékosok és az este…</translation>
    </message>
    <message>
        <source>Set-up once more</source>
        <translation>Előkészületek még egyszer</translation>
    </message>
    <message>
        <source>The game so far once more</source>
        <translation>Az eddigi játék visszajátszása</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>Játék abbahagyása…</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Szabályok és szavak</translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation>Számolók</translation>
    </message>
</context>
<context>
    <name>GuidedOptions</name>
    <message>
        <source>How you play</source>
        <translation>Így játszotok</translation>
    </message>
</context>
<context>
    <name>GuidedPlayer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GuidedTablePage</name>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Időmérő megállítása</translation>
    </message>
    <message>
        <source>Let the timer run</source>
        <translation>Időmérő indítása</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Ami eddig történt</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <translation>Biztosan így van?</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>Igen, tovább</translation>
    </message>
</context>
<context>
    <name>HeadToHeadPage</name>
    <message>
        <source>Head to head</source>
        <translation>Egymás ellen</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Az első játékos</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>A második játékos</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Rules and words</source>
        <translation>Szabályok és szavak</translation>
    </message>
    <message>
        <source>Search the rules and words</source>
        <translation>Keresés a szabályok és szavak közt</translation>
    </message>
    <message>
        <source>Neither the rules nor the words mention this.</source>
        <translation>Erről sem a szabályokban, sem a szavak közt nincs szó.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Minden mutatása</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Szavak</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No more hints</source>
        <translation>Nem kell több tipp</translation>
    </message>
</context>
<context>
    <name>HistoryDelegate</name>
    <message>
        <source>Bring back</source>
        <translation>Visszahozás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Deleted games</source>
        <translation>Törölt játékok</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Játéktörténet</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Játék papírról</translation>
    </message>
    <message>
        <source>Player, group, place or comment</source>
        <translation>Játékos, csoport, helyszín vagy megjegyzés</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>No game is deleted.</source>
        <translation>Nincs törölt játék.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nincs ilyen játék.</translation>
    </message>
    <message>
        <source>Games you finish will be here.</source>
        <translation>Itt lesznek a befejezett játékok.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Minden játék mutatása</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>No games.</source>
        <translation>Nincs játék.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Azonosító</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Nap</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Deleted: a game of %1.</source>
        <comment>the game&apos;s title</comment>
        <translation>Törölve: egy játék (%1).</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Enter a whole game from paper</source>
        <translation>Egész játék beírása papírról</translation>
    </message>
    <message>
        <source>Abandoned games</source>
        <translation>Abbahagyott játékok</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Steiger keeps the score while you play: it turns the shift clock, works out every majority and says why.</source>
        <translation>Amíg játszotok, a Steiger vezeti a pontokat: forgatja a műszakórát, kiszámol minden többséget, és megmondja, mi miért jár.</translation>
    </message>
    <message>
        <source>Look at a sample evening</source>
        <translation>Nézz meg egy mintaestét</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Játéktörténet</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Ranglista</translation>
    </message>
    <message>
        <source>People and groups</source>
        <translation>Játékosok, csoportok</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Játék papírról</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Szabályok, szavak</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>Első játék tippekkel</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Először jársz itt?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation>Számolók</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>Draft of the orders, since %1</source>
        <translation>A megrendelések választása, kezdés: %1</translation>
    </message>
    <message>
        <source>Shift %1, since %2</source>
        <translation>%1. műszak, kezdés: %2</translation>
    </message>
    <message>
        <source>Shift %1 evaluated, since %2</source>
        <translation>%1. műszak kiértékelve, kezdés: %2</translation>
    </message>
    <message>
        <source>Final reckoning, since %1</source>
        <translation>Végső elszámolás, kezdés: %1</translation>
    </message>
    <message>
        <source>Finished, not saved yet, since %1</source>
        <translation>Véget ért, még nincs elmentve, kezdés: %1</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <comment>where the game is, and when it began</comment>
        <translation>%1, kezdés: %2</translation>
    </message>
</context>
<context>
    <name>ImperialMinersAsks</name>
    <message>
        <source>Turn up the event</source>
        <translation>Esemény felfedése</translation>
    </message>
    <message>
        <source>When does the event take effect?</source>
        <translation>Mikor érvényes az esemény?</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Érvényes</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>azonnal</translation>
    </message>
    <message>
        <source>during this round</source>
        <translation>ebben a fordulóban</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>a forduló végén</translation>
    </message>
    <message>
        <source>What it says, if you like</source>
        <translation>Mi áll rajta, ha szeretnétek</translation>
    </message>
    <message>
        <source>Everybody has revealed</source>
        <translation>Mindenki felfedte</translation>
    </message>
    <message>
        <source>Everybody is at the surface</source>
        <translation>Mindenki a felszínen</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>Mindenki kész</translation>
    </message>
    <message>
        <source>Count the spaces of board %1</source>
        <translation>A(z) %1. tábla mezőinek száma</translation>
    </message>
    <message>
        <source>Count the spaces of the side that lies up, the lowest and the top included.</source>
        <translation>Számoljátok meg a felfelé néző oldal mezőit, a legalsót és a legfelsőt is.</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Kártya felfedése</translation>
    </message>
    <message>
        <source>Reveal a further card</source>
        <translation>További kártya felfedése</translation>
    </message>
    <message>
        <source>Level 1 and level 4 cost nothing. An effect may lower what is printed.</source>
        <translation>Az 1. és a 4. szint nem kerül semmibe. Hatás csökkentheti a nyomtatott árat.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Coins paid</source>
        <translation>Kifizetett érme</translation>
    </message>
    <message>
        <source>A card from the deck</source>
        <translation>Kártya a pakliból</translation>
    </message>
    <message>
        <source>Who can play no card of the hand draws one of level 1 and plays it.</source>
        <translation>Aki nem tud kézből kijátszani, húz egy 1. szintűt, és azt játssza ki.</translation>
    </message>
    <message>
        <source>An effect of the surface</source>
        <translation>Felszíni hatás</translation>
    </message>
    <message>
        <source>The chain is at the surface. One of its three effects is picked.</source>
        <translation>A lánc a felszínre ért. Három hatása közül egyet kell választani.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Hatás</translation>
    </message>
    <message>
        <source>Where does it lie?</source>
        <translation>Hová kerül?</translation>
    </message>
    <message>
        <source>Half carts on its sides</source>
        <translation>Fél csillék az oldalain</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>teli</translation>
    </message>
    <message>
        <source>Place the card of level %1</source>
        <translation>%1. szintű kártya lerakása</translation>
    </message>
    <message>
        <source>It goes into the row of its level, below a card or the surface.</source>
        <translation>A szintjének sorába kerül, egy kártya vagy a felszín alá.</translation>
    </message>
    <message>
        <source>The chain goes on to card %1</source>
        <translation>A lánc következő kártyája: %1</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Melyik kártya?</translation>
    </message>
    <message>
        <source>No card this round</source>
        <translation>Ebben a fordulóban nincs kártya</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>What an effect gives or takes.</source>
        <translation>Amit egy hatás ad vagy elvesz.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Point tokens that an effect gives or takes.</source>
        <translation>Pontjelölők, amelyeket egy hatás ad vagy elvesz.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kézben tartott kártyák</translation>
    </message>
    <message>
        <source>Once the effect is over, %1 cards may be kept.</source>
        <translation>A hatás után legfeljebb %1 kártya maradhat kézben.</translation>
    </message>
    <message>
        <source>Drawn from decks 1 to 3</source>
        <translation>Húzott az 1–3. pakliból</translation>
    </message>
    <message>
        <source>Drawn from deck 4</source>
        <translation>Húzott a 4. pakliból</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Eldobott</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>The marker starts on board</source>
        <translation>A jelölő erre a táblára lép</translation>
    </message>
    <message>
        <source>The board is completed. The marker goes on to board</source>
        <translation>A tábla kész. A jelölő erre a táblára megy tovább</translation>
    </message>
    <message>
        <source>Should the top be reached, it goes on to board</source>
        <translation>Ha eléri a tetejét, erre a táblára megy tovább</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Kutatás</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Masinák</translation>
    </message>
    <message>
        <source>A card collapses</source>
        <translation>Egy kártya beomlik</translation>
    </message>
    <message>
        <source>A collapse is cleared</source>
        <translation>Beomlás eltávolítása</translation>
    </message>
    <message>
        <source>An effect activates a card</source>
        <translation>Hatás aktivál egy kártyát</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cards that touch</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>A cart token</source>
        <translation>Csillejelölő</translation>
    </message>
    <message>
        <source>It makes a full cart of two halves of which one is loaded.</source>
        <translation>Két fél csilléből, amelyek egyike teli, teli csillét csinál.</translation>
    </message>
    <message>
        <source>Factions, if you count them</source>
        <translation>Frakciók, ha számoljátok</translation>
    </message>
    <message>
        <source>Take a cart token off</source>
        <translation>Csillejelölő levétele</translation>
    </message>
    <message>
        <source>One that does not lie there. No effect takes one away.</source>
        <translation>Amelyik nincs ott. Hatás nem vesz el csillejelölőt.</translation>
    </message>
    <message>
        <source>Has it collapsed?</source>
        <translation>Beomlott?</translation>
    </message>
    <message>
        <source>Correct a card</source>
        <translation>Kártya helyesbítése</translation>
    </message>
    <message>
        <source>As it lies on the table now. Nothing else changes, and no round has to be undone.</source>
        <translation>Ahogy most az asztalon fekszik. Más nem változik, és egy fordulót sem kell visszavonni.</translation>
    </message>
    <message>
        <source>below the boards</source>
        <translation>a táblák alatt</translation>
    </message>
    <message>
        <source>The marker is on board</source>
        <translation>A jelölő ezen a táblán áll</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mező</translation>
    </message>
    <message>
        <source>Board %1: how often completed</source>
        <translation>%1. tábla: hányszor fejezte be</translation>
    </message>
    <message>
        <source>Correct the research marker</source>
        <translation>Kutatásjelölő helyesbítése</translation>
    </message>
    <message>
        <source>As it stands on the boards now. Nothing takes effect by it.</source>
        <translation>Ahogy most a táblákon áll. Ettől semmi sem érvényes.</translation>
    </message>
    <message>
        <source>Pay a Scottish effect</source>
        <translation>Skót hatás kifizetése</translation>
    </message>
    <message>
        <source>Every Scottish card in the mine lowers the cost by one coin, the one just placed included; never below nothing.</source>
        <translation>Minden skót kártya a bányában eggyel csökkenti az árat, a most lerakott is; nulla alá sosem.</translation>
    </message>
    <message>
        <source>Scottish cards now: %1.</source>
        <translation>Skót kártyák most: %1.</translation>
    </message>
    <message>
        <source>Printed on the card</source>
        <translation>A kártyára nyomtatva</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect; steps beyond the top are lost. From the top the marker goes on to the lowest space of another board, which takes effect as well.</source>
        <translation>Az a mező érvényes, ahol a lépések véget érnek; a tetején túli lépések elvesznek. A tetejéről a jelölő egy másik tábla legalsó mezőjére megy, és az is érvényes.</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect; steps beyond the top are lost. From the top the marker goes on to the lowest space of another board, which does not take effect.</source>
        <translation>Az a mező érvényes, ahol a lépések véget érnek; a tetején túli lépések elvesznek. A tetejéről a jelölő egy másik tábla legalsó mezőjére megy, az viszont nem érvényes.</translation>
    </message>
    <message>
        <source>Between which cards?</source>
        <translation>Melyik kártyák között?</translation>
    </message>
    <message>
        <source>%1, ways up: %2</source>
        <comment>a card to which the chain may go</comment>
        <translation>%1, utak felfelé: %2</translation>
    </message>
    <message>
        <source>The chain goes on (ways up: %1)</source>
        <translation>A lánc folytatódik (utak felfelé: %1)</translation>
    </message>
    <message>
        <source>It goes to one of the two cards right above. The ways to the surface: %1.</source>
        <translation>A közvetlenül fölötte lévő két kártya egyikére megy. Az utak a felszínig: %1.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersCalculators</name>
    <message>
        <source>Points at the end</source>
        <translation>Pontok a játék végén</translation>
    </message>
    <message>
        <source>Point tokens count what is printed on them, every full cart one point. Coins only decide between equals.</source>
        <translation>A pontjelölők annyit érnek, amennyi rajtuk áll, minden teli csille egy pont. Az érmék csak döntetlennél döntenek.</translation>
    </message>
    <message>
        <source>Blue point tokens (1)</source>
        <translation>Kék pontjelölő (1)</translation>
    </message>
    <message>
        <source>Green point tokens (5)</source>
        <translation>Zöld pontjelölő (5)</translation>
    </message>
    <message>
        <source>Red point tokens (10)</source>
        <translation>Piros pontjelölő (10)</translation>
    </message>
    <message>
        <source>Carts full by print</source>
        <translation>Nyomtatva teli csille</translation>
    </message>
    <message>
        <source>Cart tokens</source>
        <translation>Csillejelölő</translation>
    </message>
    <message numerus="yes">
        <source>%1 in tokens and %2 for full carts: %n point(s).</source>
        <translation>
            <numerusform>%1 jelölőkben és %2 teli csillékért: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>For who plays alone: %1</source>
        <translation>Aki egyedül játszik: %1</translation>
    </message>
    <message>
        <source>A research move</source>
        <translation>Kutatási lépés</translation>
    </message>
    <message>
        <source>Spaces of the board</source>
        <translation>A tábla mezői</translation>
    </message>
    <message>
        <source>The marker is on space (0: below the boards)</source>
        <translation>A jelölő mezője (0: a táblák alatt)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Lépések</translation>
    </message>
    <message numerus="yes">
        <source>The top is reached after %n step(s) and takes effect. The marker goes on to the lowest space of another board.</source>
        <translation>
            <numerusform>%n lépés után eléri a tetejét, amely érvényes. A jelölő egy másik tábla legalsó mezőjére megy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are lost.</source>
        <translation>
            <numerusform>%n lépés elveszik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kézben tartott kártyák</translation>
    </message>
    <message>
        <source>At most %1 cards are kept once an effect is over.</source>
        <translation>Egy hatás után legfeljebb %1 kártya marad kézben.</translation>
    </message>
    <message>
        <source>Cards in hand before</source>
        <translation>Kártya kézben előtte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Húzott</translation>
    </message>
    <message>
        <source>Discarded by the effect</source>
        <translation>A hatás miatt eldobott</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n kártya kézben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have to be discarded.</source>
        <translation>
            <numerusform>%n kártyát el kell dobni.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a Scottish effect costs</source>
        <translation>Mennyibe kerül egy skót hatás</translation>
    </message>
    <message>
        <source>Every Scottish card in the mine lowers it by one coin, the one just placed included; never below nothing.</source>
        <translation>Minden skót kártya a bányában eggyel csökkenti, a most lerakott is; nulla alá sosem.</translation>
    </message>
    <message>
        <source>Printed on the card</source>
        <translation>A kártyára nyomtatva</translation>
    </message>
    <message>
        <source>Scottish cards in the mine</source>
        <translation>Skót kártyák a bányában</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>%n érmébe kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which round is it?</source>
        <translation>Hányadik forduló?</translation>
    </message>
    <message>
        <source>Every round turns up one of the ten event cards.</source>
        <translation>Minden fordulóban felfedtek egyet a tíz eseménykártya közül.</translation>
    </message>
    <message>
        <source>Cards left in the event deck</source>
        <translation>Kártya az eseménypakliban</translation>
    </message>
    <message>
        <source>Is the event of this round turned up already?</source>
        <translation>Felfedtétek már a forduló eseményét?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játéknak vége.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>%1. forduló a(z) %2-ből.</translation>
    </message>
    <message>
        <source>Silver coins (1)</source>
        <translation>Ezüstérme (1)</translation>
    </message>
    <message>
        <source>Gold coins (5)</source>
        <translation>Aranyérme (5)</translation>
    </message>
    <message>
        <source>%1 in coins, between equals only.</source>
        <translation>Érmékben %1, de ez csak egyenlőségnél számít.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Ki nyer?</translation>
    </message>
    <message>
        <source>Most points; between equals more in coins, then more full carts. Who is still equal shares the victory.</source>
        <translation>A legtöbb pont; egyenlőségnél a több érme, aztán a több teli csille. Aki így is egyenlő, osztozik a győzelmen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Player %1: blue point tokens (1)</source>
        <translation>%1. játékos: kék pontjelölő (1)</translation>
    </message>
    <message>
        <source>Player %1: green point tokens (5)</source>
        <translation>%1. játékos: zöld pontjelölő (5)</translation>
    </message>
    <message>
        <source>Player %1: red point tokens (10)</source>
        <translation>%1. játékos: piros pontjelölő (10)</translation>
    </message>
    <message>
        <source>Player %1: carts full by print</source>
        <translation>%1. játékos: nyomtatva teli csille</translation>
    </message>
    <message>
        <source>Player %1: cart tokens</source>
        <translation>%1. játékos: csillejelölő</translation>
    </message>
    <message>
        <source>Player %1: silver coins (1)</source>
        <translation>%1. játékos: ezüstérme (1)</translation>
    </message>
    <message>
        <source>Player %1: gold coins (5)</source>
        <translation>%1. játékos: aranyérme (5)</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect. Putting the marker on the lowest space costs no step; steps beyond the top are lost.</source>
        <translation>Az a mező érvényes, ahol a lépések véget érnek. A legalsó mezőre rakás nem lépés; a tetején túli lépések elvesznek.</translation>
    </message>
    <message>
        <source>Does the lowest space of a new board take effect as well?</source>
        <translation>Az új tábla legalsó mezője is érvényes?</translation>
    </message>
    <message>
        <source>The marker stays on space %1, and nothing takes effect.</source>
        <translation>A jelölő a(z) %1. mezőn marad, és semmi sem érvényes.</translation>
    </message>
    <message>
        <source>The marker ends on space %1, which takes effect.</source>
        <translation>A jelölő a(z) %1. mezőn áll meg, amely érvényes.</translation>
    </message>
    <message>
        <source>That space takes effect as well.</source>
        <translation>Az a mező is érvényes.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersFinal</name>
    <message>
        <source>Blue point tokens (1)</source>
        <translation>Kék pontjelölő (1)</translation>
    </message>
    <message>
        <source>Green point tokens (5)</source>
        <translation>Zöld pontjelölő (5)</translation>
    </message>
    <message>
        <source>Red point tokens (10)</source>
        <translation>Piros pontjelölő (10)</translation>
    </message>
    <message>
        <source>Points in tokens</source>
        <translation>Pont jelölőkben</translation>
    </message>
    <message>
        <source>Silver coins (1)</source>
        <translation>Ezüstérme (1)</translation>
    </message>
    <message>
        <source>Gold coins (5)</source>
        <translation>Aranyérme (5)</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Carts full by print</source>
        <translation>Nyomtatva teli csille</translation>
    </message>
    <message>
        <source>Half-loaded carts</source>
        <translation>Félig teli csille</translation>
    </message>
    <message>
        <source>Cart tokens</source>
        <translation>Csillejelölő</translation>
    </message>
    <message>
        <source>Full carts</source>
        <translation>Teli csillék</translation>
    </message>
</context>
<context>
    <name>ImperialMinersGlossary</name>
    <message>
        <source>activation</source>
        <translation>aktiválás</translation>
    </message>
    <message>
        <source>A card gives one of its effects or none, or its collapse is cleared. It happens to a card once a round.</source>
        <translation>A kártya egy hatást ad vagy egyet sem, vagy lekerül róla a beomlás. Egy kártyával fordulónként egyszer történhet meg.</translation>
    </message>
    <message>
        <source>Atlanteans</source>
        <translation>atlantisziak</translation>
    </message>
    <message>
        <source>The faction of the machines.</source>
        <translation>A masinák frakciója.</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>barbárok</translation>
    </message>
    <message>
        <source>A faction with strong effects that make cards collapse.</source>
        <translation>Frakció erős hatásokkal, amelyek kártyákat omlasztanak be.</translation>
    </message>
    <message>
        <source>cart token</source>
        <translation>csillejelölő</translation>
    </message>
    <message>
        <source>Makes a full cart of one that is half loaded.</source>
        <translation>Félig teli csilléből teli csillét csinál.</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>lánc</translation>
    </message>
    <message>
        <source>The way from the new card up to the surface, one card in each row.</source>
        <translation>Út az új kártyától fel a felszínig, soronként egy kártyával.</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>érme</translation>
    </message>
    <message>
        <source>Pays for cards and some effects. At the end coins only decide between equals.</source>
        <translation>Kártyákért és egyes hatásokért fizettek vele. A végén csak egyenlőségnél dönt.</translation>
    </message>
    <message>
        <source>collapse</source>
        <translation>beomlás</translation>
    </message>
    <message>
        <source>A token on a card. The next activation clears it and gives nothing else.</source>
        <translation>Jelölő egy kártyán. A következő aktiválás leveszi, és mást nem ad.</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>pakli</translation>
    </message>
    <message>
        <source>There is one for each level, with a discard pile of its own that is shuffled when the deck is empty.</source>
        <translation>Minden szintnek van egy, saját dobópaklival, amelyet a pakli elfogytakor megkevertek.</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>hatás</translation>
    </message>
    <message>
        <source>What a card, the surface, an event or a research space gives. Those of cards may be left out.</source>
        <translation>Amit egy kártya, a felszín, egy esemény vagy egy kutatásmező ad. A kártyáké elhagyható.</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <translation>egyiptomiak</translation>
    </message>
    <message>
        <source>The faction of research.</source>
        <translation>A kutatás frakciója.</translation>
    </message>
    <message>
        <source>event card</source>
        <translation>eseménykártya</translation>
    </message>
    <message>
        <source>One is turned up in every round and concerns everybody. Those that are left say how many rounds are to come.</source>
        <translation>Minden fordulóban felfedtek egyet, és mindenkire vonatkozik. A megmaradtak mutatják, hány forduló van hátra.</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>frakció</translation>
    </message>
    <message>
        <source>A people to which a card belongs: Scots, Barbarians, Egyptians, Japanese, Atlanteans or Romans. Some cards have none.</source>
        <translation>Nép, amelyhez egy kártya tartozik: skótok, barbárok, egyiptomiak, japánok, atlantisziak vagy rómaiak. Van, amelyiknek nincs.</translation>
    </message>
    <message>
        <source>full cart</source>
        <translation>teli csille</translation>
    </message>
    <message>
        <source>Two loaded halves that meet, or a half-loaded cart with a cart token. It is worth points at the end.</source>
        <translation>Két összeérő teli fél, vagy félig teli csille csillejelölővel. A végén pontot ér.</translation>
    </message>
    <message>
        <source>half cart</source>
        <translation>fél csille</translation>
    </message>
    <message>
        <source>Printed on the side of a card, empty or loaded. With the one of a neighbour it makes a cart.</source>
        <translation>A kártya oldalára nyomtatva, üres vagy teli. A szomszédéval együtt csille lesz belőle.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>kéz</translation>
    </message>
    <message>
        <source>The cards that a player may reveal. Its limit holds once an effect is over.</source>
        <translation>A kártyák, amelyeket a játékos felfedhet. A kézhatár a hatás végén érvényes.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japánok</translation>
    </message>
    <message>
        <source>A faction that grows with its own cards or with many factions in the mine.</source>
        <translation>Frakció, amely a saját kártyáival vagy a bánya sokféle frakciójával erősödik.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>szint</translation>
    </message>
    <message>
        <source>The number of a mine card, and the row it goes into.</source>
        <translation>A bányakártya száma, és egyben a sor, ahová kerül.</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>masina</translation>
    </message>
    <message>
        <source>A token on a card, of which some effects make use.</source>
        <translation>Jelölő egy kártyán, amelyet egyes hatások felhasználnak.</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bánya</translation>
    </message>
    <message>
        <source>The cards of a player below the surface, laid like bricks.</source>
        <translation>A játékos kártyái a felszín alatt, téglasorosan.</translation>
    </message>
    <message>
        <source>mine card</source>
        <translation>bányakártya</translation>
    </message>
    <message>
        <source>A card of level 1 to 4 that becomes part of a mine.</source>
        <translation>1–4. szintű kártya, amely a bánya része lesz.</translation>
    </message>
    <message>
        <source>pickaxe marker</source>
        <translation>csákányjelölő</translation>
    </message>
    <message>
        <source>Shows how far a player&apos;s research has come.</source>
        <translation>Megmutatja, meddig jutott a játékos kutatása.</translation>
    </message>
    <message>
        <source>point token</source>
        <translation>pontjelölő</translation>
    </message>
    <message>
        <source>Points that are gained during the game; the colour says how many.</source>
        <translation>Játék közben szerzett pontok; a színe mondja meg, mennyi.</translation>
    </message>
    <message>
        <source>research</source>
        <translation>kutatás</translation>
    </message>
    <message>
        <source>Moves the pickaxe marker up a research board.</source>
        <translation>A csákányjelölőt viszi felfelé egy kutatástáblán.</translation>
    </message>
    <message>
        <source>research board</source>
        <translation>kutatástábla</translation>
    </message>
    <message>
        <source>Has spaces with effects, one above the other. Who reaches the top has completed it.</source>
        <translation>Egymás fölötti mezőin hatások vannak. Aki a tetejére ér, befejezte.</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>A faction of full carts, cart tokens and places in the mine.</source>
        <translation>A teli csillék, a csillejelölők és a bányabeli helyek frakciója.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>sor</translation>
    </message>
    <message>
        <source>All cards of one level lie in it. The first one is right under the surface.</source>
        <translation>Egy szint minden kártyája ebben fekszik. Az első közvetlenül a felszín alatt van.</translation>
    </message>
    <message>
        <source>Scots</source>
        <translation>skótok</translation>
    </message>
    <message>
        <source>A faction whose effects cost coins, the fewer the more Scottish cards are in the mine.</source>
        <translation>Frakció, amelynek hatásai érmébe kerülnek: minél több skót kártya van a bányában, annál kevesebbe.</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>felszín</translation>
    </message>
    <message>
        <source>The end of every chain, with effects to choose from. Cards of level 1 lie right under it.</source>
        <translation>Minden lánc vége, választható hatásokkal. Az 1. szintű kártyák közvetlenül alatta fekszenek.</translation>
    </message>
    <message>
        <source>surface board</source>
        <translation>felszíntábla</translation>
    </message>
    <message>
        <source>The board of a player on top of the mine.</source>
        <translation>A játékos táblája a bánya tetején.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>What who plays alone gets for the points.</source>
        <translation>Ezt kapja a pontjaiért, aki egyedül játszik.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersOptions</name>
    <message>
        <source>First game</source>
        <translation>Első játék</translation>
    </message>
    <message>
        <source>Everyone starts with two cards each of levels 1, 2 and 3, and keeps all six.</source>
        <translation>Mindenki két-két 1., 2. és 3. szintű kártyával kezd, és mind a hatot megtartja.</translation>
    </message>
    <message>
        <source>Follow the mines</source>
        <translation>Bányák követése</translation>
    </message>
    <message>
        <source>Cards are placed by tapping: legal places and the ways of the chain are shown.</source>
        <translation>A kártyákat koppintással rakjátok le: látszanak a szabályos helyek és a lánc útjai.</translation>
    </message>
    <message>
        <source>Follow the carts</source>
        <translation>Csillék követése</translation>
    </message>
    <message>
        <source>Half carts are entered with each card, so that full carts are counted by themselves. Otherwise you count them at the end.</source>
        <translation>Minden kártyánál beírjátok a fél csilléket, így a teliek maguktól számolódnak. Különben a végén számoljátok meg.</translation>
    </message>
    <message>
        <source>Follow the coins</source>
        <translation>Érmék követése</translation>
    </message>
    <message>
        <source>What is gained and paid is entered; whoever cannot pay is told so.</source>
        <translation>Beírjátok, amit kaptok és fizettek; aki nem tud fizetni, megtudja.</translation>
    </message>
    <message>
        <source>Follow the point tokens</source>
        <translation>Pontjelölők követése</translation>
    </message>
    <message>
        <source>Points are entered as they come. Otherwise tokens are counted at the end.</source>
        <translation>A pontokat menet közben írjátok be. Különben a végén számoljátok a jelölőket.</translation>
    </message>
    <message>
        <source>Follow the hands</source>
        <translation>Kézben tartott kártyák követése</translation>
    </message>
    <message>
        <source>How many cards everyone holds, with a reminder of the limit of eight.</source>
        <translation>Kinek hány kártyája van, figyelmeztetéssel a nyolcas határra.</translation>
    </message>
    <message>
        <source>Follow the research</source>
        <translation>Kutatás követése</translation>
    </message>
    <message>
        <source>Where the markers are, and which spaces take effect.</source>
        <translation>Hol állnak a jelölők, és mely mezők érvényesek.</translation>
    </message>
    <message>
        <source>A new research board takes effect</source>
        <translation>Az új kutatástábla is hat</translation>
    </message>
    <message>
        <source>The lowest space of the board to which a marker moves on takes effect as well.</source>
        <translation>Annak a táblának a legalsó mezője is érvényes, amelyre a jelölő továbbmegy.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>In %1 rounds everyone builds a mine of cards. Chains through it bring coins, cards and point tokens, half carts become full ones. Most points win.</source>
        <translation>%1 fordulón át mindenki bányát épít kártyákból. A rajta végigfutó láncok érméket, kártyákat és pontjelölőket hoznak, a fél csillékből teli csille lesz. A legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A forduló</translation>
    </message>
    <message>
        <source>An event card is turned up. Then all at the same time reveal a card, place it and let a chain run. Nobody touches the mine of another.</source>
        <translation>Felfedtek egy eseménykártyát. Aztán mindenki egyszerre felfed egy kártyát, lerakja, és végigfuttatja a láncát. Senki sem nyúl más bányájához.</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Az esemény</translation>
    </message>
    <message>
        <source>It says whether it takes effect at once, changes this round or takes effect at the end of the round. Everybody carries it out, in full or as far as they can.</source>
        <translation>Rajta áll, hogy azonnal érvényes, erre a fordulóra hat, vagy a forduló végén érvényes. Mindenki végrehajtja, egészében, vagy amennyire tudja.</translation>
    </message>
    <message>
        <source>Reveal and pay</source>
        <translation>Felfedés és fizetés</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lerakás</translation>
    </message>
    <message>
        <source>A card goes into the row of its level, under one or two cards of the row above; level 1 lies under the surface, which has no end. A row may have gaps, and half carts need not fit. What lies stays where it is.</source>
        <translation>A kártya a szintjének sorába kerül, a fölötte lévő sor egy vagy két kártyája alá; az 1. szint a felszín alatt van, amely végtelen. A sorban lehet hézag, és a fél csilléknek nem kell illeszkedniük. Ami le van rakva, a helyén marad.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>A lánc</translation>
    </message>
    <message>
        <source>The new card is activated, then one of the two right above it, and so on up to the surface, where one of %1 effects is chosen. A card gives one of its effects or none, once a round; what was activated already is passed by. Should an effect activate another card, no chain starts there.</source>
        <translation>Az új kártyát aktiváljátok, aztán a közvetlenül fölötte lévő kettő egyikét, és így tovább a felszínig, ahol %1 hatásból választotok egyet. Egy kártya egy hatást ad vagy egyet sem, fordulónként egyszer; amit már aktiváltak, azon a lánc csak áthalad. Ha egy hatás másik kártyát aktivál, onnan nem indul lánc.</translation>
    </message>
    <message>
        <source>Collapses and machines</source>
        <translation>Beomlások és masinák</translation>
    </message>
    <message>
        <source>A collapsed card gives no effect when it is activated: the collapse is cleared instead, and the chain goes on. A card carries %1 collapse and %2 machines at most.</source>
        <translation>A beomlott kártya aktiváláskor nem ad hatást: lekerül róla a beomlás, és a lánc folytatódik. Egy kártyán legfeljebb %1 beomlás és %2 masina lehet.</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Csillék</translation>
    </message>
    <message>
        <source>Where two cards meet with a half cart each, they make a cart: full, if both are loaded. If only one is, a cart token makes it full. Two empty halves are nothing.</source>
        <translation>Ahol két kártya fél csilléi összeérnek, csille lesz: teli, ha mindkét fele teli. Ha csak az egyik, csillejelölő teszi telivé. Két üres fél nem ér semmit.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message>
        <source>Cards come from the decks of levels 1 to 3; level 4 comes only by research and by events. After an effect at most %1 cards stay in hand.</source>
        <translation>Kártyát az 1–3. szint paklijából húztok; 4. szintűt csak kutatás és esemény ad. Egy hatás után legfeljebb %1 kártya maradhat kézben.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Kutatás</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Frakciók</translation>
    </message>
    <message>
        <source>A card has %1 factions at most and counts for each. A Scottish effect costs a coin less for every Scottish card in the mine, the new one included.</source>
        <translation>Egy kártyának legfeljebb %1 frakciója van, és mindegyikhez számít. Egy skót hatás minden skót kártyáért a bányában egy érmével olcsóbb, az újért is.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Egyedül</translation>
    </message>
    <message>
        <source>%1 of the %2 event cards are used, and %3 research boards with a side up by chance.</source>
        <translation>%1 eseménykártya van játékban a(z) %2-ból, és %3 kutatástábla, véletlen oldalával felfelé.</translation>
    </message>
    <message>
        <source>Everyone starts with %1 coins.</source>
        <translation>Mindenki %1 érmével kezd.</translation>
    </message>
    <message>
        <source>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %4.</source>
        <translation>Mindenki húz %1 kártyát az 1., %2 kártyát a 2. és %3 kártyát a 3. szintből, és %4 kártyát megtart.</translation>
    </message>
    <message>
        <source>In a first game it is %1, %2 and %3 cards, and %4 are kept.</source>
        <translation>Első játékban %1, %2 és %3 kártyát húztok, és %4 marad.</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are revealed and paid for. Who can play none draws a card of level 1 and plays that. A cost that an effect lowers never falls below 0. In coins:</source>
        <translation>Mindenki titokban választ egy kártyát; aztán mindet felfeditek és kifizetitek. Aki nem tud kijátszani, húz egy 1. szintűt, és azt játssza ki. Hatás az árat sosem viszi 0 alá. Érmében:</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a level and its cost in coins</comment>
        <translation>%1. szint: %2</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3, as printed</source>
        <comment>a level and its costs in coins</comment>
        <translation>%1. szint: %2–%3, ahogy rá van nyomtatva</translation>
    </message>
    <message>
        <source>The first time the marker goes on the lowest space of any board, which costs no step. Then it goes up, as many steps as the effect allows or fewer. Only the space where it stops takes effect. The top completes the board: it takes effect, further steps are lost, and the marker goes on to the lowest space of another board.</source>
        <translation>A jelölő először bármelyik tábla legalsó mezőjére kerül, ez nem lépés. Aztán felfelé lép, legfeljebb annyit, amennyit a hatás enged. Csak az a mező érvényes, ahol megáll. A tetején a tábla kész: az a mező érvényes, a további lépések elvesznek, és a jelölő egy másik tábla legalsó mezőjére megy.</translation>
    </message>
    <message>
        <source>That space takes effect as well.</source>
        <translation>Az a mező is érvényes.</translation>
    </message>
    <message>
        <source>That space does not take effect.</source>
        <translation>Az a mező nem érvényes.</translation>
    </message>
    <message>
        <source>After round %1 every full cart is worth %2, and the point tokens:</source>
        <translation>A(z) %1. forduló után minden teli csille értéke %2, a pontjelölőké pedig:</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a point token and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Between equals more in coins decides, silver for %1 and gold for %2; then more full carts. Who is still equal shares the victory.</source>
        <translation>Egyenlőségnél a több érme dönt, az ezüst értéke %1, az aranyé %2; aztán a több teli csille. Aki így is egyenlő, osztozik a győzelmen.</translation>
    </message>
    <message>
        <source>Who plays alone plays by the same rules and gets a title for the points:</source>
        <translation>Aki egyedül játszik, ugyanezekkel a szabályokkal játszik, és a pontjaiért rangot kap:</translation>
    </message>
    <message>
        <source>From %1: %2</source>
        <comment>points and a title</comment>
        <translation>%1 ponttól: %2</translation>
    </message>
</context>
<context>
    <name>ImperialMinersTableWords</name>
    <message>
        <source>%1 researches: %2 steps.</source>
        <translation>%1 kutat: %2 lépés.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>A játék elkezdődik.</translation>
    </message>
    <message>
        <source>An event that takes effect at once.</source>
        <translation>Azonnali esemény.</translation>
    </message>
    <message>
        <source>An event that takes effect at once: %1</source>
        <translation>Azonnali esemény: %1</translation>
    </message>
    <message>
        <source>An event that changes this round.</source>
        <translation>Esemény, amely erre a fordulóra hat.</translation>
    </message>
    <message>
        <source>An event that changes this round: %1</source>
        <translation>Esemény, amely erre a fordulóra hat: %1</translation>
    </message>
    <message>
        <source>An event for the end of the round.</source>
        <translation>Esemény a forduló végére.</translation>
    </message>
    <message>
        <source>An event for the end of the round: %1</source>
        <translation>Esemény a forduló végére: %1</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 kész.</translation>
    </message>
    <message>
        <source>Everybody is done.</source>
        <translation>Mindenki kész.</translation>
    </message>
    <message>
        <source>%1 plays a card of level 1 from the deck.</source>
        <translation>%1 a pakliból játszik ki egy 1. szintű kártyát.</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals a card of level %2 for %n coin(s).</source>
        <translation>
            <numerusform>%1 felfed egy %2. szintű kártyát %n érméért.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places card %2 in row %3.</source>
        <translation>%1 lerakja a kártyát: %2, %3. sor.</translation>
    </message>
    <message>
        <source>The chain of %1 reaches card %2.</source>
        <translation>%1 lánca ide ér: %2 kártya.</translation>
    </message>
    <message>
        <source>%1 activates card %2 by an effect.</source>
        <translation>%1 hatással aktivál egy kártyát: %2.</translation>
    </message>
    <message>
        <source>%1 uses effect %2 of the surface.</source>
        <translation>%1 a felszín %2. hatását választja.</translation>
    </message>
    <message>
        <source>%1: coins %2.</source>
        <translation>%1: érme %2.</translation>
    </message>
    <message>
        <source>%1: points in tokens %2.</source>
        <translation>%1: pont jelölőkben %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards drawn, %3 of level 4, %4 discarded.</source>
        <translation>%1: %2 kártya húzva, %3 a 4. szintről, %4 eldobva.</translation>
    </message>
    <message>
        <source>%1: machines on card %2: %3.</source>
        <translation>%1: masina a(z) %2 kártyán: %3.</translation>
    </message>
    <message>
        <source>%1: card %2 collapses.</source>
        <translation>%1: a(z) %2 kártya beomlik.</translation>
    </message>
    <message>
        <source>%1: the collapse on card %2 is cleared.</source>
        <translation>%1: a(z) %2 kártyáról lekerül a beomlás.</translation>
    </message>
    <message>
        <source>%1: a cart token between cards %2 and %3.</source>
        <translation>%1: csillejelölő a(z) %2 és %3 kártya között.</translation>
    </message>
    <message numerus="yes">
        <source>Research board %1 has %n space(s).</source>
        <translation>
            <numerusform>A(z) %1. kutatástáblán %n mező van.</numerusform>
        </translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>A végső számolás.</translation>
    </message>
    <message>
        <source>the event card</source>
        <translation>az eseménykártya</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <comment>for undo</comment>
        <translation>%1 kész</translation>
    </message>
    <message>
        <source>everybody is done</source>
        <translation>mindenki kész</translation>
    </message>
    <message>
        <source>the card of %1</source>
        <translation>%1 kártyája</translation>
    </message>
    <message>
        <source>placing card %1</source>
        <translation>%1 kártya lerakása</translation>
    </message>
    <message>
        <source>chain to card %1</source>
        <translation>lánc: %1 kártya</translation>
    </message>
    <message>
        <source>activating card %1</source>
        <translation>%1 kártya aktiválása</translation>
    </message>
    <message>
        <source>surface effect %1</source>
        <translation>%1. felszíni hatás</translation>
    </message>
    <message>
        <source>coins %1</source>
        <translation>érme %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>pont %1</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>kézben tartott kártyák</translation>
    </message>
    <message>
        <source>machines %1</source>
        <translation>masina %1</translation>
    </message>
    <message>
        <source>a collapse</source>
        <translation>beomlás</translation>
    </message>
    <message>
        <source>a cleared collapse</source>
        <translation>eltávolított beomlás</translation>
    </message>
    <message>
        <source>a cart token</source>
        <translation>csillejelölő</translation>
    </message>
    <message>
        <source>the spaces of board %1</source>
        <translation>a(z) %1. tábla mezői</translation>
    </message>
    <message>
        <source>research</source>
        <translation>kutatás</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>a végső számolás</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>A játék még nem kezdődött el.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>A játék már elkezdődött.</translation>
    </message>
    <message>
        <source>Imperial Miners is for %1 to %2 players, not for %3.</source>
        <translation>A Birodalmi bányászok %1–%2 játékosnak való, nem ennyinek: %3.</translation>
    </message>
    <message>
        <source>Carts can only be followed together with the mines.</source>
        <translation>Csilléket csak a bányákkal együtt lehet követni.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ott nem ül senki.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Ez a forduló másik részéhez tartozik.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Ezt ebben a játékban nem követitek.</translation>
    </message>
    <message>
        <source>%1 is done with this step already. Undo takes it back.</source>
        <translation>%1 ezzel már kész. A visszavonással vissza lehet lépni.</translation>
    </message>
    <message>
        <source>%1 has no card to place: it is revealed and paid for first.</source>
        <translation>%1: nincs lerakható kártya, előbb fel kell fedni és ki kell fizetni.</translation>
    </message>
    <message>
        <source>%1 still has to place the card that was revealed.</source>
        <translation>%1 még nem rakta le a felfedett kártyát.</translation>
    </message>
    <message>
        <source>The chain of %1 is not at the surface yet.</source>
        <translation>%1 lánca még nem ért a felszínre.</translation>
    </message>
    <message>
        <source>%1 still picks one of the effects of the surface.</source>
        <translation>%1 még választ egyet a felszín hatásai közül.</translation>
    </message>
    <message>
        <source>The chain of %1 is at the top row: the surface comes next.</source>
        <translation>%1 lánca a legfelső sorban van: a felszín következik.</translation>
    </message>
    <message>
        <source>The surface has effects 1 to %1.</source>
        <translation>A felszínnek 1–%1. hatása van.</translation>
    </message>
    <message>
        <source>The effect allows %1 steps at most, not %2.</source>
        <translation>A hatás legfeljebb %1 lépést enged, nem ennyit: %2.</translation>
    </message>
    <message>
        <source>Say which research board the marker of %1 goes to.</source>
        <translation>Mondjátok meg, melyik kutatástáblára kerül %1 jelölője.</translation>
    </message>
    <message>
        <source>The research boards are 1 to %1.</source>
        <translation>A kutatástáblák száma 1–%1.</translation>
    </message>
    <message>
        <source>From a completed board the marker goes on to a different one.</source>
        <translation>A befejezett tábláról a jelölő egy másikra megy.</translation>
    </message>
    <message>
        <source>Count the spaces of research board %1 first.</source>
        <translation>Előbb számoljátok meg a(z) %1. kutatástábla mezőit.</translation>
    </message>
    <message>
        <source>The marker of %1 is on space %2 already, so the board has more than %3.</source>
        <translation>%1 jelölője már a(z) %2. mezőn áll, tehát a táblán több mező van, mint %3.</translation>
    </message>
    <message>
        <source>A card of level 4 comes only by research or by an event, and %1 has neither now.</source>
        <translation>4. szintű kártyát csak kutatás vagy esemény ad, és most egyik sincs: %1.</translation>
    </message>
    <message>
        <source>The final count of everybody is needed.</source>
        <translation>Mindenki végső számai kellenek.</translation>
    </message>
    <message>
        <source>Something of %1 is still to be counted.</source>
        <translation>%1: valamit még meg kell számolni.</translation>
    </message>
    <message>
        <source>Cards have levels 1 to %1.</source>
        <translation>A kártyák szintje 1–%1.</translation>
    </message>
    <message>
        <source>A card of that level costs %1 coins at most, not %2.</source>
        <translation>Ilyen szintű kártya legfeljebb %1 érme, nem ennyi: %2.</translation>
    </message>
    <message>
        <source>%1 would need %2 coins and has %3.</source>
        <translation>%1: %2 érme kellene, de csak %3 van.</translation>
    </message>
    <message>
        <source>The mine of %1 has no place for a card of level %2: it hangs from one of the level above.</source>
        <translation>%1 bányájában nincs hely %2. szintű kártyának: az eggyel magasabb sor kártyája alá kerülne.</translation>
    </message>
    <message>
        <source>%1 has no card in hand: a card of level 1 comes from the deck.</source>
        <translation>%1: nincs kártya kézben, 1. szintű kártya jön a pakliból.</translation>
    </message>
    <message>
        <source>From the deck comes a card of level 1.</source>
        <translation>A pakliból 1. szintű kártya jön.</translation>
    </message>
    <message>
        <source>Give the card a name.</source>
        <translation>Nevezzétek el a kártyát.</translation>
    </message>
    <message>
        <source>Another card of %1 is called %2.</source>
        <translation>%1: egy másik kártya neve is %2.</translation>
    </message>
    <message>
        <source>%1 has no card %2.</source>
        <translation>%1: nincs ilyen kártya: %2.</translation>
    </message>
    <message>
        <source>A card of level %1 goes into row %1, not into row %2.</source>
        <translation>%1. szintű kártya a(z) %1. sorba kerül, nem a(z) %2. sorba.</translation>
    </message>
    <message>
        <source>That is between two places of the row.</source>
        <translation>Ez a sor két helye közé esik.</translation>
    </message>
    <message>
        <source>Card %1 lies there.</source>
        <translation>Ott már kártya fekszik: %1.</translation>
    </message>
    <message>
        <source>There it would hang from nothing: above it must be a card or the surface.</source>
        <translation>Ott nem kapcsolódna semmihez: fölötte kártya vagy a felszín kell.</translation>
    </message>
    <message>
        <source>Say which half carts are on the card: this game follows them.</source>
        <translation>Adjátok meg a kártya fél csilléit: ez a játék követi őket.</translation>
    </message>
    <message>
        <source>A card has two factions at most, and not the same one twice.</source>
        <translation>Egy kártyának legfeljebb két frakciója van, és nem kétszer ugyanaz.</translation>
    </message>
    <message>
        <source>The chain cannot go to card %1: it goes to a card right above the last one.</source>
        <translation>A lánc nem mehet ide: %1. Mindig a közvetlenül fölötte lévő kártyára megy.</translation>
    </message>
    <message>
        <source>Card %1 was activated in this round already.</source>
        <translation>Ezt a kártyát ebben a fordulóban már aktiválták: %1.</translation>
    </message>
    <message>
        <source>Card %1 has room for %2 more machines, not for %3.</source>
        <translation>A(z) %1 kártyára még %2 masina fér, nem %3.</translation>
    </message>
    <message>
        <source>Card %1 has %2 machines only.</source>
        <translation>A(z) %1 kártyán csak %2 masina van.</translation>
    </message>
    <message>
        <source>Card %1 has collapsed already.</source>
        <translation>A(z) %1 kártya már beomlott.</translation>
    </message>
    <message>
        <source>There is no collapse on card %1.</source>
        <translation>A(z) %1 kártyán nincs beomlás.</translation>
    </message>
    <message>
        <source>The two cards do not touch.</source>
        <translation>A két kártya nem érintkezik.</translation>
    </message>
    <message>
        <source>There are not half carts on both sides.</source>
        <translation>Nincs mindkét oldalon fél csille.</translation>
    </message>
    <message>
        <source>That cart is full already.</source>
        <translation>Az a csille már teli.</translation>
    </message>
    <message>
        <source>Both halves are empty: a cart token goes on a cart of which one half is loaded.</source>
        <translation>Mindkét fele üres: csillejelölő olyan csillére kerül, amelynek egyik fele teli.</translation>
    </message>
    <message>
        <source>%1 cannot discard %2 cards and has %3.</source>
        <translation>%1: %2 kártyát nem lehet eldobni, csak %3 van.</translation>
    </message>
    <message>
        <source>%1 cannot be: at most %2.</source>
        <translation>%1 nem lehet: legfeljebb %2.</translation>
    </message>
    <message>
        <source>%1: %2 cart tokens, but only %3 half carts that could carry one.</source>
        <translation>%1: %2 csillejelölő, de csak %3 félig teli csille, amelyre kerülhetne.</translation>
    </message>
    <message>
        <source>%1: %2 counted, but the table knows of %3.</source>
        <translation>%1: %2 a megadott szám, de az asztal szerint %3.</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>%1. forduló (%2-ből): %3</translation>
    </message>
    <message>
        <source>the event takes effect</source>
        <translation>az esemény végrehajtása</translation>
    </message>
    <message>
        <source>everybody reveals a card</source>
        <translation>kártyafelfedés</translation>
    </message>
    <message>
        <source>cards are placed, chains run</source>
        <translation>lerakás és lánc</translation>
    </message>
    <message>
        <source>the event at the end</source>
        <translation>a forduló végi esemény</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Turn up the top card of the event deck and say when it takes effect.</source>
        <translation>Fedjétek fel az eseménypakli felső lapját, és adjátok meg, mikor érvényes.</translation>
    </message>
    <message numerus="yes">
        <source>%n event card(s) left.</source>
        <translation>
            <numerusform>Még %n eseménykártya van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody carries the event out at once, in full or as far as they can.</source>
        <translation>Mindenki egyszerre végrehajtja az eseményt, egészében, vagy amennyire tudja.</translation>
    </message>
    <message>
        <source>Everybody chooses a card in secret, then all are revealed and paid for. Who can play none draws a card of level 1 and plays that.</source>
        <translation>Mindenki titokban választ egy kártyát, majd mindet felfeditek és kifizetitek. Aki nem tud kijátszani, húz egy 1. szintűt, és azt játssza ki.</translation>
    </message>
    <message>
        <source>The card goes into the row of its level. From there a chain runs up to the surface, card by card; every card it reaches gives one of its effects, once a round.</source>
        <translation>A kártya a szintjének sorába kerül. Onnan lánc fut fel a felszínig, kártyáról kártyára; minden elért kártya egy hatást ad, fordulónként egyszer.</translation>
    </message>
    <message>
        <source>The event of this round takes effect now, for everybody.</source>
        <translation>A forduló eseménye most érvényes, mindenkire.</translation>
    </message>
    <message>
        <source>Point tokens and full carts are counted; coins decide between equals.</source>
        <translation>A pontjelölőket és a teli csilléket számoljátok; döntetlennél az érmék döntenek.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>with this step of the round</comment>
        <translation>kész</translation>
    </message>
    <message>
        <source>places the card</source>
        <translation>lerakja a kártyát</translation>
    </message>
    <message>
        <source>the chain runs</source>
        <translation>fut a lánc</translation>
    </message>
    <message>
        <source>at the surface</source>
        <translation>a felszínen</translation>
    </message>
    <message>
        <source>picks an effect of the surface</source>
        <translation>felszíni hatást választ</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kártya kézben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the mine</source>
        <translation>
            <numerusform>%n kártya a bányában</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full cart(s)</source>
        <translation>
            <numerusform>%n teli csille</numerusform>
        </translation>
    </message>
    <message>
        <source>board %1, space %2</source>
        <translation>%1. tábla, %2. mező</translation>
    </message>
    <message>
        <source>%1 has not revealed a card. Everybody plays one in each round, unless a card says otherwise.</source>
        <translation>%1 nem fedett fel kártyát. Fordulónként mindenki kijátszik egyet, hacsak egy kártya mást nem mond.</translation>
    </message>
    <message>
        <source>It would be card %2 of %1 in this round. Everybody plays one, unless a card says otherwise.</source>
        <translation>%1: ez már a forduló %2. kártyája lenne. Mindenki egyet játszik ki, hacsak egy kártya mást nem mond.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may keep %2 cards and discards %n.</source>
        <translation>
            <numerusform>%1: %2 kártya maradhat kézben, %n eldobandó.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research boards</source>
        <translation>Kutatástáblák</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n research board(s) in the middle, each with a side up by chance.</source>
        <translation>
            <numerusform>Tegyétek középre a(z) %n kutatástáblát, mindegyiket véletlen oldalával felfelé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine decks</source>
        <translation>Bányapaklik</translation>
    </message>
    <message>
        <source>Shuffle the decks of levels 1, 2 and 3, each by itself. Deck 4 stays as it is. Leave room for discard piles.</source>
        <translation>Keverjétek meg külön-külön az 1., 2. és 3. szint pakliját. A 4. marad, ahogy van. Hagyjatok helyet a dobópakliknak.</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Eseménypakli</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the event cards and take %n of them unseen. The others stay in the box.</source>
        <translation>
            <numerusform>Keverjétek meg az eseménykártyákat, és vegyetek el %n lapot látatlanban. A többi a dobozban marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Készlet</translation>
    </message>
    <message>
        <source>Put point tokens, coins, machines, collapse and cart tokens within reach.</source>
        <translation>Tegyétek kéz közelébe a pontjelölőket, érméket, masinákat, beomlás- és csillejelölőket.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Everyone chooses a colour and takes its pickaxe marker and surface board. The marker starts below the research boards.</source>
        <translation>Mindenki színt választ, és elveszi a csákányjelölőjét és a felszíntábláját. A jelölő a kutatástáblák alatt kezd.</translation>
    </message>
    <message>
        <source>Surface boards</source>
        <translation>Felszíntáblák</translation>
    </message>
    <message>
        <source>Everyone lays the surface board out in front of them.</source>
        <translation>Mindenki maga elé fekteti a felszíntábláját.</translation>
    </message>
    <message>
        <source>Starting hands</source>
        <translation>Kezdőkártyák</translation>
    </message>
    <message numerus="yes">
        <source>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %n of them.</source>
        <translation>
            <numerusform>Mindenki húz %1 kártyát az 1., %2 kártyát a 2. és %3 kártyát a 3. szintről, és %n lapot megtart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reveals a card of level %2.</source>
        <translation>%1 felfed egy %2. szintű kártyát.</translation>
    </message>
    <message>
        <source>The chain of %1 reaches card %2: the collapse is cleared instead of any effect.</source>
        <translation>%1 lánca ide ér: %2 kártya. Hatás helyett a beomlás kerül le róla.</translation>
    </message>
    <message>
        <source>The chain of %1 passes card %2, which was activated in this round already.</source>
        <translation>%1 lánca áthalad: %2 kártya, amelyet ebben a fordulóban már aktiváltak.</translation>
    </message>
    <message>
        <source>%1 researches: the top of board %2 takes effect. The marker goes on to board %3.</source>
        <translation>%1 kutat: a(z) %2. tábla teteje érvényes. A jelölő a(z) %3. táblára megy.</translation>
    </message>
    <message numerus="yes">
        <source>%1 researches: the top of board %2 takes effect, %n step(s) beyond it are lost. The marker goes on to board %3.</source>
        <translation>
            <numerusform>%1 kutat: a(z) %2. tábla teteje érvényes, %n további lépés elveszik. A jelölő a(z) %3. táblára megy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event of this round: %1</source>
        <translation>A forduló eseménye: %1</translation>
    </message>
    <message>
        <source>After an effect at most %1 cards stay in hand.</source>
        <translation>Egy hatás után legfeljebb %1 kártya maradhat kézben.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a faction and how many cards it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>factions: %1 (%2)</source>
        <comment>how many, and the cards of each</comment>
        <translation>frakciók: %1 (%2)</translation>
    </message>
    <message>
        <source>Research board %1</source>
        <translation>%1. kutatástábla</translation>
    </message>
    <message>
        <source>Research board %1: its spaces are not counted yet</source>
        <translation>%1. kutatástábla: a mezőit még nem számoltátok meg</translation>
    </message>
    <message>
        <source>Below the research boards</source>
        <translation>A kutatástáblák alatt</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>%1 kártya</translation>
    </message>
    <message>
        <source>collapsed</source>
        <comment>a card</comment>
        <translation>beomlott</translation>
    </message>
    <message>
        <source>machines: %1</source>
        <comment>on a card</comment>
        <translation>masinák: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of a card and what is on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the chain has come by</source>
        <translation>a lánc már járt itt</translation>
    </message>
    <message>
        <source>the chain may go there next, ways up: %1</source>
        <translation>a lánc ide mehet tovább, utak felfelé: %1</translation>
    </message>
    <message>
        <source>the chain may still come by</source>
        <translation>a lánc még eljöhet ide</translation>
    </message>
    <message>
        <source>%1: card %2 is corrected, as it lies on the table.</source>
        <translation>%1: a(z) %2 kártya helyesbítve, ahogy az asztalon fekszik.</translation>
    </message>
    <message>
        <source>%1: no cart token lies between cards %2 and %3.</source>
        <translation>%1: a(z) %2 és %3 kártya között nincs csillejelölő.</translation>
    </message>
    <message>
        <source>%1 activates card %2 by an effect: the collapse is cleared instead of any effect of it.</source>
        <translation>%1 hatással aktivál egy kártyát: %2. Annak hatása helyett a beomlás kerül le róla.</translation>
    </message>
    <message>
        <source>The marker of %1 is below the research boards.</source>
        <translation>%1 jelölője a kutatástáblák alatt van.</translation>
    </message>
    <message>
        <source>The marker of %1 is on space %3 of board %2.</source>
        <translation>%1 jelölője a(z) %2. tábla %3. mezőjén áll.</translation>
    </message>
    <message>
        <source>Boards completed so far: %1.</source>
        <translation>Eddig befejezett táblák: %1.</translation>
    </message>
    <message>
        <source>%1 researches: no step. The marker stays on space %3 of board %2, and nothing takes effect.</source>
        <translation>%1 kutat: lépés nélkül. A jelölő a(z) %2. tábla %3. mezőjén marad, és semmi sem érvényes.</translation>
    </message>
    <message>
        <source>%1 researches and comes to space %3 of board %2, which takes effect. Steps: %4.</source>
        <translation>%1 kutat, és a(z) %2. tábla %3. mezőjére ér, amely érvényes. Lépések: %4.</translation>
    </message>
    <message>
        <source>Space %2 of board %1 takes effect as well.</source>
        <translation>A(z) %1. tábla %2. mezője is érvényes.</translation>
    </message>
    <message>
        <source>correcting card %1</source>
        <translation>%1 kártya helyesbítése</translation>
    </message>
    <message>
        <source>a cart token taken off</source>
        <translation>csillejelölő levétele</translation>
    </message>
    <message>
        <source>correcting the research marker</source>
        <translation>a kutatásjelölő helyesbítése</translation>
    </message>
    <message>
        <source>So the marker of %1 cannot have gone: from a completed board it goes on to a different one, and below the boards none is completed.</source>
        <translation>%1 jelölője így nem juthatott oda: a befejezett tábláról egy másikra megy, és a táblák alatt még egyik sincs befejezve.</translation>
    </message>
    <message>
        <source>There is no cart token between the two cards.</source>
        <translation>A két kártya között nincs csillejelölő.</translation>
    </message>
    <message>
        <source>With these half carts the cart token beside card %1 could not lie there. If it does not, take it off first.</source>
        <translation>Ilyen fél csillékkel a(z) %1 kártya melletti csillejelölő nem feküdhetne ott. Ha nincs ott, előbb vegyétek le.</translation>
    </message>
    <message>
        <source>completed: board %1</source>
        <comment>boards of research, in their order</comment>
        <translation>befejezve: %1. tábla</translation>
    </message>
    <message>
        <source>completed</source>
        <comment>a research board, by some of the players</comment>
        <translation>befejezve</translation>
    </message>
    <message>
        <source>left</source>
        <translation>bal</translation>
    </message>
    <message>
        <source>right</source>
        <translation>jobb</translation>
    </message>
    <message>
        <source>up left</source>
        <translation>bal felső</translation>
    </message>
    <message>
        <source>up right</source>
        <translation>jobb felső</translation>
    </message>
    <message>
        <source>down left</source>
        <translation>bal alsó</translation>
    </message>
    <message>
        <source>down right</source>
        <translation>jobb alsó</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>half a cart</comment>
        <translation>üres</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>half a cart</comment>
        <translation>teli</translation>
    </message>
    <message>
        <source>cart token</source>
        <translation>csillejelölő</translation>
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
    <message>
        <source>Scots</source>
        <translation>skótok</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>barbárok</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <translation>egyiptomiak</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japánok</translation>
    </message>
    <message>
        <source>Atlanteans</source>
        <translation>atlantisziak</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>in coins %1, full carts %2</source>
        <translation>érmékben %1, teli csille %2</translation>
    </message>
    <message>
        <source>in coins %1</source>
        <translation>érmékben %1</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n game(s) are new in the history.</source>
        <translation>
            <numerusform>%n játék új a játéktörténetben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no new game in it.</source>
        <translation>Nincs benne új játék.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are new.</source>
        <translation>
            <numerusform>%n játékos új.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games are kept in a list apart.</source>
        <translation>
            <numerusform>%n másik játékbeli parti külön listában van megőrizve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n játék már megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are here already, but told otherwise. They stay as they are.</source>
        <translation>
            <numerusform>%n játék már megvan, de más tartalommal. Ami itt van, marad, ahogy volt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were deleted here and stay so.</source>
        <translation>
            <numerusform>%n játékot itt töröltek, és törölve is marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game or a file, and what became of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game and its date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Everything is stored, but today&apos;s backup could not be made. %1</source>
        <translation>Minden el van téve, de a mai biztonsági mentés nem sikerült. %1</translation>
    </message>
    <message>
        <source>here already, but told otherwise</source>
        <translation>már megvan, de más tartalommal</translation>
    </message>
    <message>
        <source>was deleted here and stays so</source>
        <translation>itt törölték, és törölve is marad</translation>
    </message>
    <message>
        <source>This is no file of Steiger or BG Stats. Nothing was changed.</source>
        <translation>Ez nem a Steiger és nem a BG Stats fájlja. Semmi sem változott.</translation>
    </message>
    <message>
        <source>The file could not be taken in. Nothing was changed.</source>
        <translation>A fájlt nem lehetett átvenni. Semmi sem változott.</translation>
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
    <name>Keypad</name>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Előjel váltása</translation>
    </message>
    <message>
        <source>Take the last figure back</source>
        <translation>Utolsó számjegy törlése</translation>
    </message>
</context>
<context>
    <name>KeypadDialog</name>
    <message>
        <source>not known yet</source>
        <translation>még nem ismert</translation>
    </message>
</context>
<context>
    <name>LayerTile</name>
    <message>
        <source>%1, open</source>
        <translation>%1, nyitott</translation>
    </message>
</context>
<context>
    <name>LeaderboardHead</name>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Arány</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Leaderboard</source>
        <translation>Ranglista</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Egymás ellen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordok</translation>
    </message>
    <message>
        <source>The rating is what somebody&apos;s strength is at least, almost certainly. The bar shows where the strength may lie, the dot where it most likely is; more games make the bar shorter. Games played alone are not rated.</source>
        <translation>Az értékszám az, amennyi valakinek a játékereje szinte biztosan legalább. A sáv azt mutatja, hol lehet a játékerő, a pont azt, hol van a legvalószínűbben; több játéktól a sáv rövidebb lesz. Az egyedül játszott játékok nem számítanak bele.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nincs ilyen játék.</translation>
    </message>
    <message>
        <source>Who plays will be ranked here, from the first game on.</source>
        <translation>Aki játszik, az első játéktól kezdve itt kap helyet.</translation>
    </message>
    <message>
        <source>What the rating says</source>
        <translation>Mit mond az értékszám</translation>
    </message>
    <message>
        <source>A victory that was shared counts as a win for everyone who shares it; in the share of wins it counts as a part of one. Averages are over all games that the filters leave.</source>
        <translation>A megosztott győzelem mindenkinek győzelem, aki osztozik rajta; a győzelmi arányban csak a része számít. Az átlag minden játékra vonatkozik, amelyet a szűrők meghagynak.</translation>
    </message>
</context>
<context>
    <name>LeaderboardRow</name>
    <message>
        <source>%1: rating %2, %3 of %4 games won</source>
        <translation>%1: értékszám %2, %4 játékból %3 győzelem</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>LeaderboardTable</name>
    <message>
        <source>No games.</source>
        <translation>Nincs játék.</translation>
    </message>
    <message>
        <source>The rating is what someone&apos;s strength is at least, almost certainly: the estimate less three times its uncertainty. Games played alone are not rated.</source>
        <translation>Az értékszám az, amennyit valakinek a játékereje szinte biztosan elér: a becslés mínusz a bizonytalanságának háromszorosa. Az egyedül játszott játékok nem számítanak bele.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Becslés</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Win share</source>
        <translation>Győzelmi arány</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Progress and weak spots</source>
        <translation>Haladás és gyenge pontok</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Ki tanul?</translation>
    </message>
    <message>
        <source>Seven short lessons</source>
        <translation>Hét rövid lecke</translation>
    </message>
    <message>
        <source>Practice on invented shifts</source>
        <translation>Gyakorlás kitalált műszakokon</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>A saját játékaitok</translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message numerus="yes">
        <source>%1 of %n right lately</source>
        <translation>
            <numerusform>mostanában %1 / %n jó</numerusform>
        </translation>
    </message>
    <message>
        <source>Segments and the end</source>
        <translation>Cikkelyek és a játék vége</translation>
    </message>
    <message>
        <source>Places and ties</source>
        <translation>Helyezések és holtversenyek</translation>
    </message>
    <message>
        <source>Worth another look: %1.</source>
        <translation>Érdemes még egyszer átnézni: %1.</translation>
    </message>
    <message>
        <source>Shift %1, as it stands now</source>
        <translation>%1. műszak, ahogy most áll</translation>
    </message>
    <message>
        <source>Your last game, %1</source>
        <translation>Az utolsó játékotok, %1</translation>
    </message>
</context>
<context>
    <name>LearningDelegate</name>
    <message>
        <source>%1, done</source>
        <translation>%1, megvolt</translation>
    </message>
</context>
<context>
    <name>LearningWords</name>
    <message>
        <source>The end of shift %1</source>
        <translation>A(z) %1. műszak vége</translation>
    </message>
    <message>
        <source>The next starting player</source>
        <translation>A következő kezdőjátékos</translation>
    </message>
    <message>
        <source>Shift %1 is over. Tap the segment at which the scoring marker stops.</source>
        <translation>Vége a(z) %1. műszaknak. Koppints arra a cikkelyre, ahol a műszakcikkely-jelölő megáll.</translation>
    </message>
    <message>
        <source>How many does everyone have? Tap a number in each row.</source>
        <translation>Kinek mennyi van? Koppints minden sorban egy számra.</translation>
    </message>
    <message>
        <source>Shift %1 is over, and %2 started it. Tap who starts the next one.</source>
        <translation>Vége a(z) %1. műszaknak, amelyet %2 kezdett. Koppints arra, aki a következőt kezdi.</translation>
    </message>
    <message>
        <source>How many points is that? Tap a number in each row.</source>
        <translation>Hány pont ez? Koppints minden sorban egy számra.</translation>
    </message>
    <message>
        <source>Who gets how many points? Tap a number in each row.</source>
        <translation>Ki hány pontot kap? Koppints minden sorban egy számra.</translation>
    </message>
    <message>
        <source>Not at segment %1: the shift hand points at segment %2.</source>
        <translation>Nem a(z) %1. cikkelynél: a műszakóra-mutató a(z) %2. cikkelyre mutat.</translation>
    </message>
    <message>
        <source>%1 has %2, not %3.</source>
        <comment>a player, the right count and a wrong one</comment>
        <translation>%1: %2 van, nem %3.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3.</source>
        <comment>a player, the right points and wrong ones</comment>
        <translation>%1: %2 pont jár, nem %3.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3: everyone tied gets all points of the place.</source>
        <translation>%1: %2 pont jár, nem %3, mert holtversenyben mindenki megkapja a hely minden pontját.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: after a tie for first nobody is second.</source>
        <translation>%1: nem jár pont (és nem %2), mert az első helyi holtverseny után nincs második.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: with two players nobody is second.</source>
        <translation>%1: nem jár pont (és nem %2), mert két játékosnál nincs második hely.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: there is none of it to count.</source>
        <translation>%1: nem jár pont (és nem %2), mert nincs belőle egy sem.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: without a delivered order, empty carts do not count here.</source>
        <translation>%1: nem jár pont (és nem %2), mert teljesített megrendelés nélkül itt nem számítanak az üres csillék.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3: in this edition second place pays less for trucks and trains.</source>
        <translation>%1: %2 pont jár, nem %3, mert ebben a kiadásban teherautónál és vonatnál kevesebbet ér a második hely.</translation>
    </message>
    <message>
        <source>%1 started the last shift: who is tied does not keep the marker.</source>
        <translation>Az előző műszakot is %1 kezdte: holtversenyben nem tarthatja meg a jelzőt.</translation>
    </message>
    <message>
        <source>%1 is tied for most workers, but somebody tied sits nearer, clockwise.</source>
        <translation>%1 is holtversenyben van, de az óramutató járása szerint van közelebbi.</translation>
    </message>
    <message>
        <source>%1 has fewer workers in the factory than somebody else.</source>
        <translation>%1: másnak több munkása van a tárnabővítésnél.</translation>
    </message>
    <message>
        <source>After shift %1, segments 1 to %2 are scored.</source>
        <translation>A(z) %1. műszak után az 1–%2. cikkely ér pontot.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n márka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n szénkocka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order(s)</source>
        <translation>
            <numerusform>%n teljesítésre váró megrendelés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 light, %2 dark</source>
        <comment>tiles</comment>
        <translation>%1 világos, %2 sötét</translation>
    </message>
    <message>
        <source>One segment</source>
        <translation>Egy cikkely</translation>
    </message>
    <message>
        <source>A first shift</source>
        <translation>Egy első műszak</translation>
    </message>
    <message>
        <source>A second shift</source>
        <translation>Egy második műszak</translation>
    </message>
    <message>
        <source>Vehicles and carts</source>
        <translation>Járművek és csillék</translation>
    </message>
    <message>
        <source>A whole third shift</source>
        <translation>Egy egész harmadik műszak</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Without ties</source>
        <translation>Holtverseny nélkül</translation>
    </message>
    <message>
        <source>Four segments, with ties</source>
        <translation>Négy cikkely, holtversenyekkel</translation>
    </message>
    <message>
        <source>Eight segments, ties, and who starts next</source>
        <translation>Nyolc cikkely, holtversenyek, és ki kezd</translation>
    </message>
    <message>
        <source>Segments 5 to 12 after shift III</source>
        <translation>Az 5–12. cikkely a III. műszak után</translation>
    </message>
    <message>
        <source>For two players or by another edition, to the end</source>
        <translation>Két játékossal vagy más kiadás szerint, a végéig</translation>
    </message>
    <message>
        <source>Marks, cubes, open orders and balance</source>
        <translation>Márka, szénkocka, váró megrendelések, egyensúly</translation>
    </message>
    <message>
        <source>First, second and behind</source>
        <translation>Első, második és a többiek</translation>
    </message>
    <message>
        <source>A tie for first</source>
        <translation>Holtverseny az első helyen</translation>
    </message>
    <message>
        <source>A tie for second</source>
        <translation>Holtverseny a második helyen</translation>
    </message>
    <message>
        <source>No second place for two players</source>
        <translation>Két játékosnál nincs második hely</translation>
    </message>
    <message>
        <source>Who has none of it</source>
        <translation>Akinek nincs belőle</translation>
    </message>
    <message>
        <source>Edition: carts only with a delivered order</source>
        <translation>Kiadás: csille csak teljesített megrendeléssel</translation>
    </message>
    <message>
        <source>Edition: second place for trucks and trains</source>
        <translation>Kiadás: második hely teherautónál és vonatnál</translation>
    </message>
    <message>
        <source>A tie for the next start</source>
        <translation>Holtverseny a kezdésért</translation>
    </message>
    <message>
        <source>The shift clock</source>
        <translation>A műszakóra</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>After every shift the scoring marker walks over the shift clock: from the arrow to the segment at which the shift hand points.</source>
        <translation>Minden műszak után végigmegy a műszakcikkely-jelölő a műszakórán: a nyíltól addig a cikkelyig, amelyre a műszakóra-mutató mutat.</translation>
    </message>
    <message>
        <source>After shift II it starts at the arrow again and walks further: what was scored after shift I is scored once more.</source>
        <translation>A II. műszak után megint a nyíltól indul, és messzebb jut: ami az I. műszak után pontot ért, most újra pontot ér.</translation>
    </message>
    <message>
        <source>What was delivered in shift I counts again, with everything delivered since. Of the two numbers the larger is for first place, the smaller for second.</source>
        <translation>Az I. műszakban teljesített megrendelések újra számítanak, a későbbiekkel együtt. A két szám közül a nagyobb az első helyért jár, a kisebb a másodikért.</translation>
    </message>
    <message>
        <source>The first four segments look at coal. The squares on delivered orders count, not the cards: a card with two grey squares counts twice.</source>
        <translation>Az első négy cikkely a szenet nézi. A teljesített megrendelések négyzetei számítanak, nem a kártyák: két szürke négyzet kettőt ér.</translation>
    </message>
    <message>
        <source>Whoever has most squares of that colour is first, whoever has second most is second.</source>
        <translation>Első, akinek abból a színből a legtöbb négyzete van; második, akinek a második legtöbb.</translation>
    </message>
    <message>
        <source>Every segment is a contest of its own: other coal, other places, other points.</source>
        <translation>Minden cikkely külön verseny: más szén, más helyezések, más pontok.</translation>
    </message>
    <message>
        <source>Who has equally many is tied. Everyone tied for first gets all points of first place, and nobody is second then.</source>
        <translation>Akinek ugyanannyi van, holtversenyben van. Holtversenyben mindegyik első megkapja az első hely minden pontját, és akkor nincs második.</translation>
    </message>
    <message>
        <source>Everyone tied for second gets all points of second place.</source>
        <translation>Holtversenyben mindegyik második megkapja a második hely minden pontját.</translation>
    </message>
    <message>
        <source>Who has none of it gets nothing, even when no one else is second.</source>
        <translation>Akinek nincs belőle egy sem, az akkor sem kap semmit, ha más nincs a második helyen.</translation>
    </message>
    <message>
        <source>With two players only first place is given.</source>
        <translation>Két játékosnál csak az első hely ér pontot.</translation>
    </message>
    <message>
        <source>Segments 5 to 8 look at vehicles. All squares on delivered orders of that vehicle count, whatever their colour.</source>
        <translation>Az 5–8. cikkely a járműveket nézi. Az adott járműre szóló teljesített megrendelések minden négyzete számít, bármilyen színű.</translation>
    </message>
    <message>
        <source>The same players again: this time the wheelbarrows are scored. Ties are what they always are.</source>
        <translation>Ugyanazok a játékosok: most a taligák jönnek. Holtversenynél ugyanaz a szabály.</translation>
    </message>
    <message>
        <source>And now the horse carts.</source>
        <translation>És most a lovas kocsik.</translation>
    </message>
    <message>
        <source>Segments 9 to 12 look into the mines, only after shift III. Empty carts count; a cart with a cube on it does not.</source>
        <translation>A 9–12. cikkely a bányatelepeket nézi, csak a III. műszak után. Az üres csillék számítanak; amelyiken szénkocka van, az nem.</translation>
    </message>
    <message>
        <source>The colour of the cart decides, whatever lay on it. First and second are found as ever.</source>
        <translation>A csille színe dönt, bármi is volt rajta. Az első és a második helyet ugyanúgy osztjuk ki.</translation>
    </message>
    <message>
        <source>The same mines, another colour.</source>
        <translation>Ugyanazok a bányatelepek, másik szín.</translation>
    </message>
    <message>
        <source>Before the next shift, whoever has most workers standing in the factory gets the starting-player marker. The canteen does not count.</source>
        <translation>A következő műszak előtt az kapja a kezdőjátékos-jelzőt, akinek a legtöbb munkása áll a tárnabővítésnél. A kantin nem számít.</translation>
    </message>
    <message>
        <source>In a tie it goes to the tied player who comes next, clockwise after the previous starting player. Who is tied does not keep it.</source>
        <translation>Holtversenynél az kapja, aki az előző kezdőjátékos után az óramutató járása szerint először következik közülük. Holtversenyben nem lehet megtartani.</translation>
    </message>
    <message>
        <source>When nobody stands in the factory, all are tied.</source>
        <translation>Ha senki sem áll a tárnabővítésnél, mindenki holtversenyben van.</translation>
    </message>
    <message>
        <source>At the end every full %1 marks are a point. What is left over only breaks ties.</source>
        <translation>A végén minden teljes %1 márka egy pont. A maradék csak a végső holtversenyt dönti el.</translation>
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
        <source>Light and dark tiles are to be in balance: every tile that one side has more costs %1 points.</source>
        <translation>A világos és a sötét oldal legyen egyensúlyban: ahány tárnalapkával több van az egyiken, annyiszor %1 pont a levonás.</translation>
    </message>
    <message>
        <source>The shift clock</source>
        <translation>A műszakóra</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Szén</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Holtversenyek</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Járművek</translation>
    </message>
    <message>
        <source>Empty carts</source>
        <translation>Üres csillék</translation>
    </message>
    <message>
        <source>The next starting player</source>
        <translation>A következő kezdőjátékos</translation>
    </message>
    <message>
        <source>The final reckoning</source>
        <translation>A végső elszámolás</translation>
    </message>
    <message>
        <source>How far the scoring marker walks</source>
        <translation>Meddig jut a műszakcikkely-jelölő</translation>
    </message>
    <message>
        <source>Squares of one colour on delivered orders</source>
        <translation>Egy szín négyzetei a teljesített megrendeléseken</translation>
    </message>
    <message>
        <source>For first, for second, and with two players</source>
        <translation>Az első, a második helyen, és két játékosnál</translation>
    </message>
    <message>
        <source>All squares that went by wheelbarrow, horse cart, truck or train</source>
        <translation>Minden négyzet, ami taligán, lovas kocsin, teherautón vagy vonaton ment</translation>
    </message>
    <message>
        <source>What counts in the mine after shift III</source>
        <translation>Mi számít a bányatelepen a III. műszak után</translation>
    </message>
    <message>
        <source>Who has most workers in the factory</source>
        <translation>Kinek van a legtöbb munkása a tárnabővítésnél</translation>
    </message>
    <message>
        <source>Money, coal, open orders and balance</source>
        <translation>Pénz, szén, váró megrendelések és egyensúly</translation>
    </message>
</context>
<context>
    <name>LiveGameCard</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
</context>
<context>
    <name>LiveGameMenu</name>
    <message>
        <source>Abandon this game…</source>
        <translation>Játék abbahagyása…</translation>
    </message>
</context>
<context>
    <name>LiveLoader</name>
    <message>
        <source>This device has nothing to look through a camera with: Qt Multimedia is missing. Choose a photo, or tap it in.</source>
        <translation>Ezen az eszközön semmi sem tudja megmutatni a kamera képét: hiányzik a Qt Multimedia. Válassz fényképet, vagy add meg koppintással.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>What happened so far</source>
        <translation>Ami eddig történt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>MarksPopup</name>
    <message>
        <source>Marks of %1</source>
        <translation>%1 márkái</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
</context>
<context>
    <name>MinePage</name>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Megrendelések</translation>
    </message>
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
        <source>%1 light tiles, %2 dark tiles</source>
        <translation>világos tárnalapka: %1, sötét tárnalapka: %2</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>egyensúly</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks %1</source>
        <translation>Márka: %1</translation>
    </message>
    <message>
        <source>Cubes elsewhere</source>
        <translation>Kocka máshol</translation>
    </message>
    <message>
        <source>Cubes elsewhere: %1</source>
        <translation>Kocka máshol: %1</translation>
    </message>
    <message>
        <source>Tap a cart when its cube leaves it, and the plus when a tile is bought.</source>
        <translation>Koppints a csillére, ha elviszik róla a kockát, és a pluszra, ha valaki tárnalapkát vesz.</translation>
    </message>
    <message>
        <source>Count the empty carts of each colour at the end of the shift.</source>
        <translation>A műszak végén számoljátok meg színenként az üres csilléket.</translation>
    </message>
    <message>
        <source>Touch the tile that was not bought. What was emptied on it goes with it.</source>
        <translation>Érintsd meg azt a lapkát, amelyet nem vettek meg. Ami rajta kiürült, azzal együtt törlődik.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Take a tile away</source>
        <translation>Lapka elvétele</translation>
    </message>
    <message>
        <source>Marks, not known yet</source>
        <translation>Márka, még nem ismert</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Fénykép</translation>
    </message>
    <message>
        <source>At the end every tile that one side has more than the other costs 2 points.</source>
        <translation>A végén ahány tárnalapkával több van az egyik oldalon, annyiszor 2 pont a levonás.</translation>
    </message>
</context>
<context>
    <name>MineSide</name>
    <message numerus="yes">
        <source>Add a light tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Világos tárnalapka hozzáadása %n csillével, szint: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add a dark tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Sötét tárnalapka hozzáadása %n csillével, szint: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 M</source>
        <comment>the price of a tile, in marks</comment>
        <translation>ára %1 M</translation>
    </message>
    <message numerus="yes">
        <source>costs %n mark(s)</source>
        <translation>
            <numerusform>ára %n márka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MineTile</name>
    <message>
        <source>empty cart, level %1</source>
        <translation>üres csille, szint: %1</translation>
    </message>
    <message>
        <source>loaded cart, level %1</source>
        <translation>megrakott csille, szint: %1</translation>
    </message>
    <message>
        <source>Take this tile away, level %1</source>
        <translation>A lapka elvétele, szint: %1</translation>
    </message>
</context>
<context>
    <name>MismatchWords</name>
    <message>
        <source>Tile with %1: %2 in the photo, %3 bought before. If one was never bought, take it away in the mine; else look whether it is hidden in the photo.</source>
        <translation>Tárnalapka, %1: %2 látszik a képen, korábban megvéve: %3. Ha valamelyiket nem vették meg, vedd el a bányában; különben nézd meg, nincs-e takarásban a képen.</translation>
    </message>
    <message>
        <source>Empty carts on the light side, %1: %2 in the photo, %3 before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Üres csillék a világos oldalon (%1): a képen %2, korábban %3. A kiürített csille üres marad: nézd meg, nincs-e valamelyik félreolvasva.</translation>
    </message>
    <message>
        <source>Empty carts on the dark side, %1: %2 in the photo, %3 before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Üres csillék a sötét oldalon (%1): a képen %2, korábban %3. A kiürített csille üres marad: nézd meg, nincs-e valamelyik félreolvasva.</translation>
    </message>
    <message>
        <source>Empty carts, %1: %2 in the photo, %3 counted before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Üres csillék (%1): a képen %2, korábban megszámolva: %3. A kiürített csille üres marad: nézd meg, nincs-e valamelyik félreolvasva.</translation>
    </message>
    <message>
        <source>Delivered before, but not in the photo: %1. If one was never delivered, take it back among the orders; else it only lies outside the photo.</source>
        <translation>Korábban teljesítve, de a képen nem látszik: %1. Ha valamelyiket nem teljesítették, vedd vissza a megrendeléseknél; különben csak kimaradt a képből.</translation>
    </message>
</context>
<context>
    <name>NameFault</name>
    <message>
        <source>A name is missing. Please give one.</source>
        <translation>Hiányzik egy név. Adj meg egyet.</translation>
    </message>
    <message>
        <source>This name holds signs that cannot be seen. Please type it again without them.</source>
        <translation>Ebben a névben láthatatlan jelek vannak. Írd be újra nélkülük.</translation>
    </message>
    <message numerus="yes">
        <source>This name is too long. %n letter(s) fit at the most.</source>
        <translation>
            <numerusform>Ez a név túl hosszú. Legfeljebb %n betű fér ki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>A game of Coal Baron from paper</source>
        <translation>Szénre fel! játék papírról</translation>
    </message>
    <message>
        <source>Tap who plays, drag the names into the order in which you sit, and give the flag to whoever starts.</source>
        <translation>Koppints arra, aki játszik, húzd a neveket az ülésrendbe, és add a zászlót annak, aki kezd.</translation>
    </message>
    <message>
        <source>Type in who plays, one name after the other, drag the names into the order in which you sit, and give the flag to whoever starts.</source>
        <translation>Írd be egymás után, kik játszanak, húzd a neveket az ülésrendbe, és add a zászlót annak, aki kezd.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Új játék: %1</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The game of %1 is put aside. It can be taken up again at any time.</source>
        <translation>%1 játékát félretesszük. Bármikor folytatható.</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Abbahagyjátok a játékot?</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbahagyás</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>A játékot abbahagytátok.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Taken away: %1.</source>
        <translation>Elvéve: %1.</translation>
    </message>
</context>
<context>
    <name>OpenStore</name>
    <message>
        <source>There is no history in %1 yet. &quot;steiger-cli add FILE&quot; begins it.</source>
        <translation>Itt még nincs játéktörténet: %1. A „steiger-cli add FILE” elkezdi.</translation>
    </message>
    <message>
        <source>The newest good backup is %1. &quot;steiger-cli check --repair --db %2&quot; sets the damaged file aside and puts that backup in its place.</source>
        <translation>A legfrissebb jó mentés: %1. A „steiger-cli check --repair --db %2” félreteszi a sérült fájlt, és ezt a mentést teszi a helyére.</translation>
    </message>
    <message>
        <source>There is no good backup beside it. Keep the file: what is left in it may still be saved.</source>
        <translation>Nincs mellette jó biztonsági mentés. Őrizd meg a fájlt: ami megmaradt benne, talán még menthető.</translation>
    </message>
</context>
<context>
    <name>OptionsChoice</name>
    <message>
        <source>How you play</source>
        <translation>Így játszotok</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Körök követése</translation>
    </message>
    <message>
        <source>Workers are counted with one tap a turn, and Steiger says whose turn it is.</source>
        <translation>Körönként egy koppintással számoljátok a munkásokat, és a Steiger megmondja, ki van soron.</translation>
    </message>
    <message>
        <source>Follow the mines</source>
        <translation>Bányatelepek követése</translation>
    </message>
    <message>
        <source>Tiles and carts are tapped as they come. Without it you count empty carts at the end of a shift.</source>
        <translation>A tárnalapkákra és a csillékre menet közben koppintotok. Enélkül a műszak végén számoljátok meg az üres csilléket.</translation>
    </message>
    <message>
        <source>Follow open orders</source>
        <translation>Teljesítésre váró megrendelések követése</translation>
    </message>
    <message>
        <source>Orders are tapped when they are taken and again when they are delivered, from the draft on.</source>
        <translation>A megrendelésekre elvételkor és teljesítéskor is koppintotok, már az első választástól.</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Megrendelések</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>A tap delivers a card for the player chosen above, another tap takes it back.</source>
        <translation>Koppintásra a fent kiválasztott játékos leszállítja a kártyát, újabb koppintásra visszaveszi.</translation>
    </message>
    <message>
        <source>Hold a card to note it as an open order.</source>
        <translation>Tartsd nyomva a kártyát, ha teljesítésre váró megrendelésként jegyeznéd fel.</translation>
    </message>
    <message>
        <source>Draft of the orders</source>
        <translation>A megrendelések választása</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Fénykép</translation>
    </message>
</context>
<context>
    <name>OrdersSummary</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnGameChoice</name>
    <message>
        <source>Shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Check my shift</source>
        <translation>Műszak ellenőrzése</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and a part of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Who plays?</source>
        <translation>Ki játszik?</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>People you play with will be listed here.</source>
        <translation>Itt lesznek azok, akikkel játszani szoktatok.</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>People you play with will be listed here.</source>
        <translation>Itt lesznek azok, akikkel játszol.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People and groups</source>
        <translation>Játékosok és csoportok</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Csoportok</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Helyszínek</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Idények</translation>
    </message>
</context>
<context>
    <name>PeopleTable</name>
    <message>
        <source>Nobody.</source>
        <translation>Senki.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Azonosító</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>%1 is now called %2, in all games.</source>
        <translation>%1 új neve minden játékban: %2.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Ez nem név. Olyat adj, ami olvasható.</translation>
    </message>
    <message>
        <source>Somebody is called %2 already. If %1 is the same person, &quot;steiger-cli people merge&quot; makes one of the two.</source>
        <translation>Van már, akit így hívnak: %2. Ha %1 ugyanaz az ember, a „steiger-cli people merge” egyet csinál kettejükből.</translation>
    </message>
    <message>
        <source>The games of %1 are now games of %2.</source>
        <translation>%1 játékai mostantól %2 játékai.</translation>
    </message>
    <message>
        <source>That is %1 twice. Name two people.</source>
        <translation>Ez kétszer ugyanaz: %1. Két embert nevezz meg.</translation>
    </message>
    <message>
        <source>%1 and %2 played each other, so they are not the same person (see &quot;steiger-cli show %3&quot;).</source>
        <translation>%1 és %2 játszott egymással, tehát nem ugyanaz az ember (lásd „steiger-cli show %3”).</translation>
    </message>
    <message>
        <source>The name %1 is erased. The games are kept, with a deleted player in its place. Backups made before still hold the name, until newer ones replace them.</source>
        <translation>A név törölve: %1. A játékok megmaradnak, a helyén törölt játékossal. A korábbi biztonsági mentésekben a név még benne van, amíg újabbak fel nem váltják őket.</translation>
    </message>
    <message>
        <source>Another program is reading the history, so the name stays in %1 until that is done.</source>
        <translation>Egy másik program éppen olvassa a játéktörténetet, ezért a név itt marad, amíg az végez: %1.</translation>
    </message>
</context>
<context>
    <name>PersonDelegate</name>
    <message>
        <source>Two of this name</source>
        <translation>Két ilyen nevű</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 módosítása</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
    <message>
        <source>Is the same person as …</source>
        <translation>Ugyanaz az ember, mint …</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Összevonás</translation>
    </message>
    <message>
        <source>Erase this name</source>
        <translation>A név végleges törlése</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Make one person of two?</source>
        <translation>Legyen a kettőből egy?</translation>
    </message>
</context>
<context>
    <name>PersonFacts</name>
    <message>
        <source>Points per game from each source; the thin bar is the average of everybody at those tables.</source>
        <translation>Játékonkénti pontok forrásonként; a vékony sáv mindenki átlaga azoknál az asztaloknál.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
</context>
<context>
    <name>PersonSource</name>
    <message>
        <source>%1: %2 on average, everybody %3</source>
        <translation>%1: átlagosan %2, mindenki %3</translation>
    </message>
</context>
<context>
    <name>PersonWords</name>
    <message numerus="yes">
        <source>%1 points in %n game(s) are %2 a game.</source>
        <translation>
            <numerusform>%1 pont %n játékban: játékonként %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody at those tables: %1 points for %n player(s), %2 each.</source>
        <translation>
            <numerusform>Mindenki azoknál az asztaloknál: %1 pont %n játékosnak, fejenként %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message>
        <source>%1: this picture cannot be read (%2)</source>
        <translation>%1: ezt a képet nem lehet beolvasni (%2)</translation>
    </message>
    <message>
        <source>%1: this is not a JPEG, PNG or WebP picture</source>
        <translation>%1: ez nem JPEG, PNG vagy WebP kép</translation>
    </message>
    <message>
        <source>%1: this picture is incomplete or damaged; take or copy it again</source>
        <translation>%1: ez a kép hiányos vagy sérült; készítsd el vagy másold át újra</translation>
    </message>
    <message>
        <source>%1: this picture has %2 megapixels; up to %3 can be read</source>
        <translation>%1: ez a kép %2 megapixeles; legfeljebb %3 megapixelt lehet beolvasni</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, so it is not a photo</source>
        <translation>%1: ez a fájl nagyobb %2 MiB-nál, tehát nem fénykép</translation>
    </message>
</context>
<context>
    <name>PieceMarks</name>
    <message>
        <source>Z</source>
        <comment>zinc, on a cube</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>C</source>
        <comment>copper, on a cube</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>S</source>
        <comment>silver, on a cube</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>G</source>
        <comment>gold, on a cube</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>so much money, on a note</comment>
        <translation>$%1</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>New place</source>
        <translation>Új helyszín</translation>
    </message>
    <message>
        <source>Places you play at will be listed here.</source>
        <translation>Itt lesznek a helyszínek, ahol játszotok.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Átnevezés: %1</translation>
    </message>
</context>
<context>
    <name>PlayButtons</name>
    <message>
        <source>Play by itself, speed %1</source>
        <translation>Magától lép tovább, sebesség: %1</translation>
    </message>
    <message>
        <source>No longer play by itself</source>
        <translation>Ne lépjen tovább magától</translation>
    </message>
</context>
<context>
    <name>PlayerHeader</name>
    <message>
        <source>starting player</source>
        <translation>kezdőjátékos</translation>
    </message>
</context>
<context>
    <name>PlayerName</name>
    <message>
        <source>deleted player</source>
        <translation>törölt játékos</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1. hely</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>kész</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s), to move</source>
        <translation>
            <numerusform>%n munkás, ő van soron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>Marks %1</source>
        <translation>Márka: %1</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>most +%1</translation>
    </message>
    <message>
        <source>Marks, not known yet</source>
        <translation>Márka, még nem ismert</translation>
    </message>
    <message>
        <source>%1 points; if the shift ended now, %2 more</source>
        <translation>%1 pont; ha most véget érne a műszak, még %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>%1: this is not a profile of an edition (%2)</source>
        <translation>%1: ez nem kiadás profilja (%2)</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 / %2 játék</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nem</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>RankingDelegate</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 pont</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Felolvasás leállítása</translation>
    </message>
    <message>
        <source>Read it to me</source>
        <translation>Olvasd fel</translation>
    </message>
</context>
<context>
    <name>ReadGames</name>
    <message>
        <source>this game is still under way, and the history holds finished games (expected: 3 shifts and final)</source>
        <translation>ez a játék még tart, a történetbe pedig befejezett játékok kerülnek (várt: 3 műszak és final)</translation>
    </message>
    <message>
        <source>this is a file of BG Stats: &quot;steiger-cli import&quot; takes it in</source>
        <translation>ez egy BG Stats-fájl: a „steiger-cli import” olvassa be</translation>
    </message>
</context>
<context>
    <name>RecordEvaluationPage</name>
    <message>
        <source>Evaluation</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Az eredményhez</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Rekordok</translation>
    </message>
    <message>
        <source>Records are set with the first game.</source>
        <translation>Az első játékkal rekordok születnek.</translation>
    </message>
</context>
<context>
    <name>RecordsTable</name>
    <message>
        <source>No games.</source>
        <translation>Nincs játék.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Legtöbb pont</translation>
    </message>
    <message>
        <source>Closest finish: ahead by</source>
        <translation>Legszorosabb finis, előny:</translation>
    </message>
</context>
<context>
    <name>RecordsWords</name>
    <message>
        <source>Highest score</source>
        <translation>Legtöbb pont</translation>
    </message>
    <message>
        <source>Closest finish: ahead by</source>
        <translation>Legszorosabb finis, előny:</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename %1</source>
        <translation>Átnevezés: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
</context>
<context>
    <name>RenamedNotice</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: %1</source>
        <translation>Visszajátszás: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>There is no replay: this game was not played at this table, so only its result is known.</source>
        <translation>Nincs visszajátszás: ezt a játékot nem ennél az asztalnál játszották, így csak az eredménye ismert.</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Egy lépést előre</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>A játék pillanata</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RockwellAsks</name>
    <message>
        <source>Everybody has bought tokens</source>
        <translation>Mindenki megvette a jelzőit</translation>
    </message>
    <message>
        <source>Drilling is over</source>
        <translation>Vége a fúrásnak</translation>
    </message>
    <message>
        <source>The shafts have paid</source>
        <translation>Az aknák fizettek</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Vége a fordulónak</translation>
    </message>
    <message>
        <source>Place a vice president</source>
        <translation>Alelnök lerakása</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Actions printed there</source>
        <translation>Oda nyomtatott akciók</translation>
    </message>
    <message>
        <source>Place none</source>
        <translation>Nem rak le</translation>
    </message>
    <message>
        <source>Buy safety tokens</source>
        <translation>Biztonsági jelzők vétele</translation>
    </message>
    <message>
        <source>One cube, one token.</source>
        <translation>Egy kocka, egy jelző.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>Whose shaft is on the tile?</source>
        <translation>Kinek az aknája van a lapkán?</translation>
    </message>
    <message>
        <source>Who caused the extraction?</source>
        <translation>Ki okozta a kitermelést?</translation>
    </message>
    <message>
        <source>Does the card show danger?</source>
        <translation>Veszélyt mutat a kártya?</translation>
    </message>
    <message>
        <source>%1: safety tokens offered</source>
        <translation>%1: felajánlott biztonsági jelzők</translation>
    </message>
    <message>
        <source>An extraction</source>
        <translation>Kitermelés</translation>
    </message>
    <message>
        <source>%1 for $%2</source>
        <translation>%1, %2 dollár</translation>
    </message>
    <message>
        <source>Hire a subcontractor</source>
        <translation>Alvállalkozó felvétele</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Keep a subcontractor</source>
        <translation>Alvállalkozó megtartása</translation>
    </message>
    <message>
        <source>A crew that moves pays the subcontractor again.</source>
        <translation>A mozgó csapat újra fizet az alvállalkozóért.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Bribe a crew</source>
        <translation>Csapat megvesztegetése</translation>
    </message>
    <message>
        <source>Whose crew?</source>
        <translation>Kinek a csapata?</translation>
    </message>
    <message>
        <source>Subcontractor that comes along</source>
        <translation>Vele jövő alvállalkozó</translation>
    </message>
    <message>
        <source>A shaft pays</source>
        <translation>Egy akna fizet</translation>
    </message>
    <message>
        <source>What is printed on the open tile.</source>
        <translation>Ami a nyitott lapkára van nyomtatva.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>The vice president goes home.</source>
        <translation>Az alelnök hazamegy.</translation>
    </message>
    <message>
        <source>%1, $%2 each</source>
        <translation>%1, darabja %2 dollár</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Kereskedés</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Mit?</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>vétel</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>eladás</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>crew %1, from power %2, $%3</source>
        <translation>%1. csapat, %2 erőről, %3 dollár</translation>
    </message>
    <message>
        <source>More power</source>
        <translation>Több erő</translation>
    </message>
    <message>
        <source>Which crew?</source>
        <translation>Melyik csapat?</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Biztonság</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: beside or under an own crew. Shaft 3: anywhere.</source>
        <translation>1. akna: zárt lapka más csapata nélkül, saját csapat alatt vagy mellett. 2. akna: saját csapat alatt vagy mellett. 3. akna: bárhol.</translation>
    </message>
    <message>
        <source>Prestige of the tile</source>
        <translation>A lapka presztízse</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <source>The printed cubes are handed in for the tile.</source>
        <translation>A nyomtatott kockákat beadjátok a lapkáért.</translation>
    </message>
    <message>
        <source>Prices on the tiles</source>
        <translation>Árak a lapkákon</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a goal and the prestige of its next tile</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show a goal</source>
        <translation>Cél bemutatása</translation>
    </message>
    <message>
        <source>The most valuable tile that is left of it is taken.</source>
        <translation>A legértékesebb megmaradt lapkáját kapja.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cél</translation>
    </message>
    <message>
        <source>Safety tokens</source>
        <translation>Biztonsági jelzők</translation>
    </message>
    <message>
        <source>Look behind the screen</source>
        <translation>Pillantás a paraván mögé</translation>
    </message>
    <message>
        <source>%1: power on the tile</source>
        <translation>%1: erő a lapkán</translation>
    </message>
    <message>
        <source>Safety, step %1</source>
        <translation>Biztonság, %1. fok</translation>
    </message>
    <message>
        <source>Shaft %1</source>
        <translation>%1. akna</translation>
    </message>
    <message>
        <source>In hundreds of dollars. The marked tiles for fewer than four players are dearer: enter what is printed on them. They are remembered for the next game.</source>
        <translation>Száz dollárban. Négynél kevesebben a jelölt lapkák drágábbak: írjátok be, mi áll rajtuk. A következő játékra is megmarad.</translation>
    </message>
    <message>
        <source>Hundreds of dollars</source>
        <translation>Száz dollár</translation>
    </message>
    <message>
        <source>What was counted otherwise can be entered.</source>
        <translation>Ha mást számoltál, itt beírhatod.</translation>
    </message>
    <message>
        <source>This goal can be shown: %1.</source>
        <translation>Ez a cél bemutatható: %1.</translation>
    </message>
    <message>
        <source>at %1, from power %2, $%3</source>
        <translation>itt: %1, %2 erőről, %3 dollár</translation>
    </message>
    <message>
        <source>Onto which tile?</source>
        <translation>Melyik lapkára?</translation>
    </message>
    <message>
        <source>Move shaft %1</source>
        <translation>%1. akna áthelyezése</translation>
    </message>
    <message>
        <source>All crews stay</source>
        <translation>Minden csapat marad</translation>
    </message>
    <message>
        <source>Where to? Its own place: it stays.</source>
        <translation>Hová? A saját helyén: marad.</translation>
    </message>
    <message>
        <source>Take the subcontractor along for $%1?</source>
        <translation>Jöjjön az alvállalkozó is %1 dollárért?</translation>
    </message>
    <message>
        <source>From %1 (power %2)</source>
        <translation>Innen: %1 (erő: %2)</translation>
    </message>
    <message>
        <source>For the crew whose turn it is.</source>
        <translation>A soron lévő csapathoz.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (power %4), $%5</source>
        <comment>a crew that is bribed, and what it costs</comment>
        <translation>%1: innen: %2, ide: %3 (erő: %4), %5 dollár</translation>
    </message>
    <message>
        <source>It comes to the crew whose turn it is, with its subcontractor.</source>
        <translation>A soron lévő csapathoz jön, alvállalkozóstul.</translation>
    </message>
    <message>
        <source>Number on %1</source>
        <translation>Szám a lapkán: %1</translation>
    </message>
    <message>
        <source>The number on %1</source>
        <translation>A lapka száma: %1</translation>
    </message>
    <message>
        <source>The power that the closed tile asks for.</source>
        <translation>Ekkora erőt kér a zárt lapka.</translation>
    </message>
    <message>
        <source>Extract %1</source>
        <translation>Kitermelés: %1</translation>
    </message>
    <message>
        <source>The cubes of the card, then the power of everybody on the tile, subcontractors included.</source>
        <translation>A kártya kockái, aztán mindenki ereje a lapkán, alvállalkozóval együtt.</translation>
    </message>
    <message>
        <source>The shaft on %1</source>
        <translation>Az akna itt: %1</translation>
    </message>
    <message>
        <source>It pays %1 what is printed on the open tile.</source>
        <translation>Azt fizeti, ami a nyitott lapkára van nyomtatva. Kapja: %1.</translation>
    </message>
    <message>
        <source>The robot, from %1</source>
        <translation>A robot innen: %1</translation>
    </message>
    <message>
        <source>It goes to the closed tile that lacks the least power: read the numbers around it.</source>
        <translation>Arra a zárt lapkára megy, amelyről a legkevesebb erő hiányzik: olvassátok le a számokat körülötte.</translation>
    </message>
    <message>
        <source>The robot: %1 to %2</source>
        <translation>A robot innen: %1, ide: %2</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Hová?</translation>
    </message>
    <message>
        <source>at %1, from power %2</source>
        <translation>itt: %1, %2 erőről</translation>
    </message>
    <message>
        <source>Make the robot stronger</source>
        <translation>A robot erősítése</translation>
    </message>
    <message>
        <source>The robot stays as it is</source>
        <translation>A robot marad, amilyen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Bid otherwise</source>
        <translation>Másik licit</translation>
    </message>
    <message>
        <source>What you take into the closed hand. All of it is paid, whoever wins; nothing is a bid too.</source>
        <translation>Ezt veszed a zárt kezedbe. Mindet kifizeted, akárki nyer; a semmi is licit.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Szabad hely</translation>
    </message>
    <message>
        <source>Space 1 is the best. On board I, spaces 1 and 2 give bribes, the others subcontractors.</source>
        <translation>Az 1. hely a legjobb. Az I. táblán az 1. és a 2. hely vesztegetést, a többi alvállalkozót ad.</translation>
    </message>
    <message>
        <source>at %1, from power %2 to %3, $%4</source>
        <translation>itt: %1, %2 erőről %3 erőre, %4 dollár</translation>
    </message>
    <message>
        <source>crew %1, from power %2 to %3, $%4</source>
        <translation>%1. csapat, %2 erőről %3 erőre, %4 dollár</translation>
    </message>
    <message>
        <source>To any tile without a shaft.</source>
        <translation>Bármelyik lapkára, amelyen nincs akna.</translation>
    </message>
    <message>
        <source>It goes to a closed tile beside it, with its subcontractor.</source>
        <translation>Egy mellette lévő zárt lapkára megy, alvállalkozóstul.</translation>
    </message>
    <message>
        <source>Power, step %1</source>
        <translation>Erő, %1. fok</translation>
    </message>
    <message>
        <source>Movement, step %1</source>
        <translation>Mozgás, %1. fok</translation>
    </message>
    <message>
        <source>Prices on the boards</source>
        <translation>Árak a táblákon</translation>
    </message>
    <message>
        <source>In hundreds of dollars, as in the rulebook. If your boards print others, enter them. They are remembered for the next game.</source>
        <translation>Száz dollárban, ahogy a szabálykönyvben. Ha a ti tábláitokon más áll, írjátok be. A következő játékra is megmarad.</translation>
    </message>
    <message>
        <source>%1 for $%2: too dear</source>
        <translation>%1, %2 dollár: túl drága</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (power %4), $%5: too dear</source>
        <comment>a crew that is bribed, and what it costs</comment>
        <translation>%1: innen: %2, ide: %3 (erő %4), %5 dollár: túl drága</translation>
    </message>
    <message>
        <source>A number was misread</source>
        <translation>Egy számot rosszul olvastatok le</translation>
    </message>
    <message>
        <source>The number of a tile that is still closed.</source>
        <translation>Egy még zárt lapka száma.</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Melyik lapka?</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>A száma</translation>
    </message>
    <message>
        <source>Other cubes are printed on %1</source>
        <translation>Más kockák állnak itt: %1</translation>
    </message>
</context>
<context>
    <name>RockwellCalculators</name>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Power of player %1 on the tile, subcontractor included</source>
        <translation>%1. játékos ereje a lapkán, alvállalkozóval együtt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>Whose shaft is on the tile?</source>
        <translation>Kinek az aknája van a lapkán?</translation>
    </message>
    <message>
        <source>Who caused the extraction?</source>
        <translation>Ki okozta a kitermelést?</translation>
    </message>
    <message>
        <source>Share an extraction</source>
        <translation>Kitermelés elosztása</translation>
    </message>
    <message>
        <source>Kind by kind the cubes of the card are shared equally among those with a crew on the tile. What is left over goes to whoever has priority: the owner of the shaft; else the strongest; else, in a tie, the active player.</source>
        <translation>A kártya kockáit fajtánként egyenlően osztják el azok, akiknek csapatuk van a lapkán. A maradék az elsőbbséget élvezőé: az akna tulajdonosáé; különben a legerősebbé; holtversenynél az aktív játékosé.</translation>
    </message>
    <message>
        <source>Say who has a crew on the tile, and how strong it is.</source>
        <translation>Adjátok meg, kinek van csapata a lapkán, és milyen erős.</translation>
    </message>
    <message>
        <source>Own power on the tile</source>
        <translation>Saját erő a lapkán</translation>
    </message>
    <message>
        <source>Level of permanent safety</source>
        <translation>Állandó biztonság szintje</translation>
    </message>
    <message>
        <source>Safety tokens that are offered</source>
        <translation>Felajánlott biztonsági jelzők</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Veszély</translation>
    </message>
    <message>
        <source>As many cubes of one&apos;s own loot are at risk as one has power on the tile. Permanent safety and tokens protect; what is left is lost, the most valuable first.</source>
        <translation>Annyi kocka van veszélyben a zsákmányból, amekkora a saját erő a lapkán. Az állandó biztonság és a jelzők védenek; ami marad, elvész, a legértékesebb először.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) are at risk.</source>
        <translation>
            <numerusform>%n kocka van veszélyben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Elveszett: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Megmaradt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are spent.</source>
        <translation>
            <numerusform>%n jelző felhasználva.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new order after the auction</source>
        <translation>Az új sorrend az árverés után</translation>
    </message>
    <message>
        <source>%1 with $%2, tied: as before.</source>
        <translation>%1, %2 dollár, holtverseny: marad a sorrend.</translation>
    </message>
    <message>
        <source>%1 with $%2.</source>
        <translation>%1, %2 dollár.</translation>
    </message>
    <message>
        <source>Money, in hundreds of dollars</source>
        <translation>Pénz, száz dollárban</translation>
    </message>
    <message>
        <source>What cubes and money are worth</source>
        <translation>Mennyit érnek a kockák és a pénz</translation>
    </message>
    <message>
        <source>On the market zinc is worth $400, copper $600, silver $800 and gold $1000; in a bid as well.</source>
        <translation>A piacon a cink 400, a réz 600, az ezüst 800, az arany 1000 dollár; licitben is.</translation>
    </message>
    <message>
        <source>Together: $%1.</source>
        <translation>Összesen: %1 dollár.</translation>
    </message>
    <message>
        <source>What power costs</source>
        <translation>Mennyibe kerül az erő</translation>
    </message>
    <message>
        <source>A crew is raised step by step; a subcontractor is hired for the power that is wanted, no more than the layer allows.</source>
        <translation>A csapat ereje lépésenként nő; alvállalkozót a kívánt erővel lehet felvenni, de csak amennyit a réteg enged.</translation>
    </message>
    <message>
        <source>A crew is raised from power</source>
        <translation>Csapat erősítése erről</translation>
    </message>
    <message>
        <source>A subcontractor of power</source>
        <translation>Alvállalkozó ereje</translation>
    </message>
    <message>
        <source>Raising it to %1 costs $%2.</source>
        <translation>Erősítés %1-re: %2 dollár.</translation>
    </message>
    <message>
        <source>The subcontractor costs $%1.</source>
        <translation>Az alvállalkozó %1 dollár.</translation>
    </message>
    <message>
        <source>It may work on: %1.</source>
        <translation>Ezekben a rétegekben dolgozhat: %1.</translation>
    </message>
    <message>
        <source>%1: space on board I</source>
        <translation>%1: hely az I. táblán</translation>
    </message>
    <message>
        <source>The new shift order</source>
        <translation>Az új műszaksorrend</translation>
    </message>
    <message>
        <source>Only one can be on space %1.</source>
        <translation>A(z) %1. helyen csak egy állhat.</translation>
    </message>
    <message>
        <source>The order: %1.</source>
        <translation>A sorrend: %1.</translation>
    </message>
    <message>
        <source>A trade on the exchange</source>
        <translation>Kereskedés a tőzsdén</translation>
    </message>
    <message>
        <source>One action buys or sells any number of cubes of one kind. Each kind once a round, whether bought or sold.</source>
        <translation>Egy akcióval egy fajtából akárhány kockát vehetsz vagy eladhatsz. Fordulónként minden fajtával egyszer, akár veszed, akár eladod.</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Mit?</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>vétel</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>eladás</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>It costs $%1: that is more than there is.</source>
        <translation>%1 dollárba kerül: ennyi nincs.</translation>
    </message>
    <message>
        <source>It costs $%1.</source>
        <translation>%1 dollárba kerül.</translation>
    </message>
    <message>
        <source>It brings $%1.</source>
        <translation>%1 dollárt hoz.</translation>
    </message>
    <message>
        <source>Then there are $%1.</source>
        <translation>Utána %1 dollár van.</translation>
    </message>
    <message>
        <source>The tiles of a goal</source>
        <translation>Egy cél lapkái</translation>
    </message>
    <message>
        <source>With three players the least valuable tile of each goal stays in the box; two use the first and the third.</source>
        <translation>Hárman minden cél legkevesebbet érő lapkája a dobozban marad; ketten az elsőt és a harmadikat használjátok.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cél</translation>
    </message>
    <message>
        <source>Tiles that are gone</source>
        <translation>Elvitt lapkák</translation>
    </message>
    <message>
        <source>The tiles: %1.</source>
        <translation>A lapkák: %1.</translation>
    </message>
    <message>
        <source>The next one is worth %1.</source>
        <translation>A következő értéke: %1.</translation>
    </message>
    <message>
        <source>None is left.</source>
        <translation>Nem maradt egy sem.</translation>
    </message>
    <message>
        <source>A majority at the end</source>
        <translation>Többség a végén</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Extraction cards</source>
        <translation>Kitermelési kártyák</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>bejárat</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>középpont</translation>
    </message>
    <message>
        <source>Crew %1: power, 0 if it is lost</source>
        <translation>%1. csapat: ereje (0, ha elveszett)</translation>
    </message>
    <message>
        <source>Crew %1: where?</source>
        <translation>%1. csapat: hol van?</translation>
    </message>
    <message>
        <source>Is a goal fulfilled?</source>
        <translation>Teljesült egy cél?</translation>
    </message>
    <message>
        <source>More than is asked for is enough too, and nothing is paid. A crew on the border of two tiles is in their layer; one that went into the centre is deep enough.</source>
        <translation>A kértnél több is elég, és semmit sem kell fizetni. A két lapka határán álló csapat az ő rétegükben van; amelyik a középpontba ment, elég mélyen van.</translation>
    </message>
    <message>
        <source>Fulfilled: the tile can be taken now.</source>
        <translation>Teljesült: a lapka most elvehető.</translation>
    </message>
    <message>
        <source>Not fulfilled yet.</source>
        <translation>Még nem teljesült.</translation>
    </message>
    <message>
        <source>Is it the last round?</source>
        <translation>Ez az utolsó forduló?</translation>
    </message>
    <message>
        <source>The game ends with the round in which the majority of the players has reached the centre, or one player has six goals, the last three among them.</source>
        <translation>A játék azzal a fordulóval ér véget, amelyben a játékosok többsége elérte a középpontot, vagy valakinek hat célja van, köztük az utolsó három.</translation>
    </message>
    <message>
        <source>Players who have reached the centre</source>
        <translation>Ennyi játékos érte el a középpontot</translation>
    </message>
    <message>
        <source>Goals of the one who has the most</source>
        <translation>Annak a céljai, akinek a legtöbb van</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Ki nyer?</translation>
    </message>
    <message>
        <source>Most prestige; between equals more goal tiles, then more cubes. Who is still equal shares the victory.</source>
        <translation>A legtöbb presztízs; egyenlőségnél a több céllapka, aztán a több kocka. Aki így is egyenlő, osztozik a győzelmen.</translation>
    </message>
    <message>
        <source>Player %1: prestige</source>
        <translation>%1. játékos: presztízs</translation>
    </message>
    <message>
        <source>Player %1: goal tiles</source>
        <translation>%1. játékos: céllapkák</translation>
    </message>
    <message>
        <source>Player %1: cubes</source>
        <translation>%1. játékos: kockák</translation>
    </message>
    <message>
        <source>This is the last round: %1 of %2 players have reached the centre.</source>
        <translation>Ez az utolsó forduló: %2 játékosból %1 elérte a középpontot.</translation>
    </message>
    <message>
        <source>This is the last round: one player has %1 goals, the last three among them.</source>
        <translation>Ez az utolsó forduló: valakinek %1 célja van, köztük az utolsó három.</translation>
    </message>
    <message>
        <source>This is not the last round.</source>
        <translation>Ez nem az utolsó forduló.</translation>
    </message>
    <message>
        <source>In the centre: %1 of the %2 players needed.</source>
        <translation>A középpontban: %1 a szükséges %2 játékosból.</translation>
    </message>
    <message>
        <source>Goals: %1 of the %2 needed.</source>
        <translation>Célok: %1 a szükséges %2 közül.</translation>
    </message>
    <message>
        <source>Missing among them: %1.</source>
        <translation>Hiányzik közülük: %1.</translation>
    </message>
    <message>
        <source>Crew %1: power</source>
        <translation>%1. csapat: ereje</translation>
    </message>
    <message>
        <source>open tile</source>
        <translation>nyitott lapka</translation>
    </message>
    <message>
        <source>closed tile</source>
        <translation>zárt lapka</translation>
    </message>
    <message>
        <source>Crew %1: layer</source>
        <translation>%1. csapat: rétege</translation>
    </message>
    <message>
        <source>Does it move when all are on closed tiles?</source>
        <translation>Lép akkor is, ha mind zárt lapkán áll?</translation>
    </message>
    <message>
        <source>Which crew does the robot move?</source>
        <translation>Melyik csapatával lép a robot?</translation>
    </message>
    <message>
        <source>The strongest of those at an entrance or on an open tile; of equals the one farthest from the centre. Where several are left, the first player in shift order chooses.</source>
        <translation>A bejáratnál vagy nyitott lapkán állók közül a legerősebbel; egyformák közül a középponttól legtávolabbival. Ha több is marad, a műszaksorrend első játékosa választ.</translation>
    </message>
    <message>
        <source>Tile %1 beside it</source>
        <translation>%1. lapka mellette</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zárt</translation>
    </message>
    <message>
        <source>Tile %1: number</source>
        <translation>%1. lapka: száma</translation>
    </message>
    <message>
        <source>Tile %1: power on it now</source>
        <translation>%1. lapka: most rajta lévő erő</translation>
    </message>
    <message>
        <source>Where does the robot go?</source>
        <translation>Hová megy a robot?</translation>
    </message>
    <message>
        <source>To the closed tile beside it that lacks the least power, before it comes. Without a closed tile to any layer tile, never into the centre. Where several fit, the first player in shift order chooses.</source>
        <translation>Arra a szomszédos zárt lapkára, amelyről az érkezése előtt a legkevesebb erő hiányzik. Zárt lapka nélkül bármelyik réteglapkára, a középpontba soha. Ha több is jó, a műszaksorrend első játékosa választ.</translation>
    </message>
    <message>
        <source>crew %1</source>
        <translation>%1. csapat</translation>
    </message>
    <message>
        <source>It moves %1.</source>
        <translation>Ezzel lép: %1.</translation>
    </message>
    <message>
        <source>One of these moves, as the first player in shift order chooses: %1.</source>
        <translation>Ezek egyike lép, a műszaksorrend első játékosának választása szerint: %1.</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>%1. lapka</translation>
    </message>
    <message>
        <source>It goes to %1.</source>
        <translation>Ide megy: %1.</translation>
    </message>
    <message>
        <source>It goes to one of these, as the first player in shift order chooses: %1.</source>
        <translation>Ezek egyikére megy, a műszaksorrend első játékosának választása szerint: %1.</translation>
    </message>
    <message>
        <source>No closed tile is beside it.</source>
        <translation>Nincs mellette zárt lapka.</translation>
    </message>
    <message>
        <source>Power that is missing there: %1.</source>
        <translation>Ott hiányzó erő: %1.</translation>
    </message>
    <message>
        <source>It does not move.</source>
        <translation>Nem lép.</translation>
    </message>
    <message>
        <source>Power of the robot on the tile, with two players</source>
        <translation>A robot ereje a lapkán, ketten játszva</translation>
    </message>
    <message>
        <source>Does the card show danger?</source>
        <translation>Veszélyt mutat a kártya?</translation>
    </message>
    <message>
        <source>%1: permanent safety</source>
        <translation>%1: állandó biztonság</translation>
    </message>
    <message>
        <source>%1: safety tokens offered</source>
        <translation>%1: felajánlott biztonsági jelzők</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what is bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hundreds of dollars</source>
        <translation>száz dollár</translation>
    </message>
    <message>
        <source>The players are numbered in the present order. The highest bid comes first; among equal bids the present order stays. Cubes count what they are worth on the market.</source>
        <translation>A játékosok a jelenlegi sorrend szerint vannak számozva. A legmagasabb licit az első; egyenlőknél marad a jelenlegi sorrend. A kockák piaci értéken számítanak.</translation>
    </message>
    <message>
        <source>What developments cost</source>
        <translation>Mennyibe kerülnek a fejlesztések</translation>
    </message>
    <message>
        <source>Step by step, an action each. Safety and shafts are dearer with two and three players: their prices are on the marked tiles.</source>
        <translation>Lépésenként, mindegyik egy akció. Ketten és hárman a biztonság és az aknák drágábbak: az áruk a jelölt lapkákon van.</translation>
    </message>
    <message>
        <source>power of a crew</source>
        <translation>egy csapat ereje</translation>
    </message>
    <message>
        <source>safety</source>
        <translation>biztonság</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mozgás</translation>
    </message>
    <message>
        <source>shafts</source>
        <translation>aknák</translation>
    </message>
    <message>
        <source>a shaft is moved</source>
        <translation>akna áthelyezése</translation>
    </message>
    <message>
        <source>Power now</source>
        <translation>Erő most</translation>
    </message>
    <message>
        <source>Power then</source>
        <translation>Erő utána</translation>
    </message>
    <message>
        <source>Steps taken already</source>
        <translation>Eddig megtett lépések</translation>
    </message>
    <message>
        <source>Steps then</source>
        <translation>Lépések utána</translation>
    </message>
    <message>
        <source>Which shaft?</source>
        <translation>Melyik akna?</translation>
    </message>
    <message>
        <source>What a bribe costs</source>
        <translation>Mennyibe kerül a vesztegetés</translation>
    </message>
    <message>
        <source>A bribe tile. The subcontractor of the bribed crew comes along and is paid; it cannot be left behind, and the layer it goes to has to allow it.</source>
        <translation>Egy vesztegetőlapka. A megvesztegetett csapat alvállalkozója vele megy, és ki kell fizetni; nem maradhat ott, és az új rétegnek meg kell engednie.</translation>
    </message>
    <message>
        <source>Power of its subcontractor, 0 without one</source>
        <translation>Alvállalkozójának ereje (0, ha nincs)</translation>
    </message>
    <message>
        <source>Layer it goes to</source>
        <translation>A réteg, ahová kerül</translation>
    </message>
    <message>
        <source>One bribe tile, and no money.</source>
        <translation>Egy vesztegetőlapka, pénz nem kell.</translation>
    </message>
    <message>
        <source>One bribe tile, and $%1 for the subcontractor.</source>
        <translation>Egy vesztegetőlapka, és %1 dollár az alvállalkozóért.</translation>
    </message>
    <message>
        <source>May a shaft lie there?</source>
        <translation>Kerülhet oda akna?</translation>
    </message>
    <message>
        <source>Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: beside or under an own crew. Shaft 3: anywhere. On a tile lies one shaft, on the centre none. A shaft that is moved follows its own rule again.</source>
        <translation>1. akna: zárt lapka más csapata nélkül, saját csapat alatt vagy mellett. 2. akna: saját csapat alatt vagy mellett. 3. akna: bárhol. Egy lapkán egy akna lehet, a középpontban egy sem. Az áthelyezett aknára újra a saját szabálya érvényes.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Réteg</translation>
    </message>
    <message>
        <source>Is the tile closed?</source>
        <translation>Zárt a lapka?</translation>
    </message>
    <message>
        <source>Is there a shaft on it?</source>
        <translation>Van rajta akna?</translation>
    </message>
    <message>
        <source>Are crews of others on it, or the robot&apos;s?</source>
        <translation>Áll rajta más csapata vagy a roboté?</translation>
    </message>
    <message>
        <source>Is an own crew on it or beside it?</source>
        <translation>Áll rajta vagy mellette saját csapat?</translation>
    </message>
    <message>
        <source>Yes, it may.</source>
        <translation>Igen, kerülhet.</translation>
    </message>
    <message>
        <source>Where is shaft %1?</source>
        <translation>Hol van a(z) %1. akna?</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nincs a táblán</translation>
    </message>
    <message>
        <source>What shafts pay</source>
        <translation>Mennyit fizetnek az aknák</translation>
    </message>
    <message>
        <source>After the fourth drill round every shaft on an open tile pays its owner the cubes that are printed there. On a closed tile it pays nothing.</source>
        <translation>A negyedik fúrókör után minden nyitott lapkán lévő akna kifizeti tulajdonosának az ott nyomtatott kockákat. Zárt lapkán nem fizet semmit.</translation>
    </message>
    <message>
        <source>The shafts pay: %1.</source>
        <translation>Az aknák fizetnek: %1.</translation>
    </message>
    <message>
        <source>There is no step to take.</source>
        <translation>Nincs mit fejleszteni.</translation>
    </message>
    <message>
        <source>The price is on the marked tiles. Actions: %1.</source>
        <translation>Az ár a jelölt lapkákon van. Akciók: %1.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 dollár</translation>
    </message>
    <message>
        <source>Price: %1. Actions: 1.</source>
        <translation>Ár: %1. Akciók: 1.</translation>
    </message>
    <message>
        <source>Price: %1 = $%2. Actions: %3.</source>
        <translation>Ár: %1 = %2 dollár. Akciók: %3.</translation>
    </message>
    <message>
        <source>The players are numbered in the present order. Who has a vice president on board I comes first, by the spaces; the others stay in their order behind them. Space 0: none there.</source>
        <translation>A játékosok a jelenlegi sorrend szerint vannak számozva. Előre kerül, akinek alelnöke van az I. táblán, a helyek szerint; a többiek mögöttük maradnak a sorrendjükben. 0. hely: nincs ott senki.</translation>
    </message>
    <message>
        <source>Traded in this round already</source>
        <translation>Ebben a fordulóban már kereskedtetek vele</translation>
    </message>
    <message>
        <source>nobody, or the robot</source>
        <translation>senki, vagy a robot</translation>
    </message>
    <message>
        <source>Who takes a goal first?</source>
        <translation>Ki veszi el először a célt?</translation>
    </message>
    <message>
        <source>Where several fulfil a goal at one moment, the active player takes a tile first, then the others in management order. The players are numbered in that order.</source>
        <translation>Ha többen egyszerre teljesítenek egy célt, először az aktív játékos vesz el lapkát, aztán a többiek vezetői sorrendben. A játékosok ebben a sorrendben vannak számozva.</translation>
    </message>
    <message>
        <source>Who fulfils it now?</source>
        <translation>Ki teljesíti most?</translation>
    </message>
    <message>
        <source>Who is active?</source>
        <translation>Ki az aktív játékos?</translation>
    </message>
    <message>
        <source>Say who fulfils it.</source>
        <translation>Adjátok meg, ki teljesíti.</translation>
    </message>
    <message>
        <source>%1 takes the tile worth %2.</source>
        <translation>%1 elveszi a(z) %2 értékű lapkát.</translation>
    </message>
    <message>
        <source>%1 finds no tile left.</source>
        <translation>%1: nem maradt lapka.</translation>
    </message>
    <message>
        <source>Does who has none take part?</source>
        <translation>Részt vesz az is, akinek nincs?</translation>
    </message>
    <message>
        <source>For each kind of cube and for money: 3, 2 and 1 with four players, 2 and 1 with three, 2 with two. Who is tied gets the same; the places they fill are skipped. Money may be entered in hundreds.</source>
        <translation>Minden kockafajtáért és a pénzért: négyen 3, 2 és 1, hárman 2 és 1, ketten 2. Holtversenynél mindenki ugyanannyit kap; az így betöltött helyek kimaradnak. A pénz százasokban is megadható.</translation>
    </message>
</context>
<context>
    <name>RockwellFinal</name>
    <message>
        <source>Money, in hundreds of dollars</source>
        <translation>Pénz, száz dollárban</translation>
    </message>
    <message>
        <source>Prestige of delivery tiles</source>
        <translation>Szállítási lapkák presztízse</translation>
    </message>
</context>
<context>
    <name>RockwellGlossary</name>
    <message>
        <source>active crew</source>
        <translation>aktív csapat</translation>
    </message>
    <message>
        <source>The crew that a player has chosen in a drill round. A bribe or a hire is for this one.</source>
        <translation>Az a csapat, amelyet a játékos a fúrókörben kiválasztott. A vesztegetés és az alvállalkozó ennek szól.</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>aktív játékos</translation>
    </message>
    <message>
        <source>Whose turn it is, and in an extraction who caused it.</source>
        <translation>Aki soron van, kitermeléskor pedig az, aki okozta.</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>vesztegetés</translation>
    </message>
    <message>
        <source>Brings a crew of somebody else to another tile, for a bribe tile.</source>
        <translation>Más játékos egyik csapatát másik lapkára hozza, egy vesztegetőlapkáért.</translation>
    </message>
    <message>
        <source>bribe tile</source>
        <translation>vesztegetőlapka</translation>
    </message>
    <message>
        <source>Pays for a bribe and comes back at the end of the round.</source>
        <translation>Ezzel fizetsz a vesztegetésért; a forduló végén visszakerül.</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>középpont</translation>
    </message>
    <message>
        <source>The middle of the mine. A crew that enters it fulfils a goal and leaves the game.</source>
        <translation>A bánya közepe. Az a csapat, amelyik belép, célt teljesít, és kikerül a játékból.</translation>
    </message>
    <message>
        <source>closed tile</source>
        <translation>zárt lapka</translation>
    </message>
    <message>
        <source>A tile that has not been extracted yet. Its number is the power it asks for.</source>
        <translation>Még ki nem termelt lapka. A száma az az erő, amelyet kér.</translation>
    </message>
    <message>
        <source>company board</source>
        <translation>vállalattábla</translation>
    </message>
    <message>
        <source>Shows the safety, the movement, the shafts and the goals of a player, and everybody may look at it.</source>
        <translation>A játékos biztonságát, mozgását, aknáit és céljait mutatja; mindenki megnézheti.</translation>
    </message>
    <message>
        <source>control centre</source>
        <translation>irányítóközpont</translation>
    </message>
    <message>
        <source>Board I. Its spaces make the shift order and allow bribes or subcontractors.</source>
        <translation>Az I. tábla. Helyei adják a műszaksorrendet, és vesztegetést vagy alvállalkozót engednek.</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>csapat</translation>
    </message>
    <message>
        <source>A disc of a player with a power. It drills where it stands.</source>
        <translation>A játékos korongja, amelynek ereje van. Ott fúr, ahol áll.</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>kocka</translation>
    </message>
    <message>
        <source>A piece of zinc, copper, silver or gold. A large one stands for five.</source>
        <translation>Egy darab cink, réz, ezüst vagy arany. Egy nagy kocka ötöt ér.</translation>
    </message>
    <message>
        <source>danger</source>
        <translation>veszély</translation>
    </message>
    <message>
        <source>A sign on extraction cards: cubes are lost, as many as one&apos;s own power on the tile.</source>
        <translation>Jel a kitermelési kártyákon: annyi kocka vész el, amennyi a saját erő a lapkán.</translation>
    </message>
    <message>
        <source>delivery tile</source>
        <translation>szállítási lapka</translation>
    </message>
    <message>
        <source>Bought for the cubes printed on it. Its prestige counts at the end.</source>
        <translation>A rányomtatott kockákért jár. Presztízse a végén számít.</translation>
    </message>
    <message>
        <source>drill round</source>
        <translation>fúrókör</translation>
    </message>
    <message>
        <source>Everyone moves a crew once, or lets it stay.</source>
        <translation>Mindenki egyszer mozgat egy csapatot, vagy helyben hagyja.</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>bejárat</translation>
    </message>
    <message>
        <source>Where crews start, with two tiles of layer A below. Nobody goes back there.</source>
        <translation>Itt kezdenek a csapatok, alatta az A réteg két lapkája. Oda senki sem mehet vissza.</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>tőzsde</translation>
    </message>
    <message>
        <source>Board II, where cubes are bought and sold.</source>
        <translation>A II. tábla, ahol kockákat vesztek és adtok el.</translation>
    </message>
    <message>
        <source>extraction</source>
        <translation>kitermelés</translation>
    </message>
    <message>
        <source>The power on a closed tile is enough: it is opened, and the cubes of a card are shared out.</source>
        <translation>Egy zárt lapkán elég az erő: kinyílik, és elosztjátok egy kártya kockáit.</translation>
    </message>
    <message>
        <source>extraction card</source>
        <translation>kitermelési kártya</translation>
    </message>
    <message>
        <source>Says which cubes a tile gives, and whether there is danger. The active player keeps it.</source>
        <translation>Megmutatja, milyen kockákat ad a lapka, és van-e veszély. Az aktív játékosé marad.</translation>
    </message>
    <message>
        <source>goal tile</source>
        <translation>céllapka</translation>
    </message>
    <message>
        <source>Taken by who fulfils a goal and shows it, the most valuable one first.</source>
        <translation>Az veszi el, aki teljesít egy célt és bemutatja; a legértékesebb kerül sorra először.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>réteg</translation>
    </message>
    <message>
        <source>A ring of tiles. A is the outermost, D the innermost.</source>
        <translation>Lapkák gyűrűje. Az A a legkülső, a D a legbelső.</translation>
    </message>
    <message>
        <source>management order</source>
        <translation>vezetői sorrend</translation>
    </message>
    <message>
        <source>Made by the auction. Vice presidents are placed in it.</source>
        <translation>Az árverés dönti el. Ebben a sorrendben rakjátok le az alelnököket.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mozgás</translation>
    </message>
    <message>
        <source>A level on the company board: how far a crew may go in a drill round.</source>
        <translation>Fok a vállalattáblán: milyen messzire mehet egy csapat a fúrókörben.</translation>
    </message>
    <message>
        <source>open tile</source>
        <translation>nyitott lapka</translation>
    </message>
    <message>
        <source>A tile that has been extracted. A shaft on it pays in every round.</source>
        <translation>Már kitermelt lapka. A rajta álló akna minden fordulóban fizet.</translation>
    </message>
    <message>
        <source>power</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>What a crew brings to a tile, together with its subcontractor.</source>
        <translation>Amennyit egy csapat az alvállalkozójával együtt a lapkán ér.</translation>
    </message>
    <message>
        <source>prestige</source>
        <translation>presztízs</translation>
    </message>
    <message>
        <source>The points of the game: for goal tiles, delivery tiles and majorities.</source>
        <translation>A játék pontjai: céllapkákért, szállítási lapkákért és többségekért.</translation>
    </message>
    <message>
        <source>remainder</source>
        <translation>maradék</translation>
    </message>
    <message>
        <source>Cubes of a card that cannot be shared equally. One player gets them all.</source>
        <translation>A kártya kockái, amelyek nem oszthatók el egyenlően. Mind egy játékosé.</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>Plays with two players: it has crews, but no money, no cubes and no goals.</source>
        <translation>Kétfős játékban szerepel: csapatai vannak, de pénze, kockája és célja nincs.</translation>
    </message>
    <message>
        <source>safety</source>
        <translation>biztonság</translation>
    </message>
    <message>
        <source>A level on the company board that saves cubes from every danger by itself.</source>
        <translation>Fok a vállalattáblán, amely minden veszélynél magától ment meg kockákat.</translation>
    </message>
    <message>
        <source>safety token</source>
        <translation>biztonsági jelző</translation>
    </message>
    <message>
        <source>Bought with a cube. It saves one cube from danger and is spent.</source>
        <translation>Kockáért jár. Egy kockát megment a veszélytől, és elfogy.</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>paraván</translation>
    </message>
    <message>
        <source>Hides the cubes, money, tokens and deliveries of a player.</source>
        <translation>A játékos kockáit, pénzét, jelzőit és szállításait takarja el.</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>akna</translation>
    </message>
    <message>
        <source>Lies on a tile of the mine. Its owner gets the remainder of an extraction there, and what is printed on the tile once it is open.</source>
        <translation>A bánya egy lapkáján fekszik. Tulajdonosáé az ottani kitermelés maradéka, és ami a már nyitott lapkára van nyomtatva.</translation>
    </message>
    <message>
        <source>shift order</source>
        <translation>műszaksorrend</translation>
    </message>
    <message>
        <source>Made by the vice presidents on board I. Drilling follows it.</source>
        <translation>Az I. táblán álló alelnökök döntik el. Ebben a sorrendben fúrtok.</translation>
    </message>
    <message>
        <source>subcontractor</source>
        <translation>alvállalkozó</translation>
    </message>
    <message>
        <source>A die that makes a crew stronger for money, at most until the end of the round.</source>
        <translation>Kocka, amely pénzért erősebbé tesz egy csapatot, legfeljebb a forduló végéig.</translation>
    </message>
    <message>
        <source>vice president</source>
        <translation>alelnök</translation>
    </message>
    <message>
        <source>A figure that is placed on a board: on I for bribes or subcontractors, on II and III for actions.</source>
        <translation>Figura, amelyet egy táblára raktok: az I.-re vesztegetésért vagy alvállalkozóért, a II.-ra és a III.-ra akciókért.</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>műhely</translation>
    </message>
    <message>
        <source>Board III, for developments and deliveries.</source>
        <translation>A III. tábla: fejlesztések és szállítások.</translation>
    </message>
</context>
<context>
    <name>RockwellOptions</name>
    <message>
        <source>Follow what lies behind the screens</source>
        <translation>A paravánok mögötti készlet követése</translation>
    </message>
    <message>
        <source>Cubes, money and tokens are entered as they come, and extractions are shared out. Everybody looks only behind their own screen. Otherwise you count at the end.</source>
        <translation>Kockákat, pénzt és jelzőket menet közben írtok be, és a kitermelések elosztódnak. Mindenki csak a saját paravánja mögé néz. Különben a végén számoltok.</translation>
    </message>
    <message>
        <source>Follow the mine</source>
        <translation>A bánya követése</translation>
    </message>
    <message>
        <source>Crews are moved by tapping, so that extractions, their shares and the robot of two players are worked out.</source>
        <translation>A csapatokat koppintással mozgatjátok, így a kitermelések, a részesedések és a kétfős játék robotja is kiszámolódik.</translation>
    </message>
    <message>
        <source>The rings are staggered</source>
        <translation>A gyűrűk eltolva fekszenek</translation>
    </message>
    <message>
        <source>Each tile of a ring touches two tiles of the next one. Otherwise tile lies on tile.</source>
        <translation>Egy gyűrű minden lapkája a következő gyűrű két lapkájával érintkezik. Különben lapka fekszik lapkán.</translation>
    </message>
    <message>
        <source>As you agreed</source>
        <translation>Ahogy megegyeztetek</translation>
    </message>
    <message>
        <source>Three crews of power 2: exactly 2</source>
        <translation>Három csapat 2-es erővel: pontosan 2</translation>
    </message>
    <message>
        <source>Stronger crews do not count for that goal. Otherwise they do.</source>
        <translation>Az erősebb csapatok nem számítanak ehhez a célhoz. Különben számítanak.</translation>
    </message>
    <message>
        <source>All crews in layer C: none is lost</source>
        <translation>Minden csapat a C rétegben: egy sem veszett el</translation>
    </message>
    <message>
        <source>Who has sent a crew into the centre cannot take that goal any more. Otherwise that crew went deep enough.</source>
        <translation>Aki csapatot küldött a középpontba, ezt a célt már nem veheti el. Különben az a csapat elég mélyre ment.</translation>
    </message>
    <message>
        <source>Safety tokens go back after a round</source>
        <translation>A biztonsági jelzők a forduló végén visszakerülnek</translation>
    </message>
    <message>
        <source>Otherwise everybody keeps theirs.</source>
        <translation>Különben mindenki megtartja a sajátjait.</translation>
    </message>
    <message>
        <source>A bribed crew goes to any closed tile beside it</source>
        <translation>A megvesztegetett csapat bármelyik szomszédos zárt lapkára mehet</translation>
    </message>
    <message>
        <source>Otherwise it comes to the crew that bribes it.</source>
        <translation>Különben ahhoz a csapathoz jön, amelyik megvesztegeti.</translation>
    </message>
    <message>
        <source>One action makes a crew stronger by several steps</source>
        <translation>Egy akció több fokkal is erősíthet egy csapatot</translation>
    </message>
    <message>
        <source>Every step is paid. Otherwise each is an action of its own.</source>
        <translation>Minden fokot ki kell fizetni. Különben mindegyik külön akció.</translation>
    </message>
    <message>
        <source>A shaft moves to any tile without one</source>
        <translation>Az akna bármelyik akna nélküli lapkára áthelyezhető</translation>
    </message>
    <message>
        <source>Otherwise the new tile has to fit as the first one had to.</source>
        <translation>Különben az új lapkának is meg kell felelnie az akna szabályának.</translation>
    </message>
    <message>
        <source>Exchange and workshop in management order</source>
        <translation>Tőzsde és műhely vezetői sorrendben</translation>
    </message>
    <message>
        <source>Otherwise the spaces of the vice presidents say who acts first.</source>
        <translation>Különben az alelnökök helye dönti el, ki lép előbb.</translation>
    </message>
    <message>
        <source>The robot takes no share</source>
        <translation>A robot nem kap részt</translation>
    </message>
    <message>
        <source>Players who extract together with it share everything. Otherwise its share goes to the supply.</source>
        <translation>Akik vele együtt termelnek ki, mindent egymás közt osztanak el. Különben a robot része a készletbe kerül.</translation>
    </message>
    <message>
        <source>A card drawn for the robot is kept</source>
        <translation>A robotnak húzott kártyát megtartják</translation>
    </message>
    <message>
        <source>By the first player in shift order. Otherwise nobody keeps it.</source>
        <translation>A műszaksorrend első játékosa tartja meg. Különben senki.</translation>
    </message>
    <message>
        <source>The robot always moves</source>
        <translation>A robot mindig lép</translation>
    </message>
    <message>
        <source>Also when all its crews are on closed tiles. Otherwise they wait there.</source>
        <translation>Akkor is, ha minden csapata zárt lapkán áll. Különben ott várnak.</translation>
    </message>
    <message>
        <source>Who makes the robot stronger causes the extraction</source>
        <translation>Aki erősíti a robotot, az okozza a kitermelést</translation>
    </message>
    <message>
        <source>That player gets a remainder between equals, and the card. Otherwise the robot caused it.</source>
        <translation>Holtversenynél övé a maradék, és övé a kártya. Különben a robot okozta.</translation>
    </message>
    <message>
        <source>Who holds none of a kind scores nothing for it</source>
        <translation>Akinek valamiből nincs, az nem kap érte pontot</translation>
    </message>
    <message>
        <source>Who has none takes part in majorities</source>
        <translation>Akinek nincs, az is részt vesz a többségekben</translation>
    </message>
    <message>
        <source>Who holds none of a kind can still have a place for it. Otherwise it earns nothing.</source>
        <translation>Akinek egy fajtából nincs semmije, az is kaphat helyezést érte. Különben nem kap érte semmit.</translation>
    </message>
</context>
<context>
    <name>RockwellRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>Round by round your crews drill towards the centre of the Earth. What they extract becomes money, developments, deliveries and goals. Most prestige wins.</source>
        <translation>A csapataitok fordulóról fordulóra a Föld középpontja felé fúrnak. Amit kitermelnek, abból pénz, fejlesztés, szállítás és cél lesz. A legtöbb presztízs nyer.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>%1 rings of %2 closed tiles lie round the centre. Everyone has %3 crews of power %4, one at each entrance, and behind the screen $%5 and %6. Management order and shift order are drawn by lot.</source>
        <translation>A középpont körül %1 gyűrű fekszik, mindegyik %2 zárt lapkából. Mindenkinek %3 csapata van %4 erővel, minden bejáratnál egy, a paraván mögött pedig %5 dollár és: %6. A vezetői sorrendet és a műszaksorrendet kisorsoljátok.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A forduló</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Árverés</translation>
    </message>
    <message>
        <source>Vice presidents</source>
        <translation>Alelnökök</translation>
    </message>
    <message>
        <source>In management order, in %1 laps, everyone places a vice president on a free space or passes; at most one on each board. On board I the spaces 1 to %2 allow bribes, the others subcontractors. On boards II and III the space says how many actions it gives.</source>
        <translation>A vezetői sorrendben, %1 körben, mindenki szabad helyre rak egy alelnököt vagy passzol; táblánként legfeljebb egyet. Az I. táblán az 1–%2. hely vesztegetést enged, a többi alvállalkozót. A II. és a III. táblán a helyen áll, hány akciót ad.</translation>
    </message>
    <message>
        <source>Phase I: drilling</source>
        <translation>I. fázis: fúrás</translation>
    </message>
    <message>
        <source>First, cubes may become safety tokens, one for one. Who has a vice president on board I comes first in shift order, by the spaces; the others follow as before. Then there are %1 drill rounds: in shift order everyone chooses a crew and moves it or lets it stay. As soon as the power on a closed tile reaches its number, it is extracted and the turn is over. Otherwise a bribe or a hire may follow.</source>
        <translation>Előbb kockákat lehet biztonsági jelzőkre cserélni, egyet egyért. A műszaksorrendben elöl állnak, akiknek az I. táblán van alelnökük, a helyek szerint; a többiek az eddigi sorrendben követik őket. Aztán %1 fúrókör jön: a műszaksorrendben mindenki kiválaszt egy csapatot, és mozgatja vagy helyben hagyja. Amint egy zárt lapkán az erő eléri a lapka számát, kitermelitek, és a lépésnek vége. Különben vesztegetés vagy alvállalkozó következhet.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Vesztegetés</translation>
    </message>
    <message>
        <source>Subcontractors</source>
        <translation>Alvállalkozók</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Kitermelés</translation>
    </message>
    <message>
        <source>The tile is turned over and a card drawn from the deck of its number. Everyone with a crew there gets the same share of each kind, rounded down, however strong. What is left over goes to whose shaft is on the tile; if there is none, to the strongest there; if those are tied, to the active player, who also keeps the card.</source>
        <translation>Megfordítjátok a lapkát, és a számának paklijából húztok egy kártyát. Akinek ott csapata van, minden fajtából egyenlő részt kap, lefelé kerekítve, akármilyen erős. A maradék azé, akinek aknája van a lapkán; ha nincs akna, az ottani legerősebbé; ha köztük holtverseny van, az aktív játékosé, akinél a kártya is marad.</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Veszély</translation>
    </message>
    <message>
        <source>Shafts</source>
        <translation>Aknák</translation>
    </message>
    <message>
        <source>Phase II: exchange</source>
        <translation>II. fázis: tőzsde</translation>
    </message>
    <message>
        <source>Who has a vice president on board II takes one action in turn. It buys or sells any number of cubes of one kind for what they are worth; each kind once a round.</source>
        <translation>Akinek a II. táblán van alelnöke, sorban egy-egy akciót hajt végre. Egy akcióval egyfajta kockából bármennyit vehet vagy eladhat az értékén; fajtánként egyszer fordulónként.</translation>
    </message>
    <message>
        <source>Phase III: workshop</source>
        <translation>III. fázis: műhely</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Célok</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Többségek</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message>
        <source>Who is tied in a majority gets the prestige of the place they share, and the places they fill are left out. For the win more goal tiles decide, then more cubes; who is equal in both shares it.</source>
        <translation>Többségnél a holtversenyben állók mind megkapják közös helyük presztízsét, az általuk betöltött helyek kimaradnak. A győzelemről a több céllapka dönt, aztán a több kocka; aki mindkettőben egyenlő, osztozik rajta.</translation>
    </message>
    <message>
        <source>The robot</source>
        <translation>A robot</translation>
    </message>
    <message>
        <source>The auction, the vice presidents, then phase I (drilling), phase II (exchange) and phase III (workshop). At the end vice presidents, bribe tiles and subcontractors go back.</source>
        <translation>Az árverés, az alelnökök, aztán az I. fázis (fúrás), a II. (tőzsde) és a III. (műhely). A végén visszakerülnek az alelnökök, a vesztegetőlapkák és az alvállalkozók.</translation>
    </message>
    <message>
        <source>So do safety tokens that are left.</source>
        <translation>A megmaradt biztonsági jelzők is.</translation>
    </message>
    <message>
        <source>Safety tokens that are left are kept.</source>
        <translation>A megmaradt biztonsági jelzőket megtartjátok.</translation>
    </message>
    <message>
        <source>Everyone closes cubes and money in a hand, or nothing. All of it is paid, whoever wins. The highest bid comes first in management order; equal bids keep their order. Cubes are worth:</source>
        <translation>Mindenki kockákat és pénzt zár a kezébe, vagy semmit. Mindet ki kell fizetni, akárki nyer. A legmagasabb licit az első a vezetői sorrendben; akik ugyanannyit licitáltak, az eddigi sorrendben maradnak. A kockák értéke:</translation>
    </message>
    <message>
        <source>%1: $%2</source>
        <comment>a resource and its value</comment>
        <translation>%1: %2 dollár</translation>
    </message>
    <message>
        <source>A step leads to a tile next to it, open or closed, or from the innermost layer into the centre; there the crew leaves the game. In a drill round the movement level allows:</source>
        <translation>Egy lépés szomszédos lapkára visz, nyitottra vagy zártra, a legbelső rétegből pedig a középpontba; ott a csapat kikerül a játékból. Egy fúrókörben a mozgás foka ezt engedi:</translation>
    </message>
    <message>
        <source>Level 0: one step</source>
        <translation>0. fok: egy lépés</translation>
    </message>
    <message>
        <source>Level 1: one step, or two sideways in the same layer</source>
        <translation>1. fok: egy lépés, vagy kettő oldalra ugyanabban a rétegben</translation>
    </message>
    <message>
        <source>Level 2: also to end between two tiles of a layer and count on both</source>
        <translation>2. fok: egy réteg két lapkája között is megállhat, és mindkettőn számít</translation>
    </message>
    <message>
        <source>Level 3: two steps, however they lead</source>
        <translation>3. fok: két lépés, bármerre</translation>
    </message>
    <message>
        <source>For a bribe tile, a crew of somebody else on a tile next to the active crew comes to its tile. Crews at an entrance cannot be bribed.</source>
        <translation>Egy vesztegetőlapkáért más játékos csapata az aktív csapattal szomszédos lapkáról az aktív csapat lapkájára jön. Bejáratnál álló csapat nem vesztegethető meg.</translation>
    </message>
    <message>
        <source>For a bribe tile, a crew of somebody else on a tile next to the active crew goes to a closed tile beside it. Crews at an entrance cannot be bribed.</source>
        <translation>Egy vesztegetőlapkáért más játékos csapata az aktív csapattal szomszédos lapkáról egy mellette lévő zárt lapkára megy. Bejáratnál álló csapat nem vesztegethető meg.</translation>
    </message>
    <message>
        <source>A subcontractor comes along, and its rent is paid. Once in a drill round; all players together have %1 bribe tiles a round.</source>
        <translation>Az alvállalkozója vele jön, és ki kell fizetni a bérét. Fúrókörönként egyszer; fordulónként összesen %1 vesztegetőlapka van.</translation>
    </message>
    <message>
        <source>The active crew hires a die, once in a drill round. A crew has one at most, all players together have %1. When the crew moves, the rent is paid again or the die goes back. It may not be too strong for the layer:</source>
        <translation>Az aktív csapat alvállalkozót vesz fel, fúrókörönként egyszer. Egy csapatnál legfeljebb egy lehet, összesen %1 van. Ha a csapat mozog, újra ki kell fizetni a bért, vagy a kocka visszamegy. A réteghez nem lehet túl erős:</translation>
    </message>
    <message>
        <source>Power %1: $%2, from layer %3 on</source>
        <comment>a subcontractor</comment>
        <translation>%1 erő: %2 dollár, a(z) %3 rétegtől</translation>
    </message>
    <message>
        <source>If the card shows danger, everyone with a crew there loses as many cubes of the share as they have power there, the most valuable first. A shaft alone is in no danger. Every safety token saves a cube, and the safety level saves:</source>
        <translation>Ha a kártya veszélyt mutat, akinek ott csapata van, a részéből annyi kockát veszít, amennyi ereje ott van, a legértékesebbet először. Aki csak aknával van ott, nincs veszélyben. Minden biztonsági jelző egy kockát ment meg, a biztonság foka pedig:</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>cubes that a safety level saves</comment>
        <translation>%1. fok: %2</translation>
    </message>
    <message>
        <source>Level %1: all</source>
        <comment>cubes that a safety level saves</comment>
        <translation>%1. fok: mind</translation>
    </message>
    <message>
        <source>After the last drill round every shaft on an open tile pays its owner what is printed there. Shaft 1 goes on a closed tile without crews of others, under or beside an own crew; shaft 2 under or beside an own crew; shaft 3 anywhere. A tile carries one, the centre none.</source>
        <translation>Az utolsó fúrókör után minden nyitott lapkán álló akna kifizeti a tulajdonosának, ami oda van nyomtatva. Az 1. akna zárt lapkára kerül, ahol nincs más csapata, saját csapat alá vagy mellé; a 2. akna saját csapat alá vagy mellé; a 3. akna bárhová. Egy lapkán egy lehet, a középponton egy sem.</translation>
    </message>
    <message>
        <source>For an action and its price a shaft moves to any tile without one.</source>
        <translation>Egy akcióért és az áráért az akna bármelyik akna nélküli lapkára áthelyezhető.</translation>
    </message>
    <message>
        <source>For an action and its price a shaft moves, by its own rule again.</source>
        <translation>Egy akcióért és az áráért az akna áthelyezhető, újra a saját szabálya szerint.</translation>
    </message>
    <message>
        <source>The best space of the board comes first.</source>
        <translation>A tábla legjobb helye kezd.</translation>
    </message>
    <message>
        <source>The management order says who comes first.</source>
        <translation>A vezetői sorrend mondja meg, ki kezd.</translation>
    </message>
    <message>
        <source>as printed on the marked tiles</source>
        <translation>a jelölt lapkákra nyomtatva</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 dollár</translation>
    </message>
    <message>
        <source>Who has a vice president on board III takes one action in turn: a development, or a delivery, for which the printed cubes are handed in.</source>
        <translation>Akinek a III. táblán van alelnöke, sorban egy-egy akciót hajt végre: fejlesztést vagy szállítást, amelyért a nyomtatott kockákat adja be.</translation>
    </message>
    <message>
        <source>One action may raise a crew by several steps.</source>
        <translation>Egy akció több fokkal is erősíthet egy csapatot.</translation>
    </message>
    <message>
        <source>Every step is an action.</source>
        <translation>Minden fok egy akció.</translation>
    </message>
    <message>
        <source>Should the new power be enough for a tile, it is extracted at once. Step by step:</source>
        <translation>Ha az új erő elég egy lapkához, azonnal kitermelitek. Fokról fokra:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a development and its prices</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Power of a crew</source>
        <translation>Egy csapat ereje</translation>
    </message>
    <message>
        <source>Safety, four players</source>
        <translation>Biztonság, négy játékos</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Biztonság</translation>
    </message>
    <message>
        <source>Shafts, four players</source>
        <translation>Aknák, négy játékos</translation>
    </message>
    <message>
        <source>Safety and shafts, fewer players</source>
        <translation>Biztonság és aknák, kevesebb játékos</translation>
    </message>
    <message>
        <source>Who fulfils a goal and shows it takes its most valuable tile that is left, at any time and each goal once. Nothing is spent. If several do at the same moment, the active player comes first, then the management order.</source>
        <translation>Aki teljesít egy célt és bemutatja, bármikor elveszi a legértékesebb megmaradt lapkáját, minden célét egyszer. Semmit sem kell érte leadni. Ha többen egyszerre teljesítik, az aktív játékos az első, aztán a vezetői sorrend dönt.</translation>
    </message>
    <message>
        <source>Crews of power 2 have exactly 2.</source>
        <translation>A 2-es erő pontosan 2-t jelent.</translation>
    </message>
    <message>
        <source>Crews of power 2 may be stronger.</source>
        <translation>A 2-es erőnél erősebb csapat is számít.</translation>
    </message>
    <message>
        <source>A crew in the centre is deeper than layer C.</source>
        <translation>A középpontba lépett csapat mélyebben van a C rétegnél.</translation>
    </message>
    <message>
        <source>A crew in the centre is in no layer.</source>
        <translation>A középpontba lépett csapat egyik rétegben sincs.</translation>
    </message>
    <message>
        <source>The prestige of the tiles with four, three and two players:</source>
        <translation>A lapkák presztízse négy, három és két játékossal:</translation>
    </message>
    <message>
        <source>The prestige of the tiles:</source>
        <translation>A lapkák presztízse:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal and the prestige of its tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The round is the last one in which crews of %1 players have reached the centre (with four, three and two players), or in which somebody has %2 goals, the last %3 of the list among them.</source>
        <translation>Az a forduló az utolsó, amelyben %1 játékos csapata elérte a középpontot (négy, három és két játékossal), vagy valakinek %2 célja van, köztük a felsorolás utolsó %3 célja.</translation>
    </message>
    <message>
        <source>The round is the last one in which crews of %1 players have reached the centre, or in which somebody has %2 goals, the last %3 of the list among them.</source>
        <translation>Az a forduló az utolsó, amelyben %1 játékos csapata elérte a középpontot, vagy valakinek %2 célja van, köztük a felsorolás utolsó %3 célja.</translation>
    </message>
    <message>
        <source>Goal and delivery tiles count what is printed on them. Then zinc, copper, silver, gold and money are compared, each by itself.</source>
        <translation>A cél- és szállítási lapkák annyit érnek, amennyi rajtuk áll. Aztán a cinket, a rezet, az ezüstöt, az aranyat és a pénzt hasonlítjátok össze, egyenként.</translation>
    </message>
    <message>
        <source>Who has none takes part as well.</source>
        <translation>Az is részt vesz, akinek nincs belőle.</translation>
    </message>
    <message>
        <source>Who has none gets nothing.</source>
        <translation>Akinek nincs belőle, nem kap pontot.</translation>
    </message>
    <message>
        <source>Prestige for first, second and third place:</source>
        <translation>Az első, a második és a harmadik hely presztízse:</translation>
    </message>
    <message>
        <source>%1 players: %2, %3, %4</source>
        <comment>the prestige of three places</comment>
        <translation>%1 játékos: %2, %3, %4</translation>
    </message>
    <message>
        <source>With two players a robot has %1 crews as well. After each drill round one of them moves a step: the strongest at an entrance or on an open tile, of equals the one farthest out. It goes to the closed tile that lacks the least power; the first in shift order chooses between equals.</source>
        <translation>Két játékosnál egy robotnak is van %1 csapata. Minden fúrókör után az egyik egyet lép: a bejáratnál vagy nyitott lapkán álló legerősebb, egyformák közül a legkülső. Arra a zárt lapkára megy, amelyről a legkevesebb erő hiányzik; egyformák közül a műszaksorrendben első választ.</translation>
    </message>
    <message>
        <source>If none is there, all of its crews are considered.</source>
        <translation>Ha ott egy sincs, minden csapata szóba jön.</translation>
    </message>
    <message>
        <source>Its share of an extraction goes to the supply.</source>
        <translation>A kitermelésből járó része a készletbe kerül.</translation>
    </message>
    <message>
        <source>It has no share of an extraction.</source>
        <translation>A kitermelésből nem kap részt.</translation>
    </message>
    <message>
        <source>Nobody keeps the card of an extraction that it causes.</source>
        <translation>Az általa okozott kitermelés kártyája senkié.</translation>
    </message>
    <message>
        <source>The first in shift order keeps the card of an extraction that it causes.</source>
        <translation>Az általa okozott kitermelés kártyája a műszaksorrendben elsőé.</translation>
    </message>
    <message>
        <source>After phase III the first in management order may raise one of its crews by 1, up to %1, for nothing.</source>
        <translation>A III. fázis után a vezetői sorrendben első ingyen 1-gyel erősítheti egyik csapatát, legfeljebb %1 erőig.</translation>
    </message>
    <message>
        <source>If that causes an extraction, the robot is active.</source>
        <translation>Ha ebből kitermelés lesz, a robot az aktív.</translation>
    </message>
    <message>
        <source>If that causes an extraction, who raised it is active.</source>
        <translation>Ha ebből kitermelés lesz, az az aktív, aki erősítette.</translation>
    </message>
</context>
<context>
    <name>RockwellTableWords</name>
    <message>
        <source>The remainder, %2, goes to %1, whose shaft is on the tile.</source>
        <translation>A maradék (%2): %1, mert az ő aknája van a lapkán.</translation>
    </message>
    <message>
        <source>The remainder, %2, goes to %1, who has the most power there.</source>
        <translation>A maradék (%2): %1, mert ott a legerősebb.</translation>
    </message>
    <message>
        <source>The remainder, %2, goes to %1: the strongest are tied, and %1 caused the extraction.</source>
        <translation>A maradék (%2): %1, mert a legerősebbek között holtverseny van, és a kitermelést %1 okozta.</translation>
    </message>
    <message>
        <source>An extraction: %1.</source>
        <translation>Kitermelés: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 ennyit kap: %2.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>A játék elkezdődik.</translation>
    </message>
    <message>
        <source>The prices of safety and shafts are known.</source>
        <translation>A biztonság és az aknák ára ismert.</translation>
    </message>
    <message>
        <source>The auction. The new order: %1.</source>
        <translation>Az árverés. Az új sorrend: %1.</translation>
    </message>
    <message>
        <source>%1 places a vice president on board %2, space %3.</source>
        <translation>%1 alelnököt rak le: %2, %3. hely.</translation>
    </message>
    <message>
        <source>%1 places no vice president.</source>
        <translation>%1 nem rak le alelnököt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n safety token(s).</source>
        <translation>
            <numerusform>%1 %n biztonsági jelzőt vesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phase is over. Now: %1</source>
        <translation>A fázis véget ért. Most: %1</translation>
    </message>
    <message>
        <source>%1 bribes a crew of %2.</source>
        <translation>%1 megvesztegeti %2 egyik csapatát.</translation>
    </message>
    <message>
        <source>%1 hires a subcontractor of power %2 for $%3.</source>
        <translation>%1 alvállalkozót vesz fel: erő %2, %3 dollár.</translation>
    </message>
    <message>
        <source>%1 keeps a subcontractor of power %2 for $%3.</source>
        <translation>%1 megtartja az alvállalkozót: erő %2, %3 dollár.</translation>
    </message>
    <message>
        <source>%1 has drilled.</source>
        <translation>%1 fúrt.</translation>
    </message>
    <message>
        <source>A shaft pays %1: %2.</source>
        <translation>Egy akna fizet, %1 kapja: %2.</translation>
    </message>
    <message>
        <source>%1 buys %2 × %3 for $%4.</source>
        <translation>%1 vesz: %2 × %3, %4 dollárért.</translation>
    </message>
    <message>
        <source>%1 sells %2 × %3 for $%4.</source>
        <translation>%1 elad: %2 × %3, %4 dollárért.</translation>
    </message>
    <message>
        <source>%1 makes crew %2 stronger.</source>
        <translation>%1 erősíti a(z) %2. csapatot.</translation>
    </message>
    <message>
        <source>%1 raises the safety.</source>
        <translation>%1 növeli a biztonságot.</translation>
    </message>
    <message>
        <source>%1 raises the movement.</source>
        <translation>%1 növeli a mozgást.</translation>
    </message>
    <message>
        <source>%1 places a shaft.</source>
        <translation>%1 aknát rak le.</translation>
    </message>
    <message>
        <source>%1 moves shaft %2.</source>
        <translation>%1 áthelyezi a(z) %2. aknát.</translation>
    </message>
    <message>
        <source>%1 delivers %2 for %3 prestige.</source>
        <translation>%1 szállít: %2, ezért %3 presztízs.</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 kész.</translation>
    </message>
    <message>
        <source>%1 shows a goal: %2.</source>
        <translation>%1 célt mutat be: %2.</translation>
    </message>
    <message>
        <source>%1 has counted what lies behind the screen.</source>
        <translation>%1 megszámolta, mi van a paraván mögött.</translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>A végső számolás.</translation>
    </message>
    <message>
        <source>the prices</source>
        <translation>az árak</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>az árverés</translation>
    </message>
    <message>
        <source>the vice president of %1</source>
        <translation>%1 alelnöke</translation>
    </message>
    <message>
        <source>tokens of %1</source>
        <translation>%1 jelzői</translation>
    </message>
    <message>
        <source>the end of the phase</source>
        <translation>a fázis vége</translation>
    </message>
    <message>
        <source>the extraction</source>
        <translation>a kitermelés</translation>
    </message>
    <message>
        <source>the trade of %1</source>
        <translation>%1 kereskedése</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>a végső számolás</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>amit %1 tett</translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation>az utolsó bejegyzés</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>A játék még nem kezdődött el.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>A játék már elkezdődött.</translation>
    </message>
    <message>
        <source>Rockwell is for %1 to %2 players, not for %3.</source>
        <translation>A Rockwell %1–%2 játékosnak való, nem ennyinek: %3.</translation>
    </message>
    <message>
        <source>An order names everybody once.</source>
        <translation>Egy sorrendben mindenki egyszer szerepel.</translation>
    </message>
    <message>
        <source>The mine can only be followed together with the turns.</source>
        <translation>A bányát csak a lépésekkel együtt lehet követni.</translation>
    </message>
    <message>
        <source>Nobody sits there, or the same one was named twice.</source>
        <translation>Ott nem ül senki, vagy ugyanaz kétszer szerepel.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Ez a forduló másik részéhez tartozik.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Ezt ebben a játékban nem követitek.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Most senki sem lép.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Most %1 következik.</translation>
    </message>
    <message>
        <source>%1 cannot be: the limit is %2.</source>
        <translation>%1 nem lehet: a határ %2.</translation>
    </message>
    <message>
        <source>Something has still to be said.</source>
        <translation>Valamit még meg kell adni.</translation>
    </message>
    <message>
        <source>Something of %1 is still to be counted.</source>
        <translation>%1: valamit még meg kell számolni.</translation>
    </message>
    <message>
        <source>That contradicts what the table knows.</source>
        <translation>Ez ellentmond annak, amit az asztal tud.</translation>
    </message>
    <message>
        <source>Enter the prices of safety and shafts first: they are on the tiles.</source>
        <translation>Előbb írjátok be a biztonság és az aknák árát: a lapkákon állnak.</translation>
    </message>
    <message>
        <source>There is no vice president on that board.</source>
        <translation>Azon a táblán nincs alelnök.</translation>
    </message>
    <message>
        <source>%1 already has a vice president on that board.</source>
        <translation>%1: azon a táblán már van alelnöke.</translation>
    </message>
    <message>
        <source>That space is taken by %1.</source>
        <translation>Azt a helyet elfoglalta: %1.</translation>
    </message>
    <message>
        <source>That board has spaces 1 to %1.</source>
        <translation>Azon a táblán 1–%1. hely van.</translation>
    </message>
    <message>
        <source>No action is left.</source>
        <translation>Nincs több akció.</translation>
    </message>
    <message>
        <source>That kind was traded in this round already.</source>
        <translation>Azzal a fajtával ebben a fordulóban már kereskedtek.</translation>
    </message>
    <message>
        <source>That is developed in full: %1 is the highest.</source>
        <translation>Az teljesen kifejlesztett: %1 a legmagasabb.</translation>
    </message>
    <message>
        <source>That shaft does not lie on the board, or all three do.</source>
        <translation>Az az akna nincs a táblán, vagy már mind a három ott van.</translation>
    </message>
    <message>
        <source>All %1 delivery tiles are taken.</source>
        <translation>Mind a(z) %1 szállítási lapka elfogyott.</translation>
    </message>
    <message>
        <source>%1 has that goal already, or no tile of it is left.</source>
        <translation>%1: ez a cél már megvan, vagy nincs több lapkája.</translation>
    </message>
    <message>
        <source>That goal is not fulfilled: %1.</source>
        <translation>Az a cél nem teljesült: %1.</translation>
    </message>
    <message>
        <source>That goal is not fulfilled yet.</source>
        <translation>Az a cél még nem teljesült.</translation>
    </message>
    <message>
        <source>There is no such crew.</source>
        <translation>Nincs ilyen csapat.</translation>
    </message>
    <message>
        <source>That crew went into the centre.</source>
        <translation>Az a csapat a középpontba ment.</translation>
    </message>
    <message>
        <source>The crew cannot reach that place.</source>
        <translation>A csapat nem éri el azt a helyet.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Nincs ilyen lapka.</translation>
    </message>
    <message>
        <source>Another crew lies between the two tiles.</source>
        <translation>A két lapka között másik csapat áll.</translation>
    </message>
    <message>
        <source>Read the number on the tile first.</source>
        <translation>Előbb olvassátok le a lapka számát.</translation>
    </message>
    <message>
        <source>That tile is open already.</source>
        <translation>Az a lapka már nyitva van.</translation>
    </message>
    <message>
        <source>A tile has enough power: the extraction comes first.</source>
        <translation>Egy lapkán elég erő van: előbb a kitermelés jön.</translation>
    </message>
    <message>
        <source>Nothing is to be extracted there.</source>
        <translation>Ott nincs mit kitermelni.</translation>
    </message>
    <message>
        <source>Bribes need a vice president on space 1 or 2 of board I, subcontractors one further down.</source>
        <translation>A vesztegetéshez alelnök kell az I. tábla 1. vagy 2. helyén, az alvállalkozóhoz lejjebb.</translation>
    </message>
    <message>
        <source>Once in a drill round only.</source>
        <translation>Fúrókörönként csak egyszer.</translation>
    </message>
    <message>
        <source>%1 has no active crew.</source>
        <translation>%1: nincs aktív csapat.</translation>
    </message>
    <message>
        <source>No bribe tile is left.</source>
        <translation>Nincs több vesztegetőlapka.</translation>
    </message>
    <message>
        <source>All three subcontractors are hired.</source>
        <translation>Mindhárom alvállalkozó foglalt.</translation>
    </message>
    <message>
        <source>That crew has a subcontractor already.</source>
        <translation>Annak a csapatnak már van alvállalkozója.</translation>
    </message>
    <message>
        <source>A subcontractor of power %1 is too strong here: at most %2.</source>
        <translation>%1 erejű alvállalkozó itt túl erős: legfeljebb %2.</translation>
    </message>
    <message>
        <source>That is an own crew.</source>
        <translation>Az saját csapat.</translation>
    </message>
    <message>
        <source>That crew is still at an entrance.</source>
        <translation>Az a csapat még egy bejáratnál van.</translation>
    </message>
    <message>
        <source>The two are not next to each other.</source>
        <translation>A kettő nem szomszédos.</translation>
    </message>
    <message>
        <source>The tile has enough power without it.</source>
        <translation>A lapkán enélkül is elég erő van.</translation>
    </message>
    <message>
        <source>The centre carries no shaft.</source>
        <translation>A középpontra nem kerülhet akna.</translation>
    </message>
    <message>
        <source>There is a shaft on that tile already.</source>
        <translation>Azon a lapkán már van akna.</translation>
    </message>
    <message>
        <source>The first shaft wants a tile without crews of others.</source>
        <translation>Az első aknához olyan lapka kell, ahol nincs más csapata.</translation>
    </message>
    <message>
        <source>That shaft wants an own crew on the tile or next to it.</source>
        <translation>Ahhoz az aknához saját csapat kell a lapkán vagy mellette.</translation>
    </message>
    <message>
        <source>The robot&apos;s rules name another one.</source>
        <translation>A robot szabályai mást jelölnek ki.</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>a robot</translation>
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
        <source>%1 × %2</source>
        <comment>so many cubes of a kind</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>I: control centre</source>
        <translation>I: irányítóközpont</translation>
    </message>
    <message>
        <source>II: exchange</source>
        <translation>II: tőzsde</translation>
    </message>
    <message>
        <source>III: workshop</source>
        <translation>III: műhely</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>%1. forduló: %2</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>árverés</translation>
    </message>
    <message>
        <source>vice presidents</source>
        <translation>alelnökök</translation>
    </message>
    <message>
        <source>safety tokens</source>
        <translation>biztonsági jelzők</translation>
    </message>
    <message>
        <source>phase I, drilling</source>
        <translation>I. fázis, fúrás</translation>
    </message>
    <message>
        <source>the shafts pay</source>
        <translation>az aknák fizetnek</translation>
    </message>
    <message>
        <source>phase II, exchange</source>
        <translation>II. fázis, tőzsde</translation>
    </message>
    <message>
        <source>phase III, workshop</source>
        <translation>III. fázis, műhely</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>a forduló vége</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>The game ends with this round: the centre was reached by %1.</source>
        <translation>A játék ezzel a fordulóval véget ér: a középpontot elérte: %1.</translation>
    </message>
    <message>
        <source>The game ends with this round: six goals, the last three among them: %1.</source>
        <translation>A játék ezzel a fordulóval véget ér: hat cél, köztük az utolsó három: %1.</translation>
    </message>
    <message>
        <source>In two laps everybody places a vice president or passes, at most one on each board. The order: %1.</source>
        <translation>Két körben mindenki lerak egy alelnököt vagy passzol, táblánként legfeljebb egyet. A sorrend: %1.</translation>
    </message>
    <message>
        <source>Cubes may become safety tokens, one for one.</source>
        <translation>Kockákat lehet biztonsági jelzőkre cserélni, egyet egyért.</translation>
    </message>
    <message>
        <source>Four drill rounds, a crew each. Whenever a tile has enough power, it is extracted at once. The shift order: %1.</source>
        <translation>Négy fúrókör, mindig egy csapattal. Amint egy lapkán elég erő van, azonnal kitermelitek. A műszaksorrend: %1.</translation>
    </message>
    <message>
        <source>Every shaft on an open tile pays what is printed there.</source>
        <translation>Minden akna nyitott lapkán azt fizeti, ami oda van nyomtatva.</translation>
    </message>
    <message>
        <source>One action buys or sells any number of cubes of one kind; each kind once a round.</source>
        <translation>Egy akcióval egyfajta kockából bármennyit vehettek vagy eladhattok; fajtánként egyszer fordulónként.</translation>
    </message>
    <message>
        <source>One action is one development: power, safety, movement, a shaft, or a delivery.</source>
        <translation>Egy akció egy fejlesztés: erő, biztonság, mozgás, akna vagy szállítás.</translation>
    </message>
    <message>
        <source>The last moment to show goals. Then vice presidents, bribe tiles and subcontractors go back.</source>
        <translation>Utoljára lehet célokat bemutatni. Aztán visszakerülnek az alelnökök, a vesztegetőlapkák és az alvállalkozók.</translation>
    </message>
    <message>
        <source>Goals and deliveries count what is printed; then the majorities of cubes and money.</source>
        <translation>A célok és szállítások annyit érnek, amennyi rajtuk áll; aztán jönnek a kockák és a pénz többségei.</translation>
    </message>
    <message>
        <source>places a vice president</source>
        <translation>alelnököt rak le</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>még %n akció</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n cél</numerusform>
        </translation>
    </message>
    <message>
        <source>safety %1</source>
        <translation>biztonság %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>mozgás %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shaft(s)</source>
        <translation>
            <numerusform>%n akna</numerusform>
        </translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>A bánya</translation>
    </message>
    <message numerus="yes">
        <source>Lay the four rings of tiles, closed, %n in each; equal numbers never side by side.</source>
        <translation>
            <numerusform>Rakjátok ki a négy gyűrűt zárt lapkákból, gyűrűnként %n lapkát; egyforma szám sosem kerül egymás mellé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crews</source>
        <translation>Csapatok</translation>
    </message>
    <message>
        <source>Everyone puts a crew of power 1 at each of the entrances.</source>
        <translation>Mindenki 1-es erejű csapatot tesz minden bejárathoz.</translation>
    </message>
    <message>
        <source>The robot</source>
        <translation>A robot</translation>
    </message>
    <message>
        <source>The robot gets crews in a colour that nobody plays, one at each entrance.</source>
        <translation>A robot egy szabad szín csapatait kapja, minden bejárathoz egyet.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Táblák</translation>
    </message>
    <message numerus="yes">
        <source>Lay out the phase and company boards with the side for %n player(s).</source>
        <translation>
            <numerusform>Rakjátok ki a fázis- és vállalattáblákat a(z) %n játékosnak szóló oldalukkal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Vesztegetés</translation>
    </message>
    <message numerus="yes">
        <source>Put %n bribe tile(s) on board I.</source>
        <translation>
            <numerusform>Tegyetek %n vesztegetőlapkát az I. táblára.</numerusform>
        </translation>
    </message>
    <message>
        <source>Subcontractors</source>
        <translation>Alvállalkozók</translation>
    </message>
    <message numerus="yes">
        <source>Put %n subcontractor dice on board I.</source>
        <translation>
            <numerusform>Tegyetek %n alvállalkozókockát az I. táblára.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drill rounds</source>
        <translation>Fúrókörök</translation>
    </message>
    <message>
        <source>Extraction cards</source>
        <translation>Kitermelési kártyák</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the extraction cards by their numbers into %n deck(s).</source>
        <translation>
            <numerusform>Keverjétek a kitermelési kártyákat szám szerint %n pakliba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Szállítások</translation>
    </message>
    <message>
        <source>Sort the delivery tiles into stacks, the cheapest on top.</source>
        <translation>Rendezzétek oszlopokba a szállítási lapkákat, felül a legolcsóbb.</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Célok</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Biztonság</translation>
    </message>
    <message>
        <source>Everyone takes the marked safety tiles, the side without a price up.</source>
        <translation>Mindenki elveszi a jelölt biztonsági lapkákat, az ár nélküli oldal felül.</translation>
    </message>
    <message>
        <source>Everyone takes the safety tiles, the side without a price up.</source>
        <translation>Mindenki elveszi a biztonsági lapkákat, az ár nélküli oldal felül.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Everyone puts the movement marker on its first space.</source>
        <translation>Mindenki a mozgásjelölőt az első mezőre teszi.</translation>
    </message>
    <message>
        <source>Shafts</source>
        <translation>Aknák</translation>
    </message>
    <message>
        <source>Everyone takes the marked shafts, the cheapest on top.</source>
        <translation>Mindenki elveszi a jelölt aknákat, felül a legolcsóbb.</translation>
    </message>
    <message>
        <source>Everyone takes the shafts, the cheapest on top.</source>
        <translation>Mindenki elveszi az aknákat, felül a legolcsóbb.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Everyone takes $%1 behind the screen.</source>
        <translation>Mindenki %1 dollárt vesz a paraván mögé.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Everyone takes %1 behind the screen.</source>
        <translation>Mindenki a paraván mögé veszi: %1.</translation>
    </message>
    <message>
        <source>Management order</source>
        <translation>Vezetői sorrend</translation>
    </message>
    <message>
        <source>Drawn by lot: %1.</source>
        <translation>Kisorsolva: %1.</translation>
    </message>
    <message>
        <source>Shift order</source>
        <translation>Műszaksorrend</translation>
    </message>
    <message>
        <source>%1 is extracted: %2.</source>
        <translation>Kitermelés, %1: %2.</translation>
    </message>
    <message>
        <source>The robot&apos;s share, %1, goes to the supply.</source>
        <translation>A robot része (%1) a készletbe kerül.</translation>
    </message>
    <message>
        <source>%1 $%2</source>
        <comment>a player and the bid</comment>
        <translation>%1 (%2 dollár)</translation>
    </message>
    <message>
        <source>%1 has bid.</source>
        <translation>%1 licitált.</translation>
    </message>
    <message>
        <source>%1 asks for power %2.</source>
        <translation>Lapka: %1, kért erő: %2.</translation>
    </message>
    <message>
        <source>%1 leaves a crew at %2.</source>
        <translation>%1 helyben hagy egy csapatot: %2.</translation>
    </message>
    <message>
        <source>%1 moves a crew to %2.</source>
        <translation>%1 csapatot mozgat ide: %2.</translation>
    </message>
    <message>
        <source>%1 bribes a crew of %2: it comes to %3.</source>
        <translation>%1 megvesztegeti %2 egyik csapatát: ide jön: %3.</translation>
    </message>
    <message>
        <source>%1 places a shaft on %2.</source>
        <translation>%1 aknát rak le ide: %2.</translation>
    </message>
    <message>
        <source>%1 moves shaft %2 to %3.</source>
        <translation>%1 áthelyezi a(z) %2. aknát ide: %3.</translation>
    </message>
    <message>
        <source>A crew of the robot goes to %1.</source>
        <translation>A robot egyik csapata ide megy: %1.</translation>
    </message>
    <message>
        <source>The robot&apos;s crew at %1 becomes stronger.</source>
        <translation>Erősödik a robot csapata itt: %1.</translation>
    </message>
    <message>
        <source>The robot stays as it is.</source>
        <translation>A robot marad, amilyen.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n prestige.</source>
        <translation>
            <numerusform>Értéke %n presztízs.</numerusform>
        </translation>
    </message>
    <message>
        <source>the bid of %1</source>
        <translation>licit: %1</translation>
    </message>
    <message>
        <source>the number on %1</source>
        <translation>a lapka száma: %1</translation>
    </message>
    <message>
        <source>the robot&apos;s move</source>
        <translation>a robot lépése</translation>
    </message>
    <message>
        <source>It costs $%1: more than lies behind the screen.</source>
        <translation>%1 dollárba kerül: több, mint ami a paraván mögött van.</translation>
    </message>
    <message>
        <source>A goal can be shown, %1: %2.</source>
        <comment>a goal and who fulfils it</comment>
        <translation>Bemutatható cél, %1: %2.</translation>
    </message>
    <message>
        <source>After each drill round the robot moves: its strongest crew at an entrance or on an open tile, of equals the one farthest out, goes to the closed tile that lacks the least power.</source>
        <translation>Minden fúrókör után a robot lép: a bejáratnál vagy nyitott lapkán álló legerősebb csapata (egyformák közül a legkülső) arra a zárt lapkára megy, amelyről a legkevesebb erő hiányzik.</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: %2 erő</translation>
    </message>
    <message>
        <source>Equal shares of each kind for %1.</source>
        <translation>Minden fajtából egyenlő rész jár: %1.</translation>
    </message>
    <message>
        <source>A remainder goes to %1, whose shaft is on the tile.</source>
        <translation>A maradékot kapja: %1, mert az ő aknája van a lapkán.</translation>
    </message>
    <message>
        <source>A remainder goes to %1, who has the most power there.</source>
        <translation>A maradékot kapja: %1, mert ott a legerősebb.</translation>
    </message>
    <message>
        <source>A remainder goes to %1: the strongest are tied, and %1 caused the extraction.</source>
        <translation>A maradékot kapja: %1, mert a legerősebbek között holtverseny van, és a kitermelést %1 okozta.</translation>
    </message>
    <message>
        <source>No closed tile is beside it. %1 chooses where it goes.</source>
        <translation>Nincs mellette zárt lapka. Hová menjen, azt %1 dönti el.</translation>
    </message>
    <message>
        <source>These tiles lack the least power, %1. %2 chooses.</source>
        <translation>Ezekről a lapkákról hiányzik a legkevesebb erő (%1). Választ: %2.</translation>
    </message>
    <message>
        <source>Safety, step %1: $%2. With four players it costs $%3, and the marked tiles are dearer.</source>
        <translation>Biztonság, %1. fok: %2 dollár. Négyen %3 dollárba kerül, és a jelölt lapkák drágábbak.</translation>
    </message>
    <message>
        <source>Shaft %1: $%2. With four players it costs $%3, and the marked tiles are dearer.</source>
        <translation>%1. akna: %2 dollár. Négyen %3 dollárba kerül, és a jelölt lapkák drágábbak.</translation>
    </message>
    <message>
        <source>Power %2 is on %1. Read the number on the tile.</source>
        <translation>Lapka: %1, rajta %2 erő. Olvassátok le a lapka számát.</translation>
    </message>
    <message>
        <source>%1 has enough power, %2 for %3: turn it over and draw a card of deck %3.</source>
        <translation>Elég az erő itt: %1 (%2, kell %3). Fordítsátok meg, és húzzatok ebből a pakliból: %3.</translation>
    </message>
    <message>
        <source>Everybody bids in secret: the tablet goes round, and after the last bid all hands are opened. The highest comes first; in a tie the order stays as it is. The order now: %1.</source>
        <translation>Mindenki titokban licitál: a táblagép körbejár, és az utolsó licit után minden kéz kinyílik. A legmagasabb az első; holtversenynél marad a sorrend. A sorrend most: %1.</translation>
    </message>
    <message>
        <source>The robot moves one crew by one step: the strongest at an entrance or on an open tile, of equals the one farthest out. It goes to the closed tile that lacks the least power. Where several fit, %1 chooses.</source>
        <translation>A robot egy csapattal egyet lép: a bejáratnál vagy nyitott lapkán álló legerősebbel, egyformák közül a legkülsővel. Arra a zárt lapkára megy, amelyről a legkevesebb erő hiányzik. Ha több is jó, választ: %1.</translation>
    </message>
    <message>
        <source>%1 may make one crew of the robot stronger by 1, for nothing.</source>
        <translation>%1 a robot egyik csapatát ingyen 1-gyel erősítheti.</translation>
    </message>
    <message>
        <source>Stack the four tiles of each goal, the most valuable on top.</source>
        <translation>Minden cél négy lapkájából rakjatok oszlopot, felül a legértékesebb.</translation>
    </message>
    <message>
        <source>Stack the three most valuable tiles of each goal, the best on top.</source>
        <translation>Minden cél három legértékesebb lapkájából rakjatok oszlopot, felül a legjobb.</translation>
    </message>
    <message>
        <source>Use the most valuable and the third tile of each goal, the better one on top.</source>
        <translation>Minden célból a legértékesebb és a harmadik lapkát használjátok, felül a jobbik.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 dollár</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ismeretlen</translation>
    </message>
    <message>
        <source>Entrance 1</source>
        <translation>1. bejárat</translation>
    </message>
    <message>
        <source>Agree which entrance is number 1. The tablet shows the mine rolled out from there, clockwise: tiles 1 and 2 of layer A lie below entrance 1.</source>
        <translation>Egyezzetek meg, melyik az 1. bejárat. A táblagép innen, az óramutató irányában kiterítve mutatja a bányát: az A réteg 1. és 2. lapkája az 1. bejárat alatt van.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Árak</translation>
    </message>
    <message>
        <source>As you read them last time. Safety: %1. Shafts: %2.</source>
        <translation>Ahogy legutóbb leolvastátok. Biztonság: %1. Aknák: %2.</translation>
    </message>
    <message>
        <source>The prices are on the marked tiles: at the table they are asked for once.</source>
        <translation>Az árak a jelölt lapkákon állnak: az asztalnál egyszer kell beírni őket.</translation>
    </message>
    <message>
        <source>entrance %1</source>
        <translation>%1. bejárat</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>a középpont</translation>
    </message>
    <message>
        <source>%1, $%2</source>
        <comment>a development and its price</comment>
        <translation>%1, %2 dollár</translation>
    </message>
    <message>
        <source>phase I, drill round %1</source>
        <translation>I. fázis, %1. fúrókör</translation>
    </message>
    <message>
        <source>phase I, the robot</source>
        <translation>I. fázis, a robot</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>licitált</translation>
    </message>
    <message>
        <source>drills</source>
        <translation>fúr</translation>
    </message>
    <message>
        <source>acts for the robot</source>
        <translation>a robottal lép</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>extraction cards</comment>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message>
        <source>vice presidents %1</source>
        <comment>their boards and spaces: I 2, III 1</comment>
        <translation>alelnökök: %1</translation>
    </message>
    <message>
        <source>The prices are as printed at this table.</source>
        <translation>Az árak olyanok, ahogy ennél az asztalnál nyomtatva vannak.</translation>
    </message>
    <message>
        <source>The actions on boards II and III are known.</source>
        <translation>A II. és a III. tábla akciói ismertek.</translation>
    </message>
    <message>
        <source>the actions on the boards</source>
        <translation>a táblák akciói</translation>
    </message>
    <message>
        <source>Several can show a goal, %1: first %2, the active player, then by management order %3.</source>
        <translation>Többen is bemutathatnak egy célt (%1): először %2, az aktív játékos, aztán vezetői sorrendben: %3.</translation>
    </message>
    <message>
        <source>Several can show a goal, %1, by management order: %2.</source>
        <translation>Többen is bemutathatnak egy célt (%1), vezetői sorrendben: %2.</translation>
    </message>
    <message>
        <source>Where several show it at one moment, the active player takes a tile first, then the management order counts: %1.</source>
        <translation>Ha egyszerre többen mutatják be, először az aktív játékos vesz lapkát, aztán a vezetői sorrend számít: %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now, nobody is active: by management order %1.</source>
        <translation>Ha most többen is bemutathatják ugyanazt a célt: senki sem aktív, ezért vezetői sorrendben: %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now, the robot takes none: by management order %1.</source>
        <translation>Ha most többen is bemutathatják ugyanazt a célt: a robot nem vesz el célt, ezért vezetői sorrendben: %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now: first %1, who caused the extraction, then by management order %2.</source>
        <translation>Ha most többen is bemutathatják ugyanazt a célt: először %1, mert ő okozta a kitermelést, aztán vezetői sorrendben: %2.</translation>
    </message>
    <message>
        <source>%1 can show this goal too, %2, and comes before %3: %1 is the active player.</source>
        <translation>Ezt a célt (%2) %1 is bemutathatja, és megelőzi őt: %3. Az aktív játékos: %1.</translation>
    </message>
    <message>
        <source>%1 can show this goal too, %2, and comes before %3 in management order.</source>
        <translation>Ezt a célt (%2) %1 is bemutathatja, és a vezetői sorrendben megelőzi őt: %3.</translation>
    </message>
    <message>
        <source>Board %1, space %2: the actions were read as %3 so far, now as %4.</source>
        <translation>%1, %2. hely: eddig %3 akciót olvastatok le, most %4 akciót.</translation>
    </message>
    <message>
        <source>Safety tokens that are left go back, too.</source>
        <translation>A megmaradt biztonsági jelzők is visszakerülnek.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>A kártyát megtartja: %1.</translation>
    </message>
    <message>
        <source>Nobody keeps the card.</source>
        <translation>A kártyát senki sem tartja meg.</translation>
    </message>
    <message>
        <source>Danger for %1. Cubes at risk: %2.</source>
        <translation>Veszély: %1. Veszélyben lévő kockák: %2.</translation>
    </message>
    <message>
        <source>Saved by permanent safety: %1.</source>
        <translation>Az állandó biztonság megmenti: %1.</translation>
    </message>
    <message>
        <source>Tokens spent: %1.</source>
        <translation>Elhasznált jelzők: %1.</translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Elveszett: %1.</translation>
    </message>
    <message>
        <source>Who bid the same stays in the order there was.</source>
        <translation>Aki ugyanannyit licitált, marad az eddigi sorrendben.</translation>
    </message>
    <message>
        <source>The robot does not move: all its crews are on closed tiles.</source>
        <translation>A robot nem lép: minden csapata zárt lapkán áll.</translation>
    </message>
    <message>
        <source>%1 raises the safety to level %2 for $%3.</source>
        <translation>%1 növeli a biztonságát: %2. szint, %3 dollár.</translation>
    </message>
    <message>
        <source>%1 raises the safety to level %2.</source>
        <translation>%1 növeli a biztonságát: %2. szint.</translation>
    </message>
    <message>
        <source>%1 raises the movement to level %2 for $%3.</source>
        <translation>%1 növeli a mozgását: %2. szint, %3 dollár.</translation>
    </message>
    <message>
        <source>%1 makes the crew at %2 stronger: power %3 for $%4.</source>
        <translation>%1 erősíti a csapatát itt: %2. Ereje %3, ára %4 dollár.</translation>
    </message>
    <message>
        <source>%1 makes crew %2 stronger: power %3 for $%4.</source>
        <translation>%1 erősíti a(z) %2. csapatát: ereje %3, ára %4 dollár.</translation>
    </message>
    <message>
        <source>Too many cubes (%1): fewer lie behind the screen.</source>
        <translation>Túl sok kocka (%1): a paraván mögött kevesebb van.</translation>
    </message>
    <message>
        <source>Too many tokens (%1): fewer lie behind the screen.</source>
        <translation>Túl sok jelző (%1): a paraván mögött kevesebb van.</translation>
    </message>
    <message>
        <source>%1 and %2 lie side by side, and both ask for %3: the set-up forbids that.</source>
        <translation>%1 és %2 egymás mellett van, és mindkettő ennyit kér: %3. Az előkészítés ezt tiltja.</translation>
    </message>
    <message>
        <source>The number on %1 was read as %2 so far, now as %3.</source>
        <translation>A lapka száma (%1) eddig így szerepelt: %2, most: %3.</translation>
    </message>
    <message>
        <source>What is printed on %1 was read otherwise so far: %2. Now: %3.</source>
        <translation>A lapkára (%1) nyomtatott kockák eddig: %2. Most: %3.</translation>
    </message>
    <message>
        <source>The shaft would pay %1 nothing: no cubes were entered.</source>
        <translation>Az akna semmit sem fizetne (%1): nem írtatok be kockát.</translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <comment>a tile, the power on it and its number</comment>
        <translation>%1: %2, kell %3</translation>
    </message>
    <message>
        <source>Several tiles have enough power (%1). %2 chooses which is extracted first; then the other is looked at anew.</source>
        <translation>Több lapkán is elég az erő (%1). %2 választja ki, melyik kitermelése jön előbb; utána a másikat újra meg kell nézni.</translation>
    </message>
    <message>
        <source>Put the drill-round marker next to its track.</source>
        <translation>Tegyétek a fúrókör-jelölőt a sávja mellé.</translation>
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
    <name>RulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>Over three shifts you buy tunnel tiles, raise coal and deliver orders. Deliveries score at once, majorities after every shift, the rest at the end. Most points win.</source>
        <translation>Három műszakon át tárnalapkát vesztek, szenet hoztok fel és megrendeléseket teljesítetek. A szállítás azonnal pontot ér, a többségek minden műszak után, a többi a végén. A legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A játékos köre</translation>
    </message>
    <message>
        <source>Clockwise, everyone in turn places workers on one space and carries out its action. Whoever still has a worker must act. The shift ends when nobody has any left.</source>
        <translation>Az óramutató járása szerint mindenki munkást rak egy mezőre, és végrehajtja az akcióját. Akinek van még munkása, annak lépnie kell. A műszak akkor ér véget, amikor már senkinek sincs munkása.</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Foglalt mezők</translation>
    </message>
    <message>
        <source>An empty space takes exactly one worker. Where workers stand, your own included, you place one more than stand there, and those go to the canteen. The bank always takes one worker and gives 1 mark.</source>
        <translation>Üres mezőre pontosan egy munkás kell. Ahol már állnak munkások, akár a sajátjaid, oda eggyel többet raksz, mint ahány ott áll, és azok a kantinba mennek. A bankba mindig egy munkás kell, és 1 márkát ad.</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Tárnabővítés</translation>
    </message>
    <message>
        <source>Pay for the tile of the space, load each of its carts with a cube and add it to its level on its side. On the draw space, look at five tiles and buy one or none.</source>
        <translation>Fizesd ki a mező tárnalapkáját, tegyél minden csilléjére szénkockát, és illeszd a szintjéhez a megfelelő oldalon. A húzós mezőn öt lapkát nézel meg, és egyet vehetsz, vagy egyet sem.</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Bányászat</translation>
    </message>
    <message>
        <source>Use up to the printed number of steps. A step moves the cage to a level or to the surface, loads a cube from a cart of its level, or, at the surface, brings a cube from the cage to an order or into storage. From storage to an order is a step too. Two cubes of any colours stand in for one of the right colour, for two steps.</source>
        <translation>Legfeljebb a nyomtatott számú lépést teheted meg. Egy lépés: a felvonó egy szintre vagy a felszínre megy; egy szénkocka a szintje egyik csilléjéről a felvonóba kerül; a felszínen egy szénkocka a felvonóból megrendelésre vagy raktárba kerül. Raktárból megrendelésre is egy lépés. Két tetszőleges színű szénkocka, két lépésért, pótol egy megfelelő színűt.</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <source>All your complete orders of the vehicle go at once and score their printed points. Their cubes return to the supply.</source>
        <translation>A jármű minden kész megrendelésedet egyszerre viszi el, és megkapod a nyomtatott pontjaikat. A szénkockák visszakerülnek a készletbe.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Take the printed marks.</source>
        <translation>Vedd el a nyomtatott márkát.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Megrendelés</translation>
    </message>
    <message>
        <source>Take the order of the space; you may have any number of them open. On the draw space, look at five and keep one or none.</source>
        <translation>Vedd el a mező megrendelését; akármennyi várhat nálad teljesítésre. A húzós mezőn ötöt nézel meg, és egyet megtarthatsz, vagy egyet sem.</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message>
        <source>Tied for first: all of them get the points of first place, and nobody gets second. Tied for second: all of them get the points of second place. A count of 0 never scores, and with two players second place does not either.</source>
        <translation>Holtverseny az első helyen: mindegyikük megkapja az első hely pontjait, második hely nincs. Holtverseny a másodikon: mindegyikük megkapja a második hely pontjait. A 0 sosem ér pontot, és két játékosnál a második hely sem.</translation>
    </message>
    <message>
        <source>Between shifts</source>
        <translation>Műszakok között</translation>
    </message>
    <message>
        <source>Whoever has most workers in the factory starts the next shift. In a tie it is the tied player who comes next clockwise after the previous starting player. Then the shift hand moves on, the scoring marker goes back, delivered orders are turned face down and all workers go home.</source>
        <translation>A következő műszakot az kezdi, akinek a legtöbb munkása van a tárnabővítésnél. Holtversenyben közülük az, aki az előző kezdőjátékos után az óramutató járása szerint elsőként következik. Aztán a műszakóra-mutató továbblép, a műszakcikkely-jelölő visszakerül, a teljesített megrendelések képpel lefelé fordulnak, és minden munkás hazamegy.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>After shift III: 1 point for every full 5 marks and for every full 3 cubes, wherever they lie; −1 for every open order; −2 for every tile that one side of the mine has more than the other. In a tie, most marks left over win.</source>
        <translation>A III. műszak után: minden teljes 5 márka és minden teljes 3 szénkocka, bárhol is legyen, 1 pont; minden teljesítésre váró megrendelés −1; minden lapka, amennyivel több van az egyik oldalon, −2. Holtversenyben a több megmaradt márka dönt.</translation>
    </message>
    <message>
        <source>Delivered orders and empty carts are compared, counted from the start of the game. After shift I the segments 1 to 4 of the shift clock are scored, after shift II the segments 1 to 8, after shift III all twelve.</source>
        <translation>A teljesített megrendeléseket és az üres csilléket hasonlítjuk össze, a játék kezdetétől számolva. Az I. műszak után a műszakóra 1–4. cikkelye ér pontot, a II. után az 1–8., a III. után mind a tizenkettő.</translation>
    </message>
    <message>
        <source>Empty carts count only for players who have delivered an order.</source>
        <translation>Az üres csillék csak annak számítanak, aki már teljesített megrendelést.</translation>
    </message>
    <message>
        <source>Points for first and second place:</source>
        <translation>Az első és a második hely pontjai:</translation>
    </message>
    <message>
        <source>%1. %2: %3 and %4</source>
        <comment>a segment of the shift clock, points for first and second place</comment>
        <translation>%1. %2: %3 és %4</translation>
    </message>
</context>
<context>
    <name>ScanBusy</name>
    <message>
        <source>Learning…</source>
        <translation>Tanulás…</translation>
    </message>
    <message>
        <source>Looking at the photo…</source>
        <translation>A fénykép vizsgálata…</translation>
    </message>
</context>
<context>
    <name>ScanChoices</name>
    <message>
        <source>What is number %1?</source>
        <translation>Mi a(z) %1. számú?</translation>
    </message>
    <message>
        <source>Which card is number %1?</source>
        <translation>Melyik kártya a(z) %1. számú?</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Nem lapka</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nem kártya</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
</context>
<context>
    <name>ScanCommandWords</name>
    <message>
        <source>%1: there is no such profile. &quot;steiger-cli teach&quot; makes one.</source>
        <translation>%1: nincs ilyen profil. A „steiger-cli teach” készít egyet.</translation>
    </message>
</context>
<context>
    <name>ScanList</name>
    <message>
        <source>Nothing was found in this photo. Draw a frame round what was missed, or choose another one.</source>
        <translation>Ezen a képen nem találtunk semmit. Rajzolj keretet a köré, ami kimaradt, vagy válassz másik képet.</translation>
    </message>
</context>
<context>
    <name>ScanOutline</name>
    <message>
        <source>%1: %2</source>
        <comment>the number of a piece in a photo, and what it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>Photo of a mine</source>
        <translation>Bánya fényképe</translation>
    </message>
    <message>
        <source>Photo of orders</source>
        <translation>Megrendelések fényképe</translation>
    </message>
    <message>
        <source>Photo %1 of %2</source>
        <translation>%1. kép, összesen %2</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Fénykép kiválasztása</translation>
    </message>
    <message numerus="yes">
        <source>Take over, %n unsure</source>
        <translation>
            <numerusform>Átvétel, %n bizonytalan</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Átvétel</translation>
    </message>
    <message>
        <source>From above, the whole of it in the picture, no lamp mirrored in it. Whatever Steiger is unsure of, it asks about.</source>
        <translation>Felülről, minden legyen a képen, lámpa ne tükröződjön benne. Amiben a Steiger bizonytalan, azt megkérdezi.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Másik fénykép</translation>
    </message>
    <message>
        <source>%1, photo %2 of %3</source>
        <comment>an edition that is taught</comment>
        <translation>%1: %2. kép, összesen %3</translation>
    </message>
    <message>
        <source>Learn this</source>
        <translation>Tanuld meg</translation>
    </message>
    <message>
        <source>Take this picture</source>
        <translation>Ez legyen a kép</translation>
    </message>
    <message>
        <source>Use the camera</source>
        <translation>Kamerával</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Show a mine of this edition, with tiles, carts and cubes: through the camera or in a photo.</source>
        <translation>Mutasd meg e kiadás egyik bányáját, tárnalapkákkal, csillékkel és szénkockákkal: kamerával vagy fényképen.</translation>
    </message>
    <message>
        <source>Show some ten orders of this edition, laid out side by side: through the camera or in a photo.</source>
        <translation>Mutass meg úgy tíz megrendelést ebből a kiadásból, egymás mellé kirakva: kamerával vagy fényképen.</translation>
    </message>
    <message>
        <source>Show %1&apos;s mine, the board with its tiles, carts and cubes: through the camera or in a photo.</source>
        <translation>Mutasd meg ezt a bányát: %1. Látsszon a tábla a tárnalapkákkal, csillékkel és szénkockákkal; kamerával vagy fényképen.</translation>
    </message>
    <message>
        <source>Show the orders %1 has delivered, laid out side by side: through the camera or in a photo.</source>
        <translation>Mutasd meg a teljesített megrendeléseket, egymás mellé kirakva: %1. Kamerával vagy fényképen.</translation>
    </message>
    <message>
        <source>Choose a photo or a film</source>
        <translation>Fénykép vagy film kiválasztása</translation>
    </message>
</context>
<context>
    <name>ScanPicture</name>
    <message>
        <source>The photo</source>
        <translation>A fénykép</translation>
    </message>
</context>
<context>
    <name>ScanRow</name>
    <message>
        <source>Is right</source>
        <translation>Jó így</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1: jó így</translation>
    </message>
</context>
<context>
    <name>ScanTile</name>
    <message numerus="yes">
        <source>light tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>világos lapka, %1. szint, %n csille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>sötét lapka, %1. szint, %n csille</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <translation>mind üres</translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) loaded</source>
        <translation>
            <numerusform>%n csille rakott</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message>
        <source>a card</source>
        <translation>egy kártya</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>No order is to be seen.</source>
        <translation>Nem látszik megrendelés.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n megrendelés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please look at %n of them.</source>
        <translation>
            <numerusform>Kérlek, nézz meg közülük %n darabot.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, light side</source>
        <translation>%1, világos oldal</translation>
    </message>
    <message>
        <source>%1, dark side</source>
        <translation>%1, sötét oldal</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s)</source>
        <translation>
            <numerusform>%n csille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them loaded</source>
        <translation>
            <numerusform>ebből %n rakott</numerusform>
        </translation>
    </message>
    <message>
        <source>No mine is to be seen.</source>
        <translation>Nem látszik bánya.</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>egy lapka</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the cage and in storage</source>
        <translation>
            <numerusform>%n szénkocka a felvonóban és a raktárban</numerusform>
        </translation>
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
    <name>ScoreTable</name>
    <message>
        <source>Tap a line to see why.</source>
        <translation>Koppints egy sorra, és látod, miért.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message>
        <source>No seasons but the years. &quot;steiger-cli seasons set&quot; makes one.</source>
        <translation>Az éveken kívül nincs idény. A „steiger-cli seasons set” készít egyet.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Idény</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ettől</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Eddig</translation>
    </message>
    <message>
        <source>The season %1 is from %2 to %3.</source>
        <translation>%1 idény: %2 – %3.</translation>
    </message>
    <message>
        <source>The season %1 is gone; its games stay.</source>
        <translation>Az idény törölve: %1; a játékai megmaradnak.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Ez nem név. Olyat adj, ami olvasható.</translation>
    </message>
    <message>
        <source>%1 is a year, and every year is a season already. Choose another name.</source>
        <translation>%1 egy év, és minden év eleve idény. Válassz másik nevet.</translation>
    </message>
    <message>
        <source>A season is from day to day: give dates without a time.</source>
        <translation>Az idény naptól napig tart: időpont nélküli dátumokat adj meg.</translation>
    </message>
    <message>
        <source>The season would end before it begins. Exchange the two dates.</source>
        <translation>Az idény hamarabb érne véget, mint ahogy kezdődik. Cseréld fel a két dátumot.</translation>
    </message>
    <message>
        <source>There is no season %1. &quot;steiger-cli seasons list&quot; shows them.</source>
        <translation>Nincs ilyen idény: %1. A „steiger-cli seasons list” megmutatja őket.</translation>
    </message>
</context>
<context>
    <name>SeasonsList</name>
    <message>
        <source>New season</source>
        <translation>Új idény</translation>
    </message>
    <message>
        <source>From, like 2026-05-01</source>
        <translation>Ettől, például 2026-05-01</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Első nap</translation>
    </message>
    <message>
        <source>To, like 2026-08-31</source>
        <translation>Eddig, például 2026-08-31</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Utolsó nap</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 törlése</translation>
    </message>
    <message>
        <source>Every year is a season. Add others, such as a tournament, to have a leaderboard of their own.</source>
        <translation>Minden év egy idény. Adj hozzá másokat, például egy bajnokságot, hogy saját ranglistájuk legyen.</translation>
    </message>
    <message>
        <source>Drop %1?</source>
        <translation>Törlöd ezt az idényt: %1?</translation>
    </message>
    <message>
        <source>The games stay; only this season and its leaderboard go.</source>
        <translation>A játékok megmaradnak; csak ez az idény és a ranglistája tűnik el.</translation>
    </message>
    <message>
        <source>Drop the season</source>
        <translation>Idény törlése</translation>
    </message>
</context>
<context>
    <name>SeatDelegate</name>
    <message>
        <source>Move %1</source>
        <translation>%1 áthelyezése</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 kezd</translation>
    </message>
    <message>
        <source>Let %1 start</source>
        <translation>Kezdjen %1</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 nem játszik</translation>
    </message>
</context>
<context>
    <name>SeatPopup</name>
    <message>
        <source>Who sits here instead of %1?</source>
        <translation>Ki ül ide %1 helyett?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>%1, who changes places with %2</source>
        <translation>%1 (helyet cserél vele: %2)</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Ülésrend órairányban</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>Itt még nem ül senki.</translation>
    </message>
</context>
<context>
    <name>SegmentPopup</name>
    <message>
        <source>What would change it</source>
        <translation>Mi változtatna rajta</translation>
    </message>
</context>
<context>
    <name>SegmentStanding</name>
    <message>
        <source>First %1, second %2 points</source>
        <translation>Első hely %1, második hely %2 pont</translation>
    </message>
    <message>
        <source>First %1 points</source>
        <translation>Első hely %1 pont</translation>
    </message>
    <message>
        <source>Not scored in this shift yet.</source>
        <translation>Ebben a műszakban még nem ér pontot.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Szabályok és szavak</translation>
    </message>
    <message>
        <source>About Steiger</source>
        <translation>A Steigerről</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Nyelv és megjelenés</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Kevesebb animáció</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Balkezes</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Hangok lejátszása</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Az adataid</translation>
    </message>
    <message>
        <source>Back up and bring back</source>
        <translation>Mentés és visszaállítás</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Exportálás és importálás</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>Billentyűzet a képernyőn</translation>
    </message>
    <message>
        <source>Also where Steiger sees no touch screen, from the next start on.</source>
        <translation>Akkor is, ha a Steiger nem lát érintőképernyőt; a következő indítástól.</translation>
    </message>
    <message>
        <source>Read the evaluation aloud</source>
        <translation>A kiértékelés felolvasása</translation>
    </message>
    <message>
        <source>In the language of the app, as it is walked through. A tap stops it.</source>
        <translation>Az alkalmazás nyelvén, lépésről lépésre. Egy koppintás leállítja.</translation>
    </message>
    <message>
        <source>This is how the evaluation is read aloud.</source>
        <translation>Így hangzik majd a kiértékelés felolvasása.</translation>
    </message>
    <message>
        <source>Camera, teach an edition</source>
        <translation>Kamera, kiadás tanítása</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <source>Share: %1</source>
        <translation>Megosztás: %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Kép mentése</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Játékfájl</translation>
    </message>
    <message>
        <source>BG Stats file</source>
        <translation>BG Stats-fájl</translation>
    </message>
    <message>
        <source>This game cannot be read any more, so there is nothing to share.</source>
        <translation>Ez a játék már nem olvasható, így nincs mit megosztani.</translation>
    </message>
    <message>
        <source>QR code for BG Stats, tap to enlarge it</source>
        <translation>QR-kód a BG Statsnak, koppintásra megnő</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Mappa választása</translation>
    </message>
    <message>
        <source>Where should the file go?</source>
        <translation>Hová kerüljön a fájl?</translation>
    </message>
</context>
<context>
    <name>SheetParts</name>
    <message>
        <source>Start</source>
        <translation>Kezdet</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Vége</translation>
    </message>
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
    <message>
        <source>%1: %2</source>
        <comment>a shift and why points were given in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SheetResult</name>
    <message>
        <source>As it was told</source>
        <translation>A játék változatai</translation>
    </message>
    <message>
        <source>Photo of the evening</source>
        <translation>Az este fényképe</translation>
    </message>
    <message>
        <source>Step by step: how the points came about</source>
        <translation>Lépésről lépésre: hogyan jöttek össze a pontok</translation>
    </message>
</context>
<context>
    <name>SheetTabs</name>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Menet</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Források</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1: %2 pont.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShiftClock</name>
    <message>
        <source>Shift clock</source>
        <translation>Műszakóra</translation>
    </message>
</context>
<context>
    <name>ShiftEvaluationPage</name>
    <message>
        <source>Before the next shift</source>
        <translation>A következő műszak előtt</translation>
    </message>
    <message>
        <source>Evaluation of shift %1</source>
        <translation>%1. műszak kiértékelése</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Start shift %1</source>
        <translation>%1. műszak indítása</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Next walks round the shift clock: every step says who gets points, and why.</source>
        <translation>A Tovább körbejár a műszakórán: minden lépés megmondja, ki kap pontot és miért.</translation>
    </message>
    <message>
        <source>Correct this shift</source>
        <translation>Műszak javítása</translation>
    </message>
</context>
<context>
    <name>ShowGame</name>
    <message>
        <source>This game is deleted. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>Ez a játék törölve van. A „steiger-cli restore %1” hozza vissza.</translation>
    </message>
    <message>
        <source>This game was corrected. &quot;steiger-cli show %1 --revision 1&quot; shows its first record, revision %2 is the newest.</source>
        <translation>Ezt a játékot javították. A „steiger-cli show %1 --revision 1” az első rekordját mutatja, a legújabb változat száma %2.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n record(s), the first is revision 1.</source>
        <translation>
            <numerusform>Ennek a játéknak %n rekordja van, az első az 1. változat.</numerusform>
        </translation>
    </message>
    <message>
        <source>This version of Steiger cannot read the record of this game. &quot;--json&quot; shows it as it is.</source>
        <translation>Ez a Steiger nem tudja elolvasni a játék rekordját. A „--json” úgy mutatja, ahogy van.</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Rendezés: %1</translation>
    </message>
</context>
<context>
    <name>SpotRow</name>
    <message>
        <source>%1: %2 of %3 right, a weak spot</source>
        <translation>%1: %2 / %3 jó, gyenge pont</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right</source>
        <translation>%1: %2 / %3 jó</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>SpotsPage</name>
    <message>
        <source>Progress and weak spots</source>
        <translation>Haladás és gyenge pontok</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Ki tanul?</translation>
    </message>
    <message>
        <source>What %1 answers in lessons and practice will be counted here.</source>
        <translation>Itt lesz összeszámolva, hogyan válaszol %1 a leckékben és gyakorláskor.</translation>
    </message>
    <message>
        <source>Choose who learns, and the answers are remembered.</source>
        <translation>Válaszd ki, ki tanul, és a válaszai megmaradnak.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>%1 took part in none of these games.</source>
        <translation>%1 ezek közül egy játékban sem vett részt.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>játék</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>megnyert játék</translation>
    </message>
    <message>
        <source>won in a row up to now</source>
        <translation>jelenlegi győzelmi sorozat</translation>
    </message>
    <message>
        <source>longest row of wins</source>
        <translation>leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>points more than the table&apos;s mean</source>
        <translation>ponttal az asztal átlaga felett</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>Average of all</source>
        <translation>Mindenki átlaga</translation>
    </message>
</context>
<context>
    <name>StoreWords</name>
    <message>
        <source>%1 cannot be opened. Check that its folder exists and that you may use it.</source>
        <translation>%1 nem nyitható meg. Nézd meg, létezik-e a mappája, és használhatod-e.</translation>
    </message>
    <message>
        <source>%1 is not a history of Steiger. Choose another file; this one is left as it is.</source>
        <translation>%1 nem Steiger-játéktörténet. Válassz másik fájlt; ez marad, ahogy van.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Choose another file; this one is left as it is.</source>
        <translation>%1 egy másik programé. Válassz másik fájlt; ez marad, ahogy van.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Steiger. This one can read it but not change it: update Steiger first.</source>
        <translation>%1 egy újabb Steiger írása. Ez a változat olvasni tudja, módosítani nem: előbb frissítsd a Steigert.</translation>
    </message>
    <message>
        <source>%1 must not be written to. Allow writing to the file and its folder, then try again.</source>
        <translation>%1 nem írható. Engedélyezd a fájl és a mappája írását, aztán próbáld újra.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was changed in %1. Make room, then try again.</source>
        <translation>Megtelt a lemez, ezért itt semmi sem változott: %1. Szabadíts fel helyet, aztán próbáld újra.</translation>
    </message>
    <message>
        <source>Another program is using %1 and has not let go of it. Try again when it is done.</source>
        <translation>Egy másik program használja, és nem engedi el: %1. Próbáld újra, ha végzett.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was changed in it.</source>
        <translation>%1 sérült (%2). Semmi sem változott benne.</translation>
    </message>
    <message>
        <source>%1 could not be used (%2). Check the disk, then try again.</source>
        <translation>%1 nem használható (%2). Ellenőrizd a lemezt, aztán próbáld újra.</translation>
    </message>
</context>
<context>
    <name>SuggestingField</name>
    <message>
        <source>Known ones</source>
        <translation>Korábbiak</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a source of points, and the points with their sign</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No points yet.</source>
        <translation>Még nincs pont.</translation>
    </message>
    <message>
        <source>%1: %2 together.</source>
        <comment>where points came from, and their sum</comment>
        <translation>%1: összesen %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and where the points came from</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Evaluation of shift %1</source>
        <translation>%1. műszak kiértékelése</translation>
    </message>
    <message>
        <source>Players and evening…</source>
        <translation>Játékosok és az este…</translation>
    </message>
    <message>
        <source>The game so far once more</source>
        <translation>Az eddigi játék visszajátszása</translation>
    </message>
    <message>
        <source>Stop following the turns</source>
        <translation>Tovább a körök követése nélkül</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Körök követése</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Kilépés a teljes képernyőből</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>Játék abbahagyása…</translation>
    </message>
    <message>
        <source>Photograph the table…</source>
        <translation>Az asztal lefényképezése…</translation>
    </message>
    <message>
        <source>Set-up once more</source>
        <translation>Előkészületek még egyszer</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Szabályok és szavak</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Draft of the orders</source>
        <translation>A megrendelések választása</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>Evaluate shift</source>
        <translation>Műszak kiértékelése</translation>
    </message>
    <message>
        <source>To the evaluation</source>
        <translation>A kiértékeléshez</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Időmérő megállítása</translation>
    </message>
    <message>
        <source>Let the timer run</source>
        <translation>Időmérő indítása</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Ami eddig történt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Választás</translation>
    </message>
    <message>
        <source>Tap Deliver for whoever delivers an order and Mine when a cube leaves its cart. When the shift is over, tap Evaluate shift.</source>
        <translation>Szállításkor koppints a játékos Szállítás gombjára, és a Bányára, ha egy kocka elhagyja a csilléjét. Ha vége a műszaknak, jöhet a Műszak kiértékelése.</translation>
    </message>
    <message>
        <source>%1: +%2 now</source>
        <translation>%1: most +%2</translation>
    </message>
    <message>
        <source>Check it yourself first</source>
        <translation>Előbb számold ki magad</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>%1: this is about a picture of %2 x %3 pixels, the photo has %4 x %5</source>
        <translation>%1: ez %2 x %3 képpontos képről szól, a fénykép %4 x %5 képpontos</translation>
    </message>
    <message>
        <source>%1: nothing in it can be learned from: no piece with its corners and what it is</source>
        <translation>%1: nincs benne miből tanulni: egy darab sincs a sarkaival és azzal, hogy micsoda</translation>
    </message>
    <message numerus="yes">
        <source>Learned %n piece(s). The edition is in %1.</source>
        <translation>
            <numerusform>%n darabot megtanultam. A kiadás itt van: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrAsks</name>
    <message>
        <source>No token</source>
        <translation>Nincs jelző</translation>
    </message>
    <message>
        <source>Nobody takes one any more</source>
        <translation>Már senki sem vesz el</translation>
    </message>
    <message>
        <source>Done buying</source>
        <translation>Kész a vásárlással</translation>
    </message>
    <message>
        <source>Nobody buys any more</source>
        <translation>Már senki sem vásárol</translation>
    </message>
    <message>
        <source>The flag of this round</source>
        <translation>A forduló zászlaja</translation>
    </message>
    <message>
        <source>1 thaler</source>
        <translation>1 tallér</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 pont</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 elveszít</translation>
    </message>
    <message>
        <source>%1 gets</source>
        <translation>%1 kap</translation>
    </message>
    <message>
        <source>Spaces of a column of the transport track</source>
        <translation>A szállítópálya egy oszlopának mezői</translation>
    </message>
    <message>
        <source>Its arrow space, counted from the bottom</source>
        <translation>A nyilas mezője, alulról számolva</translation>
    </message>
    <message>
        <source>The event has happened</source>
        <translation>Az esemény megtörtént</translation>
    </message>
    <message>
        <source>None, or not known</source>
        <translation>Nincs, vagy nem tudjuk</translation>
    </message>
    <message>
        <source>What does it show?</source>
        <translation>Mi van rajta?</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>A zsák üres</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Lapka húzása</translation>
    </message>
    <message>
        <source>%1 (only a blank is left)</source>
        <translation>%1 (már csak üres jelző van)</translation>
    </message>
    <message>
        <source>Take tokens</source>
        <translation>Jelzők elvétele</translation>
    </message>
    <message>
        <source>Those whose cubes are complete on the player board.</source>
        <translation>Azok, amelyekhez megvannak a kockák a játékostáblán.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jelzők</translation>
    </message>
    <message>
        <source>Value under the export marker</source>
        <translation>Érték az exportjelölő alatt</translation>
    </message>
    <message>
        <source>%1: points for the export</source>
        <translation>%1: pont az exportért</translation>
    </message>
    <message>
        <source>Score the export</source>
        <translation>Az export értékelése</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Vége a fordulónak</translation>
    </message>
    <message>
        <source>Everybody has acted</source>
        <translation>Mindenki lépett</translation>
    </message>
    <message>
        <source>Use the token Inn</source>
        <translation>A Fogadó-jelző használata</translation>
    </message>
    <message>
        <source>For what?</source>
        <translation>Mire?</translation>
    </message>
    <message>
        <source>3 thalers</source>
        <translation>3 tallér</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 pont</translation>
    </message>
    <message>
        <source>The die of which depot?</source>
        <translation>Melyik rakodóhely kockája?</translation>
    </message>
    <message>
        <source>Use the token Coal hauling</source>
        <translation>A Szénszállítás-jelző használata</translation>
    </message>
    <message>
        <source>The die of a depot rises by 3, to 6 at most.</source>
        <translation>Egy rakodóhely kockája 3-mal nő, legfeljebb 6-ig.</translation>
    </message>
    <message>
        <source>Correct the thalers</source>
        <translation>Tallérok javítása</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Tallérok</translation>
    </message>
    <message>
        <source>Correct the points</source>
        <translation>Pontok javítása</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Pontok a pontsávon</translation>
    </message>
    <message>
        <source>Points that the loans cost at once</source>
        <translation>Pontok, amelyeket a kölcsönök azonnal elvisznek</translation>
    </message>
    <message numerus="yes">
        <source>Loans, if %n thaler(s) are not enough?</source>
        <translation>
            <numerusform>Kölcsön, ha %n tallér nem elég?</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans taken for it</source>
        <translation>Kölcsönök hozzá</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Hol?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>A second one for the same price?</source>
        <translation>Még egy ugyanazért az árért?</translation>
    </message>
    <message>
        <source>Build a lock (%1)</source>
        <comment>its price</comment>
        <translation>Zsilip építése (%1)</translation>
    </message>
    <message>
        <source>3 points in Grafschaft Mark, 2 elsewhere. The first one brings 2 warehouses.</source>
        <translation>Mark grófságban 3 pont, máshol 2. Az első 2 raktárat hoz.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a thing and its price</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>With the token Warehouse, for %1?</source>
        <translation>A Raktár-jelzővel, %1 tallérért?</translation>
    </message>
    <message>
        <source>Price printed on the leftmost empty space</source>
        <translation>Az első szabad hely nyomtatott ára balról</translation>
    </message>
    <message>
        <source>Build a warehouse</source>
        <translation>Raktár építése</translation>
    </message>
    <message>
        <source>2 points for each.</source>
        <translation>Mindegyik 2 pont.</translation>
    </message>
    <message>
        <source>From the column</source>
        <translation>Ebből az oszlopból</translation>
    </message>
    <message>
        <source>To the column</source>
        <translation>Ebbe az oszlopba</translation>
    </message>
    <message>
        <source>Whose warehouse?</source>
        <translation>Kinek a raktára?</translation>
    </message>
    <message>
        <source>With the token Coal fair, for nothing?</source>
        <translation>A Szénvásár-jelzővel, ingyen?</translation>
    </message>
    <message>
        <source>Move a warehouse in Ruhrort</source>
        <translation>Raktár áthelyezése Ruhrortban</translation>
    </message>
    <message>
        <source>It costs %1, with the token Coal fair nothing.</source>
        <translation>Ára %1, a Szénvásár-jelzővel ingyenes.</translation>
    </message>
    <message>
        <source>Repay loans</source>
        <translation>Kölcsönök visszafizetése</translation>
    </message>
    <message>
        <source>Each costs %1; its warehouse comes back into the supply.</source>
        <translation>Darabja %1; a raktára visszakerül a készletbe.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Space of the depot on the river, counted from the top</source>
        <translation>A rakodóhely mezője a folyón, felülről számolva</translation>
    </message>
    <message>
        <source>Number of the depot, as you count them</source>
        <translation>A rakodóhely száma, ahogy ti számoljátok</translation>
    </message>
    <message>
        <source>Its region</source>
        <translation>A régiója</translation>
    </message>
    <message>
        <source>Its arrow</source>
        <translation>A nyila</translation>
    </message>
    <message>
        <source>orange: a city</source>
        <translation>narancssárga: város</translation>
    </message>
    <message>
        <source>grey: a factory</source>
        <translation>szürke: gyár</translation>
    </message>
    <message>
        <source>black: only with Pilot</source>
        <translation>fekete: csak révkalauzzal</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>A kocka értéke</translation>
    </message>
    <message>
        <source>Transport moves</source>
        <translation>A Szállítás ezt viszi</translation>
    </message>
    <message>
        <source>From depot</source>
        <translation>Ebből a rakodóhelyből</translation>
    </message>
    <message>
        <source>To depot</source>
        <translation>Ebbe a rakodóhelybe</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Különleges akció</translation>
    </message>
    <message>
        <source>Pay with the token Towing?</source>
        <translation>Fizetés a Vontatás-jelzővel?</translation>
    </message>
    <message>
        <source>Subsidy raises the die of depot</source>
        <translation>A Támogatás ennek a rakodóhelynek a kockáját emeli</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Go to a depot</source>
        <translation>Rakodóhelyre megy</translation>
    </message>
    <message>
        <source>One special action, paid at once. A depot with a pilot sign, and Ruhrort, need Pilot.</source>
        <translation>Egy különleges akció, azonnal kifizetve. A révkalauzjeles rakodóhelyhez és Ruhrorthoz Révkalauz kell.</translation>
    </message>
    <message>
        <source>No depot can be reached</source>
        <translation>Egy rakodóhely sem érhető el</translation>
    </message>
    <message>
        <source>Into which empty depot?</source>
        <translation>Melyik üres rakodóhelyre?</translation>
    </message>
    <message>
        <source>A depot for the die</source>
        <translation>Rakodóhely a kockának</translation>
    </message>
    <message>
        <source>The player furthest upstream chooses the depot.</source>
        <translation>A folyón legfelül álló játékos választ rakodóhelyet.</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Szén</translation>
    </message>
    <message>
        <source>Dams passed that still have a tile</source>
        <translation>Áthaladt gátak, amelyeken még van lapka</translation>
    </message>
    <message>
        <source>Thalers lying there</source>
        <translation>Ott lévő tallérok</translation>
    </message>
    <message>
        <source>Who has a warehouse there?</source>
        <translation>Kinek van ott raktára?</translation>
    </message>
    <message>
        <source>Is a space free for the development cube?</source>
        <translation>Van szabad hely a fejlesztőkockának?</translation>
    </message>
    <message>
        <source>Space of the place on the river, counted from the top</source>
        <translation>A hely mezője a folyón, felülről számolva</translation>
    </message>
    <message>
        <source>Was the export marker stopped by the end of its track?</source>
        <translation>Megállította az exportjelölőt a sáv vége?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>after 1 space</source>
        <translation>1 mező után</translation>
    </message>
    <message>
        <source>it stood there already</source>
        <translation>már ott állt</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nem használja</translation>
    </message>
    <message>
        <source>The token Merchant moves the cube to</source>
        <translation>A Kereskedő-jelző ide teszi a kockát</translation>
    </message>
    <message>
        <source>Sell the coal</source>
        <translation>A szén eladása</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <comment>tokens</comment>
        <translation>Elvétel: %1</translation>
    </message>
    <message>
        <source>Their cubes are complete.</source>
        <translation>Megvannak hozzájuk a kockák.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>Take a token</source>
        <translation>Jelző elvétele</translation>
    </message>
    <message>
        <source>Say which cubes it asks for on the player board: then Steiger knows for everybody, and in later games.</source>
        <translation>Mondjátok meg, milyen kockák kellenek hozzá a játékostáblán: a Steiger ezután mindenkinél tudja, későbbi játékokban is.</translation>
    </message>
    <message>
        <source>Bonus of row %1 of the column, from the top</source>
        <translation>Az oszlop felülről %1. sorának jutalma</translation>
    </message>
    <message>
        <source>How many spaces for warehouses are there, taken ones too?</source>
        <translation>Hány raktárhely van ott, a foglaltakkal együtt?</translation>
    </message>
    <message>
        <source>Correct the export marker</source>
        <translation>Exportjelölő javítása</translation>
    </message>
    <message>
        <source>Its space, counted from the left</source>
        <translation>A mezője, balról számolva</translation>
    </message>
    <message>
        <source>What was read wrongly?</source>
        <translation>Mi lett rosszul leolvasva?</translation>
    </message>
    <message>
        <source>the value of a space</source>
        <translation>egy mező értéke</translation>
    </message>
    <message>
        <source>how many spaces it has</source>
        <translation>hány mezője van</translation>
    </message>
    <message>
        <source>the bonus of the rows in Ruhrort</source>
        <translation>a ruhrorti sorok jutalma</translation>
    </message>
    <message>
        <source>Which space, counted from the left</source>
        <translation>Melyik mező, balról számolva</translation>
    </message>
    <message>
        <source>Its value</source>
        <translation>Az értéke</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mezők száma</translation>
    </message>
    <message>
        <source>Row %1 from the top</source>
        <translation>Felülről %1. sor</translation>
    </message>
    <message>
        <source>Correct the export track</source>
        <translation>Exportsáv javítása</translation>
    </message>
    <message>
        <source>how many spaces for warehouses it has</source>
        <translation>hány raktárhely van ott</translation>
    </message>
    <message>
        <source>the price of one of its spaces</source>
        <translation>az egyik hely ára</translation>
    </message>
    <message>
        <source>where the city lies on the river</source>
        <translation>hol van a város a folyón</translation>
    </message>
    <message>
        <source>Correct a city or coal dump</source>
        <translation>Város vagy lerakat javítása</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Melyik?</translation>
    </message>
    <message>
        <source>Its price</source>
        <translation>Az ára</translation>
    </message>
    <message>
        <source>Space on the river, counted from the top</source>
        <translation>Mező a folyón, felülről számolva</translation>
    </message>
    <message>
        <source>Correct the cubes that a token asks for</source>
        <translation>Egy jelző kockáinak javítása</translation>
    </message>
    <message>
        <source>Correct the barge</source>
        <translation>Bárka javítása</translation>
    </message>
    <message>
        <source>Where does it lie?</source>
        <translation>Hol áll?</translation>
    </message>
    <message>
        <source>on a space of the river</source>
        <translation>a folyó egyik mezőjén</translation>
    </message>
    <message>
        <source>How is it?</source>
        <translation>Milyen állapotban van?</translation>
    </message>
    <message>
        <source>not there</source>
        <comment>a token</comment>
        <translation>nincs meg</translation>
    </message>
    <message>
        <source>there</source>
        <comment>a token</comment>
        <translation>megvan</translation>
    </message>
    <message>
        <source>there, used</source>
        <comment>a token</comment>
        <translation>megvan, elhasználva</translation>
    </message>
    <message>
        <source>a blank instead</source>
        <comment>of a token</comment>
        <translation>üres jelző helyette</translation>
    </message>
    <message>
        <source>Correct a token</source>
        <translation>Jelző javítása</translation>
    </message>
    <message>
        <source>Add a warehouse that was forgotten</source>
        <translation>Elfelejtett raktár hozzáadása</translation>
    </message>
    <message>
        <source>It comes from the supply. Points and thalers stay as they are.</source>
        <translation>A készletből jön. A pontok és a tallérok nem változnak.</translation>
    </message>
    <message>
        <source>Take a warehouse back that is not there</source>
        <translation>Ott nem álló raktár visszavétele</translation>
    </message>
    <message>
        <source>It goes into the supply. Points and thalers stay as they are.</source>
        <translation>A készletbe kerül. A pontok és a tallérok nem változnak.</translation>
    </message>
</context>
<context>
    <name>TheRuhrCalculators</name>
    <message>
        <source>the factory</source>
        <translation>a gyár</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>egy város</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>What a delivery pays</source>
        <translation>Mennyit fizet egy szállítás</translation>
    </message>
    <message>
        <source>The die pays what it shows, one less for each dam passed, but at least 1. Whoever has a warehouse in the city gets 1 from the bank; Ruhrort pays 1 more; a development cube costs 1.</source>
        <translation>A kocka annyit fizet, amennyit mutat, minden áthaladt gátért eggyel kevesebbet, de legalább 1-et. Akinek raktára van a városban, 1-et kap a banktól; Ruhrort 1-gyel többet fizet; a fejlesztőkocka 1-be kerül.</translation>
    </message>
    <message>
        <source>The die showed when it was loaded</source>
        <translation>A kocka értéke berakodáskor</translation>
    </message>
    <message>
        <source>Dams passed</source>
        <translation>Áthaladt gátak</translation>
    </message>
    <message>
        <source>It is sold to</source>
        <translation>Eladás helye</translation>
    </message>
    <message>
        <source>Thalers lying there</source>
        <translation>Ott lévő tallérok</translation>
    </message>
    <message>
        <source>Does the seller have a warehouse there?</source>
        <translation>Van ott raktára az eladónak?</translation>
    </message>
    <message>
        <source>Other owners of warehouses there</source>
        <translation>Más raktártulajdonosok ott</translation>
    </message>
    <message>
        <source>Is a space free for the development cube?</source>
        <translation>Van szabad hely a fejlesztőkockának?</translation>
    </message>
    <message>
        <source>On Ruhrort there is never more than one thaler.</source>
        <translation>Ruhrorton sosem lehet egynél több tallér.</translation>
    </message>
    <message numerus="yes">
        <source>The seller gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>Az eladó összesen %n tallért kap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other owner(s) get 1 each from the bank.</source>
        <translation>
            <numerusform>%n másik tulajdonos 1-1 tallért kap a banktól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>Az exportjelölő %n mezőt lép jobbra.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the export brings</source>
        <translation>Mit hoz az export</translation>
    </message>
    <message>
        <source>Every warehouse in the column of the country whose flag is turned up brings the value under the marker, and the bonus of its row. Then the marker goes back a space for each.</source>
        <translation>A felfedett zászló országának oszlopában minden raktár a jelölő alatti értéket és sorának bónuszát hozza. Aztán a jelölő mindegyikért egy mezőt visszalép.</translation>
    </message>
    <message>
        <source>Value under the export marker</source>
        <translation>Érték az exportjelölő alatt</translation>
    </message>
    <message>
        <source>Warehouses in the column</source>
        <translation>Raktárak az oszlopban</translation>
    </message>
    <message>
        <source>Bonus of the topmost row</source>
        <translation>A legfelső sor bónusza</translation>
    </message>
    <message numerus="yes">
        <source>Row %1: %n point(s).</source>
        <translation>
            <numerusform>%1. sor: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a warehouse there.</source>
        <translation>Senkinek sincs ott raktára.</translation>
    </message>
    <message>
        <source>How many loans a price needs</source>
        <translation>Hány kölcsön kell egy árhoz</translation>
    </message>
    <message>
        <source>A loan brings %1 thalers and costs %2 to repay.</source>
        <translation>Egy kölcsön %1 tallért hoz, és %2 tallér visszafizetni.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Ár</translation>
    </message>
    <message>
        <source>Thalers there are</source>
        <translation>Meglévő tallérok</translation>
    </message>
    <message>
        <source>No loan is needed.</source>
        <translation>Nem kell kölcsön.</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) are needed.</source>
        <translation>
            <numerusform>%n kölcsön kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are left.</source>
        <translation>
            <numerusform>%n tallér marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>What locks cost</source>
        <translation>Mennyibe kerülnek a zsilipek</translation>
    </message>
    <message>
        <source>One price is paid, also where two locks may be built at once.</source>
        <translation>Egy árat kell fizetni, akkor is, ha két zsilipet lehet egyszerre építeni.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Locks this player has built before</source>
        <translation>Korábban épített saját zsilipek</translation>
    </message>
    <message>
        <source>No locks are built in the first round.</source>
        <translation>Az első fordulóban nem épül zsilip.</translation>
    </message>
    <message>
        <source>Only one lock may be built at once now.</source>
        <translation>Most egyszerre csak egy zsilipet lehet építeni.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and brings %n point(s).</source>
        <translation>
            <numerusform>Ára %1, és %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the first lock, %n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>Az első zsilippel %n raktár kerül elő a tárolóból.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a warehouse in Ruhrort costs</source>
        <translation>Mennyibe kerül egy ruhrorti raktár</translation>
    </message>
    <message>
        <source>The more warehouses of anybody are there, the dearer the next one.</source>
        <translation>Minél több raktár van ott bárkitől, annál drágább a következő.</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort, of all players</source>
        <translation>Raktárak Ruhrortban, mindenkitől</translation>
    </message>
    <message>
        <source>It costs %1 and brings %2 points.</source>
        <translation>Ára %1, és %2 pontot hoz.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Where the lock is</source>
        <translation>A zsilip helye</translation>
    </message>
    <message>
        <source>A second one</source>
        <translation>Még egy</translation>
    </message>
    <message>
        <source>Space of the marker, from the left</source>
        <translation>A jelölő mezője, balról számolva</translation>
    </message>
    <message>
        <source>The export marker is then on space %1.</source>
        <translation>Az exportjelölő ezután ezen a mezőn áll: %1.</translation>
    </message>
    <message>
        <source>Where the export marker goes</source>
        <translation>Hová lép az exportjelölő</translation>
    </message>
    <message>
        <source>Coal of 1 to 3 sold in Ruhrort moves it a space to the right, better coal two; it stays on the last one.</source>
        <translation>A Ruhrortban eladott 1–3 értékű szén egy mezővel, a jobb szén kettővel viszi jobbra; az utolsó mezőn ott marad.</translation>
    </message>
    <message>
        <source>Value of the coal when it is sold</source>
        <translation>A szén értéke az eladáskor</translation>
    </message>
    <message>
        <source>Spaces of the track</source>
        <translation>A sáv mezői</translation>
    </message>
    <message>
        <source>Warehouses in the supply</source>
        <translation>Raktárak a készletben</translation>
    </message>
    <message>
        <source>Own warehouses on the round track</source>
        <translation>Saját raktárak a fordulósávon</translation>
    </message>
    <message>
        <source>Loans there are already</source>
        <translation>Meglévő kölcsönök</translation>
    </message>
    <message>
        <source>There is no loan space left for it.</source>
        <translation>Nincs rá több kölcsönmező.</translation>
    </message>
    <message numerus="yes">
        <source>No warehouse of the supply is left for it: %n point(s) are lost at once.</source>
        <translation>
            <numerusform>A készletben nem maradt rá raktár: azonnal %n pont vész el.</numerusform>
        </translation>
    </message>
    <message>
        <source>What repaying loans costs</source>
        <translation>Mennyibe kerül a kölcsönök visszafizetése</translation>
    </message>
    <message>
        <source>Each costs %1 thalers; its warehouse goes back to the supply. One that is left at the end costs %2 points.</source>
        <translation>Mindegyik %1 tallérba kerül, raktára visszakerül a készletbe. A játék végén megmaradt kölcsön %2 pontba kerül.</translation>
    </message>
    <message>
        <source>Loans there are</source>
        <translation>Kölcsönök száma</translation>
    </message>
    <message>
        <source>Loans that are repaid</source>
        <translation>Visszafizetett kölcsönök</translation>
    </message>
    <message>
        <source>It costs %1 thalers: that is more than there is.</source>
        <translation>%1 tallérba kerül: ennyi nincs.</translation>
    </message>
    <message>
        <source>There are not as many loans.</source>
        <translation>Nincs ennyi kölcsön.</translation>
    </message>
    <message>
        <source>No loan is left.</source>
        <translation>Nem maradt kölcsön.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be lost for loans at the end.</source>
        <translation>
            <numerusform>A végén %n pont veszne el kölcsönök miatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the white Warehouse token?</source>
        <translation>A fehér Raktár-jelzővel?</translation>
    </message>
</context>
<context>
    <name>TheRuhrFinal</name>
    <message>
        <source>Points on the track</source>
        <translation>Pontok a pontsávon</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Tallérok</translation>
    </message>
    <message>
        <source>Tokens for the end</source>
        <translation>Jelzők a játék végére</translation>
    </message>
    <message>
        <source>Barge</source>
        <translation>Bárka</translation>
    </message>
    <message>
        <source>in Ruhrort</source>
        <translation>Ruhrortban</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>máshol</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Warehouses in the supply</source>
        <translation>Raktárak a készletben</translation>
    </message>
    <message>
        <source>Still in the lock storage</source>
        <translation>Még a zsiliptárolóban</translation>
    </message>
    <message>
        <source>Still in the Mark storage</source>
        <translation>Még a marki tárolóban</translation>
    </message>
    <message>
        <source>Cities with a warehouse</source>
        <translation>Városok raktárral</translation>
    </message>
    <message>
        <source>Coal dump %1</source>
        <translation>%1 lerakat</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort</source>
        <translation>Raktárak Ruhrortban</translation>
    </message>
</context>
<context>
    <name>TheRuhrGlossary</name>
    <message>
        <source>arrow space</source>
        <translation>nyilas mező</translation>
    </message>
    <message>
        <source>The space of the transport track from which the action Transport takes a die.</source>
        <translation>A szállítópálya mezője, ahonnan a Szállítás akció elvisz egy kockát.</translation>
    </message>
    <message>
        <source>barge</source>
        <translation>bárka</translation>
    </message>
    <message>
        <source>A player&apos;s boat. It carries one coal die at a time.</source>
        <translation>A játékos hajója. Egyszerre egy szénkockát visz.</translation>
    </message>
    <message>
        <source>black coal</source>
        <translation>fekete szén</translation>
    </message>
    <message>
        <source>Comes from the depots of Essen, Werden and Broich.</source>
        <translation>Essen, Werden és Broich rakodóhelyeiről jön.</translation>
    </message>
    <message>
        <source>blank token</source>
        <translation>üres jelző</translation>
    </message>
    <message>
        <source>Lies where a white token was earned after its last copy was gone. It does nothing.</source>
        <translation>Oda kerül, ahol a fehér jelző kiérdemlésekor már egy sem maradt belőle. Nem csinál semmit.</translation>
    </message>
    <message>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>Buys coal and has spaces for warehouses. Whoever has one there earns from every sale.</source>
        <translation>Szenet vesz, és raktárhelyei vannak. Akinek ott raktára van, minden eladáson keres.</translation>
    </message>
    <message>
        <source>coal die</source>
        <translation>szénkocka</translation>
    </message>
    <message>
        <source>A load of coal, black or white. Its face is its quality; it is never rolled.</source>
        <translation>Egy rakomány szén, fekete vagy fehér. A lapja a minősége; sosem dobtok vele.</translation>
    </message>
    <message>
        <source>coal dump</source>
        <translation>lerakat</translation>
    </message>
    <message>
        <source>Has spaces for warehouses in one of four regions. Coal dice never lie there.</source>
        <translation>Raktárhelyek a négy régió egyikében. Szénkocka sosem kerül ide.</translation>
    </message>
    <message>
        <source>column</source>
        <translation>oszlop</translation>
    </message>
    <message>
        <source>The warehouse spaces of a country in Ruhrort. The flag of the round says which one is scored.</source>
        <translation>Egy ország raktárhelyei Ruhrortban. A forduló zászlaja mondja meg, melyik számít.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>gát</translation>
    </message>
    <message>
        <source>Costs coal that passes it a point of quality, until a lock is built there.</source>
        <translation>Az áthaladó szén egyet veszít a minőségéből, amíg zsilip nem épül ott.</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>kereslet</translation>
    </message>
    <message>
        <source>A tile that puts thalers on cities, factories or Ruhrort. Who sells there next takes them.</source>
        <translation>Lapka, amely tallért tesz városokra, gyárakra vagy Ruhrortra. Aki ott legközelebb elad, elviszi.</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>rakodóhely</translation>
    </message>
    <message>
        <source>A place on the bank where a coal die waits for a barge.</source>
        <translation>Hely a parton, ahol egy szénkocka bárkára vár.</translation>
    </message>
    <message>
        <source>development cube</source>
        <translation>fejlesztőkocka</translation>
    </message>
    <message>
        <source>Goes on the player board for a sale, by the colour of the coal and the kind of place. Combinations of them earn tokens.</source>
        <translation>Eladáskor a játékostáblára kerül, a szén színe és a hely fajtája szerint. Kombinációi jelzőket érnek.</translation>
    </message>
    <message>
        <source>development token</source>
        <translation>fejlesztőjelző</translation>
    </message>
    <message>
        <source>An ability that is earned with development cubes.</source>
        <translation>Képesség, amelyet fejlesztőkockákkal lehet kiérdemelni.</translation>
    </message>
    <message>
        <source>export marker</source>
        <translation>exportjelölő</translation>
    </message>
    <message>
        <source>Shows what a warehouse in Ruhrort brings. Sales in Ruhrort push it on, scoring pulls it back.</source>
        <translation>Megmutatja, mennyit hoz egy ruhrorti raktár. A ruhrorti eladások előre, az értékelés hátra viszi.</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>gyár</translation>
    </message>
    <message>
        <source>A smelter, a crushing mill or an arms factory. It buys coal and has no warehouses.</source>
        <translation>Kohó, zúzómalom vagy fegyvergyár. Szenet vesz, raktár nincs benne.</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>zászló</translation>
    </message>
    <message>
        <source>Turned up in the rounds with an export; the column of its country is scored.</source>
        <translation>Az exportos fordulókban fedjétek fel; országának oszlopa számít.</translation>
    </message>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Mark grófság</translation>
    </message>
    <message>
        <source>The region of white coal. Its token is needed to load there.</source>
        <translation>A fehér szén régiója. Rakodni csak a jelzőjével lehet ott.</translation>
    </message>
    <message>
        <source>grey token</source>
        <translation>szürke jelző</translation>
    </message>
    <message>
        <source>A development token that serves once in every round.</source>
        <translation>Fejlesztőjelző, amely minden fordulóban egyszer használható.</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>kölcsön</translation>
    </message>
    <message>
        <source>Money for a warehouse that cannot be built until it is repaid. What is left of loans costs points at the end.</source>
        <translation>Pénz egy raktárért, amely a visszafizetésig nem építhető meg. A megmaradt kölcsönök a végén pontba kerülnek.</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>zsilip</translation>
    </message>
    <message>
        <source>Built in the place of a dam: the coal of everybody passes without loss.</source>
        <translation>Gát helyére épül: ott mindenki szene veszteség nélkül halad át.</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>révkalauz</translation>
    </message>
    <message>
        <source>A special action: the coal is sold at any distance downstream, also in Ruhrort.</source>
        <translation>Különleges akció: a szén bármilyen messze eladható lefelé, Ruhrortban is.</translation>
    </message>
    <message>
        <source>pilot ban</source>
        <translation>révkalauztilalom</translation>
    </message>
    <message>
        <source>Comes with a water tile: no action with Pilot in this round.</source>
        <translation>Vízlapkával jön: ebben a fordulóban nincs révkalauzos akció.</translation>
    </message>
    <message>
        <source>round track</source>
        <translation>fordulósáv</translation>
    </message>
    <message>
        <source>Shows the round and its event. Some warehouses wait there for their year.</source>
        <translation>A fordulót és eseményét mutatja. Néhány raktár itt várja az évét.</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>The harbour at the end of the river, from where coal is exported. It is no city.</source>
        <translation>A folyó végén lévő kikötő, ahonnan exportáljátok a szenet. Nem város.</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>különleges akció</translation>
    </message>
    <message>
        <source>Chosen together with the depot, one at most, and marked with a disc.</source>
        <translation>A rakodóhellyel együtt választjátok, legfeljebb egyet, és koronggal jelölitek.</translation>
    </message>
    <message>
        <source>storage area</source>
        <translation>tároló</translation>
    </message>
    <message>
        <source>Two orange areas of the player board. Their warehouses come with the first lock and with the token Grafschaft Mark.</source>
        <translation>A játékostábla két narancssárga területe. Raktáraik az első zsilippel és a Mark grófság jelzőjével jönnek.</translation>
    </message>
    <message>
        <source>thaler</source>
        <translation>tallér</translation>
    </message>
    <message>
        <source>The money of the game.</source>
        <translation>A játék pénze.</translation>
    </message>
    <message>
        <source>towing</source>
        <translation>vontatás</translation>
    </message>
    <message>
        <source>A special action: the barge may go upstream to a depot.</source>
        <translation>Különleges akció: a bárka felfelé is mehet rakodóhelyhez.</translation>
    </message>
    <message>
        <source>transport track</source>
        <translation>szállítópálya</translation>
    </message>
    <message>
        <source>The way of sold dice back to the depots: first a dirt road, then an asphalt road, then the railway.</source>
        <translation>Az eladott kockák útja vissza a rakodóhelyekre: előbb földút, aztán aszfaltút, végül vasút.</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>raktár</translation>
    </message>
    <message>
        <source>A player&apos;s building in a city, on a coal dump or in Ruhrort. It also marks a loan.</source>
        <translation>A játékos épülete egy városban, lerakaton vagy Ruhrortban. A kölcsönt is ez jelöli.</translation>
    </message>
    <message>
        <source>water tile</source>
        <translation>vízlapka</translation>
    </message>
    <message>
        <source>Low or high water: it bans the pilots for a round and may change the dice in the depots.</source>
        <translation>Alacsony vagy magas vízállás: egy fordulóra kitiltja a révkalauzokat, és változtathat a rakodóhelyek kockáin.</translation>
    </message>
    <message>
        <source>white coal</source>
        <translation>fehér szén</translation>
    </message>
    <message>
        <source>Comes from the depots of Grafschaft Mark.</source>
        <translation>Mark grófság rakodóhelyeiről jön.</translation>
    </message>
    <message>
        <source>white token</source>
        <translation>fehér jelző</translation>
    </message>
    <message>
        <source>A development token that serves once in the game, or counts at its end.</source>
        <translation>Fejlesztőjelző, amely a játékban egyszer használható, vagy a végén számít.</translation>
    </message>
</context>
<context>
    <name>TheRuhrNames</name>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Mark grófság</translation>
    </message>
    <message>
        <source>Essen</source>
        <translation>Essen</translation>
    </message>
    <message>
        <source>Werden</source>
        <translation>Werden</translation>
    </message>
    <message>
        <source>Broich</source>
        <translation>Broich</translation>
    </message>
    <message>
        <source>Berg</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Rhineland</source>
        <translation>Rajna-vidék</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Hollandia</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Belgium</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>a factory</source>
        <translation>egy gyár</translation>
    </message>
    <message>
        <source>coal dump %1</source>
        <translation>%1 lerakat</translation>
    </message>
    <message>
        <source>Ruhrort, %1</source>
        <comment>a column of warehouses there</comment>
        <translation>Ruhrort, %1</translation>
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
        <source>Transport</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Révkalauz</translation>
    </message>
    <message>
        <source>Transport + Pilot</source>
        <translation>Szállítás + Révkalauz</translation>
    </message>
    <message>
        <source>Transport + Towing</source>
        <translation>Szállítás + Vontatás</translation>
    </message>
    <message>
        <source>Towing + Pilot</source>
        <translation>Vontatás + Révkalauz</translation>
    </message>
    <message>
        <source>Low water</source>
        <translation>Alacsony vízállás</translation>
    </message>
    <message>
        <source>High water</source>
        <translation>Magas vízállás</translation>
    </message>
    <message>
        <source>Smelters</source>
        <translation>Kohók</translation>
    </message>
    <message>
        <source>Crushing mills</source>
        <translation>Zúzómalmok</translation>
    </message>
    <message>
        <source>Arms factories</source>
        <translation>Fegyvergyárak</translation>
    </message>
    <message>
        <source>Factories in Broich and Berg</source>
        <translation>Gyárak Broichban és Bergben</translation>
    </message>
    <message>
        <source>Factories in Werden</source>
        <translation>Gyárak Werdenben</translation>
    </message>
    <message>
        <source>Factories in Essen</source>
        <translation>Gyárak Essenben</translation>
    </message>
    <message>
        <source>Factories in Mark</source>
        <translation>Gyárak Markban</translation>
    </message>
    <message>
        <source>black coal</source>
        <translation>fekete szén</translation>
    </message>
    <message>
        <source>white coal</source>
        <translation>fehér szén</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>gyár</translation>
    </message>
    <message>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the coal and the kind of place of a development area</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Nehéz</translation>
    </message>
    <message>
        <source>Master shipper</source>
        <translation>Mesterhajós</translation>
    </message>
    <message>
        <source>Low water: dice in depots rise by 1, to 6 at most</source>
        <translation>Alacsony vízállás: a rakodóhelyek kockái 1-gyel nőnek, legfeljebb 6-ig</translation>
    </message>
    <message>
        <source>High water: dice in depots fall by 1, to 1 at least</source>
        <translation>Magas vízállás: a rakodóhelyek kockái 1-gyel csökkennek, legalább 1-ig</translation>
    </message>
</context>
<context>
    <name>TheRuhrOptions</name>
    <message>
        <source>Difficulty</source>
        <translation>Nehézség</translation>
    </message>
    <message>
        <source>It decides how many water tiles are in the game.</source>
        <translation>Ettől függ, hány vízlapka van játékban.</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Körök követése</translation>
    </message>
    <message>
        <source>Whose turn it is, from where the barges lie: the spaces of the river are entered.</source>
        <translation>Ki következik, a bárkák helye szerint: a folyó mezőit kell beírni.</translation>
    </message>
    <message>
        <source>Follow the points</source>
        <translation>Pontok követése</translation>
    </message>
    <message>
        <source>Otherwise the track is read at the end.</source>
        <translation>Különben a végén olvassátok le a pontsávot.</translation>
    </message>
    <message>
        <source>Follow the thalers</source>
        <translation>Tallérok követése</translation>
    </message>
    <message>
        <source>What a sale pays is worked out, and who cannot pay is told how many loans it takes.</source>
        <translation>Kiszámoljuk, mit fizet egy eladás, és hány kölcsön kell annak, aki nem tud fizetni.</translation>
    </message>
    <message>
        <source>Follow the warehouses</source>
        <translation>Raktárak követése</translation>
    </message>
    <message>
        <source>Where they stand, loans, and the export. Otherwise they are counted at the end.</source>
        <translation>Hol állnak, a kölcsönök és az export. Különben a végén számoljátok meg őket.</translation>
    </message>
    <message>
        <source>Follow the development tokens</source>
        <translation>Fejlesztőjelzők követése</translation>
    </message>
    <message>
        <source>Who may build where, and which tokens are used.</source>
        <translation>Ki hol építhet, és melyik jelző van felhasználva.</translation>
    </message>
    <message>
        <source>Follow the development cubes</source>
        <translation>Fejlesztőkockák követése</translation>
    </message>
    <message>
        <source>Follow the coal dice</source>
        <translation>Szénkockák követése</translation>
    </message>
    <message>
        <source>In depots and on the transport track; every depot gets a number. For those who want all of it.</source>
        <translation>A rakodóhelyeken és a szállítópályán; minden rakodóhely számot kap. Annak, aki mindent követne.</translation>
    </message>
    <message>
        <source>Steam engines raise the depots, too</source>
        <translation>A gőzgépek a rakodóhelyeket is emelik</translation>
    </message>
    <message>
        <source>The rulebook is unclear: in round 9 the dice in the depots rise as well.</source>
        <translation>A szabály nem egyértelmű: a 9. fordulóban a rakodóhelyek kockái is nőnek.</translation>
    </message>
    <message>
        <source>Mülheim needs the Essen warehouse token</source>
        <translation>Mülheimhez kell az Esseni raktár jelző</translation>
    </message>
    <message>
        <source>Besides the white token Warehouse, which leads there in any case.</source>
        <translation>A fehér Raktár-jelző mellett, amely mindenképp kell hozzá.</translation>
    </message>
    <message>
        <source>Anybody&apos;s warehouse may be moved in Ruhrort</source>
        <translation>Ruhrortban bárki raktára áthelyezhető</translation>
    </message>
    <message>
        <source>Otherwise only the own ones.</source>
        <translation>Különben csak a saját.</translation>
    </message>
    <message>
        <source>The board as last time</source>
        <translation>A tábla, mint legutóbb</translation>
    </message>
    <message>
        <source>What was read off the board in an earlier game is not asked again. Switch it off if something of it was wrong.</source>
        <translation>Amit egy korábbi játékban már leolvastatok a tábláról, azt nem kérdezi meg újra. Kapcsold ki, ha valami téves volt benne.</translation>
    </message>
    <message>
        <source>Then it is known when a space is free and a token earned; how many spaces an area has, and which cubes a token asks for, is asked once.</source>
        <translation>Így tudni lehet, mikor van szabad hely, és mikor jár egy jelző; hogy egy területnek hány helye van, és egy jelzőhöz milyen kockák kellenek, azt egyszer kérdezi meg.</translation>
    </message>
</context>
<context>
    <name>TheRuhrPoints</name>
    <message>
        <source>Locks</source>
        <translation>Zsilipek</translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>Raktárak</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Javítva</translation>
    </message>
</context>
<context>
    <name>TheRuhrRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>For %1 rounds you carry coal down the Ruhr, sell it, and build locks and warehouses. Most points win.</source>
        <translation>%1 fordulón át szenet visztek le a Ruhron, eladjátok, zsilipeket és raktárakat építetek. A legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A forduló</translation>
    </message>
    <message>
        <source>The event, a tile from the bag, choosing depots, selling, development tokens, buying; in rounds %1 to %2 the export as well. From depots to buying, the barge furthest upstream acts first; of two at one place, the one that came later. At the end nobody keeps more than %3 thalers.</source>
        <translation>Az esemény, egy lapka a zsákból, rakodóhely-választás, eladás, fejlesztőjelzők, vásárlás; a(z) %1–%2. fordulóban az export is. A rakodóhelytől a vásárlásig mindig a legfeljebb álló bárka kezd; egy helyen állók közül az, amelyik később érkezett. A végén senki sem tarthat meg %3 tallérnál többet.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>A lapka</translation>
    </message>
    <message>
        <source>Demand puts 1 thaler on every place it names, up to %1. Water bans all actions with Pilot for the round; some of it makes the dice in the depots rise or fall by 1. The tile leaves the game.</source>
        <translation>A kereslet minden megnevezett helyre 1 tallért tesz, legfeljebb %1 tallérig. A víz erre a fordulóra kitilt minden révkalauzos akciót; némelyik a rakodóhelyek kockáit is 1-gyel növeli vagy csökkenti. A lapka kikerül a játékból.</translation>
    </message>
    <message>
        <source>Choosing a depot</source>
        <translation>Rakodóhely-választás</translation>
    </message>
    <message>
        <source>The barge goes to a depot with a coal die: downstream for nothing, upstream only with Towing. White coal needs the token Grafschaft Mark, a depot with the pilot sign an action with Pilot. Whoever likes chooses a special action and pays for it.</source>
        <translation>A bárka egy szénkockás rakodóhelyre megy: lefelé ingyen, felfelé csak vontatással. A fehér szénhez a Mark grófság jelzője kell, a révkalauzjeles rakodóhelyhez révkalauzos akció. Aki szeretne, különleges akciót választ, és fizet érte.</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Különleges akciók</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>Eladás</translation>
    </message>
    <message>
        <source>Development tokens</source>
        <translation>Fejlesztőjelzők</translation>
    </message>
    <message>
        <source>Whose cubes make up the combination of a token takes it; the cubes stay. Grey tokens serve once a round, white ones once a game or at its end. Of each white one there is one fewer than players: who comes last gets a blank, which does nothing.</source>
        <translation>Akinek a kockái kiadják egy jelző kombinációját, elveszi; a kockák maradnak. A szürke jelző fordulónként egyszer használható, a fehér a játékban egyszer vagy a végén. Minden fehérből eggyel kevesebb van, mint ahány játékos: az utolsó üreset kap, amely nem csinál semmit.</translation>
    </message>
    <message>
        <source>Grey tokens</source>
        <translation>Szürke jelzők</translation>
    </message>
    <message>
        <source>White tokens</source>
        <translation>Fehér jelzők</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Zsilipek</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Who cannot pay an action or a purchase gets %1 thalers for a warehouse of the supply that is put on one of %2 loan spaces. If there is none, the next one on the round track serves, and %3 point is lost; if that is gone too, %4 points are, and nothing is to be repaid. When buying, a loan is repaid with %5 thalers.</source>
        <translation>Aki nem tud kifizetni egy akciót vagy vásárlást, %1 tallért kap egy raktárért a készletéből, amelyet a(z) %2 kölcsönhely egyikére tesz. Ha nincs ilyen, a fordulósáv következő raktára kerül oda, és %3 pont elvész; ha az sincs, %4 pont vész el, és nincs mit visszafizetni. Vásárláskor egy kölcsön %5 tallérért fizethető vissza.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Every warehouse in the column of the round&apos;s flag brings the value under the export marker and the bonus of its row. Then the marker goes back a space for each of them.</source>
        <translation>A forduló zászlajának oszlopában minden raktár az exportjelölő alatti értéket és sora bónuszát hozza. Aztán a jelölő mindegyikért egy mezőt visszalép.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message>
        <source>Who has as many points as another shares the win. On a coal dump a tie for most warehouses gives nobody points.</source>
        <translation>Egyenlő pontszámnál osztoztok a győzelmen. Ha egy lerakaton többeknek van a legtöbb raktára, senki sem kap pontot.</translation>
    </message>
    <message>
        <source>%1, from round %2 on %3</source>
        <comment>a price, and what it is later</comment>
        <translation>%1, a(z) %2. fordulótól %3</translation>
    </message>
    <message>
        <source>Everyone has %1 warehouses: %2 in the supply, %3 that come with the first lock, %3 with the token Grafschaft Mark and %4 on the round track. Nobody has money.</source>
        <translation>Mindenkinek %1 raktára van: %2 a készletben, %3 az első zsilippel jön, %3 a Mark grófság jelzőjével, %4 pedig a fordulósávon vár. Pénze senkinek sincs.</translation>
    </message>
    <message>
        <source>%1 dams lie on the river, and %2 tiles are in the bag, or %3 for master shippers.</source>
        <translation>A folyón %1 gát van, a zsákban %2 lapka, mesterhajósoknak %3.</translation>
    </message>
    <message>
        <source>%1 dams lie on the river, and %2 tiles are in the bag.</source>
        <translation>A folyón %1 gát van, a zsákban %2 lapka.</translation>
    </message>
    <message>
        <source>Round %1: everybody gets 1 thaler</source>
        <translation>%1. forduló: mindenki 1 tallért kap</translation>
    </message>
    <message>
        <source>Round %1: locks can be built from now on</source>
        <translation>%1. forduló: mostantól építhető zsilip</translation>
    </message>
    <message>
        <source>Round %1: everybody loses 1 thaler or 1 point</source>
        <translation>%1. forduló: mindenki 1 tallért vagy 1 pontot veszít</translation>
    </message>
    <message>
        <source>Rounds %1: everybody gets 1 thaler or 1 point</source>
        <translation>%1. forduló: mindenki 1 tallért vagy 1 pontot kap</translation>
    </message>
    <message>
        <source>Rounds %1: everybody gets a warehouse from the round track</source>
        <translation>%1. forduló: mindenki kap egy raktárat a fordulósávról</translation>
    </message>
    <message>
        <source>Rounds %1: the dice move to the next transport track</source>
        <translation>%1. forduló: a kockák a következő szállítópályára kerülnek</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track and in the depots rise by 1</source>
        <translation>%1. forduló: a szállítópálya és a rakodóhelyek kockái 1-gyel nőnek</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track rise by 1</source>
        <translation>%1. forduló: a szállítópálya kockái 1-gyel nőnek</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track and in the depots fall by 1</source>
        <translation>%1. forduló: a szállítópálya és a rakodóhelyek kockái 1-gyel csökkennek</translation>
    </message>
    <message>
        <source>Round %1: no tile is drawn</source>
        <translation>%1. forduló: nincs lapkahúzás</translation>
    </message>
    <message>
        <source>Transport brings the die on an arrow space of the transport track to a free depot, white coal to Grafschaft Mark and black coal elsewhere. Pilot carries the coal any distance, Towing the barge upstream. Wages pay %1 thalers, in round %3 only %2, to one player a round. Subsidy raises a die in a depot by %4, in round %3 by %5. In thalers:</source>
        <translation>A Szállítás a szállítópálya nyilas mezőjéről szabad rakodóhelyre viszi a kockát, a fehér szenet Mark grófságba, a feketét máshová. A Révkalauz bármilyen messzire viszi a szenet, a Vontatás felfelé a bárkát. A Bérek %1 tallért fizet, a(z) %3. fordulóban csak %2 tallért, fordulónként egy játékosnak. A Támogatás egy rakodóhely kockáját %4, a(z) %3. fordulóban %5 értékkel emeli. Tallérban:</translation>
    </message>
    <message>
        <source>%1, with its token: %2</source>
        <comment>a special action and its price</comment>
        <translation>%1, a jelzőjével: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a special action and its price</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A trip goes %1 spaces downstream, with Pilot any distance; Ruhrort is reached only so. Every dam on the way costs the coal 1, down to %2. The sale pays what the coal is worth and the thalers that lie there, in Ruhrort 1 more. In a city everyone with a warehouse gets 1 from the bank.</source>
        <translation>Egy út %1 mező lefelé, révkalauzzal bármennyi; Ruhrort csak így érhető el. Útközben minden gát 1-gyel csökkenti a szén értékét, legfeljebb %2-ig. Az eladás a szén értékét és az ott fekvő tallérokat hozza, Ruhrortban 1-gyel többet. Városban mindenki 1-et kap a banktól, akinek ott raktára van.</translation>
    </message>
    <message>
        <source>If a space for this coal and kind of place is free, a development cube goes there and costs 1. The die goes onto the transport track.</source>
        <translation>Ha van szabad hely ennek a szénnek és helyfajtának, fejlesztőkocka kerül oda, és 1 tallérba kerül. A kocka a szállítópályára megy.</translation>
    </message>
    <message>
        <source>In Ruhrort the export marker goes on by %1, from a value of %2 on by %3.</source>
        <translation>Ruhrortban az exportjelölő %1 mezőt lép, %2 értéktől %3 mezőt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>warehouses in %1</source>
        <comment>cities</comment>
        <translation>raktárak itt: %1</translation>
    </message>
    <message>
        <source>warehouses on the coal dumps</source>
        <translation>raktárak a lerakatokon</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>zsilipek</translation>
    </message>
    <message>
        <source>building or moving a warehouse in Ruhrort</source>
        <translation>raktár építése vagy áthelyezése Ruhrortban</translation>
    </message>
    <message>
        <source>white coal, and %1 warehouses from the storage area</source>
        <translation>fehér szén, és %1 raktár a tárolóból</translation>
    </message>
    <message>
        <source>the special action of that name</source>
        <translation>az azonos nevű különleges akció</translation>
    </message>
    <message>
        <source>a die in a depot rises by %1, to %2 at most</source>
        <translation>egy rakodóhely kockája %1 értékkel nő, legfeljebb %2-ig</translation>
    </message>
    <message>
        <source>an action with Towing for nothing</source>
        <translation>egy vontatásos akció ingyen</translation>
    </message>
    <message>
        <source>%1 thalers or %2 points</source>
        <translation>%1 tallér vagy %2 pont</translation>
    </message>
    <message>
        <source>a warehouse for %1; together with the token Essen warehouse it leads to Mülheim</source>
        <translation>egy raktár %1 tallérért; az Esseni raktár jelzővel együtt Mülheimbe is vezet</translation>
    </message>
    <message>
        <source>a warehouse for %1; only this leads to Mülheim</source>
        <translation>egy raktár %1 tallérért; Mülheimbe csak ez vezet</translation>
    </message>
    <message>
        <source>the cube just gained goes to another free space</source>
        <translation>az imént szerzett kocka másik szabad helyre kerül</translation>
    </message>
    <message>
        <source>a warehouse in Ruhrort moves for nothing</source>
        <translation>egy ruhrorti raktár ingyen áthelyezhető</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>prices in Ruhrort, one after the other</comment>
        <translation>%1, aztán %2</translation>
    </message>
    <message>
        <source>Everyone in turn buys and repays as much as they like, each grey token once. A warehouse of the supply goes on the first free space and brings %1 points. In a city and in a column of Ruhrort everyone has one at most, in all Ruhrort %2. In thalers:</source>
        <translation>Sorban mindenki annyit vásárol és fizet vissza, amennyit akar, minden szürke jelzővel egyszer. A készlet egy raktára az első szabad helyre kerül, és %1 pontot hoz. Egy városban és egy ruhrorti oszlopban mindenkinek legfeljebb egy lehet, egész Ruhrortban %2. Tallérban:</translation>
    </message>
    <message>
        <source>A lock: %1</source>
        <translation>Zsilip: %1</translation>
    </message>
    <message>
        <source>A warehouse in a city or on a coal dump: as printed</source>
        <translation>Raktár városban vagy lerakaton: ahogy oda van nyomtatva</translation>
    </message>
    <message>
        <source>A warehouse in Ruhrort, by how many stand there: %1</source>
        <translation>Raktár Ruhrortban, aszerint, hány áll már ott: %1</translation>
    </message>
    <message>
        <source>Moving anybody&apos;s warehouse in Ruhrort: %1</source>
        <translation>Bárki raktárának áthelyezése Ruhrortban: %1</translation>
    </message>
    <message>
        <source>Moving an own warehouse in Ruhrort: %1</source>
        <translation>Saját raktár áthelyezése Ruhrortban: %1</translation>
    </message>
    <message>
        <source>A lock takes a dam away, whose tile goes into the bag. A player&apos;s first lock brings %1 warehouses from the storage area.</source>
        <translation>A zsilip eltávolít egy gátat, amelynek lapkája a zsákba kerül. Egy játékos első zsilipje %1 raktárat hoz a tárolóból.</translation>
    </message>
    <message>
        <source>With two players, %1 locks cost as much as one until round %2.</source>
        <translation>Két játékosnál %1 zsilip ára annyi, mint egyé, a(z) %2. fordulóig.</translation>
    </message>
    <message>
        <source>With three players, %1 locks cost as much as one in a first purchase.</source>
        <translation>Három játékosnál az első vásárláskor %1 zsilip ára annyi, mint egyé.</translation>
    </message>
    <message>
        <source>In points:</source>
        <translation>Pontban:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a region and the points of a lock there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>something at the end of the game and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Warehouses in %1</source>
        <comment>cities</comment>
        <translation>Raktárak itt: %1</translation>
    </message>
    <message>
        <source>After round %1 these points are added:</source>
        <translation>A(z) %1. forduló után ezek a pontok járnak:</translation>
    </message>
    <message>
        <source>Warehouses in every city, besides</source>
        <translation>Raktár minden városban, ezen felül</translation>
    </message>
    <message>
        <source>Warehouses on every coal dump</source>
        <translation>Raktár minden lerakaton</translation>
    </message>
    <message>
        <source>Most warehouses on a coal dump</source>
        <translation>Legtöbb raktár egy lerakaton</translation>
    </message>
    <message>
        <source>Token Ruhr barge, the barge in Ruhrort</source>
        <translation>Ruhrbárka-jelző, a bárka Ruhrortban</translation>
    </message>
    <message>
        <source>Token Ruhr barge, the barge elsewhere</source>
        <translation>Ruhrbárka-jelző, a bárka máshol</translation>
    </message>
    <message>
        <source>Token Mayor: 1 for each thaler, nothing with a loan</source>
        <translation>Polgármester-jelző: 1 minden tallérért, kölcsönnel semmi</translation>
    </message>
    <message>
        <source>Token Railway: 1 for each city with an own warehouse</source>
        <translation>Vasút-jelző: 1 minden városért, ahol saját raktár van</translation>
    </message>
    <message>
        <source>Each loan</source>
        <translation>Minden kölcsön</translation>
    </message>
</context>
<context>
    <name>TheRuhrSpaces</name>
    <message>
        <source>Barges, from upstream: space on the river</source>
        <translation>Bárkák a folyó felső végétől: hányadik mezőn</translation>
    </message>
    <message>
        <source>Warehouses in cities</source>
        <translation>Raktárak a városokban</translation>
    </message>
    <message>
        <source>Warehouses on coal dumps</source>
        <translation>Raktárak a lerakatokon</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort, from the top</source>
        <translation>Raktárak Ruhrortban, felülről</translation>
    </message>
    <message>
        <source>scored this round</source>
        <translation>ebben a fordulóban pontoz</translation>
    </message>
    <message>
        <source>Export track, values from the left</source>
        <translation>Exportsáv, az értékek balról</translation>
    </message>
    <message>
        <source>the export marker</source>
        <translation>az exportjelölő</translation>
    </message>
    <message>
        <source>Two warehouses each, still in the storage areas</source>
        <translation>Két-két raktár, még a tárolóhelyeken</translation>
    </message>
    <message>
        <source>Warehouses on the round track</source>
        <translation>Raktárak a fordulósávon</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>Thalers on places of sale</source>
        <translation>Tallérok az eladási helyeken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the thalers on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Depots, as far as they are known</source>
        <translation>Rakodóhelyek, amennyire ismertek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a depot and what lies in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>arrow space</source>
        <translation>nyilas mező</translation>
    </message>
    <message>
        <source>Transport track, from the bottom</source>
        <translation>Szállítópálya, alulról</translation>
    </message>
    <message>
        <source>Transport track of black coal, from the bottom</source>
        <translation>A fekete szén szállítópályája, alulról</translation>
    </message>
    <message>
        <source>Transport track of white coal, from the bottom</source>
        <translation>A fehér szén szállítópályája, alulról</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space for a die</comment>
        <translation>üres</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>a die and its face</comment>
        <translation>fekete %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <comment>a die and its face</comment>
        <translation>fehér %1</translation>
    </message>
</context>
<context>
    <name>TheRuhrTableCalculators</name>
    <message>
        <source>Who acts first?</source>
        <translation>Ki következik először?</translation>
    </message>
    <message>
        <source>The barge furthest upstream acts first, then one by one down the river. Of those that lie at the same place, whoever came later acts first.</source>
        <translation>A folyón legfelül lévő bárka kezd, aztán sorban lefelé. Akik ugyanott állnak, azok közül a később érkezett jön előbb.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Player %1: space on the river, counted from the top</source>
        <translation>%1. játékos: mezője a folyón, felülről számolva</translation>
    </message>
    <message>
        <source>Player %1: came there as number</source>
        <translation>%1. játékos: hányadikként ért oda</translation>
    </message>
    <message>
        <source>What a special action costs</source>
        <translation>Mibe kerül egy különleges akció</translation>
    </message>
    <message>
        <source>From round 7 on, what is paid for costs 1 more. Water bans the pilots for a round.</source>
        <translation>A 7. fordulótól a fizetős akciók 1-gyel drágábbak. A vízlapka egy fordulóra kitiltja a révkalauzt.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Különleges akció</translation>
    </message>
    <message>
        <source>With the white Towing token?</source>
        <translation>A fehér Vontatás-jelzővel?</translation>
    </message>
    <message>
        <source>Was a water tile drawn?</source>
        <translation>Vízlapkát húztatok?</translation>
    </message>
    <message>
        <source>How many tiles are in the bag?</source>
        <translation>Hány lapka van a zsákban?</translation>
    </message>
    <message>
        <source>Every lock puts the tile of its dam into the bag, every draw takes one out.</source>
        <translation>Minden zsilip a zsákba teszi a gátja lapkáját, minden húzás kivesz egyet.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Nehézség</translation>
    </message>
    <message>
        <source>Locks built so far, by anybody</source>
        <translation>Eddig épített zsilipek, bárkié</translation>
    </message>
    <message>
        <source>Tiles drawn so far</source>
        <translation>Eddig húzott lapkák</translation>
    </message>
    <message>
        <source>So many tiles cannot have been drawn.</source>
        <translation>Ennyi lapkát nem húzhattatok ki.</translation>
    </message>
    <message>
        <source>The bag is empty: no tile is drawn.</source>
        <translation>A zsák üres: nincs húzás.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n lapka van a zsákban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is the token Inn complete?</source>
        <translation>Megvan a Fogadó-jelző?</translation>
    </message>
    <message>
        <source>It is earned when each area has the cubes it needs. The cubes stay where they are; what the other tokens need is printed on the player board.</source>
        <translation>Akkor jár, ha minden területen megvan a szükséges számú kocka. A kockák a helyükön maradnak; hogy a többi jelzőhöz mi kell, az a játékostáblán áll.</translation>
    </message>
    <message>
        <source>Yes: the token is taken.</source>
        <translation>Igen: a jelző jár.</translation>
    </message>
    <message>
        <source>Not yet: cubes are missing.</source>
        <translation>Még nem: hiányzik kocka.</translation>
    </message>
    <message>
        <source>Cubes: %1 (%2 needed)</source>
        <translation>Kockák: %1 (%2 kell)</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Pontok a játék végén</translation>
    </message>
    <message>
        <source>To the track come cities, coal dumps, the white tokens of the end, and loans.</source>
        <translation>A pontsávhoz jönnek a városok, a lerakatok, a játék végi fehér jelzők és a kölcsönök.</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Pontok a pontsávon</translation>
    </message>
    <message>
        <source>Cities with a warehouse</source>
        <translation>Városok raktárral</translation>
    </message>
    <message>
        <source>Coal dumps with a warehouse</source>
        <translation>Lerakatok raktárral</translation>
    </message>
    <message>
        <source>Coal dumps where nobody else has as many</source>
        <translation>Lerakatok, ahol senki másnak nincs ennyi</translation>
    </message>
    <message>
        <source>Tokens for the end</source>
        <translation>Jelzők a játék végére</translation>
    </message>
    <message>
        <source>Is the barge in Ruhrort?</source>
        <translation>Ruhrortban van a bárka?</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Tallérok</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kölcsönök</translation>
    </message>
    <message>
        <source>Of those at the same place, say who came there as first, second and so on.</source>
        <translation>Akik ugyanott állnak, azoknál add meg, ki ért oda elsőként, másodikként és így tovább.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>From upstream down: %1.</source>
        <translation>Fentről lefelé: %1.</translation>
    </message>
    <message>
        <source>It cannot be chosen: the pilots are banned in this round.</source>
        <translation>Nem választható: ebben a fordulóban a révkalauz tilos.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>Nem kerül semmibe.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>%n tallérba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It pays %n thaler(s); one player a round may choose it.</source>
        <translation>
            <numerusform>%n tallért fizet; fordulónként egy játékos választhatja.</numerusform>
        </translation>
    </message>
    <message>
        <source>It raises the die of a depot by 1, to 6 at most.</source>
        <translation>Egy rakodóhely kockáját 1-gyel növeli, legfeljebb 6-ig.</translation>
    </message>
    <message>
        <source>It raises the die of a depot by 2, to 6 at most.</source>
        <translation>Egy rakodóhely kockáját 2-vel növeli, legfeljebb 6-ig.</translation>
    </message>
    <message>
        <source>Who has most on a coal dump has a warehouse there.</source>
        <translation>Akinek a legtöbb van egy lerakaton, annak van ott raktára.</translation>
    </message>
</context>
<context>
    <name>TheRuhrTableWords</name>
    <message>
        <source>The coal is worth %1.</source>
        <translation>A szén értéke: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) lay there.</source>
        <translation>
            <numerusform>%n tallér volt ott.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruhrort pays 1 more.</source>
        <translation>Ruhrort 1-gyel többet fizet.</translation>
    </message>
    <message>
        <source>The development cube costs 1.</source>
        <translation>A fejlesztőkocka 1-be kerül.</translation>
    </message>
    <message>
        <source>The own warehouse brings 1.</source>
        <translation>A saját raktár 1-et hoz.</translation>
    </message>
    <message>
        <source>The flag: %1.</source>
        <translation>A zászló: %1.</translation>
    </message>
    <message>
        <source>A thaler: %1.</source>
        <comment>who chose it</comment>
        <translation>Tallér: %1.</translation>
    </message>
    <message>
        <source>A point: %1.</source>
        <comment>who chose it</comment>
        <translation>Pont: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n loan(s).</source>
        <translation>
            <numerusform>%1 %n kölcsönt vesz fel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s) at once.</source>
        <translation>
            <numerusform>Ez azonnal %n pont levonás.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to a depot without a special action.</source>
        <translation>%1 különleges akció nélkül megy rakodóhelyre.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2, paid by the token.</source>
        <translation>%1 rakodóhelyre megy: %2, a jelzővel fizetve.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2 for %3.</source>
        <translation>%1 rakodóhelyre megy: %2, ára %3.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2.</source>
        <translation>%1 rakodóhelyre megy: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Wages pay %n thaler(s).</source>
        <translation>
            <numerusform>A Bérek %n tallért fizet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sells: %2.</source>
        <comment>who, and where</comment>
        <translation>%1 elad: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>%1 összesen %n tallért kap.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 from the bank for a warehouse there: %1.</source>
        <translation>1 a banktól az ottani raktárért: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>Az exportjelölő %n mezőt lép jobbra.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets a blank instead of the token %2: all copies are taken.</source>
        <translation>%1 üres jelzőt kap ehelyett: %2. Mind elfogyott.</translation>
    </message>
    <message>
        <source>%1 takes the token %2.</source>
        <translation>%1 elveszi a jelzőt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>%n raktár kerül elő a tárolóból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>Ára %n tallér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s).</source>
        <translation>
            <numerusform>%n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n lock(s): %2.</source>
        <translation>
            <numerusform>%1 %n zsilipet épít: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export: %1.</source>
        <translation>Az export: %1.</translation>
    </message>
    <message>
        <source>The export.</source>
        <translation>Az export.</translation>
    </message>
    <message>
        <source>The marker is worth %1.</source>
        <translation>A jelölő értéke: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation>
            <numerusform>%1 %n pontot kap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a warehouse there.</source>
        <translation>Senkinek sincs ott raktára.</translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) back.</source>
        <translation>
            <numerusform>Az exportjelölő %n mezőt visszalép.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can reach no depot.</source>
        <translation>%1 egy rakodóhelyet sem ér el.</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 kész.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>A játék elkezdődik.</translation>
    </message>
    <message>
        <source>No tile is drawn, or it is not known which.</source>
        <translation>Nem húztak lapkát, vagy nem tudjuk, melyiket.</translation>
    </message>
    <message>
        <source>A tile: %1. No pilots in this round.</source>
        <translation>Lapka: %1. Ebben a fordulóban nincs révkalauz.</translation>
    </message>
    <message>
        <source>A tile: %1.</source>
        <translation>Lapka: %1.</translation>
    </message>
    <message>
        <source>%1 builds a warehouse: %2.</source>
        <translation>%1 raktárat épít: %2.</translation>
    </message>
    <message>
        <source>%1 moves a warehouse in Ruhrort: %2 → %3.</source>
        <translation>%1 raktárat helyez át Ruhrortban: %2 → %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s).</source>
        <translation>
            <numerusform>%1 %n kölcsönt fizet vissza.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die that was pushed off goes to depot %1.</source>
        <translation>A letolt kocka ide kerül: %1. rakodóhely.</translation>
    </message>
    <message>
        <source>%1 uses the token Inn for 3 thalers.</source>
        <translation>%1 3 tallért vesz a Fogadó-jelzőért.</translation>
    </message>
    <message>
        <source>%1 uses the token Inn for 2 points.</source>
        <translation>%1 2 pontot vesz a Fogadó-jelzőért.</translation>
    </message>
    <message>
        <source>%1 raises a die by 3 with the token Coal hauling.</source>
        <translation>%1 3-mal emel egy kockát a Szénszállítás-jelzővel.</translation>
    </message>
    <message>
        <source>The phase is over. Now: %1</source>
        <translation>A fázis véget ért. Most: %1</translation>
    </message>
    <message>
        <source>The round is over. Now: %1</source>
        <translation>A forduló véget ért. Most: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has counted %n thaler(s).</source>
        <translation>
            <numerusform>%1 %n tallért számolt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands at %2 on the track.</source>
        <translation>%1 itt áll a pontsávon: %2.</translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>A végső számolás.</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>az esemény</translation>
    </message>
    <message>
        <source>the tile</source>
        <translation>a lapka</translation>
    </message>
    <message>
        <source>the depot of %1</source>
        <translation>%1 rakodóhelye</translation>
    </message>
    <message>
        <source>the sale of %1</source>
        <translation>%1 eladása</translation>
    </message>
    <message>
        <source>the lock of %1</source>
        <translation>%1 zsilipje</translation>
    </message>
    <message>
        <source>the warehouse of %1</source>
        <translation>%1 raktára</translation>
    </message>
    <message>
        <source>the repayment of %1</source>
        <translation>%1 visszafizetése</translation>
    </message>
    <message>
        <source>the end of the turn of %1</source>
        <translation>%1 körének vége</translation>
    </message>
    <message>
        <source>the end of the phase</source>
        <translation>a fázis vége</translation>
    </message>
    <message>
        <source>the export</source>
        <translation>az export</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>a forduló vége</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>a végső számolás</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>amit %1 tett</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>A játék még nem kezdődött el.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>A játék már elkezdődött.</translation>
    </message>
    <message>
        <source>The Ruhr is for %1 to %2 players, not for %3.</source>
        <translation>A The Ruhr %1–%2 játékosnak való, nem ennyinek: %3.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ott nem ül senki.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Ez a forduló másik részéhez tartozik.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Ezt ebben a játékban nem követitek.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Most %1 következik.</translation>
    </message>
    <message>
        <source>%1 has still to act in this phase.</source>
        <translation>%1 még nem lépett ebben a fázisban.</translation>
    </message>
    <message>
        <source>Something has still to be said.</source>
        <translation>Valamit még meg kell adni.</translation>
    </message>
    <message>
        <source>Something of %1 has still to be said.</source>
        <translation>%1: valamit még meg kell adni.</translation>
    </message>
    <message>
        <source>That contradicts what the table knows.</source>
        <translation>Ez ellentmond annak, amit az asztal tud.</translation>
    </message>
    <message>
        <source>The table knows it as %1, not as %2.</source>
        <translation>Az asztal így tudja: %1, nem így: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be: the limit is %2.</source>
        <translation>%1 nem lehet: a határ %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be, the limit is %3.</source>
        <translation>%1: %2 nem lehet, a határ %3.</translation>
    </message>
    <message>
        <source>It costs %1, and there are %2; no loan is taken for it.</source>
        <translation>Ára %1, és %2 van; erre nem vehető fel kölcsön.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1, and %2 has %3: %n loan(s) are needed.</source>
        <translation>
            <numerusform>Ára %1, és ennyi van (%2): %3. %n kölcsön kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>That needs the token %1.</source>
        <translation>Ehhez jelző kell: %1.</translation>
    </message>
    <message>
        <source>The token %1 is used already: grey ones once a round, white ones once a game.</source>
        <translation>Ez a jelző már elhasználva: %1. A szürke fordulónként egyszer, a fehér játékonként egyszer használható.</translation>
    </message>
    <message>
        <source>%1 has the token %2 already.</source>
        <translation>%1: ez a jelző már megvan: %2.</translation>
    </message>
    <message>
        <source>The cubes for the token %1 are not complete.</source>
        <translation>Nincs meg minden kocka ehhez a jelzőhöz: %1.</translation>
    </message>
    <message>
        <source>%1 has earned the token %2: it is taken first.</source>
        <translation>%1 kiérdemelt egy jelzőt: %2. Előbb azt kell elvenni.</translation>
    </message>
    <message>
        <source>The token %1 does not do that.</source>
        <translation>Ez a jelző nem erre való: %1.</translation>
    </message>
    <message>
        <source>That tile was drawn before: it has left the game.</source>
        <translation>Azt a lapkát már kihúztátok: kikerült a játékból.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>A zsák üres.</translation>
    </message>
    <message>
        <source>There is no empty space for that cube.</source>
        <translation>Annak a kockának nincs üres hely.</translation>
    </message>
    <message>
        <source>The token Merchant moves a cube that was just gained, to another place.</source>
        <translation>A Kereskedő-jelző az imént szerzett kockát teszi máshová.</translation>
    </message>
    <message>
        <source>A water tile was drawn: no pilots in this round, so nobody reaches Ruhrort.</source>
        <translation>Vízlapkát húztatok: ebben a fordulóban nincs révkalauz, így senki sem éri el Ruhrortot.</translation>
    </message>
    <message>
        <source>That needs an action with Pilot.</source>
        <translation>Ehhez révkalauzos akció kell.</translation>
    </message>
    <message>
        <source>The barge of %1 would go upstream: that needs an action with Towing.</source>
        <translation>%1 bárkája felfelé menne: ahhoz vontatásos akció kell.</translation>
    </message>
    <message>
        <source>Coal is sold further down the river than it was loaded.</source>
        <translation>A szenet lejjebb kell eladni, mint ahol berakták.</translation>
    </message>
    <message>
        <source>%1 has taken the Wages of this round.</source>
        <translation>A forduló béreit már elvitte: %1.</translation>
    </message>
    <message>
        <source>The barge of %1 lies at that depot.</source>
        <translation>Annál a rakodóhelynél %1 bárkája áll.</translation>
    </message>
    <message>
        <source>No such die lies in that depot.</source>
        <translation>Azon a rakodóhelyen nincs ilyen kocka.</translation>
    </message>
    <message>
        <source>A die lies in that depot already.</source>
        <translation>Azon a rakodóhelyen már van kocka.</translation>
    </message>
    <message>
        <source>The die may not go into that region.</source>
        <translation>A kocka nem mehet abba a régióba.</translation>
    </message>
    <message>
        <source>No such die lies on an arrow space.</source>
        <translation>Nyilas mezőn nincs ilyen kocka.</translation>
    </message>
    <message>
        <source>A die on an arrow space is taken before one in a depot.</source>
        <translation>Előbb a nyilas mezőn lévő kocka kerül sorra, aztán a rakodóhelyeké.</translation>
    </message>
    <message>
        <source>A die was pushed off the track: first it needs a depot.</source>
        <translation>Egy kocka lecsúszott a pályáról: előbb rakodóhely kell neki.</translation>
    </message>
    <message>
        <source>%1 has still to choose a depot.</source>
        <translation>%1 még nem választott rakodóhelyet.</translation>
    </message>
    <message>
        <source>%1 has chosen a depot already.</source>
        <translation>%1 már választott rakodóhelyet.</translation>
    </message>
    <message>
        <source>%1 has no coal to sell.</source>
        <translation>%1: nincs eladni való szén.</translation>
    </message>
    <message>
        <source>%1 has sold already.</source>
        <translation>%1 már eladott.</translation>
    </message>
    <message>
        <source>%1 has still to sell.</source>
        <translation>%1 még nem adott el.</translation>
    </message>
    <message>
        <source>No locks are built in the first round.</source>
        <translation>Az első fordulóban nem épül zsilip.</translation>
    </message>
    <message>
        <source>Say what is bought.</source>
        <translation>Mondjátok meg, mit vesztek.</translation>
    </message>
    <message>
        <source>%1 locks are too many now: %2 may be built.</source>
        <translation>%1 zsilip most túl sok: ennyi építhető: %2.</translation>
    </message>
    <message>
        <source>Only %1 dams are left.</source>
        <translation>Már csak %1 gát maradt.</translation>
    </message>
    <message>
        <source>%1 has no warehouse left in the supply.</source>
        <translation>%1: nincs több raktár a készletben.</translation>
    </message>
    <message>
        <source>All %1 spaces there are taken.</source>
        <translation>Ott mind a(z) %1 hely foglalt.</translation>
    </message>
    <message>
        <source>%1 has a warehouse there already: one each.</source>
        <translation>%1: ott már van raktára, fejenként egy lehet.</translation>
    </message>
    <message>
        <source>Nobody has more than %1 warehouses in Ruhrort.</source>
        <translation>Ruhrortban senkinek sem lehet több raktára, mint %1.</translation>
    </message>
    <message>
        <source>There is no such warehouse.</source>
        <translation>Nincs ilyen raktár.</translation>
    </message>
    <message>
        <source>That is the warehouse of somebody else.</source>
        <translation>Az valaki másnak a raktára.</translation>
    </message>
    <message>
        <source>It costs %1, and there are %2: no loan is needed.</source>
        <translation>Ára %1, és %2 van: nem kell kölcsön.</translation>
    </message>
    <message>
        <source>All %1 loan spaces are taken.</source>
        <translation>Mind a(z) %1 kölcsönhely foglalt.</translation>
    </message>
    <message>
        <source>%1 loans are too many to repay: there are %2.</source>
        <translation>%1 kölcsön visszafizetése túl sok: %2 van.</translation>
    </message>
    <message>
        <source>Round marker</source>
        <translation>Fordulójelölő</translation>
    </message>
    <message>
        <source>Put the round marker on the first space, 1769.</source>
        <translation>Tegyétek a fordulójelölőt az első mezőre, 1769.</translation>
    </message>
    <message>
        <source>Export marker</source>
        <translation>Exportjelölő</translation>
    </message>
    <message>
        <source>Put the export marker on space %1 of the export track, from the left.</source>
        <translation>Tegyétek az exportjelölőt az exportsáv balról %1. mezőjére.</translation>
    </message>
    <message>
        <source>Dirt road</source>
        <translation>Földút</translation>
    </message>
    <message>
        <source>Put a black die showing %1 on the arrow space of the dirt road.</source>
        <translation>Tegyetek egy %1 értékű fekete kockát a földút nyilas mezőjére.</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Korongok</translation>
    </message>
    <message>
        <source>Everyone puts a disc on 0 of the point track, the other beside the special actions, and the 30+ marker beside the track.</source>
        <translation>Mindenki az egyik korongját a pontsáv 0 mezőjére, a másikat a különleges akciók mellé, a 30+ jelölőt a pontsáv mellé teszi.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Készletek</translation>
    </message>
    <message>
        <source>Lay out the development cubes and the thalers.</source>
        <translation>Rakjátok ki a fejlesztőkockákat és a tallérokat.</translation>
    </message>
    <message>
        <source>Water tiles</source>
        <translation>Vízlapkák</translation>
    </message>
    <message>
        <source>All six water tiles stay in the game.</source>
        <translation>Mind a hat vízlapka játékban marad.</translation>
    </message>
    <message numerus="yes">
        <source>Take out %n water tile(s), as the printed table of your level says.</source>
        <translation>
            <numerusform>Vegyetek ki %n vízlapkát, ahogy a nyomtatott táblázat a szintetekhez mondja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dams</source>
        <translation>Gátak</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tiles and lay %n on the dam spaces, dams up.</source>
        <translation>
            <numerusform>Keverjétek meg a lapkákat, és tegyetek %n darabot a gáthelyekre, gáttal felfelé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Zsák</translation>
    </message>
    <message numerus="yes">
        <source>Put the other %n tile(s) into the bag.</source>
        <translation>
            <numerusform>A többi %n lapkát tegyétek a zsákba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Zászlók</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n flag(s) and lay them face down below the round track.</source>
        <translation>
            <numerusform>Keverjétek meg a(z) %n zászlót, és tegyétek lefordítva a fordulósáv alá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>Raktárak</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n warehouse(s) in the own supply.</source>
        <translation>
            <numerusform>Mindenki %n raktárral kezd a saját készletében.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage for the first lock</source>
        <translation>Tároló az első zsiliphez</translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area for lock building.</source>
        <translation>
            <numerusform>Mindenki %n raktárat tesz a zsilipépítés narancssárga területére.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage for Grafschaft Mark</source>
        <translation>Tároló Mark grófsághoz</translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area of Grafschaft Mark.</source>
        <translation>
            <numerusform>Mindenki %n raktárat tesz Mark grófság narancssárga területére.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round track</source>
        <translation>Fordulósáv</translation>
    </message>
    <message>
        <source>Everyone puts a warehouse on each of the years 1782, 1784, 1809, 1860 and 1880.</source>
        <translation>Mindenki egy-egy raktárat tesz ezekhez az évekhez: 1782, 1784, 1809, 1860, 1880.</translation>
    </message>
    <message>
        <source>Barges</source>
        <translation>Bárkák</translation>
    </message>
    <message>
        <source>Everyone takes a barge.</source>
        <translation>Mindenki kap egy bárkát.</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Játékostáblák</translation>
    </message>
    <message>
        <source>Everyone takes a player board with its extension.</source>
        <translation>Mindenki kap egy játékostáblát a kiegészítésével.</translation>
    </message>
    <message>
        <source>Grey tokens</source>
        <translation>Szürke jelzők</translation>
    </message>
    <message numerus="yes">
        <source>Everyone lays the %n grey token(s) of the own colour above the player board.</source>
        <translation>
            <numerusform>Mindenki a játékostáblája fölé teszi a saját színű %n szürke jelzőt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Jelölők</translation>
    </message>
    <message>
        <source>Lay the two price markers and the pilot-ban marker beside the special actions.</source>
        <translation>Tegyétek a két árjelölőt és a révkalauztilalom jelölőjét a különleges akciók mellé.</translation>
    </message>
    <message>
        <source>White tokens</source>
        <translation>Fehér jelzők</translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n copy(s) of each white token, and the blanks.</source>
        <translation>
            <numerusform>Rakjatok ki minden fehér jelzőből %n példányt, és az üres jelzőket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black dice</source>
        <translation>Fekete kockák</translation>
    </message>
    <message numerus="yes">
        <source>Put %n black dice into the depots, as the printed table says.</source>
        <translation>
            <numerusform>Tegyetek %n fekete kockát a rakodóhelyekre a nyomtatott táblázat szerint.</numerusform>
        </translation>
    </message>
    <message>
        <source>White dice</source>
        <translation>Fehér kockák</translation>
    </message>
    <message numerus="yes">
        <source>Put %n white dice into the depots of Grafschaft Mark, as the printed table says.</source>
        <translation>
            <numerusform>Tegyetek %n fehér kockát Mark grófság rakodóhelyeire a nyomtatott táblázat szerint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Nobody has money yet: the first event brings 1 thaler each.</source>
        <translation>Még senkinek sincs pénze: az első esemény ad 1-1 tallért.</translation>
    </message>
    <message>
        <source>Round %1 of %2 (%3): %4</source>
        <comment>with its year and phase</comment>
        <translation>%1. forduló (%2-ből, %3): %4</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>%1. forduló (%2-ből): %3</translation>
    </message>
    <message>
        <source>a tile is drawn</source>
        <translation>lapka húzása</translation>
    </message>
    <message>
        <source>depots are chosen</source>
        <translation>rakodóhely-választás</translation>
    </message>
    <message>
        <source>coal is sold</source>
        <translation>a szén eladása</translation>
    </message>
    <message>
        <source>development tokens</source>
        <translation>fejlesztőjelzők</translation>
    </message>
    <message>
        <source>buying and repaying</source>
        <translation>vásárlás és visszafizetés</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>a forduló vége</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Coal shipping begins at Werden: everybody gets 1 thaler.</source>
        <translation>Werdennél megindul a szénhajózás: mindenki 1 tallért kap.</translation>
    </message>
    <message>
        <source>The building of the locks begins: from now on they can be bought.</source>
        <translation>Megkezdődik a zsilipek építése: mostantól vehetők.</translation>
    </message>
    <message>
        <source>The Ruhr shipping fund: everybody loses 1 thaler or 1 point.</source>
        <translation>A Ruhr-hajózási alap: mindenki 1 tallért vagy 1 pontot veszít.</translation>
    </message>
    <message>
        <source>The roads to the dumps are extended: the dice move to the asphalt road.</source>
        <translation>Kibővítik a lerakatokhoz vezető utakat: a kockák az aszfaltútra kerülnek.</translation>
    </message>
    <message>
        <source>The locks are finished: they become dearer.</source>
        <translation>Elkészülnek a zsilipek: drágábbak lesznek.</translation>
    </message>
    <message>
        <source>Barges carry more: everybody gets a warehouse from the round track, and 1 thaler or 1 point.</source>
        <translation>A bárkák többet visznek: mindenki kap egy raktárat a fordulósávról, és 1 tallért vagy 1 pontot.</translation>
    </message>
    <message>
        <source>Shipping gets dearer: paid actions cost 1 more from now on. Everybody gets a warehouse from the round track.</source>
        <translation>Drágul a hajózás: a fizetős akciók mostantól 1-gyel többe kerülnek. Mindenki kap egy raktárat a fordulósávról.</translation>
    </message>
    <message>
        <source>The first coal goes by rail: the dice move to the railway.</source>
        <translation>Az első szén vasúton: a kockák a vasútra kerülnek.</translation>
    </message>
    <message>
        <source>Steam engines: all dice on the transport track and in the depots rise by 1. Everybody gets a warehouse from the round track.</source>
        <translation>Gőzgépek: a szállítópálya és a rakodóhelyek minden kockája 1-gyel nő. Mindenki kap egy raktárat a fordulósávról.</translation>
    </message>
    <message>
        <source>Steam engines: all dice on the transport track rise by 1. Everybody gets a warehouse from the round track.</source>
        <translation>Gőzgépek: a szállítópálya minden kockája 1-gyel nő. Mindenki kap egy raktárat a fordulósávról.</translation>
    </message>
    <message>
        <source>The peak of Ruhr shipping: everybody gets a warehouse from the round track, and 1 thaler or 1 point.</source>
        <translation>A Ruhr-hajózás csúcsa: mindenki kap egy raktárat a fordulósávról, és 1 tallért vagy 1 pontot.</translation>
    </message>
    <message>
        <source>The valley railway: all dice in the depots and on the transport track fall by 1. Everybody gets a warehouse from the round track.</source>
        <translation>A völgyi vasút: a rakodóhelyek és a szállítópálya minden kockája 1-gyel csökken. Mindenki kap egy raktárat a fordulósávról.</translation>
    </message>
    <message>
        <source>Ruhr shipping is given up: no tile is drawn, Subsidy raises a die by 1 only, Wages pay 1 thaler only.</source>
        <translation>Megszűnik a Ruhr-hajózás: nincs lapkahúzás, a Támogatás csak 1-gyel emel, a Bérek csak 1 tallért fizet.</translation>
    </message>
    <message>
        <source>Towing and Transport + Pilot cost %1, the other two with Towing %2.</source>
        <translation>A Vontatás és a Szállítás + Révkalauz ára %1, a másik két vontatásosé %2.</translation>
    </message>
    <message>
        <source>any region but Mark</source>
        <translation>bármelyik régió, csak Mark nem</translation>
    </message>
    <message>
        <source>Sold dice go onto the dirt road; a black one pushed off it goes to %1.</source>
        <translation>Az eladott kockák a földútra kerülnek; az onnan letolt fekete ide megy: %1.</translation>
    </message>
    <message>
        <source>Sold dice go onto the asphalt road; a black one pushed off it goes to %1.</source>
        <translation>Az eladott kockák az aszfaltútra kerülnek; az onnan letolt fekete ide megy: %1.</translation>
    </message>
    <message>
        <source>Sold dice go onto the railway; a black one pushed off it goes to %1.</source>
        <translation>Az eladott kockák a vasútra kerülnek; az onnan letolt fekete ide megy: %1.</translation>
    </message>
    <message>
        <source>The barge furthest upstream comes first.</source>
        <translation>A folyón legfelül álló bárka kezd.</translation>
    </message>
    <message>
        <source>From upstream down: %1.</source>
        <translation>Fentről lefelé: %1.</translation>
    </message>
    <message>
        <source>Turn up the flag of the round: its column is scored in the export.</source>
        <translation>Fedjétek fel a forduló zászlaját: az exportnál az oszlopa számít.</translation>
    </message>
    <message>
        <source>Draw a tile from the bag. Demand puts 1 thaler on every place it names, 2 at most; water bans the pilots for this round.</source>
        <translation>Húzzatok lapkát a zsákból. A kereslet minden megnevezett helyre 1 tallért tesz, legfeljebb 2-ig; a víz erre a fordulóra kitiltja a révkalauzokat.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n lapka van a zsákban.</numerusform>
        </translation>
    </message>
    <message>
        <source>A barge goes downstream for nothing, upstream only with Towing.</source>
        <translation>Lefelé ingyen megy a bárka, felfelé csak vontatással.</translation>
    </message>
    <message>
        <source>No pilots in this round.</source>
        <translation>Ebben a fordulóban nincs révkalauz.</translation>
    </message>
    <message>
        <source>A trip is two spaces downstream, with Pilot any distance. Each dam costs 1.</source>
        <translation>Egy út két mező lefelé, révkalauzzal bármennyi. Minden gát 1 levonás.</translation>
    </message>
    <message>
        <source>Everybody takes the tokens whose cubes are complete. Of white ones the last player gets a blank.</source>
        <translation>Mindenki elveszi a jelzőket, amelyekhez megvannak a kockái. Fehérből az utolsó játékos üreset kap.</translation>
    </message>
    <message>
        <source>No locks yet.</source>
        <translation>Még nincs zsilip.</translation>
    </message>
    <message>
        <source>A lock costs %1.</source>
        <translation>Egy zsilip ára %1.</translation>
    </message>
    <message>
        <source>Each grey token serves once a round. A loan brings 2 thalers, repaying it costs 3.</source>
        <translation>Minden szürke jelző fordulónként egyszer használható. Egy kölcsön 2 tallért hoz, visszafizetni 3.</translation>
    </message>
    <message>
        <source>The flag of %1: each warehouse in its column brings the value under the marker and the bonus of its row.</source>
        <translation>A zászló: %1. Az oszlopában minden raktár a jelölő alatti értéket és sora bónuszát hozza.</translation>
    </message>
    <message>
        <source>Each warehouse in the column of the flag brings the value under the marker and the bonus of its row.</source>
        <translation>A zászló oszlopában minden raktár a jelölő alatti értéket és sora bónuszát hozza.</translation>
    </message>
    <message>
        <source>Then the marker goes back a space for each of them.</source>
        <translation>Aztán a jelölő mindegyikért egy mezőt visszalép.</translation>
    </message>
    <message>
        <source>Discs and the pilot ban go back. Nobody keeps more than 10 thalers.</source>
        <translation>A korongok és a révkalauztilalom visszakerülnek. Senki sem tarthat meg 10 tallérnál többet.</translation>
    </message>
    <message>
        <source>This was the last round.</source>
        <translation>Ez volt az utolsó forduló.</translation>
    </message>
    <message>
        <source>Points on the track, then cities, coal dumps, end tokens and loans.</source>
        <translation>Pontok a pontsávon, aztán városok, lerakatok, a vég jelzői és a kölcsönök.</translation>
    </message>
    <message>
        <source>A die was pushed off the track (%1, showing %2): first it needs a depot.</source>
        <translation>Egy kocka lecsúszott a pályáról (%1, értéke %2): előbb rakodóhely kell neki.</translation>
    </message>
    <message>
        <source>chooses a depot for the die</source>
        <translation>rakodóhelyet választ a kockának</translation>
    </message>
    <message>
        <source>chooses a depot</source>
        <translation>rakodóhelyet választ</translation>
    </message>
    <message>
        <source>sells, with %1</source>
        <translation>elad (%1)</translation>
    </message>
    <message>
        <source>sells</source>
        <translation>elad</translation>
    </message>
    <message>
        <source>takes tokens</source>
        <translation>jelzőket vesz el</translation>
    </message>
    <message>
        <source>buys</source>
        <translation>vásárol</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many warehouses on a coal dump</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <translation>
            <numerusform>%n tallér</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) in supply</source>
        <translation>
            <numerusform>%n raktár a készletben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s)</source>
        <translation>
            <numerusform>%n kölcsön</numerusform>
        </translation>
    </message>
    <message>
        <source>built: %1</source>
        <comment>where warehouses stand</comment>
        <translation>épült: %1</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <translation>%1 (elhasználva)</translation>
    </message>
    <message>
        <source>%1 (blank)</source>
        <translation>%1 (üres)</translation>
    </message>
    <message>
        <source>tokens: %1</source>
        <translation>jelzők: %1</translation>
    </message>
    <message>
        <source>That would be flag %1 of this country, but there should be %2.</source>
        <translation>Ez az ország %1. zászlaja lenne, pedig %2 van belőle.</translation>
    </message>
    <message>
        <source>%1: the first barges usually start in Essen.</source>
        <translation>%1: az első bárkák Essenben szoktak kezdeni.</translation>
    </message>
    <message>
        <source>%1: a trip without Pilot passes one dam at most, not %2.</source>
        <translation>%1: révkalauz nélkül legfeljebb egy gáton lehet áthaladni, nem ennyin: %2.</translation>
    </message>
    <message>
        <source>On the map the cities follow each other differently down the river.</source>
        <translation>A térképen más sorrendben követik egymást a városok lefelé.</translation>
    </message>
    <message>
        <source>%1: a trip without Pilot is of 2 spaces, not of %2.</source>
        <translation>%1: révkalauz nélkül az út 2 mező, nem ennyi: %2.</translation>
    </message>
    <message>
        <source>%1: the arrow of the depot points to a place of another kind.</source>
        <translation>%1: a rakodóhely nyila másfajta helyre mutat.</translation>
    </message>
    <message>
        <source>The region of this round may have room for the die.</source>
        <translation>A forduló régiójában talán van hely a kockának.</translation>
    </message>
    <message>
        <source>%1 would get %2 points: an export usually brings 1 to 3.</source>
        <translation>%1 ennyi pontot kapna: %2. Egy export általában 1–3 pontot hoz.</translation>
    </message>
    <message>
        <source>%1: this is the last chance to use the token Inn.</source>
        <translation>%1: ez az utolsó esély a Fogadó-jelző használatára.</translation>
    </message>
    <message>
        <source>Round %1 (%2)</source>
        <comment>and its year</comment>
        <translation>%1. forduló (%2)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>A flag is turned up, and the export is scored.</source>
        <translation>Felfordul egy zászló, és az export pontot ér.</translation>
    </message>
    <message>
        <source>There is no export.</source>
        <translation>Nincs export.</translation>
    </message>
    <message>
        <source>The export marker stands on space %1 of its track.</source>
        <translation>Az exportjelölő a sávja %1. mezőjén áll.</translation>
    </message>
    <message>
        <source>The barge of %1 lies in Ruhrort.</source>
        <translation>%1 bárkája Ruhrortban áll.</translation>
    </message>
    <message>
        <source>The barge of %1 lies on river space %2.</source>
        <translation>%1 bárkája a folyó %2. mezőjén áll.</translation>
    </message>
    <message>
        <source>%1 does not have the token %2.</source>
        <translation>%1: nincs meg ez a jelző: %2.</translation>
    </message>
    <message>
        <source>%1 has the token %2.</source>
        <translation>%1: megvan ez a jelző: %2.</translation>
    </message>
    <message>
        <source>%1 has the token %2 and has used it.</source>
        <translation>%1: megvan ez a jelző, de már elhasználta: %2.</translation>
    </message>
    <message>
        <source>%1 has a blank instead of the token %2.</source>
        <translation>%1: üres jelző van ehelyett: %2.</translation>
    </message>
    <message>
        <source>A warehouse of %1 stands there: %2.</source>
        <translation>%1 egyik raktára itt áll: %2.</translation>
    </message>
    <message>
        <source>No warehouse of %1 stands there: %2.</source>
        <translation>%1 raktára nem áll itt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) for warehouses.</source>
        <translation>
            <numerusform>%1: %n hely van raktáraknak.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: space %2 costs %3.</source>
        <translation>%1: a(z) %2. hely ára %3.</translation>
    </message>
    <message>
        <source>%1 lies on river space %2.</source>
        <translation>%1 a folyó %2. mezőjén van.</translation>
    </message>
    <message numerus="yes">
        <source>The export track has %n space(s).</source>
        <translation>
            <numerusform>Az exportsávnak %n mezője van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1 of the export track is worth %2.</source>
        <translation>Az exportsáv %1. mezőjének értéke %2.</translation>
    </message>
    <message>
        <source>The rows in Ruhrort bring, from the top: %1.</source>
        <translation>A ruhrorti sorok jutalma felülről: %1.</translation>
    </message>
    <message>
        <source>The token %1 asks for no cubes.</source>
        <translation>Ehhez a jelzőhöz nem kell kocka: %1.</translation>
    </message>
    <message>
        <source>The token %1 asks for cubes: %2.</source>
        <translation>Kockák ehhez a jelzőhöz (%1): %2.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cubes in a development area</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Depot %1, river space %2.</source>
        <translation>%1. rakodóhely, a folyó %2. mezője.</translation>
    </message>
    <message>
        <source>Depot %1.</source>
        <translation>%1. rakodóhely.</translation>
    </message>
    <message>
        <source>River space %1.</source>
        <translation>A folyó %1. mezője.</translation>
    </message>
    <message>
        <source>Nobody gets points for it.</source>
        <translation>Senki sem kap érte pontot.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n thaler(s): nobody keeps more than 10.</source>
        <translation>
            <numerusform>%1 visszaad %n tallért: 10-nél több senkinél sem marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>the export marker</source>
        <translation>az exportjelölő</translation>
    </message>
    <message>
        <source>the barge of %1</source>
        <translation>%1 bárkája</translation>
    </message>
    <message>
        <source>what was read off the board</source>
        <translation>amit a tábláról leolvastatok</translation>
    </message>
    <message>
        <source>cubes: %1</source>
        <comment>in which development areas</comment>
        <translation>kockák: %1</translation>
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
        <source>warehouses in Ruhrort</source>
        <translation>raktár Ruhrortban</translation>
    </message>
    <message>
        <source>%1: a warehouse in Mülheim needs the token Warehouse, used.</source>
        <translation>%1: a mülheimi raktárhoz a Raktár-jelzőt fel kell használni.</translation>
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
    <message>
        <source>%1: %2.</source>
        <comment>a player and where that player has warehouses</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In Ruhrort: %1.</source>
        <comment>whose barges lie there</comment>
        <translation>Ruhrortban: %1.</translation>
    </message>
    <message>
        <source>Elsewhere: %1.</source>
        <comment>whose barges do not lie in Ruhrort</comment>
        <translation>Máshol: %1.</translation>
    </message>
    <message>
        <source>Nobody has the token.</source>
        <translation>Senkinek sincs ilyen jelzője.</translation>
    </message>
    <message>
        <source>The token belongs to: %1.</source>
        <translation>Akinek van ilyen jelzője: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the two warehouses of a storage area leave it together, but %n is there (%2).</source>
        <translation>
            <numerusform>%1: a tárolóból a két raktár együtt kerül ki, mégis %n van ott (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the token Inn needs white coal, and so the token Grafschaft Mark, but the two warehouses of that are still in its storage area.</source>
        <translation>%1: a Fogadó-jelzőhöz fehér szén kell, ahhoz pedig a Mark grófság jelző, de annak két raktára még a tárolóhelyén van.</translation>
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
    <message>
        <source>%1 wins, as the table decided.</source>
        <translation>%1 nyer, így döntött az asztal.</translation>
    </message>
    <message>
        <source>%1 share the victory, as the table decided.</source>
        <translation>%1 osztozik a győzelmen, így döntött az asztal.</translation>
    </message>
    <message>
        <source>%1: named as a winner without the most points. That is kept.</source>
        <translation>%1: győztesként szerepel, pedig nem neki van a legtöbb pontja. Ez így marad.</translation>
    </message>
    <message>
        <source>%1: as many points as the winner, and this game has no tie-break. The winners are kept as named.</source>
        <translation>%1: annyi pontja van, mint a győztesnek, és ebben a játékban holtversenynél semmi sem dönt. A győztesek a megadottak maradnak.</translation>
    </message>
</context>
<context>
    <name>UndoRedo</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Visszavonás: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Mégis</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Mégis: %1</translation>
    </message>
</context>
<context>
    <name>VersusTable</name>
    <message>
        <source>%1 and %2 have not played each other in these games.</source>
        <translation>%1 és %2 nem játszott egymással ezekben a játékokban.</translation>
    </message>
    <message>
        <source>That is %1 twice. Name two people.</source>
        <translation>Ez kétszer ugyanaz: %1. Két embert nevezz meg.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n közös játék</numerusform>
        </translation>
    </message>
    <message>
        <source>ahead of the other</source>
        <translation>a másik előtt</translation>
    </message>
    <message>
        <source>level</source>
        <translation>holtverseny</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>megnyert játék</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>átlagos pontszám</translation>
    </message>
</context>
<context>
    <name>WatchCommandWords</name>
    <message>
        <source>Frame %1 does not begin with &quot;frame&quot;, its width and its height, each up to %2.</source>
        <translation>A(z) %1. képkocka nem így kezdődik: „frame”, majd a szélessége és a magassága, mindkettő legfeljebb %2.</translation>
    </message>
    <message>
        <source>Frame %1 is incomplete.</source>
        <translation>A(z) %1. képkocka hiányos.</translation>
    </message>
</context>
<context>
    <name>WorkerButton</name>
    <message numerus="yes">
        <source>Place %n worker(s)</source>
        <translation>
            <numerusform>%n munkás lerakása</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkerButtons</name>
    <message>
        <source>Place more workers</source>
        <translation>Több munkás lerakása</translation>
    </message>
</context>
<context>
    <name>companion::App</name>
    <message>
        <source>The file is kept as %1, and a new history has begun.</source>
        <translation>A fájl megmaradt, új neve %1, és új játéktörténet kezdődött.</translation>
    </message>
    <message>
        <source>The newest good backup can be brought back in the settings.</source>
        <translation>A legújabb ép biztonsági mentést a beállításokban lehet visszaállítani.</translation>
    </message>
    <message>
        <source>What you enter now is gone when Steiger is closed.</source>
        <translation>Amit most beírtok, a Steiger bezárásakor elvész.</translation>
    </message>
    <message>
        <source>Export it to a file before, if you want to keep it.</source>
        <translation>Ha meg akarjátok őrizni, előbb exportáljátok egy fájlba.</translation>
    </message>
</context>
<context>
    <name>companion::Backups</name>
    <message>
        <source>%1 is the history itself. Choose another file for the copy.</source>
        <translation>%1 maga a játéktörténet. Válassz másik fájlt a másolatnak.</translation>
    </message>
    <message>
        <source>The history is copied to %1.</source>
        <translation>A játéktörténet másolata kész: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This copy holds %n game(s).</source>
        <translation>
            <numerusform>Ebben a másolatban %n játék van.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the history itself, there is nothing to bring back.</source>
        <translation>%1 maga a játéktörténet, nincs mit visszaállítani.</translation>
    </message>
    <message>
        <source>The history was not replaced.</source>
        <translation>A játéktörténet nem cserélődött le.</translation>
    </message>
    <message>
        <source>Everything is stored, but today&apos;s backup could not be made. %1</source>
        <translation>Minden el van mentve, de a mai biztonsági mentés nem sikerült. %1</translation>
    </message>
    <message>
        <source>Today&apos;s backup is just being made. Try again in a moment.</source>
        <translation>Éppen készül a mai biztonsági mentés. Próbáld újra egy pillanat múlva.</translation>
    </message>
    <message numerus="yes">
        <source>The history is copied to %1, with %n photo(s).</source>
        <translation>
            <numerusform>A játéktörténet másolata kész, %n fotóval: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is in place, but not all of its photos. %1</source>
        <translation>A másolat a helyén van, de nem minden fotója. %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and the time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Before the restore of %1</source>
        <translation>A visszaállítás előtt: %1</translation>
    </message>
    <message numerus="yes">
        <source>The history as it is now holds %n game(s). It stays in the list of the copies, nothing is deleted.</source>
        <translation>
            <numerusform>A mostani játéktörténetben %n játék van. Megmarad a másolatok listájában, semmi sem törlődik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is in place. What was there before is in the list, and can be brought back like any other.</source>
        <translation>A másolat a helyére került. Ami eddig ott volt, szerepel a listában, és ugyanúgy visszahozható, mint a többi.</translation>
    </message>
</context>
<context>
    <name>companion::Cameras</name>
    <message>
        <source>There is a camera, but Steiger may not use it. Allow it in the settings of this device, or choose a photo.</source>
        <translation>Van kamera, de a Steiger nem használhatja. Engedélyezd az eszköz beállításaiban, vagy válassz fényképet.</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, choose a photo, or tap it in.</source>
        <translation>Nem találtunk kamerát. Csatlakoztass egyet, válassz fényképet, vagy add meg koppintással.</translation>
    </message>
</context>
<context>
    <name>companion::CoalBaronGame</name>
    <message>
        <source>Take it back from %1</source>
        <translation>Visszavétel tőle: %1</translation>
    </message>
    <message>
        <source>Stop following the turns</source>
        <translation>Tovább a körök követése nélkül</translation>
    </message>
    <message>
        <source>Would not be counted any more: %1</source>
        <translation>Többé nem számítana: %1</translation>
    </message>
    <message>
        <source>Enter what was delivered and which carts were empty by the end of shift %1, then evaluate the shift.</source>
        <translation>Írjátok be, mit szállítottatok le és melyik csillék voltak üresek a műszak végéig (%1. műszak), aztán értékeljétek ki a műszakot.</translation>
    </message>
    <message>
        <source>%1 starts shift %2, not %3.</source>
        <translation>%2. műszak: %1 kezd, nem %3.</translation>
    </message>
    <message>
        <source>Place a worker for %1 and go on</source>
        <translation>Egy munkás lerakása neki: %1, és tovább</translation>
    </message>
</context>
<context>
    <name>companion::Diagnostics</name>
    <message>
        <source>Saved as %1. It holds no names of people.</source>
        <translation>Elmentve: %1. Nincs benne senki neve.</translation>
    </message>
</context>
<context>
    <name>companion::Editions</name>
    <message numerus="yes">
        <source>A name has up to %n letter(s).</source>
        <translation>
            <numerusform>Egy név legfeljebb %n betű.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters, digits and spaces make a name.</source>
        <translation>A név betűkből, számjegyekből és szóközökből áll.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Ez a mappa nem hozható létre: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation>Nem törölhető: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nem olvasható: %1.</translation>
    </message>
    <message>
        <source>The edition is in %1.</source>
        <translation>A kiadás ide került: %1.</translation>
    </message>
    <message>
        <source>There is an edition called %1 already. It can be taught with more photos.</source>
        <translation>Már van ilyen nevű kiadás: %1. Több fényképpel tovább tanítható.</translation>
    </message>
    <message>
        <source>%1 is no edition that Steiger has exported.</source>
        <translation>Ez nem a Steiger által exportált kiadás: %1</translation>
    </message>
    <message>
        <source>%1 is here now, and chosen.</source>
        <translation>Megérkezett, és ki is van választva: %1.</translation>
    </message>
</context>
<context>
    <name>companion::EvaluationView</name>
    <message>
        <source>shift %1</source>
        <translation>%1. műszak</translation>
    </message>
    <message>
        <source>Shift %1 is evaluated.</source>
        <comment>read aloud</comment>
        <translation>%1. műszak, kiértékelés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) in this shift and has %2 now.</source>
        <translation>
            <numerusform>%1 ebben a műszakban %n pontot kap, így most %2 pontja van.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::EveningView</name>
    <message>
        <source>%1 sits at the table already.</source>
        <translation>%1 már az asztalnál ül.</translation>
    </message>
    <message>
        <source>This file is no picture that Steiger can show. Choose a JPEG or PNG.</source>
        <translation>Ez a fájl nem olyan kép, amelyet a Steiger meg tud mutatni. Válassz JPEG vagy PNG képet.</translation>
    </message>
    <message>
        <source>The photo could not be kept: there is no room beside the history, or it cannot be written.</source>
        <translation>A fényképet nem sikerült eltenni: a játéktörténet mellett nincs hely, vagy nem lehet oda írni.</translation>
    </message>
</context>
<context>
    <name>companion::Exchange</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n játék kiírva ide: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was taken in.</source>
        <translation>Az importálás megszakadt. Semmi sem került be.</translation>
    </message>
</context>
<context>
    <name>companion::ExerciseView</name>
    <message>
        <source>Practice %1: %2</source>
        <comment>the level and its title</comment>
        <translation>%1. gyakorlat: %2</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Számold ki magad</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Így van.</translation>
    </message>
    <message numerus="yes">
        <source>All %n right.</source>
        <translation>
            <numerusform>Mind a(z) %n jó.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right.</source>
        <translation>
            <numerusform>%1 / %n jó.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::FinalCount</name>
    <message>
        <source>Still to be counted: %1.</source>
        <translation>Még számolni kell: %1.</translation>
    </message>
</context>
<context>
    <name>companion::FinalView</name>
    <message>
        <source>%1: light tiles: %2 counted, %3 tapped into the mine during the game. What was counted is scored.</source>
        <translation>%1: világos lapka: megszámolva %2, játék közben a bányához megadva %3. A megszámolt érvényes.</translation>
    </message>
    <message>
        <source>%1: dark tiles: %2 counted, %3 tapped into the mine during the game. What was counted is scored.</source>
        <translation>%1: sötét lapka: megszámolva %2, játék közben a bányához megadva %3. A megszámolt érvényes.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Márka</translation>
    </message>
    <message>
        <source>Cubes, anywhere</source>
        <translation>Szénkocka, bárhol</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Teljesítésre váró megrend.</translation>
    </message>
    <message>
        <source>Light tiles</source>
        <translation>Világos lapka</translation>
    </message>
    <message>
        <source>Dark tiles</source>
        <translation>Sötét lapka</translation>
    </message>
</context>
<context>
    <name>companion::Folder</name>
    <message>
        <source>Home</source>
        <translation>Saját mappa</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumentumok</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Letöltések</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
</context>
<context>
    <name>companion::FrameSource</name>
    <message>
        <source>No picture comes from the camera. Perhaps another program uses it: close that, choose a photo, or tap it in.</source>
        <translation>Nem jön kép a kamerából. Talán egy másik program használja: zárd be azt, válassz fényképet, vagy add meg koppintással.</translation>
    </message>
    <message>
        <source>No picture comes from this film. Choose another one, or a photo.</source>
        <translation>Ebből a filmből nem jön kép. Válassz másikat, vagy fényképet.</translation>
    </message>
    <message>
        <source>The camera was unplugged. Connect it again, choose a photo, or tap it in.</source>
        <translation>A kamerát kihúzták. Csatlakoztasd újra, válassz fényképet, vagy add meg koppintással.</translation>
    </message>
    <message>
        <source>The camera cannot be used (%1). Choose a photo, or tap it in.</source>
        <translation>A kamera nem használható (%1). Válassz fényképet, vagy add meg koppintással.</translation>
    </message>
    <message>
        <source>This film cannot be played (%1). Choose another one, or a photo.</source>
        <translation>Ez a film nem játszható le (%1). Válassz másikat, vagy fényképet.</translation>
    </message>
    <message>
        <source>The pictures of this camera are of a kind that cannot be read. Choose another camera, or a photo.</source>
        <translation>Ennek a kamerának a képeit nem lehet olvasni. Válassz másik kamerát, vagy fényképet.</translation>
    </message>
</context>
<context>
    <name>companion::GameChoice</name>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Minden csoport</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Minden idény</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Bármennyi játékos</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameCounts</name>
    <message>
        <source>Marks</source>
        <translation>Márka</translation>
    </message>
    <message>
        <source>Cubes, anywhere</source>
        <translation>Szénkocka, bárhol</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Teljesítésre váró megrend.</translation>
    </message>
    <message>
        <source>Light tiles</source>
        <translation>Világos lapka</translation>
    </message>
    <message>
        <source>Dark tiles</source>
        <translation>Sötét lapka</translation>
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
        <source>Workers in the factory</source>
        <translation>Munkás a tárnabővítésnél</translation>
    </message>
    <message>
        <source>The points follow from what was counted in every shift and at the end.</source>
        <translation>A pontok abból adódnak, amit műszakonként és a játék végén számoltatok.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As it is counted now: %1. Save to keep it.</source>
        <translation>A mostani számokkal: %1. Mentsétek, hogy megmaradjon.</translation>
    </message>
    <message>
        <source>%1 delivered this order in shift %2. Take it back there first.</source>
        <translation>%1 már teljesítette ezt a megrendelést (%2. műszak). Előbb ott vegyétek vissza.</translation>
    </message>
    <message>
        <source>%1 delivered this order in shift %2 already. It can be taken back there.</source>
        <translation>%1 ezt a megrendelést már korábban teljesítette (%2. műszak). Ott lehet visszavenni.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) so far</source>
        <translation>
            <numerusform>eddig %n megrendelés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameForm</name>
    <message>
        <source>More than one player is called %1. Please give them different names first, under People.</source>
        <translation>Több játékost is így hívnak: %1. Előbb adj nekik különböző nevet a Játékosok között.</translation>
    </message>
    <message>
        <source>The very same game is in the history already. If this was another one, say so in the comments.</source>
        <translation>Pontosan ez a játék már benne van a történetben. Ha ez egy másik volt, írd a megjegyzésbe.</translation>
    </message>
    <message>
        <source>The very same game was deleted. Bring it back in the history, under the deleted games.</source>
        <translation>Pontosan ezt a játékot törölték. Hozd vissza a történetben, a törölt játékok közül.</translation>
    </message>
</context>
<context>
    <name>companion::Groups</name>
    <message>
        <source>%1 to %2</source>
        <comment>from a day to a day</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>There is a group %1 already.</source>
        <translation>Ilyen nevű csoport már van: %1.</translation>
    </message>
    <message>
        <source>%1 is a year, and every year is a season already. Choose another name.</source>
        <translation>%1 egy év, és minden év eleve idény. Válassz másik nevet.</translation>
    </message>
    <message>
        <source>A season is from day to day. Please write the days like 2026-05-01.</source>
        <translation>Egy idény naptól napig tart. Írd a napokat így: 2026-05-01.</translation>
    </message>
    <message>
        <source>The season would end before it begins. Exchange the two days.</source>
        <translation>Az idény előbb érne véget, mint ahogy kezdődik. Cseréld fel a két napot.</translation>
    </message>
    <message>
        <source>%1 was the name of the group %2 before. Choose another name.</source>
        <translation>%1: korábban így hívták ezt a csoportot: %2. Válasszatok más nevet.</translation>
    </message>
    <message>
        <source>There is a place %1 already.</source>
        <translation>Már van ilyen nevű hely: %1.</translation>
    </message>
    <message>
        <source>%1 was the name of the place %2 before. Choose another name.</source>
        <translation>%1: korábban így hívták ezt a helyet: %2. Válasszatok más nevet.</translation>
    </message>
    <message>
        <source>%1 is called %2 now, in all games.</source>
        <translation>%1 új neve minden játszmában: %2.</translation>
    </message>
</context>
<context>
    <name>companion::GuidedFinal</name>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>%1, %2: counted %3, followed during the game %4. What was counted is scored.</source>
        <translation>%1, %2: megszámolva %3, a játék közben követve %4. A megszámolt érvényes.</translation>
    </message>
</context>
<context>
    <name>companion::GuidedGame</name>
    <message>
        <source>taken next</source>
        <translation>ez következik</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a space and what stands out of it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>companion::HeadToHead</name>
    <message>
        <source>Choose somebody</source>
        <translation>Válassz valakit</translation>
    </message>
    <message>
        <source>That is %1 twice. Choose two people.</source>
        <translation>Ez kétszer ugyanaz: %1. Válassz két embert.</translation>
    </message>
    <message>
        <source>Choose two people to compare.</source>
        <translation>Válassz két embert az összehasonlításhoz.</translation>
    </message>
    <message>
        <source>%1 and %2 have not played each other in these games.</source>
        <translation>%1 és %2 nem játszott egymással ezekben a játékokban.</translation>
    </message>
    <message>
        <source>Ahead of the other</source>
        <translation>A másik előtt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Egyenlő</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Megnyert játékok</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Átlagos pontszám</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n közös játék</numerusform>
        </translation>
    </message>
    <message>
        <source>Games in which one was ranked before the other, whoever won.</source>
        <translation>Játékok, amelyekben egyikük a másik előtt végzett, bárki is nyert.</translation>
    </message>
    <message>
        <source>Games in which both had the same rank.</source>
        <translation>Játékok, amelyekben azonos helyen végeztek.</translation>
    </message>
    <message>
        <source>Games they played together and one of them won, also a victory that was shared.</source>
        <translation>Közös játékok, amelyeket egyikük megnyert, akár megosztva.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 points in %n game(s) together.</source>
        <translation>
            <numerusform>%1 és %2 pont %n közös játékban.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::Learn</name>
    <message>
        <source>Nobody: nothing is remembered</source>
        <translation>Senki: nem jegyzünk meg semmit</translation>
    </message>
</context>
<context>
    <name>companion::LiveGame</name>
    <message numerus="yes">
        <source>%n entry(s) of this game come from a newer Steiger and are not counted here.</source>
        <translation>
            <numerusform>A játék %n bejegyzése újabb Steigerből származik, ezért itt nem számít.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1 %2</source>
        <comment>what happened, and why it does not fit</comment>
        <translation>Nem számít: %1 %2</translation>
    </message>
</context>
<context>
    <name>companion::LiveScan</name>
    <message>
        <source>The program that looks at pictures stopped, and was started again.</source>
        <translation>A képeket vizsgáló program leállt, és újraindult.</translation>
    </message>
    <message>
        <source>Everything is clear: hold still.</source>
        <translation>Minden tiszta: tartsd mozdulatlanul.</translation>
    </message>
    <message>
        <source>Waiting for the first picture…</source>
        <translation>Várakozás az első képre…</translation>
    </message>
</context>
<context>
    <name>companion::NewGame</name>
    <message>
        <source>Choose %1 to %2 players.</source>
        <translation>Válassz %1–%2 játékost.</translation>
    </message>
    <message>
        <source>%1 sits at the table already. Give the other one a name of their own.</source>
        <translation>%1 már az asztalnál ül. Adj a másiknak saját nevet.</translation>
    </message>
    <message>
        <source>%1 is for up to %2 players.</source>
        <translation>%1: legfeljebb %2 játékos.</translation>
    </message>
    <message>
        <source>Rules that can be read differently</source>
        <translation>Többféleképpen érthető szabályok</translation>
    </message>
    <message numerus="yes">
        <source>Rules that can be read differently (%n chosen)</source>
        <translation>
            <numerusform>Többféleképpen érthető szabályok (%n másképp)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::OrdersView</name>
    <message>
        <source>%1, delivered by %2</source>
        <translation>%1, teljesítette: %2</translation>
    </message>
    <message>
        <source>%1, open order of %2</source>
        <translation>%1, teljesítésre vár, gazdája: %2</translation>
    </message>
    <message>
        <source>%1 picks an order: pick %2 of %3.</source>
        <translation>%1 megrendelést választ (%2. választás, összesen %3).</translation>
    </message>
</context>
<context>
    <name>companion::People</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody is called %1 already. Choose another name; if the two are the same person, merge them.</source>
        <translation>Valakit már így hívnak: %1. Válassz másik nevet; ha a kettő ugyanaz az ember, vond össze őket.</translation>
    </message>
    <message>
        <source>All games of %1 become games of %2, and %1 leaves the list. This cannot be undone.</source>
        <translation>%1 minden játéka a következő játékosé lesz: %2. %1 lekerül a listáról. Ezt nem lehet visszavonni.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Válassz két különböző embert.</translation>
    </message>
    <message>
        <source>%1 and %2 have played each other, so they are not the same person.</source>
        <translation>%1 és %2 játszott egymással, tehát nem ugyanaz az ember.</translation>
    </message>
    <message>
        <source>The name %1 is erased for good. The games stay, with a deleted player in its place. Backups made before still hold the name until newer ones replace them.</source>
        <translation>A név végleg törlődik: %1. A játékok megmaradnak, a helyén törölt játékossal. A korábbi biztonsági mentésekben a név megmarad, amíg újabbak nem váltják fel őket.</translation>
    </message>
    <message>
        <source>%1 sits at a game that is under way, and would be a deleted player there too.</source>
        <translation>%1 egy folyamatban lévő játékban ül, és ott is törölt játékos lenne.</translation>
    </message>
</context>
<context>
    <name>companion::PersonSheet</name>
    <message>
        <source>%1 took part in none of these games.</source>
        <translation>%1 ezek közül egy játékban sem vett részt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Megnyert játékok</translation>
    </message>
    <message>
        <source>Won in a row up to now</source>
        <translation>Jelenlegi győzelmi sorozat</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <translation>Leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>Points more than the table&apos;s mean</source>
        <translation>Pontokkal az asztal átlaga fölött</translation>
    </message>
    <message>
        <source>Every game that the filters above leave.</source>
        <translation>Minden játék, amelyet a fenti szűrők meghagynak.</translation>
    </message>
    <message>
        <source>A victory that was shared counts for everyone who shares it.</source>
        <translation>A megosztott győzelem mindenkinek számít, aki osztozik rajta.</translation>
    </message>
    <message>
        <source>Games won one after the other, counted back from the last one.</source>
        <translation>Egymás után megnyert játékok, az utolsótól visszafelé számolva.</translation>
    </message>
    <message>
        <source>The most games ever won one after the other.</source>
        <translation>A legtöbb egymás után megnyert játék.</translation>
    </message>
    <message>
        <source>One&apos;s own points less the mean of everyone at that table, averaged over all games.</source>
        <translation>A saját pontok mínusz az asztal átlaga, az összes játék átlagában.</translation>
    </message>
    <message>
        <source>Points fewer than the table&apos;s mean</source>
        <translation>Pontokkal az asztal átlaga alatt</translation>
    </message>
</context>
<context>
    <name>companion::Replay</name>
    <message>
        <source>%1 of %2</source>
        <comment>an event of the game, and how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>companion::ScanView</name>
    <message>
        <source>A card that cannot be read</source>
        <translation>Olvashatatlan kártya</translation>
    </message>
    <message>
        <source>A tile that cannot be read</source>
        <translation>Olvashatatlan lapka</translation>
    </message>
    <message>
        <source>Cart on the board, %1: loaded</source>
        <translation>Csille a táblán (%1): rakott</translation>
    </message>
    <message>
        <source>Cart on the board, %1: empty</source>
        <translation>Csille a táblán (%1): üres</translation>
    </message>
    <message numerus="yes">
        <source>Tile with %1: %n loaded</source>
        <translation>
            <numerusform>Tárnalapka, %1: %n rakott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) cannot be read and will be left out: tap to say what it is.</source>
        <translation>
            <numerusform>%n darab nem olvasható, és kimarad: koppints rá, és mondd meg, mi az.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn it is will no longer be followed: a photo does not tell.</source>
        <translation>Azt, hogy ki következik, nem követjük tovább: a fényképből ez nem derül ki.</translation>
    </message>
    <message>
        <source>Open orders will no longer be followed: this one was never taken up here.</source>
        <translation>A teljesítésre váró megrendeléseket nem követjük tovább: ezt itt senki sem vette el.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) will be delivered.</source>
        <translation>
            <numerusform>%n megrendelés teljesül.</numerusform>
        </translation>
    </message>
    <message>
        <source>The empty carts will be counted as in the photo.</source>
        <translation>Az üres csillék a fénykép szerint lesznek megszámolva.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) will be added.</source>
        <translation>
            <numerusform>%n tárnalapka kerül a bányába.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) will be emptied.</source>
        <translation>
            <numerusform>%n csille kiürül.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in this photo is new to the game.</source>
        <translation>A fényképen semmi sem új a játékhoz képest.</translation>
    </message>
    <message>
        <source>This card is there only once in the game.</source>
        <translation>Ez a kártya csak egyszer van a játékban.</translation>
    </message>
    <message>
        <source>The shaft board was not found: draw a frame round it, then one round each tile.</source>
        <translation>Az aknatábla nem található: rajzolj köré keretet, majd egyet-egyet minden lapka köré.</translation>
    </message>
    <message>
        <source>Steiger learns from what is written here: every piece should be right.</source>
        <translation>A Steiger abból tanul, ami itt áll: minden darab legyen helyes.</translation>
    </message>
    <message>
        <source>This picture could not be kept in %1.</source>
        <translation>Ezt a képet nem sikerült megőrizni itt: %1.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: is the disk full? Choose a photo, or tap it in.</source>
        <translation>A képet nem sikerült ide írni: %1. Megtelt a lemez? Válassz fényképet, vagy add meg koppintással.</translation>
    </message>
    <message>
        <source>Tap to say whether a cube lies on it.</source>
        <translation>Koppints rá, és mondd meg, van-e rajta szénkocka.</translation>
    </message>
</context>
<context>
    <name>companion::Scanner</name>
    <message>
        <source>The photo was looked at, but the answer cannot be understood. Steiger and steiger-cli seem to be of different versions: install both again.</source>
        <translation>A fényképet megnéztük, de a válasz nem érthető. Úgy tűnik, a Steiger és a steiger-cli különböző változatú: telepítsd újra mindkettőt.</translation>
    </message>
    <message>
        <source>The part of Steiger that looks at photos, steiger-cli, is missing: install Steiger again. Everything can be tapped in as before.</source>
        <translation>Hiányzik a Steigernek az a része, amely a fényképeket nézi (steiger-cli): telepítsd újra a Steigert. Minden beírható koppintással, mint eddig.</translation>
    </message>
    <message>
        <source>This photo could not be looked at: the program that reads photos stopped. Nothing has changed in the game. Try another photo, or tap it in.</source>
        <translation>Ezt a fényképet nem lehetett megnézni: a képolvasó program leállt. A játékban semmi sem változott. Próbálj másik fényképet, vagy add meg koppintással.</translation>
    </message>
</context>
<context>
    <name>companion::Sharing</name>
    <message>
        <source>Point a phone that has BG Stats at this code, and the game is there as well.</source>
        <translation>Irányíts erre a kódra egy telefont, amelyen van BG Stats, és a játék ott is meglesz.</translation>
    </message>
    <message>
        <source>This game is too long for a code. The BG Stats file holds all of it.</source>
        <translation>Ez a játék túl hosszú egy kódhoz. A BG Stats-fájlban minden benne van.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Elmentve: %1.</translation>
    </message>
    <message>
        <source>The file could not be written to %1. Choose another folder for it.</source>
        <translation>A fájlt nem lehetett ide menteni: %1. Válassz neki másik mappát.</translation>
    </message>
</context>
<context>
    <name>companion::TableView</name>
    <message>
        <source>If the shift ended now, these segments would give points:</source>
        <translation>Ha most érne véget a műszak, ezek a cikkelyek adnának pontot:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a segment of the clock and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>If the shift ended now, no segment would give %1 points.</source>
        <translation>Ha most érne véget a műszak, egyik cikkely sem adna pontot neki: %1.</translation>
    </message>
    <message>
        <source>%1 (shift %2)</source>
        <comment>a line of the score</comment>
        <translation>%1 (%2. műszak)</translation>
    </message>
    <message>
        <source>Delivered since</source>
        <comment>orders</comment>
        <translation>Azóta teljesített</translation>
    </message>
</context>
<context>
    <name>companion::Voice</name>
    <message>
        <source>There is no voice on this device yet. Install the package espeak-ng, on Debian with: sudo apt install espeak-ng</source>
        <translation>Ezen az eszközön még nincs hang a felolvasáshoz. Telepítsétek az espeak-ng csomagot, Debianon így: sudo apt install espeak-ng</translation>
    </message>
    <message>
        <source>Nothing on this device plays sounds. Install the package qml6-module-qtmultimedia and start Steiger again.</source>
        <translation>Ezen az eszközön semmi sem játszik le hangot. Telepítsétek a qml6-module-qtmultimedia csomagot, és indítsátok újra a Steigert.</translation>
    </message>
    <message>
        <source>The voice did not answer. If it stays silent, install the package espeak-ng again.</source>
        <translation>A felolvasó hang nem válaszolt. Ha továbbra is néma, telepítsétek újra az espeak-ng csomagot.</translation>
    </message>
    <message>
        <source>Sounds are switched off, and so is the voice.</source>
        <translation>A hangok ki vannak kapcsolva, így a felolvasás is néma.</translation>
    </message>
</context>
<context>
    <name>companion::Watcher</name>
    <message>
        <source>The part of Steiger that looks at pictures, steiger-cli, is missing: install Steiger again. Everything can be tapped in as before.</source>
        <translation>A Steiger képeket vizsgáló része, a steiger-cli hiányzik: telepítsd újra a Steigert. Minden beírható koppintással, mint eddig.</translation>
    </message>
    <message>
        <source>The picture was looked at, but the answer cannot be understood. Steiger and steiger-cli seem to be of different versions: install both again.</source>
        <translation>A kép vizsgálata megtörtént, de a válasz nem érthető. A Steiger és a steiger-cli alighanem más-más változat: telepítsd újra mindkettőt.</translation>
    </message>
    <message>
        <source>The program that looks at pictures stops again and again. Nothing has changed in the game. Choose a photo, or tap it in.</source>
        <translation>A képeket vizsgáló program újra meg újra leáll. A játszmában semmi sem változott. Válassz fényképet, vagy koppintsd be.</translation>
    </message>
</context>
</TS>
