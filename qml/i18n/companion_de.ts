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
    <message>
        <source>Public domain</source>
        <translation>Gemeinfrei</translation>
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
    <name>AnswerButton</name>
    <message>
        <source>%1: %2, right</source>
        <translation>%1: %2, richtig</translation>
    </message>
    <message>
        <source>%1: %2, wrong</source>
        <translation>%1: %2, falsch</translation>
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
        <translation>Beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n in the factory, started this shift</source>
        <translation>
            <numerusform>%n in der Lorenfabrik, begann diese Schicht</numerusform>
            <numerusform>%n in der Lorenfabrik, begann diese Schicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the factory</source>
        <translation>
            <numerusform>%n in der Lorenfabrik</numerusform>
            <numerusform>%n in der Lorenfabrik</numerusform>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Give the tablet to %1. Nobody else looks at it now.</source>
        <translation>Gib das Tablet weiter: %1 ist dran. Sonst schaut jetzt niemand hin.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <comment>a player, to whom the tablet was given</comment>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Das kommt heraus</translation>
    </message>
</context>
<context>
    <name>AskSides</name>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>up left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>up right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>down left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>down right</source>
        <translation>unten rechts</translation>
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
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
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
        <source>Steiger keeps a copy of every day on which something changed, the last seven of them, and one before every restore. Tap one to bring it back. Photos of the evenings stay where they are; a copy that you save to a file takes them along.</source>
        <translation>Steiger hebt von jedem Tag, an dem sich etwas geändert hat, eine Kopie auf, immer die letzten sieben, und eine vor jedem Zurückholen. Tippe eine an, um sie zurückzuholen. Fotos der Abende bleiben, wo sie sind; eine Kopie, die du in eine Datei speicherst, nimmt sie mit.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s), %2</source>
        <comment>a day, games, the size of a file</comment>
        <translation>
            <numerusform>%1: %n Partie, %2</numerusform>
            <numerusform>%1: %n Partien, %2</numerusform>
        </translation>
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
    <name>BrickGrid</name>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Row %1, place %2</source>
        <translation>Reihe %1, Platz %2</translation>
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
    <name>CalculatorsPage</name>
    <message>
        <source>Calculators</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Das Ergebnis</translation>
    </message>
</context>
<context>
    <name>CameraChoice</name>
    <message>
        <source>No camera is connected.</source>
        <translation>Es ist keine Kamera angeschlossen.</translation>
    </message>
    <message>
        <source>This is the only camera: %1</source>
        <translation>Das ist die einzige Kamera: %1</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Die übliche</translation>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
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
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
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
        <source>The shaft board was not found surely.</source>
        <translation>Das Schachttableau wurde nicht sicher gefunden.</translation>
    </message>
    <message>
        <source>Something lies here that cannot be read.</source>
        <translation>Hier liegt etwas, das sich nicht lesen lässt.</translation>
    </message>
    <message>
        <source>It is cut off by the edge of the picture.</source>
        <translation>Der Bildrand schneidet es ab.</translation>
    </message>
    <message>
        <source>%1 tiles of this kind are seen, the box has %2.</source>
        <translation>Von dieser Art sind %1 Plättchen zu sehen, in der Schachtel sind %2.</translation>
    </message>
    <message>
        <source>The cubes in the cage and in storage cannot be counted surely.</source>
        <translation>Die Kohlewürfel im Förderkorb und im Kohlenlager lassen sich nicht sicher zählen.</translation>
    </message>
</context>
<context>
    <name>EditionRow</name>
    <message>
        <source>Teach %1 with more photos</source>
        <translation>%1 mit weiteren Fotos lehren</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
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
    <name>EditionsPage</name>
    <message>
        <source>The edition on the table</source>
        <translation>Die Ausgabe auf dem Tisch</translation>
    </message>
    <message>
        <source>One that Steiger knows by itself</source>
        <translation>Eine, die Steiger von sich aus kennt</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Aus Korrekturen lernen</translation>
    </message>
    <message>
        <source>What is put right in a photo teaches the edition chosen above, if it is one that was taught here. The photos themselves are not kept.</source>
        <translation>Was in einem Foto berichtigt wird, lehrt die oben gewählte Ausgabe, wenn sie hier gelehrt wurde. Die Fotos selbst werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Teach an edition</source>
        <translation>Eine Ausgabe lehren</translation>
    </message>
    <message>
        <source>If photos of your game are misread: four photos of orders and four of mines, put right by you, and Steiger reads your edition too. Show every vehicle, number and tile at least once.</source>
        <translation>Wenn Fotos deines Spiels falsch gelesen werden: vier Fotos von Aufträgen und vier von Bergwerken, von dir berichtigt, und Steiger liest auch deine Ausgabe. Zeige jedes Fahrzeug, jede Zahl und jedes Plättchen mindestens einmal.</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name der Ausgabe</translation>
    </message>
    <message>
        <source>Export the edition</source>
        <translation>Die Ausgabe exportieren</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>What Steiger has learned about this edition is gone. Games and their points are not touched.</source>
        <translation>Was Steiger über diese Ausgabe gelernt hat, ist weg. Partien und ihre Punkte bleiben unberührt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>Die Kamera</translation>
    </message>
    <message>
        <source>Choose the camera</source>
        <translation>Kamera wählen</translation>
    </message>
    <message>
        <source>This device has nothing to look through a camera with. Photos can be chosen as before.</source>
        <translation>Auf diesem Gerät kann nichts das Bild einer Kamera zeigen. Fotos lassen sich wie bisher wählen.</translation>
    </message>
    <message>
        <source>Keep pictures of the camera</source>
        <translation>Bilder der Kamera aufheben</translation>
    </message>
    <message>
        <source>They are in %1.</source>
        <translation>Sie liegen in %1.</translation>
    </message>
    <message>
        <source>They are gone once they have been taken over. If switched on, they go to %1.</source>
        <translation>Nach der Übernahme sind sie weg. Eingeschaltet kommen sie nach %1.</translation>
    </message>
    <message>
        <source>Take over an edition from a file</source>
        <translation>Eine Ausgabe aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>Take over an edition</source>
        <translation>Eine Ausgabe übernehmen</translation>
    </message>
    <message>
        <source>Camera and editions</source>
        <translation>Kamera und Ausgaben</translation>
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
    <name>EvaluationFrame</name>
    <message>
        <source>Next</source>
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
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>A tie: everyone tied gets all points of the place. They fill as many places as they are: whoever follows comes after all of those.</source>
        <translation>Gleichstand: alle Beteiligten bekommen alle Punkte des Platzes. Sie füllen so viele Plätze, wie sie sind: wer folgt, kommt hinter all diesen.</translation>
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
    <message>
        <source>What is wrong with it</source>
        <translation>Was daran nicht stimmt</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Noch eine</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a task, and how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ExerciseResult</name>
    <message>
        <source>Remembered for %1.</source>
        <translation>Gemerkt für %1.</translation>
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
    <message>
        <source>Replace this file?</source>
        <translation>Diese Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already. What it holds now would be gone.</source>
        <translation>%1 gibt es schon. Was jetzt darin steht, wäre weg.</translation>
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
    <message>
        <source>Check it yourself first</source>
        <translation>Erst selbst werten</translation>
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
        <translation>In dieses Bergwerk wurde während der Partie kein Plättchen getippt. Wenn dort welche liegen, tippe ein, wie viele.</translation>
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
    <message>
        <source>There is no such day in the calendar. Please correct it.</source>
        <translation>Diesen Tag gibt es im Kalender nicht. Bitte berichtigen.</translation>
    </message>
    <message>
        <source>Points are a whole number. Please correct those of %1.</source>
        <translation>Punkte sind eine ganze Zahl. Bitte die von %1 berichtigen.</translation>
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
    <message>
        <source>Was something counted wrong at the end? The table is still there as it was left.</source>
        <translation>Wurde am Ende etwas falsch gezählt? Der Tisch ist noch da, wie ihr ihn verlassen habt.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Neu zählen</translation>
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
    <name>GuidanceWords</name>
    <message>
        <source>Too dark: a lamp would help.</source>
        <translation>Zu dunkel: Eine Lampe würde helfen.</translation>
    </message>
    <message>
        <source>No shaft board yet: show all of it, from above.</source>
        <translation>Noch kein Schachttableau: Zeig es ganz, von oben.</translation>
    </message>
    <message>
        <source>No card yet: hold the camera above the cards.</source>
        <translation>Noch keine Karte: Halt die Kamera über die Karten.</translation>
    </message>
    <message>
        <source>Closer, please.</source>
        <translation>Bitte näher.</translation>
    </message>
    <message>
        <source>Light is mirrored in number %1: tilt the tablet a little.</source>
        <translation>In Nummer %1 spiegelt sich Licht: Kipp das Tablet ein wenig.</translation>
    </message>
    <message>
        <source>Number %1 is partly covered.</source>
        <translation>Nummer %1 ist teilweise verdeckt.</translation>
    </message>
    <message>
        <source>Number %1 is partly covered: lay the cards apart.</source>
        <translation>Nummer %1 ist teilweise verdeckt: Leg die Karten auseinander.</translation>
    </message>
    <message>
        <source>Number %1 is not all in the picture.</source>
        <translation>Nummer %1 ist nicht ganz im Bild.</translation>
    </message>
    <message>
        <source>Hold still.</source>
        <translation>Halt still.</translation>
    </message>
</context>
<context>
    <name>GuidedAsks</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>GuidedMenu</name>
    <message>
        <source>Players and evening…</source>
        <translation>Spieler und Abend…</translation>
    </message>
    <message>
        <source>Set-up once more</source>
        <translation>Spielaufbau noch einmal</translation>
    </message>
    <message>
        <source>The game so far once more</source>
        <translation>Die bisherige Partie ansehen</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>Partie weglegen…</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Regeln und Begriffe</translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation>Rechner</translation>
    </message>
</context>
<context>
    <name>GuidedOptions</name>
    <message>
        <source>How you play</source>
        <translation>So spielt ihr</translation>
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
        <source>Is that right?</source>
        <translation>Stimmt das?</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>Ja, weiter</translation>
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
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
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
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation>Rechner</translation>
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
    <message>
        <source>%1, since %2</source>
        <comment>where the game is, and when it began</comment>
        <translation>%1, seit %2</translation>
    </message>
</context>
<context>
    <name>ImperialMinersAsks</name>
    <message>
        <source>Turn up the event</source>
        <translation>Ereignis aufdecken</translation>
    </message>
    <message>
        <source>When does the event take effect?</source>
        <translation>Wann wirkt das Ereignis?</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Es wirkt</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>during this round</source>
        <translation>in dieser Runde</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>am Ende der Runde</translation>
    </message>
    <message>
        <source>What it says, if you like</source>
        <translation>Was darauf steht, wenn ihr wollt</translation>
    </message>
    <message>
        <source>Everybody has revealed</source>
        <translation>Alle haben aufgedeckt</translation>
    </message>
    <message>
        <source>Everybody is at the surface</source>
        <translation>Alle sind an der Oberfläche</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>Alle sind fertig</translation>
    </message>
    <message>
        <source>Count the spaces of board %1</source>
        <translation>Felder der Tafel %1 zählen</translation>
    </message>
    <message>
        <source>Count the spaces of the side that lies up, the lowest and the top included.</source>
        <translation>Zählt die Felder der Seite, die oben liegt, das unterste und das oberste eingeschlossen.</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Reveal a further card</source>
        <translation>Weitere Karte aufdecken</translation>
    </message>
    <message>
        <source>Level 1 and level 4 cost nothing. An effect may lower what is printed.</source>
        <translation>Ebene 1 und Ebene 4 kosten nichts. Ein Effekt kann den gedruckten Preis senken.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Coins paid</source>
        <translation>Bezahlte Münzen</translation>
    </message>
    <message>
        <source>A card from the deck</source>
        <translation>Karte vom Stapel</translation>
    </message>
    <message>
        <source>Who can play no card of the hand draws one of level 1 and plays it.</source>
        <translation>Wer keine Handkarte spielen kann, zieht eine der Ebene 1 und spielt sie.</translation>
    </message>
    <message>
        <source>An effect of the surface</source>
        <translation>Effekt der Oberfläche</translation>
    </message>
    <message>
        <source>The chain is at the surface. One of its three effects is picked.</source>
        <translation>Die Kette ist an der Oberfläche. Einer ihrer drei Effekte wird gewählt.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Where does it lie?</source>
        <translation>Wo liegt sie?</translation>
    </message>
    <message>
        <source>Half carts on its sides</source>
        <translation>Halbe Loren an ihren Seiten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>beladen</translation>
    </message>
    <message>
        <source>Place the card of level %1</source>
        <translation>Karte der Ebene %1 legen</translation>
    </message>
    <message>
        <source>It goes into the row of its level, below a card or the surface.</source>
        <translation>Sie kommt in die Reihe ihrer Ebene, unter eine Karte oder die Oberfläche.</translation>
    </message>
    <message>
        <source>The chain goes on to card %1</source>
        <translation>Die Kette geht weiter zu Karte %1</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>No card this round</source>
        <translation>Keine Karte in dieser Runde</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>What an effect gives or takes.</source>
        <translation>Was ein Effekt gibt oder nimmt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Point tokens that an effect gives or takes.</source>
        <translation>Punktemarker, die ein Effekt gibt oder nimmt.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Once the effect is over, %1 cards may be kept.</source>
        <translation>Nach dem Effekt dürfen %1 Karten behalten werden.</translation>
    </message>
    <message>
        <source>Drawn from decks 1 to 3</source>
        <translation>Gezogen von Stapel 1 bis 3</translation>
    </message>
    <message>
        <source>Drawn from deck 4</source>
        <translation>Gezogen von Stapel 4</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The marker starts on board</source>
        <translation>Der Marker beginnt auf Tafel</translation>
    </message>
    <message>
        <source>The board is completed. The marker goes on to board</source>
        <translation>Die Tafel ist beendet. Der Marker geht weiter auf Tafel</translation>
    </message>
    <message>
        <source>Should the top be reached, it goes on to board</source>
        <translation>Wird das oberste Feld erreicht, geht er weiter auf Tafel</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>A card collapses</source>
        <translation>Eine Karte stürzt ein</translation>
    </message>
    <message>
        <source>A collapse is cleared</source>
        <translation>Ein Einsturz wird beseitigt</translation>
    </message>
    <message>
        <source>An effect activates a card</source>
        <translation>Ein Effekt aktiviert eine Karte</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cards that touch</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A cart token</source>
        <translation>Ein Lorenmarker</translation>
    </message>
    <message>
        <source>It makes a full cart of two halves of which one is loaded.</source>
        <translation>Er macht aus zwei Hälften, von denen eine beladen ist, eine volle Lore.</translation>
    </message>
    <message>
        <source>Factions, if you count them</source>
        <translation>Fraktionen, falls ihr sie zählt</translation>
    </message>
    <message>
        <source>Take a cart token off</source>
        <translation>Lorenmarker wegnehmen</translation>
    </message>
    <message>
        <source>One that does not lie there. No effect takes one away.</source>
        <translation>Einen, der nicht dort liegt. Kein Effekt nimmt einen weg.</translation>
    </message>
    <message>
        <source>Has it collapsed?</source>
        <translation>Ist sie eingestürzt?</translation>
    </message>
    <message>
        <source>Correct a card</source>
        <translation>Karte berichtigen</translation>
    </message>
    <message>
        <source>As it lies on the table now. Nothing else changes, and no round has to be undone.</source>
        <translation>Wie sie jetzt auf dem Tisch liegt. Sonst ändert sich nichts, und keine Runde muss zurückgenommen werden.</translation>
    </message>
    <message>
        <source>below the boards</source>
        <translation>unter den Tafeln</translation>
    </message>
    <message>
        <source>The marker is on board</source>
        <translation>Der Marker steht auf Tafel</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Board %1: how often completed</source>
        <translation>Tafel %1: wie oft beendet</translation>
    </message>
    <message>
        <source>Correct the research marker</source>
        <translation>Forschungsmarker berichtigen</translation>
    </message>
    <message>
        <source>As it stands on the boards now. Nothing takes effect by it.</source>
        <translation>Wie er jetzt auf den Tafeln steht. Dadurch wirkt nichts.</translation>
    </message>
    <message>
        <source>Pay a Scottish effect</source>
        <translation>Schottischen Effekt bezahlen</translation>
    </message>
    <message>
        <source>Every Scottish card in the mine lowers the cost by one coin, the one just placed included; never below nothing.</source>
        <translation>Jede schottische Karte in der Mine senkt die Kosten um eine Münze, die eben gelegte eingeschlossen; nie unter null.</translation>
    </message>
    <message>
        <source>Scottish cards now: %1.</source>
        <translation>Schottische Karten jetzt: %1.</translation>
    </message>
    <message>
        <source>Printed on the card</source>
        <translation>Auf der Karte gedruckt</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect; steps beyond the top are lost. From the top the marker goes on to the lowest space of another board, which takes effect as well.</source>
        <translation>Das Feld wirkt, auf dem die Schritte enden; Schritte über das oberste hinaus verfallen. Vom obersten geht der Marker auf das unterste Feld einer anderen Tafel, das ebenfalls wirkt.</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect; steps beyond the top are lost. From the top the marker goes on to the lowest space of another board, which does not take effect.</source>
        <translation>Das Feld wirkt, auf dem die Schritte enden; Schritte über das oberste hinaus verfallen. Vom obersten geht der Marker auf das unterste Feld einer anderen Tafel, das nicht wirkt.</translation>
    </message>
    <message>
        <source>Between which cards?</source>
        <translation>Zwischen welchen Karten?</translation>
    </message>
    <message>
        <source>%1, ways up: %2</source>
        <comment>a card to which the chain may go</comment>
        <translation>%1, Wege nach oben: %2</translation>
    </message>
    <message>
        <source>The chain goes on (ways up: %1)</source>
        <translation>Die Kette geht weiter (Wege nach oben: %1)</translation>
    </message>
    <message>
        <source>It goes to one of the two cards right above. The ways to the surface: %1.</source>
        <translation>Sie geht zu einer der zwei Karten direkt darüber. Die Wege zur Oberfläche: %1.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersCalculators</name>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Point tokens count what is printed on them, every full cart one point. Coins only decide between equals.</source>
        <translation>Punktemarker zählen, was darauf steht, jede volle Lore einen Punkt. Münzen entscheiden nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>Blue point tokens (1)</source>
        <translation>Blaue Punktemarker (1)</translation>
    </message>
    <message>
        <source>Green point tokens (5)</source>
        <translation>Grüne Punktemarker (5)</translation>
    </message>
    <message>
        <source>Red point tokens (10)</source>
        <translation>Rote Punktemarker (10)</translation>
    </message>
    <message>
        <source>Carts full by print</source>
        <translation>Voll gedruckte Loren</translation>
    </message>
    <message>
        <source>Cart tokens</source>
        <translation>Lorenmarker</translation>
    </message>
    <message numerus="yes">
        <source>%1 in tokens and %2 for full carts: %n point(s).</source>
        <translation>
            <numerusform>%1 in Markern und %2 für volle Loren: %n Punkt.</numerusform>
            <numerusform>%1 in Markern und %2 für volle Loren: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>For who plays alone: %1</source>
        <translation>Wer allein spielt: %1</translation>
    </message>
    <message>
        <source>A research move</source>
        <translation>Ein Forschungszug</translation>
    </message>
    <message>
        <source>Spaces of the board</source>
        <translation>Felder der Tafel</translation>
    </message>
    <message>
        <source>The marker is on space (0: below the boards)</source>
        <translation>Der Marker steht auf Feld (0: unter den Tafeln)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <source>The top is reached after %n step(s) and takes effect. The marker goes on to the lowest space of another board.</source>
        <translation>
            <numerusform>Nach %n Schritt ist das oberste Feld erreicht und wirkt. Der Marker geht auf das unterste Feld einer anderen Tafel.</numerusform>
            <numerusform>Nach %n Schritten ist das oberste Feld erreicht und wirkt. Der Marker geht auf das unterste Feld einer anderen Tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are lost.</source>
        <translation>
            <numerusform>%n Schritt verfällt.</numerusform>
            <numerusform>%n Schritte verfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>At most %1 cards are kept once an effect is over.</source>
        <translation>Nach einem Effekt werden höchstens %1 Karten behalten.</translation>
    </message>
    <message>
        <source>Cards in hand before</source>
        <translation>Handkarten vorher</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Discarded by the effect</source>
        <translation>Durch den Effekt abgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n Karte auf der Hand.</numerusform>
            <numerusform>%n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have to be discarded.</source>
        <translation>
            <numerusform>%n Karte muss abgelegt werden.</numerusform>
            <numerusform>%n Karten müssen abgelegt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a Scottish effect costs</source>
        <translation>Was ein schottischer Effekt kostet</translation>
    </message>
    <message>
        <source>Every Scottish card in the mine lowers it by one coin, the one just placed included; never below nothing.</source>
        <translation>Jede schottische Karte in der Mine senkt ihn um eine Münze, die eben gelegte eingeschlossen; nie unter null.</translation>
    </message>
    <message>
        <source>Printed on the card</source>
        <translation>Auf der Karte gedruckt</translation>
    </message>
    <message>
        <source>Scottish cards in the mine</source>
        <translation>Schottische Karten in der Mine</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Er kostet %n Münze.</numerusform>
            <numerusform>Er kostet %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which round is it?</source>
        <translation>Welche Runde ist es?</translation>
    </message>
    <message>
        <source>Every round turns up one of the ten event cards.</source>
        <translation>In jeder Runde wird eine der zehn Ereigniskarten aufgedeckt.</translation>
    </message>
    <message>
        <source>Cards left in the event deck</source>
        <translation>Karten im Ereignisstapel</translation>
    </message>
    <message>
        <source>Is the event of this round turned up already?</source>
        <translation>Ist das Ereignis dieser Runde schon aufgedeckt?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Runde %1 von %2.</translation>
    </message>
    <message>
        <source>Silver coins (1)</source>
        <translation>Silbermünzen (1)</translation>
    </message>
    <message>
        <source>Gold coins (5)</source>
        <translation>Goldmünzen (5)</translation>
    </message>
    <message>
        <source>%1 in coins, between equals only.</source>
        <translation>%1 in Münzen, nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Most points; between equals more in coins, then more full carts. Who is still equal shares the victory.</source>
        <translation>Die meisten Punkte; bei Gleichstand mehr Münzwert, dann mehr volle Loren. Wer dann noch gleich ist, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Player %1: blue point tokens (1)</source>
        <translation>Spieler %1: blaue Punktemarker (1)</translation>
    </message>
    <message>
        <source>Player %1: green point tokens (5)</source>
        <translation>Spieler %1: grüne Punktemarker (5)</translation>
    </message>
    <message>
        <source>Player %1: red point tokens (10)</source>
        <translation>Spieler %1: rote Punktemarker (10)</translation>
    </message>
    <message>
        <source>Player %1: carts full by print</source>
        <translation>Spieler %1: voll gedruckte Loren</translation>
    </message>
    <message>
        <source>Player %1: cart tokens</source>
        <translation>Spieler %1: Lorenmarker</translation>
    </message>
    <message>
        <source>Player %1: silver coins (1)</source>
        <translation>Spieler %1: Silbermünzen (1)</translation>
    </message>
    <message>
        <source>Player %1: gold coins (5)</source>
        <translation>Spieler %1: Goldmünzen (5)</translation>
    </message>
    <message>
        <source>The space at which the steps end takes effect. Putting the marker on the lowest space costs no step; steps beyond the top are lost.</source>
        <translation>Das Feld wirkt, auf dem die Schritte enden. Den Marker auf das unterste zu setzen kostet keinen Schritt; Schritte über das oberste hinaus verfallen.</translation>
    </message>
    <message>
        <source>Does the lowest space of a new board take effect as well?</source>
        <translation>Wirkt das unterste Feld einer neuen Tafel ebenfalls?</translation>
    </message>
    <message>
        <source>The marker stays on space %1, and nothing takes effect.</source>
        <translation>Der Marker bleibt auf Feld %1, und nichts wirkt.</translation>
    </message>
    <message>
        <source>The marker ends on space %1, which takes effect.</source>
        <translation>Der Marker endet auf Feld %1, das wirkt.</translation>
    </message>
    <message>
        <source>That space takes effect as well.</source>
        <translation>Dieses Feld wirkt ebenfalls.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersFinal</name>
    <message>
        <source>Blue point tokens (1)</source>
        <translation>Blaue Punktemarker (1)</translation>
    </message>
    <message>
        <source>Green point tokens (5)</source>
        <translation>Grüne Punktemarker (5)</translation>
    </message>
    <message>
        <source>Red point tokens (10)</source>
        <translation>Rote Punktemarker (10)</translation>
    </message>
    <message>
        <source>Points in tokens</source>
        <translation>Punkte in Markern</translation>
    </message>
    <message>
        <source>Silver coins (1)</source>
        <translation>Silbermünzen (1)</translation>
    </message>
    <message>
        <source>Gold coins (5)</source>
        <translation>Goldmünzen (5)</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Carts full by print</source>
        <translation>Voll gedruckte Loren</translation>
    </message>
    <message>
        <source>Half-loaded carts</source>
        <translation>Halb beladene Loren</translation>
    </message>
    <message>
        <source>Cart tokens</source>
        <translation>Lorenmarker</translation>
    </message>
    <message>
        <source>Full carts</source>
        <translation>Volle Loren</translation>
    </message>
</context>
<context>
    <name>ImperialMinersGlossary</name>
    <message>
        <source>activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>A card gives one of its effects or none, or its collapse is cleared. It happens to a card once a round.</source>
        <translation>Eine Karte gibt einen ihrer Effekte oder keinen, oder ihr Einsturz wird beseitigt. Je Karte geschieht das einmal in der Runde.</translation>
    </message>
    <message>
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message>
        <source>The faction of the machines.</source>
        <translation>Die Fraktion der Maschinen.</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>A faction with strong effects that make cards collapse.</source>
        <translation>Eine Fraktion mit starken Effekten, die Karten einstürzen lassen.</translation>
    </message>
    <message>
        <source>cart token</source>
        <translation>Lorenmarker</translation>
    </message>
    <message>
        <source>Makes a full cart of one that is half loaded.</source>
        <translation>Macht aus einer halb beladenen Lore eine volle.</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>The way from the new card up to the surface, one card in each row.</source>
        <translation>Der Weg von der neuen Karte zur Oberfläche, eine Karte in jeder Reihe.</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Pays for cards and some effects. At the end coins only decide between equals.</source>
        <translation>Bezahlt Karten und manche Effekte. Am Ende entscheiden Münzen nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>collapse</source>
        <translation>Einsturz</translation>
    </message>
    <message>
        <source>A token on a card. The next activation clears it and gives nothing else.</source>
        <translation>Ein Marker auf einer Karte. Die nächste Aktivierung beseitigt ihn und gibt sonst nichts.</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>There is one for each level, with a discard pile of its own that is shuffled when the deck is empty.</source>
        <translation>Jede Ebene hat einen, mit eigenem Ablagestapel, der gemischt wird, wenn der Stapel leer ist.</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>What a card, the surface, an event or a research space gives. Those of cards may be left out.</source>
        <translation>Was eine Karte, die Oberfläche, ein Ereignis oder ein Forschungsfeld gibt. Die von Karten darf man weglassen.</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message>
        <source>The faction of research.</source>
        <translation>Die Fraktion der Forschung.</translation>
    </message>
    <message>
        <source>event card</source>
        <translation>Ereigniskarte</translation>
    </message>
    <message>
        <source>One is turned up in every round and concerns everybody. Those that are left say how many rounds are to come.</source>
        <translation>In jeder Runde wird eine aufgedeckt; sie betrifft alle. Die übrigen sagen, wie viele Runden noch kommen.</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>A people to which a card belongs: Scots, Barbarians, Egyptians, Japanese, Atlanteans or Romans. Some cards have none.</source>
        <translation>Ein Volk, zu dem eine Karte gehört: Schotten, Barbaren, Ägypter, Japaner, Atlanter oder Römer. Manche haben keines.</translation>
    </message>
    <message>
        <source>full cart</source>
        <translation>volle Lore</translation>
    </message>
    <message>
        <source>Two loaded halves that meet, or a half-loaded cart with a cart token. It is worth points at the end.</source>
        <translation>Zwei beladene Hälften, die sich treffen, oder eine halb beladene Lore mit Lorenmarker. Sie zählt am Ende Punkte.</translation>
    </message>
    <message>
        <source>half cart</source>
        <translation>halbe Lore</translation>
    </message>
    <message>
        <source>Printed on the side of a card, empty or loaded. With the one of a neighbour it makes a cart.</source>
        <translation>Auf den Rand einer Karte gedruckt, leer oder beladen. Mit der einer Nachbarkarte wird sie eine Lore.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The cards that a player may reveal. Its limit holds once an effect is over.</source>
        <translation>Die Karten, die jemand aufdecken kann. Ihre Grenze gilt, sobald ein Effekt vorbei ist.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message>
        <source>A faction that grows with its own cards or with many factions in the mine.</source>
        <translation>Eine Fraktion, die mit eigenen Karten oder mit vielen Fraktionen in der Mine wächst.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>The number of a mine card, and the row it goes into.</source>
        <translation>Die Zahl einer Minenkarte und die Reihe, in die sie kommt.</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>A token on a card, of which some effects make use.</source>
        <translation>Ein Marker auf einer Karte, den manche Effekte nutzen.</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>The cards of a player below the surface, laid like bricks.</source>
        <translation>Die Karten eines Spielers unter der Oberfläche, wie Ziegel gelegt.</translation>
    </message>
    <message>
        <source>mine card</source>
        <translation>Minenkarte</translation>
    </message>
    <message>
        <source>A card of level 1 to 4 that becomes part of a mine.</source>
        <translation>Eine Karte der Ebene 1 bis 4, die Teil einer Mine wird.</translation>
    </message>
    <message>
        <source>pickaxe marker</source>
        <translation>Spitzhackenmarker</translation>
    </message>
    <message>
        <source>Shows how far a player&apos;s research has come.</source>
        <translation>Zeigt, wie weit jemand mit der Forschung ist.</translation>
    </message>
    <message>
        <source>point token</source>
        <translation>Punktemarker</translation>
    </message>
    <message>
        <source>Points that are gained during the game; the colour says how many.</source>
        <translation>Punkte, die man während der Partie bekommt; die Farbe sagt, wie viele.</translation>
    </message>
    <message>
        <source>research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Moves the pickaxe marker up a research board.</source>
        <translation>Bewegt den Spitzhackenmarker auf einer Forschungstafel nach oben.</translation>
    </message>
    <message>
        <source>research board</source>
        <translation>Forschungstafel</translation>
    </message>
    <message>
        <source>Has spaces with effects, one above the other. Who reaches the top has completed it.</source>
        <translation>Hat übereinander Felder mit Effekten. Wer das oberste erreicht, hat sie beendet.</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message>
        <source>A faction of full carts, cart tokens and places in the mine.</source>
        <translation>Eine Fraktion der vollen Loren, der Lorenmarker und der Plätze in der Mine.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>All cards of one level lie in it. The first one is right under the surface.</source>
        <translation>In ihr liegen alle Karten einer Ebene. Die erste ist direkt unter der Oberfläche.</translation>
    </message>
    <message>
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message>
        <source>A faction whose effects cost coins, the fewer the more Scottish cards are in the mine.</source>
        <translation>Eine Fraktion, deren Effekte Münzen kosten: je mehr schottische Karten in der Mine, desto weniger.</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>The end of every chain, with effects to choose from. Cards of level 1 lie right under it.</source>
        <translation>Das Ende jeder Kette, mit Effekten zur Wahl. Karten der Ebene 1 liegen direkt darunter.</translation>
    </message>
    <message>
        <source>surface board</source>
        <translation>Oberflächentafel</translation>
    </message>
    <message>
        <source>The board of a player on top of the mine.</source>
        <translation>Die Tafel eines Spielers über der Mine.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What who plays alone gets for the points.</source>
        <translation>Das bekommt, wer allein spielt, für die Punkte.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersOptions</name>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Everyone starts with two cards each of levels 1, 2 and 3, and keeps all six.</source>
        <translation>Alle beginnen mit je zwei Karten der Ebenen 1, 2 und 3 und behalten alle sechs.</translation>
    </message>
    <message>
        <source>Follow the mines</source>
        <translation>Minen mitführen</translation>
    </message>
    <message>
        <source>Cards are placed by tapping: legal places and the ways of the chain are shown.</source>
        <translation>Karten werden durch Tippen gelegt: erlaubte Plätze und die Wege der Kette werden gezeigt.</translation>
    </message>
    <message>
        <source>Follow the carts</source>
        <translation>Loren mitführen</translation>
    </message>
    <message>
        <source>Half carts are entered with each card, so that full carts are counted by themselves. Otherwise you count them at the end.</source>
        <translation>Mit jeder Karte werden die halben Loren eingetragen, volle zählen sich dann selbst. Sonst zählt ihr sie am Ende.</translation>
    </message>
    <message>
        <source>Follow the coins</source>
        <translation>Münzen mitführen</translation>
    </message>
    <message>
        <source>What is gained and paid is entered; whoever cannot pay is told so.</source>
        <translation>Was man bekommt und bezahlt, wird eingetragen; wer nicht zahlen kann, erfährt es.</translation>
    </message>
    <message>
        <source>Follow the point tokens</source>
        <translation>Punktemarker mitführen</translation>
    </message>
    <message>
        <source>Points are entered as they come. Otherwise tokens are counted at the end.</source>
        <translation>Punkte werden eingetragen, wenn sie kommen. Sonst werden die Marker am Ende gezählt.</translation>
    </message>
    <message>
        <source>Follow the hands</source>
        <translation>Handkarten mitführen</translation>
    </message>
    <message>
        <source>How many cards everyone holds, with a reminder of the limit of eight.</source>
        <translation>Wie viele Karten alle halten, mit Erinnerung an die Grenze von acht.</translation>
    </message>
    <message>
        <source>Follow the research</source>
        <translation>Forschung mitführen</translation>
    </message>
    <message>
        <source>Where the markers are, and which spaces take effect.</source>
        <translation>Wo die Marker stehen und welche Felder wirken.</translation>
    </message>
    <message>
        <source>A new research board takes effect</source>
        <translation>Eine neue Forschungstafel wirkt</translation>
    </message>
    <message>
        <source>The lowest space of the board to which a marker moves on takes effect as well.</source>
        <translation>Auch das unterste Feld der Tafel wirkt, auf die ein Marker weitergeht.</translation>
    </message>
</context>
<context>
    <name>ImperialMinersRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>In %1 rounds everyone builds a mine of cards. Chains through it bring coins, cards and point tokens, half carts become full ones. Most points win.</source>
        <translation>In %1 Runden bauen alle eine Mine aus Karten. Ketten durch sie bringen Münzen, Karten und Punktemarker, halbe Loren werden volle. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>An event card is turned up. Then all at the same time reveal a card, place it and let a chain run. Nobody touches the mine of another.</source>
        <translation>Eine Ereigniskarte wird aufgedeckt. Dann decken alle gleichzeitig eine Karte auf, legen sie und lassen eine Kette laufen. Niemand rührt die Mine eines anderen an.</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Das Ereignis</translation>
    </message>
    <message>
        <source>It says whether it takes effect at once, changes this round or takes effect at the end of the round. Everybody carries it out, in full or as far as they can.</source>
        <translation>Es sagt, ob es sofort wirkt, diese Runde verändert oder am Ende der Runde wirkt. Alle führen es aus, ganz oder so weit sie können.</translation>
    </message>
    <message>
        <source>Reveal and pay</source>
        <translation>Aufdecken und zahlen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>A card goes into the row of its level, under one or two cards of the row above; level 1 lies under the surface, which has no end. A row may have gaps, and half carts need not fit. What lies stays where it is.</source>
        <translation>Eine Karte kommt in die Reihe ihrer Ebene, unter eine oder zwei Karten der Reihe darüber; Ebene 1 liegt unter der Oberfläche, die endlos ist. Eine Reihe darf Lücken haben, und halbe Loren müssen nicht passen. Was liegt, bleibt liegen.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Die Kette</translation>
    </message>
    <message>
        <source>The new card is activated, then one of the two right above it, and so on up to the surface, where one of %1 effects is chosen. A card gives one of its effects or none, once a round; what was activated already is passed by. Should an effect activate another card, no chain starts there.</source>
        <translation>Die neue Karte wird aktiviert, dann eine der zwei direkt darüber und so weiter bis zur Oberfläche, wo einer von %1 Effekten gewählt wird. Eine Karte gibt einen ihrer Effekte oder keinen, einmal je Runde; was schon aktiviert war, wird übergangen. Aktiviert ein Effekt eine andere Karte, beginnt dort keine Kette.</translation>
    </message>
    <message>
        <source>Collapses and machines</source>
        <translation>Einstürze und Maschinen</translation>
    </message>
    <message>
        <source>A collapsed card gives no effect when it is activated: the collapse is cleared instead, and the chain goes on. A card carries %1 collapse and %2 machines at most.</source>
        <translation>Eine eingestürzte Karte gibt bei der Aktivierung keinen Effekt: stattdessen wird der Einsturz beseitigt, und die Kette geht weiter. Eine Karte trägt höchstens %1 Einsturz und %2 Maschinen.</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Loren</translation>
    </message>
    <message>
        <source>Where two cards meet with a half cart each, they make a cart: full, if both are loaded. If only one is, a cart token makes it full. Two empty halves are nothing.</source>
        <translation>Wo zwei Karten mit je einer halben Lore aneinanderstoßen, entsteht eine Lore: voll, wenn beide beladen sind. Ist es nur eine, macht ein Lorenmarker sie voll. Zwei leere Hälften sind nichts.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Cards come from the decks of levels 1 to 3; level 4 comes only by research and by events. After an effect at most %1 cards stay in hand.</source>
        <translation>Karten kommen von den Stapeln der Ebenen 1 bis 3; Ebene 4 gibt es nur durch Forschung und Ereignisse. Nach einem Effekt bleiben höchstens %1 Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>A card has %1 factions at most and counts for each. A Scottish effect costs a coin less for every Scottish card in the mine, the new one included.</source>
        <translation>Eine Karte hat höchstens %1 Fraktionen und zählt für jede. Ein schottischer Effekt kostet für jede schottische Karte in der Mine eine Münze weniger, die neue eingeschlossen.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>%1 of the %2 event cards are used, and %3 research boards with a side up by chance.</source>
        <translation>%1 der %2 Ereigniskarten sind im Spiel und %3 Forschungstafeln mit einer zufälligen Seite nach oben.</translation>
    </message>
    <message>
        <source>Everyone starts with %1 coins.</source>
        <translation>Alle beginnen mit %1 Münzen.</translation>
    </message>
    <message>
        <source>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %4.</source>
        <translation>Alle ziehen %1 Karten der Ebene 1, %2 der Ebene 2 und %3 der Ebene 3 und behalten %4.</translation>
    </message>
    <message>
        <source>In a first game it is %1, %2 and %3 cards, and %4 are kept.</source>
        <translation>In der ersten Partie sind es %1, %2 und %3 Karten, und %4 werden behalten.</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are revealed and paid for. Who can play none draws a card of level 1 and plays that. A cost that an effect lowers never falls below 0. In coins:</source>
        <translation>Alle wählen geheim eine Karte; dann werden alle aufgedeckt und bezahlt. Wer keine spielen kann, zieht eine der Ebene 1 und spielt diese. Kein Effekt senkt einen Preis unter 0. In Münzen:</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a level and its cost in coins</comment>
        <translation>Ebene %1: %2</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3, as printed</source>
        <comment>a level and its costs in coins</comment>
        <translation>Ebene %1: %2 bis %3, wie gedruckt</translation>
    </message>
    <message>
        <source>The first time the marker goes on the lowest space of any board, which costs no step. Then it goes up, as many steps as the effect allows or fewer. Only the space where it stops takes effect. The top completes the board: it takes effect, further steps are lost, and the marker goes on to the lowest space of another board.</source>
        <translation>Beim ersten Mal kommt der Marker auf das unterste Feld einer beliebigen Tafel, das kostet keinen Schritt. Dann geht er nach oben, so viele Schritte, wie der Effekt erlaubt, oder weniger. Nur das Feld wirkt, auf dem er endet. Das oberste beendet die Tafel: es wirkt, weitere Schritte verfallen, und der Marker geht auf das unterste Feld einer anderen Tafel.</translation>
    </message>
    <message>
        <source>That space takes effect as well.</source>
        <translation>Auch dieses Feld wirkt.</translation>
    </message>
    <message>
        <source>That space does not take effect.</source>
        <translation>Dieses Feld wirkt nicht.</translation>
    </message>
    <message>
        <source>After round %1 every full cart is worth %2, and the point tokens:</source>
        <translation>Nach Runde %1 zählt jede volle Lore %2, und die Punktemarker zählen:</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a point token and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Between equals more in coins decides, silver for %1 and gold for %2; then more full carts. Who is still equal shares the victory.</source>
        <translation>Bei Gleichstand entscheidet mehr Münzwert, Silber zu %1 und Gold zu %2; dann mehr volle Loren. Wer dann noch gleich ist, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Who plays alone plays by the same rules and gets a title for the points:</source>
        <translation>Wer allein spielt, spielt nach denselben Regeln und bekommt für die Punkte einen Titel:</translation>
    </message>
    <message>
        <source>From %1: %2</source>
        <comment>points and a title</comment>
        <translation>Ab %1: %2</translation>
    </message>
