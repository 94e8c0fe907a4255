import { shotsCall, MAX_SHOTS, type ShotsReply } from '@perya/game-engines/fish';
import { formatDecimal, parseMinorUnits } from '@perya/rules/money';
import type { PlayClient } from '../game/playClient';
import { createOnceSender } from '../game/sendOnce';
import type { Hit } from './pond';

/** Min interval between batches. */
const INTERVAL_MS = 400;

export interface BatchEvents {
  onReply(hits: readonly Hit[], reply: ShotsReply): void;
  /** Rejected, or unknown after several attempts: the batch is then resent automatically. */
  onError(error: unknown): void;
  /** Called before each retry of a batch with an unknown outcome. */
  onRetry(): void;
}

/** Collects hits and sends them in batches, one at a time. */
export interface Batcher {
  add(hit: Hit): void;
  /** The balance minus the stakes of hits with an unknown outcome, in minor units. */
  available(): number;
  /** A new balance from elsewhere, as decimal text. */
  setBalance(decimal: string): void;
  /** Sends waiting hits immediately, before the page is hidden. */
  flush(): Promise<void>;
  /** Registers the handlers; call the returned function to remove them. */
  listen(handlers: BatchEvents): () => void;
}

/** @param openingBalance decimal text; updated by each reply and by `setBalance` */
export function createBatcher(client: Pick<PlayClient, 'call'>, openingBalance: string): Batcher {
  const sender = createOnceSender(client, shotsCall, () => events?.onRetry());
  const waiting: Hit[] = [];
  let events: BatchEvents | undefined;
  let balance = parseMinorUnits(openingBalance);
  // In flight, or without a response: resent under the same key before anything else.
  let sent: Hit[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next hits with the same stake, since a batch has a single stake. */
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
        // Rejected: no money was taken, and the queued hits would be rejected too.
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
    setBalance: (decimal) => {
      balance = parseMinorUnits(decimal);
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
