export { readAmount, formatAmountInput } from './amount';
export { addMoney, moneyFromNumber } from './calculation';
export { formatDecimal, formatWithCommas, parseDecimal } from './decimal';
export {
  minorUnits,
  parseMinorUnits,
  parseMoney,
  type CurrencyCode,
  type MinorUnits,
  type Money,
} from './money';
export { betOutcome, type BetOutcome } from './outcome';
