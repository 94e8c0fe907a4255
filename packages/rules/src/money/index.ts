export { readAmount, typedAmount } from './amount';
export {
  addMoney,
  parseDecimal,
  formatDecimal,
  minorUnits,
  moneyFromNumber,
  parseMinorUnits,
  parseMoney,
  type CurrencyCode,
  type MinorUnits,
  type Money,
} from './money';
