import {
  endOfCourse,
  fixturesBetween,
  momentOf,
  playCourse,
  type EventPage,
  type WireResult,
} from '@perya/game-engines/sports';
import { commitmentOf } from '@perya/rules/fairness';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { rejected } from '../game/testing';
import { match, setWindow, showBook } from './testing';

beforeEach(() => setWindow({ isWide: true }));

const LIVE = match('9', { phase: 'live', step: 30, score: [2, 1] });
const heading = (name: string) => screen.findByRole('heading', { name });

it('shows live events before upcoming ones', async () => {
  await showBook({ 'sports/board': () => ({ now: 0, events: [match('1'), LIVE] }) });
  expect(await heading('Live now')).toBeVisible();
  const [live, coming] = screen.getAllByRole('listitem');
  expect(live).toHaveTextContent('31′');
  expect(live).toHaveTextContent('Home 92');
  expect(coming).toHaveTextContent('starts in 10:00');
});

it('shows that prices are being updated while a match is closed', async () => {
  const main = { id: 'result', selections: [{ id: 'home', price: null }] };
  await showBook({
    'sports/board': () => ({ now: 0, events: [{ ...LIVE, isOpen: false, main }] }),
  });
  expect(await screen.findByText('Odds are being updated')).toBeVisible();
  expect(screen.getByRole('button', { name: /: Home 9 Closed$/ })).toBeDisabled();
});

it('keeps the market of a match in place, closed, when it has none anymore', async () => {
  const boards = [[LIVE], [{ ...LIVE, main: null, isOpen: false }]];
  await showBook({
    'sports/board': () => ({ now: 0, events: boards.length > 1 ? boards.shift() : boards[0] }),
  });
  expect(await screen.findByRole('button', { name: /: Home 9 2\.00$/ })).toBeEnabled();
  await waitFor(() => expect(screen.getByRole('button', { name: /: Home 9/ })).toBeDisabled());
});

it('expands an event to its other markets, each kind under one title', async () => {
  const lines = ['total:1.5', 'total:2.5'].map((id) => ({
    id,
    selections: [{ id: 'over', price: '1.500' }],
  }));
  const decided = { id: 'both', selections: [{ id: 'yes', price: null }] };
  const event = match('1');
  const page: EventPage = {
    now: 0,
    event,
    all: [event.main!, ...lines, decided],
    commitment: 'c-event',
    news: [1, 0],
  };
  await showBook({
    'sports/board': () => ({ now: 0, events: [event] }),
    'sports/event': () => page,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More markets: 2' }));
  expect(await screen.findAllByRole('heading', { name: 'Total goals' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /: Over 1\.5 1\.50$/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /: Over 2\.5 1\.50$/ })).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'Both teams to score' })).toBeNull();
  expect(screen.getByText('News: good for Away 1')).toBeVisible();
  expect(screen.getByText('c-event')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Fewer markets', expanded: true });
  await userEvent.click(toggle);
  expect(screen.queryByText('c-event')).toBeNull();
});

it('marks a changed price, also with text', async () => {
  const moved = {
    id: 'result',
    selections: [
      { id: 'home', price: '2.100' },
      { id: 'away', price: '3.900' },
    ],
  };
  const boards = [[match('1')], [match('1', { main: moved })]];
  await showBook({
    'sports/board': () => ({ now: 0, events: boards.length > 1 ? boards.shift() : boards[0] }),
  });
  await screen.findByRole('button', { name: /: Home 1 2\.00$/ });
  const up = await screen.findByRole('button', { name: /: Home 1 2\.10, odds went up$/ });
  expect(up).toHaveAttribute('data-moved', 'up');
  expect(screen.getByRole('button', { name: /3\.90, odds went down$/ })).toHaveAttribute(
    'data-moved',
    'down',
  );
});

it('shows another sport, and ignores a late response for the previous one', async () => {
  let answerLate: (board: object) => void = () => undefined;
  const answers = [
    new Promise<object>((resolve) => (answerLate = resolve)),
    { now: 0, events: [match('7', { sport: 'tennis' })] },
  ];
  await showBook({ 'sports/board': () => answers.shift() ?? { now: 0, events: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Tennis' }));
  expect(await screen.findByRole('button', { name: /: Home 7/ })).toBeVisible();
  answerLate({ now: 0, events: [match('1')] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: /: Home 1/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tennis', pressed: true })).toBeVisible();
});

it('shows an empty state, and a lost connection', async () => {
  let isLost = false;
  await showBook({
    'sports/board': () => (isLost ? rejected(404, 'NOT_FOUND') : { now: 0, events: [] }),
  });
  expect(await screen.findByText(/^Nothing’s on right now\. The next round/)).toBeVisible();
  isLost = true;
  expect(await screen.findByText(/^Connection lost\. Reconnecting…/)).toBeVisible();
});

it('ends where the session is over', async () => {
  const { opened } = await showBook({ 'sports/tickets': () => rejected(401, 'UNAUTHORISED') });
  await waitFor(() => expect(opened.end).toHaveBeenCalledWith());
});

it('recomputes a result from its seed', async () => {
  const [fixture] = fixturesBetween('football', 1_900_000_800_000, 1_900_004_400_000);
  if (fixture === undefined) throw new Error('There is no event.');
  const serverSeed = '7'.repeat(64);
  const course = playCourse(fixture, serverSeed);
  const { score } = momentOf(course, endOfCourse(course));
  const result: WireResult = {
    ...fixture,
    score,
    serverSeed,
    commitment: commitmentOf(serverSeed),
  };
  await showBook({
    'sports/results': () => ({ list: [result] }),
    rounds: () => ({ list: [] }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Fairness' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fairness' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('Checked: same result')).toBeVisible();
});

it('shows its margin and its limits in the rules', async () => {
  await showBook();
  await userEvent.click(screen.getByRole('button', { name: 'Rules and odds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules and odds' }));
  expect(dialog.getByText(/pays back 95\.00% of its stakes/)).toHaveTextContent('5.00%');
  expect(
    dialog.getByText('A bet can have up to 10 selections. The maximum payout is ₱500,000.00.'),
  ).toBeVisible();
});
