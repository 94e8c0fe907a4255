import type * as v from 'valibot';

/**
 * One call of the play API, as data: a page makes it and the gateway answers it. The request travels as
 * the query of a `GET` and as the JSON body of a `POST`.
 */
export interface PlayCall<Request extends object, Reply> {
  readonly method: 'GET' | 'POST';
  /** Below `/play/api/`; a game's own calls begin with its name. */
  readonly path: string;
  /** Its fields; a page sends them as they are. */
  readonly request: v.GenericSchema<unknown, Request> & { readonly entries: v.ObjectEntries };
  readonly reply: v.GenericSchema<unknown, Reply>;
}

/** See {@link RoundCall}. */
export interface RoundKey {
  roundKey: string;
}

/**
 * A call that moves money or the round on. The gateway does it once per key, and answers a repeat with
 * the first answer.
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

/** Declares a call that is done once per round key. */
/* @__NO_SIDE_EFFECTS__ */
export function roundCall<Request extends RoundKey, Reply>(
  call: Omit<RoundCall<Request, Reply>, 'method'>,
): RoundCall<Request, Reply> {
  return { method: 'POST', ...call };
}
