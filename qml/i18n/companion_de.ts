<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Steiger</source>
        <translation>Über Steiger</translation>
    </message>
    <message>
        <source>Steiger %1</source>
        <translation>Steiger %1</translation>
    </message>
    <message>
        <source>The companion for mining games at a real table. It works without a network and without an account; everything stays on this device.</source>
        <translation>Der Begleiter für Bergbauspiele am echten Tisch. Er kommt ohne Netz und ohne Konto aus; alles bleibt auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Wenn etwas nicht stimmt</translation>
    </message>
    <message>
        <source>This file tells somebody who helps you which versions and which screen you have, and whether the history is sound.</source>
        <translation>Diese Datei sagt jemandem, der dir hilft, welche Versionen und welchen Bildschirm du hast und ob die Chronik in Ordnung ist.</translation>
    </message>
    <message>
        <source>Save a diagnostics file</source>
        <translation>Diagnosedatei speichern</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
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
        <translation>diese Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>gespeichert als %1</translation>
    </message>
    <message>
        <source>already here as %1</source>
        <translation>schon da als %1</translation>
    </message>
    <message>
        <source>already here as %1, but told otherwise. The game stays as it is; &quot;steiger-cli correct %1 FILE&quot; replaces it.</source>
        <translation>schon da als %1, aber mit anderem Inhalt. Die Partie bleibt, wie sie ist; „steiger-cli correct %1 FILE“ ersetzt sie.</translation>
    </message>
    <message>
        <source>this game was deleted and stays so. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>diese Partie wurde gelöscht und bleibt es. „steiger-cli restore %1“ holt sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken over</source>
        <translation>
            <numerusform>%n Partie übernommen</numerusform>
            <numerusform>%n Partien übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new player(s)</source>
        <translation>
            <numerusform>%n neuer Mitspieler</numerusform>
            <numerusform>%n neue Mitspieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games kept in a list apart</source>
        <translation>
            <numerusform>%n Partie anderer Spiele in einer eigenen Liste aufgehoben</numerusform>
            <numerusform>%n Partien anderer Spiele in einer eigenen Liste aufgehoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) already here</source>
        <translation>
            <numerusform>%n Partie schon vorhanden</numerusform>
            <numerusform>%n Partien schon vorhanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of games that were deleted here and stay so</source>
        <translation>
            <numerusform>%n Partie, die hier gelöscht wurde und es bleibt</numerusform>
            <numerusform>%n Partien, die hier gelöscht wurden und es bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>players known already: %1 by their id, %2 by their name</source>
        <translation>schon bekannte Mitspieler: %1 an der Kennung, %2 am Namen erkannt</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a place in a file, a game, a date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stored</source>
        <translation>
            <numerusform>%n Partie gespeichert</numerusform>
            <numerusform>%n Partien gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already here</source>
        <translation>
            <numerusform>%n Partie schon da</numerusform>
            <numerusform>%n Partien schon da</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddingField</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>AwardBar</name>
    <message>
        <source>%1 has %2 points</source>
        <translation>Punkte von %1: %2</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The history is copied to %1.</source>
        <translation>Die Chronik ist nach %1 kopiert.</translation>
    </message>
    <message>
        <source>%1 is the history itself. Choose another file for the copy.</source>
        <translation>%1 ist die Chronik selbst. Wähle eine andere Datei für die Kopie.</translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Bring back from a file</source>
        <translation>Aus einer Datei zurückholen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and the size of a file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bring back this copy?</source>
        <translation>Diese Kopie zurückholen?</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Where should the copy go?</source>
        <translation>Wohin soll die Kopie?</translation>
    </message>
    <message>
        <source>Which copy?</source>
        <translation>Welche Kopie?</translation>
    </message>
    <message>
        <source>Steiger keeps a copy of every day on which something changed, the last seven of them. Tap one to bring it back. Photos of the evenings stay where they are; a copy that you save to a file takes them along.</source>
        <translation>Steiger hebt von jedem Tag, an dem sich etwas geändert hat, eine Kopie auf, immer die letzten sieben. Tippe eine an, um sie zurückzuholen. Fotos der Abende bleiben, wo sie sind; eine Kopie, die du in eine Datei speicherst, nimmt sie mit.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BegunChoice</name>
    <message>
        <source>How far is the game?</source>
        <translation>Wie weit ist die Partie?</translation>
    </message>
    <message>
        <source>It begins now</source>
        <translation>Sie beginnt jetzt</translation>
    </message>
    <message>
        <source>Shift I is under way</source>
        <translation>Schicht I läuft</translation>
    </message>
    <message>
        <source>Shift II is under way</source>
        <translation>Schicht II läuft</translation>
    </message>
    <message>
        <source>Shift III is under way</source>
        <translation>Schicht III läuft</translation>
    </message>
    <message>
        <source>It is over, and on paper</source>
        <translation>Sie ist zu Ende und steht auf Papier</translation>
    </message>
    <message>
        <source>You enter what was delivered and emptied shift by shift; Steiger evaluates each one.</source>
        <translation>Ihr gebt Schicht für Schicht ein, was geliefert und geleert wurde; Steiger wertet jede einzeln.</translation>
    </message>
    <message>
        <source>Played on %1</source>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Einen Monat früher</translation>
    </message>
    <message>
        <source>A day earlier</source>
        <translation>Einen Tag früher</translation>
    </message>
    <message>
        <source>A day later</source>
        <translation>Einen Tag später</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Einen Monat später</translation>
    </message>
</context>
<context>
    <name>BgStatsWords</name>
    <message>
        <source>%1 stands where an object in curly braces should be</source>
        <translation>%1 steht, wo ein Objekt in geschweiften Klammern stehen müsste</translation>
    </message>
    <message>
        <source>%1 stands where a list in square brackets should be</source>
        <translation>%1 steht, wo eine Liste in eckigen Klammern stehen müsste</translation>
    </message>
    <message>
        <source>it has no id, so nothing can refer to it</source>
        <translation>es hat keine Nummer, also kann nichts darauf verweisen</translation>
    </message>
    <message>
        <source>%1 is given twice, and nobody can tell which is meant</source>
        <translation>%1 steht zweimal da, und niemand kann sagen, was gilt</translation>
    </message>
    <message>
        <source>%1 goes too deep</source>
        <translation>%1 ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is in the file a second time</source>
        <translation>es steht ein zweites Mal in der Datei</translation>
    </message>
    <message>
        <source>the file has no single game with the id %1</source>
        <translation>die Datei hat nicht genau ein Spiel mit der Nummer %1</translation>
    </message>
    <message>
        <source>the file has no single player with the id %1</source>
        <translation>die Datei hat nicht genau eine Person mit der Nummer %1</translation>
    </message>
    <message>
        <source>the file has no single place with the id %1</source>
        <translation>die Datei hat nicht genau einen Ort mit der Nummer %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date (expected: 2026-01-24 20:15:00)</source>
        <translation>„%1“ ist kein Datum (richtig wäre: 2026-01-24 20:15:00)</translation>
    </message>
    <message>
        <source>nobody played</source>
        <translation>niemand hat mitgespielt</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>ein anderes Spiel</translation>
    </message>
    <message>
        <source>marked to be left out of statistics; kept, but not counted</source>
        <translation>soll nicht in die Statistik; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message>
        <source>played in teams, which this game does not have; kept, but not counted</source>
        <translation>in Teams gespielt, die es in diesem Spiel nicht gibt; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), which is not possible in this game; kept, but not counted</source>
        <translation>
            <numerusform>%n Person, was in diesem Spiel nicht möglich ist; aufgehoben, aber nicht gezählt</numerusform>
            <numerusform>%n Personen, was in diesem Spiel nicht möglich ist; aufgehoben, aber nicht gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no score; kept, but not counted</source>
        <translation>%1 hat keine Punktzahl; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message>
        <source>the score of %1 cannot be read: &quot;%2&quot;; kept, but not counted</source>
        <translation>die Punktzahl von %1 ist nicht lesbar: „%2“; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message>
        <source>the score of %1 is no whole number: &quot;%2&quot;; kept, but not counted</source>
        <translation>die Punktzahl von %1 ist keine ganze Zahl: „%2“; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message>
        <source>nobody won; kept, but not counted</source>
        <translation>niemand hat gewonnen; aufgehoben, aber nicht gezählt</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>this result is not possible in this game (%1); kept, but not counted</source>
        <translation>dieses Ergebnis ist in diesem Spiel nicht möglich (%1); aufgehoben, aber nicht gezählt</translation>
    </message>
</context>
<context>
    <name>BusyPopup</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ChangeGame</name>
    <message>
        <source>Corrected. &quot;steiger-cli show %1 --revision 1&quot; still shows the first record.</source>
        <translation>Berichtigt. „steiger-cli show %1 --revision 1“ zeigt weiterhin die erste Aufzeichnung.</translation>
    </message>
    <message>
        <source>Deleted. &quot;steiger-cli restore %1&quot; brings the game back.</source>
        <translation>Gelöscht. „steiger-cli restore %1“ holt die Partie zurück.</translation>
    </message>
    <message>
        <source>This game is deleted already. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>Diese Partie ist schon gelöscht. „steiger-cli restore %1“ holt sie zurück.</translation>
    </message>
    <message>
        <source>The game is back in the history.</source>
        <translation>Die Partie ist wieder in der Chronik.</translation>
    </message>
    <message>
        <source>This game is not deleted.</source>
        <translation>Diese Partie ist nicht gelöscht.</translation>
    </message>
    <message>
        <source>This game is deleted. Bring it back with &quot;steiger-cli restore %1&quot; first.</source>
        <translation>Diese Partie ist gelöscht. Hole sie zuerst mit „steiger-cli restore %1“ zurück.</translation>
    </message>
    <message>
        <source>this is the record of another game (its id is %1, not %2)</source>
        <translation>das ist die Aufzeichnung einer anderen Partie (ihre Kennung ist %1, nicht %2)</translation>
    </message>
    <message>
        <source>players[%1]: the id is that of %2, but the name says %3 (leave out the id to mean %3; &quot;steiger-cli people rename&quot; gives %2 another name)</source>
        <translation>players[%1]: die Kennung gehört %2, der Name sagt %3 (lass die Kennung weg, wenn %3 gemeint ist; „steiger-cli people rename“ gibt %2 einen anderen Namen)</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>The damaged file is now %1, and %2 is in its place. What was told since that backup is missing.</source>
        <translation>Die beschädigte Datei heißt jetzt %1, an ihrer Stelle ist %2. Was seit dieser Sicherung dazukam, fehlt.</translation>
    </message>
    <message>
        <source>The history is sound.</source>
        <translation>Die Chronik ist in Ordnung.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) scored again.</source>
        <translation>
            <numerusform>%n Partie neu gewertet.</numerusform>
            <numerusform>%n Partien neu gewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result has changed.</source>
        <translation>Kein Ergebnis hat sich geändert.</translation>
    </message>
    <message>
        <source>These have other results now: %1.</source>
        <translation>Diese haben jetzt andere Ergebnisse: %1.</translation>
    </message>
    <message>
        <source>These have a record that cannot be read, and are left out: %1. Nothing of them is lost; a newer Steiger may read them.</source>
        <translation>Die Aufzeichnungen dieser Partien sind nicht lesbar, sie bleiben außen vor: %1. Nichts davon ist verloren; ein neuerer Steiger kann sie vielleicht lesen.</translation>
    </message>
    <message>
        <source>%1 is not sound:</source>
        <translation>%1 ist nicht in Ordnung:</translation>
    </message>
    <message>
        <source>&quot;steiger-cli check --rebuild&quot; works everything out again from what was told.</source>
        <translation>„steiger-cli check --rebuild“ rechnet alles aus dem Aufgezeichneten neu aus.</translation>
    </message>
</context>
<context>
    <name>ChecklistPage</name>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>All games again</source>
        <translation>Wieder alle Spiele</translation>
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
        <translation>Ein Spiel %1 gibt es nicht (nur %2).</translation>
    </message>
    <message>
        <source>There is no group %1. &quot;steiger-cli groups list&quot; shows them all.</source>
        <translation>Eine Gruppe %1 gibt es nicht. „steiger-cli groups list“ zeigt alle.</translation>
    </message>
    <message>
        <source>There is no group %1. Did you mean %2?</source>
        <translation>Eine Gruppe %1 gibt es nicht. Meinst du %2?</translation>
    </message>
    <message>
        <source>There is no season %1. A year such as 2026 always is one; &quot;steiger-cli seasons list&quot; shows the others.</source>
        <translation>Eine Saison %1 gibt es nicht. Ein Jahr wie 2026 ist immer eine; „steiger-cli seasons list“ zeigt die anderen.</translation>
    </message>
    <message>
        <source>%1: %2 is no date such as 2026-05-01 or 2026-05-01T19:30:00+02:00.</source>
        <translation>%1: %2 ist kein Datum wie 2026-05-01 oder 2026-05-01T19:30:00+02:00.</translation>
    </message>
</context>
<context>
    <name>CoalBaronEventWords</name>
    <message numerus="yes">
        <source>The game starts with %1 player(s). %2 is the starting player.</source>
        <translation>
            <numerusform>Das Spiel beginnt mit %1 Person. Startspieler: %2.</numerusform>
            <numerusform>Das Spiel beginnt mit %1 Personen. Startspieler: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks the order %2.</source>
        <translation>%1 wählt den Auftrag %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s).</source>
        <translation>
            <numerusform>%1 setzt %2 Arbeiter ein.</numerusform>
            <numerusform>%1 setzt %2 Arbeiter ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s): %3.</source>
        <translation>
            <numerusform>%1 setzt %2 Arbeiter ein: %3.</numerusform>
            <numerusform>%1 setzt %2 Arbeiter ein: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts %2 mark(s).</source>
        <translation>
            <numerusform>%1 zählt %2 Mark.</numerusform>
            <numerusform>%1 zählt %2 Mark.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the order %2.</source>
        <translation>%1 nimmt den Auftrag %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %2: %n point(s).</source>
        <translation>
            <numerusform>%1 liefert %2: %n Punkt.</numerusform>
            <numerusform>%1 liefert %2: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s).</source>
        <translation>
            <numerusform>%1 kauft %2 für %n Mark.</numerusform>
            <numerusform>%1 kauft %2 für %n Mark.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s), with other cubes on it: %3.</source>
        <translation>
            <numerusform>%1 kauft %2 für %n Mark, mit anderen Kohlewürfeln darauf: %3.</numerusform>
            <numerusform>%1 kauft %2 für %n Mark, mit anderen Kohlewürfeln darauf: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brings the cage to the surface.</source>
        <translation>%1 holt den Förderkorb nach oben.</translation>
    </message>
    <message>
        <source>%1 moves the cage to the %2 level.</source>
        <translation>%1 fährt den Förderkorb auf diese Ebene: %2.</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart.</source>
        <translation>%1 leert eine Lore (%2).</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart on the light side.</source>
        <translation>%1 leert eine Lore auf der hellen Seite (%2).</translation>
    </message>
    <message>
        <source>%1 empties a %2 cart on the dark side.</source>
        <translation>%1 leert eine Lore auf der dunklen Seite (%2).</translation>
    </message>
    <message>
        <source>%1 counts no empty carts.</source>
        <translation>%1 zählt keine leeren Loren.</translation>
    </message>
    <message>
        <source>%1 counts empty carts: %2.</source>
        <translation>%1 zählt leere Loren: %2.</translation>
    </message>
    <message>
        <source>%1 counts cubes: %2 in the cage, %3 in storage, %4 on open orders.</source>
        <translation>%1 zählt Kohlewürfel: %2 im Förderkorb, %3 im Kohlenlager, %4 auf offenen Aufträgen.</translation>
    </message>
    <message>
        <source>%1 puts a %2 cube into storage.</source>
        <translation>%1 legt einen Kohlewürfel ins Kohlenlager (%2).</translation>
    </message>
    <message>
        <source>%1 fills a %2 square of the order %3.</source>
        <translation>%1 füllt ein Quadrat (%2) des Auftrags %3.</translation>
    </message>
    <message>
        <source>%1 fills a %2 square of the order %3 with two cubes: %4.</source>
        <translation>%1 füllt ein Quadrat (%2) des Auftrags %3 mit zwei Kohlewürfeln: %4.</translation>
    </message>
    <message>
        <source>From now on only deliveries and empty carts are followed.</source>
        <translation>Ab jetzt werden nur Lieferungen und leere Loren verfolgt.</translation>
    </message>
    <message>
        <source>Besides deliveries and empty carts, these are followed from now on: %1.</source>
        <translation>Außer Lieferungen und leeren Loren wird ab jetzt verfolgt: %1.</translation>
    </message>
    <message>
        <source>Shift %1 is over.</source>
        <translation>Schicht %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>The shift is over.</source>
        <translation>Die Schicht ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Workers in the factory: %1.</source>
        <translation>Arbeiter in der Lorenfabrik: %1.</translation>
    </message>
    <message>
        <source>Shift %1 begins.</source>
        <translation>Schicht %1 beginnt.</translation>
    </message>
    <message>
        <source>The next shift begins.</source>
        <translation>Die nächste Schicht beginnt.</translation>
    </message>
    <message>
        <source>What everyone has left is counted.</source>
        <translation>Es ist gezählt, was alle übrig haben.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and what is left</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>wer an der Reihe ist</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>open orders</source>
        <translation>offene Aufträge</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>Gruben</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message numerus="yes">
        <source>%1 mark(s)</source>
        <translation>
            <numerusform>%1 Mark</numerusform>
            <numerusform>%1 Mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cube(s)</source>
        <translation>
            <numerusform>%1 Kohlewürfel</numerusform>
            <numerusform>%1 Kohlewürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 open order(s)</source>
        <translation>
            <numerusform>%1 offener Auftrag</numerusform>
            <numerusform>%1 offene Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light tile(s)</source>
        <translation>
            <numerusform>%1 helles Plättchen</numerusform>
            <numerusform>%1 helle Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 dark tile(s)</source>
        <translation>
            <numerusform>%1 dunkles Plättchen</numerusform>
            <numerusform>%1 dunkle Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The workers in the factory are counted.</source>
        <translation>Die Arbeiter in der Lorenfabrik werden gezählt.</translation>
    </message>
