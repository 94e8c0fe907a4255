import { ok } from '@perya/api-client/server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../kernel/http/body';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { checkPayments } from '../../flows/deposit/jobs';
import { behaviourOf, CALLBACK_KINDS, setBehaviour, endPayment } from '../../modules/money';

const ControlSchema = v.object({
  callback: v.optional(v.picklist(CALLBACK_KINDS)),
  lateSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isDown: v.optional(v.boolean()),
  /** With `action`: the deposit that it applies to. */
  depositId: v.optional(v.string()),
  action: v.optional(v.picklist(['pay', 'decline', 'cancel'])),
});

const ENDS = { pay: 'PAID', decline: 'DECLINED', cancel: 'CANCELLED' } as const;

/**
 * `PUT /sandbox/deposits`: sets how the provider behaves, and simulates an action of the provider on a deposit.
 */
export function mountPaymentControls(app: Hono, platform: Platform): void {
  app.put('/sandbox/deposits', async (context) => {
    const { depositId, action, callback, lateSeconds, isDown } = await readJsonAs(
      context,
      ControlSchema,
    );
    setBehaviour(platform, {
      ...(callback !== undefined && { callback }),
      ...(lateSeconds !== undefined && { lateSeconds }),
      ...(isDown !== undefined && { isDown }),
    });
    if (depositId !== undefined && action !== undefined) {
      const isDone = await endPayment(platform, { reference: depositId }, ENDS[action]);
      if (!isDone) throw new Rejection(422, 'NOT_NOW', 'invalid_request');
      await checkPayments(platform);
    }
    return context.json(ok(behaviourOf(platform)));
  });
}
