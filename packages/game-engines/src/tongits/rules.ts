import type { MatchRules } from '../match/matchGame';
import { actorsOf, actTongits } from './act';
import { decideLate, decideTongits } from './decide';
import { pointsOfTongits } from './end';
import { TONGITS_GAME, type TongitsAction, type TongitsView } from './protocol';
import { dealTongits, startTongits, type TongitsState } from './state';
import { viewOfTongits } from './view';

/** The rules of tongits: see the page's rules for players, in `apps/arcade/src/tongits`. */
export const TONGITS_RULES: MatchRules<TongitsState, TongitsAction, TongitsView> = {
  game: TONGITS_GAME,
  model: 'tongits-1',
  deal: dealTongits,
  start: startTongits,
  actorsOf,
  turnOf: ({ turn }) => turn,
  act: actTongits,
  viewOf: viewOfTongits,
  decide: decideTongits,
  decideLate,
  pointsOf: pointsOfTongits,
};
