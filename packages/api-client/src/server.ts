export { contract, type EndpointId } from './contract';
export { ok, rejected, type WrittenEnvelope } from './core/envelope';
export type {
  AnyEndpoint,
  Auth,
  BodyLimits,
  Endpoint,
  HttpMethod,
  RequestIn,
  WireRequestOf,
  WireValueOf,
} from './core/endpoint';
export type { MessageParams, Rejection } from './core/errors';
export type { SchemaError } from './core/schemaErrors';
export type { PublicKeyJwk } from './core/cipher';
export { SEALED_CONTENT_TYPE } from './core/jwe';
export {
  generateSealingKey,
  openSealedBody,
  SEALED_BODY_WINDOW_S,
  SealedBodyError,
  sealValue,
  type OpenSealedBodyOptions,
  type SealedBodyErrorCode,
  type SealingKey,
} from './server/sealedBody';
export { readAmounts, writeAmounts } from './server/amounts';
export { bodyLimitsOf } from './server/bodyLimits';
export { exceedsJsonLimits, type JsonLimits } from './server/jsonLimits';
export { decodeRegisterRules } from './system/registerRules';
export {
  THIRD_PARTIES,
  THIRD_PARTY_PATH,
  thirdPartyChannel,
  type ThirdParty,
  type ThirdPartyReply,
} from './session/thirdParty';
export { SESSION_END_CODES } from './session/sessions';
export { parseRequest, type ParsedRequest, type RawRequest } from './server/parseRequest';
