import { periodAt, todayIn } from '@perya/rules/time';
import type { Db } from '../../../../kernel/db/types';
import { tournament } from './schema';
import { SERIES } from './series';

interface SeasonTerms {
  now: Date;
  timeZone: string;
  currency: string;
  /** The seasons to create, as offsets from the current one. Default: the current and the next. */
  shifts?: readonly number[];
}

/** Creates the tournaments of these seasons, each once. */
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
