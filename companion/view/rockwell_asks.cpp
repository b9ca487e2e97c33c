// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be told at a table of Rockwell, phase by phase.

#include "companion/rockwell_words.h"
#include "companion/sentences.h"
#include "companion/view/rockwell_game.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

using RockwellAsk = TableAskOf<Event>;
using Weight = TableAsk::Weight;
constexpr int mostHundreds = 999;
constexpr int mostAtOnce = 99;
constexpr int nobody = 9;
constexpr int theRobot = 8;

QString perSeat(const char *key, int seat)
{
    return QString::fromLatin1(key) + QString::number(seat);
}

Cubes cubesOf(const Answers &said, const QString &prefix = {})
{
    Cubes some;
    for (const Resource kind : resources)
        some[kind] = said.number(prefix + QString::number(at(kind)));
    return some;
}

Seat seatOf(int value)
{
    return value == theRobot ? robot : Seat{value};
}

/// The asks of a table, one after the other.
class RockwellAsks
{
    Q_DECLARE_TR_FUNCTIONS(RockwellAsks)

public:
    RockwellAsks(const Table &table, const RockwellTableWords &words)
        : m_table(table)
        , m_words(words)
    {
    }

    std::vector<RockwellAsk> all()
    {
        switch (m_table.phase) {
        case Phase::BeforeStart:
        case Phase::FinalCount:
        case Phase::Finished:
            return {};
        case Phase::Auction:
            auction();
            break;
        case Phase::VicePresidents:
            vicePresident(*actor(m_table));
            break;
        case Phase::Safety:
            goOn(tr("Everybody has bought tokens"));
            forEverybody([this](Seat seat) { tokens(seat); });
            break;
        case Phase::Drill:
            goOn(tr("Drilling is over"));
            extraction();
            forEverybody([this](Seat seat) { advantages(seat); });
            break;
        case Phase::Shafts:
            goOn(tr("The shafts have paid"));
            forEverybody([this](Seat seat) { shaftPays(seat); });
            break;
        case Phase::Trade:
            trade(*actor(m_table));
            break;
        case Phase::Develop:
            develop(*actor(m_table));
            extraction();
            break;
        case Phase::RoundEnd:
        case Phase::Round:
            goOn(tr("The round is over"));
            extraction();
            break;
        case Phase::Robot:
        case Phase::RobotUpgrade:
            break; // only where the mine is followed
        }
        prices();
        forEverybody([this](Seat seat) {
            claim(seat);
            screen(seat);
        });
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

    template <typename Work>
    void forEverybody(const Work &work)
    {
        for (int seat = 0; seat < m_table.seats(); ++seat)
            work(Seat{seat});
    }

    void goOn(const QString &title)
    {
        add("goOn", {}, Weight::Next, title, {}, {},
            [](const Answers &) -> std::vector<Event> { return {PhaseEnded{}}; });
    }

    static std::vector<AskField> cubeFields(const QString &prefix = {}, const QString &whose = {})
    {
        std::vector<AskField> fields;
        for (const Resource kind : resources) {
            const QString what = RockwellTableWords::resource(kind);
            fields.push_back(asking::number(prefix + QString::number(at(kind)),
                                            whose.isEmpty() ? what : filled(tr("%1: %2"), whose, what), 0,
                                            mostAtOnce));
        }
        return fields;
    }

    static void append(std::vector<AskField> &fields, std::vector<AskField> more)
    {
        fields.insert(fields.end(), more.begin(), more.end());
    }

    /// The players, and with two of them the robot.
    std::vector<Choice> parties(bool withRobot) const
    {
        std::vector<Choice> choices;
        for (int seat = 0; seat < m_table.seats(); ++seat)
            choices.push_back({seat, m_words.name(Seat{seat})});
        if (withRobot && setupFor(m_table.seats()).robot)
            choices.push_back({theRobot, m_words.name(robot)});
        return choices;
    }

    void auction()
    {
        std::vector<AskField> fields;
        for (int seat = 0; seat < m_table.seats(); ++seat) {
            const QString who = m_words.name(Seat{seat});
            fields.push_back(asking::number(perSeat("money", seat),
                                            filled(tr("%1: money, in hundreds of dollars"), who), 0,
                                            mostHundreds));
            append(fields, cubeFields(perSeat("bid", seat), who));
        }
        add("auction", {}, Weight::Next, tr("Enter the bids"),
            tr("What everybody had in the hand. Cubes count what they are worth on the market."), fields,
            [seats = m_table.seats()](const Answers &said) -> std::vector<Event> {
                AuctionHeld held;
                for (int seat = 0; seat < seats; ++seat)
                    held.bids.push_back({cubesOf(said, perSeat("bid", seat)),
                                         said.number(perSeat("money", seat)) * smallestMoney});
                return {held};
            });
    }

    void vicePresident(Seat seat)
    {
        const std::vector<Choice> boards{
            {static_cast<int>(Board::ControlCentre), RockwellTableWords::board(Board::ControlCentre)},
            {static_cast<int>(Board::Exchange), RockwellTableWords::board(Board::Exchange)},
            {static_cast<int>(Board::Workshop), RockwellTableWords::board(Board::Workshop)}};
        add("place", seat, Weight::Next, tr("Place a vice president"),
            tr("The best space is 1. The number of actions is printed on the space."),
            {asking::oneOf("board", tr("Board"), boards), asking::number("space", tr("Space"), 1, 8, 1),
             asking::onlyIf(asking::number("actions", tr("Actions printed there"), 1, 8, 1), "board",
                            {static_cast<int>(Board::Exchange), static_cast<int>(Board::Workshop)})},
            [seat](const Answers &said) -> std::vector<Event> {
                return {VicePresidentPlaced{seat, BoardSpace{static_cast<Board>(said.number("board")),
                                                             said.number("space"), said.number("actions")}}};
            });
        add("pass", seat, Weight::Usual, tr("Place none"), {}, {},
            [seat](const Answers &) -> std::vector<Event> {
                return {VicePresidentPlaced{seat, std::nullopt}};
            });
    }

    void tokens(Seat seat)
    {
        if (!m_table.tracking.screens)
            return;
        add("tokens", seat, Weight::Usual, tr("Buy safety tokens"), tr("One cube, one token."), cubeFields(),
            [seat](const Answers &said) -> std::vector<Event> {
                return {TokensBought{seat, cubesOf(said)}};
            });
    }

    void extraction()
    {
        if (!m_table.tracking.screens)
            return; // nothing to share out
        std::vector<AskField> fields = cubeFields();
        const std::vector<Choice> all = parties(true);
        for (const Choice &party : all)
            fields.push_back(asking::number(perSeat("power", party.value),
                                            filled(tr("%1: power on the tile"), party.text), 0, 20));
        std::vector<Choice> owners = parties(false);
        owners.insert(owners.begin(), {nobody, tr("nobody")});
        fields.push_back(asking::oneOf("shaft", tr("Whose shaft is on the tile?"), owners, nobody));
        fields.push_back(asking::oneOf("active", tr("Who caused the extraction?"), all));
        fields.push_back(asking::oneOf("danger", tr("Does the card show danger?"), asking::yesOrNo(), 0));
        for (int seat = 0; seat < m_table.seats(); ++seat)
            fields.push_back(asking::onlyIf(
                asking::number(perSeat("token", seat),
                               filled(tr("%1: safety tokens offered"), m_words.name(Seat{seat})), 0, 20),
                "danger", {1}));
        add("extraction", {}, Weight::Usual, tr("An extraction"),
            tr("Powers count subcontractors. The cubes of the card are shared equally, kind by kind; the "
               "remainder goes to the "
               "owner of the shaft, else to the strongest, else to who caused it."),
            fields, [all, seats = m_table.seats()](const Answers &said) -> std::vector<Event> {
                Extracted event{.tile = {}, .card = cubesOf(said), .danger = said.number("danger") == 1};
                ExtractionSaid situation;
                for (const Choice &party : all) {
                    if (const int power = said.number(perSeat("power", party.value)); power > 0)
                        situation.sharers.push_back({seatOf(party.value), power});
                }
                if (said.number("shaft") != nobody)
                    situation.shaftOwner = Seat{said.number("shaft")};
                situation.active = seatOf(said.number("active"));
                event.said = situation;
                for (int seat = 0; event.danger && seat < seats; ++seat)
                    event.tokens.push_back(said.number(perSeat("token", seat)));
                return {event};
            });
    }

    void advantages(Seat seat)
    {
        if (!m_table.tracking.screens)
            return;
        std::vector<Choice> powers;
        for (int power = 1; power <= mostPower; ++power)
            powers.push_back({power, filled(tr("%1 for $%2"), power, *subcontractorPrice(power))});
        add("hire", seat, Weight::Usual, tr("Hire a subcontractor"), {},
            {asking::oneOf("power", tr("Power"), powers)}, [seat](const Answers &said) -> std::vector<Event> {
                return {Hired{seat, said.number("power")}};
            });
        add("rent", seat, Weight::Usual, tr("Keep a subcontractor"),
            tr("A crew that moves pays the subcontractor again."),
            {asking::oneOf("power", tr("Power"), powers)}, [seat](const Answers &said) -> std::vector<Event> {
                return {RentPaid{seat, said.number("power")}};
            });
        std::vector<Choice> victims = parties(true);
        std::erase_if(victims, [=](const Choice &choice) { return choice.value == index(seat); });
        std::vector<Choice> along = powers;
        along.insert(along.begin(), {0, tr("none")});
        add("bribe", seat, Weight::Usual, tr("Bribe a crew"), {},
            {asking::oneOf("victim", tr("Whose crew?"), victims),
             asking::oneOf("along", tr("Subcontractor that comes along"), along, 0)},
            [seat](const Answers &said) -> std::vector<Event> {
                return {Bribed{
                    .seat = seat, .victim = seatOf(said.number("victim")), .said = said.number("along")}};
            });
    }

    void shaftPays(Seat seat)
    {
        if (!m_table.tracking.screens)
            return;
        add("shaftPays", seat, Weight::Usual, tr("A shaft pays"), tr("What is printed on the open tile."),
            cubeFields(), [seat](const Answers &said) -> std::vector<Event> {
                return {ShaftPaid{seat, {}, cubesOf(said)}};
            });
    }

    void givenUp(Seat seat)
    {
        add("giveUp", seat, Weight::Usual, tr("Done"), tr("The vice president goes home."), {},
            [seat](const Answers &) -> std::vector<Event> { return {ActionsGivenUp{seat}}; });
    }

    void trade(Seat seat)
    {
        std::vector<Choice> kinds;
        for (const Resource kind : resources) {
            if (!m_table.player(seat).traded[at(kind)])
                kinds.push_back(
                    {static_cast<int>(kind),
                     filled(tr("%1, $%2 each"), RockwellTableWords::resource(kind), valueOf(kind))});
        }
        if (!kinds.empty())
            add("trade", seat, Weight::Next, tr("Trade"), {},
                {asking::oneOf("way", tr("What?"), {{0, tr("buy")}, {1, tr("sell")}}),
                 asking::oneOf("kind", tr("Kind"), kinds),
                 asking::number("count", tr("Cubes"), 1, mostAtOnce, 1)},
                [seat](const Answers &said) -> std::vector<Event> {
                    return {ResourceTraded{seat, Trade{static_cast<TradeKind>(said.number("way")),
                                                       static_cast<Resource>(said.number("kind")),
                                                       said.number("count")}}};
                });
        givenUp(seat);
    }

    void develop(Seat seat)
    {
        const Player &player = m_table.player(seat);
        std::vector<Choice> crews;
        const std::vector<Crew> own = crewsOf(m_table, seat);
        for (std::size_t crew = 0; crew < own.size(); ++crew) {
            if (const auto price = powerPrice(m_table.prices, own[crew].power))
                crews.push_back(
                    {static_cast<int>(crew), filled(tr("crew %1, from power %2, $%3"),
                                                    static_cast<int>(crew) + 1, own[crew].power, *price)});
        }
        if (!crews.empty())
            add("power", seat, Weight::Usual, tr("More power"), {},
                {asking::oneOf("crew", tr("Which crew?"), crews)},
                [seat](const Answers &said) -> std::vector<Event> {
                    return {PowerRaised{.seat = seat, .crew = said.number("crew")}};
                });
        if (player.safety < mostLevel)
            add("safety", seat, Weight::Usual,
                priced(tr("Safety"), m_table.prices.safety[static_cast<std::size_t>(player.safety)]), {}, {},
                [seat](const Answers &) -> std::vector<Event> { return {SafetyRaised{seat}}; });
        if (player.movement < mostLevel)
            add("movement", seat, Weight::Usual,
                priced(tr("Movement"), m_table.prices.movement[static_cast<std::size_t>(player.movement)]),
                {}, {}, [seat](const Answers &) -> std::vector<Event> { return {MovementRaised{seat}}; });
        if (player.shafts.size() < shaftsPerPlayer)
            add("shaft", seat, Weight::Usual,
                priced(tr("Shaft"), m_table.prices.shafts[player.shafts.size()]),
                tr("Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: "
                   "beside or "
                   "under an own crew. Shaft 3: anywhere."),
                {}, [seat](const Answers &) -> std::vector<Event> {
                    return {ShaftPlaced{seat, {}}};
                });
        std::vector<AskField> delivery = cubeFields();
        delivery.push_back(asking::number("prestige", tr("Prestige of the tile"), 0, 20, 2));
        add("deliver", seat, Weight::Usual, tr("Delivery"),
            tr("The printed cubes are handed in for the tile."), delivery,
            [seat](const Answers &said) -> std::vector<Event> {
                return {CubesDelivered{seat, cubesOf(said), said.number("prestige")}};
            });
        givenUp(seat);
    }

    static QString priced(const QString &what, const std::optional<int> &price)
    {
        return price ? filled(tr("%1, $%2", "a development and its price"), what, *price) : what;
    }

    // Asked for once: of fewer than four players the tiles are dearer, and only they show how much.
    void prices()
    {
        const auto missing = [](const auto &steps) {
            return std::ranges::any_of(steps, [](const auto &price) { return !price; });
        };
        const bool unknown = missing(m_table.prices.safety) || missing(m_table.prices.shafts);
        if (!m_table.tracking.screens || (!unknown && m_table.seats() == mostPlayers))
            return;
        std::vector<AskField> fields;
        for (int step = 0; step < 3; ++step)
            fields.push_back(asking::number(
                perSeat("safety", step), filled(tr("Safety, step %1, in hundreds of dollars"), step + 1), 1,
                mostHundreds,
                m_table.prices.safety[static_cast<std::size_t>(step)].value_or(1500) / smallestMoney));
        for (int step = 0; step < 3; ++step)
            fields.push_back(asking::number(
                perSeat("shaft", step), filled(tr("Shaft %1, in hundreds of dollars"), step + 1), 1,
                mostHundreds,
                m_table.prices.shafts[static_cast<std::size_t>(step)].value_or(1500) / smallestMoney));
        add("prices", {}, unknown ? Weight::Usual : Weight::Seldom, tr("Prices on the tiles"),
            tr("The marked tiles for fewer than four players are dearer: enter what is printed on them."),
            fields, [known = m_table.prices](const Answers &said) -> std::vector<Event> {
                PricesRead read{known};
                for (int step = 0; step < 3; ++step) {
                    const auto place = static_cast<std::size_t>(step);
                    read.prices.safety[place] = said.number(perSeat("safety", step)) * smallestMoney;
                    read.prices.shafts[place] = said.number(perSeat("shaft", step)) * smallestMoney;
                }
                return {read};
            });
    }

    void claim(Seat seat)
    {
        std::vector<Choice> goals;
        for (const GoalFacts &goal : goalTable) {
            int taken = 0;
            for (const Player &player : m_table.players)
                taken += player.goals[goal.goal] > 0 ? 1 : 0;
            const auto tile = nextTile(goal.goal, m_table.seats(), taken);
            if (tile && m_table.player(seat).goals[goal.goal] == 0)
                goals.push_back({static_cast<int>(goal.goal),
                                 filled(tr("%1 (%2)", "a goal and the prestige of its next tile"),
                                        goalName(goal.goal), *tile)});
        }
        if (!goals.empty())
            add("claim", seat, Weight::Usual, tr("Show a goal"),
                tr("The most valuable tile that is left of it is taken."),
                {asking::oneOf("goal", tr("Goal"), goals)},
                [seat](const Answers &said) -> std::vector<Event> {
                    return {GoalClaimed{seat, static_cast<Goal>(said.number("goal"))}};
                });
    }

    // Only who it belongs to looks: nothing of it is shown elsewhere.
    void screen(Seat seat)
    {
        if (!m_table.tracking.screens)
            return;
        const Player &player = m_table.player(seat);
        std::vector<AskField> fields = cubeFields();
        for (const Resource kind : resources)
            fields[at(kind)].value = player.purse.cubes[kind];
        fields.push_back(asking::number("money", tr("Money, in hundreds of dollars"), 0, mostHundreds,
                                        player.purse.money / smallestMoney));
        fields.push_back(asking::number("tokens", tr("Safety tokens"), 0, mostAtOnce, player.tokens));
        add("screen", seat, Weight::Usual, tr("Look behind the screen"),
            tr("Only for the eyes of who it belongs to. What was counted otherwise can be entered."), fields,
            [seat](const Answers &said) -> std::vector<Event> {
                return {ScreenCounted{seat, Purse{cubesOf(said), said.number("money") * smallestMoney},
                                      said.number("tokens")}};
            });
    }

    const Table &m_table;
    const RockwellTableWords &m_words;
    std::vector<RockwellAsk> m_asks;
};

} // namespace

std::vector<RockwellAsk> rockwellAsks(const Table &table, const RockwellTableWords &words)
{
    return RockwellAsks(table, words).all();
}

} // namespace companion
