import { createApiClient, endpoint, type CallOptions } from '@perya/api-client';
import type { PlayCall } from '@perya/game-engines/play-api';

const TIMEOUT_MS = 10_000;

/** The site's transport on the play origin. An open game is identified by its secret, not by a sign-in. */
export interface PlayClient {
  /** Makes one call; rejects like `ApiClient.call`. */
  call<Request extends object, Reply>(
    call: PlayCall<Request, Reply>,
    request: Request,
    options?: CallOptions,
  ): Promise<Reply>;
  /** Sends the secret with all further calls, only in a header. */
  setSecret(secret: string): void;
}

export function createPlayClient(): PlayClient {
  let secret: string | undefined;
  const client = createApiClient({
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
    call: (call, request, options) => client.call(playEndpoint(call), request, options),
    setSecret: (next) => {
      secret = next;
    },
  };
}

/** Converts a call of the play API to a transport endpoint. */
function playEndpoint<Request extends object, Reply>({
  method,
  path,
  request,
  reply,
}: PlayCall<Request, Reply>) {
  return endpoint({
    id: `play/${path}`,
    tag: 'Games',
    method,
    path: `/play/api/${path}`,
    auth: 'none',
    request,
    value: reply,
    encode: (input: Request) => input,
    decode: (value: Reply) => value,
    summary: 'A call of a game’s page.',
    spec: 'decisions: Sandbox games',
  });
}
