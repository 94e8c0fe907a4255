export {
  bindContact,
  requestContactCode,
  type BindContactInput,
  type ContactChannel,
  type ContactCodeInput,
  type TypedContact,
} from './contacts';
export { setPaymentPassword, type SetPaymentPasswordInput } from './paymentPassword';
export { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from './secondFactor';
export { getSecurityStatus, type SecurityStatus } from './status';
