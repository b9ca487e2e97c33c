// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be told at a table of Imperial Miners, step by step of the round.

#include "companion/sentences.h"
#include "companion/view/imperial_miners_game.h"
#include "scoring/imperial_miners/hand.h"

namespace companion {

using namespace scoring::imperial_miners;
using scoring::index;
using scoring::Seat;

namespace {

using MinersAsk = TableAskOf<Event>;
using Weight = TableAsk::Weight;
constexpr int aLot = 99;

/// The asks of a table, one after the other.
class Asks
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersAsks)

public:
    explicit Asks(const Table &table)
        : m_table(table)
    {
    }

    std::vector<MinersAsk> all()
    {
        if (m_table.phase == Phase::Setup || m_table.phase == Phase::FinalScoring ||
            m_table.phase == Phase::Finished)
            return {};
        ofTheTable();
        for (int number = 0; number < m_table.seats(); ++number) {
            const Seat seat{number};
            if (m_table.phase == Phase::MineReveal)
                reveal(seat, Weight::Next);
            if (m_table.phase == Phase::MinePlaceAndChain && m_table.tracking.mines)
                placeAndChain(seat);
            done(seat);
            effects(seat);
            inTheMine(seat);
        }
        return std::move(m_asks);
    }

private:
    using Make = std::function<std::vector<Event>(const Answers &)>;

    void add(const QString &key, std::optional<Seat> seat, Weight weight, const QString &title,
             const QString &text, std::vector<AskField> fields, Make make)
    {
        const int number = seat ? index(*seat) : -1;
        m_asks.push_back({{.key = seat ? key + u'-' + QString::number(number) : key,
                           .title = title,
                           .text = text,
                           .seat = number,
                           .weight = weight,
                           .fields = std::move(fields)},
                          std::move(make)});
    }

    void ofTheTable()
    {
        if (m_table.phase == Phase::EventReveal) {
            add("event", {}, Weight::Next, tr("Turn up the event"), tr("When does the event take effect?"),
                {asking::line("text", tr("What it says, if you like")),
                 asking::oneOf("timing", tr("It takes effect"),
                               {{static_cast<int>(EventTiming::Immediate), tr("at once")},
                                {static_cast<int>(EventTiming::Modifier), tr("during this round")},
                                {static_cast<int>(EventTiming::EndOfRound), tr("at the end of the round")}})},
                [](const Answers &answers) -> std::vector<Event> {
                    return {EventRevealed{static_cast<EventTiming>(answers.number("timing")),
                                          answers.line("text").trimmed().toStdString()}};
                });
        } else if (Table tried = m_table; !scoring::imperial_miners::apply(tried, Event(StepDone{}))) {
            // Where somebody is not at the surface yet, everybody has their own to do.
            add("everybody", {}, Weight::Next,
                m_table.phase == Phase::MineReveal          ? tr("Everybody has revealed")
                : m_table.phase == Phase::MinePlaceAndChain ? tr("Everybody is at the surface")
                                                            : tr("Everybody is done"),
                {}, {}, [](const Answers &) -> std::vector<Event> { return {StepDone{}}; });
        }
        for (int board = 1; m_table.tracking.research && board <= researchBoards; ++board) {
            const auto &known = m_table.boards[static_cast<std::size_t>(board - 1)];
            add("measure" + QString::number(board), {}, known ? Weight::Seldom : Weight::Usual,
                filled(tr("Count the spaces of board %1"), board),
                tr("Count the spaces of the side that lies up, the lowest and the top included."),
                {asking::number("spaces", tr("Spaces"), shortestBoard, 30, known.value_or(6))},
                [board](const Answers &answers) -> std::vector<Event> {
                    return {BoardMeasured{board, answers.number("spaces")}};
                });
        }
    }

