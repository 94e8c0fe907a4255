// The wheel: stops at a segment and pays its multiplier.
export { WHEEL_GAME, WheelGameSchema, type WheelFacts } from './protocol';
export { SEGMENT_COUNTS, segmentsOf, WHEEL_MODELS, WHEEL_RULES, type WheelRules } from './rules';
