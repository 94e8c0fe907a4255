import { isOutcomeUnknown, newIdempotencyKey } from '@perya/api-client';
import type { RoundCall, RoundKey } from '@perya/game-engines/play-api';
import type { PlayClient } from './playClient';

const TRIES = 3;
const PAUSE_MS = 800;

/** Sends a request that moves money exactly once, regardless of connection errors. */
export interface IdempotentSender<Input extends object, Reply> {
  /**
   * Sends the input under a new key, with retries while the outcome is unknown. After three attempts it
   * throws, and the next `send` repeats that input under the same key instead of its own input.
   */
  send(input: Input): Promise<Reply>;
  /** Whether the outcome of the last request is still unknown. */
  isUnknown(): boolean;
}

/** @param onRetry called before each retry */
export function createOnceSender<Request extends RoundKey, Reply>(
  client: Pick<PlayClient, 'call'>,
  call: RoundCall<Request, Reply>,
  onRetry: () => void,
): IdempotentSender<Omit<Request, 'roundKey'>, Reply> {
  // Kept until the response is known: the same key can be sent again without paying twice.
  let pending: Request | undefined;
  return {
    isUnknown: () => pending !== undefined,
    send: async (input) => {
      const sent = (pending ??= { ...input, roundKey: newIdempotencyKey() } as Request);
      for (let tries = 1; ; tries += 1) {
        try {
          const reply = await client.call(call, sent);
          pending = undefined;
          return reply;
        } catch (error) {
          if (!isOutcomeUnknown(error)) {
            pending = undefined;
            throw error;
          }
          if (tries === TRIES) throw error;
          onRetry();
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
        }
      }
    },
  };
}
