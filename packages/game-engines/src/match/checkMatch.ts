import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import { clientSeedOf } from '../play-api/clientSeedOf';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { MatchRules } from './matchGame';
import { matchResultOf } from './payout';
import type { MatchDetails } from './protocol';
import { platformActionOf } from './platformActionOf';

/**
 * Verifies a match: the client seed is derived from the members' seeds, both seeds give this deal, every
 * action was possible, house players and the platform acted by the published rules on what their seat could
 * see, and the points give this payout.
 *
 * @param promised the commitment this page saw before the deal, if it was open then.
 */
export async function checkMatch<State>(
  rules: MatchRules<State>,
  game: { id: string },
  played: PlayedRound,
  promised?: string,
): Promise<boolean> {
  const { matchId, seats, seeds } = played.details as MatchDetails;
  if (!rules.game.sizes.includes(seats)) return false;
  if (promised !== undefined && promised !== played.commitment) return false;
  if ((await clientSeedOf(game.id, matchId, seeds)) !== played.clientSeed) return false;
  return checkRound(played, async (draw) => {
    const outcome = rules.deal(draw, seats);
    const points = pointsOf(rules, outcome, played.details as MatchDetails);
    if (points === undefined) return { outcome: [], payout: 0 };
    const stake = BigInt(parseMinorUnits(played.stake));
    return { outcome, payout: Number(matchResultOf(stake, points, rules.game.maxPoints).payout) };
  });
}

/** The points of the player's seat; undefined if the actions aren't those of a whole match by the rules. */
function pointsOf<State>(
  rules: MatchRules<State>,
  outcome: readonly number[],
  { seat: mine, seats, actions }: MatchDetails,
): number | undefined {
  let state = rules.start(outcome, seats);
  try {
    for (const { seat, action, by } of actions) {
      const view = rules.viewOf(state, seat);
      if (by !== 'member' && !isSame(platformActionOf(rules, by, view), action)) return undefined;
      state = rules.act(state, seat, action);
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return rules.pointsOf(state)?.[mine];
}

/** Compares actions by value; the database may have reordered their fields. */
const isSame = (one: object | undefined, other: object): boolean =>
  one !== undefined && textOf(one) === textOf(other);

const textOf = (action: object): string =>
  JSON.stringify(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1)));
