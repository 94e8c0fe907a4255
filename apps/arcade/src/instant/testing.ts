import type {
  InstantFacts,
  InstantModel,
  InstantReply,
  WireInstantRound,
} from '@perya/game-engines/instant';
import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { SentCall } from '../game/testing';

const ROUND = '00000000-0000-4000-8000-000000000001';

/** An open round before the first step, of the smallest stake but two. */
export const OPEN_ROUND: WireInstantRound = {
  roundId: ROUND,
  stake: '10.00',
  options: {},
  steps: [],
  shown: [],
  multiplier: 10_000,
  canCashOut: false,
  end: null,
};

/** A response of the platform. */
export const reply = (round: WireInstantRound, balance = '990.00'): InstantReply => ({
  round,
  balance,
  seeds: { commitment: 'c-1', clientSeed: 'mine', nextNonce: 4 },
});

/** The facts of a game without rounds. */
export const factsOf = <Model extends InstantModel>(
  rules: Model,
  facts: Partial<InstantFacts<Model>> = {},
): InstantFacts<Model> => ({ rules, round: null, last: [], ...facts });

/** A response that is lost. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The bodies sent to a path, in order. */
export const bodiesOf = (sent: readonly SentCall[], path: string) =>
  sent.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Waits for the status line to match. */
export const status = (text: RegExp) => screen.findByText(text, { selector: '[role="status"]' });

/** The last multipliers, newest first. */
export const lastRounds = () =>
  within(screen.getByRole('list', { name: 'Last rounds' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Longer than all pauses between retries of a call. */
const RETRIES_MS = 5_000;
const STEP_MS = 100;

/** Clicks on a fake clock, which then passes all retries of the call. */
export async function clickAndRetry(name: RegExp | string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    act(() => button(name).click());
    for (let passed = 0; passed < RETRIES_MS; passed += STEP_MS) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(STEP_MS);
        // The fake responses take turns of the event loop.
        await new Promise((resolve) => setImmediate(resolve));
      });
    }
  } finally {
    vi.useRealTimers();
  }
}
