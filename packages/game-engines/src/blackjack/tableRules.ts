import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import type { Card } from '../cards';
import type { TableRules } from '../live-table';
import { cardResultOf, writeMark } from './history';
import { dealerCards, playHands, readDecisions } from './play';
import { BLACKJACK_TABLE } from './protocol';
import { RETURNS } from './returns';
import { BLACKJACK_MODELS, type BlackjackRules } from './rules';
import { addedBy, settle } from './settle';

const DECK = 52;

/** Two hands of 21 aces each, the longest that are possible. */
const PLAYER_CARDS = 42;
/** Six aces and a ten at most, then five more cards of one or two points. */
const DEALER_CARDS = 17;

/** Cards that are each drawn from a full deck. */
const drawStream = (draw: FairDraw, count: number): Card[] =>
  drawNumbers(
    draw,
    Array.from({ length: count }, () => DECK),
  );

export const BLACKJACK_RULES: TableRules<BlackjackRules> = {
  table: BLACKJACK_TABLE,
  models: BLACKJACK_MODELS,
  betTypes: { main: { maxTimes: 500n }, pair: { maxTimes: 50n }, poker: { maxTimes: 50n } },
  betTypeOf: (spot) => spot,
  mainSpot: 'main',
  returns: RETURNS,
  history: 'last',
  draw: (draw) => dealerCards(drawStream(draw, DEALER_CARDS)),
  hands: {
    deal: (draw, place) =>
      drawStream({ ...draw, clientSeed: `${draw.clientSeed}:${place}` }, PLAYER_CARDS),
    shownOf: (dealer) => dealer.slice(0, 1),
    replay: ({ cards, decisions }, [upCard = 0], stakes) => {
      const player = playHands(cards, upCard, readDecisions(decisions));
      return { dealt: player.dealt, added: addedBy(stakes, player) };
    },
  },
  settle: (model, dealer, stakes, hand) => {
    const player = playHands(
      hand?.cards ?? [],
      dealer[0] ?? 0,
      readDecisions(hand?.decisions ?? ''),
    );
    return settle(model, { player, dealer }, stakes);
  },
  markOf: writeMark,
  cardResultOf,
};
