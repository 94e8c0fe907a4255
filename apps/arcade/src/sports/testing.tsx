import type { SportsFacts, TicketReply, WireEvent, WireTicket } from '@perya/game-engines/sports';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { answerPlayApi, renderInGame, type Answers } from '../game/testing';
import { Sports } from './Sports';
import { sportsCatalogue } from './texts';

const FACTS: SportsFacts = {
  category: 'SPORTS',
  sports: ['football', 'tennis'],
  sport: 'football',
  returns: 9500,
  minStake: '1.00',
  maxStake: '50000.00',
  maxPayout: '500000.00',
  maxLegs: 10,
};

/** An upcoming match, with its result at 2.000, 3.000 and 4.000. */
export const match = (id: string, facts: Partial<WireEvent> = {}): WireEvent => ({
  id,
  sport: 'football',
  league: 'Liga',
  startsAt: 600_000,
  phase: 'coming',
  sides: [`Home ${id}`, `Away ${id}`],
  score: [],
  step: 0,
  sets: [],
  isOpen: true,
  main: {
    id: 'result',
    selections: [
      { id: 'home', price: '2.000' },
      { id: 'draw', price: '3.000' },
      { id: 'away', price: '4.000' },
    ],
  },
  markets: 3,
  ...facts,
});

export const ticket = (facts: Partial<WireTicket> = {}): WireTicket => ({
  id: 't-1',
  placedAt: 0,
  settledAt: null,
  stake: '100.00',
  mayPay: '200.00',
  payout: null,
  legs: [],
  ...facts,
});

export const ticketReply = (): TicketReply => ({ balance: '900.00', ticket: ticket() });

/** Sets whether the window is wide enough for the panel beside the board. */
export function setWindow({ isWide }: { isWide: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const EMPTY = { now: 0, balance: '1000.00', open: [], settled: [], list: [], events: [] };

/** Opens a book with two matches in English. Calls without a given answer return empty data. */
export async function showBook(answers: Answers = {}, facts: Partial<SportsFacts> = {}) {
  const sent = answerPlayApi({
    'sports/board': () => ({ now: 0, events: [match('1'), match('2')] }),
    'sports/prices': () => EMPTY,
    'sports/tickets': () => EMPTY,
    'sports/ticket': ticketReply,
    ...answers,
  });
  const rendered = await renderInGame(<Sports />, {
    facts: { ...FACTS, ...facts },
    catalogues: [sportsCatalogue],
  });
  const bets = () => sent.filter(({ path }) => path === 'sports/ticket').map(({ body }) => body);
  return { ...rendered, sent, bets };
}

export const panel = () => within(screen.getByRole('complementary', { name: 'Bet slip' }));

/** Adds a selection of the board to the slip: a side's name, or "Draw". */
export async function pick(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export async function typeStake(text: string): Promise<void> {
  const input = panel().getByLabelText(/^Stake/);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
