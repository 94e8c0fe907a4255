import { createApiClient, endpoint, type ApiClient, type Endpoint } from '@perya/api-client';
import * as v from 'valibot';

const TIMEOUT_MS = 10_000;

/** The site's transport on the play origin. An open game is known by its secret, not by a sign-in. */
export interface PlayClient extends Pick<ApiClient, 'call'> {
  /** Every call from here on carries the secret, in a header alone. */
  setSecret(secret: string): void;
}

export function createPlayClient(): PlayClient {
  let secret: string | undefined;
  const { call } = createApiClient({
    baseUrl: location.origin,
    getToken: () => null,
    getLanguage: () => document.documentElement.lang,
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (secret !== undefined) request.headers.set('Play-Session', secret);
      return fetch(request);
    },
  });
  return {
    call,
    setSecret: (next) => {
      secret = next;
    },
  };
}

const Body = v.looseObject({});

/** See {@link playEndpoint}. */
export type PlayEndpoint<Input, Reply> = Endpoint<
  typeof Body,
  v.CustomSchema<Reply, undefined>,
  Input,
  Reply
>;

/**
 * A call of the play API, declared by the game that makes it. Input and reply are shapes of
 * `@perya/game-engines`, which the gateway answers with as well.
 */
export function playEndpoint<Input extends object, Reply extends object>(
  method: 'GET' | 'POST',
  path: string,
): PlayEndpoint<Input, Reply> {
  return endpoint({
    id: `play/${path}`,
    tag: 'Games',
    method,
    path: `/play/api/${path}`,
    auth: 'none',
    request: Body,
    value: v.custom<Reply>((value) => typeof value === 'object' && value !== null),
    encode: (input: Input) => Object.fromEntries(Object.entries(input)),
    summary: 'A call of a game’s page.',
    spec: 'decisions: Sandbox games',
  });
}

/** Made by the page before it sends: the gateway does it once, and answers a repeat with the first answer. */
export interface RoundKey {
  roundKey: string;
}

/** A call that moves money or the round on. `createOnceSender` makes it. */
export const roundEndpoint = <Input extends object, Reply extends object>(
  path: string,
): PlayEndpoint<Input & RoundKey, Reply> => playEndpoint('POST', path);
