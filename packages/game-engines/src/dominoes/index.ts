// Block dominoes: the tiles, the actions of a match, its points, and house players.
export { canPlay, endsOf, fitsOf, mustPass } from './chain';
export {
  DOMINOES_GAME,
  DOMINOES_MAX_POINTS,
  type DominoesAction,
  type DominoesEnd,
  type DominoesMove,
  type DominoesSide,
  type DominoesView,
  type PlacedTile,
} from './protocol';
export { DOMINOES_RULES } from './rules';
export { isDouble, pipsIn, pipsOf, tileOf, type Tile } from './tiles';
