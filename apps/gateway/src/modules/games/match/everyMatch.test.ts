import {
  checkMatch,
  type MatchDetails,
  type MatchFacts,
  type MatchState,
} from '@perya/game-engines/match';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage } from '../play/playTesting';
import { HOUSE_PACE_MS, WAIT_MS } from './clock';
import { MATCH_RULES } from './matches';

let gateway: TestGateway;
let page: ReturnType<typeof createTestPage>;
let juan: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const SUBJECTS = MATCH_RULES.flatMap((rules) =>
  rules.game.sizes.map((seats) => ({ name: rules.game.name, rules, seats })),
);

describe.each(SUBJECTS)('$name with $seats players', ({ name, rules, seats }) => {
  it('is played to its end with house players, paid, and can be verified', async () => {
    const { secret, game } = await page.open<MatchFacts & { stakes: string[] }>(juan, name);
    const ask = async (path: string, body?: object) => {
      const { status, value } = await page.ask<MatchState>(`${name}/${path}`, {
        secret,
        ...(body && { body: { roundKey: crypto.randomUUID(), ...body } }),
      });
      expect(status).toBe(200);
      if (value.match === null) throw new Error('There is no match.');
      return value.match;
    };
    await ask('join', { stake: game.stakes[0], seats });
    page.wait(WAIT_MS);
    let match = await ask('match');
    expect(match.seats.map(({ kind }) => kind)).toEqual([
      'member',
      ...Array.from({ length: seats - 1 }, () => 'house'),
    ]);
    for (let step = 0; match.phase !== 'over' && step < 2_000; step += 1) {
      const { view, seat, matchId, acted } = match;
      const hasChoice = view !== null && rules.forced?.(view) === undefined;
      if (view !== null && hasChoice && match.seats[seat]?.dueAt !== null) {
        await ask('act', { matchId, acted, action: rules.decide(view) });
      } else page.wait(HOUSE_PACE_MS);
      match = await ask('match');
    }
    expect(match.phase).toBe('over');
    expect(match.seats.map(({ isAway }) => isAway)).not.toContain(true);

    const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    const [played] = value.list;
    if (played === undefined) throw new Error('Nothing was played.');
    expect((played.details as MatchDetails).seats).toBe(seats);
    expect(played.payout).toBe(match.end?.payout);
    expect(await checkMatch(rules, game, played, match.commitment)).toBe(true);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
