export * from './resources';
export type { Codec, CodecSchema, RenamedSchema, UnwrappedSchema } from './core/codec';
export {
  endpoint,
  type AnyEndpoint,
  type Auth,
  type Endpoint,
  type HandlerInputOf,
  type HandlerValueOf,
  type HttpMethod,
  type InputOf,
  type NoInput,
  type OutputOf,
  type RequestIn,
  type WireRequestOf,
  type WireValueOf,
} from './core/endpoint';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './core/client';
export { newIdempotencyKey } from './core/idempotencyKey';
export {
  createCipher,
  type Cipher,
  type PublicKeyJwk,
  type PublishedKeys,
  type SealContext,
  type SealedBody,
} from './core/cipher';
export {
  ContractError,
  describeError,
  isContractError,
  isOutcomeUnknown,
  isRejectedError,
  isTransportError,
  RejectedError,
  TransportError,
  type ErrorDescription,
  type MessageParams,
  type Rejection,
  type TransportErrorKind,
} from './core/errors';
export type { SchemaError } from './core/schemaErrors';
export type { Page, PageInput } from './core/page';
export { PICTURE_LIMITS } from './core/pictureLimits';