</context>
<context>
    <name>ImperialMinersTableWords</name>
    <message>
        <source>%1 researches: %2 steps.</source>
        <translation>%1 forscht: %2 Schritte.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>An event that takes effect at once.</source>
        <translation>Ein Ereignis, das sofort wirkt.</translation>
    </message>
    <message>
        <source>An event that takes effect at once: %1</source>
        <translation>Ein Ereignis, das sofort wirkt: %1</translation>
    </message>
    <message>
        <source>An event that changes this round.</source>
        <translation>Ein Ereignis, das diese Runde verändert.</translation>
    </message>
    <message>
        <source>An event that changes this round: %1</source>
        <translation>Ein Ereignis, das diese Runde verändert: %1</translation>
    </message>
    <message>
        <source>An event for the end of the round.</source>
        <translation>Ein Ereignis für das Ende der Runde.</translation>
    </message>
    <message>
        <source>An event for the end of the round: %1</source>
        <translation>Ein Ereignis für das Ende der Runde: %1</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 ist fertig.</translation>
    </message>
    <message>
        <source>Everybody is done.</source>
        <translation>Alle sind fertig.</translation>
    </message>
    <message>
        <source>%1 plays a card of level 1 from the deck.</source>
        <translation>%1 spielt eine Karte der Ebene 1 vom Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals a card of level %2 for %n coin(s).</source>
        <translation>
            <numerusform>%1 deckt eine Karte der Ebene %2 für %n Münze auf.</numerusform>
            <numerusform>%1 deckt eine Karte der Ebene %2 für %n Münzen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places card %2 in row %3.</source>
        <translation>%1 legt Karte %2 in Reihe %3.</translation>
    </message>
    <message>
        <source>The chain of %1 reaches card %2.</source>
        <translation>Die Kette von %1 erreicht Karte %2.</translation>
    </message>
    <message>
        <source>%1 activates card %2 by an effect.</source>
        <translation>%1 aktiviert Karte %2 durch einen Effekt.</translation>
    </message>
    <message>
        <source>%1 uses effect %2 of the surface.</source>
        <translation>%1 nutzt Effekt %2 der Oberfläche.</translation>
    </message>
    <message>
        <source>%1: coins %2.</source>
        <translation>%1: Münzen %2.</translation>
    </message>
    <message>
        <source>%1: points in tokens %2.</source>
        <translation>%1: Punkte in Markern %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards drawn, %3 of level 4, %4 discarded.</source>
        <translation>%1: %2 Karten gezogen, %3 der Ebene 4, %4 abgelegt.</translation>
    </message>
    <message>
        <source>%1: machines on card %2: %3.</source>
        <translation>%1: Maschinen auf Karte %2: %3.</translation>
    </message>
    <message>
        <source>%1: card %2 collapses.</source>
        <translation>%1: Karte %2 stürzt ein.</translation>
    </message>
    <message>
        <source>%1: the collapse on card %2 is cleared.</source>
        <translation>%1: der Einsturz auf Karte %2 ist beseitigt.</translation>
    </message>
    <message>
        <source>%1: a cart token between cards %2 and %3.</source>
        <translation>%1: ein Lorenmarker zwischen den Karten %2 und %3.</translation>
    </message>
    <message numerus="yes">
        <source>Research board %1 has %n space(s).</source>
        <translation>
            <numerusform>Forschungstafel %1 hat %n Feld.</numerusform>
            <numerusform>Forschungstafel %1 hat %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>Die Schlussabrechnung.</translation>
    </message>
    <message>
        <source>the event card</source>
        <translation>die Ereigniskarte</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <comment>for undo</comment>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>everybody is done</source>
        <translation>alle sind fertig</translation>
    </message>
    <message>
        <source>the card of %1</source>
        <translation>die Karte von %1</translation>
    </message>
    <message>
        <source>placing card %1</source>
        <translation>Legen der Karte %1</translation>
    </message>
    <message>
        <source>chain to card %1</source>
        <translation>Kette zu Karte %1</translation>
    </message>
    <message>
        <source>activating card %1</source>
        <translation>Aktivieren der Karte %1</translation>
    </message>
    <message>
        <source>surface effect %1</source>
        <translation>Oberflächeneffekt %1</translation>
    </message>
    <message>
        <source>coins %1</source>
        <translation>Münzen %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>machines %1</source>
        <translation>Maschinen %1</translation>
    </message>
    <message>
        <source>a collapse</source>
        <translation>ein Einsturz</translation>
    </message>
    <message>
        <source>a cleared collapse</source>
        <translation>ein beseitigter Einsturz</translation>
    </message>
    <message>
        <source>a cart token</source>
        <translation>ein Lorenmarker</translation>
    </message>
    <message>
        <source>the spaces of board %1</source>
        <translation>die Felder der Tafel %1</translation>
    </message>
    <message>
        <source>research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>die Schlussabrechnung</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Die Partie hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Die Partie hat schon begonnen.</translation>
    </message>
    <message>
        <source>Imperial Miners is for %1 to %2 players, not for %3.</source>
        <translation>Imperial Miners ist für %1 bis %2 Personen, nicht für %3.</translation>
    </message>
    <message>
        <source>Carts can only be followed together with the mines.</source>
        <translation>Loren lassen sich nur zusammen mit den Minen mitführen.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Das gehört in einen anderen Teil der Runde.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Das wird in dieser Partie nicht mitgeführt.</translation>
    </message>
    <message>
        <source>%1 is done with this step already. Undo takes it back.</source>
        <translation>%1 ist mit diesem Schritt schon fertig. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 has no card to place: it is revealed and paid for first.</source>
        <translation>%1 hat keine Karte zu legen: erst wird sie aufgedeckt und bezahlt.</translation>
    </message>
    <message>
        <source>%1 still has to place the card that was revealed.</source>
        <translation>%1 muss die aufgedeckte Karte noch legen.</translation>
    </message>
    <message>
        <source>The chain of %1 is not at the surface yet.</source>
        <translation>Die Kette von %1 ist noch nicht an der Oberfläche.</translation>
    </message>
    <message>
        <source>%1 still picks one of the effects of the surface.</source>
        <translation>%1 wählt noch einen der Effekte der Oberfläche.</translation>
    </message>
    <message>
        <source>The chain of %1 is at the top row: the surface comes next.</source>
        <translation>Die Kette von %1 ist in der obersten Reihe: als Nächstes kommt die Oberfläche.</translation>
    </message>
    <message>
        <source>The surface has effects 1 to %1.</source>
        <translation>Die Oberfläche hat die Effekte 1 bis %1.</translation>
    </message>
    <message>
        <source>The effect allows %1 steps at most, not %2.</source>
        <translation>Der Effekt erlaubt höchstens %1 Schritte, nicht %2.</translation>
    </message>
    <message>
        <source>Say which research board the marker of %1 goes to.</source>
        <translation>Sagt, auf welche Forschungstafel der Marker von %1 geht.</translation>
    </message>
    <message>
        <source>The research boards are 1 to %1.</source>
        <translation>Die Forschungstafeln sind 1 bis %1.</translation>
    </message>
    <message>
        <source>From a completed board the marker goes on to a different one.</source>
        <translation>Von einer beendeten Tafel geht der Marker auf eine andere.</translation>
    </message>
    <message>
        <source>Count the spaces of research board %1 first.</source>
        <translation>Zählt zuerst die Felder der Forschungstafel %1.</translation>
    </message>
    <message>
        <source>The marker of %1 is on space %2 already, so the board has more than %3.</source>
        <translation>Der Marker von %1 steht schon auf Feld %2, die Tafel hat also mehr als %3.</translation>
    </message>
    <message>
        <source>A card of level 4 comes only by research or by an event, and %1 has neither now.</source>
        <translation>Eine Karte der Ebene 4 gibt es nur durch Forschung oder ein Ereignis, und %1 hat jetzt keines davon.</translation>
    </message>
    <message>
        <source>The final count of everybody is needed.</source>
        <translation>Die Zählung von allen wird gebraucht.</translation>
    </message>
    <message>
        <source>Something of %1 is still to be counted.</source>
        <translation>Von %1 ist noch etwas zu zählen.</translation>
    </message>
    <message>
        <source>Cards have levels 1 to %1.</source>
        <translation>Karten haben die Ebenen 1 bis %1.</translation>
    </message>
    <message>
        <source>A card of that level costs %1 coins at most, not %2.</source>
        <translation>Eine Karte dieser Ebene kostet höchstens %1 Münzen, nicht %2.</translation>
    </message>
    <message>
        <source>%1 would need %2 coins and has %3.</source>
        <translation>%1 bräuchte %2 Münzen und hat %3.</translation>
    </message>
    <message>
        <source>The mine of %1 has no place for a card of level %2: it hangs from one of the level above.</source>
        <translation>In der Mine von %1 ist kein Platz für eine Karte der Ebene %2: sie hängt an einer der Ebene darüber.</translation>
    </message>
    <message>
        <source>%1 has no card in hand: a card of level 1 comes from the deck.</source>
        <translation>%1 hat keine Handkarte: eine Karte der Ebene 1 kommt vom Stapel.</translation>
    </message>
    <message>
        <source>From the deck comes a card of level 1.</source>
        <translation>Vom Stapel kommt eine Karte der Ebene 1.</translation>
    </message>
    <message>
        <source>Give the card a name.</source>
        <translation>Gebt der Karte einen Namen.</translation>
    </message>
    <message>
        <source>Another card of %1 is called %2.</source>
        <translation>Eine andere Karte von %1 heißt %2.</translation>
    </message>
    <message>
        <source>%1 has no card %2.</source>
        <translation>%1 hat keine Karte %2.</translation>
    </message>
    <message>
        <source>A card of level %1 goes into row %1, not into row %2.</source>
        <translation>Eine Karte der Ebene %1 kommt in Reihe %1, nicht in Reihe %2.</translation>
    </message>
    <message>
        <source>That is between two places of the row.</source>
        <translation>Das liegt zwischen zwei Plätzen der Reihe.</translation>
    </message>
    <message>
        <source>Card %1 lies there.</source>
        <translation>Dort liegt Karte %1.</translation>
    </message>
    <message>
        <source>There it would hang from nothing: above it must be a card or the surface.</source>
        <translation>Dort hinge sie an nichts: darüber muss eine Karte oder die Oberfläche sein.</translation>
    </message>
    <message>
        <source>Say which half carts are on the card: this game follows them.</source>
        <translation>Sagt, welche halben Loren auf der Karte sind: diese Partie führt sie mit.</translation>
    </message>
    <message>
        <source>A card has two factions at most, and not the same one twice.</source>
        <translation>Eine Karte hat höchstens zwei Fraktionen, und nicht zweimal dieselbe.</translation>
    </message>
    <message>
        <source>The chain cannot go to card %1: it goes to a card right above the last one.</source>
        <translation>Die Kette kann nicht zu Karte %1: sie geht zu einer Karte direkt über der letzten.</translation>
    </message>
    <message>
        <source>Card %1 was activated in this round already.</source>
        <translation>Karte %1 wurde in dieser Runde schon aktiviert.</translation>
    </message>
    <message>
        <source>Card %1 has room for %2 more machines, not for %3.</source>
        <translation>Auf Karte %1 passen noch %2 Maschinen, nicht %3.</translation>
    </message>
    <message>
        <source>Card %1 has %2 machines only.</source>
        <translation>Auf Karte %1 sind nur %2 Maschinen.</translation>
    </message>
    <message>
        <source>Card %1 has collapsed already.</source>
        <translation>Karte %1 ist schon eingestürzt.</translation>
    </message>
    <message>
        <source>There is no collapse on card %1.</source>
        <translation>Auf Karte %1 ist kein Einsturz.</translation>
    </message>
    <message>
        <source>The two cards do not touch.</source>
        <translation>Die zwei Karten berühren sich nicht.</translation>
    </message>
    <message>
        <source>There are not half carts on both sides.</source>
        <translation>Es sind nicht auf beiden Seiten halbe Loren.</translation>
    </message>
    <message>
        <source>That cart is full already.</source>
        <translation>Diese Lore ist schon voll.</translation>
    </message>
    <message>
        <source>Both halves are empty: a cart token goes on a cart of which one half is loaded.</source>
        <translation>Beide Hälften sind leer: ein Lorenmarker kommt auf eine Lore, deren eine Hälfte beladen ist.</translation>
    </message>
    <message>
        <source>%1 cannot discard %2 cards and has %3.</source>
        <translation>%1 kann nicht %2 Karten ablegen und hat %3.</translation>
    </message>
    <message>
        <source>%1 cannot be: at most %2.</source>
        <translation>%1 kann nicht sein: höchstens %2.</translation>
    </message>
    <message>
        <source>%1: %2 cart tokens, but only %3 half carts that could carry one.</source>
        <translation>%1: %2 Lorenmarker, aber nur %3 halb beladene Loren, die einen tragen können.</translation>
    </message>
    <message>
        <source>%1: %2 counted, but the table knows of %3.</source>
        <translation>%1: %2 gezählt, aber der Tisch weiß von %3.</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>Runde %1 von %2: %3</translation>
    </message>
    <message>
        <source>the event takes effect</source>
        <translation>das Ereignis wirkt</translation>
    </message>
    <message>
        <source>everybody reveals a card</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>cards are placed, chains run</source>
        <translation>Karten legen, Ketten laufen</translation>
    </message>
    <message>
        <source>the event at the end</source>
        <translation>das Ereignis am Ende</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Turn up the top card of the event deck and say when it takes effect.</source>
        <translation>Deckt die oberste Karte des Ereignisstapels auf und sagt, wann sie wirkt.</translation>
    </message>
    <message numerus="yes">
        <source>%n event card(s) left.</source>
        <translation>
            <numerusform>Noch %n Ereigniskarte.</numerusform>
            <numerusform>Noch %n Ereigniskarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody carries the event out at once, in full or as far as they can.</source>
        <translation>Alle führen das Ereignis gleichzeitig aus, ganz oder so weit sie können.</translation>
    </message>
    <message>
        <source>Everybody chooses a card in secret, then all are revealed and paid for. Who can play none draws a card of level 1 and plays that.</source>
        <translation>Alle wählen geheim eine Karte, dann werden alle aufgedeckt und bezahlt. Wer keine spielen kann, zieht eine der Ebene 1 und spielt diese.</translation>
    </message>
    <message>
        <source>The card goes into the row of its level. From there a chain runs up to the surface, card by card; every card it reaches gives one of its effects, once a round.</source>
        <translation>Die Karte kommt in die Reihe ihrer Ebene. Von dort läuft eine Kette Karte für Karte zur Oberfläche; jede erreichte Karte gibt einen ihrer Effekte, einmal je Runde.</translation>
    </message>
    <message>
        <source>The event of this round takes effect now, for everybody.</source>
        <translation>Das Ereignis dieser Runde wirkt jetzt, für alle.</translation>
    </message>
    <message>
        <source>Point tokens and full carts are counted; coins decide between equals.</source>
        <translation>Punktemarker und volle Loren werden gezählt; bei Gleichstand entscheiden Münzen.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>with this step of the round</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>places the card</source>
        <translation>legt die Karte</translation>
    </message>
    <message>
        <source>the chain runs</source>
        <translation>die Kette läuft</translation>
    </message>
    <message>
        <source>at the surface</source>
        <translation>an der Oberfläche</translation>
    </message>
    <message>
        <source>picks an effect of the surface</source>
        <translation>wählt einen Effekt der Oberfläche</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the mine</source>
        <translation>
            <numerusform>%n Karte in der Mine</numerusform>
            <numerusform>%n Karten in der Mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full cart(s)</source>
        <translation>
            <numerusform>%n volle Lore</numerusform>
            <numerusform>%n volle Loren</numerusform>
        </translation>
    </message>
    <message>
        <source>board %1, space %2</source>
        <translation>Tafel %1, Feld %2</translation>
    </message>
    <message>
        <source>%1 has not revealed a card. Everybody plays one in each round, unless a card says otherwise.</source>
        <translation>%1 hat keine Karte aufgedeckt. Alle spielen in jeder Runde eine, wenn nicht eine Karte etwas anderes sagt.</translation>
    </message>
    <message>
        <source>It would be card %2 of %1 in this round. Everybody plays one, unless a card says otherwise.</source>
        <translation>Es wäre Karte %2 von %1 in dieser Runde. Alle spielen eine, wenn nicht eine Karte etwas anderes sagt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may keep %2 cards and discards %n.</source>
        <translation>
            <numerusform>%1 darf %2 Karten behalten und legt %n ab.</numerusform>
            <numerusform>%1 darf %2 Karten behalten und legt %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research boards</source>
        <translation>Forschungstafeln</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n research board(s) in the middle, each with a side up by chance.</source>
        <translation>
            <numerusform>Legt die %n Forschungstafel in die Mitte, mit einer zufälligen Seite nach oben.</numerusform>
            <numerusform>Legt die %n Forschungstafeln in die Mitte, jede mit einer zufälligen Seite nach oben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine decks</source>
        <translation>Minenstapel</translation>
    </message>
    <message>
        <source>Shuffle the decks of levels 1, 2 and 3, each by itself. Deck 4 stays as it is. Leave room for discard piles.</source>
        <translation>Mischt die Stapel der Ebenen 1, 2 und 3 getrennt. Stapel 4 bleibt, wie er ist. Lasst Platz für Ablagestapel.</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the event cards and take %n of them unseen. The others stay in the box.</source>
        <translation>
            <numerusform>Mischt die Ereigniskarten und nehmt %n davon verdeckt. Die anderen bleiben in der Schachtel.</numerusform>
            <numerusform>Mischt die Ereigniskarten und nehmt %n davon verdeckt. Die anderen bleiben in der Schachtel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Put point tokens, coins, machines, collapse and cart tokens within reach.</source>
        <translation>Legt Punktemarker, Münzen, Maschinen, Einsturz- und Lorenmarker bereit.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Everyone chooses a colour and takes its pickaxe marker and surface board. The marker starts below the research boards.</source>
        <translation>Alle wählen eine Farbe und nehmen Spitzhackenmarker und Oberflächentafel. Der Marker beginnt unter den Forschungstafeln.</translation>
    </message>
    <message>
        <source>Surface boards</source>
        <translation>Oberflächentafeln</translation>
    </message>
    <message>
        <source>Everyone lays the surface board out in front of them.</source>
        <translation>Alle legen ihre Oberflächentafel vor sich aus.</translation>
    </message>
    <message>
        <source>Starting hands</source>
        <translation>Starthände</translation>
    </message>
    <message numerus="yes">
        <source>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %n of them.</source>
        <translation>
            <numerusform>Alle ziehen %1 Karten der Ebene 1, %2 der Ebene 2 und %3 der Ebene 3 und behalten %n davon.</numerusform>
            <numerusform>Alle ziehen %1 Karten der Ebene 1, %2 der Ebene 2 und %3 der Ebene 3 und behalten %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reveals a card of level %2.</source>
        <translation>%1 deckt eine Karte der Ebene %2 auf.</translation>
    </message>
    <message>
        <source>The chain of %1 reaches card %2: the collapse is cleared instead of any effect.</source>
        <translation>Die Kette von %1 erreicht Karte %2: statt eines Effekts wird der Einsturz beseitigt.</translation>
    </message>
    <message>
        <source>The chain of %1 passes card %2, which was activated in this round already.</source>
        <translation>Die Kette von %1 geht über Karte %2, die in dieser Runde schon aktiviert wurde.</translation>
    </message>
    <message>
        <source>%1 researches: the top of board %2 takes effect. The marker goes on to board %3.</source>
        <translation>%1 forscht: das oberste Feld der Tafel %2 wirkt. Der Marker geht weiter auf Tafel %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 researches: the top of board %2 takes effect, %n step(s) beyond it are lost. The marker goes on to board %3.</source>
        <translation>
            <numerusform>%1 forscht: das oberste Feld der Tafel %2 wirkt, %n Schritt darüber hinaus verfällt. Der Marker geht weiter auf Tafel %3.</numerusform>
            <numerusform>%1 forscht: das oberste Feld der Tafel %2 wirkt, %n Schritte darüber hinaus verfallen. Der Marker geht weiter auf Tafel %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event of this round: %1</source>
        <translation>Das Ereignis dieser Runde: %1</translation>
    </message>
    <message>
        <source>After an effect at most %1 cards stay in hand.</source>
        <translation>Nach einem Effekt bleiben höchstens %1 Karten auf der Hand.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a faction and how many cards it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>factions: %1 (%2)</source>
        <comment>how many, and the cards of each</comment>
        <translation>Fraktionen: %1 (%2)</translation>
    </message>
    <message>
        <source>Research board %1</source>
        <translation>Forschungstafel %1</translation>
    </message>
    <message>
        <source>Research board %1: its spaces are not counted yet</source>
        <translation>Forschungstafel %1: Ihre Felder sind noch nicht gezählt</translation>
    </message>
    <message>
        <source>Below the research boards</source>
        <translation>Unter den Forschungstafeln</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <comment>a card</comment>
        <translation>eingestürzt</translation>
    </message>
    <message>
        <source>machines: %1</source>
        <comment>on a card</comment>
        <translation>Maschinen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of a card and what is on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the chain has come by</source>
        <translation>die Kette ist hier vorbeigekommen</translation>
    </message>
    <message>
        <source>the chain may go there next, ways up: %1</source>
        <translation>die Kette kann hierher weitergehen, Wege nach oben: %1</translation>
    </message>
    <message>
        <source>the chain may still come by</source>
        <translation>die Kette kann noch vorbeikommen</translation>
    </message>
    <message>
        <source>%1: card %2 is corrected, as it lies on the table.</source>
        <translation>%1: Karte %2 ist berichtigt, wie sie auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>%1: no cart token lies between cards %2 and %3.</source>
        <translation>%1: zwischen den Karten %2 und %3 liegt kein Lorenmarker.</translation>
    </message>
    <message>
        <source>%1 activates card %2 by an effect: the collapse is cleared instead of any effect of it.</source>
        <translation>%1 aktiviert Karte %2 durch einen Effekt: statt eines ihrer Effekte wird der Einsturz beseitigt.</translation>
    </message>
    <message>
        <source>The marker of %1 is below the research boards.</source>
        <translation>Der Marker von %1 ist unter den Forschungstafeln.</translation>
    </message>
    <message>
        <source>The marker of %1 is on space %3 of board %2.</source>
        <translation>Der Marker von %1 steht auf Feld %3 der Tafel %2.</translation>
    </message>
    <message>
        <source>Boards completed so far: %1.</source>
        <translation>Bisher beendete Tafeln: %1.</translation>
    </message>
    <message>
        <source>%1 researches: no step. The marker stays on space %3 of board %2, and nothing takes effect.</source>
        <translation>%1 forscht: kein Schritt. Der Marker bleibt auf Feld %3 der Tafel %2, und nichts wirkt.</translation>
    </message>
    <message>
        <source>%1 researches and comes to space %3 of board %2, which takes effect. Steps: %4.</source>
        <translation>%1 forscht und kommt auf Feld %3 der Tafel %2, das wirkt. Schritte: %4.</translation>
    </message>
    <message>
        <source>Space %2 of board %1 takes effect as well.</source>
        <translation>Feld %2 der Tafel %1 wirkt ebenfalls.</translation>
    </message>
    <message>
        <source>correcting card %1</source>
        <translation>Berichtigen der Karte %1</translation>
    </message>
    <message>
        <source>a cart token taken off</source>
        <translation>Wegnehmen eines Lorenmarkers</translation>
    </message>
    <message>
        <source>correcting the research marker</source>
        <translation>Berichtigen des Forschungsmarkers</translation>
    </message>
    <message>
        <source>So the marker of %1 cannot have gone: from a completed board it goes on to a different one, and below the boards none is completed.</source>
        <translation>So kann der Marker von %1 nicht gegangen sein: von einer beendeten Tafel geht er auf eine andere, und unter den Tafeln ist noch keine beendet.</translation>
    </message>
    <message>
        <source>There is no cart token between the two cards.</source>
        <translation>Zwischen den zwei Karten ist kein Lorenmarker.</translation>
    </message>
    <message>
        <source>With these half carts the cart token beside card %1 could not lie there. If it does not, take it off first.</source>
        <translation>Mit diesen halben Loren könnte der Lorenmarker neben Karte %1 nicht dort liegen. Liegt er nicht dort, nehmt ihn zuerst weg.</translation>
    </message>
    <message>
        <source>completed: board %1</source>
        <comment>boards of research, in their order</comment>
        <translation>beendet: Tafel %1</translation>
    </message>
    <message>
        <source>completed</source>
        <comment>a research board, by some of the players</comment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>up left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>up right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>down left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>down right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>half a cart</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>half a cart</comment>
        <translation>beladen</translation>
    </message>
    <message>
        <source>cart token</source>
        <translation>Lorenmarker</translation>
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
    <message>
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message>
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message>
        <source>in coins %1, full carts %2</source>
        <translation>in Münzen %1, volle Loren %2</translation>
    </message>
    <message>
        <source>in coins %1</source>
        <translation>in Münzen %1</translation>
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
    <message>
        <source>This is no file of Steiger or BG Stats. Nothing was changed.</source>
        <translation>Das ist keine Datei von Steiger oder BG Stats. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file could not be taken in. Nothing was changed.</source>
        <translation>Die Datei konnte nicht übernommen werden. Nichts wurde geändert.</translation>
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
    <name>LayerTile</name>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
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
    <message>
        <source>A victory that was shared counts as a win for everyone who shares it; in the share of wins it counts as a part of one. Averages are over all games that the filters leave.</source>
        <translation>Ein geteilter Sieg zählt für alle, die ihn teilen, als Sieg; im Anteil der Siege nur als Teil davon. Mittelwerte gelten für alle Spiele, die die Filter übrig lassen.</translation>
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
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Progress and weak spots</source>
        <translation>Fortschritt und Schwächen</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>Seven short lessons</source>
        <translation>Sieben kurze Lektionen</translation>
    </message>
    <message>
        <source>Practice on invented shifts</source>
        <translation>Üben an erfundenen Schichten</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Eure eigenen Spiele</translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message numerus="yes">
        <source>%1 of %n right lately</source>
        <translation>
            <numerusform>zuletzt %1 von %n richtig</numerusform>
            <numerusform>zuletzt %1 von %n richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Segments and the end</source>
        <translation>Segmente und das Spielende</translation>
    </message>
    <message>
        <source>Places and ties</source>
        <translation>Plätze und Gleichstände</translation>
    </message>
    <message>
        <source>Worth another look: %1.</source>
        <translation>Noch einmal ansehen: %1.</translation>
    </message>
    <message>
        <source>Shift %1, as it stands now</source>
        <translation>Schicht %1, wie sie jetzt steht</translation>
    </message>
    <message>
        <source>Your last game, %1</source>
        <translation>Euer letztes Spiel, %1</translation>
    </message>
</context>
<context>
    <name>LearningDelegate</name>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
