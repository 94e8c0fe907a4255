import { isOutcomeUnknown, newIdempotencyKey } from '@perya/api-client';
import type { PlayClient, PlayEndpoint, RoundKey } from './playClient';

const TRIES = 3;
const PAUSE_MS = 800;

/** Sends what moves money so that it happens once, however often the connection breaks. */
export interface OnceSender<Input extends object, Reply> {
  /**
   * Sends the input under a key of its own, again while the outcome is unknown. After three tries it
   * throws, and the next `send` repeats that input under the same key instead of its own.
   */
  send(input: Input): Promise<Reply>;
  /** Whether the outcome of what was sent is still unknown. */
  isUnknown(): boolean;
}

/** @param onRetry called before each further try */
export function createOnceSender<Input extends object, Reply>(
  { call }: Pick<PlayClient, 'call'>,
  endpoint: PlayEndpoint<Input & RoundKey, Reply>,
  onRetry: () => void,
): OnceSender<Input, Reply> {
  // Kept until the answer is known: the same key can be sent again without paying twice.
  let pending: (Input & RoundKey) | undefined;
  return {
    isUnknown: () => pending !== undefined,
    send: async (input) => {
      const sent = (pending ??= { ...input, roundKey: newIdempotencyKey() });
      for (let tries = 1; ; tries += 1) {
        try {
          const reply = await call(endpoint, sent);
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