    void reveal(Seat seat, Weight weight)
    {
        const Player &player = m_table.player(seat);
        if (player.done)
            return;
        std::vector<Choice> levelsNow;
        for (const LevelFacts &facts : levels) {
            const bool fits = m_table.tracking.mines ? hasPlace(player.mine, facts.level)
                                                     : hasPlace(player.unseen, facts.level);
            if (fits)
                levelsNow.push_back({facts.level, QString::number(facts.level)});
        }
        std::vector<AskField> fields{asking::oneOf("level", tr("Level"), levelsNow)};
        if (m_table.tracking.coins) {
            fields.push_back(asking::onlyIf(
                asking::number("cost2", tr("Coins paid"), 0, levelFacts(2).mostCost, levelFacts(2).mostCost),
                "level", {2}));
            fields.push_back(asking::onlyIf(
                asking::number("cost3", tr("Coins paid"), 0, levelFacts(3).mostCost), "level", {3}));
        }
        add("reveal", seat, weight,
            weight == Weight::Next ? tr("Reveal a card") : tr("Reveal a further card"),
            tr("Level 1 and level 4 cost nothing. An effect may lower what is printed."), fields,
            [seat](const Answers &answers) -> std::vector<Event> {
                const int level = answers.number("level");
                const int cost = level == 2   ? answers.number("cost2")
                                 : level == 3 ? answers.number("cost3")
                                              : 0;
                return {CardRevealed{.seat = seat, .level = level, .cost = cost}};
            });
        add("deck", seat, weight == Weight::Next ? Weight::Usual : Weight::Seldom, tr("A card from the deck"),
            tr("Who can play no card of the hand draws one of level 1 and plays it."), {},
            [seat](const Answers &) -> std::vector<Event> {
                return {CardRevealed{.seat = seat, .level = 1, .cost = 0, .fromDeck = true}};
            });
    }

    void placeAndChain(Seat seat)
    {
        const Player &player = m_table.player(seat);
        if (player.done)
            return;
        const auto waiting = std::ranges::find(player.revealed, false, &RevealedCard::placed);
        const bool startsChain = player.step == MineStep::Place || player.surfaceEffect;
        if (waiting != player.revealed.end() && (startsChain || !player.chain.empty()))
            placeCard(seat, waiting->level, startsChain);
        const std::vector<std::string> above = chainChoices(m_table, seat);
        if (!above.empty())
            goUp(seat, above);
        if (player.step == MineStep::Surface && !player.surfaceEffect)
            add("surface", seat, Weight::Next, tr("An effect of the surface"),
                tr("The chain is at the surface. One of its three effects is picked."),
                {asking::oneOf("effect", tr("Effect"), {{1, "1"}, {2, "2"}, {3, "3"}})},
                [seat](const Answers &answers) -> std::vector<Event> {
                    return {SurfaceUsed{seat, answers.number("effect")}};
                });
        if (player.step == MineStep::Surface)
            reveal(seat, Weight::Seldom);
    }

    void placeCard(Seat seat, int level, bool startsChain)
    {
        const Mine &mine = m_table.player(seat).mine;
        const std::vector<Position> places = legalPositions(mine, level, 2);
        std::vector<Choice> choices;
        for (std::size_t number = 0; number < places.size(); ++number)
            choices.push_back({static_cast<int>(number), {}, places[number].row, places[number].x});
        std::vector<AskField> fields{asking::place("place", tr("Where does it lie?"), choices)};
        if (m_table.tracking.carts)
            fields.push_back(asking::sides("half", tr("Half carts on its sides"),
                                           {{static_cast<int>(Half::None), tr("none")},
                                            {static_cast<int>(Half::Empty), tr("empty")},
                                            {static_cast<int>(Half::Loaded), tr("loaded")}}));
        const bool withHalf = m_table.tracking.carts;
        add("place", seat, Weight::Next, filled(tr("Place the card of level %1"), level),
            tr("It goes into the row of its level, below a card or the surface."), fields,
            [seat, places, withHalf, startsChain, id = nextId(mine)](const Answers &answers) {
                const auto chosen = static_cast<std::size_t>(answers.number("place"));
                CardPlaced card{.seat = seat, .id = id, .position = {}, .half = {}, .factions = {}};
                if (chosen < places.size())
                    card.position = places[chosen];
                if (withHalf) {
                    card.half = HalfCarts{};
                    const QList<int> said = answers.several("half");
                    for (qsizetype slot = 0; slot < said.size() && slot < 6; ++slot)
                        card.half->halves[static_cast<std::size_t>(slot)] = static_cast<Half>(said[slot]);
                }
                std::vector<Event> events{card};
                if (startsChain)
                    events.push_back(ChainReached{seat, id}); // which always begins here
                return events;
            });
    }

    // Cards are called by letters, in the order in which they came.
    static std::string nextId(const Mine &mine)
    {
        const std::size_t number = mine.cards.size();
        const std::string letter(1, static_cast<char>('A' + number % 26));
        return number < 26 ? letter : letter + std::to_string(number / 26);
    }

