import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../../../demo/tournaments.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../../../demo/parseDemo';
import type { BannerScene } from '../../../art';
import { PrizeSchema, type PrizeSpec } from '../prizes/prize';

const SeriesSchema = v.strictObject({
  id: v.string(),
  every: v.picklist(['day', 'week', 'month']),
  /** Bets of one kind alone. */
  category: v.exactOptional(v.picklist(CATEGORIES)),
  /** All turnover, or the best payout as a multiple of its stake. */
  score: v.picklist(['TURNOVER', 'MULTIPLIER']),
  /** A bet counts from this stake on; units of a bonus. 0: whatever was paid. */
  minStake: v.number(),
  /** What the places from `from` to `to` get, each. */
  prizes: v.array(v.strictObject({ from: v.number(), to: v.number(), prize: PrizeSchema })),
  scene: SceneSchema,
  title: TextsSchema,
  /** One sentence. */
  summary: TextsSchema,
});

/** A tournament that comes again with each day, week or month of the brand. */
export type TournamentSeries = v.InferOutput<typeof SeriesSchema>;

/** The tournaments of the demonstration. */
export const SERIES: readonly TournamentSeries[] = parseDemo(
  'tournaments.json',
  v.array(SeriesSchema),
  demo,
);

const BY_ID = new Map(SERIES.map((series) => [series.id, series]));

/** The series of a tournament; undefined for one that is written down no more. */
export const seriesOf = (id: string): TournamentSeries | undefined => BY_ID.get(id);

/** What a tournament's picture shows; undefined for one that is not drawn here. */
export const tournamentScene = (id: string): BannerScene | undefined => BY_ID.get(id)?.scene;

/** What a place gets; undefined where it gets nothing. */
export const prizeOf = ({ prizes }: TournamentSeries, rank: number): PrizeSpec | undefined =>
  prizes.find(({ from, to }) => from <= rank && rank <= to)?.prize;
