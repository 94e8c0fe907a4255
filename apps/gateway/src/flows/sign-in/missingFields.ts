import { Rejection } from '../../kernel/http/Rejection';

/** Rejects a call that lacks fields that its kind requires. */
export function missingFields(fields: Readonly<Record<string, unknown>>): Rejection {
  return new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: {
      errors: Object.entries(fields)
        .filter(([, value]) => value === undefined)
        .map(([path]) => ({ path, message: 'is missing' })),
    },
  });
}