    void goUp(Seat seat, const std::vector<std::string> &above)
    {
        const auto reach = [seat](const std::string &card) -> std::vector<Event> {
            return {ChainReached{seat, card}};
        };
        if (above.size() == 1) {
            const std::string card = above.front();
            add("chain", seat, Weight::Next,
                filled(tr("The chain goes on to card %1"), QString::fromStdString(card)), {}, {},
                [reach, card](const Answers &) { return reach(card); });
            return;
        }
        add("chain", seat, Weight::Next, tr("The chain goes on"),
            tr("It goes to one of the two cards right above."), {cardField(seat, above)},
            [reach, above](const Answers &answers) {
                const auto chosen = static_cast<std::size_t>(answers.number("card"));
                return chosen < above.size() ? reach(above[chosen]) : std::vector<Event>();
            });
    }

    /// One of those cards, on the board.
    AskField cardField(Seat seat, const std::vector<std::string> &cards) const
    {
        std::vector<Choice> choices;
        for (std::size_t number = 0; number < cards.size(); ++number) {
            const Card &card = *findCard(m_table.player(seat).mine, cards[number]);
            choices.push_back(
                {static_cast<int>(number), QString::fromStdString(card.id), card.level, card.x});
        }
        return asking::place("card", tr("Which card?"), std::move(choices));
    }

    void done(Seat seat)
    {
        const Player &player = m_table.player(seat);
        if (m_table.phase == Phase::EventReveal || player.done)
            return;
        const bool mine = m_table.phase == Phase::MinePlaceAndChain && m_table.tracking.mines;
        const bool reached = !mine || player.surfaceEffect || player.revealed.empty();
        if (!reached)
            return;
        const bool reveals = m_table.phase == Phase::MineReveal;
        add("done", seat, reveals ? Weight::Seldom : Weight::Next,
            reveals ? tr("No card this round") : tr("Done"), {}, {},
            [seat](const Answers &) -> std::vector<Event> { return {StepDone{seat}}; });
    }

    void effects(Seat seat)
    {
        const Player &player = m_table.player(seat);
        if (m_table.tracking.coins)
            add("coins", seat, Weight::Usual, tr("Coins"), tr("What an effect gives or takes."),
                {asking::number("by", tr("Coins"), -player.coins, aLot, 1)},
                [seat](const Answers &answers) -> std::vector<Event> {
                    return {CoinsChanged{seat, answers.number("by")}};
                });
        if (m_table.tracking.points)
            add("points", seat, Weight::Usual, tr("Points"),
                tr("Point tokens that an effect gives or takes."),
                {asking::number("by", tr("Points"), -player.points, aLot, 1)},
                [seat](const Answers &answers) -> std::vector<Event> {
                    return {PointsChanged{seat, answers.number("by")}};
                });
        if (m_table.tracking.hands)
            add("hand", seat, Weight::Usual, tr("Cards in hand"),
                filled(tr("Once the effect is over, %1 cards may be kept."), handLimit),
                {asking::number("drawn", tr("Drawn from decks 1 to 3"), 0, 20),
                 asking::number("levelFour", tr("Drawn from deck 4"), 0, 14),
                 asking::number("discarded", tr("Discarded"), 0, player.hand + 20)},
                [seat](const Answers &answers) -> std::vector<Event> {
                    return {HandChanged{.seat = seat,
                                        .drawn = answers.number("drawn"),
                                        .discarded = answers.number("discarded"),
                                        .levelFour = answers.number("levelFour")}};
                });
        const bool measured =
            std::ranges::all_of(m_table.boards, [](const auto &spaces) { return spaces.has_value(); });
        if (m_table.tracking.research && measured)
            research(seat);
    }

    void research(Seat seat)
    {
        const auto &marker = m_table.player(seat).research.marker;
        std::vector<Choice> boards;
        for (int board = 1; board <= researchBoards; ++board)
            boards.push_back({board, QString::number(board)});
        std::vector<Choice> others = boards;
        if (marker)
            std::erase_if(others, [&](const Choice &choice) { return choice.value == marker->board; });
        std::vector<AskField> fields{asking::number("steps", tr("Steps"), 0, 20, 1)};
        if (!marker)
            fields.push_back(asking::oneOf("first", tr("The marker starts on board"), boards));
        // Which steps reach the top is known where the marker is on a board.
        const int toTheTop =
            marker ? *m_table.boards[static_cast<std::size_t>(marker->board - 1)] - marker->space : 0;
        QList<int> completing;
        for (int steps = std::max(1, toTheTop); marker && steps <= 20; ++steps)
            completing += steps;
        AskField next =
            asking::oneOf("next", tr("The board is completed. The marker goes on to board"), others);
        fields.push_back(marker ? asking::onlyIf(next, "steps", completing) : next);
        if (!marker)
            fields.back().title = tr("Should the top be reached, it goes on to board");
        add("research", seat, Weight::Usual, tr("Research"),
            tr("Only the space on which the marker ends takes effect; steps beyond the top are lost."),
            fields, [seat, hasMarker = marker.has_value()](const Answers &answers) -> std::vector<Event> {
                ResearchMove move{.most = answers.number("steps"), .steps = answers.number("steps")};
                if (!hasMarker)
                    move.firstBoard = answers.number("first");
                if (answers.has("next"))
                    move.nextBoard = answers.number("next");
                return {Researched{seat, move}};
            });
    }

