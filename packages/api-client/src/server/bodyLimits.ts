import type { AnyEndpoint, BodyLimits, RequestIn } from '../core/endpoint';

const DEFAULTS: Readonly<Record<RequestIn, BodyLimits>> = {
  query: { bytes: 0, fields: 0, files: 0, depth: 0 },
  json: { bytes: 64 * 1024, fields: 1000, files: 0, depth: 8 },
  form: { bytes: 16 * 1024, fields: 32, files: 0, depth: 1 },
  multipart: { bytes: 64 * 1024, fields: 32, files: 0, depth: 1 },
};

/** The limits of a call's body: those its endpoint declares, else the defaults of its kind. */
export function bodyLimitsOf({ requestIn, bodyLimits }: AnyEndpoint): BodyLimits {
  return { ...DEFAULTS[requestIn], ...bodyLimits };
}
