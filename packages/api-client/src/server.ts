export { contract, type EndpointId } from './contract';
export { ok, rejected, type WrittenEnvelope } from './core/envelope';
export type {
  AnyEndpoint,
  Auth,
  Endpoint,
  HttpMethod,
  RequestIn,
  WireRequestOf,
  WireValueOf,
} from './core/endpoint';
export type { MessageParams, Rejection } from './core/errors';
export type { FlatFault } from './core/faults';
export { parseRequest, type ParsedRequest, type RawRequest } from './server/parse-request';
