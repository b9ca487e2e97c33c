<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AccountWords</name>
    <message numerus="yes">
        <source>%n game(s) taken over</source>
        <translation>
            <numerusform>%n game taken over</numerusform>
            <numerusform>%n games taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new player(s)</source>
        <translation>
            <numerusform>%n new player</numerusform>
            <numerusform>%n new players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games kept in a list apart</source>
        <translation>
            <numerusform>%n play of other games kept in a list apart</numerusform>
            <numerusform>%n plays of other games kept in a list apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) already here</source>
        <translation>
            <numerusform>%n play already here</numerusform>
            <numerusform>%n plays already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of games that were deleted here and stay so</source>
        <translation>
            <numerusform>%n play that was deleted here and stays so</numerusform>
            <numerusform>%n plays that were deleted here and stay so</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stored</source>
        <translation>
            <numerusform>%n game stored</numerusform>
            <numerusform>%n games stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already here</source>
        <translation>
            <numerusform>%n game already here</numerusform>
            <numerusform>%n games already here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message numerus="yes">
        <source>%n in the factory, started this shift</source>
        <translation>
            <numerusform>%n in the factory, started this shift</numerusform>
            <numerusform>%n in the factory, started this shift</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the factory</source>
        <translation>
            <numerusform>%n in the factory</numerusform>
            <numerusform>%n in the factory</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message numerus="yes">
        <source>%1: %n game(s), %2</source>
        <comment>a day, games, the size of a file</comment>
        <translation>
            <numerusform>%1: %n game, %2</numerusform>
            <numerusform>%1: %n games, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BgStatsWords</name>
    <message numerus="yes">
        <source>%n player(s), which is not possible in this game; kept, but not counted</source>
        <translation>
            <numerusform>%n player, which is not possible in this game; kept, but not counted</numerusform>
            <numerusform>%n players, which is not possible in this game; kept, but not counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>%n game(s) scored again.</source>
        <translation>
            <numerusform>%n game scored again.</numerusform>
            <numerusform>%n games scored again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronEventWords</name>
    <message numerus="yes">
        <source>The game starts with %1 player(s). %2 is the starting player.</source>
        <translation>
            <numerusform>The game starts with %1 player. %2 is the starting player.</numerusform>
            <numerusform>The game starts with %1 players. %2 is the starting player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s).</source>
        <translation>
            <numerusform>%1 places %2 worker.</numerusform>
            <numerusform>%1 places %2 workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 worker(s): %3.</source>
        <translation>
            <numerusform>%1 places %2 worker: %3.</numerusform>
            <numerusform>%1 places %2 workers: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts %2 mark(s).</source>
        <translation>
            <numerusform>%1 counts %2 mark.</numerusform>
            <numerusform>%1 counts %2 marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %2: %n point(s).</source>
        <translation>
            <numerusform>%1 delivers %2: %n point.</numerusform>
            <numerusform>%1 delivers %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s).</source>
        <translation>
            <numerusform>%1 buys %2 for %n mark.</numerusform>
            <numerusform>%1 buys %2 for %n marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2 for %n mark(s), with other cubes on it: %3.</source>
        <translation>
            <numerusform>%1 buys %2 for %n mark, with other cubes on it: %3.</numerusform>
            <numerusform>%1 buys %2 for %n marks, with other cubes on it: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mark(s)</source>
        <translation>
            <numerusform>%1 mark</numerusform>
            <numerusform>%1 marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cube(s)</source>
        <translation>
            <numerusform>%1 cube</numerusform>
            <numerusform>%1 cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 open order(s)</source>
        <translation>
            <numerusform>%1 open order</numerusform>
            <numerusform>%1 open orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light tile(s)</source>
        <translation>
            <numerusform>%1 light tile</numerusform>
            <numerusform>%1 light tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 dark tile(s)</source>
        <translation>
            <numerusform>%1 dark tile</numerusform>
            <numerusform>%1 dark tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronNames</name>
    <message numerus="yes">
        <source>%n cart(s) on the light side (%1)</source>
        <translation>
            <numerusform>%n cart on the light side (%1)</numerusform>
            <numerusform>%n carts on the light side (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) on the dark side (%1)</source>
        <translation>
            <numerusform>%n cart on the dark side (%1)</numerusform>
            <numerusform>%n carts on the dark side (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mining (%n step(s))</source>
        <translation>
            <numerusform>mining (%n step)</numerusform>
            <numerusform>mining (%n steps)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money (%n mark(s))</source>
        <translation>
            <numerusform>money (%n mark)</numerusform>
            <numerusform>money (%n marks)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronProspectWords</name>
    <message numerus="yes">
        <source>%n more %1 square(s)</source>
        <translation>
            <numerusform>%n more %1 square</numerusform>
            <numerusform>%n more %1 squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s) (%1)</source>
        <translation>
            <numerusform>%n more square (%1)</numerusform>
            <numerusform>%n more squares (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more empty %1 cart(s)</source>
        <translation>
            <numerusform>%n more empty %1 cart</numerusform>
            <numerusform>%n more empty %1 carts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronRefusalWords</name>
    <message numerus="yes">
        <source>%1 has to place exactly %n worker(s) here, one more than stand here now: %2.</source>
        <translation>
            <numerusform>%1 has to place exactly %n worker here, one more than stand here now: %2.</numerusform>
            <numerusform>%1 has to place exactly %n workers here, one more than stand here now: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tile(s) of this kind are built in already: %1.</source>
        <translation>
            <numerusform>The %n tile of this kind is built in already: %1.</numerusform>
            <numerusform>All %n tiles of this kind are built in already: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply lacks cubes of this colour: %1. Name exactly %n cube(s) of other colours that are still there.</source>
        <translation>
            <numerusform>The supply lacks cubes of this colour: %1. Name exactly %n cube of another colour that is still there.</numerusform>
            <numerusform>The supply lacks cubes of this colour: %1. Name exactly %n cubes of other colours that are still there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n worker(s) left, this takes %2.</source>
        <translation>
            <numerusform>%1 has %n worker left, this takes %2.</numerusform>
            <numerusform>%1 has %n workers left, this takes %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot deliver %2 yet: %n square(s) still want a cube.</source>
        <translation>
            <numerusform>%1 cannot deliver %2 yet: %n square still wants a cube.</numerusform>
            <numerusform>%1 cannot deliver %2 yet: %n squares still want a cube.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the tile costs %2.</source>
        <translation>
            <numerusform>%1 has %n mark, the tile costs %2.</numerusform>
            <numerusform>%1 has %n marks, the tile costs %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mark(s), the cheapest tile left costs %2.</source>
        <translation>
            <numerusform>%1 has %n mark, the cheapest tile left costs %2.</numerusform>
            <numerusform>%1 has %n marks, the cheapest tile left costs %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cage of %1 is full, it holds %n cube(s). Bring some of them to orders or into storage first.</source>
        <translation>
            <numerusform>The cage of %1 is full, it holds %n cube. Bring it to an order or into storage first.</numerusform>
            <numerusform>The cage of %1 is full, it holds %n cubes. Bring some of them to orders or into storage first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s) on this mining space, and not enough of them are left.</source>
        <translation>
            <numerusform>%1 has %n step on this mining space, and not enough of them are left.</numerusform>
            <numerusform>%1 has %n steps on this mining space, and not enough of them are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still has %n worker(s) to place. The shift ends when nobody has any left.</source>
        <translation>
            <numerusform>%1 still has %n worker to place. The shift ends when nobody has any left.</numerusform>
            <numerusform>%1 still has %n workers to place. The shift ends when nobody has any left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronSetupWords</name>
    <message numerus="yes">
        <source>Close %n worker space(s) with lock tiles: %1.</source>
        <translation>
            <numerusform>Close %n worker space with a lock tile: %1.</numerusform>
            <numerusform>Close %n worker spaces with lock tiles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tunnel tiles into a face-down deck. Turn up one on each of the %n open factory space(s).</source>
        <translation>
            <numerusform>Shuffle the tunnel tiles into a face-down deck. Turn up one on the %n open factory space.</numerusform>
            <numerusform>Shuffle the tunnel tiles into a face-down deck. Turn up one on each of the %n open factory spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n mark(s).</source>
        <translation>
            <numerusform>Everyone gets %n mark.</numerusform>
            <numerusform>Everyone gets %n marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The order left over goes to an open order space of your choice. Fill the others from the deck, so that %n of them hold(s) an order.</source>
        <translation>
            <numerusform>The order left over goes to an open order space of your choice. Fill the others from the deck, so that %n of them holds an order.</numerusform>
            <numerusform>The order left over goes to an open order space of your choice. Fill the others from the deck, so that %n of them hold an order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All workers go home, also those from the canteen: everyone has %n again.</source>
        <translation>
            <numerusform>All workers go home, also those from the canteen: everyone has %n again.</numerusform>
            <numerusform>All workers go home, also those from the canteen: everyone has %n again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts all %n worker(s) to the left of the mine. Score markers go to 0.</source>
        <translation>
            <numerusform>Everyone puts the %n worker to the left of the mine. Score markers go to 0.</numerusform>
            <numerusform>Everyone puts all %n workers to the left of the mine. Score markers go to 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n worker(s) to the left of the mine; the others of the %1 stay in the box. Score markers go to 0.</source>
        <translation>
            <numerusform>Everyone puts %n worker to the left of the mine; the others of the %1 stay in the box. Score markers go to 0.</numerusform>
            <numerusform>Everyone puts %n workers to the left of the mine; the others of the %1 stay in the box. Score markers go to 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the orders into a face-down deck and turn up %n of them. One order at a time is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order is left over. They lie face up to the right of the mine.</source>
        <translation>
            <numerusform>Shuffle the orders into a face-down deck and turn up %n of them. One order at a time is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order is left over. They lie face up to the right of the mine.</numerusform>
            <numerusform>Shuffle the orders into a face-down deck and turn up %n of them. One order at a time is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order is left over. They lie face up to the right of the mine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronShortEventWords</name>
    <message numerus="yes">
        <source>%2 worker(s) of %1</source>
        <translation>
            <numerusform>%2 worker of %1</numerusform>
            <numerusform>%2 workers of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoalBaronWords</name>
    <message numerus="yes">
        <source>There is only one order %1, but it is held %n times: %2.</source>
        <translation>
            <numerusform>There is only one order %1, but it is held %n time: %2.</numerusform>
            <numerusform>There is only one order %1, but it is held %n times: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are held, but there are only %1: %2.</source>
        <translation>
            <numerusform>%n order is held, but there are only %1: %2.</numerusform>
            <numerusform>%n orders are held, but there are only %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 tiles with %2, but %n are listed: %3.</source>
        <translation>
            <numerusform>There are only %1 tiles with %2, but %n is listed: %3.</numerusform>
            <numerusform>There are only %1 tiles with %2, but %n are listed: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 light tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>There are only %1 light tiles, but %n was counted: %2.</numerusform>
            <numerusform>There are only %1 light tiles, but %n were counted: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 dark tiles, but %n were counted: %2.</source>
        <translation>
            <numerusform>There are only %1 dark tiles, but %n was counted: %2.</numerusform>
            <numerusform>There are only %1 dark tiles, but %n were counted: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 cubes, but %n were counted: %2.</source>
        <translation>
            <numerusform>There are only %1 cubes, but %n was counted: %2.</numerusform>
            <numerusform>There are only %1 cubes, but %n were counted: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 delivers %n order(s): %2.</source>
        <translation>
            <numerusform>%1 delivers %n order: %2.</numerusform>
            <numerusform>%1 delivers %n orders: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 light and %3 dark tiles: %n out of balance.</source>
        <translation>
            <numerusform>%1 has %2 light and %3 dark tiles: %n out of balance.</numerusform>
            <numerusform>%1 has %2 light and %3 dark tiles: %n out of balance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place pays %n point(s) for trucks and trains here.</source>
        <translation>
            <numerusform>Second place pays %n point for trucks and trains here.</numerusform>
            <numerusform>Second place pays %n points for trucks and trains here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 leads with %3 point(s).</source>
        <translation>
            <numerusform>After shift %1, %2 leads with %3 point.</numerusform>
            <numerusform>After shift %1, %2 leads with %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After shift %1, %2 lead together with %3 point(s).</source>
        <translation>
            <numerusform>After shift %1, %2 lead together with %3 point.</numerusform>
            <numerusform>After shift %1, %2 lead together with %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n game written to %1.</numerusform>
            <numerusform>%n games written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message numerus="yes">
        <source>%n player(s) (%1 is for %2)</source>
        <translation>
            <numerusform>%n player (%1 is for %2)</numerusform>
            <numerusform>%n players (%1 is for %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries (expected: one for each of the %1 players, in their order)</source>
        <translation>
            <numerusform>%n entry (expected: one for each of the %1 players, in their order)</numerusform>
            <numerusform>%n entries (expected: one for each of the %1 players, in their order)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shift(s) (a game has 1 to %1)</source>
        <translation>
            <numerusform>%n shift (a game has 1 to %1)</numerusform>
            <numerusform>%n shifts (a game has 1 to %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the end of the game after %n shift(s) (expected: all %1 shifts, or leave out final)</source>
        <translation>
            <numerusform>the end of the game after %n shift (expected: all %1 shifts, or leave out final)</numerusform>
            <numerusform>the end of the game after %n shifts (expected: all %1 shifts, or leave out final)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message numerus="yes">
        <source>%1 needs at least %n player(s).</source>
        <translation>
            <numerusform>%1 needs at least %n player.</numerusform>
            <numerusform>%1 needs at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %n player(s) at the most.</source>
        <translation>
            <numerusform>%1 is for %n player at the most.</numerusform>
            <numerusform>%1 is for %n players at the most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1 is first with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 is first with %2: %n point.</numerusform>
            <numerusform>%1 is first with %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for first with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 are tied for first with %2: %n point each.</numerusform>
            <numerusform>%1 are tied for first with %2: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is second with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 is second with %2: %n point.</numerusform>
            <numerusform>%1 is second with %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for second with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 are tied for second with %2: %n point each.</numerusform>
            <numerusform>%1 are tied for second with %2: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is third with %2: %n point(s).</source>
        <translation>
            <numerusform>%1 is third with %2: %n point.</numerusform>
            <numerusform>%1 is third with %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are tied for third with %2: %n point(s) each.</source>
        <translation>
            <numerusform>%1 are tied for third with %2: %n point each.</numerusform>
            <numerusform>%1 are tied for third with %2: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 has %2 point.</numerusform>
            <numerusform>%1 has %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s).</source>
        <translation>
            <numerusform>%1 wins with %2 point.</numerusform>
            <numerusform>%1 wins with %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 share the victory with %2 point each.</numerusform>
            <numerusform>%1 share the victory with %2 points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 point(s). As many points: %3. What decided: %4.</source>
        <translation>
            <numerusform>%1 wins with %2 point. As many points: %3. What decided: %4.</numerusform>
            <numerusform>%1 wins with %2 points. As many points: %3. What decided: %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImperialMinersCalculators</name>
    <message numerus="yes">
        <source>%1 in tokens and %2 for full carts: %n point(s).</source>
        <translation>
            <numerusform>%1 in tokens and %2 for full carts: %n point.</numerusform>
            <numerusform>%1 in tokens and %2 for full carts: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top is reached after %n step(s) and takes effect. The marker goes on to the lowest space of another board.</source>
        <translation>
            <numerusform>The top is reached after %n step and takes effect. The marker goes on to the lowest space of another board.</numerusform>
            <numerusform>The top is reached after %n steps and takes effect. The marker goes on to the lowest space of another board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are lost.</source>
        <translation>
            <numerusform>%n step is lost.</numerusform>
            <numerusform>%n steps are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have to be discarded.</source>
        <translation>
            <numerusform>%n card has to be discarded.</numerusform>
            <numerusform>%n cards have to be discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>It costs %n coin.</numerusform>
            <numerusform>It costs %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImperialMinersTableWords</name>
    <message numerus="yes">
        <source>%1 reveals a card of level %2 for %n coin(s).</source>
        <translation>
            <numerusform>%1 reveals a card of level %2 for %n coin.</numerusform>
            <numerusform>%1 reveals a card of level %2 for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Research board %1 has %n space(s).</source>
        <translation>
            <numerusform>Research board %1 has %n space.</numerusform>
            <numerusform>Research board %1 has %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event card(s) left.</source>
        <translation>
            <numerusform>%n event card left.</numerusform>
            <numerusform>%n event cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the mine</source>
        <translation>
            <numerusform>%n card in the mine</numerusform>
            <numerusform>%n cards in the mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full cart(s)</source>
        <translation>
            <numerusform>%n full cart</numerusform>
            <numerusform>%n full carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may keep %2 cards and discards %n.</source>
        <translation>
            <numerusform>%1 may keep %2 cards and discards %n.</numerusform>
            <numerusform>%1 may keep %2 cards and discards %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the %n research board(s) in the middle, each with a side up by chance.</source>
        <translation>
            <numerusform>Put the %n research board in the middle, with a side up by chance.</numerusform>
            <numerusform>Put the %n research boards in the middle, each with a side up by chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the event cards and take %n of them unseen. The others stay in the box.</source>
        <translation>
            <numerusform>Shuffle the event cards and take %n of them unseen. The others stay in the box.</numerusform>
            <numerusform>Shuffle the event cards and take %n of them unseen. The others stay in the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %n of them.</source>
        <translation>
            <numerusform>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %n of them.</numerusform>
            <numerusform>Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 researches: the top of board %2 takes effect, %n step(s) beyond it are lost. The marker goes on to board %3.</source>
        <translation>
            <numerusform>%1 researches: the top of board %2 takes effect, %n step beyond it is lost. The marker goes on to board %3.</numerusform>
            <numerusform>%1 researches: the top of board %2 takes effect, %n steps beyond it are lost. The marker goes on to board %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n game(s) are new in the history.</source>
        <translation>
            <numerusform>%n game is new in the history.</numerusform>
            <numerusform>%n games are new in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are new.</source>
        <translation>
            <numerusform>%n player is new.</numerusform>
            <numerusform>%n players are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) of other games are kept in a list apart.</source>
        <translation>
            <numerusform>%n play of another game is kept in a list apart.</numerusform>
            <numerusform>%n plays of other games are kept in a list apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are here already, but told otherwise. They stay as they are.</source>
        <translation>
            <numerusform>%n game is here already, but told otherwise. It stays as it is.</numerusform>
            <numerusform>%n games are here already, but told otherwise. They stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were deleted here and stay so.</source>
        <translation>
            <numerusform>%n game was deleted here and stays so.</numerusform>
            <numerusform>%n games were deleted here and stay so.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message numerus="yes">
        <source>%1 of %n right lately</source>
        <translation>
            <numerusform>%1 of %n right lately</numerusform>
            <numerusform>%1 of %n right lately</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearningWords</name>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order(s)</source>
        <translation>
            <numerusform>%n open order</numerusform>
            <numerusform>%n open orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinePage</name>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MineSide</name>
    <message numerus="yes">
        <source>Add a light tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Add a light tile, level %1, with %n cart</numerusform>
            <numerusform>Add a light tile, level %1, with %n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add a dark tile, level %1, with %n cart(s)</source>
        <translation>
            <numerusform>Add a dark tile, level %1, with %n cart</numerusform>
            <numerusform>Add a dark tile, level %1, with %n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n mark(s)</source>
        <translation>
            <numerusform>costs %n mark</numerusform>
            <numerusform>costs %n marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameFault</name>
    <message numerus="yes">
        <source>This name is too long. %n letter(s) fit at the most.</source>
        <translation>
            <numerusform>This name is too long. %n letter fits at the most.</numerusform>
            <numerusform>This name is too long. %n letters fit at the most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdersSummary</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonWords</name>
    <message numerus="yes">
        <source>%1 points in %n game(s) are %2 a game.</source>
        <translation>
            <numerusform>%1 points in %n game are %2 a game.</numerusform>
            <numerusform>%1 points in %n games are %2 a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody at those tables: %1 points for %n player(s), %2 each.</source>
        <translation>
            <numerusform>Everybody at those tables: %1 points for %n player, %2 each.</numerusform>
            <numerusform>Everybody at those tables: %1 points for %n players, %2 each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message numerus="yes">
        <source>%n worker(s), to move</source>
        <translation>
            <numerusform>%n worker, to move</numerusform>
            <numerusform>%n workers, to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RockwellCalculators</name>
    <message numerus="yes">
        <source>%n cube(s) are at risk.</source>
        <translation>
            <numerusform>%n cube is at risk.</numerusform>
            <numerusform>%n cubes are at risk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are spent.</source>
        <translation>
            <numerusform>%n token is spent.</numerusform>
            <numerusform>%n tokens are spent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RockwellTableWords</name>
    <message numerus="yes">
        <source>%1 takes %n safety token(s).</source>
        <translation>
            <numerusform>%1 takes %n safety token.</numerusform>
            <numerusform>%1 takes %n safety tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaft(s)</source>
        <translation>
            <numerusform>%n shaft</numerusform>
            <numerusform>%n shafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the four rings of tiles, closed, %n in each; equal numbers never side by side.</source>
        <translation>
            <numerusform>Lay the four rings of tiles, closed, %n in each; equal numbers never side by side.</numerusform>
            <numerusform>Lay the four rings of tiles, closed, %n in each; equal numbers never side by side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the phase and company boards with the side for %n player(s).</source>
        <translation>
            <numerusform>Lay out the phase and company boards with the side for %n player.</numerusform>
            <numerusform>Lay out the phase and company boards with the side for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n bribe tile(s) on board I.</source>
        <translation>
            <numerusform>Put %n bribe tile on board I.</numerusform>
            <numerusform>Put %n bribe tiles on board I.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n subcontractor dice on board I.</source>
        <translation>
            <numerusform>Put %n subcontractor die on board I.</numerusform>
            <numerusform>Put %n subcontractor dice on board I.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the extraction cards by their numbers into %n deck(s).</source>
        <translation>
            <numerusform>Shuffle the extraction cards by their numbers into %n deck.</numerusform>
            <numerusform>Shuffle the extraction cards by their numbers into %n decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n prestige.</source>
        <translation>
            <numerusform>It is worth %n prestige.</numerusform>
            <numerusform>It is worth %n prestige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>extraction cards</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RockwellWords</name>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together.</source>
        <translation>
            <numerusform>%1: %n goal tile worth %2.</numerusform>
            <numerusform>%1: %n goal tiles worth %2 together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at most.</source>
        <translation>
            <numerusform>%1: %n goal tile worth %2, but one is worth %3 at most.</numerusform>
            <numerusform>%1: %n goal tiles worth %2 together, but so many are worth %3 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n goal tile(s) worth %2 together, but so many are worth %3 at least.</source>
        <translation>
            <numerusform>%1: %n goal tile worth %2, but one is worth %3 at least.</numerusform>
            <numerusform>%1: %n goal tiles worth %2 together, but so many are worth %3 at least.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message numerus="yes">
        <source>Take over, %n unsure</source>
        <translation>
            <numerusform>Take over, %n unsure</numerusform>
            <numerusform>Take over, %n unsure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanTile</name>
    <message numerus="yes">
        <source>light tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>light tile, level %1, %n cart</numerusform>
            <numerusform>light tile, level %1, %n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark tile, level %1, %n cart(s)</source>
        <translation>
            <numerusform>dark tile, level %1, %n cart</numerusform>
            <numerusform>dark tile, level %1, %n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) loaded</source>
        <translation>
            <numerusform>%n cart loaded</numerusform>
            <numerusform>%n carts loaded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please look at %n of them.</source>
        <translation>
            <numerusform>Please look at %n of them.</numerusform>
            <numerusform>Please look at %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s)</source>
        <translation>
            <numerusform>%n cart</numerusform>
            <numerusform>%n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them loaded</source>
        <translation>
            <numerusform>%n of them loaded</numerusform>
            <numerusform>%n of them loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the cage and in storage</source>
        <translation>
            <numerusform>%n cube in the cage and in storage</numerusform>
            <numerusform>%n cubes in the cage and in storage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %3 point(s)</source>
        <comment>rank, name, points</comment>
        <translation>
            <numerusform>%1. %2, %3 point</numerusform>
            <numerusform>%1. %2, %3 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 has %2 point.</numerusform>
            <numerusform>%1 has %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowGame</name>
    <message numerus="yes">
        <source>This game has %n record(s), the first is revision 1.</source>
        <translation>
            <numerusform>This game has %n record, revision 1.</numerusform>
            <numerusform>This game has %n records, the first is revision 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message numerus="yes">
        <source>Learned %n piece(s). The edition is in %1.</source>
        <translation>
            <numerusform>Learned %n piece. The edition is in %1.</numerusform>
            <numerusform>Learned %n pieces. The edition is in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrAsks</name>
    <message numerus="yes">
        <source>Loans, if %n thaler(s) are not enough?</source>
        <translation>
            <numerusform>Loans, if %n thaler is not enough?</numerusform>
            <numerusform>Loans, if %n thalers are not enough?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrCalculators</name>
    <message numerus="yes">
        <source>The seller gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>The seller gets %n thaler in all.</numerusform>
            <numerusform>The seller gets %n thalers in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other owner(s) get 1 each from the bank.</source>
        <translation>
            <numerusform>%n other owner gets 1 from the bank.</numerusform>
            <numerusform>%n other owners get 1 each from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>The export marker goes %n space to the right.</numerusform>
            <numerusform>The export marker goes %n spaces to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1: %n point(s).</source>
        <translation>
            <numerusform>Row %1: %n point.</numerusform>
            <numerusform>Row %1: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) are needed.</source>
        <translation>
            <numerusform>%n loan is needed.</numerusform>
            <numerusform>%n loans are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are left.</source>
        <translation>
            <numerusform>%n thaler is left.</numerusform>
            <numerusform>%n thalers are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and brings %n point(s).</source>
        <translation>
            <numerusform>It costs %1 and brings %n point.</numerusform>
            <numerusform>It costs %1 and brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the first lock, %n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>With the first lock, %n warehouse comes from the storage area.</numerusform>
            <numerusform>With the first lock, %n warehouses come from the storage area.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No warehouse of the supply is left for it: %n point(s) are lost at once.</source>
        <translation>
            <numerusform>No warehouse of the supply is left for it: %n point is lost at once.</numerusform>
            <numerusform>No warehouse of the supply is left for it: %n points are lost at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be lost for loans at the end.</source>
        <translation>
            <numerusform>%n point would be lost for loans at the end.</numerusform>
            <numerusform>%n points would be lost for loans at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrTableCalculators</name>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n tile is in the bag.</numerusform>
            <numerusform>%n tiles are in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>It costs %n thaler.</numerusform>
            <numerusform>It costs %n thalers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It pays %n thaler(s); one player a round may choose it.</source>
        <translation>
            <numerusform>It pays %n thaler; one player a round may choose it.</numerusform>
            <numerusform>It pays %n thalers; one player a round may choose it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrTableWords</name>
    <message numerus="yes">
        <source>%n thaler(s) lay there.</source>
        <translation>
            <numerusform>%n thaler lay there.</numerusform>
            <numerusform>%n thalers lay there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n loan(s).</source>
        <translation>
            <numerusform>%1 takes %n loan.</numerusform>
            <numerusform>%1 takes %n loans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s) at once.</source>
        <translation>
            <numerusform>That costs %n point at once.</numerusform>
            <numerusform>That costs %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wages pay %n thaler(s).</source>
        <translation>
            <numerusform>Wages pay %n thaler.</numerusform>
            <numerusform>Wages pay %n thalers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n thaler(s) in all.</source>
        <translation>
            <numerusform>%1 gets %n thaler in all.</numerusform>
            <numerusform>%1 gets %n thalers in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) to the right.</source>
        <translation>
            <numerusform>The export marker goes %n space to the right.</numerusform>
            <numerusform>The export marker goes %n spaces to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) come from the storage area.</source>
        <translation>
            <numerusform>%n warehouse comes from the storage area.</numerusform>
            <numerusform>%n warehouses come from the storage area.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n thaler(s).</source>
        <translation>
            <numerusform>It costs %n thaler.</numerusform>
            <numerusform>It costs %n thalers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s).</source>
        <translation>
            <numerusform>It brings %n point.</numerusform>
            <numerusform>It brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n lock(s): %2.</source>
        <translation>
            <numerusform>%1 builds %n lock: %2.</numerusform>
            <numerusform>%1 builds %n locks: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation>
            <numerusform>%1 gets %n point.</numerusform>
            <numerusform>%1 gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export marker goes %n space(s) back.</source>
        <translation>
            <numerusform>The export marker goes %n space back.</numerusform>
            <numerusform>The export marker goes %n spaces back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s).</source>
        <translation>
            <numerusform>%1 repays %n loan.</numerusform>
            <numerusform>%1 repays %n loans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has counted %n thaler(s).</source>
        <translation>
            <numerusform>%1 has counted %n thaler.</numerusform>
            <numerusform>%1 has counted %n thalers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1, and %2 has %3: %n loan(s) are needed.</source>
        <translation>
            <numerusform>It costs %1, and %2 has %3: %n loan is needed.</numerusform>
            <numerusform>It costs %1, and %2 has %3: %n loans are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take out %n water tile(s), as the printed table of your level says.</source>
        <translation>
            <numerusform>Take out %n water tile, as the printed table of your level says.</numerusform>
            <numerusform>Take out %n water tiles, as the printed table of your level says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the tiles and lay %n on the dam spaces, dams up.</source>
        <translation>
            <numerusform>Shuffle the tiles and lay %n on the dam spaces, dams up.</numerusform>
            <numerusform>Shuffle the tiles and lay %n on the dam spaces, dams up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the other %n tile(s) into the bag.</source>
        <translation>
            <numerusform>Put the other tile into the bag.</numerusform>
            <numerusform>Put the other %n tiles into the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n flag(s) and lay them face down below the round track.</source>
        <translation>
            <numerusform>Shuffle the %n flag and lay it face down below the round track.</numerusform>
            <numerusform>Shuffle the %n flags and lay them face down below the round track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n warehouse(s) in the own supply.</source>
        <translation>
            <numerusform>Everyone starts with %n warehouse in the own supply.</numerusform>
            <numerusform>Everyone starts with %n warehouses in the own supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area for lock building.</source>
        <translation>
            <numerusform>Everyone puts %n warehouse into the orange area for lock building.</numerusform>
            <numerusform>Everyone puts %n warehouses into the orange area for lock building.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n warehouse(s) into the orange area of Grafschaft Mark.</source>
        <translation>
            <numerusform>Everyone puts %n warehouse into the orange area of Grafschaft Mark.</numerusform>
            <numerusform>Everyone puts %n warehouses into the orange area of Grafschaft Mark.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone lays the %n grey token(s) of the own colour above the player board.</source>
        <translation>
            <numerusform>Everyone lays the %n grey token of the own colour above the player board.</numerusform>
            <numerusform>Everyone lays the %n grey tokens of the own colour above the player board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n copy(s) of each white token, and the blanks.</source>
        <translation>
            <numerusform>Lay out %n copy of each white token, and the blanks.</numerusform>
            <numerusform>Lay out %n copies of each white token, and the blanks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n black dice into the depots, as the printed table says.</source>
        <translation>
            <numerusform>Put %n black die into the depots, as the printed table says.</numerusform>
            <numerusform>Put %n black dice into the depots, as the printed table says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n white dice into the depots of Grafschaft Mark, as the printed table says.</source>
        <translation>
            <numerusform>Put %n white die into the depots of Grafschaft Mark, as the printed table says.</numerusform>
            <numerusform>Put %n white dice into the depots of Grafschaft Mark, as the printed table says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the bag.</source>
        <translation>
            <numerusform>%n tile is in the bag.</numerusform>
            <numerusform>%n tiles are in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <translation>
            <numerusform>%n thaler</numerusform>
            <numerusform>%n thalers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warehouse(s) in supply</source>
        <translation>
            <numerusform>%n warehouse in supply</numerusform>
            <numerusform>%n warehouses in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s)</source>
        <translation>
            <numerusform>%n loan</numerusform>
            <numerusform>%n loans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) for warehouses.</source>
        <translation>
            <numerusform>%1 has %n space for warehouses.</numerusform>
            <numerusform>%1 has %n spaces for warehouses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The export track has %n space(s).</source>
        <translation>
            <numerusform>The export track has %n space.</numerusform>
            <numerusform>The export track has %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n thaler(s): nobody keeps more than 10.</source>
        <translation>
            <numerusform>%1 gives back %n thaler: nobody keeps more than 10.</numerusform>
            <numerusform>%1 gives back %n thalers: nobody keeps more than 10.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheRuhrWords</name>
    <message numerus="yes">
        <source>%1: the two warehouses of a storage area leave it together, but %n is there (%2).</source>
        <translation>
            <numerusform>%1: the two warehouses of a storage area leave it together, but %n is there (%2).</numerusform>
            <numerusform>%1: the two warehouses of a storage area leave it together, but %n are there (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VersusTable</name>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkerButton</name>
    <message numerus="yes">
        <source>Place %n worker(s)</source>
        <translation>
            <numerusform>Place %n worker</numerusform>
            <numerusform>Place %n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::Backups</name>
    <message numerus="yes">
        <source>This copy holds %n game(s).</source>
        <translation>
            <numerusform>This copy holds %n game.</numerusform>
            <numerusform>This copy holds %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The history is copied to %1, with %n photo(s).</source>
        <translation>
            <numerusform>The history is copied to %1, with %n photo.</numerusform>
            <numerusform>The history is copied to %1, with %n photos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The history as it is now holds %n game(s). It stays in the list of the copies, nothing is deleted.</source>
        <translation>
            <numerusform>The history as it is now holds %n game. It stays in the list of the copies, nothing is deleted.</numerusform>
            <numerusform>The history as it is now holds %n games. It stays in the list of the copies, nothing is deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::Editions</name>
    <message numerus="yes">
        <source>A name has up to %n letter(s).</source>
        <translation>
            <numerusform>A name has up to %n letter.</numerusform>
            <numerusform>A name has up to %n letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::EvaluationView</name>
    <message numerus="yes">
        <source>%1 gets %n point(s) in this shift and has %2 now.</source>
        <translation>
            <numerusform>%1 gets %n point in this shift and has %2 now.</numerusform>
            <numerusform>%1 gets %n points in this shift and has %2 now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::Exchange</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n game written to %1.</numerusform>
            <numerusform>%n games written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::ExerciseView</name>
    <message numerus="yes">
        <source>All %n right.</source>
        <translation>
            <numerusform>Right.</numerusform>
            <numerusform>All %n right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right.</source>
        <translation>
            <numerusform>%1 of %n right.</numerusform>
            <numerusform>%1 of %n right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameChoice</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::GameCounts</name>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) so far</source>
        <translation>
            <numerusform>%n order so far</numerusform>
            <numerusform>%n orders so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::HeadToHead</name>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 points in %n game(s) together.</source>
        <translation>
            <numerusform>%1 and %2 points in %n game together.</numerusform>
            <numerusform>%1 and %2 points in %n games together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::LiveGame</name>
    <message numerus="yes">
        <source>%n entry(s) of this game come from a newer Steiger and are not counted here.</source>
        <translation>
            <numerusform>%n entry of this game comes from a newer Steiger and is not counted here.</numerusform>
            <numerusform>%n entries of this game come from a newer Steiger and are not counted here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::NewGame</name>
    <message numerus="yes">
        <source>Rules that can be read differently (%n chosen)</source>
        <translation>
            <numerusform>Rules that can be read differently (%n chosen)</numerusform>
            <numerusform>Rules that can be read differently (%n chosen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::People</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>companion::ScanView</name>
    <message numerus="yes">
        <source>Tile with %1: %n loaded</source>
        <translation>
            <numerusform>Tile with %1: %n loaded</numerusform>
            <numerusform>Tile with %1: %n loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) cannot be read and will be left out: tap to say what it is.</source>
        <translation>
            <numerusform>%n piece cannot be read and will be left out: tap it to say what it is.</numerusform>
            <numerusform>%n pieces cannot be read and will be left out: tap them to say what they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) will be delivered.</source>
        <translation>
            <numerusform>%n order will be delivered.</numerusform>
            <numerusform>%n orders will be delivered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) will be added.</source>
        <translation>
            <numerusform>%n tile will be added.</numerusform>
            <numerusform>%n tiles will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s) will be emptied.</source>
        <translation>
            <numerusform>%n cart will be emptied.</numerusform>
            <numerusform>%n carts will be emptied.</numerusform>
        </translation>
    </message>
</context>
</TS>
