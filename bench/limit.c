/* Call to Glory in plain C: the same record, algorithm and random stream as courtcards/games/call_to_glory, so that it
 * plays the same games. It says how fast the engine could be, and serves for nothing else; bench.limit compares the two
 * game by game. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 4, ROUNDS = 4, TURNS = 100, HAND = 3, FIGURES = 4, DECKS = 3 };
enum { KINDS = 9, CARDS = 110, NINJA = 5, SMALLEST = 2, OPTIONS = 6 + KINDS };
enum { NOBODY = -1, NOTHING = -1, EVERYTHING = -1 };
enum { DEAL, DRAW, PLAY, AFTER, PILE, REVEAL, OVER };
enum { NOT_ENDED, BY_CHARACTERS, BY_ALL_NINE, BY_DRAW_PILE, BY_TURNS };
enum { DRAW_FROM = 0, DISCARD = 4, LAY = 22, CHOOSE_PILE = 123, STRIKE = 125, END = 152, REVEAL_TASK, ACTIONS = 156 };

/* As in state.py, in the same order. */
typedef struct {
    int8_t players, rounds, tasks, ninja, hand_limit, most_turns, cards, composition[KINDS], viewer;
    int8_t phase, round, starter, turn, actor, first_pile, new_figure, resume, ending;
    int16_t turns;
    int8_t deck[CARDS], next[2], end[2], discard[2][CARDS], height[2], buried[2][KINDS];
    int8_t hand[SEATS][KINDS], hand_size[SEATS], known[SEATS][KINDS];
    int8_t set_owner[KINDS], set_size[KINDS], needed[KINDS], laid[SEATS], on_table;
    int8_t figures[SEATS], leaving, leaving_count;
    int8_t task[SEATS][DECKS], revealed[SEATS][DECKS];
    int16_t scores[ROUNDS][SEATS], totals[SEATS];
} State;

typedef struct {
    uint32_t a, b, c, counter;
} Stream;

static const int8_t NUMBER[KINDS] = {6, 7, 8, 9, 12, 14, 16, 18, 20};
static const int8_t MINIMUM[2][KINDS] = {{2, 2, 2, 2, 2, 2, 2, 2, 2}, {2, 2, 2, 2, 3, 3, 3, 2, 2}}; /* for 2; for more */
static const int8_t TASKS[DECKS][SEATS] = {{0, 1, 2, 3}, {3, 4, 5, 6}, {5, 6, 7, 8}};
static const int8_t TASK_POINTS[DECKS] = {5, 4, 3};

/* Filled when the library is loaded. */
static int16_t lay_action[KINDS]; /* number of the action that lays no cards of the character */
static int8_t lay_character[CHOOSE_PILE - LAY], lay_size[CHOOSE_PILE - LAY], ordered[CARDS];

__attribute__((constructor)) static void fill_tables(void) {
    int at = 0, card = 0;
    for (int k = 0; k < KINDS; k++) {
        lay_action[k] = LAY + at - SMALLEST;
        for (int size = SMALLEST; size <= NUMBER[k]; size++, at++) {
            lay_character[at] = k;
            lay_size[at] = size;
        }
        for (int i = 0; i < NUMBER[k]; i++) ordered[card++] = k;
    }
}

/* Chance */

static inline uint32_t next_word(Stream *s) {
    uint32_t word = s->a + s->b + s->counter++;
    s->a = s->b ^ (s->b >> 9);
    s->b = s->c + (s->c << 3);
    s->c = ((s->c << 21) | (s->c >> 11)) + word;
    return word;
}

static inline uint32_t below(Stream *s, uint32_t n) {
    uint64_t product = (uint64_t)next_word(s) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = (uint64_t)next_word(s) * n;
    }
    return product >> 32;
}

