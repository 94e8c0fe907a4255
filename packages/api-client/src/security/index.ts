export {
  bindContact,
  requestContactCode,
  type BindContactInput,
  type ContactChannel,
  type ContactCodeInput,
  type TypedContact,
} from './contacts';
export { setPaymentPassword, type SetPaymentPasswordInput } from './payment-password';
export {
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  startTotp,
  type TotpSetup,
} from './second-factor';
export { getSecurityStatus, type BoundContact, type SecurityStatus } from './status';
