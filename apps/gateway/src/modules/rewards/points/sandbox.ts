import { ok } from '@perya/api-client/server';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { notify } from '../../messaging';
import { readJsonAs } from '../../../kernel/http/body';
import { Rejection } from '../../../kernel/http/Rejection';
import { findMemberByAccount } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { postDuePoints } from './earn';
import { pointBalance, postPoints, rethrowAsPointRejection } from './ledger';
import { pointReward } from './schema';

const Note = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

const RewardSchema = v.pipe(
  v.object({
    stock: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    isOff: v.optional(v.boolean()),
  }),
  v.check((body) => Object.keys(body).length > 0),
);

const PointsSchema = v.object({
  account: v.pipe(v.string(), v.nonEmpty()),
  /** Negative to take points. */
  points: v.pipe(v.number(), v.integer(), v.notValue(0)),
  note: v.optional(Note),
});

/**
 * The sandbox routes of the points mall, for tests and demonstrations: `PUT /sandbox/rewards/:id` sets a
 * stock, `PUT /sandbox/points` gives or takes points, and `POST /sandbox/points/earn` counts settled bets at
 * once. They are behind the guard of `/sandbox/*`.
 */
export function mountPointControls(app: Hono, platform: Platform): void {
  if (!platform.config.sandbox) return;
  const { db } = platform;
  app.put('/sandbox/rewards/:id', async (context) => {
    const change = await readJsonAs(context, RewardSchema);
    const [row] = await db
      .update(pointReward)
      .set(change)
      .where(eq(pointReward.id, context.req.param('id')))
      .returning({ stock: pointReward.stock, isOff: pointReward.isOff });
    if (row === undefined) throw new Rejection(404, 'NO_SUCH_REWARD', 'not_found');
    return context.json(ok(row));
  });
  app.put('/sandbox/points', async (context) => {
    const { account, points, note } = await readJsonAs(context, PointsSchema);
    const member = await findMemberByAccount(db, account);
    if (member === undefined) throw new Rejection(404, 'NO_SUCH_ACCOUNT', 'not_found');
    await postPoints(db, {
      key: `adjustment:${randomUUID()}`,
      kind: 'adjustment',
      memberId: member.id,
      points,
      at: platform.clock.now(),
      ...(note !== undefined && { details: { note: { EN: note } } }),
    }).catch(rethrowAsPointRejection);
    notify(platform, member.id, { type: 'points' });
    return context.json(ok({ points: await pointBalance(db, member.id) }));
  });
  app.post('/sandbox/points/earn', async (context) => {
    await postDuePoints(platform);
    return context.json(ok(null));
  });
}
