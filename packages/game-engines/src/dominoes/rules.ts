import type { MatchRules } from '../match/matchGame';
import { actDominoes, actorsOf } from './act';
import { mustPass } from './chain';
import { decideDominoes, decideLate } from './decide';
import { pointsOfDominoes } from './end';
import { DOMINOES_GAME, type DominoesAction, type DominoesView } from './protocol';
import { dealDominoes, startDominoes, type DominoesState } from './state';
import { viewOfDominoes } from './view';

/** The rules of block dominoes: no tiles are drawn, and the match ends once nobody can play. */
export const DOMINOES_RULES: MatchRules<DominoesState, DominoesAction, DominoesView> = {
  game: DOMINOES_GAME,
  model: 'dominoes-1',
  deal: dealDominoes,
  start: startDominoes,
  actorsOf,
  turnOf: ({ turn }) => turn,
  act: actDominoes,
  viewOf: viewOfDominoes,
  decide: decideDominoes,
  decideLate,
  forced: (view) => {
    if (view.opening !== null) return { kind: 'play', tile: view.opening, side: 'right' };
    return mustPass(view) ? { kind: 'pass' } : undefined;
  },
  pointsOf: pointsOfDominoes,
};
