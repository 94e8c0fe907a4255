import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../../demo/missions.json' with { type: 'json' };
import { parseDemo, TextsSchema } from '../../../demo/parseDemo';

const MissionSchema = v.strictObject({
  id: v.string(),
  period: v.picklist(['DAILY', 'WEEKLY', 'ONCE']),
  measure: v.picklist(['TURNOVER', 'DEPOSITS', 'BETS', 'WINS', 'DAYS']),
  /** Bonus units (see `bonusIn`) for money, a whole number otherwise. */
  goal: v.number(),
  /** Bonus units. */
  reward: v.number(),
  rewardPoints: v.number(),
  /** Tickets for the wheel. */
  rewardTickets: v.optional(v.number(), 0),
  /** Only play in this category counts. */
  category: v.exactOptional(v.picklist(CATEGORIES)),
  title: TextsSchema,
});

/** A task with a reward. */
export type MissionSeed = v.InferOutput<typeof MissionSchema>;

/** The missions of the demonstration. */
export const MISSIONS: readonly MissionSeed[] = parseDemo(
  'missions.json',
  v.array(MissionSchema),
  demo,
);
