export { readAmount, typedAmount } from './amount';
export { formatDecimal, parseDecimal } from './decimal';
export {
  addMoney,
  minorUnits,
  moneyFromNumber,
  parseMinorUnits,
  parseMoney,
  type CurrencyCode,
  type MinorUnits,
  type Money,
} from './money';
