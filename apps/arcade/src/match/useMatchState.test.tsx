import type { MatchState } from '@perya/game-engines/match';
import { TONGITS_GAME, type TongitsView } from '@perya/game-engines/tongits';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerPlayApi, renderInGame } from '../game/testing';
import { useMatchState, type ReadMatch } from './useMatchState';

const state = (now: number, balance: string): MatchState<TongitsView> => ({
  now,
  balance,
  match: null,
  nextAt: null,
});

it('ignores a reply that is older than what is shown, such as of a repeated call', async () => {
  answerPlayApi({ 'tongits/match': () => state(1_000, '10.00') });
  const shown: string[] = [];
  let read: ReadMatch<TongitsView> | undefined;
  function Page() {
    read = useMatchState<TongitsView>({
      calls: TONGITS_GAME.calls,
      onState: ({ balance }) => shown.push(balance),
      onLost: () => {},
    });
    return <p>{read.state?.balance}</p>;
  }
  const { container, unmount } = await renderInGame(<Page />, { facts: {} });
  await vi.waitFor(() => expect(container).toHaveTextContent('10.00'));
  act(() => read?.take(state(1_500, '15.00')));
  act(() => read?.take(state(1_200, '12.00')));
  expect(container).toHaveTextContent('15.00');
  expect(shown).toEqual(['10.00', '15.00']);
  unmount();
});