</context>
<context>
    <name>LearningWords</name>
    <message>
        <source>The end of shift %1</source>
        <translation>Ende der Schicht %1</translation>
    </message>
    <message>
        <source>The next starting player</source>
        <translation>Der nächste Startspieler</translation>
    </message>
    <message>
        <source>Shift %1 is over. Tap the segment at which the scoring marker stops.</source>
        <translation>Schicht %1 ist zu Ende. Tippe auf das Segment, an dem der Wertungsstein anhält.</translation>
    </message>
    <message>
        <source>How many does everyone have? Tap a number in each row.</source>
        <translation>Wie viele hat jeder? Tippe in jeder Zeile auf eine Zahl.</translation>
    </message>
    <message>
        <source>Shift %1 is over, and %2 started it. Tap who starts the next one.</source>
        <translation>Schicht %1 ist zu Ende, begonnen hat %2. Tippe an, wer die nächste beginnt.</translation>
    </message>
    <message>
        <source>How many points is that? Tap a number in each row.</source>
        <translation>Wie viele Punkte sind das? Tippe in jeder Zeile auf eine Zahl.</translation>
    </message>
    <message>
        <source>Who gets how many points? Tap a number in each row.</source>
        <translation>Wer bekommt wie viele Punkte? Tippe in jeder Zeile auf eine Zahl.</translation>
    </message>
    <message>
        <source>Not at segment %1: the shift hand points at segment %2.</source>
        <translation>Nicht an Segment %1: der Schichtzeiger zeigt auf Segment %2.</translation>
    </message>
    <message>
        <source>%1 has %2, not %3.</source>
        <comment>a player, the right count and a wrong one</comment>
        <translation>%1 hat %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3.</source>
        <comment>a player, the right points and wrong ones</comment>
        <translation>%1 bekommt %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3: everyone tied gets all points of the place.</source>
        <translation>%1 bekommt %2, nicht %3: bei Gleichstand bekommen alle die vollen Punkte des Platzes.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: after a tie for first nobody is second.</source>
        <translation>%1 bekommt nichts, nicht %2: nach einem Gleichstand auf dem ersten Platz gibt es keinen zweiten.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: with two players nobody is second.</source>
        <translation>%1 bekommt nichts, nicht %2: zu zweit gibt es keinen zweiten Platz.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: there is none of it to count.</source>
        <translation>%1 bekommt nichts, nicht %2: davon ist nichts zu zählen.</translation>
    </message>
    <message>
        <source>%1 gets nothing, not %2: without a delivered order, empty carts do not count here.</source>
        <translation>%1 bekommt nichts, nicht %2: ohne gelieferten Auftrag zählen leere Loren hier nicht.</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3: in this edition second place pays less for trucks and trains.</source>
        <translation>%1 bekommt %2, nicht %3: in dieser Ausgabe bringt der zweite Platz bei Lastwagen und Lokomotiven weniger.</translation>
    </message>
    <message>
        <source>%1 started the last shift: who is tied does not keep the marker.</source>
        <translation>%1 hat die letzte Schicht begonnen: bei Gleichstand behält man den Marker nicht.</translation>
    </message>
    <message>
        <source>%1 is tied for most workers, but somebody tied sits nearer, clockwise.</source>
        <translation>%1 liegt auch gleichauf, aber im Uhrzeigersinn kommt vorher noch jemand.</translation>
    </message>
    <message>
        <source>%1 has fewer workers in the factory than somebody else.</source>
        <translation>%1 hat weniger Arbeiter in der Lorenfabrik als jemand anderes.</translation>
    </message>
    <message>
        <source>After shift %1, segments 1 to %2 are scored.</source>
        <translation>Nach Schicht %1 werden die Segmente 1 bis %2 gewertet.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n Mark</numerusform>
            <numerusform>%n Mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Kohlewürfel</numerusform>
            <numerusform>%n Kohlewürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order(s)</source>
        <translation>
            <numerusform>%n offener Auftrag</numerusform>
            <numerusform>%n offene Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 light, %2 dark</source>
        <comment>tiles</comment>
        <translation>%1 hell, %2 dunkel</translation>
    </message>
    <message>
        <source>One segment</source>
        <translation>Ein Segment</translation>
    </message>
    <message>
        <source>A first shift</source>
        <translation>Eine erste Schicht</translation>
    </message>
    <message>
        <source>A second shift</source>
        <translation>Eine zweite Schicht</translation>
    </message>
    <message>
        <source>Vehicles and carts</source>
        <translation>Fahrzeuge und Loren</translation>
    </message>
    <message>
        <source>A whole third shift</source>
        <translation>Eine ganze dritte Schicht</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlussabrechnung</translation>
    </message>
    <message>
        <source>Without ties</source>
        <translation>Ohne Gleichstand</translation>
    </message>
    <message>
        <source>Four segments, with ties</source>
        <translation>Vier Segmente, mit Gleichständen</translation>
    </message>
    <message>
        <source>Eight segments, ties, and who starts next</source>
        <translation>Acht Segmente, Gleichstände, und wer beginnt</translation>
    </message>
    <message>
        <source>Segments 5 to 12 after shift III</source>
        <translation>Segmente 5 bis 12 nach Schicht III</translation>
    </message>
    <message>
        <source>For two players or by another edition, to the end</source>
        <translation>Zu zweit oder nach einer anderen Ausgabe, bis zum Schluss</translation>
    </message>
    <message>
        <source>Marks, cubes, open orders and balance</source>
        <translation>Mark, Kohlewürfel, offene Aufträge und Gleichgewicht</translation>
    </message>
    <message>
        <source>First, second and behind</source>
        <translation>Erster, Zweiter und dahinter</translation>
    </message>
    <message>
        <source>A tie for first</source>
        <translation>Gleichstand auf dem ersten Platz</translation>
    </message>
    <message>
        <source>A tie for second</source>
        <translation>Gleichstand auf dem zweiten Platz</translation>
    </message>
    <message>
        <source>No second place for two players</source>
        <translation>Zu zweit kein zweiter Platz</translation>
    </message>
    <message>
        <source>Who has none of it</source>
        <translation>Wer nichts davon hat</translation>
    </message>
    <message>
        <source>Edition: carts only with a delivered order</source>
        <translation>Ausgabe: Loren nur mit geliefertem Auftrag</translation>
    </message>
    <message>
        <source>Edition: second place for trucks and trains</source>
        <translation>Ausgabe: zweiter Platz bei Lastwagen und Lokomotiven</translation>
    </message>
    <message>
        <source>A tie for the next start</source>
        <translation>Gleichstand um den Start</translation>
    </message>
    <message>
        <source>The shift clock</source>
        <translation>Die Schichtuhr</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>After every shift the scoring marker walks over the shift clock: from the arrow to the segment at which the shift hand points.</source>
        <translation>Nach jeder Schicht wandert der Wertungsstein über die Schichtuhr: vom Pfeil bis zu dem Segment, auf das der Schichtzeiger zeigt.</translation>
    </message>
    <message>
        <source>After shift II it starts at the arrow again and walks further: what was scored after shift I is scored once more.</source>
        <translation>Nach Schicht II beginnt er wieder am Pfeil und wandert weiter: was nach Schicht I gewertet wurde, wird noch einmal gewertet.</translation>
    </message>
    <message>
        <source>What was delivered in shift I counts again, with everything delivered since. Of the two numbers the larger is for first place, the smaller for second.</source>
        <translation>Was in Schicht I geliefert wurde, zählt wieder, zusammen mit allem, was seither dazukam. Von den beiden Zahlen gilt die größere für den ersten Platz, die kleinere für den zweiten.</translation>
    </message>
    <message>
        <source>The first four segments look at coal. The squares on delivered orders count, not the cards: a card with two grey squares counts twice.</source>
        <translation>Die ersten vier Segmente sehen auf die Kohle. Es zählen die Quadrate auf gelieferten Aufträgen, nicht die Karten: zwei graue Quadrate zählen zweimal.</translation>
    </message>
    <message>
        <source>Whoever has most squares of that colour is first, whoever has second most is second.</source>
        <translation>Wer die meisten Quadrate dieser Farbe hat, ist Erster, wer die zweitmeisten hat, Zweiter.</translation>
    </message>
    <message>
        <source>Every segment is a contest of its own: other coal, other places, other points.</source>
        <translation>Jedes Segment ist ein Wettbewerb für sich: andere Kohle, andere Plätze, andere Punkte.</translation>
    </message>
    <message>
        <source>Who has equally many is tied. Everyone tied for first gets all points of first place, and nobody is second then.</source>
        <translation>Wer gleich viele hat, liegt gleichauf. Alle gleichauf Ersten bekommen die vollen Punkte des ersten Platzes, und dann ist niemand Zweiter.</translation>
    </message>
    <message>
        <source>Everyone tied for second gets all points of second place.</source>
        <translation>Alle gleichauf Zweiten bekommen die vollen Punkte des zweiten Platzes.</translation>
    </message>
    <message>
        <source>Who has none of it gets nothing, even when no one else is second.</source>
        <translation>Wer nichts davon hat, bekommt nichts, auch wenn sonst niemand Zweiter ist.</translation>
    </message>
    <message>
        <source>With two players only first place is given.</source>
        <translation>Zu zweit gibt es nur den ersten Platz.</translation>
    </message>
    <message>
        <source>Segments 5 to 8 look at vehicles. All squares on delivered orders of that vehicle count, whatever their colour.</source>
        <translation>Die Segmente 5 bis 8 sehen auf die Fahrzeuge. Es zählen alle Quadrate auf gelieferten Aufträgen dieses Fahrzeugs, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>The same players again: this time the wheelbarrows are scored. Ties are what they always are.</source>
        <translation>Dieselben Spieler: jetzt werden die Schubkarren gewertet. Gleichstand ist, was er immer ist.</translation>
    </message>
    <message>
        <source>And now the horse carts.</source>
        <translation>Und nun die Pferdewagen.</translation>
    </message>
    <message>
        <source>Segments 9 to 12 look into the mines, only after shift III. Empty carts count; a cart with a cube on it does not.</source>
        <translation>Die Segmente 9 bis 12 sehen in die Gruben, nur nach Schicht III. Leere Loren zählen; eine Lore mit einem Kohlewürfel nicht.</translation>
    </message>
    <message>
        <source>The colour of the cart decides, whatever lay on it. First and second are found as ever.</source>
        <translation>Die Farbe der Lore entscheidet, was immer darauf lag. Erster und Zweiter werden wie sonst bestimmt.</translation>
    </message>
    <message>
        <source>The same mines, another colour.</source>
        <translation>Dieselben Gruben, eine andere Farbe.</translation>
    </message>
    <message>
        <source>Before the next shift, whoever has most workers standing in the factory gets the starting-player marker. The canteen does not count.</source>
        <translation>Vor der nächsten Schicht bekommt den Startspielermarker, wer die meisten Arbeiter in der Lorenfabrik stehen hat. Die Kantine zählt nicht.</translation>
    </message>
    <message>
        <source>In a tie it goes to the tied player who comes next, clockwise after the previous starting player. Who is tied does not keep it.</source>
        <translation>Bei Gleichstand geht er an den Gleichplatzierten, der im Uhrzeigersinn nach dem bisherigen Startspieler als Erster kommt. Wer gleichauf liegt, behält ihn nicht.</translation>
    </message>
    <message>
        <source>When nobody stands in the factory, all are tied.</source>
        <translation>Wenn niemand in der Lorenfabrik steht, liegen alle gleichauf.</translation>
    </message>
    <message>
        <source>At the end every full %1 marks are a point. What is left over only breaks ties.</source>
        <translation>Am Ende sind je volle %1 Mark ein Punkt. Der Rest entscheidet nur bei Gleichstand.</translation>
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
        <source>Light and dark tiles are to be in balance: every tile that one side has more costs %1 points.</source>
        <translation>Helle und dunkle Seite sollen im Gleichgewicht sein: jedes Plättchen, das eine Seite mehr hat, kostet %1 Punkte.</translation>
    </message>
    <message>
        <source>The shift clock</source>
        <translation>Die Schichtuhr</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Empty carts</source>
        <translation>Leere Loren</translation>
    </message>
    <message>
        <source>The next starting player</source>
        <translation>Der nächste Startspieler</translation>
    </message>
    <message>
        <source>The final reckoning</source>
        <translation>Die Schlussabrechnung</translation>
    </message>
    <message>
        <source>How far the scoring marker walks</source>
        <translation>Wie weit der Wertungsstein wandert</translation>
    </message>
    <message>
        <source>Squares of one colour on delivered orders</source>
        <translation>Quadrate einer Farbe auf gelieferten Aufträgen</translation>
    </message>
    <message>
        <source>For first, for second, and with two players</source>
        <translation>Auf dem ersten, dem zweiten Platz, und zu zweit</translation>
    </message>
    <message>
        <source>All squares that went by wheelbarrow, horse cart, truck or train</source>
        <translation>Alle Quadrate, die per Schubkarre, Pferdewagen, Lastwagen oder Lokomotive gingen</translation>
    </message>
    <message>
        <source>What counts in the mine after shift III</source>
        <translation>Was nach Schicht III in der Grube zählt</translation>
    </message>
    <message>
        <source>Who has most workers in the factory</source>
        <translation>Wer die meisten Arbeiter in der Lorenfabrik hat</translation>
    </message>
    <message>
        <source>Money, coal, open orders and balance</source>
        <translation>Geld, Kohle, offene Aufträge und Gleichgewicht</translation>
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
    <name>LiveLoader</name>
    <message>
        <source>This device has nothing to look through a camera with: Qt Multimedia is missing. Choose a photo, or tap it in.</source>
        <translation>Auf diesem Gerät kann nichts das Bild einer Kamera zeigen: Qt Multimedia fehlt. Wähle ein Foto oder tippe es ein.</translation>
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
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>At the end every tile that one side has more than the other costs 2 points.</source>
        <translation>Am Ende kostet jedes Plättchen, das eine Seite mehr hat als die andere, 2 Punkte.</translation>
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
    <name>MismatchWords</name>
    <message>
        <source>Tile with %1: %2 in the photo, %3 bought before. If one was never bought, take it away in the mine; else look whether it is hidden in the photo.</source>
        <translation>Stollenplättchen, %1: %2 im Foto, %3 bisher gekauft. Wurde eines nie gekauft, nimm es im Bergwerk weg; sonst sieh nach, ob es im Foto verdeckt ist.</translation>
    </message>
    <message>
        <source>Empty carts on the light side, %1: %2 in the photo, %3 before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Leere Loren auf der hellen Seite (%1): %2 im Foto, bisher %3. Eine geleerte Lore bleibt leer: sieh nach, ob eine falsch gelesen ist.</translation>
    </message>
    <message>
        <source>Empty carts on the dark side, %1: %2 in the photo, %3 before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Leere Loren auf der dunklen Seite (%1): %2 im Foto, bisher %3. Eine geleerte Lore bleibt leer: sieh nach, ob eine falsch gelesen ist.</translation>
    </message>
    <message>
        <source>Empty carts, %1: %2 in the photo, %3 counted before. A cart that was emptied stays empty: look whether one is misread.</source>
        <translation>Leere Loren (%1): %2 im Foto, bisher %3 gezählt. Eine geleerte Lore bleibt leer: sieh nach, ob eine falsch gelesen ist.</translation>
    </message>
    <message>
        <source>Delivered before, but not in the photo: %1. If one was never delivered, take it back among the orders; else it only lies outside the photo.</source>
        <translation>Schon erfüllt, aber nicht im Foto: %1. Wurde einer nie erfüllt, nimm ihn bei den Aufträgen zurück; sonst liegt er nur außerhalb des Fotos.</translation>
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
    <message>
        <source>Type in who plays, one name after the other, drag the names into the order in which you sit, and give the flag to whoever starts.</source>
        <translation>Gib nacheinander ein, wer mitspielt, ziehe die Namen in eure Sitzordnung und gib die Fahne der Person, die beginnt.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Neue Partie: %1</translation>
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
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
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
    <name>OwnGameChoice</name>
    <message>
        <source>Shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlussabrechnung</translation>
    </message>
    <message>
        <source>Check my shift</source>
        <translation>Meine Schicht prüfen</translation>
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
    <message>
        <source>Make one person of two?</source>
        <translation>Aus zwei Personen eine machen?</translation>
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
    <name>PersonWords</name>
    <message numerus="yes">
        <source>%1 points in %n game(s) are %2 a game.</source>
        <translation>
            <numerusform>%1 Punkte in %n Spiel sind %2 je Spiel.</numerusform>
            <numerusform>%1 Punkte in %n Spielen sind %2 je Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody at those tables: %1 points for %n player(s), %2 each.</source>
        <translation>
            <numerusform>Alle an diesen Tischen: %1 Punkte für %n Spieler, je %2.</numerusform>
            <numerusform>Alle an diesen Tischen: %1 Punkte für %n Spieler, je %2.</numerusform>
        </translation>
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
    <name>PieceMarks</name>
    <message>
        <source>Z</source>
        <comment>zinc, on a cube</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>C</source>
        <comment>copper, on a cube</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>S</source>
        <comment>silver, on a cube</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>G</source>
        <comment>gold, on a cube</comment>
        <translation>G</translation>
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
    <message>
        <source>No longer play by itself</source>
        <translation>Nicht mehr von selbst abspielen</translation>
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
        <source>Marks, not known yet</source>
        <translation>Mark, noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 points; if the shift ended now, %2 more</source>
        <translation>%1 Punkte; endete die Schicht jetzt, %2 mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
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
    <name>ReadAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Vorlesen beenden</translation>
    </message>
    <message>
        <source>Read it to me</source>
        <translation>Vorlesen</translation>
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
    <name>RecordEvaluationPage</name>
    <message>
        <source>Evaluation</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
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
    <name>RockwellAsks</name>
    <message>
        <source>Everybody has bought tokens</source>
        <translation>Alle haben Marker gekauft</translation>
    </message>
    <message>
        <source>Drilling is over</source>
        <translation>Das Bohren ist vorbei</translation>
    </message>
    <message>
        <source>The shafts have paid</source>
        <translation>Die Schächte haben gezahlt</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Place a vice president</source>
        <translation>Vizepräsidenten setzen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Actions printed there</source>
        <translation>Dort gedruckte Aktionen</translation>
    </message>
    <message>
        <source>Place none</source>
        <translation>Keinen setzen</translation>
    </message>
    <message>
        <source>Buy safety tokens</source>
        <translation>Sicherheitsmarker kaufen</translation>
    </message>
    <message>
        <source>One cube, one token.</source>
        <translation>Ein Würfel, ein Marker.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Whose shaft is on the tile?</source>
        <translation>Wessen Schacht ist auf dem Plättchen?</translation>
    </message>
    <message>
        <source>Who caused the extraction?</source>
        <translation>Wer hat die Förderung ausgelöst?</translation>
    </message>
    <message>
        <source>Does the card show danger?</source>
        <translation>Zeigt die Karte Gefahr?</translation>
    </message>
    <message>
        <source>%1: safety tokens offered</source>
        <translation>%1: eingesetzte Sicherheitsmarker</translation>
    </message>
    <message>
        <source>An extraction</source>
        <translation>Eine Förderung</translation>
    </message>
    <message>
        <source>%1 for $%2</source>
        <translation>%1 für %2 $</translation>
    </message>
    <message>
        <source>Hire a subcontractor</source>
        <translation>Subunternehmer anheuern</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Keep a subcontractor</source>
        <translation>Subunternehmer behalten</translation>
    </message>
    <message>
        <source>A crew that moves pays the subcontractor again.</source>
        <translation>Eine Mannschaft, die sich bewegt, bezahlt den Subunternehmer erneut.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Bribe a crew</source>
        <translation>Mannschaft bestechen</translation>
    </message>
    <message>
        <source>Whose crew?</source>
        <translation>Wessen Mannschaft?</translation>
    </message>
    <message>
        <source>Subcontractor that comes along</source>
        <translation>Subunternehmer, der mitkommt</translation>
    </message>
    <message>
        <source>A shaft pays</source>
        <translation>Ein Schacht zahlt</translation>
    </message>
    <message>
        <source>What is printed on the open tile.</source>
        <translation>Was auf dem offenen Plättchen steht.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The vice president goes home.</source>
        <translation>Der Vizepräsident geht heim.</translation>
    </message>
    <message>
        <source>%1, $%2 each</source>
        <translation>%1, je %2 $</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Was?</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>verkaufen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>crew %1, from power %2, $%3</source>
        <translation>Mannschaft %1, von Stärke %2, %3 $</translation>
    </message>
    <message>
        <source>More power</source>
        <translation>Mehr Stärke</translation>
    </message>
    <message>
        <source>Which crew?</source>
        <translation>Welche Mannschaft?</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: beside or under an own crew. Shaft 3: anywhere.</source>
        <translation>Schacht 1: ein geschlossenes Plättchen ohne fremde Mannschaften, unter oder neben einer eigenen. Schacht 2: unter oder neben einer eigenen. Schacht 3: überall.</translation>
    </message>
    <message>
        <source>Prestige of the tile</source>
        <translation>Prestige des Plättchens</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>The printed cubes are handed in for the tile.</source>
        <translation>Die gedruckten Würfel werden für das Plättchen abgegeben.</translation>
    </message>
    <message>
        <source>Prices on the tiles</source>
        <translation>Preise auf den Plättchen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a goal and the prestige of its next tile</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show a goal</source>
        <translation>Ein Ziel zeigen</translation>
    </message>
    <message>
        <source>The most valuable tile that is left of it is taken.</source>
        <translation>Das wertvollste übrige Plättchen davon wird genommen.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Safety tokens</source>
        <translation>Sicherheitsmarker</translation>
    </message>
    <message>
        <source>Look behind the screen</source>
        <translation>Hinter den Sichtschirm schauen</translation>
    </message>
    <message>
        <source>%1: power on the tile</source>
        <translation>%1: Stärke auf dem Plättchen</translation>
    </message>
    <message>
        <source>Safety, step %1</source>
        <translation>Sicherheit, Stufe %1</translation>
    </message>
    <message>
        <source>Shaft %1</source>
        <translation>Schacht %1</translation>
    </message>
    <message>
        <source>In hundreds of dollars. The marked tiles for fewer than four players are dearer: enter what is printed on them. They are remembered for the next game.</source>
        <translation>In hundert Dollar. Die markierten Plättchen für unter vier Personen sind teurer: tragt ein, was darauf steht. Für die nächste Partie bleibt es gemerkt.</translation>
    </message>
    <message>
        <source>Hundreds of dollars</source>
        <translation>Hundert Dollar</translation>
    </message>
    <message>
        <source>What was counted otherwise can be entered.</source>
        <translation>Hast du anders gezählt, trag es hier ein.</translation>
    </message>
    <message>
        <source>This goal can be shown: %1.</source>
        <translation>Dieses Ziel kannst du zeigen: %1.</translation>
    </message>
    <message>
        <source>at %1, from power %2, $%3</source>
        <translation>bei %1, von Stärke %2, %3 $</translation>
    </message>
    <message>
        <source>Onto which tile?</source>
        <translation>Auf welches Plättchen?</translation>
    </message>
    <message>
        <source>Move shaft %1</source>
        <translation>Schacht %1 versetzen</translation>
    </message>
    <message>
        <source>All crews stay</source>
        <translation>Alle Mannschaften bleiben</translation>
    </message>
    <message>
        <source>Where to? Its own place: it stays.</source>
        <translation>Wohin? Eigener Ort: sie bleibt.</translation>
    </message>
    <message>
        <source>Take the subcontractor along for $%1?</source>
        <translation>Den Subunternehmer für %1 $ mitnehmen?</translation>
    </message>
    <message>
        <source>From %1 (power %2)</source>
        <translation>Von %1 (Stärke %2)</translation>
    </message>
    <message>
        <source>For the crew whose turn it is.</source>
        <translation>Für die Mannschaft, die am Zug ist.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (power %4), $%5</source>
        <comment>a crew that is bribed, and what it costs</comment>
        <translation>%1: von %2 nach %3 (Stärke %4), %5 $</translation>
    </message>
    <message>
        <source>It comes to the crew whose turn it is, with its subcontractor.</source>
        <translation>Sie kommt zur Mannschaft, die am Zug ist, mit ihrem Subunternehmer.</translation>
    </message>
    <message>
        <source>Number on %1</source>
        <translation>Zahl auf %1</translation>
    </message>
    <message>
        <source>The number on %1</source>
        <translation>Die Zahl auf %1</translation>
    </message>
    <message>
        <source>The power that the closed tile asks for.</source>
        <translation>Die Stärke, die das geschlossene Plättchen verlangt.</translation>
    </message>
    <message>
        <source>Extract %1</source>
        <translation>%1 fördern</translation>
    </message>
    <message>
        <source>The cubes of the card, then the power of everybody on the tile, subcontractors included.</source>
        <translation>Die Würfel der Karte, dann die Stärke aller auf dem Plättchen, mit Subunternehmern.</translation>
    </message>
    <message>
        <source>The shaft on %1</source>
        <translation>Der Schacht auf %1</translation>
    </message>
    <message>
        <source>It pays %1 what is printed on the open tile.</source>
        <translation>Er zahlt, was auf dem offenen Plättchen steht, an %1.</translation>
    </message>
    <message>
        <source>The robot, from %1</source>
        <translation>Der Roboter, von %1</translation>
    </message>
    <message>
        <source>It goes to the closed tile that lacks the least power: read the numbers around it.</source>
        <translation>Er geht zum geschlossenen Plättchen, dem am wenigsten Stärke fehlt: lest die Zahlen um ihn herum.</translation>
    </message>
    <message>
        <source>The robot: %1 to %2</source>
        <translation>Der Roboter: %1 nach %2</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>at %1, from power %2</source>
        <translation>bei %1, von Stärke %2</translation>
    </message>
    <message>
        <source>Make the robot stronger</source>
        <translation>Den Roboter stärken</translation>
    </message>
    <message>
        <source>The robot stays as it is</source>
        <translation>Der Roboter bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Bid otherwise</source>
        <translation>Anders bieten</translation>
    </message>
    <message>
        <source>What you take into the closed hand. All of it is paid, whoever wins; nothing is a bid too.</source>
        <translation>Was du in die geschlossene Hand nimmst. Alles wird bezahlt, wer auch gewinnt; auch nichts ist ein Gebot.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Space 1 is the best. On board I, spaces 1 and 2 give bribes, the others subcontractors.</source>
        <translation>Feld 1 ist das beste. Auf Brett I geben die Felder 1 und 2 Bestechungen, die anderen Subunternehmer.</translation>
    </message>
    <message>
        <source>at %1, from power %2 to %3, $%4</source>
        <translation>bei %1, von Stärke %2 auf %3, %4 $</translation>
    </message>
    <message>
        <source>crew %1, from power %2 to %3, $%4</source>
        <translation>Mannschaft %1, von Stärke %2 auf %3, %4 $</translation>
    </message>
    <message>
        <source>To any tile without a shaft.</source>
        <translation>Auf jedes Plättchen ohne Schacht.</translation>
    </message>
    <message>
        <source>It goes to a closed tile beside it, with its subcontractor.</source>
        <translation>Sie geht auf ein geschlossenes Plättchen daneben, mit ihrem Subunternehmer.</translation>
    </message>
    <message>
        <source>Power, step %1</source>
        <translation>Stärke, Stufe %1</translation>
    </message>
    <message>
        <source>Movement, step %1</source>
        <translation>Bewegung, Stufe %1</translation>
    </message>
    <message>
        <source>Prices on the boards</source>
        <translation>Preise auf den Brettern</translation>
    </message>
    <message>
        <source>In hundreds of dollars, as in the rulebook. If your boards print others, enter them. They are remembered for the next game.</source>
        <translation>In hundert Dollar, wie in der Anleitung. Stehen auf euren Brettern andere, tragt sie ein. Für die nächste Partie bleibt es gemerkt.</translation>
    </message>
    <message>
        <source>%1 for $%2: too dear</source>
        <translation>%1 für %2 $: zu teuer</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (power %4), $%5: too dear</source>
        <comment>a crew that is bribed, and what it costs</comment>
        <translation>%1: von %2 nach %3 (Stärke %4), %5 $: zu teuer</translation>
    </message>
    <message>
        <source>A number was misread</source>
        <translation>Eine Zahl wurde falsch gelesen</translation>
    </message>
    <message>
        <source>The number of a tile that is still closed.</source>
        <translation>Die Zahl eines Plättchens, das noch geschlossen ist.</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Welches Plättchen?</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Seine Zahl</translation>
    </message>
    <message>
        <source>Other cubes are printed on %1</source>
        <translation>Auf %1 stehen andere Würfel</translation>
    </message>
</context>
<context>
    <name>RockwellCalculators</name>
    <message>
        <source>Player %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Power of player %1 on the tile, subcontractor included</source>
        <translation>Stärke von Person %1 auf dem Plättchen, Subunternehmer eingeschlossen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Whose shaft is on the tile?</source>
        <translation>Wessen Schacht ist auf dem Plättchen?</translation>
    </message>
    <message>
        <source>Who caused the extraction?</source>
        <translation>Wer hat die Förderung ausgelöst?</translation>
    </message>
    <message>
        <source>Share an extraction</source>
        <translation>Eine Förderung teilen</translation>
    </message>
    <message>
        <source>Kind by kind the cubes of the card are shared equally among those with a crew on the tile. What is left over goes to whoever has priority: the owner of the shaft; else the strongest; else, in a tie, the active player.</source>
        <translation>Die Würfel der Karte werden Art für Art gleich auf alle verteilt, die eine Mannschaft auf dem Plättchen haben. Der Rest geht an den, der Vorrang hat: der Besitz des Schachts; sonst die größte Stärke; bei Gleichstand, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Say who has a crew on the tile, and how strong it is.</source>
        <translation>Sagt, wer eine Mannschaft auf dem Plättchen hat und wie stark sie ist.</translation>
    </message>
    <message>
        <source>Own power on the tile</source>
        <translation>Eigene Stärke auf dem Plättchen</translation>
    </message>
    <message>
        <source>Level of permanent safety</source>
        <translation>Stufe der dauerhaften Sicherheit</translation>
    </message>
    <message>
        <source>Safety tokens that are offered</source>
        <translation>Eingesetzte Sicherheitsmarker</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>As many cubes of one&apos;s own loot are at risk as one has power on the tile. Permanent safety and tokens protect; what is left is lost, the most valuable first.</source>
        <translation>So viele Würfel der eigenen Beute sind in Gefahr, wie man Stärke auf dem Plättchen hat. Dauerhafte Sicherheit und Marker schützen; der Rest geht verloren, die wertvollsten zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) are at risk.</source>
        <translation>
            <numerusform>%n Würfel ist in Gefahr.</numerusform>
            <numerusform>%n Würfel sind in Gefahr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Verloren: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Behalten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are spent.</source>
        <translation>
            <numerusform>%n Marker wird verbraucht.</numerusform>
            <numerusform>%n Marker werden verbraucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new order after the auction</source>
        <translation>Die neue Reihenfolge nach der Auktion</translation>
    </message>
    <message>
        <source>%1 with $%2, tied: as before.</source>
        <translation>%1 mit %2 $, Gleichstand: wie bisher.</translation>
    </message>
    <message>
        <source>%1 with $%2.</source>
        <translation>%1 mit %2 $.</translation>
    </message>
    <message>
        <source>Money, in hundreds of dollars</source>
        <translation>Geld, in hundert Dollar</translation>
    </message>
    <message>
        <source>What cubes and money are worth</source>
        <translation>Was Würfel und Geld wert sind</translation>
    </message>
    <message>
        <source>On the market zinc is worth $400, copper $600, silver $800 and gold $1000; in a bid as well.</source>
        <translation>Auf dem Markt ist Zink 400 $ wert, Kupfer 600 $, Silber 800 $ und Gold 1000 $; auch in einem Gebot.</translation>
    </message>
    <message>
        <source>Together: $%1.</source>
        <translation>Zusammen: %1 $.</translation>
    </message>
    <message>
        <source>What power costs</source>
        <translation>Was Stärke kostet</translation>
    </message>
    <message>
        <source>A crew is raised step by step; a subcontractor is hired for the power that is wanted, no more than the layer allows.</source>
        <translation>Eine Mannschaft wird Schritt für Schritt verstärkt; ein Subunternehmer kommt mit der gewünschten Stärke, nicht mehr, als die Schicht erlaubt.</translation>
    </message>
    <message>
        <source>A crew is raised from power</source>
        <translation>Eine Mannschaft wird verstärkt von</translation>
    </message>
    <message>
        <source>A subcontractor of power</source>
        <translation>Ein Subunternehmer der Stärke</translation>
    </message>
    <message>
        <source>Raising it to %1 costs $%2.</source>
        <translation>Auf %1 zu verstärken kostet %2 $.</translation>
    </message>
    <message>
        <source>The subcontractor costs $%1.</source>
        <translation>Der Subunternehmer kostet %1 $.</translation>
    </message>
    <message>
        <source>It may work on: %1.</source>
        <translation>Er darf arbeiten auf: %1.</translation>
    </message>
    <message>
        <source>%1: space on board I</source>
        <translation>%1: Feld auf Brett I</translation>
    </message>
    <message>
        <source>The new shift order</source>
        <translation>Die neue Schichtreihenfolge</translation>
    </message>
    <message>
        <source>Only one can be on space %1.</source>
        <translation>Auf Feld %1 kann nur einer stehen.</translation>
    </message>
    <message>
        <source>The order: %1.</source>
        <translation>Die Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>A trade on the exchange</source>
        <translation>Ein Handel an der Börse</translation>
    </message>
    <message>
        <source>One action buys or sells any number of cubes of one kind. Each kind once a round, whether bought or sold.</source>
        <translation>Eine Aktion kauft oder verkauft beliebig viele Würfel einer Art. Jede Art einmal je Runde, ob gekauft oder verkauft.</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Was?</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>verkaufen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>It costs $%1: that is more than there is.</source>
        <translation>Es kostet %1 $: so viel ist nicht da.</translation>
    </message>
    <message>
        <source>It costs $%1.</source>
        <translation>Es kostet %1 $.</translation>
    </message>
    <message>
        <source>It brings $%1.</source>
        <translation>Es bringt %1 $.</translation>
    </message>
    <message>
        <source>Then there are $%1.</source>
        <translation>Dann sind %1 $ da.</translation>
    </message>
    <message>
        <source>The tiles of a goal</source>
        <translation>Die Plättchen eines Ziels</translation>
    </message>
    <message>
        <source>With three players the least valuable tile of each goal stays in the box; two use the first and the third.</source>
        <translation>Zu dritt bleibt von jedem Ziel das geringste Plättchen in der Schachtel; zu zweit nehmt ihr das erste und das dritte.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tiles that are gone</source>
        <translation>Vergebene Plättchen</translation>
    </message>
    <message>
        <source>The tiles: %1.</source>
        <translation>Die Plättchen: %1.</translation>
    </message>
    <message>
        <source>The next one is worth %1.</source>
        <translation>Das nächste zählt %1.</translation>
    </message>
    <message>
        <source>None is left.</source>
        <translation>Keines ist übrig.</translation>
    </message>
    <message>
        <source>A majority at the end</source>
        <translation>Eine Mehrheit am Ende</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Extraction cards</source>
        <translation>Förderkarten</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>Crew %1: power, 0 if it is lost</source>
        <translation>Mannschaft %1: Stärke, 0 wenn verloren</translation>
    </message>
    <message>
        <source>Crew %1: where?</source>
        <translation>Mannschaft %1: wo?</translation>
    </message>
    <message>
        <source>Is a goal fulfilled?</source>
        <translation>Ist ein Ziel erfüllt?</translation>
    </message>
    <message>
        <source>More than is asked for is enough too, and nothing is paid. A crew on the border of two tiles is in their layer; one that went into the centre is deep enough.</source>
        <translation>Mehr als verlangt reicht auch, und nichts wird bezahlt. Eine Mannschaft auf der Grenze zweier Plättchen ist in deren Schicht; eine, die in den Mittelpunkt ging, ist tief genug.</translation>
    </message>
    <message>
        <source>Fulfilled: the tile can be taken now.</source>
        <translation>Erfüllt: Das Plättchen kann jetzt genommen werden.</translation>
    </message>
    <message>
        <source>Not fulfilled yet.</source>
        <translation>Noch nicht erfüllt.</translation>
    </message>
    <message>
        <source>Is it the last round?</source>
        <translation>Ist es die letzte Runde?</translation>
    </message>
    <message>
        <source>The game ends with the round in which the majority of the players has reached the centre, or one player has six goals, the last three among them.</source>
        <translation>Die Partie endet mit der Runde, in der die Mehrheit den Mittelpunkt erreicht hat oder jemand sechs Ziele hat, darunter die letzten drei.</translation>
    </message>
    <message>
        <source>Players who have reached the centre</source>
        <translation>Spieler, die den Mittelpunkt erreicht haben</translation>
    </message>
    <message>
        <source>Goals of the one who has the most</source>
        <translation>Ziele dessen, der die meisten hat</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Most prestige; between equals more goal tiles, then more cubes. Who is still equal shares the victory.</source>
        <translation>Das meiste Prestige; bei Gleichstand mehr Zielplättchen, dann mehr Würfel. Wer dann noch gleich ist, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Player %1: prestige</source>
        <translation>Spieler %1: Prestige</translation>
    </message>
    <message>
        <source>Player %1: goal tiles</source>
        <translation>Spieler %1: Zielplättchen</translation>
    </message>
    <message>
        <source>Player %1: cubes</source>
        <translation>Spieler %1: Würfel</translation>
    </message>
    <message>
        <source>This is the last round: %1 of %2 players have reached the centre.</source>
        <translation>Das ist die letzte Runde: %1 von %2 Spielern haben den Mittelpunkt erreicht.</translation>
    </message>
    <message>
        <source>This is the last round: one player has %1 goals, the last three among them.</source>
        <translation>Das ist die letzte Runde: Jemand hat %1 Ziele, darunter die letzten drei.</translation>
    </message>
    <message>
        <source>This is not the last round.</source>
        <translation>Das ist nicht die letzte Runde.</translation>
    </message>
    <message>
        <source>In the centre: %1 of the %2 players needed.</source>
        <translation>Im Mittelpunkt: %1 von %2 nötigen Spielern.</translation>
    </message>
    <message>
        <source>Goals: %1 of the %2 needed.</source>
        <translation>Ziele: %1 von %2 nötigen.</translation>
    </message>
    <message>
        <source>Missing among them: %1.</source>
        <translation>Darunter fehlt: %1.</translation>
    </message>
    <message>
        <source>Crew %1: power</source>
        <translation>Mannschaft %1: Stärke</translation>
    </message>
    <message>
        <source>open tile</source>
        <translation>offenes Plättchen</translation>
    </message>
    <message>
        <source>closed tile</source>
        <translation>geschlossenes Plättchen</translation>
    </message>
    <message>
        <source>Crew %1: layer</source>
        <translation>Mannschaft %1: Schicht</translation>
    </message>
    <message>
        <source>Does it move when all are on closed tiles?</source>
        <translation>Zieht er auch, wenn alle auf geschlossenen Plättchen stehen?</translation>
    </message>
    <message>
        <source>Which crew does the robot move?</source>
        <translation>Welche Mannschaft bewegt der Roboter?</translation>
    </message>
    <message>
        <source>The strongest of those at an entrance or on an open tile; of equals the one farthest from the centre. Where several are left, the first player in shift order chooses.</source>
        <translation>Die stärkste an einem Eingang oder auf einem offenen Plättchen; bei gleichen die am weitesten vom Mittelpunkt entfernte. Bleiben mehrere, wählt die erste Person der Schichtreihenfolge.</translation>
    </message>
    <message>
        <source>Tile %1 beside it</source>
        <translation>Plättchen %1 daneben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Tile %1: number</source>
        <translation>Plättchen %1: Zahl</translation>
    </message>
    <message>
        <source>Tile %1: power on it now</source>
        <translation>Plättchen %1: Stärke darauf jetzt</translation>
    </message>
    <message>
        <source>Where does the robot go?</source>
        <translation>Wohin geht der Roboter?</translation>
    </message>
    <message>
        <source>To the closed tile beside it that lacks the least power, before it comes. Without a closed tile to any layer tile, never into the centre. Where several fit, the first player in shift order chooses.</source>
        <translation>Auf das geschlossene Plättchen daneben, dem am wenigsten Stärke fehlt, bevor er kommt. Ohne geschlossenes auf irgendein Schichtplättchen, nie in den Mittelpunkt. Passen mehrere, wählt die erste Person der Schichtreihenfolge.</translation>
    </message>
    <message>
        <source>crew %1</source>
        <translation>Mannschaft %1</translation>
    </message>
    <message>
        <source>It moves %1.</source>
        <translation>Er bewegt %1.</translation>
    </message>
    <message>
        <source>One of these moves, as the first player in shift order chooses: %1.</source>
        <translation>Eine davon zieht, wie die erste Person der Schichtreihenfolge wählt: %1.</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>It goes to %1.</source>
        <translation>Er geht auf %1.</translation>
    </message>
    <message>
        <source>It goes to one of these, as the first player in shift order chooses: %1.</source>
        <translation>Er geht auf eines davon, wie die erste Person der Schichtreihenfolge wählt: %1.</translation>
    </message>
    <message>
        <source>No closed tile is beside it.</source>
        <translation>Kein geschlossenes Plättchen liegt daneben.</translation>
    </message>
    <message>
        <source>Power that is missing there: %1.</source>
        <translation>Dort fehlende Stärke: %1.</translation>
    </message>
    <message>
        <source>It does not move.</source>
        <translation>Er zieht nicht.</translation>
    </message>
    <message>
        <source>Power of the robot on the tile, with two players</source>
        <translation>Stärke des Roboters auf dem Plättchen, zu zweit</translation>
    </message>
    <message>
        <source>Does the card show danger?</source>
        <translation>Zeigt die Karte Gefahr?</translation>
    </message>
    <message>
        <source>%1: permanent safety</source>
        <translation>%1: dauerhafte Sicherheit</translation>
    </message>
    <message>
        <source>%1: safety tokens offered</source>
        <translation>%1: angebotene Sicherheitsmarker</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what is bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hundreds of dollars</source>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>The players are numbered in the present order. The highest bid comes first; among equal bids the present order stays. Cubes count what they are worth on the market.</source>
        <translation>Die Personen sind nach der jetzigen Reihenfolge nummeriert. Das höchste Gebot kommt zuerst; unter gleichen bleibt die jetzige Reihenfolge. Würfel zählen, was sie auf dem Markt wert sind.</translation>
    </message>
    <message>
        <source>What developments cost</source>
        <translation>Was Entwicklungen kosten</translation>
    </message>
    <message>
        <source>Step by step, an action each. Safety and shafts are dearer with two and three players: their prices are on the marked tiles.</source>
        <translation>Stufe für Stufe, je eine Aktion. Zu zweit und zu dritt sind Sicherheit und Schächte teurer: ihre Preise stehen auf den markierten Plättchen.</translation>
    </message>
    <message>
        <source>power of a crew</source>
        <translation>Stärke einer Mannschaft</translation>
    </message>
    <message>
        <source>safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>shafts</source>
        <translation>Schächte</translation>
    </message>
    <message>
        <source>a shaft is moved</source>
        <translation>ein Schacht wird versetzt</translation>
    </message>
    <message>
        <source>Power now</source>
        <translation>Stärke jetzt</translation>
    </message>
    <message>
        <source>Power then</source>
        <translation>Stärke danach</translation>
    </message>
    <message>
        <source>Steps taken already</source>
        <translation>Schon erreichte Stufen</translation>
    </message>
    <message>
        <source>Steps then</source>
        <translation>Stufen danach</translation>
    </message>
    <message>
        <source>Which shaft?</source>
        <translation>Welcher Schacht?</translation>
    </message>
    <message>
        <source>What a bribe costs</source>
        <translation>Was eine Bestechung kostet</translation>
    </message>
    <message>
        <source>A bribe tile. The subcontractor of the bribed crew comes along and is paid; it cannot be left behind, and the layer it goes to has to allow it.</source>
        <translation>Ein Bestechungsplättchen. Der Subunternehmer der bestochenen Mannschaft kommt mit und wird bezahlt; er kann nicht zurückbleiben, und die neue Schicht muss ihn erlauben.</translation>
    </message>
    <message>
        <source>Power of its subcontractor, 0 without one</source>
        <translation>Stärke ihres Subunternehmers, 0 ohne</translation>
    </message>
    <message>
        <source>Layer it goes to</source>
        <translation>Schicht, in die sie kommt</translation>
    </message>
    <message>
        <source>One bribe tile, and no money.</source>
        <translation>Ein Bestechungsplättchen, kein Geld.</translation>
    </message>
    <message>
        <source>One bribe tile, and $%1 for the subcontractor.</source>
        <translation>Ein Bestechungsplättchen, und %1 $ für den Subunternehmer.</translation>
    </message>
    <message>
        <source>May a shaft lie there?</source>
        <translation>Darf dort ein Schacht liegen?</translation>
    </message>
    <message>
        <source>Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: beside or under an own crew. Shaft 3: anywhere. On a tile lies one shaft, on the centre none. A shaft that is moved follows its own rule again.</source>
        <translation>Schacht 1: ein geschlossenes Plättchen ohne fremde Mannschaften, neben oder unter einer eigenen. Schacht 2: neben oder unter einer eigenen Mannschaft. Schacht 3: überall. Auf einem Plättchen liegt ein Schacht, auf dem Mittelpunkt keiner. Ein versetzter Schacht folgt wieder seiner eigenen Regel.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Is the tile closed?</source>
        <translation>Ist das Plättchen geschlossen?</translation>
    </message>
    <message>
        <source>Is there a shaft on it?</source>
        <translation>Liegt ein Schacht darauf?</translation>
    </message>
    <message>
        <source>Are crews of others on it, or the robot&apos;s?</source>
        <translation>Stehen fremde Mannschaften darauf, oder eine des Roboters?</translation>
    </message>
    <message>
        <source>Is an own crew on it or beside it?</source>
        <translation>Steht eine eigene Mannschaft darauf oder daneben?</translation>
    </message>
    <message>
        <source>Yes, it may.</source>
        <translation>Ja, er darf.</translation>
    </message>
    <message>
        <source>Where is shaft %1?</source>
        <translation>Wo ist Schacht %1?</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht gelegt</translation>
    </message>
    <message>
        <source>What shafts pay</source>
        <translation>Was Schächte zahlen</translation>
    </message>
    <message>
        <source>After the fourth drill round every shaft on an open tile pays its owner the cubes that are printed there. On a closed tile it pays nothing.</source>
        <translation>Nach der vierten Bohrrunde zahlt jeder Schacht auf einem offenen Plättchen die Würfel, die dort stehen. Auf einem geschlossenen zahlt er nichts.</translation>
    </message>
    <message>
        <source>The shafts pay: %1.</source>
        <translation>Die Schächte zahlen: %1.</translation>
    </message>
    <message>
        <source>There is no step to take.</source>
        <translation>Es gibt keine Stufe zu nehmen.</translation>
    </message>
    <message>
        <source>The price is on the marked tiles. Actions: %1.</source>
        <translation>Der Preis steht auf den markierten Plättchen. Aktionen: %1.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Price: %1. Actions: 1.</source>
        <translation>Preis: %1. Aktionen: 1.</translation>
    </message>
    <message>
        <source>Price: %1 = $%2. Actions: %3.</source>
        <translation>Preis: %1 = %2 $. Aktionen: %3.</translation>
    </message>
    <message>
        <source>The players are numbered in the present order. Who has a vice president on board I comes first, by the spaces; the others stay in their order behind them. Space 0: none there.</source>
        <translation>Die Personen sind nach der jetzigen Reihenfolge nummeriert. Wer einen Vizepräsidenten auf Brett I hat, kommt zuerst, nach den Feldern; die anderen bleiben in ihrer Reihenfolge dahinter. Feld 0: niemand dort.</translation>
    </message>
    <message>
        <source>Traded in this round already</source>
        <translation>In dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>nobody, or the robot</source>
        <translation>niemand oder der Roboter</translation>
    </message>
    <message>
        <source>Who takes a goal first?</source>
        <translation>Wer nimmt ein Ziel zuerst?</translation>
    </message>
    <message>
        <source>Where several fulfil a goal at one moment, the active player takes a tile first, then the others in management order. The players are numbered in that order.</source>
        <translation>Erfüllen mehrere ein Ziel im selben Moment, nimmt zuerst die aktive Person ein Plättchen, dann die anderen nach Führungsreihenfolge. In dieser Reihenfolge sind die Personen nummeriert.</translation>
    </message>
    <message>
        <source>Who fulfils it now?</source>
        <translation>Wer erfüllt es jetzt?</translation>
    </message>
    <message>
        <source>Who is active?</source>
        <translation>Wer ist aktiv?</translation>
    </message>
    <message>
        <source>Say who fulfils it.</source>
        <translation>Sagt, wer es erfüllt.</translation>
    </message>
    <message>
        <source>%1 takes the tile worth %2.</source>
        <translation>%1 nimmt das Plättchen im Wert von %2.</translation>
    </message>
    <message>
        <source>%1 finds no tile left.</source>
        <translation>Für %1 ist kein Plättchen übrig.</translation>
    </message>
    <message>
        <source>Does who has none take part?</source>
        <translation>Nimmt teil, wer keine hat?</translation>
    </message>
    <message>
        <source>For each kind of cube and for money: 3, 2 and 1 with four players, 2 and 1 with three, 2 with two. Who is tied gets the same; the places they fill are skipped. Money may be entered in hundreds.</source>
        <translation>Für jede Art Würfel und für Geld: zu viert 3, 2 und 1, zu dritt 2 und 1, zu zweit 2. Bei Gleichstand bekommen alle dasselbe; die so gefüllten Plätze entfallen. Geld kann in Hundertern eingetragen werden.</translation>
    </message>