/* The stream is copied, so that it can stay in registers while cards are written. */
static inline void shuffle(int8_t *cards, int count, Stream *stream) {
    Stream local = *stream;
    for (int i = count - 1; i > 0; i--) {
        uint32_t j = below(&local, i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    *stream = local;
}

/* Starts and deals */

static inline int after(const State *g, int seat) { return seat + 1 == g->players ? 0 : seat + 1; }

static inline void begin_turn(State *g, int seat) {
    g->turn = g->actor = seat;
    g->phase = DRAW;
    g->first_pile = NOTHING;
    g->new_figure = 0;
}

static inline void clear_table(State *g) {
    memset(g->hand, 0, sizeof g->hand);
    memset(g->hand_size, 0, sizeof g->hand_size);
    memset(g->known, 0, sizeof g->known);
    memset(g->height, 0, sizeof g->height);
    memset(g->buried, 0, sizeof g->buried);
    memset(g->set_owner, NOBODY, sizeof g->set_owner);
    memset(g->set_size, 0, sizeof g->set_size);
    memcpy(g->needed, MINIMUM[g->players > 2], sizeof g->needed);
    memset(g->laid, 0, sizeof g->laid);
    g->on_table = 0;
    g->leaving = NOTHING;
    g->leaving_count = g->turns = g->ending = 0;
}

static void deal(State *g, Stream *s) {
    int dealt = HAND * g->players, middle = dealt + (CARDS - dealt + 1) / 2, card = 0;
    clear_table(g);
    memcpy(g->deck, ordered, CARDS);
    shuffle(g->deck, CARDS, s);
    for (int seat = 0; seat < g->players; seat++) {
        for (int i = 0; i < HAND; i++) g->hand[seat][g->deck[card++]]++;
        g->hand_size[seat] = HAND;
    }
    g->next[0] = dealt;
    g->end[0] = g->next[1] = middle;
    g->end[1] = CARDS;
    g->round++;
    begin_turn(g, g->starter);
}

static void deal_tasks(State *g, Stream *s) {
    for (int deck = 0; deck < DECKS; deck++) {
        int8_t tasks[SEATS];
        memcpy(tasks, TASKS[deck], SEATS);
        shuffle(tasks, SEATS, s);
        for (int seat = 0; seat < g->players; seat++) g->task[seat][deck] = tasks[seat];
    }
}

static void start(State *g, const int8_t *options, Stream *s) {
    g->players = options[0], g->rounds = options[1], g->tasks = options[2], g->ninja = options[3];
    g->hand_limit = HAND, g->most_turns = TURNS, g->cards = CARDS;
    memcpy(g->composition, NUMBER, sizeof g->composition);
    g->viewer = EVERYTHING;
    g->round = 0;
    g->starter = below(s, g->players);
    memset(g->figures, 0, sizeof g->figures);
    memset(g->task, NOTHING, sizeof g->task);
    memset(g->revealed, 0, sizeof g->revealed);
    memset(g->scores, 0, sizeof g->scores);
    memset(g->totals, 0, sizeof g->totals);
    if (g->tasks) deal_tasks(g, s);
    deal(g, s);
}

/* What may be done. Where a branch could not be foreseen, an action is written first, and counted only if legal. */

static inline int forced_pile(const State *g) { return g->height[0] == 0 ? 0 : g->height[1] == 0 ? 1 : NOTHING; }

static inline bool can_strike(const State *g) {
    if (!g->ninja || g->figures[g->turn] <= g->new_figure) return false;
    return g->on_table > g->laid[g->turn];
}

static inline int legal_strikes(const State *g, int16_t *out, int n) {
    if (!can_strike(g)) return n;
    for (int offset = 1, seat = after(g, g->turn); offset < g->players; offset++, seat = after(g, seat))
        for (int k = 0; k < KINDS; k++)
            if (g->set_owner[k] == seat) out[n++] = STRIKE + KINDS * (offset - 1) + k;
    return n;
}

static inline int legal_draw(const State *g, int16_t *out) {
    int n = 0;
    for (int pile = 0; pile < 2; pile++)
        if (pile != g->first_pile && g->end[pile] > g->next[pile]) out[n++] = DRAW_FROM + pile;
    for (int place = 0; place < 2; place++)
        if (place + 2 != g->first_pile && g->height[place] > 0) out[n++] = DRAW_FROM + 2 + place;
    return legal_strikes(g, out, n);
}

static inline int legal_discards(const State *g, const int8_t *hand, int16_t *out) {
    int n = 0, forced = forced_pile(g);
    if (forced == NOTHING)
        for (int k = 0; k < KINDS; k++) {
            out[n] = DISCARD + 2 * k;
            out[n + 1] = DISCARD + 2 * k + 1;
            n += 2 * (hand[k] > 0);
        }
    else
        for (int k = 0; k < KINDS; k++) {
            out[n] = DISCARD + 2 * k + forced;
            n += hand[k] > 0;
        }
    return n;
}

static inline int legal_lays(const State *g, const int8_t *hand, int16_t *out, int n) {
    unsigned kinds = 0;
    for (int k = 0; k < KINDS; k++) kinds |= (unsigned)(hand[k] >= g->needed[k]) << k;
    for (; kinds; kinds &= kinds - 1) {
        int k = __builtin_ctz(kinds);
        for (int size = g->needed[k]; size <= hand[k]; size++) out[n++] = lay_action[k] + size;
    }
    return n;
}

static inline int legal_play(const State *g, int16_t *out) {
    const int8_t *hand = g->hand[g->turn];
    int n = legal_discards(g, hand, out);
    n = legal_lays(g, hand, out, n);
    return legal_strikes(g, out, n);
}

static inline int legal_after(const State *g, int16_t *out) {
    int n = legal_strikes(g, out, 0);
    out[n] = END;
    return n + 1;
}

static inline int legal_pile(int16_t *out) {
    out[0] = CHOOSE_PILE;
    out[1] = CHOOSE_PILE + 1;
    return 2;
}

static inline int legal_reveal(const State *g, int16_t *out) {
    int n = 0;
    for (int deck = 0; deck < DECKS; deck++)
        if (g->revealed[g->actor][deck] == 0) out[n++] = REVEAL_TASK + deck;
    return n;
}

static inline int legal(const State *g, int16_t *out) {
    switch (g->phase) {
    case DRAW: return legal_draw(g, out);
    case PLAY: return legal_play(g, out);
    case PILE: return legal_pile(out);
    case AFTER: return legal_after(g, out);
    case REVEAL: return legal_reveal(g, out);
    default: return 0;
    }
}

/* How cards move */

static inline void leave_hand(State *g, int seat, int k, int count) {
    int known = g->known[seat][k] - count;
    g->hand[seat][k] -= count;
    g->hand_size[seat] -= count;
    g->known[seat][k] = known > 0 ? known : 0;
}

/* Most often it is one card, for which the set-up of a loop would cost more than the rest. */
static inline void put_on_pile(State *g, int place, int k, int count) {
    int8_t *top = g->discard[place] + g->height[place];
    if (count == 1)
        *top = k;
    else
        for (int i = 0; i < count; i++) top[i] = k;
    g->height[place] += count;
    g->buried[place][k] += count;
}

static inline void size_set(State *g, int k, int size) {
    int minimum = MINIMUM[g->players > 2][k];
    g->set_size[k] = size;
    g->needed[k] = size + 1 > minimum ? size + 1 : minimum;
}

static inline void remove_set(State *g, int k) {
    g->laid[g->set_owner[k]]--;
    g->on_table--;
    g->set_owner[k] = NOBODY;
    size_set(g, k, 0);
}

/* Ends of rounds */

static inline int round_ending(const State *g) {
    if (g->laid[g->turn] >= 8 - g->players) return BY_CHARACTERS;
    if (g->on_table == KINDS) return BY_ALL_NINE;
    if (g->next[0] == g->end[0] || g->next[1] == g->end[1]) return BY_DRAW_PILE;
    return g->turns >= TURNS * g->players ? BY_TURNS : NOT_ENDED;
}

static void score_round(State *g) {
    int16_t *row = g->scores[g->round - 1];
    for (int k = 0; k < KINDS; k++)
        if (g->set_owner[k] != NOBODY) row[g->set_owner[k]] += NUMBER[k];
    for (int seat = 0; g->tasks && seat < g->players; seat++)
        for (int deck = 0; deck < DECKS; deck++) {
            int k = g->task[seat][deck];
            if (g->revealed[seat][deck] == g->round && g->set_owner[k] != NOBODY)
                row[g->set_owner[k]] += g->set_size[k] * TASK_POINTS[deck];
        }
    for (int seat = 0; seat < g->players; seat++) g->totals[seat] += row[seat];
}

static int next_starter(const State *g) {
    const int16_t *row = g->scores[g->round - 1];
    int best = after(g, g->starter), seat = best;
    for (int i = 1; i < g->players; i++) {
        seat = after(g, seat);
        int ahead = g->totals[seat] - g->totals[best];
        if (ahead < 0 || (ahead == 0 && row[seat] < row[best])) best = seat;
    }
    return best;
}

static void end_round(State *g) {
    score_round(g);
    g->turn = g->actor = NOBODY;
    if (g->round == g->rounds) {
        g->phase = OVER;
    } else {
        g->phase = DEAL;
        g->starter = next_starter(g);
    }
}

static void reveal_tasks(State *g) {
    if (g->round < g->rounds) {
        g->phase = REVEAL;
        g->actor = g->starter;
        return;
    }
    for (int seat = 0; seat < g->players; seat++)
        for (int deck = 0; deck < DECKS; deck++)
            if (g->revealed[seat][deck] == 0) g->revealed[seat][deck] = g->round;
    end_round(g);
}

static inline void end_turn(State *g) {
    g->turns++;
    g->ending = round_ending(g);
    if (g->ending == NOT_ENDED)
        begin_turn(g, after(g, g->turn));
    else if (g->tasks)
        reveal_tasks(g);
    else
        end_round(g);
}

/* What happens */

static inline void after_play(State *g) {
    if (can_strike(g)) {
        g->phase = AFTER;
        g->actor = g->turn;
    } else {
        end_turn(g);
    }
}

static inline void go_on(State *g, int phase) {
    g->phase = phase;
    g->actor = g->turn;
    if (phase == AFTER) after_play(g);
}

static inline void discard_from_table(State *g, int owner, int k, int count, int resume) {
    int place = forced_pile(g);
    if (place != NOTHING) {
        put_on_pile(g, place, k, count);
        go_on(g, resume);
    } else {
        g->leaving = k;
        g->leaving_count = count;
        g->resume = resume;
        g->phase = PILE;
        g->actor = owner;
    }
}

static inline void apply_draw(State *g, int pile) {
    int seat = g->turn, k;
    if (pile < 2) {
        k = g->deck[g->next[pile]++];
    } else {
        k = g->discard[pile - 2][--g->height[pile - 2]];
        g->buried[pile - 2][k]--;
        g->known[seat][k]++;
    }
    g->hand[seat][k]++;
    g->hand_size[seat]++;
    if (g->first_pile == NOTHING)
        g->first_pile = pile;
    else
        g->phase = PLAY;
}

static inline void apply_discard(State *g, int k, int place) {
    leave_hand(g, g->turn, k, 1);
    put_on_pile(g, place, k, 1);
    after_play(g);
}

static inline void take_figure(State *g, int seat) {
    int held = 0;
    for (int other = 0; other < g->players; other++) held += g->figures[other];
    if (held == FIGURES) return;
    g->figures[seat]++;
    g->new_figure = 1;
}

static inline void apply_lay(State *g, int k, int count) {
    int seat = g->turn, loser = g->set_owner[k], beaten = g->set_size[k];
    if (beaten) remove_set(g, k);
    leave_hand(g, seat, k, count);
    g->set_owner[k] = seat;
    size_set(g, k, count);
    g->laid[seat]++;
    g->on_table++;
    if (g->ninja && k == NINJA) take_figure(g, seat);
    if (beaten)
        discard_from_table(g, loser, k, beaten, AFTER);
    else
        after_play(g);
}

static inline void apply_strike(State *g, int k) {
    int owner = g->set_owner[k];
    g->figures[g->turn]--;
    if (g->set_size[k] == 1)
        remove_set(g, k);
    else
        size_set(g, k, g->set_size[k] - 1);
    discard_from_table(g, owner, k, 1, g->phase);
}

static inline void apply_pile(State *g, int place) {
    put_on_pile(g, place, g->leaving, g->leaving_count);
    g->leaving = NOTHING;
    g->leaving_count = 0;
    go_on(g, g->resume);
}

static inline void apply_reveal(State *g, int deck) {
    int next = after(g, g->actor);
    g->revealed[g->actor][deck] = g->round;
    if (next == g->starter)
        end_round(g);
    else
        g->actor = next;
}

static inline void apply(State *g, int action) {
    if (action < DISCARD)
        apply_draw(g, action - DRAW_FROM);
    else if (action < LAY)
        apply_discard(g, (action - DISCARD) >> 1, (action - DISCARD) & 1);
    else if (action < CHOOSE_PILE)
        apply_lay(g, lay_character[action - LAY], lay_size[action - LAY]);
    else if (action < STRIKE)
        apply_pile(g, action - CHOOSE_PILE);
    else if (action < END)
        apply_strike(g, (action - STRIKE) % KINDS);
    else if (action == END)
        end_turn(g);
    else
        apply_reveal(g, action - REVEAL_TASK);
}

/* Many games. A row of options is players, rounds, tasks, ninja, and then the usual hand, turns and cards, which are known
 * here; a row of streams is a, b, c, counter. */

static inline int64_t play_round(State *g, Stream *stream) {
    Stream local = *stream; /* as in shuffle */
    int16_t actions[ACTIONS];
    int64_t decisions = 0;
    while (g->phase != DEAL && g->phase != OVER) {
        int count = legal(g, actions);
        apply(g, actions[below(&local, count)]);
        decisions++;
    }
    *stream = local;
    return decisions;
}

static inline int64_t play_out(State *g, Stream *s) {
    int64_t decisions = 0;
    while (g->phase != OVER) {
        if (g->phase == DEAL) deal(g, s);
        decisions += play_round(g, s);
    }
    return decisions;
}

static inline Stream load(const int64_t *row) { return (Stream){row[0], row[1], row[2], row[3]}; }

static inline void store(int64_t *row, Stream s) { row[0] = s.a, row[1] = s.b, row[2] = s.c, row[3] = s.counter; }

int64_t record_size(void) { return sizeof(State); }

void start_batch(State *states, const int8_t *options, int64_t *streams, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        Stream s = load(streams + 4 * i);
        start(&states[i], options + OPTIONS * i, &s);
        store(streams + 4 * i, s);
    }
}

void play_out_batch(State *states, int64_t *streams, int64_t *decisions, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        Stream s = load(streams + 4 * i);
        decisions[i] = play_out(&states[i], &s);
        store(streams + 4 * i, s);
    }
}
