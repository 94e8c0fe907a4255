import { launchGame } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { mountPlayApi } from './api';
import { launch } from './launch';
import { mountPlayPages } from './pages';
import { sweepLaunches } from './sessions';

const SWEEP_MS = 10 * 60_000;

/** Launches, and the sandbox games on their own origin. */
export const play: Topic = {
  name: 'play',
  routes: [serve(launchGame, launch)],
  mountPlay: (app, platform) => {
    mountPlayApi(app, platform);
    mountPlayPages(app, platform);
  },
  start: async ({ db, clock, log }) => {
    await sweepLaunches(db, clock.now());
    const sweeper = setInterval(() => {
      sweepLaunches(db, clock.now()).catch((err: unknown) =>
        log.error({ err }, 'sweeping launches failed'),
      );
    }, SWEEP_MS);
    sweeper.unref();
    return () => clearInterval(sweeper);
  },
};
