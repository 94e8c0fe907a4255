import { shotsCall, MAX_SHOTS, type ShotsReply } from '@perya/game-engines/fish';
import { formatDecimal, parseMinorUnits } from '@perya/rules/money';
import type { PlayClient } from '../game/playClient';
import { createOnceSender } from '../game/sendOnce';
import type { Hit } from './pond';

/** Shortest time between two batches. */
const INTERVAL_MS = 400;

export interface BatchEvents {
  onReply(hits: readonly Hit[], reply: ShotsReply): void;
  /** Rejected, or still unknown after several tries: then the batch is sent again by itself. */
  onError(error: unknown): void;
  /** Before each further try of a batch whose outcome is unknown. */
  onRetry(): void;
}

/** Collects hits and sends them in batches, one after the other. */
export interface Batcher {
  add(hit: Hit): void;
  /** The balance without the stakes of hits whose outcome is unknown, in minor units. */
  available(): number;
  /** Sends what is waiting at once, before the page is hidden. */
  flush(): Promise<void>;
  /** Reports to these handlers, until the returned function is called. */
  listen(handlers: BatchEvents): () => void;
}

/** @param openingBalance a decimal text; each reply brings a new one */
export function createBatcher(client: Pick<PlayClient, 'call'>, openingBalance: string): Batcher {
  const sender = createOnceSender(client, shotsCall, () => events?.onRetry());
  const waiting: Hit[] = [];
  let events: BatchEvents | undefined;
  let balance = parseMinorUnits(openingBalance);
  // In flight, or sent without an answer: goes again under the same key before anything else.
  let sent: Hit[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next hits of one stake: a batch has one. */
  const take = (): Hit[] => {
    const stake = waiting[0]?.stake;
    const end = waiting.findIndex((hit) => hit.stake !== stake);
    return waiting.splice(0, Math.min(MAX_SHOTS, end === -1 ? waiting.length : end));
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy) return;
    if (sent.length === 0) sent = take();
    const hits = sent;
    const [first] = hits;
    if (first === undefined) return;
    isBusy = true;
    try {
      const fish = hits.map(({ swimmer }) => swimmer.kind);
      const reply = await sender.send({ stake: formatDecimal(first.stake), fish });
      balance = parseMinorUnits(reply.balance);
      sent = [];
      events?.onReply(hits, reply);
    } catch (error) {
      if (!sender.isUnknown()) {
        // Rejected: nothing was taken, and what waits behind would be rejected as well.
        sent = [];
        waiting.length = 0;
      }
      events?.onError(error);
    } finally {
      isBusy = false;
      if (waiting.length > 0 || sent.length > 0) schedule();
    }
  };

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), INTERVAL_MS);
  }

  const sumOf = (hits: readonly Hit[]): number => hits.reduce((sum, { stake }) => sum + stake, 0);

  return {
    add: (hit) => {
      waiting.push(hit);
      schedule();
    },
    available: () => balance - sumOf(waiting) - sumOf(sent),
    flush,
    listen: (handlers) => {
      events = handlers;
      return () => {
        events = undefined;
      };
    },
  };
}
