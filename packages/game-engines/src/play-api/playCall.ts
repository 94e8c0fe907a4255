import type * as v from 'valibot';

/**
 * The declaration of a play API call, used by the page to make it and by the gateway to serve it. The request
 * is sent as the query of a `GET` or as the JSON body of a `POST`.
 */
export interface PlayCall<Request extends object, Reply> {
  readonly method: 'GET' | 'POST';
  /** Below `/play/api/`; a game's own calls start with its name. */
  readonly path: string;
  /** The request's fields; a page sends them unchanged. */
  readonly request: v.GenericSchema<unknown, Request> & { readonly entries: v.ObjectEntries };
  readonly reply: v.GenericSchema<unknown, Reply>;
}

/** See {@link RoundCall}. */
export interface RoundKey {
  roundKey: string;
}

/**
 * A call that moves money or advances a round. Idempotent: the gateway runs it once per key, and answers a
 * repeat with the first response.
 */
export interface RoundCall<Request extends RoundKey, Reply> extends PlayCall<Request, Reply> {
  readonly method: 'POST';
}

/** Declares a call. Each call of the play API is declared exactly once, in this package. */
/* @__NO_SIDE_EFFECTS__ */
export function playCall<Request extends object, Reply>(
  call: PlayCall<Request, Reply>,
): PlayCall<Request, Reply> {
  return call;
}

/** Declares a call that runs once per round key. */
/* @__NO_SIDE_EFFECTS__ */
export function roundCall<Request extends RoundKey, Reply>(
  call: Omit<RoundCall<Request, Reply>, 'method'>,
): RoundCall<Request, Reply> {
  return { method: 'POST', ...call };
}
