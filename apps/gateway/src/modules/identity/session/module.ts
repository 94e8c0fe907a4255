import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
  login,
  loginByToken,
  loginFreePlay,
  loginSecondFactor,
  logout,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { changePassword as change } from './changePassword';
import { deviceOf } from './device';
import { lastSignIns } from '../security/signIns';
import { sweepOneTime } from './oneTime';
import { openFreePlay } from './freePlay';
import { signIn } from './login';
import { signInBySecondStep } from './secondStep';
import { endSessionById, endSessionsOf, listOpenSessions, sweepSessions } from './sessions';
import { mountThirdParties } from './thirdParty/routes';
import { signInByLink } from './tokenLink';

const SWEEP_MS = 10 * 60_000;

/** Signing in and out, and where one is signed in. */
export const session: Module = {
  name: 'session',
  mount: mountThirdParties,
  routes: [
    serve(changePassword, change, { whenRestricted: true }),
    serve(login, signIn),
    serve(loginSecondFactor, signInBySecondStep),
    serve(loginByToken, signInByLink),
    serve(loginFreePlay, openFreePlay),
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
      const list = open.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
        sessionId: id,
        current: id === ctx.session?.id,
        createdAt: createdAt.getTime(),
        lastSeenAt: lastSeenAt.getTime(),
        ip,
        device: deviceOf(userAgent),
      }));
      return { list: list.toSorted((a, b) => Number(b.current) - Number(a.current)) };
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
    serve(listSignIns, async ({ ctx }) => {
      const rows = await lastSignIns(ctx.db, ctx.me().id);
      return {
        list: rows.map(({ at, ip, userAgent, hadSecondStep }) => ({
          loginTime: at.getTime(),
          ip,
          device: deviceOf(userAgent),
          secondStep: hadSecondStep,
        })),
      };
    }),
  ],
  jobs: [
    {
      name: 'sweep sessions and one-time tokens',
      everyMs: SWEEP_MS,
      run: async ({ db, clock }) => {
        await sweepSessions(db, clock.now());
        await sweepOneTime(db, clock.now());
      },
    },
  ],
};
