import { endOtherSessions, endSession, listSessions, logout } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { deviceOf } from './device';
import { deleteExpiredGuests } from './guests';
import { sweepOneTime } from './oneTime';
import { endSessionById, endSessionsOf, listOpenSessions, sweepSessions } from './sessions';
import { sessionData } from './ownData';

const SWEEP_MS = 10 * 60_000;

/** A member's sessions, and sign-out. */
export const session: Module = {
  name: 'session',
  ownData: sessionData,
  routes: [
    serve(
      logout,
      async ({ input, ctx }) => {
        const { id: memberId } = ctx.me();
        const ending = { memberId, reason: 'ended', now: ctx.now() } as const;
        if (input.allDevices === true) await endSessionsOf(ctx.db, ending);
        else if (ctx.session) await endSessionById(ctx.db, { ...ending, id: ctx.session.id });
        return null;
      },
      { whenClosed: true, whenRestricted: true },
    ),
    serve(listSessions, async ({ ctx }) => {
      const open = await listOpenSessions(ctx.db, ctx.me().id, ctx.now());
      const sessions = open.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
        id,
        isCurrent: id === ctx.session?.id,
        startedAt: createdAt.getTime(),
        lastSeenAt: lastSeenAt.getTime(),
        ip,
        device: deviceOf(userAgent),
      }));
      return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    }),
    serve(endSession, async ({ input, ctx }) => {
      const { id: memberId } = ctx.me();
      await endSessionById(ctx.db, {
        memberId,
        reason: 'ended',
        now: ctx.now(),
        id: input.sessionId,
      });
      return null;
    }),
    serve(endOtherSessions, async ({ ctx }) => {
      const { id: memberId } = ctx.me();
      const keep = ctx.token === undefined ? {} : { keep: ctx.token };
      await endSessionsOf(ctx.db, { memberId, reason: 'ended', now: ctx.now(), ...keep });
      return null;
    }),
  ],
  jobs: [
    {
      name: 'sweep sessions, guests and one-time tokens',
      everyMs: SWEEP_MS,
      run: async ({ db, clock }) => {
        await sweepSessions(db, clock.now());
        await deleteExpiredGuests(db);
        await sweepOneTime(db, clock.now());
      },
    },
  ],
};
