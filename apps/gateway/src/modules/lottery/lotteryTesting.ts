import {
  getLotteryOffer,
  placeTicket,
  type PlaceTicketInput,
  type Ticket,
} from '@perya/api-client';
import { comingDraws, lotteryOf, type Lottery } from '@perya/rules/lottery';
import { minorUnits } from '@perya/rules/money';
import { costOfLines } from './outcome';
import type { TestCaller, TestGateway } from '../../testing';
import { runDueDraws } from './jobs';
import { settleDrawn } from './settle';

/** Longer than a test takes from reading the offer to its last bet. */
const CALM_MS = 30_000;

/** Helpers for tests of draws. */
export function createTestDraws(gateway: TestGateway) {
  const { platform, clock } = gateway;
  const now = () => clock.now().getTime();

  /** Draws and settles everything that is due, as the jobs would. */
  async function run(): Promise<void> {
    await runDueDraws(platform);
    await settleDrawn(platform);
  }

  /** Moves the platform's clock to a time and processes everything that is due. */
  async function passTo(instant: number): Promise<void> {
    clock.moveTo(clock.offsetMs + instant - now());
    await run();
  }

  /** Places lines on the draw on sale, or on the first draws of a chase. */
  async function bet(
    { client }: TestCaller,
    code: string,
    slip: Pick<PlaceTicketInput, 'lines'> & Partial<PlaceTicketInput>,
    idempotencyKey: string = crypto.randomUUID(),
  ): Promise<readonly Ticket[]> {
    const offer = await client.call(getLotteryOffer, { lottery: code });
    const lottery = testLottery(code);
    const { currency } = offer.minStake;
    const total = (slip.chase?.multiples ?? [1]).reduce(
      (sum, multiple) => sum + costOfLines({ lottery, currency, multiple }, slip.lines).stake,
      0n,
    );
    const { tickets } = await client.call(
      placeTicket,
      {
        lottery: code,
        draw: offer.draws.find(({ locksAt }) => locksAt > now() + CALM_MS)?.number ?? '',
        total: minorUnits(Number(total)),
        currency,
        prizeMode: offer.prizeMode,
        ...slip,
      },
      { idempotencyKey },
    );
    return tickets;
  }

  /** Skips a lock that is close, so that it doesn't happen in the middle of a test. */
  async function awayFromLock(code: string): Promise<void> {
    const [next] = comingDraws(testLottery(code).schedule, now(), 1);
    if (next !== undefined && next.locksAt < now() + CALM_MS) await passTo(next.drawAt + 1_000);
  }

  return { run, passTo, bet, now, awayFromLock };
}

/** Returns a lottery by its code; throws if there is none. */
export function testLottery(code: string): Lottery {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(`No lottery is called ${code}.`);
  return lottery;
}

/** A line of the lotto family with these numbers. */
export const lottoLine = (numbers: readonly number[], multiple = 1) => ({
  playType: 'system',
  numbers: numbers.map((number) => String(number).padStart(2, '0')).join(','),
  unit: 1000,
  multiple,
  rebate: 0,
});
