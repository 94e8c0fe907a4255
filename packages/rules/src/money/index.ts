export { formatDecimal, parseDecimal, readAmount, typedAmount } from './amount';
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
