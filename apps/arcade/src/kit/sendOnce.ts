import { Refused, type Calls } from './calls';

const TRIES = 3;
const PAUSE_MS = 800;

/** Sends what moves money so that it happens once, however often the line breaks. */
export interface Sender<Body extends object, Reply> {
  /**
   * Sends the body under a key of its own, again while the outcome is unknown. After three tries it
   * throws, and the next `send` sends the very same again instead of its own body.
   */
  send(body: Body): Promise<Reply>;
  /** Whether the outcome of what was sent is still unknown. */
  isUnknown(): boolean;
}

export function createSender<Body extends object, Reply>(
  calls: Calls,
  path: string,
  onWait: () => void,
): Sender<Body, Reply> {
  // Kept until the answer is known: the same key can be sent again without paying twice.
  let pending: (Body & { roundKey: string }) | undefined;
  return {
    isUnknown: () => pending !== undefined,
    send: async (body) => {
      pending ??= { ...body, roundKey: crypto.randomUUID() };
      for (let tries = 1; ; tries += 1) {
        try {
          const reply = await calls.post<Reply>(path, pending);
          pending = undefined;
          return reply;
        } catch (error) {
          if (!isOpen(error)) {
            pending = undefined;
            throw error;
          }
          if (tries === TRIES) throw error;
          onWait();
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
        }
      }
    },
  };
}

const STILL_RUNNING = 'STILL_RUNNING';

/** Whether the platform may have done it all the same. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof Refused) || error.code === STILL_RUNNING || error.status >= 500;
