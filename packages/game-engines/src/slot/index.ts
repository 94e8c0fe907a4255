// The slot machines: strips, lines, returns, and how to read a spin.
export { spinCall } from './calls';
export { checkSpin, spin } from './spin';
export {
  type SlotSymbol,
  type PayingSymbol,
  REELS,
  ROWS,
  type SlotRules,
  LINES,
  type LineWin,
  type SpinResult,
  readReels,
} from './machine';
export { type Volatility, type SlotModel, SLOT_MODELS, slotModel } from './models';
export {
  type WireFeature,
  type WireGrant,
  type GrantedDetails,
  type SlotFacts,
  SlotGameSchema,
  type SpinReply,
} from './protocol';