    /// Tokens on cards, and cards that effects activate.
    void inTheMine(Seat seat)
    {
        const Mine &mine = m_table.player(seat).mine;
        if (!m_table.tracking.mines || mine.cards.empty())
            return;
        std::vector<std::string> all;
        std::vector<std::string> whole;
        std::vector<std::string> collapsed;
        for (const Card &card : mine.cards) {
            all.push_back(card.id);
            (card.collapse > 0 ? collapsed : whole).push_back(card.id);
        }
        onCard("machines", seat, tr("Machines"), all,
               {asking::number("by", tr("Machines"), -mostMachinesPerCard, mostMachinesPerCard, 1)},
               [seat](const std::string &card, const Answers &answers) {
                   return Event(MachinesChanged{seat, card, answers.number("by")});
               });
        onCard("collapse", seat, tr("A card collapses"), whole, {},
               [seat](const std::string &card, const Answers &) {
                   return Event(CollapsePlaced{seat, card});
               });
        onCard("clear", seat, tr("A collapse is cleared"), collapsed, {},
               [seat](const std::string &card, const Answers &) {
                   return Event(CollapseRemoved{seat, card});
               });
        const bool byEvent =
            m_table.phase == Phase::EventResolve || m_table.phase == Phase::EndOfRoundResolve;
        const bool byChain = m_table.phase == Phase::MinePlaceAndChain && !m_table.player(seat).chain.empty();
        if ((byEvent || byChain) && !m_table.player(seat).done)
            onCard("activate", seat, tr("An effect activates a card"), all, {},
                   [seat](const std::string &card, const Answers &) {
                       return Event(CardActivated{seat, card});
                   });
        cartToken(seat);
    }

    void onCard(const QString &key, Seat seat, const QString &title, const std::vector<std::string> &cards,
                std::vector<AskField> more, std::function<Event(const std::string &, const Answers &)> make)
    {
        if (cards.empty())
            return;
        std::vector<AskField> fields{cardField(seat, cards)};
        fields.insert(fields.end(), more.begin(), more.end());
        add(key, seat, Weight::Usual, title, {}, fields, [cards, make](const Answers &answers) {
            const auto chosen = static_cast<std::size_t>(answers.number("card"));
            return chosen < cards.size() ? std::vector<Event>{make(cards[chosen], answers)}
                                         : std::vector<Event>();
        });
    }

    void cartToken(Seat seat)
    {
        const std::vector<Seam> seams =
            m_table.tracking.carts ? placesForCartToken(m_table.player(seat).mine) : std::vector<Seam>();
        if (seams.empty())
            return;
        std::vector<Choice> choices;
        for (std::size_t number = 0; number < seams.size(); ++number)
            choices.push_back(
                {static_cast<int>(number),
                 filled(tr("%1 and %2", "two cards that touch"), QString::fromStdString(seams[number].first),
                        QString::fromStdString(seams[number].second))});
        add("cart", seat, Weight::Usual, tr("A cart token"),
            tr("It makes a full cart of two halves of which one is loaded."),
            {asking::oneOf("seam", tr("Between the cards"), choices)},
            [seat, seams](const Answers &answers) -> std::vector<Event> {
                const auto chosen = static_cast<std::size_t>(answers.number("seam"));
                if (chosen >= seams.size())
                    return {};
                return {CartTokenPlaced{seat, seams[chosen].first, seams[chosen].second}};
            });
    }

    const Table &m_table;
    std::vector<MinersAsk> m_asks;
};

} // namespace

std::vector<MinersAsk> imperialMinersAsks(const Table &table)
{
    return Asks(table).all();
}

} // namespace companion
