import {
  cancelTickets,
  createApiClient,
  placeTicket,
  type AnyEndpoint,
  type ApiClient,
} from '@perya/api-client';

interface LobbyClientOptions {
  token: string;
  getLanguage(): string;
  /** Called when a call of the lobby has moved money. */
  onMoved(): void;
  /** Called when the session that opened the lobby has ended. */
  onEnded(): void;
}

const MOVES_MONEY: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([placeTicket, cancelTickets]);

/** The site's transport on this origin, with the lobby's own token. */
export function createLobbyClient(options: LobbyClientOptions): ApiClient {
  const { token, getLanguage, onMoved, onEnded } = options;
  const client = createApiClient({
    baseUrl: '',
    getToken: () => token,
    getLanguage,
    onUnauthorised: onEnded,
  });
  return {
    ...client,
    call: async (endpoint, input, callOptions) => {
      const answer = await client.call(endpoint, input, callOptions);
      if (MOVES_MONEY.has(endpoint)) onMoved();
      return answer;
    },
  };
}
