import { Rejection } from '../../../kernel/http/Rejection';

/** A field of the request that this brand or this account cannot be asked for. */
export const invalid = (path: string, message: string) =>
  new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { faults: [{ path, message }] },
  });