</context>
<context>
    <name>RockwellFinal</name>
    <message>
        <source>Money, in hundreds of dollars</source>
        <translation>Geld, in hundert Dollar</translation>
    </message>
    <message>
        <source>Prestige of delivery tiles</source>
        <translation>Prestige der Lieferplättchen</translation>
    </message>
</context>
<context>
    <name>RockwellGlossary</name>
    <message>
        <source>active crew</source>
        <translation>aktive Mannschaft</translation>
    </message>
    <message>
        <source>The crew that a player has chosen in a drill round. A bribe or a hire is for this one.</source>
        <translation>Die Mannschaft, die jemand in einer Bohrrunde gewählt hat. Bestechung oder Subunternehmer gelten ihr.</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>aktiver Spieler</translation>
    </message>
    <message>
        <source>Whose turn it is, and in an extraction who caused it.</source>
        <translation>Wer am Zug ist, und bei einer Förderung, wer sie ausgelöst hat.</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Brings a crew of somebody else to another tile, for a bribe tile.</source>
        <translation>Bringt für ein Bestechungsplättchen eine fremde Mannschaft auf ein anderes Plättchen.</translation>
    </message>
    <message>
        <source>bribe tile</source>
        <translation>Bestechungsplättchen</translation>
    </message>
    <message>
        <source>Pays for a bribe and comes back at the end of the round.</source>
        <translation>Bezahlt eine Bestechung und kommt am Ende der Runde zurück.</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>The middle of the mine. A crew that enters it fulfils a goal and leaves the game.</source>
        <translation>Die Mitte der Mine. Eine Mannschaft, die ihn betritt, erfüllt ein Ziel und verlässt das Spiel.</translation>
    </message>
    <message>
        <source>closed tile</source>
        <translation>geschlossenes Plättchen</translation>
    </message>
    <message>
        <source>A tile that has not been extracted yet. Its number is the power it asks for.</source>
        <translation>Ein Plättchen, das noch nicht gefördert wurde. Seine Zahl ist die Stärke, die es verlangt.</translation>
    </message>
    <message>
        <source>company board</source>
        <translation>Firmenbrett</translation>
    </message>
    <message>
        <source>Shows the safety, the movement, the shafts and the goals of a player, and everybody may look at it.</source>
        <translation>Zeigt Sicherheit, Bewegung, Schächte und Ziele eines Spielers; alle dürfen es ansehen.</translation>
    </message>
    <message>
        <source>control centre</source>
        <translation>Kontrollzentrum</translation>
    </message>
    <message>
        <source>Board I. Its spaces make the shift order and allow bribes or subcontractors.</source>
        <translation>Brett I. Seine Felder bestimmen die Schichtreihenfolge und erlauben Bestechungen oder Subunternehmer.</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>A disc of a player with a power. It drills where it stands.</source>
        <translation>Eine Scheibe eines Spielers mit einer Stärke. Sie bohrt, wo sie steht.</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>A piece of zinc, copper, silver or gold. A large one stands for five.</source>
        <translation>Ein Stück Zink, Kupfer, Silber oder Gold. Ein großer steht für fünf.</translation>
    </message>
    <message>
        <source>danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>A sign on extraction cards: cubes are lost, as many as one&apos;s own power on the tile.</source>
        <translation>Ein Zeichen auf Förderkarten: es gehen so viele Würfel verloren, wie man eigene Stärke auf dem Plättchen hat.</translation>
    </message>
    <message>
        <source>delivery tile</source>
        <translation>Lieferplättchen</translation>
    </message>
    <message>
        <source>Bought for the cubes printed on it. Its prestige counts at the end.</source>
        <translation>Wird mit den aufgedruckten Würfeln gekauft. Sein Prestige zählt am Ende.</translation>
    </message>
    <message>
        <source>drill round</source>
        <translation>Bohrrunde</translation>
    </message>
    <message>
        <source>Everyone moves a crew once, or lets it stay.</source>
        <translation>Alle bewegen einmal eine Mannschaft oder lassen sie stehen.</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Where crews start, with two tiles of layer A below. Nobody goes back there.</source>
        <translation>Hier beginnen die Mannschaften; darunter liegen zwei Plättchen der Schicht A. Niemand geht dorthin zurück.</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Board II, where cubes are bought and sold.</source>
        <translation>Brett II, wo Würfel gekauft und verkauft werden.</translation>
    </message>
    <message>
        <source>extraction</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>The power on a closed tile is enough: it is opened, and the cubes of a card are shared out.</source>
        <translation>Die Stärke auf einem geschlossenen Plättchen reicht: es wird geöffnet, und die Würfel einer Karte werden verteilt.</translation>
    </message>
    <message>
        <source>extraction card</source>
        <translation>Förderkarte</translation>
    </message>
    <message>
        <source>Says which cubes a tile gives, and whether there is danger. The active player keeps it.</source>
        <translation>Sagt, welche Würfel ein Plättchen gibt und ob Gefahr besteht. Der aktive Spieler behält sie.</translation>
    </message>
    <message>
        <source>goal tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>Taken by who fulfils a goal and shows it, the most valuable one first.</source>
        <translation>Nimmt, wer ein Ziel erfüllt und es zeigt, das wertvollste zuerst.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>A ring of tiles. A is the outermost, D the innermost.</source>
        <translation>Ein Ring aus Plättchen. A ist der äußerste, D der innerste.</translation>
    </message>
    <message>
        <source>management order</source>
        <translation>Führungsreihenfolge</translation>
    </message>
    <message>
        <source>Made by the auction. Vice presidents are placed in it.</source>
        <translation>Entsteht durch die Auktion. In ihr werden die Vizepräsidenten gesetzt.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>A level on the company board: how far a crew may go in a drill round.</source>
        <translation>Eine Stufe auf dem Firmenbrett: wie weit eine Mannschaft in einer Bohrrunde gehen darf.</translation>
    </message>
    <message>
        <source>open tile</source>
        <translation>offenes Plättchen</translation>
    </message>
    <message>
        <source>A tile that has been extracted. A shaft on it pays in every round.</source>
        <translation>Ein Plättchen, das gefördert wurde. Ein Schacht darauf zahlt in jeder Runde.</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>What a crew brings to a tile, together with its subcontractor.</source>
        <translation>Was eine Mannschaft mit ihrem Subunternehmer auf ein Plättchen bringt.</translation>
    </message>
    <message>
        <source>prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>The points of the game: for goal tiles, delivery tiles and majorities.</source>
        <translation>Die Punkte des Spiels: für Zielplättchen, Lieferplättchen und Mehrheiten.</translation>
    </message>
    <message>
        <source>remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Cubes of a card that cannot be shared equally. One player gets them all.</source>
        <translation>Würfel einer Karte, die sich nicht gleich teilen lassen. Einer bekommt sie alle.</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Plays with two players: it has crews, but no money, no cubes and no goals.</source>
        <translation>Spielt zu zweit mit: er hat Mannschaften, aber kein Geld, keine Würfel und keine Ziele.</translation>
    </message>
    <message>
        <source>safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>A level on the company board that saves cubes from every danger by itself.</source>
        <translation>Eine Stufe auf dem Firmenbrett, die bei jeder Gefahr von selbst Würfel rettet.</translation>
    </message>
    <message>
        <source>safety token</source>
        <translation>Sicherheitsmarker</translation>
    </message>
    <message>
        <source>Bought with a cube. It saves one cube from danger and is spent.</source>
        <translation>Wird mit einem Würfel gekauft. Er rettet einen Würfel vor Gefahr und ist dann verbraucht.</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Sichtschirm</translation>
    </message>
    <message>
        <source>Hides the cubes, money, tokens and deliveries of a player.</source>
        <translation>Verbirgt Würfel, Geld, Marker und Lieferungen eines Spielers.</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>Schacht</translation>
    </message>
    <message>
        <source>Lies on a tile of the mine. Its owner gets the remainder of an extraction there, and what is printed on the tile once it is open.</source>
        <translation>Liegt auf einem Plättchen der Mine. Wem er gehört, der bekommt den Rest einer Förderung dort und, sobald es offen ist, was auf dem Plättchen steht.</translation>
    </message>
    <message>
        <source>shift order</source>
        <translation>Schichtreihenfolge</translation>
    </message>
    <message>
        <source>Made by the vice presidents on board I. Drilling follows it.</source>
        <translation>Entsteht durch die Vizepräsidenten auf Brett I. In ihr wird gebohrt.</translation>
    </message>
    <message>
        <source>subcontractor</source>
        <translation>Subunternehmer</translation>
    </message>
    <message>
        <source>A die that makes a crew stronger for money, at most until the end of the round.</source>
        <translation>Ein Würfel, der eine Mannschaft für Geld stärkt, höchstens bis zum Ende der Runde.</translation>
    </message>
    <message>
        <source>vice president</source>
        <translation>Vizepräsident</translation>
    </message>
    <message>
        <source>A figure that is placed on a board: on I for bribes or subcontractors, on II and III for actions.</source>
        <translation>Eine Figur, die auf ein Brett gesetzt wird: auf I für Bestechungen oder Subunternehmer, auf II und III für Aktionen.</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Board III, for developments and deliveries.</source>
        <translation>Brett III, für Entwicklungen und Lieferungen.</translation>
    </message>
</context>
<context>
    <name>RockwellOptions</name>
    <message>
        <source>Follow what lies behind the screens</source>
        <translation>Mitführen, was hinter den Sichtschirmen liegt</translation>
    </message>
    <message>
        <source>Cubes, money and tokens are entered as they come, and extractions are shared out. Everybody looks only behind their own screen. Otherwise you count at the end.</source>
        <translation>Würfel, Geld und Marker werden eingetragen, wenn sie kommen, und Förderungen geteilt. Alle schauen nur hinter den eigenen Schirm. Sonst zählt ihr am Ende.</translation>
    </message>
    <message>
        <source>Follow the mine</source>
        <translation>Die Mine verfolgen</translation>
    </message>
    <message>
        <source>Crews are moved by tapping, so that extractions, their shares and the robot of two players are worked out.</source>
        <translation>Mannschaften werden durch Tippen bewegt; so werden Förderungen, Anteile und der Roboter zu zweit ausgerechnet.</translation>
    </message>
    <message>
        <source>The rings are staggered</source>
        <translation>Die Ringe liegen versetzt</translation>
    </message>
    <message>
        <source>Each tile of a ring touches two tiles of the next one. Otherwise tile lies on tile.</source>
        <translation>Jedes Plättchen eines Rings berührt zwei des nächsten. Sonst liegt Plättchen an Plättchen.</translation>
    </message>
    <message>
        <source>As you agreed</source>
        <translation>Wie vereinbart</translation>
    </message>
    <message>
        <source>Three crews of power 2: exactly 2</source>
        <translation>Drei Mannschaften der Stärke 2: genau 2</translation>
    </message>
    <message>
        <source>Stronger crews do not count for that goal. Otherwise they do.</source>
        <translation>Stärkere Mannschaften zählen für dieses Ziel nicht. Sonst zählen sie.</translation>
    </message>
    <message>
        <source>All crews in layer C: none is lost</source>
        <translation>Alle Mannschaften in Schicht C: keine ist verloren</translation>
    </message>
    <message>
        <source>Who has sent a crew into the centre cannot take that goal any more. Otherwise that crew went deep enough.</source>
        <translation>Wer eine Mannschaft in den Mittelpunkt geschickt hat, kann dieses Ziel nicht mehr nehmen. Sonst ging sie tief genug.</translation>
    </message>
    <message>
        <source>Safety tokens go back after a round</source>
        <translation>Sicherheitsmarker gehen nach der Runde zurück</translation>
    </message>
    <message>
        <source>Otherwise everybody keeps theirs.</source>
        <translation>Sonst behalten alle ihre.</translation>
    </message>
    <message>
        <source>A bribed crew goes to any closed tile beside it</source>
        <translation>Eine bestochene Mannschaft geht auf ein beliebiges geschlossenes Plättchen daneben</translation>
    </message>
    <message>
        <source>Otherwise it comes to the crew that bribes it.</source>
        <translation>Sonst kommt sie zur Mannschaft, die sie besticht.</translation>
    </message>
    <message>
        <source>One action makes a crew stronger by several steps</source>
        <translation>Eine Aktion stärkt eine Mannschaft um mehrere Stufen</translation>
    </message>
    <message>
        <source>Every step is paid. Otherwise each is an action of its own.</source>
        <translation>Jede Stufe wird bezahlt. Sonst ist jede eine eigene Aktion.</translation>
    </message>
    <message>
        <source>A shaft moves to any tile without one</source>
        <translation>Ein Schacht darf auf jedes Plättchen ohne Schacht versetzt werden</translation>
    </message>
    <message>
        <source>Otherwise the new tile has to fit as the first one had to.</source>
        <translation>Sonst muss das neue Plättchen passen wie das erste.</translation>
    </message>
    <message>
        <source>Exchange and workshop in management order</source>
        <translation>Börse und Werkstatt nach Führungsreihenfolge</translation>
    </message>
    <message>
        <source>Otherwise the spaces of the vice presidents say who acts first.</source>
        <translation>Sonst sagen die Felder der Vizepräsidenten, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>The robot takes no share</source>
        <translation>Der Roboter bekommt keinen Anteil</translation>
    </message>
    <message>
        <source>Players who extract together with it share everything. Otherwise its share goes to the supply.</source>
        <translation>Wer mit ihm fördert, teilt alles unter sich. Sonst geht sein Anteil in den Vorrat.</translation>
    </message>
    <message>
        <source>A card drawn for the robot is kept</source>
        <translation>Eine für den Roboter gezogene Karte wird behalten</translation>
    </message>
    <message>
        <source>By the first player in shift order. Otherwise nobody keeps it.</source>
        <translation>Von der ersten Person der Schichtreihenfolge. Sonst behält sie niemand.</translation>
    </message>
    <message>
        <source>The robot always moves</source>
        <translation>Der Roboter zieht immer</translation>
    </message>
    <message>
        <source>Also when all its crews are on closed tiles. Otherwise they wait there.</source>
        <translation>Auch wenn alle seine Mannschaften auf geschlossenen Plättchen stehen. Sonst warten sie dort.</translation>
    </message>
    <message>
        <source>Who makes the robot stronger causes the extraction</source>
        <translation>Wer den Roboter stärkt, löst die Förderung aus</translation>
    </message>
    <message>
        <source>That player gets a remainder between equals, and the card. Otherwise the robot caused it.</source>
        <translation>Bei Gleichstand bekommt diese Person den Rest, und die Karte. Sonst hat der Roboter sie ausgelöst.</translation>
    </message>
    <message>
        <source>Who holds none of a kind scores nothing for it</source>
        <translation>Wer von einer Art nichts hat, bekommt dafür keine Punkte</translation>
    </message>
    <message>
        <source>Who has none takes part in majorities</source>
        <translation>Wer keine hat, nimmt an Mehrheiten teil</translation>
    </message>
    <message>
        <source>Who holds none of a kind can still have a place for it. Otherwise it earns nothing.</source>
        <translation>Wer von einer Art nichts hat, kann dafür trotzdem einen Platz bekommen. Sonst gibt es dafür nichts.</translation>
    </message>
</context>
<context>
    <name>RockwellRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Round by round your crews drill towards the centre of the Earth. What they extract becomes money, developments, deliveries and goals. Most prestige wins.</source>
        <translation>Runde für Runde bohren eure Mannschaften zum Mittelpunkt der Erde. Was sie fördern, wird zu Geld, Entwicklungen, Lieferungen und Zielen. Das meiste Prestige gewinnt.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1 rings of %2 closed tiles lie round the centre. Everyone has %3 crews of power %4, one at each entrance, and behind the screen $%5 and %6. Management order and shift order are drawn by lot.</source>
        <translation>%1 Ringe aus je %2 geschlossenen Plättchen liegen um den Mittelpunkt. Alle haben %3 Mannschaften der Stärke %4, eine an jedem Eingang, und hinter dem Sichtschirm %5 $ und %6. Führungs- und Schichtreihenfolge werden ausgelost.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Vice presidents</source>
        <translation>Vizepräsidenten</translation>
    </message>
    <message>
        <source>In management order, in %1 laps, everyone places a vice president on a free space or passes; at most one on each board. On board I the spaces 1 to %2 allow bribes, the others subcontractors. On boards II and III the space says how many actions it gives.</source>
        <translation>In der Führungsreihenfolge setzen alle in %1 Umläufen einen Vizepräsidenten auf ein freies Feld oder passen; höchstens einen auf jedes Brett. Auf Brett I erlauben die Felder 1 bis %2 Bestechungen, die anderen Subunternehmer. Auf den Brettern II und III sagt das Feld, wie viele Aktionen es gibt.</translation>
    </message>
    <message>
        <source>Phase I: drilling</source>
        <translation>Phase I: Bohren</translation>
    </message>
    <message>
        <source>First, cubes may become safety tokens, one for one. Who has a vice president on board I comes first in shift order, by the spaces; the others follow as before. Then there are %1 drill rounds: in shift order everyone chooses a crew and moves it or lets it stay. As soon as the power on a closed tile reaches its number, it is extracted and the turn is over. Otherwise a bribe or a hire may follow.</source>
        <translation>Zuerst dürfen Würfel zu Sicherheitsmarkern werden, eins zu eins. Wer einen Vizepräsidenten auf Brett I hat, kommt in der Schichtreihenfolge nach vorn, nach den Feldern; die anderen folgen wie bisher. Dann gibt es %1 Bohrrunden: in der Schichtreihenfolge wählen alle eine Mannschaft und bewegen sie oder lassen sie stehen. Sobald die Stärke auf einem geschlossenen Plättchen seine Zahl erreicht, wird es gefördert, und der Zug ist vorbei. Sonst darf eine Bestechung oder ein Subunternehmer folgen.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Subcontractors</source>
        <translation>Subunternehmer</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>The tile is turned over and a card drawn from the deck of its number. Everyone with a crew there gets the same share of each kind, rounded down, however strong. What is left over goes to whose shaft is on the tile; if there is none, to the strongest there; if those are tied, to the active player, who also keeps the card.</source>
        <translation>Das Plättchen wird umgedreht und eine Karte vom Stapel seiner Zahl gezogen. Alle mit einer Mannschaft dort bekommen von jeder Art den gleichen Anteil, abgerundet, wie stark sie auch sind. Der Rest geht an den, dessen Schacht auf dem Plättchen liegt; ohne Schacht an die Stärksten dort; sind diese gleichauf, an den aktiven Spieler, der auch die Karte behält.</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Shafts</source>
        <translation>Schächte</translation>
    </message>
    <message>
        <source>Phase II: exchange</source>
        <translation>Phase II: Börse</translation>
    </message>
    <message>
        <source>Who has a vice president on board II takes one action in turn. It buys or sells any number of cubes of one kind for what they are worth; each kind once a round.</source>
        <translation>Wer einen Vizepräsidenten auf Brett II hat, führt reihum eine Aktion aus. Sie kauft oder verkauft beliebig viele Würfel einer Art zu ihrem Wert; jede Art einmal je Runde.</translation>
    </message>
    <message>
        <source>Phase III: workshop</source>
        <translation>Phase III: Werkstatt</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Who is tied in a majority gets the prestige of the place they share, and the places they fill are left out. For the win more goal tiles decide, then more cubes; who is equal in both shares it.</source>
        <translation>Wer bei einer Mehrheit gleichauf liegt, bekommt das Prestige des gemeinsamen Platzes, und die Plätze, die sie füllen, fallen aus. Über den Sieg entscheiden mehr Zielplättchen, dann mehr Würfel; wer in beidem gleich ist, teilt ihn sich.</translation>
    </message>
    <message>
        <source>The robot</source>
        <translation>Der Roboter</translation>
    </message>
    <message>
        <source>The auction, the vice presidents, then phase I (drilling), phase II (exchange) and phase III (workshop). At the end vice presidents, bribe tiles and subcontractors go back.</source>
        <translation>Die Auktion, die Vizepräsidenten, dann Phase I (Bohren), Phase II (Börse) und Phase III (Werkstatt). Am Ende gehen Vizepräsidenten, Bestechungsplättchen und Subunternehmer zurück.</translation>
    </message>
    <message>
        <source>So do safety tokens that are left.</source>
        <translation>Übrige Sicherheitsmarker ebenso.</translation>
    </message>
    <message>
        <source>Safety tokens that are left are kept.</source>
        <translation>Übrige Sicherheitsmarker behält man.</translation>
    </message>
    <message>
        <source>Everyone closes cubes and money in a hand, or nothing. All of it is paid, whoever wins. The highest bid comes first in management order; equal bids keep their order. Cubes are worth:</source>
        <translation>Alle schließen Würfel und Geld in die Hand, oder nichts. Alles wird bezahlt, wer auch gewinnt. Das höchste Gebot kommt in der Führungsreihenfolge zuerst; gleiche Gebote bleiben in ihrer Reihenfolge. Die Würfel sind wert:</translation>
    </message>
    <message>
        <source>%1: $%2</source>
        <comment>a resource and its value</comment>
        <translation>%1: %2 $</translation>
    </message>
    <message>
        <source>A step leads to a tile next to it, open or closed, or from the innermost layer into the centre; there the crew leaves the game. In a drill round the movement level allows:</source>
        <translation>Ein Schritt führt auf ein Plättchen daneben, offen oder geschlossen, oder von der innersten Schicht in den Mittelpunkt; dort verlässt die Mannschaft das Spiel. In einer Bohrrunde erlaubt die Stufe der Bewegung:</translation>
    </message>
    <message>
        <source>Level 0: one step</source>
        <translation>Stufe 0: ein Schritt</translation>
    </message>
    <message>
        <source>Level 1: one step, or two sideways in the same layer</source>
        <translation>Stufe 1: ein Schritt oder zwei seitwärts in derselben Schicht</translation>
    </message>
    <message>
        <source>Level 2: also to end between two tiles of a layer and count on both</source>
        <translation>Stufe 2: auch zwischen zwei Plättchen einer Schicht enden und auf beiden zählen</translation>
    </message>
    <message>
        <source>Level 3: two steps, however they lead</source>
        <translation>Stufe 3: zwei Schritte, wohin auch immer</translation>
    </message>
    <message>
        <source>For a bribe tile, a crew of somebody else on a tile next to the active crew comes to its tile. Crews at an entrance cannot be bribed.</source>
        <translation>Für ein Bestechungsplättchen kommt eine fremde Mannschaft von einem Plättchen neben der aktiven Mannschaft auf deren Plättchen. Mannschaften an einem Eingang sind nicht bestechlich.</translation>
    </message>
    <message>
        <source>For a bribe tile, a crew of somebody else on a tile next to the active crew goes to a closed tile beside it. Crews at an entrance cannot be bribed.</source>
        <translation>Für ein Bestechungsplättchen geht eine fremde Mannschaft von einem Plättchen neben der aktiven Mannschaft auf ein geschlossenes Plättchen daneben. Mannschaften an einem Eingang sind nicht bestechlich.</translation>
    </message>
    <message>
        <source>A subcontractor comes along, and its rent is paid. Once in a drill round; all players together have %1 bribe tiles a round.</source>
        <translation>Ein Subunternehmer kommt mit, und seine Miete wird bezahlt. Einmal in einer Bohrrunde; alle zusammen haben %1 Bestechungsplättchen je Runde.</translation>
    </message>
    <message>
        <source>The active crew hires a die, once in a drill round. A crew has one at most, all players together have %1. When the crew moves, the rent is paid again or the die goes back. It may not be too strong for the layer:</source>
        <translation>Die aktive Mannschaft heuert einen Würfel an, einmal in einer Bohrrunde. Eine Mannschaft hat höchstens einen, alle zusammen haben %1. Bewegt sich die Mannschaft, wird die Miete erneut bezahlt oder der Würfel geht zurück. Er darf für die Schicht nicht zu stark sein:</translation>
    </message>
    <message>
        <source>Power %1: $%2, from layer %3 on</source>
        <comment>a subcontractor</comment>
        <translation>Stärke %1: %2 $, ab Schicht %3</translation>
    </message>
    <message>
        <source>If the card shows danger, everyone with a crew there loses as many cubes of the share as they have power there, the most valuable first. A shaft alone is in no danger. Every safety token saves a cube, and the safety level saves:</source>
        <translation>Zeigt die Karte Gefahr, verlieren alle mit einer Mannschaft dort so viele Würfel ihres Anteils, wie sie dort Stärke haben, die wertvollsten zuerst. Ein Schacht allein ist nicht in Gefahr. Jeder Sicherheitsmarker rettet einen Würfel, und die Stufe der Sicherheit rettet:</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>cubes that a safety level saves</comment>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Level %1: all</source>
        <comment>cubes that a safety level saves</comment>
        <translation>Stufe %1: alle</translation>
    </message>
    <message>
        <source>After the last drill round every shaft on an open tile pays its owner what is printed there. Shaft 1 goes on a closed tile without crews of others, under or beside an own crew; shaft 2 under or beside an own crew; shaft 3 anywhere. A tile carries one, the centre none.</source>
        <translation>Nach der letzten Bohrrunde zahlt jeder Schacht auf einem offenen Plättchen, was dort steht. Schacht 1 kommt auf ein geschlossenes Plättchen ohne fremde Mannschaften, unter oder neben eine eigene; Schacht 2 unter oder neben eine eigene; Schacht 3 überallhin. Ein Plättchen trägt einen, der Mittelpunkt keinen.</translation>
    </message>
    <message>
        <source>For an action and its price a shaft moves to any tile without one.</source>
        <translation>Für eine Aktion und seinen Preis zieht ein Schacht auf ein beliebiges Plättchen ohne Schacht.</translation>
    </message>
    <message>
        <source>For an action and its price a shaft moves, by its own rule again.</source>
        <translation>Für eine Aktion und seinen Preis zieht ein Schacht um, wieder nach seiner eigenen Regel.</translation>
    </message>
    <message>
        <source>The best space of the board comes first.</source>
        <translation>Das beste Feld des Brettes beginnt.</translation>
    </message>
    <message>
        <source>The management order says who comes first.</source>
        <translation>Die Führungsreihenfolge sagt, wer beginnt.</translation>
    </message>
    <message>
        <source>as printed on the marked tiles</source>
        <translation>wie auf den markierten Plättchen gedruckt</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Who has a vice president on board III takes one action in turn: a development, or a delivery, for which the printed cubes are handed in.</source>
        <translation>Wer einen Vizepräsidenten auf Brett III hat, führt reihum eine Aktion aus: eine Entwicklung oder eine Lieferung, für die die gedruckten Würfel abgegeben werden.</translation>
    </message>
    <message>
        <source>One action may raise a crew by several steps.</source>
        <translation>Eine Aktion darf eine Mannschaft um mehrere Stufen stärken.</translation>
    </message>
    <message>
        <source>Every step is an action.</source>
        <translation>Jede Stufe ist eine Aktion.</translation>
    </message>
    <message>
        <source>Should the new power be enough for a tile, it is extracted at once. Step by step:</source>
        <translation>Reicht die neue Stärke für ein Plättchen, wird es sofort gefördert. Stufe für Stufe:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a development and its prices</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Power of a crew</source>
        <translation>Stärke einer Mannschaft</translation>
    </message>
    <message>
        <source>Safety, four players</source>
        <translation>Sicherheit, vier Personen</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Shafts, four players</source>
        <translation>Schächte, vier Personen</translation>
    </message>
    <message>
        <source>Safety and shafts, fewer players</source>
        <translation>Sicherheit und Schächte, weniger Personen</translation>
    </message>
    <message>
        <source>Who fulfils a goal and shows it takes its most valuable tile that is left, at any time and each goal once. Nothing is spent. If several do at the same moment, the active player comes first, then the management order.</source>
        <translation>Wer ein Ziel erfüllt und zeigt, nimmt das wertvollste übrige Plättchen davon, jederzeit und jedes Ziel einmal. Nichts wird abgegeben. Erfüllen es mehrere im selben Moment, kommt der aktive Spieler zuerst, dann die Führungsreihenfolge.</translation>
    </message>
    <message>
        <source>Crews of power 2 have exactly 2.</source>
        <translation>Stärke 2 heißt genau 2.</translation>
    </message>
    <message>
        <source>Crews of power 2 may be stronger.</source>
        <translation>Bei Stärke 2 zählen auch stärkere Mannschaften.</translation>
    </message>
    <message>
        <source>A crew in the centre is deeper than layer C.</source>
        <translation>Eine Mannschaft im Mittelpunkt ist tiefer als Schicht C.</translation>
    </message>
    <message>
        <source>A crew in the centre is in no layer.</source>
        <translation>Eine Mannschaft im Mittelpunkt ist in keiner Schicht.</translation>
    </message>
    <message>
        <source>The prestige of the tiles with four, three and two players:</source>
        <translation>Das Prestige der Plättchen zu viert, zu dritt und zu zweit:</translation>
    </message>
    <message>
        <source>The prestige of the tiles:</source>
        <translation>Das Prestige der Plättchen:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal and the prestige of its tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The round is the last one in which crews of %1 players have reached the centre (with four, three and two players), or in which somebody has %2 goals, the last %3 of the list among them.</source>
        <translation>Die letzte Runde ist die, in der Mannschaften von %1 Spielern den Mittelpunkt erreicht haben (zu viert, zu dritt und zu zweit) oder jemand %2 Ziele hat, darunter die letzten %3 der Liste.</translation>
    </message>
    <message>
        <source>The round is the last one in which crews of %1 players have reached the centre, or in which somebody has %2 goals, the last %3 of the list among them.</source>
        <translation>Die letzte Runde ist die, in der Mannschaften von %1 Spielern den Mittelpunkt erreicht haben oder jemand %2 Ziele hat, darunter die letzten %3 der Liste.</translation>
    </message>
    <message>
        <source>Goal and delivery tiles count what is printed on them. Then zinc, copper, silver, gold and money are compared, each by itself.</source>
        <translation>Ziel- und Lieferplättchen zählen, was darauf steht. Dann werden Zink, Kupfer, Silber, Gold und Geld verglichen, jedes für sich.</translation>
    </message>
    <message>
        <source>Who has none takes part as well.</source>
        <translation>Wer nichts davon hat, nimmt auch teil.</translation>
    </message>
    <message>
        <source>Who has none gets nothing.</source>
        <translation>Wer nichts davon hat, bekommt nichts.</translation>
    </message>
    <message>
        <source>Prestige for first, second and third place:</source>
        <translation>Prestige für den ersten, zweiten und dritten Platz:</translation>
    </message>
    <message>
        <source>%1 players: %2, %3, %4</source>
        <comment>the prestige of three places</comment>
        <translation>%1 Personen: %2, %3, %4</translation>
    </message>
    <message>
        <source>With two players a robot has %1 crews as well. After each drill round one of them moves a step: the strongest at an entrance or on an open tile, of equals the one farthest out. It goes to the closed tile that lacks the least power; the first in shift order chooses between equals.</source>
        <translation>Zu zweit hat auch ein Roboter %1 Mannschaften. Nach jeder Bohrrunde geht eine davon einen Schritt: die stärkste an einem Eingang oder auf einem offenen Plättchen, bei gleichen die äußerste. Sie geht zum geschlossenen Plättchen, dem am wenigsten Stärke fehlt; zwischen gleichen wählt, wer in der Schichtreihenfolge vorn ist.</translation>
    </message>
    <message>
        <source>If none is there, all of its crews are considered.</source>
        <translation>Steht dort keine, kommen alle seine Mannschaften in Frage.</translation>
    </message>
    <message>
        <source>Its share of an extraction goes to the supply.</source>
        <translation>Sein Anteil an einer Förderung geht in den Vorrat.</translation>
    </message>
    <message>
        <source>It has no share of an extraction.</source>
        <translation>An einer Förderung hat er keinen Anteil.</translation>
    </message>
    <message>
        <source>Nobody keeps the card of an extraction that it causes.</source>
        <translation>Die Karte einer Förderung, die er auslöst, behält niemand.</translation>
    </message>
    <message>
        <source>The first in shift order keeps the card of an extraction that it causes.</source>
        <translation>Die Karte einer Förderung, die er auslöst, behält, wer in der Schichtreihenfolge vorn ist.</translation>
    </message>
    <message>
        <source>After phase III the first in management order may raise one of its crews by 1, up to %1, for nothing.</source>
        <translation>Nach Phase III darf, wer in der Führungsreihenfolge vorn ist, eine seiner Mannschaften kostenlos um 1 stärken, bis %1.</translation>
    </message>
    <message>
        <source>If that causes an extraction, the robot is active.</source>
        <translation>Löst das eine Förderung aus, ist der Roboter aktiv.</translation>
    </message>
    <message>
        <source>If that causes an extraction, who raised it is active.</source>
        <translation>Löst das eine Förderung aus, ist aktiv, wer sie gestärkt hat.</translation>
    </message>
