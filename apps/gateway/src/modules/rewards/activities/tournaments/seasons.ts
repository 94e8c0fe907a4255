import { periodAt, todayIn } from '@perya/rules/time';
import type { Db } from '../../../../kernel/db/types';
import { tournament } from './schema';
import { SERIES } from './series';

interface SeasonTerms {
  now: Date;
  timeZone: string;
  currency: string;
  /** The seasons so many before or after the one that runs. Default: that one and the next. */
  shifts?: readonly number[];
}

/** Makes the tournaments that run and those that come next, each once. */
export async function makeSeasons(
  db: Db,
  { now, timeZone, currency, shifts = [0, 1] }: SeasonTerms,
): Promise<void> {
  const seasons = SERIES.flatMap(({ id: series, every }) =>
    shifts.map((shift) => {
      const { from, to } = periodAt(every, now.getTime(), timeZone, shift);
      const startsAt = new Date(from);
      const id = `${series}-${todayIn(timeZone, from)}`;
      return { id, series, currency, startsAt, endsAt: new Date(to) };
    }),
  );
  await db.insert(tournament).values(seasons).onConflictDoNothing();
}
