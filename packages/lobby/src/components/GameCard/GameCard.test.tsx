import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CARD_LABELS, testGame } from '../../testing';
import { GameCard, type GameCardActions } from './GameCard';
import * as stories from './GameCard.stories';

const { AllMarks, BrokenCover, Default, DemoOff, Favourite, VendorFolder } =
  composeStories(stories);

const actions = {
  play: vi.fn<GameCardActions['play']>(),
  demo: vi.fn<GameCardActions['demo']>(),
  favouriteToggled: vi.fn<GameCardActions['favouriteToggled']>(),
};
const called = () => Object.values(actions).flatMap(({ mock }) => mock.calls.length);
beforeEach(() => {
  for (const action of Object.values(actions)) action.mockClear();
});

test('has separate buttons to play, to try the demo and to add to favorites', async () => {
  const game = testGame();
  render(<Default actions={actions} game={game} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Lantern Night' }));
  expect(called()).toEqual([1, 0, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Demo: Lantern Night' }));
  expect(called()).toEqual([1, 1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: Lantern Night' }));
  expect(called()).toEqual([1, 1, 1]);
  expect(actions.favouriteToggled).toHaveBeenCalledWith(game);
});

test('is keyboard accessible: play first, then demo, then favorite', async () => {
  render(<Default actions={actions} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(called()).toEqual([1, 1, 1]);
});

test('offers no demo when free play is off, or for a game without one', () => {
  const { unmount } = render(<DemoOff />);
  expect(screen.queryByRole('button', { name: /^Demo/ })).toBeNull();
  unmount();
  render(<Default game={testGame({ hasDemo: false })} />);
  expect(screen.queryByRole('button', { name: /^Demo/ })).toBeNull();
});

test('marks a favorite', () => {
  render(<Favourite />);
  expect(screen.getByRole('button', { name: /Favorite/ })).toHaveAttribute('aria-pressed', 'true');
});

test("opens a vendor's folder, which can't be a favorite", () => {
  render(<VendorFolder />);
  expect(screen.getByRole('button', { name: 'Open Moonhouse' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Favorite/ })).toBeNull();
});

test('shows badges for hot, new and the RTP, and no others', () => {
  const { rerender } = render(<AllMarks />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hot',
    'New',
    'RTP 96.52%',
  ]);
  rerender(<Default game={testGame({ rtp: undefined })} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows the initials, with combining marks, when the cover does not load', () => {
  vi.useFakeTimers();
  const { container } = render(
    <BrokenCover game={testGame({ name: 'ผู้กล้า 7 Đường', coverPath: '/art/cover/gone' })} />,
  );
  fireEvent.error(container.querySelector('img')!);
  // A lobby has many covers: there is no second attempt on a host.
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('ผู้7')).toBeInTheDocument();
  vi.useRealTimers();
});

test("is complete in the server's HTML, without inline styles that a CSP would block", () => {
  const html = renderToString(
    <GameCard
      game={testGame({ coverPath: '/art/cover/g-1' })}
      labels={CARD_LABELS}
      actions={actions}
      imageHosts={['/']}
      demoOn
    />,
  );
  expect(html).toContain('/art/cover/g-1-320.webp');
  expect(html).toContain('aria-label="Play Lantern Night"');
  expect(html).not.toContain('style=');
  // The first view contains a hundred cards.
  expect(html.length).toBeLessThan(2_200);
});