</context>
<context>
    <name>RockwellTableWords</name>
    <message>
        <source>The remainder, %2, goes to %1, whose shaft is on the tile.</source>
        <translation>Der Rest, %2, geht an %1: dort ist der eigene Schacht.</translation>
    </message>
    <message>
        <source>The remainder, %2, goes to %1, who has the most power there.</source>
        <translation>Der Rest, %2, geht an %1, dort am stärksten.</translation>
    </message>
    <message>
        <source>The remainder, %2, goes to %1: the strongest are tied, and %1 caused the extraction.</source>
        <translation>Der Rest, %2, geht an %1: die Stärksten sind gleich, und %1 hat die Förderung ausgelöst.</translation>
    </message>
    <message>
        <source>An extraction: %1.</source>
        <translation>Eine Förderung: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>The prices of safety and shafts are known.</source>
        <translation>Die Preise von Sicherheit und Schächten sind bekannt.</translation>
    </message>
    <message>
        <source>The auction. The new order: %1.</source>
        <translation>Die Auktion. Die neue Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>%1 places a vice president on board %2, space %3.</source>
        <translation>%1 setzt einen Vizepräsidenten: %2, Feld %3.</translation>
    </message>
    <message>
        <source>%1 places no vice president.</source>
        <translation>%1 setzt keinen Vizepräsidenten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n safety token(s).</source>
        <translation>
            <numerusform>%1 nimmt %n Sicherheitsmarker.</numerusform>
            <numerusform>%1 nimmt %n Sicherheitsmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phase is over. Now: %1</source>
        <translation>Die Phase ist vorbei. Jetzt: %1</translation>
    </message>
    <message>
        <source>%1 bribes a crew of %2.</source>
        <translation>%1 besticht eine Mannschaft von %2.</translation>
    </message>
    <message>
        <source>%1 hires a subcontractor of power %2 for $%3.</source>
        <translation>%1 heuert einen Subunternehmer der Stärke %2 für %3 $ an.</translation>
    </message>
    <message>
        <source>%1 keeps a subcontractor of power %2 for $%3.</source>
        <translation>%1 behält einen Subunternehmer der Stärke %2 für %3 $.</translation>
    </message>
    <message>
        <source>%1 has drilled.</source>
        <translation>%1 hat gebohrt.</translation>
    </message>
    <message>
        <source>A shaft pays %1: %2.</source>
        <translation>Ein Schacht zahlt %1: %2.</translation>
    </message>
    <message>
        <source>%1 buys %2 × %3 for $%4.</source>
        <translation>%1 kauft %2 × %3 für %4 $.</translation>
    </message>
    <message>
        <source>%1 sells %2 × %3 for $%4.</source>
        <translation>%1 verkauft %2 × %3 für %4 $.</translation>
    </message>
    <message>
        <source>%1 makes crew %2 stronger.</source>
        <translation>%1 verstärkt Mannschaft %2.</translation>
    </message>
    <message>
        <source>%1 raises the safety.</source>
        <translation>%1 erhöht die Sicherheit.</translation>
    </message>
    <message>
        <source>%1 raises the movement.</source>
        <translation>%1 erhöht die Bewegung.</translation>
    </message>
    <message>
        <source>%1 places a shaft.</source>
        <translation>%1 legt einen Schacht.</translation>
    </message>
    <message>
        <source>%1 moves shaft %2.</source>
        <translation>%1 versetzt Schacht %2.</translation>
    </message>
    <message>
        <source>%1 delivers %2 for %3 prestige.</source>
        <translation>%1 liefert %2 für %3 Prestige.</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 ist fertig.</translation>
    </message>
    <message>
        <source>%1 shows a goal: %2.</source>
        <translation>%1 zeigt ein Ziel: %2.</translation>
    </message>
    <message>
        <source>%1 has counted what lies behind the screen.</source>
        <translation>%1 hat gezählt, was hinter dem Sichtschirm liegt.</translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>Die Schlussabrechnung.</translation>
    </message>
    <message>
        <source>the prices</source>
        <translation>die Preise</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>die Auktion</translation>
    </message>
    <message>
        <source>the vice president of %1</source>
        <translation>der Vizepräsident von %1</translation>
    </message>
    <message>
        <source>tokens of %1</source>
        <translation>Marker von %1</translation>
    </message>
    <message>
        <source>the end of the phase</source>
        <translation>das Ende der Phase</translation>
    </message>
    <message>
        <source>the extraction</source>
        <translation>die Förderung</translation>
    </message>
    <message>
        <source>the trade of %1</source>
        <translation>der Handel von %1</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>die Schlussabrechnung</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>was %1 tat</translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation>der letzte Eintrag</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Die Partie hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Die Partie hat schon begonnen.</translation>
    </message>
    <message>
        <source>Rockwell is for %1 to %2 players, not for %3.</source>
        <translation>Rockwell ist für %1 bis %2 Personen, nicht für %3.</translation>
    </message>
    <message>
        <source>An order names everybody once.</source>
        <translation>Eine Reihenfolge nennt alle einmal.</translation>
    </message>
    <message>
        <source>The mine can only be followed together with the turns.</source>
        <translation>Die Mine lässt sich nur zusammen mit den Zügen mitführen.</translation>
    </message>
    <message>
        <source>Nobody sits there, or the same one was named twice.</source>
        <translation>Dort sitzt niemand, oder jemand wurde zweimal genannt.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Das gehört in einen anderen Teil der Runde.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Das wird in dieser Partie nicht mitgeführt.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Niemand ist am Zug.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 cannot be: the limit is %2.</source>
        <translation>%1 kann nicht sein: die Grenze ist %2.</translation>
    </message>
    <message>
        <source>Something has still to be said.</source>
        <translation>Etwas ist noch zu sagen.</translation>
    </message>
    <message>
        <source>Something of %1 is still to be counted.</source>
        <translation>Von %1 ist noch etwas zu zählen.</translation>
    </message>
    <message>
        <source>That contradicts what the table knows.</source>
        <translation>Das widerspricht dem, was der Tisch weiß.</translation>
    </message>
    <message>
        <source>Enter the prices of safety and shafts first: they are on the tiles.</source>
        <translation>Tragt zuerst die Preise von Sicherheit und Schächten ein: sie stehen auf den Plättchen.</translation>
    </message>
    <message>
        <source>There is no vice president on that board.</source>
        <translation>Auf diesem Brett ist kein Vizepräsident.</translation>
    </message>
    <message>
        <source>%1 already has a vice president on that board.</source>
        <translation>%1 hat auf diesem Brett schon einen Vizepräsidenten.</translation>
    </message>
    <message>
        <source>That space is taken by %1.</source>
        <translation>Dieses Feld hat schon %1.</translation>
    </message>
    <message>
        <source>That board has spaces 1 to %1.</source>
        <translation>Dieses Brett hat die Felder 1 bis %1.</translation>
    </message>
    <message>
        <source>No action is left.</source>
        <translation>Keine Aktion ist übrig.</translation>
    </message>
    <message>
        <source>That kind was traded in this round already.</source>
        <translation>Mit dieser Art wurde in dieser Runde schon gehandelt.</translation>
    </message>
    <message>
        <source>That is developed in full: %1 is the highest.</source>
        <translation>Das ist voll entwickelt: %1 ist das Höchste.</translation>
    </message>
    <message>
        <source>That shaft does not lie on the board, or all three do.</source>
        <translation>Dieser Schacht liegt nicht auf dem Plan, oder alle drei liegen dort.</translation>
    </message>
    <message>
        <source>All %1 delivery tiles are taken.</source>
        <translation>Alle %1 Lieferplättchen sind vergeben.</translation>
    </message>
    <message>
        <source>%1 has that goal already, or no tile of it is left.</source>
        <translation>%1 hat dieses Ziel schon, oder kein Plättchen davon ist übrig.</translation>
    </message>
    <message>
        <source>That goal is not fulfilled: %1.</source>
        <translation>Dieses Ziel ist nicht erfüllt: %1.</translation>
    </message>
    <message>
        <source>That goal is not fulfilled yet.</source>
        <translation>Dieses Ziel ist noch nicht erfüllt.</translation>
    </message>
    <message>
        <source>There is no such crew.</source>
        <translation>So eine Mannschaft gibt es nicht.</translation>
    </message>
    <message>
        <source>That crew went into the centre.</source>
        <translation>Diese Mannschaft ging in den Mittelpunkt.</translation>
    </message>
    <message>
        <source>The crew cannot reach that place.</source>
        <translation>Die Mannschaft kann diesen Ort nicht erreichen.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>So ein Plättchen gibt es nicht.</translation>
    </message>
    <message>
        <source>Another crew lies between the two tiles.</source>
        <translation>Zwischen den zwei Plättchen liegt eine andere Mannschaft.</translation>
    </message>
    <message>
        <source>Read the number on the tile first.</source>
        <translation>Lest zuerst die Zahl auf dem Plättchen.</translation>
    </message>
    <message>
        <source>That tile is open already.</source>
        <translation>Dieses Plättchen ist schon offen.</translation>
    </message>
    <message>
        <source>A tile has enough power: the extraction comes first.</source>
        <translation>Ein Plättchen hat genug Stärke: zuerst kommt die Förderung.</translation>
    </message>
    <message>
        <source>Nothing is to be extracted there.</source>
        <translation>Dort ist nichts zu fördern.</translation>
    </message>
    <message>
        <source>Bribes need a vice president on space 1 or 2 of board I, subcontractors one further down.</source>
        <translation>Bestechen braucht einen Vizepräsidenten auf Feld 1 oder 2 von Brett I, Subunternehmer einen weiter unten.</translation>
    </message>
    <message>
        <source>Once in a drill round only.</source>
        <translation>Nur einmal in einer Bohrrunde.</translation>
    </message>
    <message>
        <source>%1 has no active crew.</source>
        <translation>%1 hat keine aktive Mannschaft.</translation>
    </message>
    <message>
        <source>No bribe tile is left.</source>
        <translation>Kein Bestechungsplättchen ist übrig.</translation>
    </message>
    <message>
        <source>All three subcontractors are hired.</source>
        <translation>Alle drei Subunternehmer sind angeheuert.</translation>
    </message>
    <message>
        <source>That crew has a subcontractor already.</source>
        <translation>Diese Mannschaft hat schon einen Subunternehmer.</translation>
    </message>
    <message>
        <source>A subcontractor of power %1 is too strong here: at most %2.</source>
        <translation>Ein Subunternehmer der Stärke %1 ist hier zu stark: höchstens %2.</translation>
    </message>
    <message>
        <source>That is an own crew.</source>
        <translation>Das ist eine eigene Mannschaft.</translation>
    </message>
    <message>
        <source>That crew is still at an entrance.</source>
        <translation>Diese Mannschaft ist noch an einem Eingang.</translation>
    </message>
    <message>
        <source>The two are not next to each other.</source>
        <translation>Die beiden liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <source>The tile has enough power without it.</source>
        <translation>Das Plättchen hat auch ohne genug Stärke.</translation>
    </message>
    <message>
        <source>The centre carries no shaft.</source>
        <translation>Der Mittelpunkt trägt keinen Schacht.</translation>
    </message>
    <message>
        <source>There is a shaft on that tile already.</source>
        <translation>Auf diesem Plättchen ist schon ein Schacht.</translation>
    </message>
    <message>
        <source>The first shaft wants a tile without crews of others.</source>
        <translation>Der erste Schacht will ein Plättchen ohne fremde Mannschaften.</translation>
    </message>
    <message>
        <source>That shaft wants an own crew on the tile or next to it.</source>
        <translation>Dieser Schacht will eine eigene Mannschaft auf dem Plättchen oder daneben.</translation>
    </message>
    <message>
        <source>The robot&apos;s rules name another one.</source>
        <translation>Die Regeln des Roboters nennen eine andere.</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>der Roboter</translation>
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
        <source>%1 × %2</source>
        <comment>so many cubes of a kind</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>I: control centre</source>
        <translation>I: Kontrollzentrum</translation>
    </message>
    <message>
        <source>II: exchange</source>
        <translation>II: Börse</translation>
    </message>
    <message>
        <source>III: workshop</source>
        <translation>III: Werkstatt</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>vice presidents</source>
        <translation>Vizepräsidenten</translation>
    </message>
    <message>
        <source>safety tokens</source>
        <translation>Sicherheitsmarker</translation>
    </message>
    <message>
        <source>phase I, drilling</source>
        <translation>Phase I, Bohren</translation>
    </message>
    <message>
        <source>the shafts pay</source>
        <translation>die Schächte zahlen</translation>
    </message>
    <message>
        <source>phase II, exchange</source>
        <translation>Phase II, Börse</translation>
    </message>
    <message>
        <source>phase III, workshop</source>
        <translation>Phase III, Werkstatt</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>The game ends with this round: the centre was reached by %1.</source>
        <translation>Die Partie endet mit dieser Runde: den Mittelpunkt erreicht haben %1.</translation>
    </message>
    <message>
        <source>The game ends with this round: six goals, the last three among them: %1.</source>
        <translation>Die Partie endet mit dieser Runde: sechs Ziele, darunter die letzten drei: %1.</translation>
    </message>
    <message>
        <source>In two laps everybody places a vice president or passes, at most one on each board. The order: %1.</source>
        <translation>In zwei Umläufen setzen alle einen Vizepräsidenten oder passen, höchstens einen auf jedes Brett. Die Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>Cubes may become safety tokens, one for one.</source>
        <translation>Würfel dürfen zu Sicherheitsmarkern werden, eins zu eins.</translation>
    </message>
    <message>
        <source>Four drill rounds, a crew each. Whenever a tile has enough power, it is extracted at once. The shift order: %1.</source>
        <translation>Vier Bohrrunden, je eine Mannschaft. Sobald ein Plättchen genug Stärke hat, wird sofort gefördert. Die Schichtreihenfolge: %1.</translation>
    </message>
    <message>
        <source>Every shaft on an open tile pays what is printed there.</source>
        <translation>Jeder Schacht auf einem offenen Plättchen zahlt, was dort steht.</translation>
    </message>
    <message>
        <source>One action buys or sells any number of cubes of one kind; each kind once a round.</source>
        <translation>Eine Aktion kauft oder verkauft beliebig viele Würfel einer Art; jede Art einmal je Runde.</translation>
    </message>
    <message>
        <source>One action is one development: power, safety, movement, a shaft, or a delivery.</source>
        <translation>Eine Aktion ist eine Entwicklung: Stärke, Sicherheit, Bewegung, ein Schacht oder eine Lieferung.</translation>
    </message>
    <message>
        <source>The last moment to show goals. Then vice presidents, bribe tiles and subcontractors go back.</source>
        <translation>Der letzte Moment, Ziele zu zeigen. Dann gehen Vizepräsidenten, Bestechungsplättchen und Subunternehmer zurück.</translation>
    </message>
    <message>
        <source>Goals and deliveries count what is printed; then the majorities of cubes and money.</source>
        <translation>Ziele und Lieferungen zählen, was darauf steht; dann die Mehrheiten bei Würfeln und Geld.</translation>
    </message>
    <message>
        <source>places a vice president</source>
        <translation>setzt einen Vizepräsidenten</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>safety %1</source>
        <translation>Sicherheit %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>Bewegung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shaft(s)</source>
        <translation>
            <numerusform>%n Schacht</numerusform>
            <numerusform>%n Schächte</numerusform>
        </translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>Die Mine</translation>
    </message>
    <message numerus="yes">
        <source>Lay the four rings of tiles, closed, %n in each; equal numbers never side by side.</source>
        <translation>
            <numerusform>Legt die vier Ringe geschlossener Plättchen aus, je %n; gleiche Zahlen nie nebeneinander.</numerusform>
            <numerusform>Legt die vier Ringe geschlossener Plättchen aus, je %n; gleiche Zahlen nie nebeneinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crews</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Everyone puts a crew of power 1 at each of the entrances.</source>
        <translation>Alle stellen an jeden Eingang eine Mannschaft der Stärke 1.</translation>
    </message>
    <message>
        <source>The robot</source>
        <translation>Der Roboter</translation>
    </message>
    <message>
        <source>The robot gets crews in a colour that nobody plays, one at each entrance.</source>
        <translation>Der Roboter bekommt Mannschaften in einer freien Farbe, eine an jedem Eingang.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message numerus="yes">
        <source>Lay out the phase and company boards with the side for %n player(s).</source>
        <translation>
            <numerusform>Legt die Phasen- und Firmenbretter mit der Seite für %n Person aus.</numerusform>
            <numerusform>Legt die Phasen- und Firmenbretter mit der Seite für %n Personen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechung</translation>
    </message>
    <message numerus="yes">
        <source>Put %n bribe tile(s) on board I.</source>
        <translation>
            <numerusform>Legt %n Bestechungsplättchen auf Brett I.</numerusform>
            <numerusform>Legt %n Bestechungsplättchen auf Brett I.</numerusform>
        </translation>
    </message>
    <message>
        <source>Subcontractors</source>
        <translation>Subunternehmer</translation>
    </message>
    <message numerus="yes">
        <source>Put %n subcontractor dice on board I.</source>
        <translation>
            <numerusform>Legt %n Subunternehmerwürfel auf Brett I.</numerusform>
            <numerusform>Legt %n Subunternehmerwürfel auf Brett I.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drill rounds</source>
        <translation>Bohrrunden</translation>
    </message>
    <message>
        <source>Extraction cards</source>
        <translation>Förderkarten</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the extraction cards by their numbers into %n deck(s).</source>
        <translation>
            <numerusform>Mischt die Förderkarten nach ihren Zahlen in %n Stapel.</numerusform>
            <numerusform>Mischt die Förderkarten nach ihren Zahlen in %n Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Lieferungen</translation>
    </message>
    <message>
        <source>Sort the delivery tiles into stacks, the cheapest on top.</source>
        <translation>Sortiert die Lieferplättchen in Stapel, das günstigste oben.</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Everyone takes the marked safety tiles, the side without a price up.</source>
        <translation>Alle nehmen die markierten Sicherheitsplättchen, die Seite ohne Preis oben.</translation>
    </message>
    <message>
        <source>Everyone takes the safety tiles, the side without a price up.</source>
        <translation>Alle nehmen die Sicherheitsplättchen, die Seite ohne Preis oben.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Everyone puts the movement marker on its first space.</source>
        <translation>Alle stellen den Bewegungsmarker auf sein erstes Feld.</translation>
    </message>
    <message>
        <source>Shafts</source>
        <translation>Schächte</translation>
    </message>
    <message>
        <source>Everyone takes the marked shafts, the cheapest on top.</source>
        <translation>Alle nehmen die markierten Schächte, den günstigsten oben.</translation>
    </message>
    <message>
        <source>Everyone takes the shafts, the cheapest on top.</source>
        <translation>Alle nehmen die Schächte, den günstigsten oben.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Everyone takes $%1 behind the screen.</source>
        <translation>Alle nehmen %1 $ hinter den Sichtschirm.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Everyone takes %1 behind the screen.</source>
        <translation>Alle nehmen %1 hinter den Sichtschirm.</translation>
    </message>
    <message>
        <source>Management order</source>
        <translation>Führungsreihenfolge</translation>
    </message>
    <message>
        <source>Drawn by lot: %1.</source>
        <translation>Ausgelost: %1.</translation>
    </message>
    <message>
        <source>Shift order</source>
        <translation>Schichtreihenfolge</translation>
    </message>
    <message>
        <source>%1 is extracted: %2.</source>
        <translation>%1 wird gefördert: %2.</translation>
    </message>
    <message>
        <source>The robot&apos;s share, %1, goes to the supply.</source>
        <translation>Der Anteil des Roboters, %1, geht in den Vorrat.</translation>
    </message>
    <message>
        <source>%1 $%2</source>
        <comment>a player and the bid</comment>
        <translation>%1 (%2 $)</translation>
    </message>
    <message>
        <source>%1 has bid.</source>
        <translation>%1 hat geboten.</translation>
    </message>
    <message>
        <source>%1 asks for power %2.</source>
        <translation>%1 verlangt Stärke %2.</translation>
    </message>
    <message>
        <source>%1 leaves a crew at %2.</source>
        <translation>%1 lässt eine Mannschaft bei %2.</translation>
    </message>
    <message>
        <source>%1 moves a crew to %2.</source>
        <translation>%1 bewegt eine Mannschaft nach %2.</translation>
    </message>
    <message>
        <source>%1 bribes a crew of %2: it comes to %3.</source>
        <translation>%1 besticht eine Mannschaft von %2: sie kommt nach %3.</translation>
    </message>
    <message>
        <source>%1 places a shaft on %2.</source>
        <translation>%1 legt einen Schacht auf %2.</translation>
    </message>
    <message>
        <source>%1 moves shaft %2 to %3.</source>
        <translation>%1 versetzt Schacht %2 auf %3.</translation>
    </message>
    <message>
        <source>A crew of the robot goes to %1.</source>
        <translation>Eine Mannschaft des Roboters geht nach %1.</translation>
    </message>
    <message>
        <source>The robot&apos;s crew at %1 becomes stronger.</source>
        <translation>Die Mannschaft des Roboters bei %1 wird stärker.</translation>
    </message>
    <message>
        <source>The robot stays as it is.</source>
        <translation>Der Roboter bleibt, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n prestige.</source>
        <translation>
            <numerusform>Es zählt %n Prestige.</numerusform>
            <numerusform>Es zählt %n Prestige.</numerusform>
        </translation>
    </message>
    <message>
        <source>the bid of %1</source>
        <translation>das Gebot von %1</translation>
    </message>
    <message>
        <source>the number on %1</source>
        <translation>die Zahl auf %1</translation>
    </message>
    <message>
        <source>the robot&apos;s move</source>
        <translation>der Zug des Roboters</translation>
    </message>
    <message>
        <source>It costs $%1: more than lies behind the screen.</source>
        <translation>Es kostet %1 $: mehr, als hinter dem Sichtschirm liegt.</translation>
    </message>
    <message>
        <source>A goal can be shown, %1: %2.</source>
        <comment>a goal and who fulfils it</comment>
        <translation>Ein Ziel kann gezeigt werden, %1: %2.</translation>
    </message>
    <message>
        <source>After each drill round the robot moves: its strongest crew at an entrance or on an open tile, of equals the one farthest out, goes to the closed tile that lacks the least power.</source>
        <translation>Nach jeder Bohrrunde zieht der Roboter: seine stärkste Mannschaft an einem Eingang oder auf einem offenen Plättchen, bei gleichen die äußerste, geht zum geschlossenen Plättchen, dem am wenigsten Stärke fehlt.</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: Stärke %2</translation>
    </message>
    <message>
        <source>Equal shares of each kind for %1.</source>
        <translation>Gleiche Anteile jeder Art für %1.</translation>
    </message>
    <message>
        <source>A remainder goes to %1, whose shaft is on the tile.</source>
        <translation>Ein Rest geht an %1: der Schacht liegt auf dem Plättchen.</translation>
    </message>
    <message>
        <source>A remainder goes to %1, who has the most power there.</source>
        <translation>Ein Rest geht an %1: dort die meiste Stärke.</translation>
    </message>
    <message>
        <source>A remainder goes to %1: the strongest are tied, and %1 caused the extraction.</source>
        <translation>Ein Rest geht an %1: die Stärksten sind gleichauf, und %1 hat die Förderung ausgelöst.</translation>
    </message>
    <message>
        <source>No closed tile is beside it. %1 chooses where it goes.</source>
        <translation>Kein geschlossenes Plättchen liegt daneben. Wohin er geht, wählt %1.</translation>
    </message>
    <message>
        <source>These tiles lack the least power, %1. %2 chooses.</source>
        <translation>Diesen Plättchen fehlt am wenigsten Stärke, %1. Es wählt %2.</translation>
    </message>
    <message>
        <source>Safety, step %1: $%2. With four players it costs $%3, and the marked tiles are dearer.</source>
        <translation>Sicherheit, Stufe %1: %2 $. Zu viert kostet sie %3 $, und die markierten Plättchen sind teurer.</translation>
    </message>
    <message>
        <source>Shaft %1: $%2. With four players it costs $%3, and the marked tiles are dearer.</source>
        <translation>Schacht %1: %2 $. Zu viert kostet er %3 $, und die markierten Plättchen sind teurer.</translation>
    </message>
    <message>
        <source>Power %2 is on %1. Read the number on the tile.</source>
        <translation>Auf %1 ist Stärke %2. Lest die Zahl auf dem Plättchen.</translation>
    </message>
    <message>
        <source>%1 has enough power, %2 for %3: turn it over and draw a card of deck %3.</source>
        <translation>%1 hat genug Stärke, %2 für %3: dreht es um und zieht eine Karte vom Stapel %3.</translation>
    </message>
    <message>
        <source>Everybody bids in secret: the tablet goes round, and after the last bid all hands are opened. The highest comes first; in a tie the order stays as it is. The order now: %1.</source>
        <translation>Alle bieten geheim: das Tablet geht herum, nach dem letzten Gebot öffnen sich alle Hände. Das höchste kommt zuerst; bei Gleichstand bleibt die Reihenfolge. Jetzt: %1.</translation>
    </message>
    <message>
        <source>The robot moves one crew by one step: the strongest at an entrance or on an open tile, of equals the one farthest out. It goes to the closed tile that lacks the least power. Where several fit, %1 chooses.</source>
        <translation>Der Roboter bewegt eine Mannschaft um einen Schritt: die stärkste an einem Eingang oder auf einem offenen Plättchen, bei gleichen die äußerste. Sie geht zum geschlossenen Plättchen, dem am wenigsten Stärke fehlt. Passen mehrere, wählt %1.</translation>
    </message>
    <message>
        <source>%1 may make one crew of the robot stronger by 1, for nothing.</source>
        <translation>%1 darf eine Mannschaft des Roboters kostenlos um 1 stärken.</translation>
    </message>
    <message>
        <source>Stack the four tiles of each goal, the most valuable on top.</source>
        <translation>Stapelt die vier Plättchen jedes Ziels, das wertvollste oben.</translation>
    </message>
    <message>
        <source>Stack the three most valuable tiles of each goal, the best on top.</source>
        <translation>Stapelt die drei wertvollsten Plättchen jedes Ziels, das beste oben.</translation>
    </message>
    <message>
        <source>Use the most valuable and the third tile of each goal, the better one on top.</source>
        <translation>Nehmt von jedem Ziel das wertvollste und das dritte Plättchen, das bessere oben.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Entrance 1</source>
        <translation>Eingang 1</translation>
    </message>
    <message>
        <source>Agree which entrance is number 1. The tablet shows the mine rolled out from there, clockwise: tiles 1 and 2 of layer A lie below entrance 1.</source>
        <translation>Einigt euch, welcher Eingang die Nummer 1 ist. Das Tablet zeigt die Mine von dort im Uhrzeigersinn ausgerollt: die Plättchen 1 und 2 der Schicht A liegen unter Eingang 1.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>As you read them last time. Safety: %1. Shafts: %2.</source>
        <translation>Wie ihr sie zuletzt abgelesen habt. Sicherheit: %1. Schächte: %2.</translation>
    </message>
    <message>
        <source>The prices are on the marked tiles: at the table they are asked for once.</source>
        <translation>Die Preise stehen auf den markierten Plättchen: am Tisch werden sie einmal gefragt.</translation>
    </message>
    <message>
        <source>entrance %1</source>
        <translation>Eingang %1</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>der Mittelpunkt</translation>
    </message>
    <message>
        <source>%1, $%2</source>
        <comment>a development and its price</comment>
        <translation>%1, %2 $</translation>
    </message>
    <message>
        <source>phase I, drill round %1</source>
        <translation>Phase I, Bohrrunde %1</translation>
    </message>
    <message>
        <source>phase I, the robot</source>
        <translation>Phase I, der Roboter</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>hat geboten</translation>
    </message>
    <message>
        <source>drills</source>
        <translation>bohrt</translation>
    </message>
    <message>
        <source>acts for the robot</source>
        <translation>handelt für den Roboter</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>extraction cards</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>vice presidents %1</source>
        <comment>their boards and spaces: I 2, III 1</comment>
        <translation>Vizepräsidenten %1</translation>
    </message>
    <message>
        <source>The prices are as printed at this table.</source>
        <translation>Die Preise sind so, wie sie an diesem Tisch gedruckt sind.</translation>
    </message>
    <message>
        <source>The actions on boards II and III are known.</source>
        <translation>Die Aktionen auf den Brettern II und III sind bekannt.</translation>
    </message>
    <message>
        <source>the actions on the boards</source>
        <translation>die Aktionen auf den Brettern</translation>
    </message>
    <message>
        <source>Several can show a goal, %1: first %2, the active player, then by management order %3.</source>
        <translation>Mehrere können ein Ziel zeigen, %1: zuerst %2 als aktive Person, dann nach Führungsreihenfolge %3.</translation>
    </message>
    <message>
        <source>Several can show a goal, %1, by management order: %2.</source>
        <translation>Mehrere können ein Ziel zeigen, %1, nach Führungsreihenfolge: %2.</translation>
    </message>
    <message>
        <source>Where several show it at one moment, the active player takes a tile first, then the management order counts: %1.</source>
        <translation>Zeigen es mehrere im selben Moment, nimmt zuerst die aktive Person ein Plättchen, dann zählt die Führungsreihenfolge: %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now, nobody is active: by management order %1.</source>
        <translation>Können jetzt mehrere dasselbe Ziel zeigen: niemand ist aktiv, also nach Führungsreihenfolge %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now, the robot takes none: by management order %1.</source>
        <translation>Können jetzt mehrere dasselbe Ziel zeigen: der Roboter nimmt keines, also nach Führungsreihenfolge %1.</translation>
    </message>
    <message>
        <source>If several can show the same goal now: first %1, who caused the extraction, then by management order %2.</source>
        <translation>Können jetzt mehrere dasselbe Ziel zeigen: zuerst %1 (hat die Förderung ausgelöst), dann nach Führungsreihenfolge %2.</translation>
    </message>
    <message>
        <source>%1 can show this goal too, %2, and comes before %3: %1 is the active player.</source>
        <translation>%1 kann dieses Ziel auch zeigen, %2, und kommt vor %3: %1 ist aktiv.</translation>
    </message>
    <message>
        <source>%1 can show this goal too, %2, and comes before %3 in management order.</source>
        <translation>%1 kann dieses Ziel auch zeigen, %2, und kommt in der Führungsreihenfolge vor %3.</translation>
    </message>
    <message>
        <source>Board %1, space %2: the actions were read as %3 so far, now as %4.</source>
        <translation>Brett %1, Feld %2: bisher wurden die Aktionen als %3 abgelesen, jetzt als %4.</translation>
    </message>
    <message>
        <source>Safety tokens that are left go back, too.</source>
        <translation>Übrige Sicherheitsmarker gehen auch zurück.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 behält die Karte.</translation>
    </message>
    <message>
        <source>Nobody keeps the card.</source>
        <translation>Niemand behält die Karte.</translation>
    </message>
    <message>
        <source>Danger for %1. Cubes at risk: %2.</source>
        <translation>Gefahr für %1. Gefährdete Würfel: %2.</translation>
    </message>
    <message>
        <source>Saved by permanent safety: %1.</source>
        <translation>Durch dauerhafte Sicherheit gerettet: %1.</translation>
    </message>
    <message>
        <source>Tokens spent: %1.</source>
        <translation>Eingesetzte Marker: %1.</translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Verloren: %1.</translation>
    </message>
    <message>
        <source>Who bid the same stays in the order there was.</source>
        <translation>Wer gleich viel geboten hat, bleibt in der bisherigen Reihenfolge.</translation>
    </message>
    <message>
        <source>The robot does not move: all its crews are on closed tiles.</source>
        <translation>Der Roboter zieht nicht: alle seine Mannschaften stehen auf geschlossenen Plättchen.</translation>
    </message>
    <message>
        <source>%1 raises the safety to level %2 for $%3.</source>
        <translation>%1 erhöht die Sicherheit auf Stufe %2 für %3 $.</translation>
    </message>
    <message>
        <source>%1 raises the safety to level %2.</source>
        <translation>%1 erhöht die Sicherheit auf Stufe %2.</translation>
    </message>
    <message>
        <source>%1 raises the movement to level %2 for $%3.</source>
        <translation>%1 erhöht die Bewegung auf Stufe %2 für %3 $.</translation>
    </message>
    <message>
        <source>%1 makes the crew at %2 stronger: power %3 for $%4.</source>
        <translation>%1 macht die Mannschaft bei %2 stärker: Stärke %3 für %4 $.</translation>
    </message>
    <message>
        <source>%1 makes crew %2 stronger: power %3 for $%4.</source>
        <translation>%1 verstärkt Mannschaft %2: Stärke %3 für %4 $.</translation>
    </message>
    <message>
        <source>Too many cubes (%1): fewer lie behind the screen.</source>
        <translation>Zu viele Würfel (%1): hinter dem Sichtschirm liegen weniger.</translation>
    </message>
    <message>
        <source>Too many tokens (%1): fewer lie behind the screen.</source>
        <translation>Zu viele Marker (%1): hinter dem Sichtschirm liegen weniger.</translation>
    </message>
    <message>
        <source>%1 and %2 lie side by side, and both ask for %3: the set-up forbids that.</source>
        <translation>%1 und %2 liegen nebeneinander, und beide verlangen %3: der Aufbau verbietet das.</translation>
    </message>
    <message>
        <source>The number on %1 was read as %2 so far, now as %3.</source>
        <translation>Die Zahl auf %1 wurde bisher als %2 gelesen, jetzt als %3.</translation>
    </message>
    <message>
        <source>What is printed on %1 was read otherwise so far: %2. Now: %3.</source>
        <translation>Was auf %1 steht, wurde bisher anders gelesen: %2. Jetzt: %3.</translation>
    </message>
    <message>
        <source>The shaft would pay %1 nothing: no cubes were entered.</source>
        <translation>Der Schacht würde %1 nichts zahlen: es wurden keine Würfel eingetragen.</translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <comment>a tile, the power on it and its number</comment>
        <translation>%1, %2 für %3</translation>
    </message>
    <message>
        <source>Several tiles have enough power (%1). %2 chooses which is extracted first; then the other is looked at anew.</source>
        <translation>Mehrere Plättchen haben genug Stärke (%1). %2 wählt, welches zuerst gefördert wird; dann wird das andere neu geprüft.</translation>
    </message>
    <message>
        <source>Put the drill-round marker next to its track.</source>
        <translation>Stellt den Bohrrundenmarker neben seine Leiste.</translation>
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
    <name>ScanBusy</name>
    <message>
        <source>Learning…</source>
        <translation>Es wird gelernt …</translation>
    </message>
    <message>
        <source>Looking at the photo…</source>
        <translation>Das Foto wird angesehen …</translation>
    </message>
</context>
<context>
    <name>ScanChoices</name>
    <message>
        <source>What is number %1?</source>
        <translation>Was ist Nummer %1?</translation>
    </message>
    <message>
        <source>Which card is number %1?</source>
        <translation>Welche Karte ist Nummer %1?</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
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
    <name>ScanList</name>
    <message>
        <source>Nothing was found in this photo. Draw a frame round what was missed, or choose another one.</source>
        <translation>In diesem Foto wurde nichts gefunden. Zieh einen Rahmen um das, was fehlt, oder wähle ein anderes.</translation>
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
        <translation>Foto eines Bergwerks</translation>
    </message>
    <message>
        <source>Photo of orders</source>
        <translation>Foto der Aufträge</translation>
    </message>
    <message>
        <source>Photo %1 of %2</source>
        <translation>Foto %1 von %2</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Foto wählen</translation>
    </message>
    <message numerus="yes">
        <source>Take over, %n unsure</source>
        <translation>
            <numerusform>Übernehmen, %n unsicher</numerusform>
            <numerusform>Übernehmen, %n unsicher</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>From above, the whole of it in the picture, no lamp mirrored in it. Whatever Steiger is unsure of, it asks about.</source>
        <translation>Von oben, alles im Bild, keine Lampe spiegelt sich. Wo Steiger unsicher ist, fragt es nach.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Anderes Foto</translation>
    </message>
    <message>
        <source>%1, photo %2 of %3</source>
        <comment>an edition that is taught</comment>
        <translation>%1, Foto %2 von %3</translation>
    </message>
    <message>
        <source>Learn this</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Take this picture</source>
        <translation>Dieses Bild nehmen</translation>
    </message>
    <message>
        <source>Use the camera</source>
        <translation>Mit der Kamera</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show a mine of this edition, with tiles, carts and cubes: through the camera or in a photo.</source>
        <translation>Zeig ein Bergwerk dieser Ausgabe mit Plättchen, Loren und Kohle: mit der Kamera oder auf einem Foto.</translation>
    </message>
    <message>
        <source>Show some ten orders of this edition, laid out side by side: through the camera or in a photo.</source>
        <translation>Zeig etwa zehn Aufträge dieser Ausgabe, nebeneinander ausgelegt: mit der Kamera oder auf einem Foto.</translation>
    </message>
    <message>
        <source>Show %1&apos;s mine, the board with its tiles, carts and cubes: through the camera or in a photo.</source>
        <translation>Zeig das Bergwerk von %1, das Tableau mit Plättchen, Loren und Kohle: mit der Kamera oder auf einem Foto.</translation>
    </message>
    <message>
        <source>Show the orders %1 has delivered, laid out side by side: through the camera or in a photo.</source>
        <translation>Zeig die erfüllten Aufträge von %1, nebeneinander ausgelegt: mit der Kamera oder auf einem Foto.</translation>
    </message>
    <message>
        <source>Choose a photo or a film</source>
        <translation>Foto oder Film wählen</translation>
    </message>
</context>
<context>
    <name>ScanPicture</name>
    <message>
        <source>The photo</source>
        <translation>Das Foto</translation>
    </message>
</context>
<context>
    <name>ScanRow</name>
    <message>
        <source>Is right</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 stimmt</translation>
    </message>
