import { periodAt } from '@perya/rules/time';
import type { Platform } from '../../../kernel/platform';
import type { Span } from './counted';
import type { PromotionSeed } from './promotions';
import { seasonAt, seasonBefore } from './season';
import { oldestEnd, REST_MS, type Run } from './issueRun';

/** The seasons that this gateway has issued, by `promotion@start`: an unnecessary second look would find nothing. */
const issued = new WeakMap<Platform, Set<string>>();

/** Forgets which seasons were issued: the database was reset. */
export const forgetSeasons = (platform: Platform): void => void issued.delete(platform);

/** Issues the bonuses of the past seasons that can still be claimed, each once. */
export async function onceAfter(
  run: Run,
  work: (run: Run, span: Span) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const { platform, seed } = run;
  const done = issued.get(platform) ?? new Set<string>();
  issued.set(platform, done);
  const members: number[] = [];
  for (const span of pastSeasons(run)) {
    const key = `${seed.id}@${span.from.getTime()}`;
    if (done.has(key)) continue;
    members.push(...(await work(run, span)));
    done.add(key);
  }
  return members;
}

/** The past seasons whose bonuses can still be claimed, the oldest first. */
function pastSeasons({ platform, seed, now, since }: Run): Span[] {
  const { timeZone } = platform.brand.current;
  const found: Span[] = [];
  let { startsAt } = seasonAt(seed.season, now.getTime(), timeZone);
  const current = endOfSeason(seed, startsAt, timeZone);
  const push = (from: number, to: number) =>
    found.unshift({ from: new Date(from), to: new Date(to) });
  if (current + REST_MS <= now.getTime() && current > oldestEnd(seed, now)) push(startsAt, current);
  for (;;) {
    const before = seasonBefore(seed.season, { startsAt }, timeZone);
    if (before === undefined || before.to <= Math.max(oldestEnd(seed, now), since.getTime())) break;
    if (before.to + REST_MS <= now.getTime()) push(before.from, before.to);
    startsAt = before.from;
  }
  return found.filter(({ to }) => to > since);
}

function endOfSeason({ season }: PromotionSeed, startsAt: number, timeZone: string): number {
  if (season.every === 'once') return Infinity;
  return periodAt(season.every === 'thirdMonth' ? 'month' : season.every, startsAt, timeZone).to;
}

/** Only what was played since the seed counts. */
export const countedIn = ({ since }: Run, { from, to }: Span): Span => ({
  from: from < since ? since : from,
  to,
});