</context>
<context>
    <name>CoalBaronNames</name>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>wheelbarrow</source>
        <translation>Schubkarre</translation>
    </message>
    <message>
        <source>horse cart</source>
        <translation>Pferdewagen</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Lokomotive</translation>
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
            <numerusform>%n Lore auf der hellen Seite (%1)</numerusform>
            <numerusform>%n Loren auf der hellen Seite (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) on the dark side (%1)</source>
        <translation>
            <numerusform>%n Lore auf der dunklen Seite (%1)</numerusform>
            <numerusform>%n Loren auf der dunklen Seite (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Yellow squares</source>
        <translation>Gelbe Quadrate</translation>
    </message>
    <message>
        <source>Brown squares</source>
        <translation>Braune Quadrate</translation>
    </message>
    <message>
        <source>Grey squares</source>
        <translation>Graue Quadrate</translation>
    </message>
    <message>
        <source>Black squares</source>
        <translation>Schwarze Quadrate</translation>
    </message>
    <message>
        <source>Squares on wheelbarrows</source>
        <translation>Quadrate auf Schubkarren</translation>
    </message>
    <message>
        <source>Squares on horse carts</source>
        <translation>Quadrate auf Pferdewagen</translation>
    </message>
    <message>
        <source>Squares on trucks</source>
        <translation>Quadrate auf Lastwagen</translation>
    </message>
    <message>
        <source>Squares on trains</source>
        <translation>Quadrate auf Lokomotiven</translation>
    </message>
    <message>
        <source>Empty yellow carts</source>
        <translation>Leere gelbe Loren</translation>
    </message>
    <message>
        <source>Empty brown carts</source>
        <translation>Leere braune Loren</translation>
    </message>
    <message>
        <source>Empty grey carts</source>
        <translation>Leere graue Loren</translation>
    </message>
    <message>
        <source>Empty black carts</source>
        <translation>Leere schwarze Loren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a segment of the shift clock</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Offene Aufträge</translation>
    </message>
    <message>
        <source>Tiles out of balance</source>
        <translation>Plättchen im Ungleichgewicht</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Gelieferte Aufträge</translation>
    </message>
    <message>
        <source>%1, light side, cart %2</source>
        <translation>%1, helle Seite, Lore %2</translation>
    </message>
    <message>
        <source>%1, dark side, cart %2</source>
        <translation>%1, dunkle Seite, Lore %2</translation>
    </message>
    <message>
        <source>factory (space %1)</source>
        <translation>Lorenfabrik (Feld %1)</translation>
    </message>
    <message>
        <source>factory (draw %1)</source>
        <translation>Lorenfabrik (%1 ziehen)</translation>
    </message>
    <message numerus="yes">
        <source>mining (%n step(s))</source>
        <translation>
            <numerusform>Förderung (%n Schritt)</numerusform>
            <numerusform>Förderung (%n Schritte)</numerusform>
        </translation>
    </message>
    <message>
        <source>delivery (%1)</source>
        <translation>Lieferung (%1)</translation>
    </message>
    <message numerus="yes">
        <source>money (%n mark(s))</source>
        <translation>
            <numerusform>Geld (%n Mark)</numerusform>
            <numerusform>Geld (%n Mark)</numerusform>
        </translation>
    </message>
    <message>
        <source>orders (space %1)</source>
        <translation>Aufträge (Feld %1)</translation>
    </message>
    <message>
        <source>orders (draw %1)</source>
        <translation>Aufträge (%1 ziehen)</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>CoalBaronProspectWords</name>
    <message numerus="yes">
        <source>%n more %1 square(s)</source>
        <translation>
            <numerusform>noch %n Quadrat (%1)</numerusform>
            <numerusform>noch %n Quadrate (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s) (%1)</source>
        <translation>
            <numerusform>noch %n Quadrat (%1)</numerusform>
            <numerusform>noch %n Quadrate (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more empty %1 cart(s)</source>
        <translation>
            <numerusform>noch %n leere Lore (%1)</numerusform>
            <numerusform>noch %n leere Loren (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>geteilter erster Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter Platz</translation>
    </message>
    <message>
        <source>tied for second</source>
        <translation>geteilter zweiter Platz</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritter Platz</translation>
    </message>
    <message>
        <source>tied for third</source>
        <translation>geteilter dritter Platz</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>hinter den anderen</translation>
    </message>
    <message>
        <source>holds none</source>
        <translation>hat nichts davon</translation>
    </message>
    <message>
        <source>no second place after a tie for first</source>
        <translation>kein zweiter Platz nach Gleichstand</translation>
    </message>
    <message>
        <source>no second place with two players</source>
        <translation>zu zweit kein zweiter Platz</translation>
    </message>
    <message>
        <source>no delivered order</source>
        <translation>kein gelieferter Auftrag</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
</context>
<context>
    <name>CoalBaronRefusalWords</name>
    <message>
        <source>Orders are picked before the first shift only.</source>
        <translation>Aufträge werden nur vor der ersten Schicht ausgewählt.</translation>
    </message>
    <message>
        <source>No shift is being played, so none can end.</source>
        <translation>Gerade läuft keine Schicht, also kann auch keine enden.</translation>
    </message>
    <message>
        <source>The next shift starts after the evaluation of the one before, and there are three.</source>
        <translation>Die nächste Schicht beginnt nach der Wertung der vorigen, und es gibt drei.</translation>
    </message>
    <message>
        <source>What everyone has left is counted once, after the evaluation of the third shift.</source>
        <translation>Was alle übrig haben, wird einmal gezählt: nach der Wertung der dritten Schicht.</translation>
    </message>
    <message>
        <source>The game is over, nothing is counted any more.</source>
        <translation>Das Spiel ist zu Ende, es wird nichts mehr gezählt.</translation>
    </message>
    <message>
        <source>All shifts are over, so it is too late to follow more or less.</source>
        <translation>Alle Schichten sind zu Ende, es ist zu spät, mehr oder weniger zu verfolgen.</translation>
    </message>
    <message>
        <source>That is possible only while a shift is being played.</source>
        <translation>Das geht nur während einer Schicht.</translation>
    </message>
    <message>
        <source>This table does not follow whose turn it is, so workers are not placed here.</source>
        <translation>An diesem Tisch wird nicht verfolgt, wer an der Reihe ist, also auch keine Arbeiter.</translation>
    </message>
    <message>
        <source>This table does not follow the mines. Count the empty carts instead.</source>
        <translation>An diesem Tisch werden die Gruben nicht verfolgt. Zählt stattdessen die leeren Loren.</translation>
    </message>
    <message>
        <source>This table does not follow single cubes. They are asked for at the end.</source>
        <translation>An diesem Tisch werden einzelne Kohlewürfel nicht verfolgt. Nach ihnen wird am Ende gefragt.</translation>
    </message>
    <message>
        <source>%1 has to place at least one worker.</source>
        <translation>%1 muss mindestens einen Arbeiter einsetzen.</translation>
    </message>
    <message>
        <source>%1 places exactly one worker on the bank, whoever stands there.</source>
        <translation>%1 setzt genau einen Arbeiter in die Bank, wer auch immer dort steht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has to place exactly %n worker(s) here, one more than stand here now: %2.</source>
        <translation>
            <numerusform>%1 muss hier genau %n Arbeiter einsetzen, einen mehr, als jetzt dort stehen: %2.</numerusform>
            <numerusform>%1 muss hier genau %n Arbeiter einsetzen, einen mehr, als jetzt dort stehen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no order that could go now: %2. A delivery needs a complete open order for its vehicle.</source>
        <translation>%1 hat keinen Auftrag, der jetzt gehen könnte: %2. Eine Lieferung braucht einen vollständigen offenen Auftrag für ihr Fahrzeug.</translation>
    </message>
    <message>
        <source>%1 still has to deliver %2: all complete orders of the vehicle go at once.</source>
        <translation>%1 muss noch %2 liefern: alle vollständigen Aufträge des Fahrzeugs gehen auf einmal.</translation>
    </message>
    <message>
        <source>%1 is on a delivery space and has not delivered anything yet. That comes first.</source>
        <translation>%1 steht auf einem Lieferfeld und hat noch nichts geliefert. Das kommt zuerst.</translation>
    </message>
    <message>
        <source>%1 delivers by another vehicle now. The order %2 needs a delivery of its own.</source>
        <translation>%1 liefert gerade mit einem anderen Fahrzeug. Der Auftrag %2 braucht eine eigene Lieferung.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a factory space first to buy a tile.</source>
        <translation>Um ein Plättchen zu kaufen, muss %1 zuerst Arbeiter in der Lorenfabrik einsetzen.</translation>
    </message>
    <message>
        <source>%1 has to place workers on an order space first to take an order.</source>
        <translation>Um einen Auftrag zu nehmen, muss %1 zuerst Arbeiter auf einem Auftragsfeld einsetzen.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a delivery space first to deliver an order.</source>
        <translation>Um einen Auftrag zu liefern, muss %1 zuerst Arbeiter auf einem Lieferfeld einsetzen.</translation>
    </message>
    <message>
        <source>%1 has to place workers on a mining space first to move coal.</source>
        <translation>Um Kohle zu fördern, muss %1 zuerst Arbeiter auf einem Förderfeld einsetzen.</translation>
    </message>
    <message numerus="yes">
        <source>All %n tile(s) of this kind are built in already: %1.</source>
        <translation>
            <numerusform>Das %n Plättchen dieser Art ist schon verbaut: %1.</numerusform>
            <numerusform>Alle %n Plättchen dieser Art sind schon verbaut: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to be had there: %1. Choose another space.</source>
        <translation>Dort gibt es nichts mehr zu holen: %1. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>The supply has enough cubes for this tile, so its carts get their own colour: %1.</source>
        <translation>Der Vorrat hat genug Kohlewürfel für dieses Plättchen, also bekommen seine Loren ihre eigene Farbe: %1.</translation>
    </message>
    <message>
        <source>More cubes are named than the tile has carts: %1.</source>
        <translation>Es sind mehr Kohlewürfel angegeben, als das Plättchen Loren hat: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The supply lacks cubes of this colour: %1. Name exactly %n cube(s) of other colours that are still there.</source>
        <translation>
            <numerusform>Im Vorrat fehlen Kohlewürfel dieser Farbe: %1. Gib genau %n Kohlewürfel anderer Farbe an, der noch da ist.</numerusform>
            <numerusform>Im Vorrat fehlen Kohlewürfel dieser Farbe: %1. Gib genau %n Kohlewürfel anderer Farben an, die noch da sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cage of %1 is not on this level: %2. Move it there first.</source>
        <translation>Der Förderkorb von %1 ist nicht auf dieser Ebene: %2. Er muss zuerst dorthin.</translation>
    </message>
    <message>
        <source>The cage of %1 is not at the surface. Bring it up first.</source>
        <translation>Der Förderkorb von %1 ist nicht oben. Er muss zuerst hinauf.</translation>
    </message>
    <message>
        <source>The cage of %1 is on this level already: %2.</source>
        <translation>Der Förderkorb von %1 ist schon auf dieser Ebene: %2.</translation>
    </message>
    <message>
        <source>The cage of %1 is at the surface already.</source>
        <translation>Der Förderkorb von %1 ist schon oben.</translation>
    </message>
    <message>
        <source>The cage of %1 holds no such cube: %2.</source>
        <translation>Im Förderkorb von %1 liegt kein solcher Kohlewürfel: %2.</translation>
    </message>
    <message>
        <source>%1 from the cage</source>
        <translation>%1 aus dem Förderkorb</translation>
    </message>
    <message>
        <source>%1 from storage</source>
        <translation>%1 aus dem Kohlenlager</translation>
    </message>
    <message>
        <source>%1 does not have both of these cubes: %2.</source>
        <translation>%1 hat nicht beide Kohlewürfel: %2.</translation>
    </message>
    <message>
        <source>%1 does not have this cube: %2.</source>
        <translation>%1 hat diesen Kohlewürfel nicht: %2.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): more than %3 are not possible.</source>
        <translation>%1: leere Loren (%2): mehr als %3 sind nicht möglich.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, at most %4 possible.</source>
        <translation>%1: leere Loren (%2): %3 gezählt, höchstens %4 möglich.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, but there were %4 after the shift before. Carts are never refilled.</source>
        <translation>%1: leere Loren (%2): %3 gezählt, nach der vorigen Schicht waren es aber %4. Loren werden nie wieder gefüllt.</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>empty carts (%1)</source>
        <translation>leere Loren (%1)</translation>
    </message>
    <message>
        <source>workers in the factory</source>
        <translation>Arbeiter in der Lorenfabrik</translation>
    </message>
    <message>
        <source>cubes in the cage</source>
        <translation>Kohlewürfel im Förderkorb</translation>
    </message>
    <message>
        <source>cubes in storage</source>
        <translation>Kohlewürfel im Kohlenlager</translation>
    </message>
    <message>
        <source>cubes on open orders</source>
        <translation>Kohlewürfel auf offenen Aufträgen</translation>
    </message>
    <message>
        <source>cubes in all</source>
        <translation>Kohlewürfel insgesamt</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>open orders</source>
        <translation>offene Aufträge</translation>
    </message>
    <message>
        <source>light tiles</source>
        <translation>helle Plättchen</translation>
    </message>
    <message>
        <source>dark tiles</source>
        <translation>dunkle Plättchen</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, only 0 to %4 possible.</source>
        <translation>%1: %2: %3 gezählt, nur 0 bis %4 möglich.</translation>
    </message>
    <message>
        <source>Count everyone&apos;s workers in the factory first: they decide who starts the next shift.</source>
        <translation>Zählt zuerst die Arbeiter aller in der Lorenfabrik: sie entscheiden, wer die nächste Schicht beginnt.</translation>
    </message>
    <message>
        <source>Count what everyone has left first: marks, cubes, open orders and tiles.</source>
        <translation>Zählt zuerst, was alle übrig haben: Mark, Kohlewürfel, offene Aufträge und Plättchen.</translation>
    </message>
    <message>
        <source>Count the marks of %1 first. From then on they can be followed.</source>
        <translation>Zählt zuerst die Mark von %1. Von da an lassen sie sich verfolgen.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, but by what was entered there are %4. Count again, or correct what was entered.</source>
        <translation>%1: %2: %3 gezählt, nach den Eingaben sind es aber %4. Zählt noch einmal, oder berichtigt die Eingaben.</translation>
    </message>
    <message>
        <source>There is no game at this table yet. Start one first.</source>
        <translation>An diesem Tisch läuft noch kein Spiel. Beginnt zuerst eines.</translation>
    </message>
    <message>
        <source>This game has started already. Begin a new game for another one.</source>
        <translation>Dieses Spiel hat schon begonnen. Beginnt für ein anderes ein neues Spiel.</translation>
    </message>
    <message>
        <source>Coal Baron is for %1 to %2 players, not for %3.</source>
        <translation>Glück Auf spielt man mit %1 bis %2 Personen, nicht mit %3.</translation>
    </message>
    <message>
        <source>Cubes can be followed only together with open orders and mines. Follow these as well, or leave the cubes out.</source>
        <translation>Kohlewürfel lassen sich nur zusammen mit offenen Aufträgen und Gruben verfolgen. Verfolgt auch diese, oder lasst die Kohlewürfel weg.</translation>
    </message>
    <message>
        <source>Nobody sits there: %1. Choose one of the players of this game.</source>
        <translation>Dort sitzt niemand: %1. Wähle jemanden aus dieser Runde.</translation>
    </message>
    <message>
        <source>%1 picks an order now, not %2.</source>
        <translation>Jetzt wählt %1 einen Auftrag, nicht %2.</translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2.</source>
        <translation>%1 ist an der Reihe, nicht %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n worker(s) left, this takes %2.</source>
        <translation>
            <numerusform>%1 hat noch %n Arbeiter, hier braucht es %2.</numerusform>
            <numerusform>%1 hat noch %n Arbeiter, hier braucht es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock tile closes this space: %1. Choose another one.</source>
        <translation>Ein Sperrplättchen schließt dieses Feld: %1. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>%1 is on a factory space and has not bought its tile yet. That comes first.</source>
        <translation>%1 steht in der Lorenfabrik und hat das Plättchen noch nicht gekauft. Das kommt zuerst.</translation>
    </message>
    <message>
        <source>%1 is on an order space and has not taken its order yet. That comes first.</source>
        <translation>%1 steht auf einem Auftragsfeld und hat den Auftrag noch nicht genommen. Das kommt zuerst.</translation>
    </message>
    <message>
        <source>%1 has bought a tile with this action already, and it gives only one.</source>
        <translation>%1 hat mit dieser Aktion schon ein Plättchen gekauft, und es gibt nur eines.</translation>
    </message>
    <message>
        <source>%1 has taken an order with this action already, and it gives only one.</source>
        <translation>%1 hat mit dieser Aktion schon einen Auftrag genommen, und es gibt nur einen.</translation>
    </message>
    <message>
        <source>%1 has the order %2 already. There is only one of it.</source>
        <translation>%1 hat den Auftrag %2 schon. Es gibt ihn nur einmal.</translation>
    </message>
    <message>
        <source>%1 has no open order %2. It has to be taken first.</source>
        <translation>%1 hat keinen offenen Auftrag %2. Er muss zuerst genommen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot deliver %2 yet: %n square(s) still want a cube.</source>
        <translation>
            <numerusform>%1 kann %2 noch nicht liefern: auf %n Quadrat fehlt noch Kohle.</numerusform>
            <numerusform>%1 kann %2 noch nicht liefern: auf %n Quadraten fehlt noch Kohle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the tile costs %2.</source>
        <translation>
            <numerusform>%1 hat %n Mark, das Plättchen kostet %2.</numerusform>
            <numerusform>%1 hat %n Mark, das Plättchen kostet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the cheapest tile left costs %2.</source>
        <translation>
            <numerusform>%1 hat %n Mark, das billigste verbliebene Plättchen kostet %2.</numerusform>
            <numerusform>%1 hat %n Mark, das billigste verbliebene Plättchen kostet %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cart there: %2.</source>
        <translation>%1 hat dort keine Lore: %2.</translation>
    </message>
    <message>
        <source>This cart of %1 is empty already: %2.</source>
        <translation>Diese Lore von %1 ist schon leer: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cage of %1 is full, it holds %n cube(s). Bring some of them to orders or into storage first.</source>
        <translation>
            <numerusform>Der Förderkorb von %1 ist voll, er fasst %n Kohlewürfel. Bringt zuerst einige auf Aufträge oder ins Kohlenlager.</numerusform>
            <numerusform>Der Förderkorb von %1 ist voll, er fasst %n Kohlewürfel. Bringt zuerst einige auf Aufträge oder ins Kohlenlager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s) on this mining space, and not enough of them are left.</source>
        <translation>
            <numerusform>%1 hat auf diesem Förderfeld %n Schritt, und davon sind nicht genug übrig.</numerusform>
            <numerusform>%1 hat auf diesem Förderfeld %n Schritte, und davon sind nicht genug übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order %1 has no open square of this colour: %2.</source>
        <translation>Der Auftrag %1 hat kein offenes Quadrat dieser Farbe: %2.</translation>
    </message>
    <message>
        <source>One cube of another colour does not fill a square of the order %1. Two cubes of any colours do.</source>
        <translation>Ein einzelner Kohlewürfel anderer Farbe füllt kein Quadrat des Auftrags %1. Zwei beliebige Kohlewürfel füllen es.</translation>
    </message>
    <message>
        <source>The mine of %1 is followed cart by cart. Empty the carts there instead of counting them.</source>
        <translation>Die Grube von %1 wird Lore für Lore verfolgt. Leert die Loren dort, statt sie zu zählen.</translation>
    </message>
    <message>
        <source>The cubes of %1 are followed one by one, so they are not counted apart.</source>
        <translation>Die Kohlewürfel von %1 werden einzeln verfolgt, also nicht gesondert gezählt.</translation>
    </message>
    <message>
        <source>Open orders, mines and cubes can be followed only from the start of the game. Turns and marks can be added later.</source>
        <translation>Offene Aufträge, Gruben und Kohlewürfel lassen sich nur von Spielbeginn an verfolgen. Die Reihenfolge und die Mark können später dazukommen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still has %n worker(s) to place. The shift ends when nobody has any left.</source>
        <translation>
            <numerusform>%1 hat noch %n Arbeiter einzusetzen. Die Schicht endet, wenn niemand mehr welche hat.</numerusform>
            <numerusform>%1 hat noch %n Arbeiter einzusetzen. Die Schicht endet, wenn niemand mehr welche hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2: this number is still missing. Count it first.</source>
        <translation>%1: %2: Diese Zahl fehlt noch. Zählt sie zuerst.</translation>
    </message>
</context>
<context>
    <name>CoalBaronSetupWords</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Put the board in the middle of the table.</source>
        <translation>Legt den Spielplan in die Mitte des Tisches.</translation>
    </message>
    <message>
        <source>Lock tiles</source>
        <translation>Sperrplättchen</translation>
    </message>
    <message numerus="yes">
        <source>Close %n worker space(s) with lock tiles: %1.</source>
        <translation>
            <numerusform>Schließt %n Feld mit einem Sperrplättchen: %1.</numerusform>
            <numerusform>Schließt %n Felder mit Sperrplättchen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Sort the bank notes by value and the cubes by colour beside the board.</source>
        <translation>Legt die Geldscheine nach Wert und die Kohlewürfel nach Farbe neben den Spielplan.</translation>
    </message>
    <message>
        <source>Tunnel tiles</source>
        <translation>Stollenplättchen</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tunnel tiles into a face-down deck. Turn up one on each of the %n open factory space(s).</source>
        <translation>
            <numerusform>Mischt die Stollenplättchen zu einem verdeckten Stapel. Deckt auf dem %n offenen Feld der Lorenfabrik eines auf.</numerusform>
            <numerusform>Mischt die Stollenplättchen zu einem verdeckten Stapel. Deckt auf jedem der %n offenen Felder der Lorenfabrik eines auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift clock</source>
        <translation>Schichtuhr</translation>
    </message>
    <message>
        <source>Turn the shift hand to I and put the scoring marker on the arrow to the left of the clock.</source>
        <translation>Stellt den Schichtzeiger auf I und den Wertungsstein auf den Pfeil links von der Uhr.</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Gruben</translation>
    </message>
    <message>
        <source>Everyone chooses a colour and takes a mine with its shaft and cage. The cage is at the surface, and each of the four printed carts gets a cube of its own colour.</source>
        <translation>Alle wählen eine Farbe und nehmen eine Grube mit Schacht und Förderkorb. Der Förderkorb ist oben, und jede der vier aufgedruckten Loren bekommt einen Kohlewürfel ihrer Farbe.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Mark</translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n mark(s).</source>
        <translation>
            <numerusform>Alle bekommen %n Mark.</numerusform>
            <numerusform>Alle bekommen %n Mark.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>%1 takes the starting-player marker.</source>
        <translation>%1 bekommt den Startspielermarker.</translation>
    </message>
    <message>
        <source>First orders</source>
        <translation>Erste Aufträge</translation>
    </message>
    <message>
        <source>Order spaces</source>
        <translation>Auftragsfelder</translation>
    </message>
    <message numerus="yes">
        <source>The order left over goes to an open order space of your choice. Fill the others from the deck, so that %n of them hold(s) an order.</source>
        <translation>
            <numerusform>Der übrige Auftrag kommt auf ein offenes Auftragsfeld eurer Wahl. Füllt die anderen vom Stapel, bis auf %n Feld ein Auftrag liegt.</numerusform>
            <numerusform>Der übrige Auftrag kommt auf ein offenes Auftragsfeld eurer Wahl. Füllt die anderen vom Stapel, bis auf %n Feldern ein Auftrag liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the shift hand to %1 and put the scoring marker back on the arrow.</source>
        <translation>Stellt den Schichtzeiger auf %1 und den Wertungsstein zurück auf den Pfeil.</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Gelieferte Aufträge</translation>
    </message>
    <message>
        <source>Everyone turns the delivered orders face down.</source>
        <translation>Alle drehen die gelieferten Aufträge auf die Rückseite.</translation>
    </message>
    <message numerus="yes">
        <source>All workers go home, also those from the canteen: everyone has %n again.</source>
        <translation>
            <numerusform>Alle Arbeiter gehen nach Hause, auch die aus der Kantine: alle haben wieder %n.</numerusform>
            <numerusform>Alle Arbeiter gehen nach Hause, auch die aus der Kantine: alle haben wieder %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts all %n worker(s) to the left of the mine. Score markers go to 0.</source>
        <translation>
            <numerusform>Alle legen ihre %n Arbeiter links neben die Grube. Die Punktesteine stehen auf 0.</numerusform>
            <numerusform>Alle legen ihre %n Arbeiter links neben die Grube. Die Punktesteine stehen auf 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n worker(s) to the left of the mine; the others of the %1 stay in the box. Score markers go to 0.</source>
        <translation>
            <numerusform>Alle legen %n Arbeiter links neben die Grube; die übrigen der %1 bleiben in der Schachtel. Die Punktesteine stehen auf 0.</numerusform>
            <numerusform>Alle legen %n Arbeiter links neben die Grube; die übrigen der %1 bleiben in der Schachtel. Die Punktesteine stehen auf 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the orders into a face-down deck and turn up %n of them. One order at a time is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order is left over. They lie face up to the right of the mine.</source>
        <translation>
            <numerusform>Mischt die Aufträge zu einem verdeckten Stapel und deckt %n davon auf. Gewählt wird je ein Auftrag, gegen den Uhrzeigersinn: %1, und so weiter, bis alle %2 haben: Das sind %3 Aufträge, und einer bleibt übrig. Sie liegen offen rechts neben der Grube.</numerusform>
            <numerusform>Mischt die Aufträge zu einem verdeckten Stapel und deckt %n davon auf. Gewählt wird je ein Auftrag, gegen den Uhrzeigersinn: %1, und so weiter, bis alle %2 haben: Das sind %3 Aufträge, und einer bleibt übrig. Sie liegen offen rechts neben der Grube.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronShortEventWords</name>
    <message>
        <source>start of the game</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>pick of %1</source>
        <comment>an order in the draft</comment>
        <translation>Auswahl: %1</translation>
    </message>
    <message numerus="yes">
        <source>%2 worker(s) of %1</source>
        <translation>
            <numerusform>%2 Arbeiter von %1</numerusform>
            <numerusform>%2 Arbeiter von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>Mark von %1</translation>
    </message>
    <message>
        <source>taking of %1</source>
        <comment>an order</comment>
        <translation>genommener Auftrag: %1</translation>
    </message>
    <message>
        <source>delivery of %1</source>
        <comment>an order</comment>
        <translation>Lieferung: %1</translation>
    </message>
    <message>
        <source>purchase of %1</source>
        <comment>a tile</comment>
        <translation>Kauf: %1</translation>
    </message>
    <message>
        <source>move of the cage of %1</source>
        <translation>Fahrt des Förderkorbs von %1</translation>
    </message>
    <message>
        <source>emptied %1 cart of %2</source>
        <translation>geleerte Lore (%1) von %2</translation>
    </message>
    <message>
        <source>empty carts of %1</source>
        <translation>leere Loren von %1</translation>
    </message>
    <message>
        <source>cubes of %1</source>
        <translation>Kohlewürfel von %1</translation>
    </message>
    <message>
        <source>%1 cube into storage</source>
        <translation>Kohlewürfel ins Kohlenlager (%1)</translation>
    </message>
    <message>
        <source>%1 square of %2</source>
        <comment>an order</comment>
        <translation>Quadrat (%1): %2</translation>
    </message>
    <message>
        <source>what is followed</source>
        <translation>was verfolgt wird</translation>
    </message>
    <message>
        <source>end of the shift</source>
        <translation>Ende der Schicht</translation>
    </message>
    <message>
        <source>start of the next shift</source>
        <translation>Beginn der nächsten Schicht</translation>
    </message>
    <message>
        <source>final count</source>
        <translation>letzte Zählung</translation>
    </message>
    <message>
        <source>count of the workers in the factory</source>
        <translation>Zahl der Arbeiter in der Lorenfabrik</translation>
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
        <translation>Wie viele Arbeiter hat jede Person in der Lorenfabrik?</translation>
    </message>
    <message>
        <source>How many marks does each player have left?</source>
        <translation>Wie viele Mark hat jede Person übrig?</translation>
    </message>
    <message>
        <source>How many cubes does each player have: on carts and open orders, in the cage and in storage?</source>
        <translation>Wie viele Kohlewürfel hat jede Person: auf Loren und offenen Aufträgen, im Förderkorb und im Kohlenlager?</translation>
    </message>
    <message>
        <source>How many open orders does each player have?</source>
        <translation>Wie viele offene Aufträge hat jede Person?</translation>
    </message>
    <message>
        <source>How many light and how many dark tiles does each player have? The printed carts are no tiles.</source>
        <translation>Wie viele helle und wie viele dunkle Plättchen hat jede Person? Die aufgedruckten Loren sind keine Plättchen.</translation>
    </message>
    <message>
        <source>%1, shift %2</source>
        <comment>a line of the score</comment>
        <translation>%1, Schicht %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 instead of %4</source>
        <comment>a line of the score, a player, points</comment>
        <translation>%1: %2 %3 statt %4</translation>
    </message>
    <message>
        <source>%1: %2 still %3, with a count of %4 instead of %5</source>
        <translation>%1: %2 weiterhin %3, bei einer Anzahl von %4 statt %5</translation>
    </message>
    <message>
        <source>%1: %2 still %3, for another reason</source>
        <translation>%1: %2 weiterhin %3, aus einem anderen Grund</translation>
    </message>
</context>
<context>
    <name>CoalBaronWords</name>
    <message numerus="yes">
        <source>There is only one order %1, but it is held %n times: %2.</source>
        <translation>
            <numerusform>Den Auftrag %1 gibt es nur einmal, er steht aber %n-mal da: %2.</numerusform>
            <numerusform>Den Auftrag %1 gibt es nur einmal, er steht aber %n-mal da: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are held, but there are only %1: %2.</source>
        <translation>
            <numerusform>%n Auftrag ist vergeben, es gibt aber nur %1: %2.</numerusform>
            <numerusform>%n Aufträge sind vergeben, es gibt aber nur %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 tiles with %2, but %n are listed: %3.</source>
        <translation>
            <numerusform>Es gibt nur %1 Plättchen mit %2, aufgeführt ist aber %n: %3.</numerusform>
            <numerusform>Es gibt nur %1 Plättchen mit %2, aufgeführt sind aber %n: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 light tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>Es gibt nur %1 helle Plättchen, gezählt wurde aber %n: %2.</numerusform>
            <numerusform>Es gibt nur %1 helle Plättchen, gezählt wurden aber %n: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 dark tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>Es gibt nur %1 dunkle Plättchen, gezählt wurde aber %n: %2.</numerusform>
            <numerusform>Es gibt nur %1 dunkle Plättchen, gezählt wurden aber %n: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 cubes, but %n were counted: %2.</source>
        <translation>
            <numerusform>Es gibt nur %1 Kohlewürfel, gezählt wurde aber %n: %2.</numerusform>
            <numerusform>Es gibt nur %1 Kohlewürfel, gezählt wurden aber %n: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had delivered the order %2 before, but it is missing after shift %3.</source>
        <translation>%1 hatte den Auftrag %2 schon geliefert, nach Schicht %3 fehlt er aber.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an order and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %n order(s): %2.</source>
        <translation>
            <numerusform>%1 liefert %n Auftrag: %2.</numerusform>
            <numerusform>%1 liefert %n Aufträge: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody delivered an order in this shift.</source>
        <translation>In dieser Schicht wurde kein Auftrag geliefert.</translation>
    </message>
    <message>
        <source>Without a delivered order empty carts do not count: %1.</source>
        <translation>Ohne gelieferten Auftrag zählen leere Loren nicht: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the marks left over</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every full %1 marks are a point. Left over: %2.</source>
        <translation>Je volle %1 Mark ein Punkt. Übrig: %2.</translation>
    </message>
    <message>
        <source>Every full %1 cubes are a point, wherever they lie: on carts and orders, in the cage, in storage.</source>
        <translation>Je volle %1 Kohlewürfel ein Punkt, wo immer sie liegen: auf Loren und Aufträgen, im Förderkorb, im Kohlenlager.</translation>
    </message>
    <message>
        <source>Every open order costs a point.</source>
        <translation>Jeder offene Auftrag kostet einen Punkt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the open orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>As many light tiles as dark ones: %1.</source>
        <translation>Gleich viele helle wie dunkle Plättchen: %1.</translation>
    </message>
    <message>
        <source>%1 starts shift %2: most workers in the factory (%3).</source>
        <translation>%1 beginnt Schicht %2: die meisten Arbeiter in der Lorenfabrik (%3).</translation>
    </message>
    <message>
        <source>%1 starts shift %2 as well: most workers in the factory (%3).</source>
        <translation>%1 beginnt auch Schicht %2: die meisten Arbeiter in der Lorenfabrik (%3).</translation>
    </message>
    <message>
        <source>%1 starts shift %2: tied for most workers in the factory (%3), and next clockwise after the previous starting player.</source>
        <translation>%1 beginnt Schicht %2: Gleichstand bei den meisten Arbeitern in der Lorenfabrik (%3), und im Uhrzeigersinn kommt %1 als Erstes nach dem bisherigen Startspieler.</translation>
    </message>
    <message>
        <source>Every tile by which one side exceeds the other costs %1 points.</source>
        <translation>Jedes Plättchen, das eine Seite der anderen voraus hat, kostet %1 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 light and %3 dark tiles: %n out of balance.</source>
        <translation>
            <numerusform>%1 hat %2 helle und %3 dunkle Plättchen: %n aus dem Gleichgewicht.</numerusform>
            <numerusform>%1 hat %2 helle und %3 dunkle Plättchen: %n aus dem Gleichgewicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place pays %n point(s) for trucks and trains here.</source>
        <translation>
            <numerusform>Der zweite Platz zählt hier bei Lastwagen und Lokomotiven %n Punkt.</numerusform>
            <numerusform>Der zweite Platz zählt hier bei Lastwagen und Lokomotiven %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty carts count here only for players who have delivered an order.</source>
        <translation>Leere Loren zählen hier nur, wenn man einen Auftrag geliefert hat.</translation>
    </message>
    <message>
        <source>%1 starts shift %2: nobody stood in the factory, so the next player clockwise has the turn.</source>
        <translation>%1 beginnt Schicht %2: niemand stand in der Lorenfabrik, also geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 leads with %3 point(s).</source>
        <translation>
            <numerusform>Nach Schicht %1 führt %2 mit %3 Punkt.</numerusform>
            <numerusform>Nach Schicht %1 führt %2 mit %3 Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 lead together with %3 point(s).</source>
        <translation>
            <numerusform>Nach Schicht %1 führen %2 gemeinsam mit %3 Punkt.</numerusform>
            <numerusform>Nach Schicht %1 führen %2 gemeinsam mit %3 Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: loaded carts: %2, cubes counted in all: %3. There cannot be fewer cubes than loaded carts.</source>
        <translation>%1: beladene Loren: %2, gezählte Kohlewürfel: %3. Es kann nicht weniger Würfel geben als beladene Loren.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 counted, at most %4 possible.</source>
        <translation>%1: leere Loren (%2): %3 gezählt, höchstens %4 möglich.</translation>
    </message>
    <message>
        <source>Empty carts of all players (%1): %2 counted, at most %3 possible: %4.</source>
        <translation>Leere Loren aller zusammen (%1): %2 gezählt, höchstens %3 möglich: %4.</translation>
    </message>
    <message>
        <source>%1: empty carts (%2): %3 before, %4 after shift %5. Carts are never refilled.</source>
        <translation>%1: leere Loren (%2): vorher %3, nach Schicht %5 aber %4. Loren werden nie wieder gefüllt.</translation>
    </message>
    <message>
        <source>%1: workers in the factory after shift %2: %3 counted, at most %4 possible.</source>
        <translation>%1: Arbeiter in der Lorenfabrik nach Schicht %2: %3 gezählt, höchstens %4 möglich.</translation>
    </message>
    <message>
        <source>more marks left over (%1)</source>
        <translation>mehr übrige Mark (%1)</translation>
    </message>
    <message>
        <source>as many points, but fewer marks left over (%1)</source>
        <translation>ebenso viele Punkte, aber weniger übrige Mark (%1)</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Farbe von %1: %2</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the result could not be written (%1)</source>
        <translation>das Ergebnis ließ sich nicht schreiben (%1)</translation>
    </message>
</context>
<context>
    <name>CorrectingNotice</name>
    <message>
        <source>You are correcting shift %1: everything is as it was when that shift ended.</source>
        <translation>Du korrigierst Schicht %1: Alles ist so, wie es am Ende dieser Schicht war.</translation>
    </message>
    <message>
        <source>Workers in the factory</source>
        <translation>Arbeiter in der Lorenfabrik</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>This changes what was scored already</source>
        <translation>Das ändert, was schon gewertet ist</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>CountedOrdersPage</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A tap delivers a card in this shift, another tap takes it back.</source>
        <translation>Ein Tippen liefert eine Karte in dieser Schicht aus, noch eines nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Orders, shift %1</source>
        <translation>Aufträge, Schicht %1</translation>
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
        <translation>Zahlen berichtigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Nothing is changed before you save the form.</source>
        <translation>Es ändert sich nichts, bevor ihr das Formular speichert.</translation>
    </message>
</context>
<context>
    <name>CubesPopup</name>
    <message>
        <source>Cubes that are not on carts</source>
        <translation>Kohlewürfel, die nicht auf Loren liegen</translation>
    </message>
    <message>
        <source>In the cage</source>
        <translation>Im Förderkorb</translation>
    </message>
    <message>
        <source>In storage</source>
        <translation>Im Kohlenlager</translation>
    </message>
    <message>
        <source>On open orders</source>
        <translation>Auf offenen Aufträgen</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a day is written</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>how a month is written</comment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DoubtWords</name>
    <message>
        <source>The number cannot be read surely.</source>
        <translation>Die Zahl lässt sich nicht sicher lesen.</translation>
    </message>
    <message>
        <source>The coal squares cannot be counted surely.</source>
        <translation>Die Kohlefelder lassen sich nicht sicher zählen.</translation>
    </message>
    <message>
        <source>The colour of the coal is not clear.</source>
        <translation>Die Farbe der Kohle ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>The vehicle is not clear.</source>
        <translation>Das Fahrzeug ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>The number says %1, the squares say %2.</source>
        <translation>Die Zahl sagt %1, die Kohlefelder sagen %2.</translation>
    </message>
    <message>
        <source>No card has this vehicle with this coal.</source>
        <translation>Keine Karte hat dieses Fahrzeug mit dieser Kohle.</translation>
    </message>
    <message>
        <source>This card is seen twice; there is only one of it.</source>
        <translation>Diese Karte ist zweimal zu sehen; es gibt sie nur einmal.</translation>
    </message>
    <message>
        <source>It is not clear how many carts the tile has.</source>
        <translation>Es ist nicht klar, wie viele Loren das Plättchen hat.</translation>
    </message>
    <message>
        <source>It is not clear which carts have a cube on them.</source>
        <translation>Es ist nicht klar, auf welchen Loren ein Kohlewürfel liegt.</translation>
    </message>
    <message>
        <source>The colour of the carts is not clear.</source>
        <translation>Die Farbe der Loren ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>It is not clear whether the tile has a lantern.</source>
        <translation>Es ist nicht klar, ob das Plättchen eine Laterne hat.</translation>
    </message>
    <message>
        <source>Tiles with a lantern belong on the left, those without on the right.</source>
        <translation>Plättchen mit Laterne gehören nach links, die ohne nach rechts.</translation>
    </message>
    <message>
        <source>The carts have another colour than this level.</source>
        <translation>Die Loren haben eine andere Farbe als diese Ebene.</translation>
    </message>
    <message>
        <source>There is a gap before this tile.</source>
        <translation>Vor diesem Plättchen ist eine Lücke.</translation>
    </message>
    <message>
        <source>%1 carts are seen, there can be %2 at the most.</source>
        <translation>%1 Loren sind zu sehen, höchstens %2 kann es geben.</translation>
    </message>
    <message>
        <source>The shaft board was not found surely.</source>
        <translation>Das Schachttableau wurde nicht sicher gefunden.</translation>
    </message>
    <message>
        <source>Something lies here that cannot be read.</source>
        <translation>Hier liegt etwas, das sich nicht lesen lässt.</translation>
    </message>
    <message>
        <source>It is partly covered.</source>
        <translation>Es ist zum Teil verdeckt.</translation>
    </message>
    <message>
        <source>It is cut off by the edge of the picture.</source>
        <translation>Der Bildrand schneidet es ab.</translation>
    </message>
    <message>
        <source>Light is reflected here.</source>
        <translation>Hier spiegelt sich das Licht.</translation>
    </message>
    <message>
        <source>The picture is blurred here.</source>
        <translation>Hier ist das Bild unscharf.</translation>
    </message>
    <message>
        <source>It is too small in the picture.</source>
        <translation>Es ist im Bild zu klein.</translation>
    </message>
</context>
<context>
    <name>EditionSwitches</name>
    <message>
        <source>Second place for trucks and trains: 3 points</source>
        <translation>Lastwagen und Lokomotiven: zweiter Platz 3 Punkte</translation>
    </message>
    <message>
        <source>Some rulebooks give 3 points instead of the 4 that most shift clocks show. Look at segments 7 and 8 of yours.</source>
        <translation>Manche Spielregeln geben 3 Punkte statt der 4, die die meisten Schichtuhren zeigen. Seht auf eurer bei den Segmenten 7 und 8 nach.</translation>
    </message>
    <message>
        <source>Empty carts need a delivery</source>
        <translation>Leere Loren zählen nur mit Lieferung</translation>
    </message>
    <message>
        <source>One reading of the rules: whoever has delivered no order at all gets nothing for empty carts.</source>
        <translation>Eine Lesart der Regeln: Wer gar keinen Auftrag geliefert hat, bekommt nichts für leere Loren.</translation>
    </message>
</context>
<context>
    <name>EmptyCartsCount</name>
    <message>
        <source>Empty carts</source>
        <translation>Leere Loren</translation>
    </message>
</context>
<context>
    <name>EvaluationPage</name>
    <message>
        <source>Before the next shift</source>
        <translation>Vor der nächsten Schicht</translation>
    </message>
    <message>
        <source>Evaluation of shift %1</source>
        <translation>Wertung der Schicht %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start shift %1</source>
        <translation>Schicht %1 beginnen</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Turn to another side of the table</source>
        <translation>Zu einer anderen Seite des Tisches drehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Next walks round the shift clock: every step says who gets points, and why.</source>
        <translation>Weiter geht um die Schichtuhr herum: Jeder Schritt sagt, wer Punkte bekommt und warum.</translation>
    </message>
    <message>
        <source>Correct this shift</source>
        <translation>Schicht korrigieren</translation>
    </message>
</context>
<context>
    <name>EvaluationStep</name>
    <message>
        <source>points for first and second place: %1</source>
        <translation>Punkte für den ersten und den zweiten Platz: %1</translation>
    </message>
</context>
<context>
    <name>EvaluationSummary</name>
    <message>
        <source>This shift</source>
        <translation>Diese Schicht</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>EvaluationWords</name>
    <message>
        <source>first</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>first, tied</source>
        <translation>geteilter erster Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter Platz</translation>
    </message>
    <message>
        <source>second, tied</source>
        <translation>geteilter zweiter Platz</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritter Platz</translation>
    </message>
    <message>
        <source>third, tied</source>
        <translation>geteilter dritter Platz</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>hinter den anderen</translation>
    </message>
    <message>
        <source>has none</source>
        <translation>hat nichts davon</translation>
    </message>
    <message>
        <source>no second place after a tie</source>
        <translation>kein zweiter Platz nach Gleichstand</translation>
    </message>
    <message>
        <source>no second place with two players</source>
        <translation>zu zweit kein zweiter Platz</translation>
    </message>
    <message>
        <source>nothing delivered, so carts do not count</source>
        <translation>nichts geliefert, also zählen Loren nicht</translation>
    </message>
    <message>
        <source>A tie for first place: everyone tied gets all of its points, and nobody is second.</source>
        <translation>Gleichstand auf dem ersten Platz: alle Beteiligten bekommen seine vollen Punkte, und einen zweiten Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>A tie for second place: everyone tied gets all of its points.</source>
        <translation>Gleichstand auf dem zweiten Platz: alle Beteiligten bekommen seine vollen Punkte.</translation>
    </message>
    <message>
        <source>With two players, second place gets nothing.</source>
        <translation>Zu zweit bringt der zweite Platz keine Punkte.</translation>
    </message>
</context>
<context>
    <name>EveningChoice</name>
    <message>
        <source>Group and place</source>
        <translation>Gruppe und Ort</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Place, if you like</source>
        <translation>Ort, falls gewünscht</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Group, if you like</source>
        <translation>Gruppe, wenn du magst</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Players and evening</source>
        <translation>Spieler und Abend</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Sitzordnung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>What was played at a seat stays there, whoever sits down.</source>
        <translation>Was an einem Platz gespielt wurde, bleibt dort, wer immer sich setzt.</translation>
    </message>
    <message>
        <source>Group and place</source>
        <translation>Gruppe und Ort</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation>Was in Erinnerung bleiben soll</translation>
    </message>
</context>
<context>
    <name>EveningPhoto</name>
    <message>
        <source>Photo of the evening</source>
        <translation>Foto des Abends</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Foto wählen</translation>
    </message>
    <message>
        <source>Choose another photo</source>
        <translation>Anderes Foto</translation>
    </message>
    <message>
        <source>Remove the photo</source>
        <translation>Foto entfernen</translation>
    </message>
    <message>
        <source>Remove the photo?</source>
        <translation>Foto entfernen?</translation>
    </message>
    <message>
        <source>The copy that Steiger keeps is deleted. The picture you chose stays where it is.</source>
        <translation>Die Kopie, die Steiger aufhebt, wird gelöscht. Das gewählte Bild bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>EveningSeat</name>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>Export and import</source>
        <translation>Export und Import</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>Please have a look</source>
        <translation>Bitte ansehen</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>For Steiger</source>
        <translation>Für Steiger</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <translation>Für BG Stats</translation>
    </message>
    <message>
        <source>A table of results</source>
        <translation>Tabelle der Ergebnisse</translation>
    </message>
    <message>
        <source>A table of every line of the scores</source>
        <translation>Tabelle aller Wertungszeilen</translation>
    </message>
    <message>
        <source>You can import game records, exports and backups of Steiger, and files of BG Stats. What is here already stays as it is; the same file twice changes nothing.</source>
        <translation>Importieren lassen sich Spielaufzeichnungen, Exporte und Sicherungen von Steiger und Dateien von BG Stats. Was schon da ist, bleibt, wie es ist; dieselbe Datei noch einmal ändert nichts.</translation>
    </message>
    <message>
        <source>One moment: this can take a while with many games.</source>
        <translation>Einen Moment: bei vielen Partien kann das etwas dauern.</translation>
    </message>
    <message>
        <source>Where should the file go?</source>
        <translation>Wohin soll die Datei?</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Welche Datei?</translation>
    </message>
    <message>
        <source>Photos of the evenings are not in these files. A backup to a file holds them too.</source>
        <translation>Fotos der Abende sind nicht in diesen Dateien. Eine Sicherung in eine Datei enthält auch sie.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben.</numerusform>
            <numerusform>%n Partien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>--lines belongs to --format csv.</source>
        <translation>--lines gehört zu --format csv.</translation>
    </message>
</context>
<context>
    <name>FacingPopup</name>
    <message>
        <source>Turn the seats</source>
        <translation>Plätze drehen</translation>
    </message>
</context>
<context>
    <name>FactoryWorkersDialog</name>
    <message>
        <source>How many workers stand in the factory?</source>
        <translation>Wie viele Arbeiter stehen in der Lorenfabrik?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Evaluate shift</source>
        <translation>Schicht werten</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Whoever has the most there starts the next shift. The space for drawing five tiles counts, the canteen does not.</source>
        <translation>Wer dort die meisten hat, beginnt die nächste Schicht. Das Feld, auf dem man fünf Plättchen zieht, zählt mit, die Kantine nicht.</translation>
    </message>
    <message>
        <source>Nobody is there: evaluate</source>
        <translation>Niemand ist dort: werten</translation>
    </message>
    <message>
        <source>The others 0: evaluate</source>
        <translation>Die anderen 0: werten</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>an object in curly braces</source>
        <translation>ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>eine ganze Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list of orders such as [&quot;truck:kk&quot;], or [] for none</source>
        <translation>eine Liste von Aufträgen wie [&quot;truck:kk&quot;], oder [] für keine</translation>
    </message>
    <message>
        <source>a list of orders such as [&quot;truck:kk&quot;], or how many there are</source>
        <translation>eine Liste von Aufträgen wie [&quot;truck:kk&quot;], oder ihre Anzahl</translation>
    </message>
    <message>
        <source>a list of tiles such as [&quot;light:gg&quot;], or [] for none</source>
        <translation>eine Liste von Plättchen wie [&quot;light:gg&quot;], oder [] für keine</translation>
    </message>
    <message>
        <source>a list of tiles such as [&quot;light:gg&quot;], or the numbers lightTiles and darkTiles</source>
        <translation>eine Liste von Plättchen wie [&quot;light:gg&quot;], oder die Zahlen lightTiles und darkTiles</translation>
    </message>
    <message>
        <source>a list of 1 to 3 shifts, or the list totals instead</source>
        <translation>eine Liste von 1 bis 3 Schichten, oder stattdessen die Liste totals</translation>
    </message>
    <message>
        <source>no such order %1 (wheelbarrows carry %2)</source>
        <translation>einen Auftrag %1 gibt es nicht (Schubkarren befördern %2)</translation>
    </message>
    <message>
        <source>no such order %1 (horse carts carry %2)</source>
        <translation>einen Auftrag %1 gibt es nicht (Pferdewagen befördern %2)</translation>
    </message>
    <message>
        <source>no such order %1 (trucks carry %2)</source>
        <translation>einen Auftrag %1 gibt es nicht (Lastwagen befördern %2)</translation>
    </message>
    <message>
        <source>no such order %1 (trains carry %2)</source>
        <translation>einen Auftrag %1 gibt es nicht (Lokomotiven befördern %2)</translation>
    </message>
    <message>
        <source>no such order %1 (an order is vehicle:coal such as &quot;truck:kk&quot;, the vehicles are %2)</source>
        <translation>einen Auftrag %1 gibt es nicht (ein Auftrag ist Fahrzeug:Kohle wie &quot;truck:kk&quot;, die Fahrzeuge sind %2)</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON (a game record is a JSON object)</source>
        <translation>Zeile %1, Spalte %2: das ist kein JSON (eine Spielaufzeichnung ist ein JSON-Objekt)</translation>
    </message>
    <message>
        <source>missing (expected: %1)</source>
        <translation>fehlt (erwartet: %1)</translation>
    </message>
    <message>
        <source>%1 is not possible here (expected: %2)</source>
        <translation>%1 ist hier nicht möglich (erwartet: %2)</translation>
    </message>
    <message>
        <source>no such value %1 (only %2)</source>
        <translation>einen Wert %1 gibt es nicht (nur %2)</translation>
    </message>
    <message>
        <source>no such tile %1 (a tile is side:carts such as &quot;light:gg&quot;, the sides are light and dark, the carts %2)</source>
        <translation>ein Plättchen %1 gibt es nicht (ein Plättchen ist Seite:Loren wie &quot;light:gg&quot;, die Seiten sind light und dark, die Loren %2)</translation>
    </message>
    <message>
        <source>this is %1, which this program cannot read (it reads %2)</source>
        <translation>das ist %1, das dieses Programm nicht lesen kann (es liest %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) (%1 is for %2)</source>
        <translation>
            <numerusform>%n Person (%1 ist für %2)</numerusform>
            <numerusform>%n Personen (%1 ist für %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries (expected: one for each of the %1 players, in their order)</source>
        <translation>
            <numerusform>%n Eintrag (erwartet: einer für jede der %1 Personen, in deren Reihenfolge)</numerusform>
            <numerusform>%n Einträge (erwartet: einer für jede der %1 Personen, in deren Reihenfolge)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shift(s) (a game has 1 to %1)</source>
        <translation>
            <numerusform>%n Schicht (ein Spiel hat 1 bis %1)</numerusform>
            <numerusform>%n Schichten (ein Spiel hat 1 bis %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tiles said, %2 listed in tiles (the two must agree)</source>
        <translation>%1 Plättchen angegeben, %2 in tiles aufgeführt (beides muss übereinstimmen)</translation>
    </message>
    <message>
        <source>given beside totals (expected: either totals or the game&apos;s own part)</source>
        <translation>neben totals angegeben (erwartet: entweder totals oder der eigene Teil des Spiels)</translation>
    </message>
    <message>
        <source>a date such as &quot;2026-05-01&quot; or &quot;2026-05-01T19:30:00+02:00&quot;</source>
        <translation>ein Datum wie &quot;2026-05-01&quot; oder &quot;2026-05-01T19:30:00+02:00&quot;</translation>
    </message>
    <message>
        <source>line %1, column %2: the number %3 is too large to be read</source>
        <translation>Zeile %1, Spalte %2: die Zahl %3 ist zu groß, um gelesen zu werden</translation>
    </message>
    <message>
        <source>given twice (expected: once)</source>
        <translation>zweimal angegeben (erwartet: einmal)</translation>
    </message>
    <message>
        <source>given without totals (who won follows from the game&apos;s own part)</source>
        <translation>ohne totals angegeben (wer gewinnt, folgt aus dem eigenen Teil des Spiels)</translation>
    </message>
    <message>
        <source>no such field (only %1)</source>
        <translation>ein solches Feld gibt es nicht (nur %1)</translation>
    </message>
    <message numerus="yes">
        <source>the end of the game after %n shift(s) (expected: all %1 shifts, or leave out final)</source>
        <translation>
            <numerusform>das Ende des Spiels nach %n Schicht (erwartet: alle %1 Schichten, oder ohne final)</numerusform>
            <numerusform>das Ende des Spiels nach %n Schichten (erwartet: alle %1 Schichten, oder ohne final)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already the name of %2 (expected: a name of their own for every player)</source>
        <translation>%1 ist schon der Name von %2 (erwartet: für alle ein eigener Name)</translation>
    </message>
    <message>
        <source>%1 is already the color of %2 (expected: a color of their own for every player)</source>
        <translation>%1 ist schon die Farbe von %2 (erwartet: für alle eine eigene Farbe)</translation>
    </message>
    <message>
        <source>%1 said, but the goals listed give %2 (the two must agree)</source>
        <translation>%1 angegeben, die aufgeführten Ziele ergeben aber %2 (beides muss übereinstimmen)</translation>
    </message>
    <message>
        <source>a whole number of points from %1 to %2</source>
        <translation>eine ganze Punktzahl von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 is named twice (expected: once)</source>
        <translation>%1 ist zweimal genannt (erwartet: einmal)</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>eine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>an even whole number, as for all cards of levels 1 and 3</source>
        <translation>eine gerade ganze Zahl, wie bei allen Karten der Ebenen 1 und 3</translation>
    </message>
    <message>
        <source>an odd whole number, as for all cards of levels 2 and 4</source>
        <translation>eine ungerade ganze Zahl, wie bei allen Karten der Ebenen 2 und 4</translation>
    </message>
    <message>
        <source>six letters such as &quot;FE--EF&quot; for left, right, up left, up right, down left, down right: F for a loaded half cart, E for an empty one, - for none</source>
        <translation>sechs Buchstaben wie &quot;FE--EF&quot; für links, rechts, oben links, oben rechts, unten links, unten rechts: F für eine beladene halbe Lore, E für eine leere, - für keine</translation>
    </message>
    <message>
        <source>the ids of two cards such as [&quot;A&quot;, &quot;B&quot;]</source>
        <translation>die Kennungen zweier Karten wie [&quot;A&quot;, &quot;B&quot;]</translation>
    </message>
    <message>
        <source>a list of %1 factions at the most</source>
        <translation>eine Liste von höchstens %1 Fraktionen</translation>
    </message>
    <message>
        <source>nowhere in this mine</source>
        <translation>nirgends in dieser Mine</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: not both cards are in the mine (possible: %2)</source>
        <translation>auf %1 kann kein Lorenmarker liegen: nicht beide Karten sind in der Mine (möglich: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: the cards do not touch (possible: %2)</source>
        <translation>auf %1 kann kein Lorenmarker liegen: die Karten berühren sich nicht (möglich: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: no half carts meet there (possible: %2)</source>
        <translation>auf %1 kann kein Lorenmarker liegen: dort treffen keine halben Loren aufeinander (möglich: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: the cart is full already (possible: %2)</source>
        <translation>auf %1 kann kein Lorenmarker liegen: die Lore ist schon voll (möglich: %2)</translation>
    </message>
    <message>
        <source>no cart token can lie on %1: both halves of the cart are empty (possible: %2)</source>
        <translation>auf %1 kann kein Lorenmarker liegen: beide Hälften der Lore sind leer (möglich: %2)</translation>
    </message>
    <message>
        <source>%1 said, %2 by the cards of the mine (the two must agree)</source>
        <translation>%1 angegeben, %2 nach den Karten der Mine (beides muss übereinstimmen)</translation>
    </message>
    <message>
        <source>%1 is given before, at %2 (expected: another one)</source>
        <translation>%1 steht schon bei %2 (erwartet: etwas anderes)</translation>
    </message>
    <message>
        <source>four corners in pixels such as [[0, 0], [90, 0], [90, 140], [0, 140]]</source>
        <translation>vier Ecken in Bildpunkten, etwa [[0, 0], [90, 0], [90, 140], [0, 140]]</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a file, then its date and size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no such file in this folder.</source>
        <translation>In diesem Ordner ist keine solche Datei.</translation>
    </message>
    <message>
        <source>This folder cannot be read.</source>
        <translation>Dieser Ordner lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another one.</source>
        <translation>In diesen Ordner lässt sich nichts schreiben. Wähle einen anderen.</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1: this file cannot be read (%2)</source>
        <translation>%1: diese Datei lässt sich nicht lesen (%2)</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, so it is not a game record</source>
        <translation>%1: diese Datei ist größer als %2 MiB, also keine Spielaufzeichnung</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, more than can be read at once</source>
        <translation>%1: diese Datei ist größer als %2 MiB, mehr, als sich auf einmal lesen lässt</translation>
    </message>
    <message>
        <source>%1: this file could not be written (%2)</source>
        <translation>%1: diese Datei ließ sich nicht schreiben (%2)</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Reckon</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved in the history.</source>
        <translation>Partie gespeichert.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Numbers with a question mark are notes from the game: look once more.</source>
        <translation>Zahlen mit Fragezeichen sind Notizen aus dem Spiel: seht noch einmal nach.</translation>
    </message>
    <message>
        <source>Players and evening</source>
        <translation>Spieler und Abend</translation>
    </message>
    <message>
        <source>Count what everybody has left and tap the numbers in, then tap Reckon.</source>
        <translation>Zählt, was allen geblieben ist, tippt die Zahlen ein und dann auf Werten.</translation>
    </message>
</context>
<context>
    <name>FinalQuestions</name>
    <message>
        <source>Marks</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>Cubes, anywhere</source>
        <translation>Kohlewürfel, überall</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Offene Aufträge</translation>
    </message>
    <message>
        <source>Light tiles</source>
        <translation>Helle Plättchen</translation>
    </message>
    <message>
        <source>Dark tiles</source>
        <translation>Dunkle Plättchen</translation>
    </message>
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
</context>
<context>
    <name>FindGame</name>
    <message>
        <source>No game has the id %1. &quot;steiger-cli history&quot; shows the ids.</source>
        <translation>Keine Partie hat die Kennung %1. „steiger-cli history“ zeigt die Kennungen.</translation>
    </message>
    <message>
        <source>More than one game has an id that begins with %1: %2.</source>
        <translation>Mehr als eine Partie hat eine Kennung, die mit %1 beginnt: %2.</translation>
    </message>
</context>
<context>
    <name>FindPerson</name>
    <message>
        <source>Nobody is called %1. &quot;steiger-cli people list&quot; shows everybody.</source>
        <translation>Niemand heißt %1. „steiger-cli people list“ zeigt alle.</translation>
    </message>
    <message>
        <source>Nobody is called %1. Did you mean %2?</source>
        <translation>Niemand heißt %1. Meinst du %2?</translation>
    </message>
    <message>
        <source>%1 could be %2. Give the id instead of the name.</source>
        <translation>%1 könnte vieles heißen: %2. Gib statt des Namens die Kennung an.</translation>
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
        <translation>Wann und wo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Group, if you like</source>
        <translation>Gruppe, wenn du magst</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Place, if you like</source>
        <translation>Ort, wenn du magst</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Anmerkungen</translation>
    </message>
</context>
<context>
    <name>FormRules</name>
    <message>
        <source>How it was played</source>
        <translation>Wie gespielt wurde</translation>
    </message>
    <message>
        <source>Who began the first shift</source>
        <translation>Wer die erste Schicht begann</translation>
    </message>
</context>
<context>
    <name>FormSeat</name>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
</context>
<context>
    <name>FormSeats</name>
    <message>
        <source>Players and points</source>
        <translation>Mitspieler und Punkte</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Wer wo saß</translation>
    </message>
    <message>
        <source>The points belong to the place at the table: they stay where they are.</source>
        <translation>Die Punkte gehören zum Platz am Tisch: Sie bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Noch jemand</translation>
    </message>
    <message>
        <source>There is a tie. Mark who won it; if nobody is marked, the victory is shared.</source>
        <translation>Gleichstand. Markiere, wer gewonnen hat; ist niemand markiert, wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>This is no day. Please write it like 2026-05-01.</source>
        <translation>Das ist kein Tag. Bitte so schreiben: 2026-05-01.</translation>
    </message>
    <message>
        <source>This day is still to come. Please correct it.</source>
        <translation>Dieser Tag kommt erst noch. Bitte berichtigen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs at least %n player(s).</source>
        <translation>
            <numerusform>%1 braucht mindestens %n Person.</numerusform>
            <numerusform>%1 braucht mindestens %n Personen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %n player(s) at the most.</source>
        <translation>
            <numerusform>%1 ist für höchstens %n Person.</numerusform>
            <numerusform>%1 ist für höchstens %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits at two places. Please give everybody a name of their own.</source>
        <translation>%1 sitzt an zwei Plätzen. Bitte allen einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <translation>Die Punkte von %1 fehlen.</translation>
    </message>
    <message>
        <source>%1 has less than 0 points. That cannot happen in %2.</source>
        <translation>%1 hat weniger als 0 Punkte. Das kann bei %2 nicht vorkommen.</translation>
    </message>
    <message>
        <source>%1 has more points than can be true. Please check them.</source>
        <translation>%1 hat mehr Punkte, als wahr sein kann. Bitte prüfen.</translation>
    </message>
</context>
<context>
    <name>GameFormPage</name>
    <message>
        <source>Correct the game</source>
        <translation>Partie berichtigen</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Partie vom Papier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Is every shift of a game of Coal Baron on your paper? Then Steiger can evaluate it.</source>
        <translation>Steht jede Schicht einer Partie Glück Auf auf dem Papier? Dann kann Steiger sie werten.</translation>
    </message>
    <message>
        <source>Shift by shift</source>
        <translation>Schicht für Schicht</translation>
    </message>
    <message>
        <source>Correct the counts</source>
        <translation>Zahlen berichtigen</translation>
    </message>
</context>
<context>
    <name>GameSheetPage</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>This game is deleted. It counts nowhere.</source>
        <translation>Diese Partie ist gelöscht. Sie zählt nirgends.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>This is how the game was told before it was corrected.</source>
        <translation>So stand die Partie da, bevor sie berichtigt wurde.</translation>
    </message>
    <message>
        <source>As it counts now</source>
        <translation>Wie sie jetzt zählt</translation>
    </message>
    <message>
        <source>This version of Steiger cannot read this game. It is kept as it is.</source>
        <translation>Diese Version von Steiger kann diese Partie nicht lesen. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>This is a sample evening with made-up players. It counts nowhere.</source>
        <translation>Das ist ein Beispielabend mit erfundenen Spielern. Er zählt nirgends.</translation>
    </message>
</context>
<context>
    <name>GameTitle</name>
    <message>
        <source>Coal Baron</source>
        <translation>Glück Auf</translation>
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
        <translation>Imperial Miners</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1 is first with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 liegt mit %2 vorn: %n Punkt.</numerusform>
            <numerusform>%1 liegt mit %2 vorn: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for first with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 teilen sich mit %2 den ersten Platz: je %n Punkt.</numerusform>
            <numerusform>%1 teilen sich mit %2 den ersten Platz: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a tie for first nobody gets second place.</source>
        <translation>Nach einem Gleichstand vorn bekommt niemand den zweiten Platz.</translation>
    </message>
    <message>
        <source>With two players second place does not score.</source>
        <translation>Zu zweit zählt der zweite Platz nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is second with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 ist mit %2 auf dem zweiten Platz: %n Punkt.</numerusform>
            <numerusform>%1 ist mit %2 auf dem zweiten Platz: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for second with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 teilen sich mit %2 den zweiten Platz: je %n Punkt.</numerusform>
            <numerusform>%1 teilen sich mit %2 den zweiten Platz: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is third with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 ist mit %2 auf dem dritten Platz: %n Punkt.</numerusform>
            <numerusform>%1 ist mit %2 auf dem dritten Platz: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for third with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 teilen sich mit %2 den dritten Platz: je %n Punkt.</numerusform>
            <numerusform>%1 teilen sich mit %2 den dritten Platz: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has any.</source>
        <translation>Niemand hat welche.</translation>
    </message>
    <message>
        <source>Nobody else has any.</source>
        <translation>Sonst hat niemand welche.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 hat %2 Punkt.</numerusform>
            <numerusform>%1 hat %2 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %2 Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %2 Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %2 Punkt.</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %2 Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s). As many points: %3. What decided: %4.</source>
        <translation>
            <numerusform>%1 gewinnt mit %2 Punkt. Ebenso viele Punkte: %3. Den Ausschlag gab: %4.</numerusform>
            <numerusform>%1 gewinnt mit %2 Punkten. Ebenso viele Punkte: %3. Den Ausschlag gab: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, at most %4 possible.</source>
        <translation>%1: %2: %3 gezählt, höchstens %4 möglich.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, at least %4 must be there.</source>
        <translation>%1: %2: %3 gezählt, mindestens %4 müssen da sein.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>so many pieces, as in: is first with 3</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>GivenUpPage</name>
    <message>
        <source>Abandoned games</source>
        <translation>Weggelegte Partien</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>No game was abandoned. One that is will be here, and can be taken up again.</source>
        <translation>Keine Partie wurde weggelegt. Falls doch, steht sie hier und kann wieder aufgenommen werden.</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>shift</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>One of the three rounds of the game. It ends when nobody has a worker left.</source>
        <translation>Eine der drei Runden des Spiels. Sie endet, wenn niemand mehr Arbeiter hat.</translation>
    </message>
    <message>
        <source>shift clock</source>
        <translation>Schichtuhr</translation>
    </message>
    <message>
        <source>The dial with twelve segments that says what is evaluated after each shift: four segments, then eight, then all twelve.</source>
        <translation>Das Zifferblatt mit zwölf Segmenten sagt, was nach jeder Schicht gewertet wird: vier Segmente, dann acht, dann alle zwölf.</translation>
    </message>
    <message>
        <source>shift hand</source>
        <translation>Schichtzeiger</translation>
    </message>
    <message>
        <source>Points at I, II or III, and so at the last segment that is evaluated in this shift.</source>
        <translation>Zeigt auf I, II oder III und damit auf das letzte Segment, das in dieser Schicht gewertet wird.</translation>
    </message>
    <message>
        <source>scoring marker</source>
        <translation>Wertungsstein</translation>
    </message>
    <message>
        <source>Walks round the shift clock from segment to segment during an evaluation.</source>
        <translation>Wandert während einer Wertung auf der Schichtuhr von Segment zu Segment.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>A card with a vehicle, one to four coal squares and points. No two of the 44 are alike.</source>
        <translation>Eine Karte mit einem Fahrzeug, einem bis vier Kohlequadraten und Punkten. Keine zwei der 44 sind gleich.</translation>
    </message>
    <message>
        <source>open order</source>
        <translation>offener Auftrag</translation>
    </message>
    <message>
        <source>An order in front of a player that is not delivered yet. At the end of the game each costs a point.</source>
        <translation>Ein Auftrag vor einem Spieler, der noch nicht geliefert ist. Am Ende des Spiels kostet jeder einen Punkt.</translation>
    </message>
    <message>
        <source>delivered order</source>
        <translation>gelieferter Auftrag</translation>
    </message>
    <message>
        <source>An order that has brought its points. Its squares count in every evaluation from then on.</source>
        <translation>Ein Auftrag, der seine Punkte gebracht hat. Seine Quadrate zählen von da an in jeder Wertung.</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>A place for a cube on an order. It takes a cube of its colour, or two cubes of any colours.</source>
        <translation>Ein Platz für einen Kohlewürfel auf einem Auftrag. Es nimmt einen Würfel seiner Farbe oder zwei beliebige.</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Wheelbarrow, horse cart, truck or train. A delivery takes all complete orders of one vehicle.</source>
        <translation>Schubkarre, Pferdewagen, Lastwagen oder Lokomotive. Eine Lieferung nimmt alle vollständigen Aufträge eines Fahrzeugs mit.</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>The board of a player: a shaft with the cage, and four levels for yellow, brown, grey and black coal.</source>
        <translation>Das Tableau eines Spielers: ein Schacht mit dem Förderkorb und vier Ebenen für gelbe, braune, graue und schwarze Kohle.</translation>
    </message>
    <message>
        <source>tunnel tile</source>
        <translation>Stollenplättchen</translation>
    </message>
    <message>
        <source>Makes a level of the mine longer on one side, with one cart or two. Each cart costs 1 mark for yellow, 2 for brown, 3 for grey, 4 for black.</source>
        <translation>Verlängert eine Ebene der Grube auf einer Seite, mit einer oder zwei Loren. Jede Lore kostet bei Gelb 1 Mark, bei Braun 2, bei Grau 3, bei Schwarz 4.</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>Holds one cube and is never refilled. Empty carts are evaluated after the third shift.</source>
        <translation>Trägt einen Kohlewürfel und wird nie wieder gefüllt. Leere Loren werden nach der dritten Schicht gewertet.</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>A piece of coal in one of four colours. There are 16 of each.</source>
        <translation>Ein Stück Kohle in einer von vier Farben. Von jeder gibt es 16.</translation>
    </message>
    <message>
        <source>cage</source>
        <translation>Förderkorb</translation>
    </message>
    <message>
        <source>The lift in the shaft, with room for five cubes.</source>
        <translation>Der Aufzug im Schacht, mit Platz für fünf Kohlewürfel.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Kohlenlager</translation>
    </message>
    <message>
        <source>Where a player keeps cubes that came up and are on no order. There is room for any number.</source>
        <translation>Hier liegen die geförderten Kohlewürfel eines Spielers, die auf keinem Auftrag sind. Es fasst beliebig viele.</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>helle Seite</translation>
    </message>
    <message>
        <source>Left of the shaft. Its tiles show lanterns.</source>
        <translation>Links vom Schacht. Ihre Plättchen zeigen Laternen.</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>dunkle Seite</translation>
    </message>
    <message>
        <source>Right of the shaft. Its tiles show no lanterns.</source>
        <translation>Rechts vom Schacht. Ihre Plättchen zeigen keine Laternen.</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>At the end of the game every tile that one side has more than the other costs two points. The printed carts are no tiles.</source>
        <translation>Am Ende des Spiels kostet jedes Plättchen, das eine Seite der anderen voraus hat, zwei Punkte. Die aufgedruckten Loren sind keine Plättchen.</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>The money of the game. At the end every full five marks are a point.</source>
        <translation>Das Geld des Spiels. Am Ende sind je volle fünf Mark ein Punkt.</translation>
    </message>
    <message>
        <source>minecart factory</source>
        <translation>Lorenfabrik</translation>
    </message>
    <message>
        <source>The worker spaces where tunnel tiles are bought. Most workers there at the end of a shift: starting player of the next.</source>
        <translation>Die Felder, auf denen Stollenplättchen gekauft werden. Wer dort am Ende einer Schicht die meisten Arbeiter hat, beginnt die nächste.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Takes exactly one worker at a time, whoever stands there, and gives 1 mark.</source>
        <translation>Nimmt jedes Mal genau einen Arbeiter, wer auch immer dort steht, und gibt 1 Mark.</translation>
    </message>
    <message>
        <source>canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>Where workers go who are pushed out of a space. They come home at the end of the shift.</source>
        <translation>Hierher gehen Arbeiter, die von einem Feld verdrängt werden. Am Ende der Schicht kommen sie nach Hause.</translation>
    </message>
    <message>
        <source>lock tile</source>
        <translation>Sperrplättchen</translation>
    </message>
    <message>
        <source>Closes a worker space in a game with two or three players.</source>
        <translation>Schließt ein Feld in einem Spiel zu zweit oder zu dritt.</translation>
    </message>
</context>
<context>
    <name>GroupsList</name>
    <message>
        <source>New group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>No members yet</source>
        <translation>Noch keine Mitglieder</translation>
    </message>
    <message>
        <source>A group is who plays together regularly. It has its own leaderboard.</source>
        <translation>Eine Gruppe ist, wer regelmäßig zusammen spielt. Sie hat ihre eigene Rangliste.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>GroupsTable</name>
    <message>
        <source>No groups.</source>
        <translation>Keine Gruppen.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>No places.</source>
        <translation>Keine Orte.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Das ist kein Name. Gib einen an, den man lesen kann.</translation>
    </message>
    <message>
        <source>There is no group %1. &quot;steiger-cli groups list&quot; shows them.</source>
        <translation>Es gibt keine Gruppe %1. „steiger-cli groups list“ zeigt sie.</translation>
    </message>
    <message>
        <source>%1 is a member of %2.</source>
        <translation>%1 ist Mitglied von %2.</translation>
    </message>
    <message>
        <source>%1 is no member of %2; the games stay.</source>
        <translation>%1 ist nicht Mitglied von %2; die Spiele bleiben.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>HeadToHeadPage</name>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Die erste Person</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Die zweite Person</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Rules and words</source>
        <translation>Regeln und Begriffe</translation>
    </message>
    <message>
        <source>Search the rules and words</source>
        <translation>Regeln und Begriffe durchsuchen</translation>
    </message>
    <message>
        <source>Neither the rules nor the words mention this.</source>
        <translation>Davon ist weder in den Regeln noch bei den Begriffen die Rede.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No more hints</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
</context>
<context>
    <name>HistoryDelegate</name>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Deleted games</source>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Partie vom Papier</translation>
    </message>
    <message>
        <source>Player, group, place or comment</source>
        <translation>Mitspieler, Gruppe, Ort oder Anmerkung</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>No game is deleted.</source>
        <translation>Keine Partie ist gelöscht.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Keine passende Partie.</translation>
    </message>
    <message>
        <source>Games you finish will be here.</source>
        <translation>Hier stehen später die beendeten Partien.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Deleted: a game of %1.</source>
        <comment>the game&apos;s title</comment>
        <translation>Gelöscht: eine Partie %1.</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Enter a whole game from paper</source>
        <translation>Ganze Partie vom Papier eingeben</translation>
    </message>
    <message>
        <source>Abandoned games</source>
        <translation>Weggelegte Partien</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Steiger keeps the score while you play: it turns the shift clock, works out every majority and says why.</source>
        <translation>Während ihr spielt, zählt Steiger die Punkte: er dreht die Schichtuhr, rechnet jede Mehrheit aus und sagt, warum.</translation>
    </message>
    <message>
        <source>Look at a sample evening</source>
        <translation>Einen Beispielabend ansehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>People and groups</source>
        <translation>Personen, Gruppen</translation>
    </message>
    <message>
        <source>Game from paper</source>
        <translation>Partie vom Papier</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Regeln, Begriffe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>Erste Partie mit Hinweisen</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Zum ersten Mal hier?</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>Draft of the orders, since %1</source>
        <translation>Auswahl der Aufträge, Beginn: %1</translation>
    </message>
    <message>
        <source>Shift %1, since %2</source>
        <translation>Schicht %1, Beginn: %2</translation>
    </message>
    <message>
        <source>Shift %1 evaluated, since %2</source>
        <translation>Schicht %1 gewertet, Beginn: %2</translation>
    </message>
    <message>
        <source>Final reckoning, since %1</source>
        <translation>Schlusswertung, Beginn: %1</translation>
    </message>
    <message>
        <source>Finished, not saved yet, since %1</source>
        <translation>Zu Ende, noch nicht gespeichert, Beginn: %1</translation>
    </message>
</context>
<context>
    <name>ImperialMinersWords</name>
    <message>
        <source>blue point tokens</source>
        <translation>blaue Punktemarker</translation>
    </message>
    <message>
        <source>green point tokens</source>
        <translation>grüne Punktemarker</translation>
    </message>
    <message>
        <source>red point tokens</source>
        <translation>rote Punktemarker</translation>
    </message>
    <message>
        <source>silver coins</source>
        <translation>Silbermünzen</translation>
    </message>
    <message>
        <source>gold coins</source>
        <translation>Goldmünzen</translation>
    </message>
    <message>
        <source>navvy</source>
        <translation>Erdarbeiter</translation>
    </message>
    <message>
        <source>tunneller</source>
        <translation>Tunnelgräber</translation>
    </message>
    <message>
        <source>novice miner</source>
        <translation>Angehender Bergmann</translation>
    </message>
    <message>
        <source>mining engineer</source>
        <translation>Bergingenieur</translation>
    </message>
    <message>
        <source>veteran hewer</source>
        <translation>Altgedienter Hauer</translation>
    </message>
    <message>
        <source>king of the deep</source>
        <translation>König der Tiefe</translation>
    </message>
    <message>
        <source>Point tokens</source>
        <translation>Punktemarker</translation>
    </message>
    <message>
        <source>Full carts</source>
        <translation>Volle Loren</translation>
    </message>
    <message>
        <source>%1: blue (1) %2, green (5) %3, red (10) %4.</source>
        <translation>%1: blau (1) %2, grün (5) %3, rot (10) %4.</translation>
    </message>
    <message>
        <source>Nobody has any.</source>
        <translation>Niemand hat welche.</translation>
    </message>
    <message>
        <source>Every full cart is a point, whole by print or by a cart token.</source>
        <translation>Jede volle Lore ist ein Punkt, ob voll gedruckt oder durch einen Lorenmarker.</translation>
    </message>
    <message>
        <source>The title is: %1.</source>
        <translation>Der Titel: %1.</translation>
    </message>
    <message>
        <source>more in coins (%1)</source>
        <translation>mehr Münzwert (%1)</translation>
    </message>
    <message>
        <source>as much in coins, but more full carts (%1)</source>
        <translation>gleicher Münzwert, aber mehr volle Loren (%1)</translation>
    </message>
    <message>
        <source>cart tokens</source>
        <translation>Lorenmarker</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>collapses</source>
        <translation>Einstürze</translation>
    </message>
    <message>
        <source>cards of level %1</source>
        <translation>Karten der Ebene %1</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>%1: the card %2 hangs from nothing.</source>
        <translation>%1: die Karte %2 hängt an nichts.</translation>
    </message>
    <message>
        <source>%1: by print %2, by cart token %3.</source>
        <translation>%1: gedruckt %2, durch Lorenmarker %3.</translation>
    </message>
    <message>
        <source>%1: %2: %3 counted, the box holds %4.</source>
        <translation>%1: %2: %3 gezählt, in der Schachtel sind %4.</translation>
    </message>
    <message>
        <source>%1: full carts: %2 counted, ten cards have room for %3.</source>
        <translation>%1: volle Loren: %2 gezählt, auf zehn Karten passen %3.</translation>
    </message>
    <message>
        <source>%1: cards in the mine: %2 counted, one in each round makes %3.</source>
        <translation>%1: Karten in der Mine: %2 gezählt, eine in jeder Runde sind %3.</translation>
    </message>
    <message>
        <source>%1: from a completed research board the marker goes on to another one, so boards and marker do not fit together.</source>
        <translation>%1: von einer beendeten Forschungstafel geht der Marker auf eine andere, also passen Tafeln und Marker nicht zusammen.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n game(s) are new in the history.</source>
        <translation>
            <numerusform>%n Partie ist neu in der Chronik.</numerusform>
            <numerusform>%n Partien sind neu in der Chronik.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no new game in it.</source>
        <translation>Es ist keine neue Partie darin.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are new.</source>
        <translation>
            <numerusform>%n Person ist neu.</numerusform>
            <numerusform>%n Personen sind neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games are kept in a list apart.</source>
        <translation>
            <numerusform>%n Partie anderer Spiele ist in einer eigenen Liste aufgehoben.</numerusform>
            <numerusform>%n Partien anderer Spiele sind in einer eigenen Liste aufgehoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are here already, but told otherwise. They stay as they are.</source>
        <translation>
            <numerusform>%n Partie ist schon da, aber mit anderem Inhalt. Sie bleibt, wie sie ist.</numerusform>
            <numerusform>%n Partien sind schon da, aber mit anderem Inhalt. Sie bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were deleted here and stay so.</source>
        <translation>
            <numerusform>%n Partie wurde hier gelöscht und bleibt es.</numerusform>
            <numerusform>%n Partien wurden hier gelöscht und bleiben es.</numerusform>
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
        <translation>Alles ist gespeichert, aber die heutige Sicherung ist nicht gelungen. %1</translation>
    </message>
    <message>
        <source>here already, but told otherwise</source>
        <translation>schon da, aber mit anderem Inhalt</translation>
    </message>
    <message>
        <source>was deleted here and stays so</source>
        <translation>wurde hier gelöscht und bleibt es</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list of names</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Vorzeichen wechseln</translation>
    </message>
    <message>
        <source>Take the last figure back</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
</context>
<context>
    <name>KeypadDialog</name>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>LeaderboardHead</name>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>The rating is what somebody&apos;s strength is at least, almost certainly. The bar shows where the strength may lie, the dot where it most likely is; more games make the bar shorter. Games played alone are not rated.</source>
        <translation>Die Wertung ist, wie stark jemand fast sicher mindestens spielt. Der Balken zeigt, wo die Stärke liegen kann, der Punkt, wo sie am wahrscheinlichsten liegt; mit mehr Partien wird der Balken kürzer. Allein gespielte Partien werden nicht gewertet.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Keine passende Partie.</translation>
    </message>
    <message>
        <source>Who plays will be ranked here, from the first game on.</source>
        <translation>Wer spielt, steht hier von der ersten Partie an in der Rangliste.</translation>
    </message>
    <message>
        <source>What the rating says</source>
        <translation>Was die Wertung sagt</translation>
    </message>
</context>
<context>
    <name>LeaderboardRow</name>
    <message>
        <source>%1: rating %2, %3 of %4 games won</source>
        <translation>%1: Wertung %2, %3 von %4 Partien gewonnen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>LeaderboardTable</name>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message>
        <source>The rating is what someone&apos;s strength is at least, almost certainly: the estimate less three times its uncertainty. Games played alone are not rated.</source>
        <translation>Die Wertung ist, was jemandes Spielstärke so gut wie sicher mindestens erreicht: die Schätzung minus das Dreifache ihrer Unsicherheit. Allein gespielte Partien werden nicht gewertet.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Win share</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>LiveGameCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>LiveGameMenu</name>
    <message>
        <source>Abandon this game…</source>
        <translation>Partie weglegen…</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MarksPopup</name>
    <message>
        <source>Marks of %1</source>
        <translation>Mark von %1</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>MinePage</name>
    <message>
        <source>Mine</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>%1 light tiles, %2 dark tiles</source>
        <translation>helle Plättchen: %1, dunkle Plättchen: %2</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>im Lot</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks %1</source>
        <translation>Mark: %1</translation>
    </message>
    <message>
        <source>Cubes elsewhere</source>
        <translation>Würfel anderswo</translation>
    </message>
    <message>
        <source>Cubes elsewhere: %1</source>
        <translation>Würfel anderswo: %1</translation>
    </message>
    <message>
        <source>Tap a cart when its cube leaves it, and the plus when a tile is bought.</source>
        <translation>Tippe auf eine Lore, wenn ihr Würfel sie verlässt, und auf das Plus, wenn ein Plättchen gekauft wird.</translation>
    </message>
    <message>
        <source>Count the empty carts of each colour at the end of the shift.</source>
        <translation>Zählt am Ende der Schicht die leeren Loren jeder Farbe.</translation>
    </message>
    <message>
        <source>Touch the tile that was not bought. What was emptied on it goes with it.</source>
        <translation>Tippe auf das Plättchen, das nicht gekauft wurde. Was darauf geleert wurde, geht mit.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take a tile away</source>
        <translation>Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Marks, not known yet</source>
        <translation>Mark, noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>MineSide</name>
    <message numerus="yes">
        <source>Add a light tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Helles Plättchen mit %n Lore hinzufügen, Ebene: %1</numerusform>
            <numerusform>Helles Plättchen mit %n Loren hinzufügen, Ebene: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add a dark tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Dunkles Plättchen mit %n Lore hinzufügen, Ebene: %1</numerusform>
            <numerusform>Dunkles Plättchen mit %n Loren hinzufügen, Ebene: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 M</source>
        <comment>the price of a tile, in marks</comment>
        <translation>kostet %1 M</translation>
    </message>
    <message numerus="yes">
        <source>costs %n mark(s)</source>
        <translation>
            <numerusform>kostet %n Mark</numerusform>
            <numerusform>kostet %n Mark</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MineTile</name>
    <message>
        <source>empty cart, level %1</source>
        <translation>leere Lore, Ebene: %1</translation>
    </message>
    <message>
        <source>loaded cart, level %1</source>
        <translation>beladene Lore, Ebene: %1</translation>
    </message>
    <message>
        <source>Take this tile away, level %1</source>
        <translation>Dieses Plättchen wegnehmen, Ebene %1</translation>
    </message>
</context>
<context>
    <name>NameFault</name>
    <message>
        <source>A name is missing. Please give one.</source>
        <translation>Ein Name fehlt. Bitte einen angeben.</translation>
    </message>
    <message>
        <source>This name holds signs that cannot be seen. Please type it again without them.</source>
        <translation>Dieser Name enthält unsichtbare Zeichen. Bitte ohne sie neu eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>This name is too long. %n letter(s) fit at the most.</source>
        <translation>
            <numerusform>Dieser Name ist zu lang. Höchstens %n Buchstabe passt.</numerusform>
            <numerusform>Dieser Name ist zu lang. Höchstens %n Buchstaben passen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game of Coal Baron</source>
        <translation>Neue Partie Glück Auf</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>A game of Coal Baron from paper</source>
        <translation>Partie Glück Auf vom Papier</translation>
    </message>
    <message>
        <source>Tap who plays, drag the names into the order in which you sit, and give the flag to whoever starts.</source>
        <translation>Tippe an, wer mitspielt, ziehe die Namen in eure Sitzordnung und gib die Fahne der Person, die beginnt.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The game of %1 is put aside. It can be taken up again at any time.</source>
        <translation>Die Partie von %1 wird beiseitegelegt. Sie kann jederzeit wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Partie weglegen?</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Die Partie wurde weggelegt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Taken away: %1.</source>
        <translation>Weggenommen: %1.</translation>
    </message>
</context>
<context>
    <name>OpenStore</name>
    <message>
        <source>There is no history in %1 yet. &quot;steiger-cli add FILE&quot; begins it.</source>
        <translation>In %1 gibt es noch keine Chronik. „steiger-cli add FILE“ beginnt sie.</translation>
    </message>
    <message>
        <source>The newest good backup is %1. &quot;steiger-cli check --repair --db %2&quot; sets the damaged file aside and puts that backup in its place.</source>
        <translation>Die neueste gute Sicherung ist %1. „steiger-cli check --repair --db %2“ legt die beschädigte Datei beiseite und setzt diese Sicherung an ihre Stelle.</translation>
    </message>
    <message>
        <source>There is no good backup beside it. Keep the file: what is left in it may still be saved.</source>
        <translation>Daneben liegt keine gute Sicherung. Behalte die Datei: Was noch darin ist, lässt sich vielleicht retten.</translation>
    </message>
</context>
<context>
    <name>OptionsChoice</name>
    <message>
        <source>How you play</source>
        <translation>So spielt ihr</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Züge verfolgen</translation>
    </message>
    <message>
        <source>Workers are counted with one tap a turn, and Steiger says whose turn it is.</source>
        <translation>Arbeiter werden mit einem Tippen je Zug gezählt, und Steiger sagt, wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>Follow the mines</source>
        <translation>Gruben verfolgen</translation>
    </message>
    <message>
        <source>Tiles and carts are tapped as they come. Without it you count empty carts at the end of a shift.</source>
        <translation>Plättchen und Loren werden laufend angetippt. Sonst zählt ihr die leeren Loren am Ende jeder Schicht.</translation>
    </message>
    <message>
        <source>Follow open orders</source>
        <translation>Offene Aufträge verfolgen</translation>
    </message>
    <message>
        <source>Orders are tapped when they are taken and again when they are delivered, from the draft on.</source>
        <translation>Aufträge werden beim Nehmen und noch einmal beim Liefern angetippt, schon ab der ersten Auswahl.</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>A tap delivers a card for the player chosen above, another tap takes it back.</source>
        <translation>Ein Tippen liefert die Karte für die oben gewählte Person, noch eines nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Hold a card to note it as an open order.</source>
        <translation>Halte eine Karte gedrückt, um sie als offenen Auftrag zu notieren.</translation>
    </message>
    <message>
        <source>Draft of the orders</source>
        <translation>Auswahl der Aufträge</translation>
    </message>
</context>
<context>
    <name>OrdersSummary</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>People you play with will be listed here.</source>
        <translation>Hier stehen künftig alle, mit denen ihr spielt.</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>New player</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>People you play with will be listed here.</source>
        <translation>Hier stehen später alle, mit denen du spielst.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People and groups</source>
        <translation>Personen und Gruppen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
</context>
<context>
    <name>PeopleTable</name>
    <message>
        <source>Nobody.</source>
        <translation>Niemand.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>%1 is now called %2, in all games.</source>
        <translation>%1 heißt jetzt %2, in allen Partien.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Das ist kein Name. Gib einen an, der sich lesen lässt.</translation>
    </message>
    <message>
        <source>Somebody is called %2 already. If %1 is the same person, &quot;steiger-cli people merge&quot; makes one of the two.</source>
        <translation>Es heißt schon jemand %2. Wenn %1 dieselbe Person ist, macht „steiger-cli people merge“ aus beiden eine.</translation>
    </message>
    <message>
        <source>The games of %1 are now games of %2.</source>
        <translation>Die Partien von %1 sind jetzt Partien von %2.</translation>
    </message>
    <message>
        <source>That is %1 twice. Name two people.</source>
        <translation>Das ist zweimal %1. Nenne zwei Personen.</translation>
    </message>
    <message>
        <source>%1 and %2 played each other, so they are not the same person (see &quot;steiger-cli show %3&quot;).</source>
        <translation>%1 und %2 haben gegeneinander gespielt, sind also nicht dieselbe Person (siehe „steiger-cli show %3“).</translation>
    </message>
    <message>
        <source>The name %1 is erased. The games are kept, with a deleted player in its place. Backups made before still hold the name, until newer ones replace them.</source>
        <translation>Der Name %1 ist gelöscht. Die Partien bleiben, mit einem gelöschten Mitspieler an seiner Stelle. Frühere Sicherungen enthalten den Namen noch, bis neuere sie ersetzen.</translation>
    </message>
    <message>
        <source>Another program is reading the history, so the name stays in %1 until that is done.</source>
        <translation>Ein anderes Programm liest gerade die Chronik, deshalb bleibt der Name in %1, bis es fertig ist.</translation>
    </message>
</context>
<context>
    <name>PersonDelegate</name>
    <message>
        <source>Two of this name</source>
        <translation>Zwei dieses Namens</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Is the same person as …</source>
        <translation>Ist dieselbe Person wie …</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Erase this name</source>
        <translation>Diesen Namen endgültig löschen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>PersonFacts</name>
    <message>
        <source>Points per game from each source; the thin bar is the average of everybody at those tables.</source>
        <translation>Punkte pro Partie aus jeder Quelle; der dünne Balken ist der Schnitt aller an diesen Tischen.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>PersonSource</name>
    <message>
        <source>%1: %2 on average, everybody %3</source>
        <translation>%1: im Schnitt %2, alle %3</translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message>
        <source>%1: this picture cannot be read (%2)</source>
        <translation>%1: Dieses Bild lässt sich nicht lesen (%2)</translation>
    </message>
    <message>
        <source>%1: this is not a JPEG, PNG or WebP picture</source>
        <translation>%1: Das ist kein JPEG-, PNG- oder WebP-Bild</translation>
    </message>
    <message>
        <source>%1: this picture is incomplete or damaged; take or copy it again</source>
        <translation>%1: Dieses Bild ist unvollständig oder beschädigt; nimm es neu auf oder kopiere es noch einmal</translation>
    </message>
    <message>
        <source>%1: this picture has %2 megapixels; up to %3 can be read</source>
        <translation>%1: Dieses Bild hat %2 Megapixel; bis zu %3 lassen sich lesen</translation>
    </message>
    <message>
        <source>%1: this file is larger than %2 MiB, so it is not a photo</source>
        <translation>%1: Diese Datei ist größer als %2 MiB, also kein Foto</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>New place</source>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>Places you play at will be listed here.</source>
        <translation>Hier stehen später die Orte, an denen ihr spielt.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
</context>
<context>
    <name>PlayButtons</name>
    <message>
        <source>Play by itself, speed %1</source>
        <translation>Von selbst abspielen, Tempo %1</translation>
    </message>
</context>
<context>
    <name>PlayerHeader</name>
    <message>
        <source>starting player</source>
        <translation>Startspieler</translation>
    </message>
</context>
<context>
    <name>PlayerName</name>
    <message>
        <source>deleted player</source>
        <translation>gelöschter Mitspieler</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
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
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s), to move</source>
        <translation>
            <numerusform>%n Arbeiter, am Zug</numerusform>
            <numerusform>%n Arbeiter, am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Liefern</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>Marks %1</source>
        <translation>Mark: %1</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>jetzt +%1</translation>
    </message>
    <message>
        <source>if the shift ended now, %1 more</source>
        <translation>wenn die Schicht jetzt endete, %1 mehr</translation>
    </message>
    <message>
        <source>Marks, not known yet</source>
        <translation>Mark, noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>%1: this is not a profile of an edition (%2)</source>
        <translation>%1: Das ist kein Profil einer Ausgabe (%2)</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RankingDelegate</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 Punkte</translation>
    </message>
</context>
<context>
    <name>ReadGames</name>
    <message>
        <source>this game is still under way, and the history holds finished games (expected: 3 shifts and final)</source>
        <translation>diese Partie läuft noch, und in die Chronik gehören beendete (erwartet: 3 Schichten und final)</translation>
    </message>
    <message>
        <source>this is a file of BG Stats: &quot;steiger-cli import&quot; takes it in</source>
        <translation>das ist eine Datei von BG Stats: „steiger-cli import“ liest sie ein</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Records are set with the first game.</source>
        <translation>Mit der ersten Partie gibt es Rekorde.</translation>
    </message>
</context>
<context>
    <name>RecordsTable</name>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>Closest finish: ahead by</source>
        <translation>Knappster Ausgang, Vorsprung</translation>
    </message>
</context>
<context>
    <name>RecordsWords</name>
    <message>
        <source>Highest score</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>Closest finish: ahead by</source>
        <translation>Knappster Ausgang, Vorsprung</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>RenamedNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: %1</source>
        <translation>Noch einmal: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>There is no replay: this game was not played at this table, so only its result is known.</source>
        <translation>Diese Partie wurde nicht an diesem Tisch gespielt: Nur ihr Ergebnis ist bekannt, nicht ihr Verlauf.</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Ein Ereignis weiter</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment der Partie</translation>
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
    <name>RockwellWords</name>
    <message>
        <source>Goal tiles</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>Delivery tiles</source>
        <translation>Lieferplättchen</translation>
    </message>
    <message>
        <source>Zinc</source>
        <translation>Zink</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>Kupfer</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>8 zinc and 8 copper</source>
        <translation>8 Zink und 8 Kupfer</translation>
    </message>
    <message>
        <source>6 extraction cards</source>
        <translation>6 Förderkarten</translation>
    </message>
    <message>
        <source>10 silver</source>
        <translation>10 Silber</translation>
    </message>
    <message>
        <source>3 crews of power 2</source>
        <translation>3 Mannschaften der Stärke 2</translation>
    </message>
    <message>
        <source>12 gold</source>
        <translation>12 Gold</translation>
    </message>
    <message>
        <source>all crews in layer C or deeper</source>
        <translation>alle Mannschaften in Schicht C oder tiefer</translation>
    </message>
    <message>
        <source>6 of each kind</source>
        <translation>6 von jeder Art</translation>
    </message>
    <message>
        <source>2 crews of power 4</source>
        <translation>2 Mannschaften der Stärke 4</translation>
    </message>
    <message>
        <source>a crew in the centre</source>
        <translation>eine Mannschaft im Mittelpunkt</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the goal tiles</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The points on the goal tiles.</source>
        <translation>Die Punkte auf den Zielplättchen.</translation>
    </message>
    <message>
        <source>The points on the delivery tiles.</source>
        <translation>Die Punkte auf den Lieferplättchen.</translation>
    </message>
    <message>
        <source>more goal tiles (%1)</source>
        <translation>mehr Zielplättchen (%1)</translation>
    </message>
    <message>
        <source>as many goal tiles, but more cubes (%1)</source>
        <translation>gleich viele Zielplättchen, aber mehr Würfel (%1)</translation>
    </message>
    <message>
        <source>Who has none of a kind does not score for it here.</source>
        <translation>Wer von einer Art nichts hat, bekommt hier keine Punkte dafür.</translation>
    </message>
    <message>
        <source>There is only one goal tile &quot;%1&quot; worth %2, but several have it: %3.</source>
        <translation>Das Zielplättchen „%1“ zu %2 gibt es nur einmal, es steht aber bei mehreren: %3.</translation>
    </message>
    <message>
        <source>Of the goal &quot;%1&quot; the tile worth %2 was left, but a lesser one taken: %3.</source>
        <translation>Vom Ziel „%1“ blieb das Plättchen zu %2 liegen, ein geringeres wurde aber genommen: %3.</translation>
    </message>
    <message>
        <source>delivery tiles</source>
        <translation>Lieferplättchen</translation>
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
            <numerusform>%1: %n Zielplättchen zu %2.</numerusform>
            <numerusform>%1: %n Zielplättchen zu zusammen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>so much money, as in: is first with $4500</comment>
        <translation>%1 $</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at most.</source>
        <translation>
            <numerusform>%1: %n Zielplättchen zu %2, aber eines zählt höchstens %3.</numerusform>
            <numerusform>%1: %n Zielplättchen zu zusammen %2, aber so viele zählen höchstens %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at least.</source>
        <translation>
            <numerusform>%1: %n Zielplättchen zu %2, aber eines zählt mindestens %3.</numerusform>
            <numerusform>%1: %n Zielplättchen zu zusammen %2, aber so viele zählen mindestens %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: $%2, but all amounts of money in the game are multiples of $100.</source>
        <translation>%1: %2 $, aber alle Geldbeträge im Spiel sind Vielfache von 100 $.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Over three shifts you buy tunnel tiles, raise coal and deliver orders. Deliveries score at once, majorities after every shift, the rest at the end. Most points win.</source>
        <translation>In drei Schichten kauft ihr Stollenplättchen, fördert Kohle und liefert Aufträge. Lieferungen bringen sofort Punkte, Mehrheiten nach jeder Schicht, der Rest am Ende. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Clockwise, everyone in turn places workers on one space and carries out its action. Whoever still has a worker must act. The shift ends when nobody has any left.</source>
        <translation>Im Uhrzeigersinn setzt man Arbeiter auf einem Feld ein und führt seine Aktion aus. Wer noch Arbeiter hat, muss ziehen. Die Schicht endet, wenn niemand mehr welche hat.</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Besetzte Felder</translation>
    </message>
    <message>
        <source>An empty space takes exactly one worker. Where workers stand, your own included, you place one more than stand there, and those go to the canteen. The bank always takes one worker and gives 1 mark.</source>
        <translation>Ein leeres Feld braucht genau einen Arbeiter. Wo schon Arbeiter stehen, auch deine eigenen, setzt du einen mehr ein, als dort stehen, und diese gehen in die Kantine. Die Bank braucht immer einen Arbeiter und gibt 1 Mark.</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Lorenfabrik</translation>
    </message>
    <message>
        <source>Pay for the tile of the space, load each of its carts with a cube and add it to its level on its side. On the draw space, look at five tiles and buy one or none.</source>
        <translation>Bezahle das Plättchen des Feldes, belade jede Lore mit einem Kohlewürfel und lege es auf seiner Seite an seine Ebene an. Auf dem Ziehfeld siehst du dir fünf Plättchen an und kaufst eines oder keines.</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>Use up to the printed number of steps. A step moves the cage to a level or to the surface, loads a cube from a cart of its level, or, at the surface, brings a cube from the cage to an order or into storage. From storage to an order is a step too. Two cubes of any colours stand in for one of the right colour, for two steps.</source>
        <translation>Nutze bis zu so viele Schritte, wie aufgedruckt sind. Ein Schritt fährt den Förderkorb auf eine Ebene oder nach oben, lädt einen Kohlewürfel von einer Lore seiner Ebene ein oder bringt, wenn er oben ist, einen Würfel aus dem Förderkorb auf einen Auftrag oder ins Kohlenlager. Vom Kohlenlager auf einen Auftrag ist es auch ein Schritt. Zwei beliebige Würfel ersetzen, für zwei Schritte, einen der richtigen Farbe.</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>All your complete orders of the vehicle go at once and score their printed points. Their cubes return to the supply.</source>
        <translation>Alle deine vollständigen Aufträge des Fahrzeugs gehen auf einmal und bringen ihre aufgedruckten Punkte. Ihre Kohlewürfel kommen zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Take the printed marks.</source>
        <translation>Nimm die aufgedruckten Mark.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Take the order of the space; you may have any number of them open. On the draw space, look at five and keep one or none.</source>
        <translation>Nimm den Auftrag des Feldes; du darfst beliebig viele offen haben. Auf dem Ziehfeld siehst du dir fünf an und behältst einen oder keinen.</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Tied for first: all of them get the points of first place, and nobody gets second. Tied for second: all of them get the points of second place. A count of 0 never scores, and with two players second place does not either.</source>
        <translation>Gleichstand auf dem ersten Platz: alle bekommen die Punkte des ersten Platzes, und niemand den zweiten. Gleichstand auf dem zweiten: alle bekommen die Punkte des zweiten Platzes. Eine Anzahl von 0 bringt nie Punkte, und zu zweit bringt auch der zweite Platz keine.</translation>
    </message>
    <message>
        <source>Between shifts</source>
        <translation>Zwischen den Schichten</translation>
    </message>
    <message>
        <source>Whoever has most workers in the factory starts the next shift. In a tie it is the tied player who comes next clockwise after the previous starting player. Then the shift hand moves on, the scoring marker goes back, delivered orders are turned face down and all workers go home.</source>
        <translation>Wer die meisten Arbeiter in der Lorenfabrik hat, beginnt die nächste Schicht. Bei Gleichstand ist es, wer von ihnen im Uhrzeigersinn als Erstes nach dem bisherigen Startspieler kommt. Dann rückt der Schichtzeiger weiter, der Wertungsstein geht zurück, gelieferte Aufträge werden umgedreht und alle Arbeiter gehen nach Hause.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>After shift III: 1 point for every full 5 marks and for every full 3 cubes, wherever they lie; −1 for every open order; −2 for every tile that one side of the mine has more than the other. In a tie, most marks left over win.</source>
        <translation>Nach Schicht III: 1 Punkt für je volle 5 Mark und je volle 3 Kohlewürfel, wo immer sie liegen; −1 für jeden offenen Auftrag; −2 für jedes Plättchen, das eine Seite der Grube der anderen voraus hat. Bei Gleichstand gewinnen die meisten übrigen Mark.</translation>
    </message>
    <message>
        <source>Delivered orders and empty carts are compared, counted from the start of the game. After shift I the segments 1 to 4 of the shift clock are scored, after shift II the segments 1 to 8, after shift III all twelve.</source>
        <translation>Verglichen werden gelieferte Aufträge und leere Loren, gezählt seit Spielbeginn. Nach Schicht I werden die Segmente 1 bis 4 der Schichtuhr gewertet, nach Schicht II die Segmente 1 bis 8, nach Schicht III alle zwölf.</translation>
    </message>
    <message>
        <source>Empty carts count only for players who have delivered an order.</source>
        <translation>Leere Loren zählen nur, wenn man einen Auftrag geliefert hat.</translation>
    </message>
    <message>
        <source>Points for first and second place:</source>
        <translation>Punkte für den ersten und den zweiten Platz:</translation>
    </message>
    <message>
        <source>%1. %2: %3 and %4</source>
        <comment>a segment of the shift clock, points for first and second place</comment>
        <translation>%1. %2: %3 und %4</translation>
    </message>
</context>
<context>
    <name>ScanCommandWords</name>
    <message>
        <source>%1: there is no such profile. &quot;steiger-cli teach&quot; makes one.</source>
        <translation>%1: Dieses Profil gibt es nicht. „steiger-cli teach“ legt eines an.</translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No order is to be seen.</source>
        <translation>Es ist kein Auftrag zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n Auftrag</numerusform>
            <numerusform>%n Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please look at %n of them.</source>
        <translation>
            <numerusform>Bitte sieh dir %n davon an.</numerusform>
            <numerusform>Bitte sieh dir %n davon an.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, light side</source>
        <translation>%1, helle Seite</translation>
    </message>
    <message>
        <source>%1, dark side</source>
        <translation>%1, dunkle Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s)</source>
        <translation>
            <numerusform>%n Lore</numerusform>
            <numerusform>%n Loren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them loaded</source>
        <translation>
            <numerusform>%n davon beladen</numerusform>
            <numerusform>%n davon beladen</numerusform>
        </translation>
    </message>
    <message>
        <source>No mine is to be seen.</source>
        <translation>Es ist keine Mine zu sehen.</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>ein Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the cage and in storage</source>
        <translation>
            <numerusform>%n Kohlewürfel im Förderkorb und im Kohlenlager</numerusform>
            <numerusform>%n Kohlewürfel im Förderkorb und im Kohlenlager</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Points of shift %1</source>
        <translation>Punkte der Schicht %1</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Players: %1.</source>
        <translation>Am Tisch: %1.</translation>
    </message>
    <message>
        <source>Please check: this cannot be true at one table</source>
        <translation>Bitte prüfen: das kann an einem Tisch nicht stimmen</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %3 point(s)</source>
        <comment>rank, name, points</comment>
        <translation>
            <numerusform>%1. %2, %3 Punkt</numerusform>
            <numerusform>%1. %2, %3 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth a second look: this is unusual</source>
        <translation>Einen zweiten Blick wert: das ist ungewöhnlich</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a line to see why.</source>
        <translation>Tippe auf eine Zeile, um zu sehen, warum.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Set-up</source>
        <translation>Spielaufbau</translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message>
        <source>No seasons but the years. &quot;steiger-cli seasons set&quot; makes one.</source>
        <translation>Keine Saisons außer den Jahren. „steiger-cli seasons set“ legt eine an.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The season %1 is from %2 to %3.</source>
        <translation>Die Saison %1 geht von %2 bis %3.</translation>
    </message>
    <message>
        <source>The season %1 is gone; its games stay.</source>
        <translation>Die Saison %1 ist weg; ihre Partien bleiben.</translation>
    </message>
    <message>
        <source>That is no name. Give one that can be read.</source>
        <translation>Das ist kein Name. Gib einen an, der sich lesen lässt.</translation>
    </message>
    <message>
        <source>%1 is a year, and every year is a season already. Choose another name.</source>
        <translation>%1 ist ein Jahr, und jedes Jahr ist schon eine Saison. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>A season is from day to day: give dates without a time.</source>
        <translation>Eine Saison geht von Tag zu Tag: Gib die Daten ohne Uhrzeit an.</translation>
    </message>
    <message>
        <source>The season would end before it begins. Exchange the two dates.</source>
        <translation>Die Saison würde enden, bevor sie beginnt. Vertausche die beiden Daten.</translation>
    </message>
    <message>
        <source>There is no season %1. &quot;steiger-cli seasons list&quot; shows them.</source>
        <translation>Eine Saison %1 gibt es nicht. „steiger-cli seasons list“ zeigt sie.</translation>
    </message>
</context>
<context>
    <name>SeasonsList</name>
    <message>
        <source>New season</source>
        <translation>Neue Saison</translation>
    </message>
    <message>
        <source>From, like 2026-05-01</source>
        <translation>Von, etwa 2026-05-01</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>To, like 2026-08-31</source>
        <translation>Bis, etwa 2026-08-31</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Every year is a season. Add others, such as a tournament, to have a leaderboard of their own.</source>
        <translation>Jedes Jahr ist eine Saison. Füge andere hinzu, etwa ein Turnier, damit sie ihre eigene Rangliste haben.</translation>
    </message>
</context>
<context>
    <name>SeatDelegate</name>
    <message>
        <source>Move %1</source>
        <translation>%1 umsetzen</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Let %1 start</source>
        <translation>%1 soll beginnen</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 spielt nicht mit</translation>
    </message>
</context>
<context>
    <name>SeatPopup</name>
    <message>
        <source>Who sits here instead of %1?</source>
        <translation>Wer sitzt hier statt %1?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>%1, who changes places with %2</source>
        <translation>%1 (tauscht den Platz mit %2)</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>Hier sitzt noch niemand.</translation>
    </message>
</context>
<context>
    <name>SegmentPopup</name>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
</context>
<context>
    <name>SegmentStanding</name>
    <message>
        <source>First %1, second %2 points</source>
        <translation>Erster Platz %1, zweiter Platz %2 Punkte</translation>
    </message>
    <message>
        <source>First %1 points</source>
        <translation>Erster Platz %1 Punkte</translation>
    </message>
    <message>
        <source>Not scored in this shift yet.</source>
        <translation>Wird in dieser Schicht noch nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Regeln und Begriffe</translation>
    </message>
    <message>
        <source>About Steiger</source>
        <translation>Über Steiger</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Weniger Animationen</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Back up and bring back</source>
        <translation>Sichern und zurückholen</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Export und Import</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>Tastatur auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Also where Steiger sees no touch screen, from the next start on.</source>
        <translation>Auch wenn Steiger keinen Touchscreen sieht, ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Share: %1</source>
        <translation>Teilen: %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Spielaufzeichnung</translation>
    </message>
    <message>
        <source>BG Stats file</source>
        <translation>BG-Stats-Datei</translation>
    </message>
    <message>
        <source>This game cannot be read any more, so there is nothing to share.</source>
        <translation>Diese Partie lässt sich nicht mehr lesen, also gibt es nichts zu teilen.</translation>
    </message>
    <message>
        <source>QR code for BG Stats, tap to enlarge it</source>
        <translation>QR-Code für BG Stats, zum Vergrößern antippen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetParts</name>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Points of shift %1</source>
        <translation>Punkte der Schicht %1</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>SheetResult</name>
    <message>
        <source>As it was told</source>
        <translation>Fassungen dieser Partie</translation>
    </message>
    <message>
        <source>Photo of the evening</source>
        <translation>Foto des Abends</translation>
    </message>
</context>
<context>
    <name>SheetTabs</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShiftClock</name>
    <message>
        <source>Shift clock</source>
        <translation>Schichtuhr</translation>
    </message>
</context>
<context>
    <name>ShowGame</name>
    <message>
        <source>This game is deleted. &quot;steiger-cli restore %1&quot; brings it back.</source>
        <translation>Diese Partie ist gelöscht. „steiger-cli restore %1“ holt sie zurück.</translation>
    </message>
    <message>
        <source>This game was corrected. &quot;steiger-cli show %1 --revision 1&quot; shows its first record, revision %2 is the newest.</source>
        <translation>Diese Partie wurde berichtigt. „steiger-cli show %1 --revision 1“ zeigt ihre erste Aufzeichnung, Fassung %2 ist die neueste.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n record(s), the first is revision 1.</source>
        <translation>
            <numerusform>Diese Partie hat %n Aufzeichnung, die Fassung 1.</numerusform>
            <numerusform>Diese Partie hat %n Aufzeichnungen, die erste ist Fassung 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This version of Steiger cannot read the record of this game. &quot;--json&quot; shows it as it is.</source>
        <translation>Dieser Steiger kann die Aufzeichnung der Partie nicht lesen. „--json“ zeigt sie, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortieren nach: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>%1 took part in none of these games.</source>
        <translation>%1 war bei keinem dieser Spiele dabei.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <source>won in a row up to now</source>
        <translation>Siege in Folge bis jetzt</translation>
    </message>
    <message>
        <source>longest row of wins</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>points more than the table&apos;s mean</source>
        <translation>Punkte über dem Mittel des Tisches</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Average of all</source>
        <translation>Schnitt aller</translation>
    </message>
</context>
<context>
    <name>StoreWords</name>
    <message>
        <source>%1 cannot be opened. Check that its folder exists and that you may use it.</source>
        <translation>%1 lässt sich nicht öffnen. Prüfe, ob der Ordner existiert und du ihn benutzen darfst.</translation>
    </message>
    <message>
        <source>%1 is not a history of Steiger. Choose another file; this one is left as it is.</source>
        <translation>%1 ist keine Chronik von Steiger. Wähle eine andere Datei; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Choose another file; this one is left as it is.</source>
        <translation>%1 gehört einem anderen Programm. Wähle eine andere Datei; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Steiger. This one can read it but not change it: update Steiger first.</source>
        <translation>%1 stammt von einem neueren Steiger. Dieser kann sie lesen, aber nicht ändern: Aktualisiere Steiger zuerst.</translation>
    </message>
    <message>
        <source>%1 must not be written to. Allow writing to the file and its folder, then try again.</source>
        <translation>%1 darf nicht beschrieben werden. Erlaube das Schreiben in die Datei und ihren Ordner, dann versuche es wieder.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was changed in %1. Make room, then try again.</source>
        <translation>Der Datenträger ist voll, in %1 wurde deshalb nichts geändert. Schaffe Platz, dann versuche es wieder.</translation>
    </message>
    <message>
        <source>Another program is using %1 and has not let go of it. Try again when it is done.</source>
        <translation>Ein anderes Programm benutzt %1 und gibt es nicht frei. Versuche es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was changed in it.</source>
        <translation>%1 ist beschädigt (%2). Nichts wurde darin geändert.</translation>
    </message>
    <message>
        <source>%1 could not be used (%2). Check the disk, then try again.</source>
        <translation>%1 ließ sich nicht benutzen (%2). Prüfe den Datenträger, dann versuche es wieder.</translation>
    </message>
</context>
<context>
    <name>SuggestingField</name>
    <message>
        <source>Known ones</source>
        <translation>Bisherige</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Evaluation of shift %1</source>
        <translation>Wertung der Schicht %1</translation>
    </message>
    <message>
        <source>Players and evening…</source>
        <translation>Spieler und Abend…</translation>
    </message>
    <message>
        <source>The game so far once more</source>
        <translation>Die bisherige Partie ansehen</translation>
    </message>
    <message>
        <source>Stop following the turns</source>
        <translation>Züge nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Züge verfolgen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild beenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>Partie weglegen…</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Draft of the orders</source>
        <translation>Auswahl der Aufträge</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Evaluate shift</source>
        <translation>Schicht werten</translation>
    </message>
    <message>
        <source>To the evaluation</source>
        <translation>Zur Wertung</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Zeit anhalten</translation>
    </message>
    <message>
        <source>Let the timer run</source>
        <translation>Zeit laufen lassen</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Tap Deliver for whoever delivers an order and Mine when a cube leaves its cart. When the shift is over, tap Evaluate shift.</source>
        <translation>Tippe auf Liefern, wenn jemand einen Auftrag liefert, und auf Grube, wenn ein Würfel seine Lore verlässt. Am Ende der Schicht tippe auf Schicht werten.</translation>
    </message>
    <message>
        <source>%1: +%2 now</source>
        <translation>%1: jetzt +%2</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>%1: this is about a picture of %2 x %3 pixels, the photo has %4 x %5</source>
        <translation>%1: Es geht um ein Bild von %2 x %3 Bildpunkten, das Foto hat %4 x %5</translation>
    </message>
    <message>
        <source>%1: nothing in it can be learned from: no piece with its corners and what it is</source>
        <translation>%1: Daraus lässt sich nichts lernen: kein Teil mit seinen Ecken und dem, was es ist</translation>
    </message>
    <message numerus="yes">
        <source>Learned %n piece(s). The edition is in %1.</source>
        <translation>
            <numerusform>%n Teil gelernt. Die Ausgabe steht in %1.</numerusform>
            <numerusform>%n Teile gelernt. Die Ausgabe steht in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrWords</name>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>What was scored during the game.</source>
        <translation>Was während des Spiels erzielt wurde.</translation>
    </message>
    <message>
        <source>Cities of Essen</source>
        <translation>Städte von Essen</translation>
    </message>
    <message>
        <source>1 point for a warehouse in each of Kettwig, Werden and Steele.</source>
        <translation>1 Punkt für je ein Lagerhaus in Kettwig, Werden und Steele.</translation>
    </message>
    <message>
        <source>Cities of the Mark</source>
        <translation>Städte der Mark</translation>
    </message>
    <message>
        <source>1 point for a warehouse in each of Hattingen, Blankenstein and Witten.</source>
        <translation>1 Punkt für je ein Lagerhaus in Hattingen, Blankenstein und Witten.</translation>
    </message>
    <message>
        <source>All seven cities</source>
        <translation>Alle sieben Städte</translation>
    </message>
    <message>
        <source>3 points for a warehouse in every city.</source>
        <translation>3 Punkte für ein Lagerhaus in jeder Stadt.</translation>
    </message>
    <message>
        <source>All four coal dumps</source>
        <translation>Alle vier Kohlehalden</translation>
    </message>
    <message>
        <source>2 points for a warehouse on every coal dump.</source>
        <translation>2 Punkte für ein Lagerhaus auf jeder Kohlehalde.</translation>
    </message>
    <message>
        <source>Most on a coal dump</source>
        <translation>Meiste auf einer Kohlehalde</translation>
    </message>
    <message>
        <source>1 point for most warehouses on a coal dump, nobody on a tie.</source>
        <translation>1 Punkt für die meisten Lagerhäuser auf einer Kohlehalde, bei Gleichstand niemand.</translation>
    </message>
    <message>
        <source>Ruhr barge token</source>
        <translation>Marker Ruhrkahn</translation>
    </message>
    <message>
        <source>4 points if the barge is in Ruhrort, otherwise 2.</source>
        <translation>4 Punkte, wenn der Kahn in Ruhrort liegt, sonst 2.</translation>
    </message>
    <message>
        <source>Mayor token</source>
        <translation>Marker Bürgermeister</translation>
    </message>
    <message>
        <source>1 point for every thaler, none with a loan.</source>
        <translation>1 Punkt je Taler, mit einem Kredit keiner.</translation>
    </message>
    <message>
        <source>Railway token</source>
        <translation>Marker Eisenbahn</translation>
    </message>
    <message>
        <source>1 point for every city with a warehouse; Ruhrort does not count.</source>
        <translation>1 Punkt je Stadt mit Lagerhaus; Ruhrort zählt nicht.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Every loan costs 2 points.</source>
        <translation>Jeder Kredit kostet 2 Punkte.</translation>
    </message>
    <message>
        <source>Essen warehouse</source>
        <translation>Lagerhaus Essen</translation>
    </message>
    <message>
        <source>Grafschaft Mark warehouse</source>
        <translation>Lagerhaus Grafschaft Mark</translation>
    </message>
    <message>
        <source>Coal dump</source>
        <translation>Kohlehalde</translation>
    </message>
    <message>
        <source>Lock building</source>
        <translation>Schleusenbau</translation>
    </message>
    <message>
        <source>Ruhrort harbour</source>
        <translation>Hafen Ruhrort</translation>
    </message>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Grafschaft Mark</translation>
    </message>
    <message>
        <source>Wages</source>
        <translation>Löhne</translation>
    </message>
    <message>
        <source>Subsidy</source>
        <translation>Zuschuss</translation>
    </message>
    <message>
        <source>Coal hauling</source>
        <translation>Kohlentransport</translation>
    </message>
    <message>
        <source>Towing</source>
        <translation>Treideln</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Coal fair</source>
        <translation>Kohlenmesse</translation>
    </message>
    <message>
        <source>Ruhr barge</source>
        <translation>Ruhrkahn</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a coal dump and who has most there</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: a tie of %2.</source>
        <comment>a coal dump and who ties there</comment>
        <translation>%1: Gleichstand von %2.</translation>
    </message>
    <message>
        <source>With a loan: %1.</source>
        <translation>Mit Kredit: %1.</translation>
    </message>
    <message>
        <source>warehouses</source>
        <translation>Lagerhäuser</translation>
    </message>
    <message>
        <source>loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>thalers</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>warehouses in Ruhrort</source>
        <translation>Lagerhäuser in Ruhrort</translation>
    </message>
    <message>
        <source>%1: a warehouse in Mülheim needs the token Warehouse, used.</source>
        <translation>%1: ein Lagerhaus in Mülheim braucht den Marker Lagerhaus, verbraucht.</translation>
    </message>
    <message>
        <source>tokens %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>%1: a blank instead of the token %2, although copies of it are left.</source>
        <translation>%1: ein leerer Marker statt %2, obwohl davon noch welche übrig sind.</translation>
    </message>
    <message>
        <source>A blank token scores nothing: %1.</source>
        <translation>Ein leerer Marker zählt nichts: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and where that player has warehouses</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In Ruhrort: %1.</source>
        <comment>whose barges lie there</comment>
        <translation>In Ruhrort: %1.</translation>
    </message>
    <message>
        <source>Elsewhere: %1.</source>
        <comment>whose barges do not lie in Ruhrort</comment>
        <translation>Woanders: %1.</translation>
    </message>
    <message>
        <source>Nobody has the token.</source>
        <translation>Niemand hat diesen Marker.</translation>
    </message>
    <message>
        <source>The token belongs to: %1.</source>
        <translation>Mit diesem Marker: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the two warehouses of a storage area leave it together, but %n is there (%2).</source>
        <translation>
            <numerusform>%1: die zwei Lagerhäuser eines Lagerbereichs verlassen ihn zusammen, es ist aber %n dort (%2).</numerusform>
            <numerusform>%1: die zwei Lagerhäuser eines Lagerbereichs verlassen ihn zusammen, es sind aber %n dort (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the token Inn needs white coal, and so the token Grafschaft Mark, but the warehouses of that are still in storage (storageMark).</source>
        <translation>%1: der Marker Gasthaus braucht weiße Kohle, also den Marker Grafschaft Mark, aber dessen Lagerhäuser sind noch im Lagerbereich (storageMark).</translation>
    </message>
</context>
<context>
    <name>TotalsWords</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Scored on paper.</source>
        <translation>Auf Papier gewertet.</translation>
    </message>
    <message>
        <source>Played alone.</source>
        <translation>Allein gespielt.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>%1 wins by points.</source>
        <translation>%1 gewinnt nach Punkten.</translation>
    </message>
    <message>
        <source>%1 wins by the tie-break.</source>
        <translation>Nach Gleichstand gewinnt %1.</translation>
    </message>
    <message>
        <source>%1 wins, as the table decided.</source>
        <translation>%1 gewinnt, so hat es der Tisch entschieden.</translation>
    </message>
    <message>
        <source>%1 share the victory, as the table decided.</source>
        <translation>%1 teilen sich den Sieg, so hat es der Tisch entschieden.</translation>
    </message>
    <message>
        <source>%1: named as a winner without the most points. That is kept.</source>
        <translation>%1: als Sieger genannt, ohne die meisten Punkte zu haben. Das bleibt so.</translation>
    </message>
    <message>
        <source>%1: as many points as the winner, and this game has no tie-break. The winners are kept as named.</source>
        <translation>%1: so viele Punkte wie der Sieger, und in diesem Spiel entscheidet bei Gleichstand nichts. Die Sieger bleiben wie genannt.</translation>
    </message>
</context>
<context>
    <name>UndoRedo</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>VersusTable</name>
    <message>
        <source>%1 and %2 have not played each other in these games.</source>
        <translation>%1 und %2 haben in diesen Partien nicht gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>That is %1 twice. Name two people.</source>
        <translation>Das ist zweimal %1. Nenne zwei Personen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n gemeinsame Partie</numerusform>
            <numerusform>%n gemeinsame Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>ahead of the other</source>
        <translation>vor dem anderen</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
</context>
<context>
    <name>WorkerButton</name>
    <message numerus="yes">
        <source>Place %n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter einsetzen</numerusform>
            <numerusform>%n Arbeiter einsetzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkerButtons</name>
    <message>
        <source>Place more workers</source>
        <translation>Mehr Arbeiter einsetzen</translation>
    </message>
</context>
<context>
    <name>companion::App</name>
    <message>
        <source>The file is kept as %1, and a new history has begun.</source>
        <translation>Die Datei ist als %1 aufgehoben, und eine neue Chronik hat begonnen.</translation>
    </message>
    <message>
        <source>The newest good backup can be brought back in the settings.</source>
        <translation>Die neueste heile Sicherung lässt sich in den Einstellungen zurückholen.</translation>
    </message>
    <message>
        <source>What you enter now is gone when Steiger is closed.</source>
        <translation>Was ihr jetzt eingebt, ist weg, sobald Steiger geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>companion::Backups</name>
    <message>
        <source>%1 is the history itself. Choose another file for the copy.</source>
        <translation>%1 ist die Chronik selbst. Wähle eine andere Datei für die Kopie.</translation>
    </message>
    <message>
        <source>The history is copied to %1.</source>
        <translation>Die Chronik ist nach %1 kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>This copy holds %n game(s).</source>
        <translation>
            <numerusform>Diese Kopie enthält %n Partie.</numerusform>
            <numerusform>Diese Kopie enthält %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The history as it is now holds %n game(s). It is set aside as a file of its own, nothing is deleted.</source>
        <translation>
            <numerusform>Die jetzige Chronik enthält %n Partie. Sie wird als eigene Datei aufgehoben, nichts wird gelöscht.</numerusform>
            <numerusform>Die jetzige Chronik enthält %n Partien. Sie wird als eigene Datei aufgehoben, nichts wird gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the history itself, there is nothing to bring back.</source>
        <translation>%1 ist die Chronik selbst, da gibt es nichts zurückzuholen.</translation>
    </message>
    <message>
        <source>The history was not replaced.</source>
        <translation>Die Chronik wurde nicht ersetzt.</translation>
    </message>
    <message>
        <source>The copy is in place. What was there before lies beside it as a file of its own.</source>
        <translation>Die Kopie ist an ihrem Platz. Was vorher dort war, liegt als eigene Datei daneben.</translation>
    </message>
    <message>
        <source>Everything is stored, but today&apos;s backup could not be made. %1</source>
        <translation>Alles ist gespeichert, aber die heutige Sicherung ist nicht gelungen. %1</translation>
    </message>
    <message>
        <source>Today&apos;s backup is just being made. Try again in a moment.</source>
        <translation>Die heutige Sicherung wird gerade gemacht. Gleich noch einmal versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>The history is copied to %1, with %n photo(s).</source>
        <translation>
            <numerusform>Die Partiengeschichte ist nach %1 kopiert, mit %n Foto.</numerusform>
            <numerusform>Die Partiengeschichte ist nach %1 kopiert, mit %n Fotos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is in place, but not all of its photos. %1</source>
        <translation>Die Kopie ist an ihrem Platz, aber nicht alle ihre Fotos. %1</translation>
    </message>
</context>
<context>
    <name>companion::CoalBaronGame</name>
    <message numerus="yes">
        <source>%n entry(s) of this game come from a newer Steiger and are not counted here.</source>
        <translation>
            <numerusform>%n Eintrag dieser Partie stammt von einem neueren Steiger und zählt hier nicht.</numerusform>
            <numerusform>%n Einträge dieser Partie stammen von einem neueren Steiger und zählen hier nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1 %2</source>
        <comment>what happened, and why it does not fit</comment>
        <translation>Nicht gezählt: %1 %2</translation>
    </message>
    <message>
        <source>Take it back from %1</source>
        <translation>Von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Stop following the turns</source>
        <translation>Züge nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>Would not be counted any more: %1</source>
        <translation>Würde nicht mehr gezählt: %1</translation>
    </message>
    <message>
        <source>Enter what was delivered and which carts were empty by the end of shift %1, then evaluate the shift.</source>
        <translation>Gebt ein, was bis zum Ende von Schicht %1 geliefert wurde und welche Loren leer waren, dann wertet die Schicht.</translation>
    </message>
    <message>
        <source>%1 starts shift %2, not %3.</source>
        <translation>%1 beginnt Schicht %2, nicht %3.</translation>
    </message>
    <message>
        <source>Place a worker for %1 and go on</source>
        <translation>Einen Arbeiter für %1 einsetzen und weiter</translation>
    </message>
</context>
<context>
    <name>companion::Diagnostics</name>
    <message>
        <source>Saved as %1. It holds no names of people.</source>
        <translation>Gespeichert als %1. Namen von Personen stehen nicht darin.</translation>
    </message>
</context>
<context>
    <name>companion::EveningView</name>
    <message>
        <source>%1 sits at the table already.</source>
        <translation>%1 sitzt schon am Tisch.</translation>
    </message>
    <message>
        <source>This file is no picture that Steiger can show. Choose a JPEG or PNG.</source>
        <translation>Diese Datei ist kein Bild, das Steiger zeigen kann. Wähle ein JPEG oder PNG.</translation>
    </message>
    <message>
        <source>The photo could not be kept: there is no room beside the history, or it cannot be written.</source>
        <translation>Das Foto ließ sich nicht aufheben: neben der Chronik ist kein Platz, oder dort lässt sich nichts schreiben.</translation>
    </message>
</context>
<context>
    <name>companion::Exchange</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben.</numerusform>
            <numerusform>%n Partien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was taken in.</source>
        <translation>Der Import wurde abgebrochen. Nichts wurde übernommen.</translation>
    </message>
</context>
<context>
    <name>companion::FinalView</name>
    <message>
        <source>Still to be counted: %1.</source>
        <translation>Noch zu zählen: %1.</translation>
    </message>
</context>
<context>
    <name>companion::Folder</name>
    <message>
        <source>Home</source>
        <translation>Eigener Ordner</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>companion::GameChoice</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Alle Saisons</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameCounts</name>
    <message>
        <source>Marks</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>Cubes, anywhere</source>
        <translation>Kohlewürfel, überall</translation>
    </message>
    <message>
        <source>Open orders</source>
        <translation>Offene Aufträge</translation>
    </message>
    <message>
        <source>Light tiles</source>
        <translation>Helle Plättchen</translation>
    </message>
    <message>
        <source>Dark tiles</source>
        <translation>Dunkle Plättchen</translation>
    </message>
    <message>
        <source>Empty yellow carts</source>
        <translation>Leere gelbe Loren</translation>
    </message>
    <message>
        <source>Empty brown carts</source>
        <translation>Leere braune Loren</translation>
    </message>
    <message>
        <source>Empty grey carts</source>
        <translation>Leere graue Loren</translation>
    </message>
    <message>
        <source>Empty black carts</source>
        <translation>Leere schwarze Loren</translation>
    </message>
    <message>
        <source>Workers in the factory</source>
        <translation>Arbeiter in der Lorenfabrik</translation>
    </message>
    <message>
        <source>The points follow from what was counted in every shift and at the end.</source>
        <translation>Die Punkte ergeben sich aus dem, was in jeder Schicht und am Ende gezählt wurde.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As it is counted now: %1. Save to keep it.</source>
        <translation>So ist es jetzt gezählt: %1. Speichert, damit es so bleibt.</translation>
    </message>
    <message>
        <source>%1 delivered this order in shift %2. Take it back there first.</source>
        <translation>%1 hat diesen Auftrag in Schicht %2 ausgeliefert. Nehmt ihn zuerst dort zurück.</translation>
    </message>
    <message>
        <source>%1 delivered this order in shift %2 already. It can be taken back there.</source>
        <translation>%1 hat diesen Auftrag schon in Schicht %2 ausgeliefert. Dort lässt er sich zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) so far</source>
        <translation>
            <numerusform>%n Auftrag bisher</numerusform>
            <numerusform>%n Aufträge bisher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameForm</name>
    <message>
        <source>More than one player is called %1. Please give them different names first, under People.</source>
        <translation>Mehrere Personen heißen %1. Bitte ihnen unter Personen erst verschiedene Namen geben.</translation>
    </message>
    <message>
        <source>The very same game is in the history already. If this was another one, say so in the comments.</source>
        <translation>Genau diese Partie ist schon in der Chronik. War es eine andere, schreib es in die Anmerkungen.</translation>
    </message>
    <message>
        <source>The very same game was deleted. Bring it back in the history, under the deleted games.</source>
        <translation>Genau diese Partie wurde gelöscht. Hol sie in der Chronik unter den gelöschten Partien zurück.</translation>
    </message>
</context>
<context>
    <name>companion::Groups</name>
    <message>
        <source>%1 to %2</source>
        <comment>from a day to a day</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>There is a group %1 already.</source>
        <translation>Eine Gruppe %1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is a year, and every year is a season already. Choose another name.</source>
        <translation>%1 ist ein Jahr, und jedes Jahr ist schon eine Saison. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>A season is from day to day. Please write the days like 2026-05-01.</source>
        <translation>Eine Saison geht von Tag zu Tag. Bitte die Tage so schreiben: 2026-05-01.</translation>
    </message>
    <message>
        <source>The season would end before it begins. Exchange the two days.</source>
        <translation>Die Saison würde enden, bevor sie beginnt. Vertausche die beiden Tage.</translation>
    </message>
    <message>
        <source>%1 was the name of the group %2 before. Choose another name.</source>
        <translation>%1 hieß früher die Gruppe %2. Wählt einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is a place %1 already.</source>
        <translation>Es gibt schon einen Ort %1.</translation>
    </message>
    <message>
        <source>%1 was the name of the place %2 before. Choose another name.</source>
        <translation>%1 hieß früher der Ort %2. Wählt einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 is called %2 now, in all games.</source>
        <translation>%1 heißt jetzt in allen Partien %2.</translation>
    </message>
</context>
<context>
    <name>companion::HeadToHead</name>
    <message>
        <source>Choose somebody</source>
        <translation>Jemanden wählen</translation>
    </message>
    <message>
        <source>That is %1 twice. Choose two people.</source>
        <translation>Das ist zweimal %1. Wähle zwei Personen.</translation>
    </message>
    <message>
        <source>Choose two people to compare.</source>
        <translation>Wähle zwei Personen zum Vergleichen.</translation>
    </message>
    <message>
        <source>%1 and %2 have not played each other in these games.</source>
        <translation>%1 und %2 haben in diesen Partien nicht gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>Ahead of the other</source>
        <translation>Vor dem anderen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Durchschnittliche Punktzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n gemeinsame Partie</numerusform>
            <numerusform>%n gemeinsame Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::NewGame</name>
    <message>
        <source>Choose %1 to %2 players.</source>
        <translation>Wähle %1 bis %2 Personen.</translation>
    </message>
    <message>
        <source>Coal Baron is for up to %1 players.</source>
        <translation>Glück Auf ist für höchstens %1 Personen.</translation>
    </message>
    <message>
        <source>%1 sits at the table already. Give the other one a name of their own.</source>
        <translation>%1 sitzt schon am Tisch. Gib der anderen Person einen eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>companion::OrdersView</name>
    <message>
        <source>%1, delivered by %2</source>
        <translation>%1, geliefert von %2</translation>
    </message>
    <message>
        <source>%1, open order of %2</source>
        <translation>%1, offener Auftrag von %2</translation>
    </message>
    <message>
        <source>%1 picks an order: pick %2 of %3.</source>
        <translation>%1 wählt einen Auftrag: Wahl %2 von %3.</translation>
    </message>
</context>
<context>
    <name>companion::People</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody is called %1 already. Choose another name; if the two are the same person, merge them.</source>
        <translation>Jemand heißt schon %1. Wähle einen anderen Namen; sind beide dieselbe Person, führe sie zusammen.</translation>
    </message>
    <message>
        <source>All games of %1 become games of %2, and %1 leaves the list. This cannot be undone.</source>
        <translation>Alle Partien von %1 werden Partien von %2, und %1 verlässt die Liste. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Wähle zwei verschiedene Personen.</translation>
    </message>
    <message>
        <source>%1 and %2 have played each other, so they are not the same person.</source>
        <translation>%1 und %2 haben gegeneinander gespielt, sind also nicht dieselbe Person.</translation>
    </message>
    <message>
        <source>The name %1 is erased for good. The games stay, with a deleted player in its place. Backups made before still hold the name until newer ones replace them.</source>
        <translation>Der Name %1 wird endgültig gelöscht. Die Partien bleiben, mit einem gelöschten Spieler an seiner Stelle. Ältere Sicherungen enthalten den Namen noch, bis neuere sie ersetzen.</translation>
    </message>
</context>
<context>
    <name>companion::PersonSheet</name>
    <message>
        <source>%1 took part in none of these games.</source>
        <translation>%1 war bei keinem dieser Spiele dabei.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Won in a row up to now</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Points more than the table&apos;s mean</source>
        <translation>Punkte über dem Schnitt am Tisch</translation>
    </message>
</context>
<context>
    <name>companion::Replay</name>
    <message>
        <source>%1 of %2</source>
        <comment>an event of the game, and how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>companion::Sharing</name>
    <message>
        <source>Point a phone that has BG Stats at this code, and the game is there as well.</source>
        <translation>Richte ein Telefon mit BG Stats auf diesen Code, und die Partie ist auch dort.</translation>
    </message>
    <message>
        <source>This game is too long for a code. The BG Stats file holds all of it.</source>
        <translation>Diese Partie ist zu lang für einen Code. In der BG-Stats-Datei steht alles.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>companion::TableView</name>
    <message>
        <source>If the shift ended now, these segments would give points:</source>
        <translation>Wenn die Schicht jetzt endete, brächten diese Segmente Punkte:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a segment of the clock and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>If the shift ended now, no segment would give %1 points.</source>
        <translation>Wenn die Schicht jetzt endete, bekäme %1 in keinem Segment Punkte.</translation>
    </message>
</context>
</TS>