</context>
<context>
    <name>ScanTile</name>
    <message numerus="yes">
        <source>light tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>helles Plättchen, Ebene %1, %n Lore</numerusform>
            <numerusform>helles Plättchen, Ebene %1, %n Loren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>dunkles Plättchen, Ebene %1, %n Lore</numerusform>
            <numerusform>dunkles Plättchen, Ebene %1, %n Loren</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <translation>alle leer</translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) loaded</source>
        <translation>
            <numerusform>%n Lore beladen</numerusform>
            <numerusform>%n Loren beladen</numerusform>
        </translation>
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
    <message>
        <source>Drop %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>The games stay; only this season and its leaderboard go.</source>
        <translation>Die Partien bleiben; nur diese Saison und ihre Rangliste verschwinden.</translation>
    </message>
    <message>
        <source>Drop the season</source>
        <translation>Saison löschen</translation>
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
    <message>
        <source>Read the evaluation aloud</source>
        <translation>Wertung vorlesen</translation>
    </message>
    <message>
        <source>In the language of the app, as it is walked through. A tap stops it.</source>
        <translation>In der Sprache der App, Schritt für Schritt. Ein Tippen beendet es.</translation>
    </message>
    <message>
        <source>This is how the evaluation is read aloud.</source>
        <translation>So wird die Wertung vorgelesen.</translation>
    </message>
    <message>
        <source>Camera, teach an edition</source>
        <translation>Kamera, Ausgabe lehren</translation>
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
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Where should the file go?</source>
        <translation>Wohin soll die Datei?</translation>
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
        <translation>Fassungen dieser Partie</translation>
    </message>
    <message>
        <source>Photo of the evening</source>
        <translation>Foto des Abends</translation>
    </message>
    <message>
        <source>Step by step: how the points came about</source>
        <translation>Schritt für Schritt: wie die Punkte zustande kamen</translation>
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
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 hat %2 Punkt.</numerusform>
            <numerusform>%1 hat %2 Punkte.</numerusform>
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
    <name>ShiftEvaluationPage</name>
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
        <source>Next walks round the shift clock: every step says who gets points, and why.</source>
        <translation>Weiter geht um die Schichtuhr herum: Jeder Schritt sagt, wer Punkte bekommt und warum.</translation>
    </message>
    <message>
        <source>Correct this shift</source>
        <translation>Schicht korrigieren</translation>
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
    <name>SpotRow</name>
    <message>
        <source>%1: %2 of %3 right, a weak spot</source>
        <translation>%1: %2 von %3 richtig, eine Schwäche</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right</source>
        <translation>%1: %2 von %3 richtig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>SpotsPage</name>
    <message>
        <source>Progress and weak spots</source>
        <translation>Fortschritt und Schwächen</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>What %1 answers in lessons and practice will be counted here.</source>
        <translation>Was %1 in Lektionen und Übungen antwortet, wird hier gezählt.</translation>
    </message>
    <message>
        <source>Choose who learns, and the answers are remembered.</source>
        <translation>Wähle, wer lernt, dann werden die Antworten gemerkt.</translation>
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
    <name>SumWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a source of points, and the points with their sign</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No points yet.</source>
        <translation>Noch keine Punkte.</translation>
    </message>
    <message>
        <source>%1: %2 together.</source>
        <comment>where points came from, and their sum</comment>
        <translation>%1: zusammen %2.</translation>
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
    <message>
        <source>Photograph the table…</source>
        <translation>Den Tisch fotografieren …</translation>
    </message>
    <message>
        <source>Set-up once more</source>
        <translation>Spielaufbau noch einmal</translation>
    </message>
    <message>
        <source>Rules and words</source>
        <translation>Regeln und Begriffe</translation>
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
    <message>
        <source>Check it yourself first</source>
        <translation>Erst selbst werten</translation>
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
    <name>TheRuhrAsks</name>
    <message>
        <source>No token</source>
        <translation>Kein Marker</translation>
    </message>
    <message>
        <source>Nobody takes one any more</source>
        <translation>Niemand nimmt mehr einen</translation>
    </message>
    <message>
        <source>Done buying</source>
        <translation>Fertig mit Kaufen</translation>
    </message>
    <message>
        <source>Nobody buys any more</source>
        <translation>Niemand kauft mehr</translation>
    </message>
    <message>
        <source>The flag of this round</source>
        <translation>Die Flagge dieser Runde</translation>
    </message>
    <message>
        <source>1 thaler</source>
        <translation>1 Taler</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>%1 gets</source>
        <translation>%1 bekommt</translation>
    </message>
    <message>
        <source>Spaces of a column of the transport track</source>
        <translation>Felder einer Spalte der Transportleiste</translation>
    </message>
    <message>
        <source>Its arrow space, counted from the bottom</source>
        <translation>Ihr Pfeilfeld, von unten gezählt</translation>
    </message>
    <message>
        <source>The event has happened</source>
        <translation>Das Ereignis ist passiert</translation>
    </message>
    <message>
        <source>None, or not known</source>
        <translation>Keines, oder unbekannt</translation>
    </message>
    <message>
        <source>What does it show?</source>
        <translation>Was zeigt es?</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Der Beutel ist leer</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Ein Plättchen ziehen</translation>
    </message>
    <message>
        <source>%1 (only a blank is left)</source>
        <translation>%1 (nur noch ein leerer)</translation>
    </message>
    <message>
        <source>Take tokens</source>
        <translation>Marker nehmen</translation>
    </message>
    <message>
        <source>Those whose cubes are complete on the player board.</source>
        <translation>Die, deren Würfel auf dem Spielertableau vollständig sind.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Value under the export marker</source>
        <translation>Wert unter dem Exportmarker</translation>
    </message>
    <message>
        <source>%1: points for the export</source>
        <translation>%1: Punkte für den Export</translation>
    </message>
    <message>
        <source>Score the export</source>
        <translation>Den Export werten</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Everybody has acted</source>
        <translation>Alle waren dran</translation>
    </message>
    <message>
        <source>Use the token Inn</source>
        <translation>Den Marker Gasthaus nutzen</translation>
    </message>
    <message>
        <source>For what?</source>
        <translation>Wofür?</translation>
    </message>
    <message>
        <source>3 thalers</source>
        <translation>3 Taler</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>The die of which depot?</source>
        <translation>Der Würfel welches Depots?</translation>
    </message>
    <message>
        <source>Use the token Coal hauling</source>
        <translation>Den Marker Kohlentransport nutzen</translation>
    </message>
    <message>
        <source>The die of a depot rises by 3, to 6 at most.</source>
        <translation>Der Würfel eines Depots steigt um 3, höchstens auf 6.</translation>
    </message>
    <message>
        <source>Correct the thalers</source>
        <translation>Taler berichtigen</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Correct the points</source>
        <translation>Punkte berichtigen</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>Points that the loans cost at once</source>
        <translation>Punkte, die die Kredite sofort kosten</translation>
    </message>
    <message numerus="yes">
        <source>Loans, if %n thaler(s) are not enough?</source>
        <translation>
            <numerusform>Kredite, wenn %n Taler nicht reicht?</numerusform>
            <numerusform>Kredite, wenn %n Taler nicht reichen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans taken for it</source>
        <translation>Kredite dafür</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A second one for the same price?</source>
        <translation>Eine zweite zum selben Preis?</translation>
    </message>
    <message>
        <source>Build a lock (%1)</source>
        <comment>its price</comment>
        <translation>Schleuse bauen (%1)</translation>
    </message>
    <message>
        <source>3 points in Grafschaft Mark, 2 elsewhere. The first one brings 2 warehouses.</source>
        <translation>3 Punkte in der Grafschaft Mark, sonst 2. Die erste bringt 2 Lagerhäuser.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a thing and its price</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>With the token Warehouse, for %1?</source>
        <translation>Mit dem Marker Lagerhaus, für %1?</translation>
    </message>
    <message>
        <source>Price printed on the leftmost empty space</source>
        <translation>Preis auf dem ersten leeren Feld von links</translation>
    </message>
    <message>
        <source>Build a warehouse</source>
        <translation>Lagerhaus bauen</translation>
    </message>
    <message>
        <source>2 points for each.</source>
        <translation>Je 2 Punkte.</translation>
    </message>
    <message>
        <source>From the column</source>
        <translation>Aus der Spalte</translation>
    </message>
    <message>
        <source>To the column</source>
        <translation>In die Spalte</translation>
    </message>
    <message>
        <source>Whose warehouse?</source>
        <translation>Wessen Lagerhaus?</translation>
    </message>
    <message>
        <source>With the token Coal fair, for nothing?</source>
        <translation>Mit dem Marker Kohlenmesse, umsonst?</translation>
    </message>
    <message>
        <source>Move a warehouse in Ruhrort</source>
        <translation>Lagerhaus in Ruhrort versetzen</translation>
    </message>
    <message>
        <source>It costs %1, with the token Coal fair nothing.</source>
        <translation>Es kostet %1, mit dem Marker Kohlenmesse nichts.</translation>
    </message>
    <message>
        <source>Repay loans</source>
        <translation>Kredite zurückzahlen</translation>
    </message>
    <message>
        <source>Each costs %1; its warehouse comes back into the supply.</source>
        <translation>Jeder kostet %1; sein Lagerhaus kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Space of the depot on the river, counted from the top</source>
        <translation>Feld des Depots am Fluss, von oben gezählt</translation>
    </message>
    <message>
        <source>Number of the depot, as you count them</source>
        <translation>Nummer des Depots, wie ihr sie zählt</translation>
    </message>
    <message>
        <source>Its region</source>
        <translation>Seine Region</translation>
    </message>
    <message>
        <source>Its arrow</source>
        <translation>Sein Pfeil</translation>
    </message>
    <message>
        <source>orange: a city</source>
        <translation>orange: eine Stadt</translation>
    </message>
    <message>
        <source>grey: a factory</source>
        <translation>grau: eine Fabrik</translation>
    </message>
    <message>
        <source>black: only with Pilot</source>
        <translation>schwarz: nur mit Lotse</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Der Würfel zeigt</translation>
    </message>
    <message>
        <source>Transport moves</source>
        <translation>Transport bewegt</translation>
    </message>
    <message>
        <source>From depot</source>
        <translation>Von Depot</translation>
    </message>
    <message>
        <source>To depot</source>
        <translation>Zu Depot</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Pay with the token Towing?</source>
        <translation>Mit dem Marker Treideln zahlen?</translation>
    </message>
    <message>
        <source>Subsidy raises the die of depot</source>
        <translation>Zuschuss erhöht den Würfel von Depot</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Go to a depot</source>
        <translation>Zu einem Depot fahren</translation>
    </message>
    <message>
        <source>One special action, paid at once. A depot with a pilot sign, and Ruhrort, need Pilot.</source>
        <translation>Eine Sonderaktion, sofort bezahlt. Ein Depot mit Lotsenzeichen und Ruhrort brauchen den Lotsen.</translation>
    </message>
    <message>
        <source>No depot can be reached</source>
        <translation>Kein Depot ist erreichbar</translation>
    </message>
    <message>
        <source>Into which empty depot?</source>
        <translation>In welches leere Depot?</translation>
    </message>
    <message>
        <source>A depot for the die</source>
        <translation>Ein Depot für den Würfel</translation>
    </message>
    <message>
        <source>The player furthest upstream chooses the depot.</source>
        <translation>Wer am weitesten flussaufwärts liegt, wählt das Depot.</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Dams passed that still have a tile</source>
        <translation>Passierte Dämme, die noch ein Plättchen haben</translation>
    </message>
    <message>
        <source>Thalers lying there</source>
        <translation>Taler, die dort liegen</translation>
    </message>
    <message>
        <source>Who has a warehouse there?</source>
        <translation>Wer hat dort ein Lagerhaus?</translation>
    </message>
    <message>
        <source>Is a space free for the development cube?</source>
        <translation>Ist ein Feld für den Entwicklungswürfel frei?</translation>
    </message>
    <message>
        <source>Space of the place on the river, counted from the top</source>
        <translation>Feld des Ortes am Fluss, von oben gezählt</translation>
    </message>
    <message>
        <source>Was the export marker stopped by the end of its track?</source>
        <translation>Hat das Ende der Leiste den Exportmarker gestoppt?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>after 1 space</source>
        <translation>nach 1 Feld</translation>
    </message>
    <message>
        <source>it stood there already</source>
        <translation>er stand schon dort</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht genutzt</translation>
    </message>
    <message>
        <source>The token Merchant moves the cube to</source>
        <translation>Der Marker Händler legt den Würfel auf</translation>
    </message>
    <message>
        <source>Sell the coal</source>
        <translation>Die Kohle verkaufen</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <comment>tokens</comment>
        <translation>Nehmen: %1</translation>
    </message>
    <message>
        <source>Their cubes are complete.</source>
        <translation>Ihre Würfel sind vollständig.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Take a token</source>
        <translation>Marker nehmen</translation>
    </message>
    <message>
        <source>Say which cubes it asks for on the player board: then Steiger knows for everybody, and in later games.</source>
        <translation>Sagt, welche Würfel er auf dem Spielertableau verlangt: dann weiß Steiger es für alle, auch in späteren Spielen.</translation>
    </message>
    <message>
        <source>Bonus of row %1 of the column, from the top</source>
        <translation>Bonus der Reihe %1 der Spalte, von oben</translation>
    </message>
    <message>
        <source>How many spaces for warehouses are there, taken ones too?</source>
        <translation>Wie viele Felder für Lagerhäuser gibt es dort, belegte mitgezählt?</translation>
    </message>
    <message>
        <source>Correct the export marker</source>
        <translation>Exportmarker korrigieren</translation>
    </message>
    <message>
        <source>Its space, counted from the left</source>
        <translation>Sein Feld, von links gezählt</translation>
    </message>
    <message>
        <source>What was read wrongly?</source>
        <translation>Was wurde falsch abgelesen?</translation>
    </message>
    <message>
        <source>the value of a space</source>
        <translation>der Wert eines Feldes</translation>
    </message>
    <message>
        <source>how many spaces it has</source>
        <translation>wie viele Felder sie hat</translation>
    </message>
    <message>
        <source>the bonus of the rows in Ruhrort</source>
        <translation>der Bonus der Reihen in Ruhrort</translation>
    </message>
    <message>
        <source>Which space, counted from the left</source>
        <translation>Welches Feld, von links gezählt</translation>
    </message>
    <message>
        <source>Its value</source>
        <translation>Sein Wert</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Anzahl der Felder</translation>
    </message>
    <message>
        <source>Row %1 from the top</source>
        <translation>Reihe %1 von oben</translation>
    </message>
    <message>
        <source>Correct the export track</source>
        <translation>Exportleiste korrigieren</translation>
    </message>
    <message>
        <source>how many spaces for warehouses it has</source>
        <translation>wie viele Felder für Lagerhäuser es dort gibt</translation>
    </message>
    <message>
        <source>the price of one of its spaces</source>
        <translation>der Preis eines der Felder</translation>
    </message>
    <message>
        <source>where the city lies on the river</source>
        <translation>wo die Stadt am Fluss liegt</translation>
    </message>
    <message>
        <source>Correct a city or coal dump</source>
        <translation>Stadt oder Kohlehalde korrigieren</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Its price</source>
        <translation>Sein Preis</translation>
    </message>
    <message>
        <source>Space on the river, counted from the top</source>
        <translation>Feld am Fluss, von oben gezählt</translation>
    </message>
    <message>
        <source>Correct the cubes that a token asks for</source>
        <translation>Die Würfel eines Markers korrigieren</translation>
    </message>
    <message>
        <source>Correct the barge</source>
        <translation>Kahn korrigieren</translation>
    </message>
    <message>
        <source>Where does it lie?</source>
        <translation>Wo liegt er?</translation>
    </message>
    <message>
        <source>on a space of the river</source>
        <translation>auf einem Feld des Flusses</translation>
    </message>
    <message>
        <source>How is it?</source>
        <translation>Wie liegt er?</translation>
    </message>
    <message>
        <source>not there</source>
        <comment>a token</comment>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>there</source>
        <comment>a token</comment>
        <translation>da</translation>
    </message>
    <message>
        <source>there, used</source>
        <comment>a token</comment>
        <translation>da, verbraucht</translation>
    </message>
    <message>
        <source>a blank instead</source>
        <comment>of a token</comment>
        <translation>ein leerer stattdessen</translation>
    </message>
    <message>
        <source>Correct a token</source>
        <translation>Marker korrigieren</translation>
    </message>
    <message>
        <source>Add a warehouse that was forgotten</source>
        <translation>Vergessenes Lagerhaus hinzufügen</translation>
    </message>
    <message>
        <source>It comes from the supply. Points and thalers stay as they are.</source>
        <translation>Es kommt aus dem Vorrat. Punkte und Taler bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Take a warehouse back that is not there</source>
        <translation>Lagerhaus zurücknehmen, das nicht dort steht</translation>
    </message>
    <message>
        <source>It goes into the supply. Points and thalers stay as they are.</source>
        <translation>Es kommt in den Vorrat. Punkte und Taler bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>TheRuhrCalculators</name>
    <message>
        <source>the factory</source>
        <translation>die Fabrik</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>What a delivery pays</source>
        <translation>Was eine Lieferung bringt</translation>
    </message>
    <message>
        <source>The die pays what it shows, one less for each dam passed, but at least 1. Whoever has a warehouse in the city gets 1 from the bank; Ruhrort pays 1 more; a development cube costs 1.</source>
        <translation>Der Würfel bringt, was er zeigt, für jeden passierten Damm eins weniger, mindestens aber 1. Wer in der Stadt ein Lagerhaus hat, bekommt 1 von der Bank; Ruhrort zahlt 1 mehr; ein Entwicklungswürfel kostet 1.</translation>
    </message>
    <message>
        <source>The die showed when it was loaded</source>
        <translation>Der Würfel zeigte beim Laden</translation>
    </message>
    <message>
        <source>Dams passed</source>
        <translation>Passierte Dämme</translation>
    </message>
    <message>
        <source>It is sold to</source>
        <translation>Verkauft an</translation>
    </message>
    <message>
        <source>Thalers lying there</source>
        <translation>Taler, die dort liegen</translation>
    </message>
    <message>
        <source>Does the seller have a warehouse there?</source>
        <translation>Hat der Verkäufer dort ein Lagerhaus?</translation>
    </message>
    <message>
        <source>Other owners of warehouses there</source>
        <translation>Andere mit Lagerhaus dort</translation>
    </message>
    <message>
        <source>Is a space free for the development cube?</source>
        <translation>Ist ein Feld für den Entwicklungswürfel frei?</translation>
    </message>
    <message>
        <source>On Ruhrort there is never more than one thaler.</source>
        <translation>In Ruhrort liegt nie mehr als ein Taler.</translation>
    </message>
    <message numerus="yes">
        <source>The seller gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>Der Verkäufer bekommt insgesamt %n Taler.</numerusform>
            <numerusform>Der Verkäufer bekommt insgesamt %n Taler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other owner(s) get 1 each from the bank.</source>
        <translation>
            <numerusform>%n weiteres Lagerhaus bringt seinem Besitzer 1 von der Bank.</numerusform>
            <numerusform>%n weitere Besitzer bekommen je 1 von der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>Der Exportmarker geht %n Feld nach rechts.</numerusform>
            <numerusform>Der Exportmarker geht %n Felder nach rechts.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the export brings</source>
        <translation>Was der Export bringt</translation>
    </message>
    <message>
        <source>Every warehouse in the column of the country whose flag is turned up brings the value under the marker, and the bonus of its row. Then the marker goes back a space for each.</source>
        <translation>Jedes Lagerhaus in der Spalte des Landes, dessen Flagge aufgedeckt ist, bringt den Wert unter dem Marker und den Bonus seiner Reihe. Dann geht der Marker für jedes ein Feld zurück.</translation>
    </message>
    <message>
        <source>Value under the export marker</source>
        <translation>Wert unter dem Exportmarker</translation>
    </message>
    <message>
        <source>Warehouses in the column</source>
        <translation>Lagerhäuser in der Spalte</translation>
    </message>
    <message>
        <source>Bonus of the topmost row</source>
        <translation>Bonus der obersten Reihe</translation>
    </message>
    <message numerus="yes">
        <source>Row %1: %n point(s).</source>
        <translation>
            <numerusform>Reihe %1: %n Punkt.</numerusform>
            <numerusform>Reihe %1: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a warehouse there.</source>
        <translation>Niemand hat dort ein Lagerhaus.</translation>
    </message>
    <message>
        <source>How many loans a price needs</source>
        <translation>Wie viele Kredite ein Preis braucht</translation>
    </message>
    <message>
        <source>A loan brings %1 thalers and costs %2 to repay.</source>
        <translation>Ein Kredit bringt %1 Taler und kostet %2 zurück.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Thalers there are</source>
        <translation>Vorhandene Taler</translation>
    </message>
    <message>
        <source>No loan is needed.</source>
        <translation>Kein Kredit ist nötig.</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) are needed.</source>
        <translation>
            <numerusform>%n Kredit ist nötig.</numerusform>
            <numerusform>%n Kredite sind nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are left.</source>
        <translation>
            <numerusform>%n Taler bleibt übrig.</numerusform>
            <numerusform>%n Taler bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>What locks cost</source>
        <translation>Was Schleusen kosten</translation>
    </message>
    <message>
        <source>One price is paid, also where two locks may be built at once.</source>
        <translation>Es wird ein Preis bezahlt, auch wo zwei Schleusen auf einmal gebaut werden dürfen.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Locks this player has built before</source>
        <translation>Vorher gebaute eigene Schleusen</translation>
    </message>
    <message>
        <source>No locks are built in the first round.</source>
        <translation>In der ersten Runde werden keine Schleusen gebaut.</translation>
    </message>
    <message>
        <source>Only one lock may be built at once now.</source>
        <translation>Jetzt darf nur eine Schleuse auf einmal gebaut werden.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and brings %n point(s).</source>
        <translation>
            <numerusform>Es kostet %1 und bringt %n Punkt.</numerusform>
            <numerusform>Es kostet %1 und bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the first lock, %n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>Mit der ersten Schleuse kommt %n Lagerhaus aus dem Lagerbereich.</numerusform>
            <numerusform>Mit der ersten Schleuse kommen %n Lagerhäuser aus dem Lagerbereich.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a warehouse in Ruhrort costs</source>
        <translation>Was ein Lagerhaus in Ruhrort kostet</translation>
    </message>
    <message>
        <source>The more warehouses of anybody are there, the dearer the next one.</source>
        <translation>Je mehr Lagerhäuser dort stehen, von wem auch immer, desto teurer das nächste.</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort, of all players</source>
        <translation>Lagerhäuser in Ruhrort, von allen</translation>
    </message>
    <message>
        <source>It costs %1 and brings %2 points.</source>
        <translation>Es kostet %1 und bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Where the lock is</source>
        <translation>Wo die Schleuse ist</translation>
    </message>
    <message>
        <source>A second one</source>
        <translation>Eine zweite</translation>
    </message>
    <message>
        <source>Space of the marker, from the left</source>
        <translation>Feld des Markers, von links</translation>
    </message>
    <message>
        <source>The export marker is then on space %1.</source>
        <translation>Der Exportmarker steht dann auf Feld %1.</translation>
    </message>
    <message>
        <source>Where the export marker goes</source>
        <translation>Wohin der Exportmarker zieht</translation>
    </message>
    <message>
        <source>Coal of 1 to 3 sold in Ruhrort moves it a space to the right, better coal two; it stays on the last one.</source>
        <translation>In Ruhrort verkaufte Kohle von 1 bis 3 rückt ihn ein Feld nach rechts, bessere zwei; auf dem letzten bleibt er stehen.</translation>
    </message>
    <message>
        <source>Value of the coal when it is sold</source>
        <translation>Wert der Kohle beim Verkauf</translation>
    </message>
    <message>
        <source>Spaces of the track</source>
        <translation>Felder der Leiste</translation>
    </message>
    <message>
        <source>Warehouses in the supply</source>
        <translation>Lagerhäuser im Vorrat</translation>
    </message>
    <message>
        <source>Own warehouses on the round track</source>
        <translation>Eigene Lagerhäuser auf der Rundenleiste</translation>
    </message>
    <message>
        <source>Loans there are already</source>
        <translation>Bereits aufgenommene Kredite</translation>
    </message>
    <message>
        <source>There is no loan space left for it.</source>
        <translation>Dafür ist kein Kreditfeld mehr frei.</translation>
    </message>
    <message numerus="yes">
        <source>No warehouse of the supply is left for it: %n point(s) are lost at once.</source>
        <translation>
            <numerusform>Im Vorrat ist dafür kein Lagerhaus mehr: %n Punkt geht sofort verloren.</numerusform>
            <numerusform>Im Vorrat ist dafür kein Lagerhaus mehr: %n Punkte gehen sofort verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>What repaying loans costs</source>
        <translation>Was das Tilgen von Krediten kostet</translation>
    </message>
    <message>
        <source>Each costs %1 thalers; its warehouse goes back to the supply. One that is left at the end costs %2 points.</source>
        <translation>Jeder kostet %1 Taler; sein Lagerhaus kommt zurück in den Vorrat. Ein Kredit, der am Ende bleibt, kostet %2 Punkte.</translation>
    </message>
    <message>
        <source>Loans there are</source>
        <translation>Vorhandene Kredite</translation>
    </message>
    <message>
        <source>Loans that are repaid</source>
        <translation>Kredite, die getilgt werden</translation>
    </message>
    <message>
        <source>It costs %1 thalers: that is more than there is.</source>
        <translation>Es kostet %1 Taler: so viel ist nicht da.</translation>
    </message>
    <message>
        <source>There are not as many loans.</source>
        <translation>So viele Kredite gibt es nicht.</translation>
    </message>
    <message>
        <source>No loan is left.</source>
        <translation>Kein Kredit bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be lost for loans at the end.</source>
        <translation>
            <numerusform>Am Ende ginge %n Punkt für Kredite verloren.</numerusform>
            <numerusform>Am Ende gingen %n Punkte für Kredite verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the white Warehouse token?</source>
        <translation>Mit dem weißen Marker Lagerhaus?</translation>
    </message>
</context>
<context>
    <name>TheRuhrFinal</name>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Tokens for the end</source>
        <translation>Marker fürs Spielende</translation>
    </message>
    <message>
        <source>Barge</source>
        <translation>Kahn</translation>
    </message>
    <message>
        <source>in Ruhrort</source>
        <translation>in Ruhrort</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>woanders</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Warehouses in the supply</source>
        <translation>Lagerhäuser im Vorrat</translation>
    </message>
    <message>
        <source>Still in the lock storage</source>
        <translation>Noch im Schleusenlager</translation>
    </message>
    <message>
        <source>Still in the Mark storage</source>
        <translation>Noch im Lager der Mark</translation>
    </message>
    <message>
        <source>Cities with a warehouse</source>
        <translation>Städte mit Lagerhaus</translation>
    </message>
    <message>
        <source>Coal dump %1</source>
        <translation>Kohlehalde %1</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort</source>
        <translation>Lagerhäuser in Ruhrort</translation>
    </message>
</context>
<context>
    <name>TheRuhrGlossary</name>
    <message>
        <source>arrow space</source>
        <translation>Pfeilfeld</translation>
    </message>
    <message>
        <source>The space of the transport track from which the action Transport takes a die.</source>
        <translation>Das Feld der Transportleiste, von dem die Aktion Transport einen Würfel nimmt.</translation>
    </message>
    <message>
        <source>barge</source>
        <translation>Kahn</translation>
    </message>
    <message>
        <source>A player&apos;s boat. It carries one coal die at a time.</source>
        <translation>Das Schiff eines Spielers. Es trägt immer einen Kohlewürfel.</translation>
    </message>
    <message>
        <source>black coal</source>
        <translation>schwarze Kohle</translation>
    </message>
    <message>
        <source>Comes from the depots of Essen, Werden and Broich.</source>
        <translation>Kommt aus den Depots von Essen, Werden und Broich.</translation>
    </message>
    <message>
        <source>blank token</source>
        <translation>leerer Marker</translation>
    </message>
    <message>
        <source>Lies where a white token was earned after its last copy was gone. It does nothing.</source>
        <translation>Liegt, wo ein weißer Marker verdient wurde, als keiner mehr da war. Er tut nichts.</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Buys coal and has spaces for warehouses. Whoever has one there earns from every sale.</source>
        <translation>Kauft Kohle und hat Felder für Lagerhäuser. Wer dort eines hat, verdient an jedem Verkauf.</translation>
    </message>
    <message>
        <source>coal die</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>A load of coal, black or white. Its face is its quality; it is never rolled.</source>
        <translation>Eine Ladung Kohle, schwarz oder weiß. Seine Zahl ist die Güte; er wird nie geworfen.</translation>
    </message>
    <message>
        <source>coal dump</source>
        <translation>Kohlehalde</translation>
    </message>
    <message>
        <source>Has spaces for warehouses in one of four regions. Coal dice never lie there.</source>
        <translation>Hat Felder für Lagerhäuser in einer von vier Regionen. Kohlewürfel liegen dort nie.</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>The warehouse spaces of a country in Ruhrort. The flag of the round says which one is scored.</source>
        <translation>Die Lagerhausfelder eines Landes in Ruhrort. Die Flagge der Runde sagt, welche zählt.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>Damm</translation>
    </message>
    <message>
        <source>Costs coal that passes it a point of quality, until a lock is built there.</source>
        <translation>Kostet Kohle, die ihn passiert, einen Punkt Güte, bis dort eine Schleuse gebaut ist.</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>A tile that puts thalers on cities, factories or Ruhrort. Who sells there next takes them.</source>
        <translation>Ein Plättchen, das Taler auf Städte, Fabriken oder Ruhrort legt. Wer dort als Nächstes verkauft, nimmt sie.</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>Depot</translation>
    </message>
    <message>
        <source>A place on the bank where a coal die waits for a barge.</source>
        <translation>Ein Platz am Ufer, wo ein Kohlewürfel auf einen Kahn wartet.</translation>
    </message>
    <message>
        <source>development cube</source>
        <translation>Entwicklungswürfel</translation>
    </message>
    <message>
        <source>Goes on the player board for a sale, by the colour of the coal and the kind of place. Combinations of them earn tokens.</source>
        <translation>Kommt für einen Verkauf auf das Spielertableau, nach Farbe der Kohle und Art des Ortes. Ihre Kombinationen bringen Marker.</translation>
    </message>
    <message>
        <source>development token</source>
        <translation>Entwicklungsmarker</translation>
    </message>
    <message>
        <source>An ability that is earned with development cubes.</source>
        <translation>Eine Fähigkeit, die man mit Entwicklungswürfeln verdient.</translation>
    </message>
    <message>
        <source>export marker</source>
        <translation>Exportmarker</translation>
    </message>
    <message>
        <source>Shows what a warehouse in Ruhrort brings. Sales in Ruhrort push it on, scoring pulls it back.</source>
        <translation>Zeigt, was ein Lagerhaus in Ruhrort bringt. Verkäufe in Ruhrort schieben ihn vor, die Wertung zurück.</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>Fabrik</translation>
    </message>
    <message>
        <source>A smelter, a crushing mill or an arms factory. It buys coal and has no warehouses.</source>
        <translation>Eine Schmelzhütte, ein Pochwerk oder eine Waffenfabrik. Sie kauft Kohle und hat keine Lagerhäuser.</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Turned up in the rounds with an export; the column of its country is scored.</source>
        <translation>Wird in den Runden mit Export aufgedeckt; die Spalte ihres Landes zählt.</translation>
    </message>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Grafschaft Mark</translation>
    </message>
    <message>
        <source>The region of white coal. Its token is needed to load there.</source>
        <translation>Die Region der weißen Kohle. Um dort zu laden, braucht man ihren Marker.</translation>
    </message>
    <message>
        <source>grey token</source>
        <translation>grauer Marker</translation>
    </message>
    <message>
        <source>A development token that serves once in every round.</source>
        <translation>Ein Entwicklungsmarker, der in jeder Runde einmal gilt.</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Money for a warehouse that cannot be built until it is repaid. What is left of loans costs points at the end.</source>
        <translation>Geld für ein Lagerhaus, das erst nach der Rückzahlung wieder gebaut werden kann. Übrige Kredite kosten am Ende Punkte.</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Schleuse</translation>
    </message>
    <message>
        <source>Built in the place of a dam: the coal of everybody passes without loss.</source>
        <translation>Ersetzt einen Damm: die Kohle aller kommt dort ohne Verlust vorbei.</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>Lotse</translation>
    </message>
    <message>
        <source>A special action: the coal is sold at any distance downstream, also in Ruhrort.</source>
        <translation>Eine Sonderaktion: die Kohle wird beliebig weit flussabwärts verkauft, auch in Ruhrort.</translation>
    </message>
    <message>
        <source>pilot ban</source>
        <translation>Lotsenverbot</translation>
    </message>
    <message>
        <source>Comes with a water tile: no action with Pilot in this round.</source>
        <translation>Kommt mit einem Wasserplättchen: keine Aktion mit Lotse in dieser Runde.</translation>
    </message>
    <message>
        <source>round track</source>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Shows the round and its event. Some warehouses wait there for their year.</source>
        <translation>Zeigt die Runde und ihr Ereignis. Einige Lagerhäuser warten dort auf ihr Jahr.</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>The harbour at the end of the river, from where coal is exported. It is no city.</source>
        <translation>Der Hafen am Ende des Flusses, von dem Kohle exportiert wird. Er ist keine Stadt.</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Chosen together with the depot, one at most, and marked with a disc.</source>
        <translation>Wird mit dem Depot gewählt, höchstens eine, und mit einer Scheibe markiert.</translation>
    </message>
    <message>
        <source>storage area</source>
        <translation>Lagerbereich</translation>
    </message>
    <message>
        <source>Two orange areas of the player board. Their warehouses come with the first lock and with the token Grafschaft Mark.</source>
        <translation>Zwei orange Bereiche des Spielertableaus. Ihre Lagerhäuser kommen mit der ersten Schleuse und mit dem Marker Grafschaft Mark.</translation>
    </message>
    <message>
        <source>thaler</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>The money of the game.</source>
        <translation>Das Geld des Spiels.</translation>
    </message>
    <message>
        <source>towing</source>
        <translation>Treideln</translation>
    </message>
    <message>
        <source>A special action: the barge may go upstream to a depot.</source>
        <translation>Eine Sonderaktion: der Kahn darf flussaufwärts zu einem Depot fahren.</translation>
    </message>
    <message>
        <source>transport track</source>
        <translation>Transportleiste</translation>
    </message>
    <message>
        <source>The way of sold dice back to the depots: first a dirt road, then an asphalt road, then the railway.</source>
        <translation>Der Weg verkaufter Würfel zurück in die Depots: erst ein Feldweg, dann eine Asphaltstraße, dann die Eisenbahn.</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>A player&apos;s building in a city, on a coal dump or in Ruhrort. It also marks a loan.</source>
        <translation>Das Gebäude eines Spielers in einer Stadt, auf einer Kohlehalde oder in Ruhrort. Es zeigt auch einen Kredit an.</translation>
    </message>
    <message>
        <source>water tile</source>
        <translation>Wasserplättchen</translation>
    </message>
    <message>
        <source>Low or high water: it bans the pilots for a round and may change the dice in the depots.</source>
        <translation>Niedrig- oder Hochwasser: es sperrt die Lotsen für eine Runde und kann die Würfel in den Depots verändern.</translation>
    </message>
    <message>
        <source>white coal</source>
        <translation>weiße Kohle</translation>
    </message>
    <message>
        <source>Comes from the depots of Grafschaft Mark.</source>
        <translation>Kommt aus den Depots der Grafschaft Mark.</translation>
    </message>
    <message>
        <source>white token</source>
        <translation>weißer Marker</translation>
    </message>
    <message>
        <source>A development token that serves once in the game, or counts at its end.</source>
        <translation>Ein Entwicklungsmarker, der einmal im Spiel gilt oder am Ende zählt.</translation>
    </message>
</context>
<context>
    <name>TheRuhrNames</name>
    <message>
        <source>Grafschaft Mark</source>
        <translation>Grafschaft Mark</translation>
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
        <translation>Rheinland</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niederlande</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Belgien</translation>
    </message>
    <message>
        <source>Ruhrort</source>
        <translation>Ruhrort</translation>
    </message>
    <message>
        <source>a factory</source>
        <translation>eine Fabrik</translation>
    </message>
    <message>
        <source>coal dump %1</source>
        <translation>Kohlehalde %1</translation>
    </message>
    <message>
        <source>Ruhrort, %1</source>
        <comment>a column of warehouses there</comment>
        <translation>Ruhrort, %1</translation>
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
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Lotse</translation>
    </message>
    <message>
        <source>Transport + Pilot</source>
        <translation>Transport + Lotse</translation>
    </message>
    <message>
        <source>Transport + Towing</source>
        <translation>Transport + Treideln</translation>
    </message>
    <message>
        <source>Towing + Pilot</source>
        <translation>Treideln + Lotse</translation>
    </message>
    <message>
        <source>Low water</source>
        <translation>Niedrigwasser</translation>
    </message>
    <message>
        <source>High water</source>
        <translation>Hochwasser</translation>
    </message>
    <message>
        <source>Smelters</source>
        <translation>Schmelzhütten</translation>
    </message>
    <message>
        <source>Crushing mills</source>
        <translation>Pochwerke</translation>
    </message>
    <message>
        <source>Arms factories</source>
        <translation>Waffenfabriken</translation>
    </message>
    <message>
        <source>Factories in Broich and Berg</source>
        <translation>Fabriken in Broich und Berg</translation>
    </message>
    <message>
        <source>Factories in Werden</source>
        <translation>Fabriken in Werden</translation>
    </message>
    <message>
        <source>Factories in Essen</source>
        <translation>Fabriken in Essen</translation>
    </message>
    <message>
        <source>Factories in Mark</source>
        <translation>Fabriken in der Mark</translation>
    </message>
    <message>
        <source>black coal</source>
        <translation>schwarze Kohle</translation>
    </message>
    <message>
        <source>white coal</source>
        <translation>weiße Kohle</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>Fabrik</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the coal and the kind of place of a development area</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Master shipper</source>
        <translation>Meisterschiffer</translation>
    </message>
    <message>
        <source>Low water: dice in depots rise by 1, to 6 at most</source>
        <translation>Niedrigwasser: Würfel in Depots steigen um 1, höchstens auf 6</translation>
    </message>
    <message>
        <source>High water: dice in depots fall by 1, to 1 at least</source>
        <translation>Hochwasser: Würfel in Depots fallen um 1, mindestens auf 1</translation>
    </message>
</context>
<context>
    <name>TheRuhrOptions</name>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>It decides how many water tiles are in the game.</source>
        <translation>Davon hängt ab, wie viele Wasserplättchen im Spiel sind.</translation>
    </message>
    <message>
        <source>Follow the turns</source>
        <translation>Züge verfolgen</translation>
    </message>
    <message>
        <source>Whose turn it is, from where the barges lie: the spaces of the river are entered.</source>
        <translation>Wer dran ist, danach, wo die Kähne liegen: die Felder des Flusses werden eingegeben.</translation>
    </message>
    <message>
        <source>Follow the points</source>
        <translation>Punkte verfolgen</translation>
    </message>
    <message>
        <source>Otherwise the track is read at the end.</source>
        <translation>Sonst wird die Leiste am Ende abgelesen.</translation>
    </message>
    <message>
        <source>Follow the thalers</source>
        <translation>Taler verfolgen</translation>
    </message>
    <message>
        <source>What a sale pays is worked out, and who cannot pay is told how many loans it takes.</source>
        <translation>Was ein Verkauf bringt, wird berechnet, und wie viele Kredite jemand braucht, der nicht zahlen kann.</translation>
    </message>
    <message>
        <source>Follow the warehouses</source>
        <translation>Lagerhäuser verfolgen</translation>
    </message>
    <message>
        <source>Where they stand, loans, and the export. Otherwise they are counted at the end.</source>
        <translation>Wo sie stehen, Kredite und der Export. Sonst werden sie am Ende gezählt.</translation>
    </message>
    <message>
        <source>Follow the development tokens</source>
        <translation>Entwicklungsmarker verfolgen</translation>
    </message>
    <message>
        <source>Who may build where, and which tokens are used.</source>
        <translation>Wer wo bauen darf und welche Marker verbraucht sind.</translation>
    </message>
    <message>
        <source>Follow the development cubes</source>
        <translation>Entwicklungswürfel verfolgen</translation>
    </message>
    <message>
        <source>Follow the coal dice</source>
        <translation>Kohlewürfel verfolgen</translation>
    </message>
    <message>
        <source>In depots and on the transport track; every depot gets a number. For those who want all of it.</source>
        <translation>In Depots und auf der Transportleiste; jedes Depot bekommt eine Nummer. Für alle, die alles wollen.</translation>
    </message>
    <message>
        <source>Steam engines raise the depots, too</source>
        <translation>Dampfmaschinen erhöhen auch die Depots</translation>
    </message>
    <message>
        <source>The rulebook is unclear: in round 9 the dice in the depots rise as well.</source>
        <translation>Die Regel ist unklar: in Runde 9 steigen auch die Würfel in den Depots.</translation>
    </message>
    <message>
        <source>Mülheim needs the Essen warehouse token</source>
        <translation>Mülheim braucht den Marker Lagerhaus Essen</translation>
    </message>
    <message>
        <source>Besides the white token Warehouse, which leads there in any case.</source>
        <translation>Neben dem weißen Marker Lagerhaus, der auf jeden Fall nötig ist.</translation>
    </message>
    <message>
        <source>Anybody&apos;s warehouse may be moved in Ruhrort</source>
        <translation>In Ruhrort darf jedes Lagerhaus versetzt werden</translation>
    </message>
    <message>
        <source>Otherwise only the own ones.</source>
        <translation>Sonst nur die eigenen.</translation>
    </message>
    <message>
        <source>The board as last time</source>
        <translation>Der Plan wie beim letzten Mal</translation>
    </message>
    <message>
        <source>What was read off the board in an earlier game is not asked again. Switch it off if something of it was wrong.</source>
        <translation>Was in einem früheren Spiel vom Plan abgelesen wurde, wird nicht noch einmal gefragt. Schalte es aus, wenn etwas davon falsch war.</translation>
    </message>
    <message>
        <source>Then it is known when a space is free and a token earned; how many spaces an area has, and which cubes a token asks for, is asked once.</source>
        <translation>Dann ist bekannt, wann ein Feld frei und ein Marker verdient ist; wie viele Felder ein Bereich hat und welche Würfel ein Marker verlangt, wird einmal gefragt.</translation>
    </message>
</context>
<context>
    <name>TheRuhrPoints</name>
    <message>
        <source>Locks</source>
        <translation>Schleusen</translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>Lagerhäuser</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
