import type {
  InstantFacts,
  InstantModel,
  InstantReply,
  WireInstantRound,
} from '@perya/game-engines/instant';
import type { OpenGame } from '@perya/game-engines/play-api';
import type { Catalogue } from '@perya/i18n';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { answerPlayApi, button, OPEN_GAME, renderInGame, type Answers } from '../game/testing';
import { instantCatalogue } from './texts';

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

interface InstantGameUnderTest<Model extends InstantModel> {
  page: ReactNode;
  rules: Model;
  catalogues: readonly Catalogue[];
  /** The usual responses of the platform. */
  answers: Answers;
}

/**
 * The page of an instant game with a fake platform.
 *
 * @returns `freshGame` is the opened game without rounds; `show` renders the page
 */
export function testInstantGame<Model extends InstantModel>({
  page,
  rules,
  catalogues,
  answers: usual,
}: InstantGameUnderTest<Model>) {
  const freshGame: OpenGame & InstantFacts<Model> = { ...OPEN_GAME, rules, round: null, last: [] };
  const show = async (answers: Answers = {}, facts: Partial<typeof freshGame> = {}) => {
    const sent = answerPlayApi({ ...usual, ...answers });
    const rendered = await renderInGame(page, {
      facts: { ...freshGame, ...facts },
      catalogues: [instantCatalogue, ...catalogues],
    });
    return { sent, ...rendered };
  };
  return { freshGame, show };
}

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
