import { changePassword, login, loginFreePlay, logout } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { changePassword as change } from './changePassword';
import { openFreePlay } from './freePlay';
import { signIn } from './login';
import { closeSession, closeSessionsOf } from './sessions';

/** Signing in and out. */
export const session: Topic = {
  name: 'session',
  routes: [
    serve(changePassword, change),
    serve(login, signIn),
    serve(loginFreePlay, openFreePlay),
    serve(
      logout,
      async ({ input, ctx }) => {
        const { id } = ctx.me();
        if (input.allDevices === true) await closeSessionsOf(ctx.db, id);
        else if (ctx.token !== undefined) await closeSession(ctx.db, ctx.token);
        return null;
      },
      { whenClosed: true },
    ),
  ],
};
