import * as v from 'valibot';
import type { Rejection } from './errors';

/** The envelope of every response. */
export const EnvelopeSchema = /* @__PURE__ */ v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  message: v.nullish(v.string()),
  code: v.nullish(v.string()),
  params: v.nullish(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** The envelope as written by this project. */
export interface WrittenEnvelope<Value> {
  success: boolean;
  value: Value | null;
  message: string;
  code?: string;
  params?: Record<string, string | number>;
}

/** The envelope of a call that succeeded. */
export function ok<Value>(value: Value): WrittenEnvelope<Value> {
  return { success: true, value, message: '' };
}

/** The envelope of a rejection; its status is sent as the HTTP status. */
export function rejected(rejection: Omit<Rejection, 'status'>): WrittenEnvelope<unknown> {
  const { code, messageKey, params, value } = rejection;
  return {
    success: false,
    value: value ?? null,
    message: messageKey,
    code,
    ...(params && { params: { ...params } }),
  };
}
