import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ok } from '@perya/api-client/server';
import type { Hono, MiddlewareHandler } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readJson, readJsonAs, SMALL_BODY } from '../kernel/http/body';
import { PAGE_POLICY } from '../kernel/http/html';
import { Rejection } from '../kernel/http/Rejection';
import { keepClockOffset } from '../kernel/time/clock';
import { voidDraw } from '../modules/lottery';
import { findMemberByAccount, listOutbox } from '../modules/identity';
import type { Platform } from '../kernel/platform';
import { issueLoginLink } from '../flows/sign-in/tokenLink';
import type { Module } from '../kernel/module';
import { FaultsSchema, type Faults } from '../kernel/http/faults';
import { deskJob } from './desk';
import { mountPaymentControls } from './deposits/controls';
import { mountPaymentPage } from './deposits/page';
import { resetBehaviour } from '../modules/money';
import { mountIdentity } from './identity/mount';
import { outboxPage } from './outboxPage';

const ClockSchema = v.object({ offsetMs: v.pipe(v.number(), v.safeInteger()) });
const LinkSchema = v.object({ account: v.pipe(v.string(), v.nonEmpty()) });

const DrawSchema = v.object({
  lottery: v.pipe(v.string(), v.nonEmpty()),
  number: v.pipe(v.string(), v.nonEmpty()),
  action: v.literal('void'),
});

/** Fits a whole brand, or all faults of a test. */
const SANDBOX_BODY = { ...SMALL_BODY, bytes: 256 * 1024, fields: 10_000 };

/** The host names of this machine; any other name may be a page using DNS rebinding. */
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Controls for tests and demonstrations (decisions.md). Available only if the gateway was started with
 * `GATEWAY_SANDBOX=1`, and only to callers on this machine; for others the paths don't exist.
 */
export const sandbox: Module = {
  name: 'sandbox',
  mount: (app, platform) => {
    if (!platform.config.sandbox) return;
    app.use(playFaults(platform.faults));
    mountControls(app, platform);
    mountIdentity(app, platform);
    mountPaymentControls(app, platform);
  },
  mountPlay: (app, platform) => {
    if (!platform.config.sandbox) return;
    app.use(playFaults(platform.faults));
    mountPaymentPage(app, platform);
  },
  reset: resetBehaviour,
  jobs: [deskJob],
};

function mountControls(app: Hono, platform: Platform) {
  const { brand, clock, db, faults, outbox } = platform;
  app.use('/sandbox/*', onlyFromHere);
  app.use('/outbox', onlyFromHere);

  app.put('/sandbox/brand', async (context) =>
    context.json(ok(await brand.patch(db, await readJson(context, SANDBOX_BODY), clock.now()))),
  );
  app.get('/sandbox/brand', (context) => context.json(ok(brand.current)));
  app.get('/sandbox/outbox', async (context) => {
    // A message is sent after the response of the call that triggers it.
    await outbox.settled();
    return context.json(ok(await listOutbox(db)));
  });
  app.put('/sandbox/clock', async (context) => {
    const { offsetMs } = await readJsonAs(context, ClockSchema);
    await keepClockOffset(db, offsetMs);
    clock.moveTo(offsetMs);
    return context.json(ok({ offsetMs, now: clock.now().toISOString() }));
  });
  app.put('/sandbox/faults', async (context) => {
    faults.replace(await readJsonAs(context, FaultsSchema, SANDBOX_BODY));
    return context.json(ok(faults.waiting));
  });
  app.put('/sandbox/draws', async (context) => {
    const { lottery, number } = await readJsonAs(context, DrawSchema);
    await voidDraw(platform, { lottery, number });
    return context.json(ok(null));
  });
  app.post('/sandbox/login-link', async (context) => {
    const { account } = await readJsonAs(context, LinkSchema);
    const member = await findMemberByAccount(db, account);
    if (member === undefined) throw new Rejection(404, 'NO_SUCH_ACCOUNT', 'not_found');
    const token = await issueLoginLink(db, member.id, clock.now());
    return context.json(ok({ token }));
  });
  app.post('/sandbox/reset', async (context) => {
    await platform.reset();
    return context.json(ok(null));
  });
  app.get('/outbox', async (context) => {
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(outboxPage(await listOutbox(db), brand.current));
  });
}

const onlyFromHere: MiddlewareHandler = async (context, next) => {
  const isHere =
    context.get('client').isLoopback && LOOPBACK_HOST.test(context.req.header('host') ?? '');
  if (!isHere) throw new Rejection(404, 'NOT_FOUND', 'not_found');
  await next();
};

/** Injects the faults that `PUT /sandbox/faults` configured. */
function playFaults(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (path.startsWith('/sandbox/')) return next();
    const fault = faults.take(method, path);
    switch (fault?.kind) {
      case 'error':
        throw new Rejection(500, 'INTERNAL', 'internal');
      case 'drop':
        // Close the connection before any byte of the response.
        (context.env as HttpBindings).incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      case 'malformed':
        return context.body('{"success":true,"value":{"li', 200, {
          'Content-Type': 'application/json',
        });
      case 'empty':
        return context.body('', 200, { 'Content-Type': 'application/json' });
      case 'slow':
        await pause(fault.delayMs);
        return next();
      case undefined:
        return next();
    }
  };
}
