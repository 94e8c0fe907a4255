import type { Calls } from '../kit/calls';
import { createSender } from '../kit/sendOnce';
import { type ShotsBody, type ShotsReply, MOST_SHOTS } from '@perya/game-engines/fish';
import type { Hit } from './pond';

/** Batches go out this often at most. */
const EVERY_MS = 400;

/** Gathers hits and sends them in batches, one after the other. */
export interface Batcher {
  add(hit: Hit): void;
  /** Stakes of hits whose outcome is not known yet, in minor units. */
  owed(): number;
  /** Sends what is left, when the page is about to be hidden. */
  flush(): Promise<void>;
}

interface Options {
  calls: Calls;
  onReply(hits: readonly Hit[], reply: ShotsReply): void;
  onFault(error: unknown): void;
  onWait(): void;
}

export function createBatcher({ calls, onReply, onFault, onWait }: Options): Batcher {
  const sender = createSender<ShotsBody, ShotsReply>(calls, 'fish/shots', onWait);
  const waiting: Hit[] = [];
  // On its way, or sent without an answer: goes again under the same key before anything else.
  let sent: Hit[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next hits of one stake: a batch has one. */
  const take = (): Hit[] => {
    const stake = waiting[0]?.stake;
    const end = waiting.findIndex((hit) => hit.stake !== stake);
    return waiting.splice(0, Math.min(MOST_SHOTS, end === -1 ? waiting.length : end));
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy) return;
    if (sent.length === 0) sent = take();
    const [first] = sent;
    if (first === undefined) return;
    isBusy = true;
    try {
      const fish = sent.map(({ swimmer }) => swimmer.kind);
      const reply = await sender.send({ stake: first.stake, fish });
      onReply(sent, reply);
      sent = [];
    } catch (error) {
      if (!sender.isUnknown()) {
        // Refused: nothing was taken, and what waits behind would be refused as well.
        sent = [];
        waiting.length = 0;
      }
      onFault(error);
    } finally {
      isBusy = false;
      if (waiting.length > 0 || sent.length > 0) plan();
    }
  };

  function plan(): void {
    timer ??= setTimeout(() => void flush(), EVERY_MS);
  }

  const sumOf = (hits: readonly Hit[]): number =>
    hits.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 100), 0);

  return {
    add: (hit) => {
      waiting.push(hit);
      plan();
    },
    owed: () => sumOf(waiting) + sumOf(sent),
    flush,
  };
}
