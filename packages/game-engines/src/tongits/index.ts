// Tongits: melds, the actions of a match, its points, and house players.
export { arrangeHand, isMeld, meldsIn, sumOf, type ArrangedHand } from './melds';
export {
  TONGITS_GAME,
  TONGITS_MAX_POINTS,
  TONGITS_SEATS,
  type TongitsAction,
  type TongitsEnd,
  type TongitsMove,
  type TongitsView,
} from './protocol';
export { TONGITS_RULES } from './rules';