</context>
<context>
    <name>TheRuhrRulesSummary</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>For %1 rounds you carry coal down the Ruhr, sell it, and build locks and warehouses. Most points win.</source>
        <translation>%1 Runden lang bringt ihr Kohle die Ruhr hinunter, verkauft sie und baut Schleusen und Lagerhäuser. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>The event, a tile from the bag, choosing depots, selling, development tokens, buying; in rounds %1 to %2 the export as well. From depots to buying, the barge furthest upstream acts first; of two at one place, the one that came later. At the end nobody keeps more than %3 thalers.</source>
        <translation>Das Ereignis, ein Plättchen aus dem Beutel, Depots wählen, verkaufen, Entwicklungsmarker, kaufen; in den Runden %1 bis %2 auch der Export. Von den Depots bis zum Kaufen beginnt der Kahn am weitesten flussaufwärts; von zweien an einem Ort der, der später kam. Am Ende behält niemand mehr als %3 Taler.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>Das Plättchen</translation>
    </message>
    <message>
        <source>Demand puts 1 thaler on every place it names, up to %1. Water bans all actions with Pilot for the round; some of it makes the dice in the depots rise or fall by 1. The tile leaves the game.</source>
        <translation>Nachfrage legt 1 Taler auf jeden genannten Ort, höchstens bis %1. Wasser sperrt alle Aktionen mit Lotse für die Runde; manches lässt die Würfel in den Depots um 1 steigen oder fallen. Das Plättchen verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Choosing a depot</source>
        <translation>Ein Depot wählen</translation>
    </message>
    <message>
        <source>The barge goes to a depot with a coal die: downstream for nothing, upstream only with Towing. White coal needs the token Grafschaft Mark, a depot with the pilot sign an action with Pilot. Whoever likes chooses a special action and pays for it.</source>
        <translation>Der Kahn fährt zu einem Depot mit Kohlewürfel: flussabwärts umsonst, flussaufwärts nur mit Treideln. Weiße Kohle braucht den Marker Grafschaft Mark, ein Depot mit Lotsenzeichen eine Aktion mit Lotse. Wer mag, wählt eine Sonderaktion und bezahlt sie.</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Sonderaktionen</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Development tokens</source>
        <translation>Entwicklungsmarker</translation>
    </message>
    <message>
        <source>Whose cubes make up the combination of a token takes it; the cubes stay. Grey tokens serve once a round, white ones once a game or at its end. Of each white one there is one fewer than players: who comes last gets a blank, which does nothing.</source>
        <translation>Wessen Würfel die Kombination eines Markers ergeben, nimmt ihn; die Würfel bleiben. Graue Marker gelten einmal je Runde, weiße einmal im Spiel oder an seinem Ende. Von jedem weißen gibt es einen weniger als Spieler: wer zuletzt kommt, bekommt einen leeren, der nichts tut.</translation>
    </message>
    <message>
        <source>Grey tokens</source>
        <translation>Graue Marker</translation>
    </message>
    <message>
        <source>White tokens</source>
        <translation>Weiße Marker</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Schleusen</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Who cannot pay an action or a purchase gets %1 thalers for a warehouse of the supply that is put on one of %2 loan spaces. If there is none, the next one on the round track serves, and %3 point is lost; if that is gone too, %4 points are, and nothing is to be repaid. When buying, a loan is repaid with %5 thalers.</source>
        <translation>Wer eine Aktion oder einen Kauf nicht bezahlen kann, bekommt %1 Taler für ein Lagerhaus des Vorrats, das auf eines von %2 Kreditfeldern kommt. Ist keines da, dient das nächste auf der Rundenleiste, und %3 Punkt geht verloren; fehlt auch das, sind es %4 Punkte, und nichts ist zurückzuzahlen. Beim Kaufen wird ein Kredit mit %5 Talern zurückgezahlt.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Every warehouse in the column of the round&apos;s flag brings the value under the export marker and the bonus of its row. Then the marker goes back a space for each of them.</source>
        <translation>Jedes Lagerhaus in der Spalte der Flagge dieser Runde bringt den Wert unter dem Exportmarker und den Bonus seiner Reihe. Dann geht der Marker für jedes ein Feld zurück.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Who has as many points as another shares the win. On a coal dump a tie for most warehouses gives nobody points.</source>
        <translation>Bei gleich vielen Punkten teilt man sich den Sieg. Haben mehrere die meisten Lagerhäuser auf einer Kohlehalde, bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>%1, from round %2 on %3</source>
        <comment>a price, and what it is later</comment>
        <translation>%1, ab Runde %2 %3</translation>
    </message>
    <message>
        <source>Everyone has %1 warehouses: %2 in the supply, %3 that come with the first lock, %3 with the token Grafschaft Mark and %4 on the round track. Nobody has money.</source>
        <translation>Alle haben %1 Lagerhäuser: %2 im Vorrat, %3 kommen mit der ersten Schleuse, %3 mit dem Marker Grafschaft Mark, und %4 stehen auf der Rundenleiste. Niemand hat Geld.</translation>
    </message>
    <message>
        <source>%1 dams lie on the river, and %2 tiles are in the bag, or %3 for master shippers.</source>
        <translation>%1 Dämme liegen am Fluss und %2 Plättchen im Beutel, für Meisterschiffer %3.</translation>
    </message>
    <message>
        <source>%1 dams lie on the river, and %2 tiles are in the bag.</source>
        <translation>%1 Dämme liegen am Fluss und %2 Plättchen im Beutel.</translation>
    </message>
    <message>
        <source>Round %1: everybody gets 1 thaler</source>
        <translation>Runde %1: alle bekommen 1 Taler</translation>
    </message>
    <message>
        <source>Round %1: locks can be built from now on</source>
        <translation>Runde %1: ab jetzt kann man Schleusen bauen</translation>
    </message>
    <message>
        <source>Round %1: everybody loses 1 thaler or 1 point</source>
        <translation>Runde %1: alle verlieren 1 Taler oder 1 Punkt</translation>
    </message>
    <message>
        <source>Rounds %1: everybody gets 1 thaler or 1 point</source>
        <translation>Runden %1: alle bekommen 1 Taler oder 1 Punkt</translation>
    </message>
    <message>
        <source>Rounds %1: everybody gets a warehouse from the round track</source>
        <translation>Runden %1: alle bekommen ein Lagerhaus von der Rundenleiste</translation>
    </message>
    <message>
        <source>Rounds %1: the dice move to the next transport track</source>
        <translation>Runden %1: die Würfel kommen auf die nächste Transportleiste</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track and in the depots rise by 1</source>
        <translation>Runde %1: die Würfel auf der Transportleiste und in den Depots steigen um 1</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track rise by 1</source>
        <translation>Runde %1: die Würfel auf der Transportleiste steigen um 1</translation>
    </message>
    <message>
        <source>Round %1: the dice on the transport track and in the depots fall by 1</source>
        <translation>Runde %1: die Würfel auf der Transportleiste und in den Depots fallen um 1</translation>
    </message>
    <message>
        <source>Round %1: no tile is drawn</source>
        <translation>Runde %1: kein Plättchen wird gezogen</translation>
    </message>
    <message>
        <source>Transport brings the die on an arrow space of the transport track to a free depot, white coal to Grafschaft Mark and black coal elsewhere. Pilot carries the coal any distance, Towing the barge upstream. Wages pay %1 thalers, in round %3 only %2, to one player a round. Subsidy raises a die in a depot by %4, in round %3 by %5. In thalers:</source>
        <translation>Transport bringt den Würfel von einem Pfeilfeld der Transportleiste in ein freies Depot, weiße Kohle in die Grafschaft Mark, schwarze anderswohin. Lotse bringt die Kohle beliebig weit, Treideln den Kahn flussaufwärts. Löhne bringen %1 Taler, in Runde %3 nur %2, einem Spieler je Runde. Zuschuss erhöht einen Würfel in einem Depot um %4, in Runde %3 um %5. In Talern:</translation>
    </message>
    <message>
        <source>%1, with its token: %2</source>
        <comment>a special action and its price</comment>
        <translation>%1, mit seinem Marker: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a special action and its price</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A trip goes %1 spaces downstream, with Pilot any distance; Ruhrort is reached only so. Every dam on the way costs the coal 1, down to %2. The sale pays what the coal is worth and the thalers that lie there, in Ruhrort 1 more. In a city everyone with a warehouse gets 1 from the bank.</source>
        <translation>Eine Fahrt geht %1 Felder flussabwärts, mit Lotse beliebig weit; nur so erreicht man Ruhrort. Jeder Damm auf dem Weg kostet die Kohle 1, bis hinunter zu %2. Der Verkauf bringt, was die Kohle wert ist, und die Taler, die dort liegen, in Ruhrort 1 mehr. In einer Stadt bekommen alle mit einem Lagerhaus 1 von der Bank.</translation>
    </message>
    <message>
        <source>If a space for this coal and kind of place is free, a development cube goes there and costs 1. The die goes onto the transport track.</source>
        <translation>Ist für diese Kohle und Art von Ort ein Feld frei, kommt dort ein Entwicklungswürfel hin und kostet 1. Der Kohlewürfel kommt auf die Transportleiste.</translation>
    </message>
    <message>
        <source>In Ruhrort the export marker goes on by %1, from a value of %2 on by %3.</source>
        <translation>In Ruhrort geht der Exportmarker um %1 weiter, ab einem Wert von %2 um %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>warehouses in %1</source>
        <comment>cities</comment>
        <translation>Lagerhäuser in %1</translation>
    </message>
    <message>
        <source>warehouses on the coal dumps</source>
        <translation>Lagerhäuser auf den Kohlehalden</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>Schleusen</translation>
    </message>
    <message>
        <source>building or moving a warehouse in Ruhrort</source>
        <translation>ein Lagerhaus in Ruhrort bauen oder versetzen</translation>
    </message>
    <message>
        <source>white coal, and %1 warehouses from the storage area</source>
        <translation>weiße Kohle und %1 Lagerhäuser aus dem Lagerbereich</translation>
    </message>
    <message>
        <source>the special action of that name</source>
        <translation>die Sonderaktion dieses Namens</translation>
    </message>
    <message>
        <source>a die in a depot rises by %1, to %2 at most</source>
        <translation>ein Würfel in einem Depot steigt um %1, höchstens auf %2</translation>
    </message>
    <message>
        <source>an action with Towing for nothing</source>
        <translation>eine Aktion mit Treideln umsonst</translation>
    </message>
    <message>
        <source>%1 thalers or %2 points</source>
        <translation>%1 Taler oder %2 Punkte</translation>
    </message>
    <message>
        <source>a warehouse for %1; together with the token Essen warehouse it leads to Mülheim</source>
        <translation>ein Lagerhaus für %1; zusammen mit dem Marker Lagerhaus Essen führt er nach Mülheim</translation>
    </message>
    <message>
        <source>a warehouse for %1; only this leads to Mülheim</source>
        <translation>ein Lagerhaus für %1; nur er führt nach Mülheim</translation>
    </message>
    <message>
        <source>the cube just gained goes to another free space</source>
        <translation>der eben gewonnene Würfel kommt auf ein anderes freies Feld</translation>
    </message>
    <message>
        <source>a warehouse in Ruhrort moves for nothing</source>
        <translation>ein Lagerhaus in Ruhrort zieht umsonst um</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>prices in Ruhrort, one after the other</comment>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>Everyone in turn buys and repays as much as they like, each grey token once. A warehouse of the supply goes on the first free space and brings %1 points. In a city and in a column of Ruhrort everyone has one at most, in all Ruhrort %2. In thalers:</source>
        <translation>Alle kaufen und zahlen der Reihe nach zurück, so viel sie wollen, mit jedem grauen Marker einmal. Ein Lagerhaus des Vorrats kommt auf das erste freie Feld und bringt %1 Punkte. In einer Stadt und in einer Spalte von Ruhrort hat jeder höchstens eines, in ganz Ruhrort %2. In Talern:</translation>
    </message>
    <message>
        <source>A lock: %1</source>
        <translation>Eine Schleuse: %1</translation>
    </message>
    <message>
        <source>A warehouse in a city or on a coal dump: as printed</source>
        <translation>Ein Lagerhaus in einer Stadt oder auf einer Kohlehalde: wie gedruckt</translation>
    </message>
    <message>
        <source>A warehouse in Ruhrort, by how many stand there: %1</source>
        <translation>Ein Lagerhaus in Ruhrort, je nachdem, wie viele dort stehen: %1</translation>
    </message>
    <message>
        <source>Moving anybody&apos;s warehouse in Ruhrort: %1</source>
        <translation>Ein beliebiges Lagerhaus in Ruhrort versetzen: %1</translation>
    </message>
    <message>
        <source>Moving an own warehouse in Ruhrort: %1</source>
        <translation>Ein eigenes Lagerhaus in Ruhrort versetzen: %1</translation>
    </message>
    <message>
        <source>A lock takes a dam away, whose tile goes into the bag. A player&apos;s first lock brings %1 warehouses from the storage area.</source>
        <translation>Eine Schleuse nimmt einen Damm weg, dessen Plättchen in den Beutel kommt. Die erste Schleuse eines Spielers bringt %1 Lagerhäuser aus dem Lagerbereich.</translation>
    </message>
    <message>
        <source>With two players, %1 locks cost as much as one until round %2.</source>
        <translation>Zu zweit kosten %1 Schleusen bis Runde %2 so viel wie eine.</translation>
    </message>
    <message>
        <source>With three players, %1 locks cost as much as one in a first purchase.</source>
        <translation>Zu dritt kosten beim ersten Kauf %1 Schleusen so viel wie eine.</translation>
    </message>
    <message>
        <source>In points:</source>
        <translation>In Punkten:</translation>
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
        <translation>Lagerhäuser in %1</translation>
    </message>
    <message>
        <source>After round %1 these points are added:</source>
        <translation>Nach Runde %1 kommen diese Punkte dazu:</translation>
    </message>
    <message>
        <source>Warehouses in every city, besides</source>
        <translation>Lagerhäuser in jeder Stadt, zusätzlich</translation>
    </message>
    <message>
        <source>Warehouses on every coal dump</source>
        <translation>Lagerhäuser auf jeder Kohlehalde</translation>
    </message>
    <message>
        <source>Most warehouses on a coal dump</source>
        <translation>Meiste Lagerhäuser auf einer Kohlehalde</translation>
    </message>
    <message>
        <source>Token Ruhr barge, the barge in Ruhrort</source>
        <translation>Marker Ruhrkahn, der Kahn in Ruhrort</translation>
    </message>
    <message>
        <source>Token Ruhr barge, the barge elsewhere</source>
        <translation>Marker Ruhrkahn, der Kahn woanders</translation>
    </message>
    <message>
        <source>Token Mayor: 1 for each thaler, nothing with a loan</source>
        <translation>Marker Bürgermeister: 1 je Taler, mit Kredit nichts</translation>
    </message>
    <message>
        <source>Token Railway: 1 for each city with an own warehouse</source>
        <translation>Marker Eisenbahn: 1 je Stadt mit eigenem Lagerhaus</translation>
    </message>
    <message>
        <source>Each loan</source>
        <translation>Jeder Kredit</translation>
    </message>
</context>
<context>
    <name>TheRuhrSpaces</name>
    <message>
        <source>Barges, from upstream: space on the river</source>
        <translation>Kähne, von flussaufwärts: Feld auf dem Fluss</translation>
    </message>
    <message>
        <source>Warehouses in cities</source>
        <translation>Lagerhäuser in Städten</translation>
    </message>
    <message>
        <source>Warehouses on coal dumps</source>
        <translation>Lagerhäuser auf Kohlehalden</translation>
    </message>
    <message>
        <source>Warehouses in Ruhrort, from the top</source>
        <translation>Lagerhäuser in Ruhrort, von oben</translation>
    </message>
    <message>
        <source>scored this round</source>
        <translation>wird diese Runde gewertet</translation>
    </message>
    <message>
        <source>Export track, values from the left</source>
        <translation>Exportleiste, Werte von links</translation>
    </message>
    <message>
        <source>the export marker</source>
        <translation>der Exportmarker</translation>
    </message>
    <message>
        <source>Two warehouses each, still in the storage areas</source>
        <translation>Je zwei Lagerhäuser, noch in den Lagerbereichen</translation>
    </message>
    <message>
        <source>Warehouses on the round track</source>
        <translation>Lagerhäuser auf der Rundenleiste</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Thalers on places of sale</source>
        <translation>Taler auf den Verkaufsorten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the thalers on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Depots, as far as they are known</source>
        <translation>Depots, soweit sie bekannt sind</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a depot and what lies in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>arrow space</source>
        <translation>Pfeilfeld</translation>
    </message>
    <message>
        <source>Transport track, from the bottom</source>
        <translation>Transportleiste, von unten</translation>
    </message>
    <message>
        <source>Transport track of black coal, from the bottom</source>
        <translation>Transportleiste für schwarze Kohle, von unten</translation>
    </message>
    <message>
        <source>Transport track of white coal, from the bottom</source>
        <translation>Transportleiste für weiße Kohle, von unten</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space for a die</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>a die and its face</comment>
        <translation>schwarz %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <comment>a die and its face</comment>
        <translation>weiß %1</translation>
    </message>
</context>
<context>
    <name>TheRuhrTableCalculators</name>
    <message>
        <source>Who acts first?</source>
        <translation>Wer ist zuerst dran?</translation>
    </message>
    <message>
        <source>The barge furthest upstream acts first, then one by one down the river. Of those that lie at the same place, whoever came later acts first.</source>
        <translation>Der Kahn, der am weitesten flussaufwärts liegt, ist zuerst dran, dann der Reihe nach flussabwärts. Von denen am selben Ort ist zuerst dran, wer später kam.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player %1: space on the river, counted from the top</source>
        <translation>Spieler %1: Feld am Fluss, von oben gezählt</translation>
    </message>
    <message>
        <source>Player %1: came there as number</source>
        <translation>Spieler %1: als Wievielter dort angekommen</translation>
    </message>
    <message>
        <source>What a special action costs</source>
        <translation>Was eine Sonderaktion kostet</translation>
    </message>
    <message>
        <source>From round 7 on, what is paid for costs 1 more. Water bans the pilots for a round.</source>
        <translation>Ab Runde 7 kostet alles Bezahlte 1 mehr. Wasser sperrt die Lotsen für eine Runde.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>With the white Towing token?</source>
        <translation>Mit dem weißen Marker Treideln?</translation>
    </message>
    <message>
        <source>Was a water tile drawn?</source>
        <translation>Wurde ein Wasserplättchen gezogen?</translation>
    </message>
    <message>
        <source>How many tiles are in the bag?</source>
        <translation>Wie viele Plättchen sind im Beutel?</translation>
    </message>
    <message>
        <source>Every lock puts the tile of its dam into the bag, every draw takes one out.</source>
        <translation>Jede Schleuse legt das Plättchen ihres Damms in den Beutel, jedes Ziehen nimmt eines heraus.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Locks built so far, by anybody</source>
        <translation>Bisher gebaute Schleusen, von allen</translation>
    </message>
    <message>
        <source>Tiles drawn so far</source>
        <translation>Bisher gezogene Plättchen</translation>
    </message>
    <message>
        <source>So many tiles cannot have been drawn.</source>
        <translation>So viele Plättchen können nicht gezogen worden sein.</translation>
    </message>
    <message>
        <source>The bag is empty: no tile is drawn.</source>
        <translation>Der Beutel ist leer: Es wird kein Plättchen gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n Plättchen ist im Beutel.</numerusform>
            <numerusform>%n Plättchen sind im Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is the token Inn complete?</source>
        <translation>Ist der Marker Gasthaus erreicht?</translation>
    </message>
    <message>
        <source>It is earned when each area has the cubes it needs. The cubes stay where they are; what the other tokens need is printed on the player board.</source>
        <translation>Man erhält ihn, wenn jeder Bereich die nötigen Würfel hat. Die Würfel bleiben liegen; was die anderen Marker brauchen, steht auf dem Spielertableau.</translation>
    </message>
    <message>
        <source>Yes: the token is taken.</source>
        <translation>Ja: Der Marker wird genommen.</translation>
    </message>
    <message>
        <source>Not yet: cubes are missing.</source>
        <translation>Noch nicht: Es fehlen Würfel.</translation>
    </message>
    <message>
        <source>Cubes: %1 (%2 needed)</source>
        <translation>Würfel: %1 (%2 nötig)</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>To the track come cities, coal dumps, the white tokens of the end, and loans.</source>
        <translation>Zur Leiste kommen Städte, Kohlehalden, die weißen Marker fürs Spielende und Kredite.</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>Cities with a warehouse</source>
        <translation>Städte mit Lagerhaus</translation>
    </message>
    <message>
        <source>Coal dumps with a warehouse</source>
        <translation>Kohlehalden mit Lagerhaus</translation>
    </message>
    <message>
        <source>Coal dumps where nobody else has as many</source>
        <translation>Kohlehalden, auf denen niemand sonst so viele hat</translation>
    </message>
    <message>
        <source>Tokens for the end</source>
        <translation>Marker fürs Spielende</translation>
    </message>
    <message>
        <source>Is the barge in Ruhrort?</source>
        <translation>Liegt der Kahn in Ruhrort?</translation>
    </message>
    <message>
        <source>Thalers</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Of those at the same place, say who came there as first, second and so on.</source>
        <translation>Gib bei denen am selben Ort an, wer dort als Erster, Zweiter und so weiter ankam.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>From upstream down: %1.</source>
        <translation>Von oben flussabwärts: %1.</translation>
    </message>
    <message>
        <source>It cannot be chosen: the pilots are banned in this round.</source>
        <translation>Sie ist nicht wählbar: Die Lotsen sind in dieser Runde gesperrt.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>Sie kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>Sie kostet %n Taler.</numerusform>
            <numerusform>Sie kostet %n Taler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It pays %n thaler(s); one player a round may choose it.</source>
        <translation>
            <numerusform>Sie zahlt %n Taler; ein Spieler pro Runde darf sie wählen.</numerusform>
            <numerusform>Sie zahlt %n Taler; ein Spieler pro Runde darf sie wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It raises the die of a depot by 1, to 6 at most.</source>
        <translation>Sie hebt den Würfel eines Depots um 1, höchstens auf 6.</translation>
    </message>
    <message>
        <source>It raises the die of a depot by 2, to 6 at most.</source>
        <translation>Sie hebt den Würfel eines Depots um 2, höchstens auf 6.</translation>
    </message>
    <message>
        <source>Who has most on a coal dump has a warehouse there.</source>
        <translation>Wer auf einer Kohlehalde die meisten hat, hat dort ein Lagerhaus.</translation>
    </message>
