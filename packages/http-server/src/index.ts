export { createAdmission, DEFAULT_ADMISSION_LIMITS, RETRY_AFTER_S } from './admission.ts';
export { clientOf, originOf, type Client } from './client.ts';
export { networkOf } from './network.ts';
export { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrencyLimiter.ts';
export { answerProtocolErrors, errorAnswer } from './protocolErrors.ts';
export {
  DEFAULT_TRUSTED_PROXIES,
  parseTrustedProxies,
  TrustedProxiesError,
  type TrustedProxies,
} from './trustedProxies.ts';