</context>
<context>
    <name>TheRuhrTableWords</name>
    <message>
        <source>The coal is worth %1.</source>
        <translation>Die Kohle ist %1 wert.</translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) lay there.</source>
        <translation>
            <numerusform>%n Taler lag dort.</numerusform>
            <numerusform>%n Taler lagen dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruhrort pays 1 more.</source>
        <translation>Ruhrort zahlt 1 mehr.</translation>
    </message>
    <message>
        <source>The development cube costs 1.</source>
        <translation>Der Entwicklungswürfel kostet 1.</translation>
    </message>
    <message>
        <source>The own warehouse brings 1.</source>
        <translation>Das eigene Lagerhaus bringt 1.</translation>
    </message>
    <message>
        <source>The flag: %1.</source>
        <translation>Die Flagge: %1.</translation>
    </message>
    <message>
        <source>A thaler: %1.</source>
        <comment>who chose it</comment>
        <translation>Ein Taler: %1.</translation>
    </message>
    <message>
        <source>A point: %1.</source>
        <comment>who chose it</comment>
        <translation>Ein Punkt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n loan(s).</source>
        <translation>
            <numerusform>%1 nimmt %n Kredit auf.</numerusform>
            <numerusform>%1 nimmt %n Kredite auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s) at once.</source>
        <translation>
            <numerusform>Das kostet sofort %n Punkt.</numerusform>
            <numerusform>Das kostet sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to a depot without a special action.</source>
        <translation>%1 fährt ohne Sonderaktion zu einem Depot.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2, paid by the token.</source>
        <translation>%1 fährt zu einem Depot: %2, mit dem Marker bezahlt.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2 for %3.</source>
        <translation>%1 fährt zu einem Depot: %2 für %3.</translation>
    </message>
    <message>
        <source>%1 goes to a depot with %2.</source>
        <translation>%1 fährt zu einem Depot: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Wages pay %n thaler(s).</source>
        <translation>
            <numerusform>Löhne bringen %n Taler.</numerusform>
            <numerusform>Löhne bringen %n Taler.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sells: %2.</source>
        <comment>who, and where</comment>
        <translation>%1 verkauft: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>%1 bekommt insgesamt %n Taler.</numerusform>
            <numerusform>%1 bekommt insgesamt %n Taler.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 from the bank for a warehouse there: %1.</source>
        <translation>1 von der Bank für ein Lagerhaus dort: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>Der Exportmarker geht %n Feld nach rechts.</numerusform>
            <numerusform>Der Exportmarker geht %n Felder nach rechts.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets a blank instead of the token %2: all copies are taken.</source>
        <translation>%1 bekommt einen leeren statt des Markers %2: alle sind weg.</translation>
    </message>
    <message>
        <source>%1 takes the token %2.</source>
        <translation>%1 nimmt den Marker %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>%n Lagerhaus kommt aus dem Lagerbereich.</numerusform>
            <numerusform>%n Lagerhäuser kommen aus dem Lagerbereich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>Es kostet %n Taler.</numerusform>
            <numerusform>Es kostet %n Taler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s).</source>
        <translation>
            <numerusform>Es bringt %n Punkt.</numerusform>
            <numerusform>Es bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n lock(s): %2.</source>
        <translation>
            <numerusform>%1 baut %n Schleuse: %2.</numerusform>
            <numerusform>%1 baut %n Schleusen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export: %1.</source>
        <translation>Der Export: %1.</translation>
    </message>
    <message>
        <source>The export.</source>
        <translation>Der Export.</translation>
    </message>
    <message>
        <source>The marker is worth %1.</source>
        <translation>Der Marker ist %1 wert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt.</numerusform>
            <numerusform>%1 bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a warehouse there.</source>
        <translation>Niemand hat dort ein Lagerhaus.</translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) back.</source>
        <translation>
            <numerusform>Der Exportmarker geht %n Feld zurück.</numerusform>
            <numerusform>Der Exportmarker geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can reach no depot.</source>
        <translation>%1 erreicht kein Depot.</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation>%1 ist fertig.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>No tile is drawn, or it is not known which.</source>
        <translation>Kein Plättchen wird gezogen, oder man weiß nicht welches.</translation>
    </message>
    <message>
        <source>A tile: %1. No pilots in this round.</source>
        <translation>Ein Plättchen: %1. Keine Lotsen in dieser Runde.</translation>
    </message>
    <message>
        <source>A tile: %1.</source>
        <translation>Ein Plättchen: %1.</translation>
    </message>
    <message>
        <source>%1 builds a warehouse: %2.</source>
        <translation>%1 baut ein Lagerhaus: %2.</translation>
    </message>
    <message>
        <source>%1 moves a warehouse in Ruhrort: %2 → %3.</source>
        <translation>%1 versetzt ein Lagerhaus in Ruhrort: %2 → %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s).</source>
        <translation>
            <numerusform>%1 zahlt %n Kredit zurück.</numerusform>
            <numerusform>%1 zahlt %n Kredite zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die that was pushed off goes to depot %1.</source>
        <translation>Der hinausgeschobene Würfel kommt in Depot %1.</translation>
    </message>
    <message>
        <source>%1 uses the token Inn for 3 thalers.</source>
        <translation>%1 nutzt den Marker Gasthaus für 3 Taler.</translation>
    </message>
    <message>
        <source>%1 uses the token Inn for 2 points.</source>
        <translation>%1 nutzt den Marker Gasthaus für 2 Punkte.</translation>
    </message>
    <message>
        <source>%1 raises a die by 3 with the token Coal hauling.</source>
        <translation>%1 erhöht mit dem Marker Kohlentransport einen Würfel um 3.</translation>
    </message>
    <message>
        <source>The phase is over. Now: %1</source>
        <translation>Die Phase ist vorbei. Jetzt: %1</translation>
    </message>
    <message>
        <source>The round is over. Now: %1</source>
        <translation>Die Runde ist vorbei. Jetzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has counted %n thaler(s).</source>
        <translation>
            <numerusform>%1 hat %n Taler gezählt.</numerusform>
            <numerusform>%1 hat %n Taler gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands at %2 on the track.</source>
        <translation>%1 steht auf der Leiste bei %2.</translation>
    </message>
    <message>
        <source>The final reckoning.</source>
        <translation>Die Schlusswertung.</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>das Ereignis</translation>
    </message>
    <message>
        <source>the tile</source>
        <translation>das Plättchen</translation>
    </message>
    <message>
        <source>the depot of %1</source>
        <translation>das Depot von %1</translation>
    </message>
    <message>
        <source>the sale of %1</source>
        <translation>der Verkauf von %1</translation>
    </message>
    <message>
        <source>the lock of %1</source>
        <translation>die Schleuse von %1</translation>
    </message>
    <message>
        <source>the warehouse of %1</source>
        <translation>das Lagerhaus von %1</translation>
    </message>
    <message>
        <source>the repayment of %1</source>
        <translation>die Rückzahlung von %1</translation>
    </message>
    <message>
        <source>the end of the turn of %1</source>
        <translation>das Ende des Zugs von %1</translation>
    </message>
    <message>
        <source>the end of the phase</source>
        <translation>das Ende der Phase</translation>
    </message>
    <message>
        <source>the export</source>
        <translation>der Export</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>das Ende der Runde</translation>
    </message>
    <message>
        <source>the final reckoning</source>
        <translation>die Schlusswertung</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>was %1 getan hat</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Das Spiel hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Das Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>The Ruhr is for %1 to %2 players, not for %3.</source>
        <translation>The Ruhr ist für %1 bis %2 Personen, nicht für %3.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>That belongs to another part of the round.</source>
        <translation>Das gehört in einen anderen Teil der Runde.</translation>
    </message>
    <message>
        <source>This is not followed in this game.</source>
        <translation>Das wird in diesem Spiel nicht verfolgt.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 has still to act in this phase.</source>
        <translation>%1 ist in dieser Phase noch dran.</translation>
    </message>
    <message>
        <source>Something has still to be said.</source>
        <translation>Etwas fehlt noch.</translation>
    </message>
    <message>
        <source>Something of %1 has still to be said.</source>
        <translation>Von %1 fehlt noch etwas.</translation>
    </message>
    <message>
        <source>That contradicts what the table knows.</source>
        <translation>Das widerspricht dem, was der Tisch weiß.</translation>
    </message>
    <message>
        <source>The table knows it as %1, not as %2.</source>
        <translation>Der Tisch weiß %1, nicht %2.</translation>
    </message>
    <message>
        <source>%1 cannot be: the limit is %2.</source>
        <translation>%1 geht nicht: die Grenze ist %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be, the limit is %3.</source>
        <translation>%1: %2 geht nicht, die Grenze ist %3.</translation>
    </message>
    <message>
        <source>It costs %1, and there are %2; no loan is taken for it.</source>
        <translation>Es kostet %1, und %2 sind da; dafür gibt es keinen Kredit.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1, and %2 has %3: %n loan(s) are needed.</source>
        <translation>
            <numerusform>Es kostet %1, und %2 hat %3: %n Kredit ist nötig.</numerusform>
            <numerusform>Es kostet %1, und %2 hat %3: %n Kredite sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>That needs the token %1.</source>
        <translation>Das braucht den Marker %1.</translation>
    </message>
    <message>
        <source>The token %1 is used already: grey ones once a round, white ones once a game.</source>
        <translation>Der Marker %1 ist schon verbraucht: graue einmal je Runde, weiße einmal im Spiel.</translation>
    </message>
    <message>
        <source>%1 has the token %2 already.</source>
        <translation>%1 hat den Marker %2 schon.</translation>
    </message>
    <message>
        <source>The cubes for the token %1 are not complete.</source>
        <translation>Die Würfel für den Marker %1 sind nicht vollständig.</translation>
    </message>
    <message>
        <source>%1 has earned the token %2: it is taken first.</source>
        <translation>%1 hat den Marker %2 verdient: er wird zuerst genommen.</translation>
    </message>
    <message>
        <source>The token %1 does not do that.</source>
        <translation>Der Marker %1 tut das nicht.</translation>
    </message>
    <message>
        <source>That tile was drawn before: it has left the game.</source>
        <translation>Dieses Plättchen wurde schon gezogen: es ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Der Beutel ist leer.</translation>
    </message>
    <message>
        <source>There is no empty space for that cube.</source>
        <translation>Für diesen Würfel ist kein Feld frei.</translation>
    </message>
    <message>
        <source>The token Merchant moves a cube that was just gained, to another place.</source>
        <translation>Der Marker Händler legt einen eben gewonnenen Würfel woandershin.</translation>
    </message>
    <message>
        <source>A water tile was drawn: no pilots in this round, so nobody reaches Ruhrort.</source>
        <translation>Ein Wasserplättchen wurde gezogen: keine Lotsen in dieser Runde, also erreicht niemand Ruhrort.</translation>
    </message>
    <message>
        <source>That needs an action with Pilot.</source>
        <translation>Das braucht eine Aktion mit Lotse.</translation>
    </message>
    <message>
        <source>The barge of %1 would go upstream: that needs an action with Towing.</source>
        <translation>Der Kahn von %1 würde flussaufwärts fahren: das braucht eine Aktion mit Treideln.</translation>
    </message>
    <message>
        <source>Coal is sold further down the river than it was loaded.</source>
        <translation>Kohle wird weiter flussabwärts verkauft, als sie geladen wurde.</translation>
    </message>
    <message>
        <source>%1 has taken the Wages of this round.</source>
        <translation>%1 hat die Löhne dieser Runde genommen.</translation>
    </message>
    <message>
        <source>The barge of %1 lies at that depot.</source>
        <translation>An diesem Depot liegt der Kahn von %1.</translation>
    </message>
    <message>
        <source>No such die lies in that depot.</source>
        <translation>In diesem Depot liegt kein solcher Würfel.</translation>
    </message>
    <message>
        <source>A die lies in that depot already.</source>
        <translation>In diesem Depot liegt schon ein Würfel.</translation>
    </message>
    <message>
        <source>The die may not go into that region.</source>
        <translation>Der Würfel darf nicht in diese Region.</translation>
    </message>
    <message>
        <source>No such die lies on an arrow space.</source>
        <translation>Auf keinem Pfeilfeld liegt ein solcher Würfel.</translation>
    </message>
    <message>
        <source>A die on an arrow space is taken before one in a depot.</source>
        <translation>Ein Würfel auf einem Pfeilfeld kommt vor einem im Depot.</translation>
    </message>
    <message>
        <source>A die was pushed off the track: first it needs a depot.</source>
        <translation>Ein Würfel wurde von der Leiste geschoben: zuerst braucht er ein Depot.</translation>
    </message>
    <message>
        <source>%1 has still to choose a depot.</source>
        <translation>%1 muss noch ein Depot wählen.</translation>
    </message>
    <message>
        <source>%1 has chosen a depot already.</source>
        <translation>%1 hat schon ein Depot gewählt.</translation>
    </message>
    <message>
        <source>%1 has no coal to sell.</source>
        <translation>%1 hat keine Kohle zu verkaufen.</translation>
    </message>
    <message>
        <source>%1 has sold already.</source>
        <translation>%1 hat schon verkauft.</translation>
    </message>
    <message>
        <source>%1 has still to sell.</source>
        <translation>%1 muss noch verkaufen.</translation>
    </message>
    <message>
        <source>No locks are built in the first round.</source>
        <translation>In der ersten Runde werden keine Schleusen gebaut.</translation>
    </message>
    <message>
        <source>Say what is bought.</source>
        <translation>Sagt, was gekauft wird.</translation>
    </message>
    <message>
        <source>%1 locks are too many now: %2 may be built.</source>
        <translation>%1 Schleusen sind jetzt zu viele: %2 darf man bauen.</translation>
    </message>
    <message>
        <source>Only %1 dams are left.</source>
        <translation>Nur %1 Dämme sind übrig.</translation>
    </message>
    <message>
        <source>%1 has no warehouse left in the supply.</source>
        <translation>%1 hat kein Lagerhaus mehr im Vorrat.</translation>
    </message>
    <message>
        <source>All %1 spaces there are taken.</source>
        <translation>Alle %1 Felder dort sind belegt.</translation>
    </message>
    <message>
        <source>%1 has a warehouse there already: one each.</source>
        <translation>%1 hat dort schon ein Lagerhaus: jeder nur eines.</translation>
    </message>
    <message>
        <source>Nobody has more than %1 warehouses in Ruhrort.</source>
        <translation>Niemand hat in Ruhrort mehr als %1 Lagerhäuser.</translation>
    </message>
    <message>
        <source>There is no such warehouse.</source>
        <translation>Ein solches Lagerhaus gibt es nicht.</translation>
    </message>
    <message>
        <source>That is the warehouse of somebody else.</source>
        <translation>Das ist das Lagerhaus von jemand anderem.</translation>
    </message>
    <message>
        <source>It costs %1, and there are %2: no loan is needed.</source>
        <translation>Es kostet %1, und %2 sind da: kein Kredit ist nötig.</translation>
    </message>
    <message>
        <source>All %1 loan spaces are taken.</source>
        <translation>Alle %1 Kreditfelder sind belegt.</translation>
    </message>
    <message>
        <source>%1 loans are too many to repay: there are %2.</source>
        <translation>%1 Kredite sind zu viele: es gibt %2.</translation>
    </message>
    <message>
        <source>Round marker</source>
        <translation>Rundenmarker</translation>
    </message>
    <message>
        <source>Put the round marker on the first space, 1769.</source>
        <translation>Stellt den Rundenmarker auf das erste Feld, 1769.</translation>
    </message>
    <message>
        <source>Export marker</source>
        <translation>Exportmarker</translation>
    </message>
    <message>
        <source>Put the export marker on space %1 of the export track, from the left.</source>
        <translation>Stellt den Exportmarker auf Feld %1 der Exportleiste, von links.</translation>
    </message>
    <message>
        <source>Dirt road</source>
        <translation>Feldweg</translation>
    </message>
    <message>
        <source>Put a black die showing %1 on the arrow space of the dirt road.</source>
        <translation>Legt einen schwarzen Würfel mit %1 auf das Pfeilfeld des Feldwegs.</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>Everyone puts a disc on 0 of the point track, the other beside the special actions, and the 30+ marker beside the track.</source>
        <translation>Alle legen eine Scheibe auf die 0 der Punkteleiste, die andere neben die Sonderaktionen und den 30+-Marker neben die Leiste.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Lay out the development cubes and the thalers.</source>
        <translation>Legt die Entwicklungswürfel und die Taler bereit.</translation>
    </message>
    <message>
        <source>Water tiles</source>
        <translation>Wasserplättchen</translation>
    </message>
    <message>
        <source>All six water tiles stay in the game.</source>
        <translation>Alle sechs Wasserplättchen bleiben im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>Take out %n water tile(s), as the printed table of your level says.</source>
        <translation>
            <numerusform>Nehmt %n Wasserplättchen heraus, wie es die gedruckte Tabelle für eure Stufe sagt.</numerusform>
            <numerusform>Nehmt %n Wasserplättchen heraus, wie es die gedruckte Tabelle für eure Stufe sagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dams</source>
        <translation>Dämme</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tiles and lay %n on the dam spaces, dams up.</source>
        <translation>
            <numerusform>Mischt die Plättchen und legt %n auf die Dammfelder, Dämme oben.</numerusform>
            <numerusform>Mischt die Plättchen und legt %n auf die Dammfelder, Dämme oben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message numerus="yes">
        <source>Put the other %n tile(s) into the bag.</source>
        <translation>
            <numerusform>Legt das andere Plättchen in den Beutel.</numerusform>
            <numerusform>Legt die anderen %n Plättchen in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flaggen</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n flag(s) and lay them face down below the round track.</source>
        <translation>
            <numerusform>Mischt die %n Flagge und legt sie verdeckt unter die Rundenleiste.</numerusform>
            <numerusform>Mischt die %n Flaggen und legt sie verdeckt unter die Rundenleiste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>Lagerhäuser</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n warehouse(s) in the own supply.</source>
        <translation>
            <numerusform>Alle beginnen mit %n Lagerhaus im eigenen Vorrat.</numerusform>
            <numerusform>Alle beginnen mit %n Lagerhäusern im eigenen Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage for the first lock</source>
        <translation>Lager für die erste Schleuse</translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area for lock building.</source>
        <translation>
            <numerusform>Alle stellen %n Lagerhaus in den orangen Bereich für den Schleusenbau.</numerusform>
            <numerusform>Alle stellen %n Lagerhäuser in den orangen Bereich für den Schleusenbau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage for Grafschaft Mark</source>
        <translation>Lager für die Grafschaft Mark</translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area of Grafschaft Mark.</source>
        <translation>
            <numerusform>Alle stellen %n Lagerhaus in den orangen Bereich der Grafschaft Mark.</numerusform>
            <numerusform>Alle stellen %n Lagerhäuser in den orangen Bereich der Grafschaft Mark.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round track</source>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Everyone puts a warehouse on each of the years 1782, 1784, 1809, 1860 and 1880.</source>
        <translation>Alle stellen je ein Lagerhaus auf die Jahre 1782, 1784, 1809, 1860 und 1880.</translation>
    </message>
    <message>
        <source>Barges</source>
        <translation>Kähne</translation>
    </message>
    <message>
        <source>Everyone takes a barge.</source>
        <translation>Alle nehmen einen Kahn.</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Spielertableaus</translation>
    </message>
    <message>
        <source>Everyone takes a player board with its extension.</source>
        <translation>Alle nehmen ein Spielertableau mit Erweiterung.</translation>
    </message>
    <message>
        <source>Grey tokens</source>
        <translation>Graue Marker</translation>
    </message>
    <message numerus="yes">
        <source>Everyone lays the %n grey token(s) of the own colour above the player board.</source>
        <translation>
            <numerusform>Alle legen den %n grauen Marker der eigenen Farbe über das Spielertableau.</numerusform>
            <numerusform>Alle legen die %n grauen Marker der eigenen Farbe über das Spielertableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Lay the two price markers and the pilot-ban marker beside the special actions.</source>
        <translation>Legt die zwei Preismarker und den Lotsenverbot-Marker neben die Sonderaktionen.</translation>
    </message>
    <message>
        <source>White tokens</source>
        <translation>Weiße Marker</translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n copy(s) of each white token, and the blanks.</source>
        <translation>
            <numerusform>Legt von jedem weißen Marker %n Exemplar bereit, dazu die leeren.</numerusform>
            <numerusform>Legt von jedem weißen Marker %n Exemplare bereit, dazu die leeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black dice</source>
        <translation>Schwarze Würfel</translation>
    </message>
    <message numerus="yes">
        <source>Put %n black dice into the depots, as the printed table says.</source>
        <translation>
            <numerusform>Legt %n schwarzen Würfel in die Depots, wie es die gedruckte Tabelle sagt.</numerusform>
            <numerusform>Legt %n schwarze Würfel in die Depots, wie es die gedruckte Tabelle sagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>White dice</source>
        <translation>Weiße Würfel</translation>
    </message>
    <message numerus="yes">
        <source>Put %n white dice into the depots of Grafschaft Mark, as the printed table says.</source>
        <translation>
            <numerusform>Legt %n weißen Würfel in die Depots der Grafschaft Mark, wie es die gedruckte Tabelle sagt.</numerusform>
            <numerusform>Legt %n weiße Würfel in die Depots der Grafschaft Mark, wie es die gedruckte Tabelle sagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Nobody has money yet: the first event brings 1 thaler each.</source>
        <translation>Noch hat niemand Geld: das erste Ereignis bringt je 1 Taler.</translation>
    </message>
    <message>
        <source>Round %1 of %2 (%3): %4</source>
        <comment>with its year and phase</comment>
        <translation>Runde %1 von %2 (%3): %4</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>Runde %1 von %2: %3</translation>
    </message>
    <message>
        <source>a tile is drawn</source>
        <translation>ein Plättchen wird gezogen</translation>
    </message>
    <message>
        <source>depots are chosen</source>
        <translation>Depots werden gewählt</translation>
    </message>
    <message>
        <source>coal is sold</source>
        <translation>Kohle wird verkauft</translation>
    </message>
    <message>
        <source>development tokens</source>
        <translation>Entwicklungsmarker</translation>
    </message>
    <message>
        <source>buying and repaying</source>
        <translation>Kaufen und Zurückzahlen</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Coal shipping begins at Werden: everybody gets 1 thaler.</source>
        <translation>Die Kohlenschifffahrt beginnt bei Werden: alle bekommen 1 Taler.</translation>
    </message>
    <message>
        <source>The building of the locks begins: from now on they can be bought.</source>
        <translation>Der Bau der Schleusen beginnt: ab jetzt kann man sie kaufen.</translation>
    </message>
    <message>
        <source>The Ruhr shipping fund: everybody loses 1 thaler or 1 point.</source>
        <translation>Die Ruhrschifffahrtskasse: alle verlieren 1 Taler oder 1 Punkt.</translation>
    </message>
    <message>
        <source>The roads to the dumps are extended: the dice move to the asphalt road.</source>
        <translation>Die Wege zu den Halden werden ausgebaut: die Würfel kommen auf die Asphaltstraße.</translation>
    </message>
    <message>
        <source>The locks are finished: they become dearer.</source>
        <translation>Die Schleusen sind fertig: sie werden teurer.</translation>
    </message>
    <message>
        <source>Barges carry more: everybody gets a warehouse from the round track, and 1 thaler or 1 point.</source>
        <translation>Kähne tragen mehr: alle bekommen ein Lagerhaus von der Rundenleiste und 1 Taler oder 1 Punkt.</translation>
    </message>
    <message>
        <source>Shipping gets dearer: paid actions cost 1 more from now on. Everybody gets a warehouse from the round track.</source>
        <translation>Die Schifffahrt wird teurer: bezahlte Aktionen kosten ab jetzt 1 mehr. Alle bekommen ein Lagerhaus von der Rundenleiste.</translation>
    </message>
    <message>
        <source>The first coal goes by rail: the dice move to the railway.</source>
        <translation>Die erste Kohle fährt mit der Bahn: die Würfel kommen auf die Eisenbahn.</translation>
    </message>
    <message>
        <source>Steam engines: all dice on the transport track and in the depots rise by 1. Everybody gets a warehouse from the round track.</source>
        <translation>Dampfmaschinen: alle Würfel auf der Transportleiste und in den Depots steigen um 1. Alle bekommen ein Lagerhaus von der Rundenleiste.</translation>
    </message>
    <message>
        <source>Steam engines: all dice on the transport track rise by 1. Everybody gets a warehouse from the round track.</source>
        <translation>Dampfmaschinen: alle Würfel auf der Transportleiste steigen um 1. Alle bekommen ein Lagerhaus von der Rundenleiste.</translation>
    </message>
    <message>
        <source>The peak of Ruhr shipping: everybody gets a warehouse from the round track, and 1 thaler or 1 point.</source>
        <translation>Höhepunkt der Ruhrschifffahrt: alle bekommen ein Lagerhaus von der Rundenleiste und 1 Taler oder 1 Punkt.</translation>
    </message>
    <message>
        <source>The valley railway: all dice in the depots and on the transport track fall by 1. Everybody gets a warehouse from the round track.</source>
        <translation>Die Talbahn: alle Würfel in den Depots und auf der Transportleiste fallen um 1. Alle bekommen ein Lagerhaus von der Rundenleiste.</translation>
    </message>
    <message>
        <source>Ruhr shipping is given up: no tile is drawn, Subsidy raises a die by 1 only, Wages pay 1 thaler only.</source>
        <translation>Die Ruhrschifffahrt wird aufgegeben: kein Plättchen, Zuschuss erhöht nur um 1, Löhne bringen nur 1 Taler.</translation>
    </message>
    <message>
        <source>Towing and Transport + Pilot cost %1, the other two with Towing %2.</source>
        <translation>Treideln und Transport + Lotse kosten %1, die anderen zwei mit Treideln %2.</translation>
    </message>
    <message>
        <source>any region but Mark</source>
        <translation>jede Region außer der Mark</translation>
    </message>
    <message>
        <source>Sold dice go onto the dirt road; a black one pushed off it goes to %1.</source>
        <translation>Verkaufte Würfel kommen auf den Feldweg; Ziel eines hinausgeschobenen schwarzen: %1.</translation>
    </message>
    <message>
        <source>Sold dice go onto the asphalt road; a black one pushed off it goes to %1.</source>
        <translation>Verkaufte Würfel kommen auf die Asphaltstraße; Ziel eines hinausgeschobenen schwarzen: %1.</translation>
    </message>
    <message>
        <source>Sold dice go onto the railway; a black one pushed off it goes to %1.</source>
        <translation>Verkaufte Würfel kommen auf die Eisenbahn; Ziel eines hinausgeschobenen schwarzen: %1.</translation>
    </message>
    <message>
        <source>The barge furthest upstream comes first.</source>
        <translation>Der Kahn am weitesten flussaufwärts beginnt.</translation>
    </message>
    <message>
        <source>From upstream down: %1.</source>
        <translation>Von oben flussabwärts: %1.</translation>
    </message>
    <message>
        <source>Turn up the flag of the round: its column is scored in the export.</source>
        <translation>Deckt die Flagge der Runde auf: ihre Spalte zählt beim Export.</translation>
    </message>
    <message>
        <source>Draw a tile from the bag. Demand puts 1 thaler on every place it names, 2 at most; water bans the pilots for this round.</source>
        <translation>Zieht ein Plättchen aus dem Beutel. Nachfrage legt 1 Taler auf jeden genannten Ort, höchstens 2; Wasser sperrt die Lotsen für diese Runde.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n Plättchen ist im Beutel.</numerusform>
            <numerusform>%n Plättchen sind im Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>A barge goes downstream for nothing, upstream only with Towing.</source>
        <translation>Flussabwärts fährt ein Kahn umsonst, flussaufwärts nur mit Treideln.</translation>
    </message>
    <message>
        <source>No pilots in this round.</source>
        <translation>Keine Lotsen in dieser Runde.</translation>
    </message>
    <message>
        <source>A trip is two spaces downstream, with Pilot any distance. Each dam costs 1.</source>
        <translation>Eine Fahrt sind zwei Felder flussabwärts, mit Lotse beliebig viele. Jeder Damm kostet 1.</translation>
    </message>
    <message>
        <source>Everybody takes the tokens whose cubes are complete. Of white ones the last player gets a blank.</source>
        <translation>Alle nehmen die Marker, deren Würfel vollständig sind. Von weißen bekommt der Letzte einen leeren.</translation>
    </message>
    <message>
        <source>No locks yet.</source>
        <translation>Noch keine Schleusen.</translation>
    </message>
    <message>
        <source>A lock costs %1.</source>
        <translation>Eine Schleuse kostet %1.</translation>
    </message>
    <message>
        <source>Each grey token serves once a round. A loan brings 2 thalers, repaying it costs 3.</source>
        <translation>Jeder graue Marker gilt einmal je Runde. Ein Kredit bringt 2 Taler, zurück kostet er 3.</translation>
    </message>
    <message>
        <source>The flag of %1: each warehouse in its column brings the value under the marker and the bonus of its row.</source>
        <translation>Die Flagge: %1. Jedes Lagerhaus der Spalte bringt den Wert unter dem Marker und den Bonus seiner Reihe.</translation>
    </message>
    <message>
        <source>Each warehouse in the column of the flag brings the value under the marker and the bonus of its row.</source>
        <translation>Jedes Lagerhaus in der Spalte der Flagge bringt den Wert unter dem Marker und den Bonus seiner Reihe.</translation>
    </message>
    <message>
        <source>Then the marker goes back a space for each of them.</source>
        <translation>Dann geht der Marker für jedes ein Feld zurück.</translation>
    </message>
    <message>
        <source>Discs and the pilot ban go back. Nobody keeps more than 10 thalers.</source>
        <translation>Scheiben und Lotsenverbot kommen zurück. Niemand behält mehr als 10 Taler.</translation>
    </message>
    <message>
        <source>This was the last round.</source>
        <translation>Das war die letzte Runde.</translation>
    </message>
    <message>
        <source>Points on the track, then cities, coal dumps, end tokens and loans.</source>
        <translation>Punkte auf der Leiste, dann Städte, Kohlehalden, Endmarker und Kredite.</translation>
    </message>
    <message>
        <source>A die was pushed off the track (%1, showing %2): first it needs a depot.</source>
        <translation>Ein Würfel wurde von der Leiste geschoben (%1, zeigt %2): zuerst braucht er ein Depot.</translation>
    </message>
    <message>
        <source>chooses a depot for the die</source>
        <translation>wählt ein Depot für den Würfel</translation>
    </message>
    <message>
        <source>chooses a depot</source>
        <translation>wählt ein Depot</translation>
    </message>
    <message>
        <source>sells, with %1</source>
        <translation>verkauft, mit %1</translation>
    </message>
    <message>
        <source>sells</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>takes tokens</source>
        <translation>nimmt Marker</translation>
    </message>
    <message>
        <source>buys</source>
        <translation>kauft</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many warehouses on a coal dump</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <translation>
            <numerusform>%n Taler</numerusform>
            <numerusform>%n Taler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) in supply</source>
        <translation>
            <numerusform>%n Lagerhaus im Vorrat</numerusform>
            <numerusform>%n Lagerhäuser im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s)</source>
        <translation>
            <numerusform>%n Kredit</numerusform>
            <numerusform>%n Kredite</numerusform>
        </translation>
    </message>
    <message>
        <source>built: %1</source>
        <comment>where warehouses stand</comment>
        <translation>gebaut: %1</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <translation>%1 (verbraucht)</translation>
    </message>
    <message>
        <source>%1 (blank)</source>
        <translation>%1 (leer)</translation>
    </message>
    <message>
        <source>tokens: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>That would be flag %1 of this country, but there should be %2.</source>
        <translation>Das wäre Flagge %1 dieses Landes, es sollte aber %2 geben.</translation>
    </message>
    <message>
        <source>%1: the first barges usually start in Essen.</source>
        <translation>%1: die ersten Kähne beginnen gewöhnlich in Essen.</translation>
    </message>
    <message>
        <source>%1: a trip without Pilot passes one dam at most, not %2.</source>
        <translation>%1: eine Fahrt ohne Lotse passiert höchstens einen Damm, nicht %2.</translation>
    </message>
    <message>
        <source>On the map the cities follow each other differently down the river.</source>
        <translation>Auf der Karte folgen die Städte flussabwärts anders aufeinander.</translation>
    </message>
    <message>
        <source>%1: a trip without Pilot is of 2 spaces, not of %2.</source>
        <translation>%1: eine Fahrt ohne Lotse geht über 2 Felder, nicht über %2.</translation>
    </message>
    <message>
        <source>%1: the arrow of the depot points to a place of another kind.</source>
        <translation>%1: der Pfeil des Depots zeigt auf einen anderen Ort.</translation>
    </message>
    <message>
        <source>The region of this round may have room for the die.</source>
        <translation>Die Region dieser Runde hat vielleicht Platz für den Würfel.</translation>
    </message>
    <message>
        <source>%1 would get %2 points: an export usually brings 1 to 3.</source>
        <translation>%1 bekäme %2 Punkte: ein Export bringt gewöhnlich 1 bis 3.</translation>
    </message>
    <message>
        <source>%1: this is the last chance to use the token Inn.</source>
        <translation>%1: das ist die letzte Gelegenheit für den Marker Gasthaus.</translation>
    </message>
    <message>
        <source>Round %1 (%2)</source>
        <comment>and its year</comment>
        <translation>Runde %1 (%2)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>A flag is turned up, and the export is scored.</source>
        <translation>Eine Flagge wird aufgedeckt, und der Export wird gewertet.</translation>
    </message>
    <message>
        <source>There is no export.</source>
        <translation>Es gibt keinen Export.</translation>
    </message>
    <message>
        <source>The export marker stands on space %1 of its track.</source>
        <translation>Der Exportmarker steht auf Feld %1 seiner Leiste.</translation>
    </message>
    <message>
        <source>The barge of %1 lies in Ruhrort.</source>
        <translation>Der Kahn von %1 liegt in Ruhrort.</translation>
    </message>
    <message>
        <source>The barge of %1 lies on river space %2.</source>
        <translation>Der Kahn von %1 liegt auf Flussfeld %2.</translation>
    </message>
    <message>
        <source>%1 does not have the token %2.</source>
        <translation>%1 hat den Marker %2 nicht.</translation>
    </message>
    <message>
        <source>%1 has the token %2.</source>
        <translation>%1 hat den Marker %2.</translation>
    </message>
    <message>
        <source>%1 has the token %2 and has used it.</source>
        <translation>%1 hat den Marker %2 und hat ihn verbraucht.</translation>
    </message>
    <message>
        <source>%1 has a blank instead of the token %2.</source>
        <translation>%1 hat einen leeren statt des Markers %2.</translation>
    </message>
    <message>
        <source>A warehouse of %1 stands there: %2.</source>
        <translation>Ein Lagerhaus von %1 steht dort: %2.</translation>
    </message>
    <message>
        <source>No warehouse of %1 stands there: %2.</source>
        <translation>Kein Lagerhaus von %1 steht dort: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) for warehouses.</source>
        <translation>
            <numerusform>%1 hat %n Feld für Lagerhäuser.</numerusform>
            <numerusform>%1 hat %n Felder für Lagerhäuser.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: space %2 costs %3.</source>
        <translation>%1: Feld %2 kostet %3.</translation>
    </message>
    <message>
        <source>%1 lies on river space %2.</source>
        <translation>%1 liegt auf Flussfeld %2.</translation>
    </message>
    <message numerus="yes">
        <source>The export track has %n space(s).</source>
        <translation>
            <numerusform>Die Exportleiste hat %n Feld.</numerusform>
            <numerusform>Die Exportleiste hat %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1 of the export track is worth %2.</source>
        <translation>Feld %1 der Exportleiste ist %2 wert.</translation>
    </message>
    <message>
        <source>The rows in Ruhrort bring, from the top: %1.</source>
        <translation>Die Reihen in Ruhrort bringen, von oben: %1.</translation>
    </message>
    <message>
        <source>The token %1 asks for no cubes.</source>
        <translation>Der Marker %1 verlangt keine Würfel.</translation>
    </message>
    <message>
        <source>The token %1 asks for cubes: %2.</source>
        <translation>Der Marker %1 verlangt Würfel: %2.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cubes in a development area</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Depot %1, river space %2.</source>
        <translation>Depot %1, Flussfeld %2.</translation>
    </message>
    <message>
        <source>Depot %1.</source>
        <translation>Depot %1.</translation>
    </message>
    <message>
        <source>River space %1.</source>
        <translation>Flussfeld %1.</translation>
    </message>
    <message>
        <source>Nobody gets points for it.</source>
        <translation>Niemand bekommt dafür Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n thaler(s): nobody keeps more than 10.</source>
        <translation>
            <numerusform>%1 gibt %n Taler zurück: niemand behält mehr als 10.</numerusform>
            <numerusform>%1 gibt %n Taler zurück: niemand behält mehr als 10.</numerusform>
        </translation>
    </message>
    <message>
        <source>the export marker</source>
        <translation>der Exportmarker</translation>
    </message>
    <message>
        <source>the barge of %1</source>
        <translation>der Kahn von %1</translation>
    </message>
    <message>
        <source>what was read off the board</source>
        <translation>was vom Plan abgelesen wurde</translation>
    </message>
    <message>
        <source>cubes: %1</source>
        <comment>in which development areas</comment>
        <translation>Würfel: %1</translation>
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
        <source>%1: the token Inn needs white coal, and so the token Grafschaft Mark, but the two warehouses of that are still in its storage area.</source>
        <translation>%1: Der Marker Gasthaus braucht weiße Kohle und damit den Marker Grafschaft Mark, aber dessen zwei Lagerhäuser sind noch in seinem Lagerbereich.</translation>
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
    <name>WatchCommandWords</name>
    <message>
        <source>Frame %1 does not begin with &quot;frame&quot;, its width and its height, each up to %2.</source>
        <translation>Bild %1 beginnt nicht mit „frame“, seiner Breite und seiner Höhe, jede bis %2.</translation>
    </message>
    <message>
        <source>Frame %1 is incomplete.</source>
        <translation>Bild %1 ist unvollständig.</translation>
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
    <message>
        <source>Export it to a file before, if you want to keep it.</source>
        <translation>Exportiert es vorher in eine Datei, wenn ihr es behalten wollt.</translation>
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
    <message>
        <source>%1 is the history itself, there is nothing to bring back.</source>
        <translation>%1 ist die Chronik selbst, da gibt es nichts zurückzuholen.</translation>
    </message>
    <message>
        <source>The history was not replaced.</source>
        <translation>Die Chronik wurde nicht ersetzt.</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>a day and the time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Before the restore of %1</source>
        <translation>Vor dem Zurückholen: %1</translation>
    </message>
    <message numerus="yes">
        <source>The history as it is now holds %n game(s). It stays in the list of the copies, nothing is deleted.</source>
        <translation>
            <numerusform>Die jetzige Chronik enthält %n Partie. Sie bleibt in der Liste der Kopien, nichts wird gelöscht.</numerusform>
            <numerusform>Die jetzige Chronik enthält %n Partien. Sie bleibt in der Liste der Kopien, nichts wird gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is in place. What was there before is in the list, and can be brought back like any other.</source>
        <translation>Die Kopie ist an ihrem Platz. Was vorher dort war, steht in der Liste und lässt sich wie jede andere zurückholen.</translation>
    </message>
</context>
<context>
    <name>companion::Cameras</name>
    <message>
        <source>There is a camera, but Steiger may not use it. Allow it in the settings of this device, or choose a photo.</source>
        <translation>Es gibt eine Kamera, aber Steiger darf sie nicht benutzen. Erlaube es in den Einstellungen des Geräts, oder wähle ein Foto.</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, choose a photo, or tap it in.</source>
        <translation>Keine Kamera gefunden. Schließ eine an, wähle ein Foto oder tippe es ein.</translation>
    </message>
</context>
<context>
    <name>companion::CoalBaronGame</name>
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
    <name>companion::Editions</name>
    <message numerus="yes">
        <source>A name has up to %n letter(s).</source>
        <translation>
            <numerusform>Ein Name hat bis zu %n Buchstaben.</numerusform>
            <numerusform>Ein Name hat bis zu %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters, digits and spaces make a name.</source>
        <translation>Ein Name besteht aus Buchstaben, Ziffern und Leerzeichen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The edition is in %1.</source>
        <translation>Die Ausgabe liegt in %1.</translation>
    </message>
    <message>
        <source>There is an edition called %1 already. It can be taught with more photos.</source>
        <translation>Es gibt schon eine Ausgabe namens %1. Sie kann mit weiteren Fotos gelehrt werden.</translation>
    </message>
    <message>
        <source>%1 is no edition that Steiger has exported.</source>
        <translation>%1 ist keine Ausgabe, die Steiger exportiert hat.</translation>
    </message>
    <message>
        <source>%1 is here now, and chosen.</source>
        <translation>%1 ist jetzt da und ausgewählt.</translation>
    </message>
</context>
<context>
    <name>companion::EvaluationView</name>
    <message>
        <source>shift %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Shift %1 is evaluated.</source>
        <comment>read aloud</comment>
        <translation>Wertung der Schicht %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) in this shift and has %2 now.</source>
        <translation>
            <numerusform>%1 bekommt in dieser Schicht %n Punkt und hat jetzt %2.</numerusform>
            <numerusform>%1 bekommt in dieser Schicht %n Punkte und hat jetzt %2.</numerusform>
        </translation>
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
    <name>companion::ExerciseView</name>
    <message>
        <source>Practice %1: %2</source>
        <comment>the level and its title</comment>
        <translation>Übung %1: %2</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Selbst werten</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message numerus="yes">
        <source>All %n right.</source>
        <translation>
            <numerusform>Richtig.</numerusform>
            <numerusform>Alle %n richtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right.</source>
        <translation>
            <numerusform>%1 von %n richtig.</numerusform>
            <numerusform>%1 von %n richtig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::FinalCount</name>
    <message>
        <source>Still to be counted: %1.</source>
        <translation>Noch zu zählen: %1.</translation>
    </message>
</context>
<context>
    <name>companion::FinalView</name>
    <message>
        <source>%1: light tiles: %2 counted, %3 tapped into the mine during the game. What was counted is scored.</source>
        <translation>%1: helle Plättchen: %2 gezählt, %3 während der Partie ins Bergwerk getippt. Gewertet wird, was gezählt wurde.</translation>
    </message>
    <message>
        <source>%1: dark tiles: %2 counted, %3 tapped into the mine during the game. What was counted is scored.</source>
        <translation>%1: dunkle Plättchen: %2 gezählt, %3 während der Partie ins Bergwerk getippt. Gewertet wird, was gezählt wurde.</translation>
    </message>
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
    <name>companion::FrameSource</name>
    <message>
        <source>No picture comes from the camera. Perhaps another program uses it: close that, choose a photo, or tap it in.</source>
        <translation>Von der Kamera kommt kein Bild. Vielleicht benutzt sie ein anderes Programm: schließ es, wähle ein Foto oder tippe es ein.</translation>
    </message>
    <message>
        <source>No picture comes from this film. Choose another one, or a photo.</source>
        <translation>Aus diesem Film kommt kein Bild. Wähle einen anderen oder ein Foto.</translation>
    </message>
    <message>
        <source>The camera was unplugged. Connect it again, choose a photo, or tap it in.</source>
        <translation>Die Kamera wurde abgezogen. Schließ sie wieder an, wähle ein Foto oder tippe es ein.</translation>
    </message>
    <message>
        <source>The camera cannot be used (%1). Choose a photo, or tap it in.</source>
        <translation>Die Kamera lässt sich nicht benutzen (%1). Wähle ein Foto oder tippe es ein.</translation>
    </message>
    <message>
        <source>This film cannot be played (%1). Choose another one, or a photo.</source>
        <translation>Dieser Film lässt sich nicht abspielen (%1). Wähle einen anderen oder ein Foto.</translation>
    </message>
    <message>
        <source>The pictures of this camera are of a kind that cannot be read. Choose another camera, or a photo.</source>
        <translation>Die Bilder dieser Kamera lassen sich nicht lesen. Wähle eine andere Kamera oder ein Foto.</translation>
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
    <name>companion::GuidedFinal</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2: counted %3, followed during the game %4. What was counted is scored.</source>
        <translation>%1, %2: gezählt %3, während der Partie verfolgt %4. Gewertet wird, was gezählt wurde.</translation>
    </message>
</context>
<context>
    <name>companion::GuidedGame</name>
    <message>
        <source>taken next</source>
        <translation>kommt als Nächstes</translation>
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
    <message>
        <source>Games in which one was ranked before the other, whoever won.</source>
        <translation>Spiele, in denen einer vor dem anderen lag, wer auch immer gewann.</translation>
    </message>
    <message>
        <source>Games in which both had the same rank.</source>
        <translation>Spiele, in denen beide denselben Rang hatten.</translation>
    </message>
    <message>
        <source>Games they played together and one of them won, also a victory that was shared.</source>
        <translation>Gemeinsame Spiele, die einer von beiden gewann, auch geteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 points in %n game(s) together.</source>
        <translation>
            <numerusform>%1 und %2 Punkte in %n gemeinsamen Spiel.</numerusform>
            <numerusform>%1 und %2 Punkte in %n gemeinsamen Spielen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::Learn</name>
    <message>
        <source>Nobody: nothing is remembered</source>
        <translation>Niemand: nichts wird gemerkt</translation>
    </message>
</context>
<context>
    <name>companion::LiveGame</name>
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
</context>
<context>
    <name>companion::LiveScan</name>
    <message>
        <source>The program that looks at pictures stopped, and was started again.</source>
        <translation>Das Programm, das Bilder ansieht, hat aufgehört und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>Everything is clear: hold still.</source>
        <translation>Alles ist klar: Halt still.</translation>
    </message>
    <message>
        <source>Waiting for the first picture…</source>
        <translation>Warten auf das erste Bild …</translation>
    </message>
</context>
<context>
    <name>companion::NewGame</name>
    <message>
        <source>Choose %1 to %2 players.</source>
        <translation>Wähle %1 bis %2 Personen.</translation>
    </message>
    <message>
        <source>%1 sits at the table already. Give the other one a name of their own.</source>
        <translation>%1 sitzt schon am Tisch. Gib der anderen Person einen eigenen Namen.</translation>
    </message>
    <message>
        <source>%1 is for up to %2 players.</source>
        <translation>%1 ist für höchstens %2 Personen.</translation>
    </message>
    <message>
        <source>Rules that can be read differently</source>
        <translation>Regeln, die man verschieden lesen kann</translation>
    </message>
    <message numerus="yes">
        <source>Rules that can be read differently (%n chosen)</source>
        <translation>
            <numerusform>Regeln, die man verschieden lesen kann (%n anders)</numerusform>
            <numerusform>Regeln, die man verschieden lesen kann (%n anders)</numerusform>
        </translation>
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
    <message>
        <source>%1 sits at a game that is under way, and would be a deleted player there too.</source>
        <translation>%1 sitzt an einer laufenden Partie und wäre auch dort ein gelöschter Spieler.</translation>
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
    <message>
        <source>Every game that the filters above leave.</source>
        <translation>Jedes Spiel, das die Filter oben übrig lassen.</translation>
    </message>
    <message>
        <source>A victory that was shared counts for everyone who shares it.</source>
        <translation>Ein geteilter Sieg zählt für alle, die ihn teilen.</translation>
    </message>
    <message>
        <source>Games won one after the other, counted back from the last one.</source>
        <translation>Nacheinander gewonnene Spiele, vom letzten an rückwärts gezählt.</translation>
    </message>
    <message>
        <source>The most games ever won one after the other.</source>
        <translation>Die meisten Spiele, die je nacheinander gewonnen wurden.</translation>
    </message>
    <message>
        <source>One&apos;s own points less the mean of everyone at that table, averaged over all games.</source>
        <translation>Die eigenen Punkte abzüglich des Mittels aller am Tisch, gemittelt über alle Spiele.</translation>
    </message>
    <message>
        <source>Points fewer than the table&apos;s mean</source>
        <translation>Punkte unter dem Schnitt am Tisch</translation>
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
    <name>companion::ScanView</name>
    <message>
        <source>A card that cannot be read</source>
        <translation>Eine Karte, die nicht zu lesen ist</translation>
    </message>
    <message>
        <source>A tile that cannot be read</source>
        <translation>Ein Plättchen, das nicht zu lesen ist</translation>
    </message>
    <message>
        <source>Cart on the board, %1: loaded</source>
        <translation>Lore auf dem Tableau (%1): beladen</translation>
    </message>
    <message>
        <source>Cart on the board, %1: empty</source>
        <translation>Lore auf dem Tableau (%1): leer</translation>
    </message>
    <message numerus="yes">
        <source>Tile with %1: %n loaded</source>
        <translation>
            <numerusform>Plättchen, %1: %n beladen</numerusform>
            <numerusform>Plättchen, %1: %n beladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) cannot be read and will be left out: tap to say what it is.</source>
        <translation>
            <numerusform>%n Teil ist nicht zu lesen und bleibt weg: tippe es an und sag, was es ist.</numerusform>
            <numerusform>%n Teile sind nicht zu lesen und bleiben weg: tippe sie an und sag, was sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn it is will no longer be followed: a photo does not tell.</source>
        <translation>Wer am Zug ist, wird nicht mehr verfolgt: ein Foto sagt es nicht.</translation>
    </message>
    <message>
        <source>Open orders will no longer be followed: this one was never taken up here.</source>
        <translation>Offene Aufträge werden nicht mehr verfolgt: dieser wurde hier nie aufgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) will be delivered.</source>
        <translation>
            <numerusform>%n Auftrag wird erfüllt.</numerusform>
            <numerusform>%n Aufträge werden erfüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The empty carts will be counted as in the photo.</source>
        <translation>Die leeren Loren werden gezählt wie im Foto.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) will be added.</source>
        <translation>
            <numerusform>%n Plättchen kommt dazu.</numerusform>
            <numerusform>%n Plättchen kommen dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) will be emptied.</source>
        <translation>
            <numerusform>%n Lore wird geleert.</numerusform>
            <numerusform>%n Loren werden geleert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in this photo is new to the game.</source>
        <translation>Nichts in diesem Foto ist neu für das Spiel.</translation>
    </message>
    <message>
        <source>This card is there only once in the game.</source>
        <translation>Diese Karte gibt es im Spiel nur einmal.</translation>
    </message>
    <message>
        <source>The shaft board was not found: draw a frame round it, then one round each tile.</source>
        <translation>Das Schachttableau wurde nicht gefunden: zieh einen Rahmen darum, dann einen um jedes Plättchen.</translation>
    </message>
    <message>
        <source>Steiger learns from what is written here: every piece should be right.</source>
        <translation>Steiger lernt aus dem, was hier steht: jedes Teil sollte stimmen.</translation>
    </message>
    <message>
        <source>This picture could not be kept in %1.</source>
        <translation>Dieses Bild konnte nicht in %1 aufgehoben werden.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: is the disk full? Choose a photo, or tap it in.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden: Ist der Speicher voll? Wähle ein Foto oder tippe es ein.</translation>
    </message>
    <message>
        <source>Tap to say whether a cube lies on it.</source>
        <translation>Tippe sie an und sag, ob ein Kohlewürfel darauf liegt.</translation>
    </message>
</context>
<context>
    <name>companion::Scanner</name>
    <message>
        <source>The photo was looked at, but the answer cannot be understood. Steiger and steiger-cli seem to be of different versions: install both again.</source>
        <translation>Das Foto wurde angesehen, aber die Antwort ist nicht zu verstehen. Steiger und steiger-cli scheinen verschiedene Versionen zu haben: installiere beide neu.</translation>
    </message>
    <message>
        <source>The part of Steiger that looks at photos, steiger-cli, is missing: install Steiger again. Everything can be tapped in as before.</source>
        <translation>Der Teil von Steiger, der Fotos ansieht (steiger-cli), fehlt: installiere Steiger neu. Alles lässt sich wie bisher antippen.</translation>
    </message>
    <message>
        <source>This photo could not be looked at: the program that reads photos stopped. Nothing has changed in the game. Try another photo, or tap it in.</source>
        <translation>Dieses Foto konnte nicht angesehen werden: das Programm dafür ist stehen geblieben. Im Spiel hat sich nichts geändert. Versuche ein anderes Foto oder tippe es ein.</translation>
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
    <message>
        <source>The file could not be written to %1. Choose another folder for it.</source>
        <translation>Die Datei ließ sich hier nicht schreiben: %1. Wähle einen anderen Ordner für sie.</translation>
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
    <message>
        <source>%1 (shift %2)</source>
        <comment>a line of the score</comment>
        <translation>%1 (Schicht %2)</translation>
    </message>
    <message>
        <source>Delivered since</source>
        <comment>orders</comment>
        <translation>Seither geliefert</translation>
    </message>
</context>
<context>
    <name>companion::Voice</name>
    <message>
        <source>There is no voice on this device yet. Install the package espeak-ng, on Debian with: sudo apt install espeak-ng</source>
        <translation>Auf diesem Gerät gibt es noch keine Stimme. Installiere das Paket espeak-ng, unter Debian mit: sudo apt install espeak-ng</translation>
    </message>
    <message>
        <source>Nothing on this device plays sounds. Install the package qml6-module-qtmultimedia and start Steiger again.</source>
        <translation>Auf diesem Gerät spielt nichts Töne ab. Installiere das Paket qml6-module-qtmultimedia und starte Steiger neu.</translation>
    </message>
    <message>
        <source>The voice did not answer. If it stays silent, install the package espeak-ng again.</source>
        <translation>Die Stimme hat nicht geantwortet. Bleibt sie stumm, installiere das Paket espeak-ng noch einmal.</translation>
    </message>
    <message>
        <source>Sounds are switched off, and so is the voice.</source>
        <translation>Die Töne sind ausgeschaltet, also schweigt auch die Stimme.</translation>
    </message>
</context>
<context>
    <name>companion::Watcher</name>
    <message>
        <source>The part of Steiger that looks at pictures, steiger-cli, is missing: install Steiger again. Everything can be tapped in as before.</source>
        <translation>Der Teil von Steiger, der Bilder ansieht, steiger-cli, fehlt: Installiere Steiger neu. Alles lässt sich wie bisher eintippen.</translation>
    </message>
    <message>
        <source>The picture was looked at, but the answer cannot be understood. Steiger and steiger-cli seem to be of different versions: install both again.</source>
        <translation>Das Bild wurde angesehen, aber die Antwort ist nicht zu verstehen. Steiger und steiger-cli haben wohl verschiedene Versionen: Installiere beide neu.</translation>
    </message>
    <message>
        <source>The program that looks at pictures stops again and again. Nothing has changed in the game. Choose a photo, or tap it in.</source>
        <translation>Das Programm, das Bilder ansieht, hört immer wieder auf. Im Spiel hat sich nichts geändert. Wähle ein Foto, oder tipp es ein.</translation>
    </message>
</context>
</TS>
