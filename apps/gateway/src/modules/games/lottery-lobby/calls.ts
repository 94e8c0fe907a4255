import {
  getBalance,
  getMemberInfo,
  getSystemStatus,
  listVendors,
  type AnyEndpoint,
} from '@perya/api-client';
import { ok } from '@perya/api-client/server';
import { networkOf } from '@perya/http-server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { limit } from '../../../kernel/http/limits';
import { mountCall } from '../../../kernel/http/mountCall';
import { rejectIfSiteClosed } from '../../../kernel/http/Rejection';
import type { Route } from '../../../kernel/http/serve';
import type { Platform } from '../../../kernel/platform';
import { lobbyGuest, lobbySession, openLobby, type LobbySession } from './sessions';

const TICKETS = { max: 120, windowMs: 60_000 };
const OpenBody = v.object({ ticket: v.pipe(v.string(), v.maxLength(128)) });

/** Calls of the lobby's screens other than those of the lotteries. */
const BESIDE: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  getBalance,
  getMemberInfo,
  getSystemStatus,
  listVendors,
]);

const LOTTERY_PATH = /^\/(?:lotto\/)?lgw\//;

/** Whether the lobby may make a call: those of the lotteries, and a few for its frame. */
export const isLobbyCall = (endpoint: AnyEndpoint): boolean =>
  LOTTERY_PATH.test(endpoint.path) || BESIDE.has(endpoint);

/**
 * Mounts the lobby's calls on the play origin. A ticket is exchanged for a token that is valid only for these
 * calls and only on this origin; the site's own token isn't valid here.
 */
export function mountLobbyCalls(app: Hono, platform: Platform, routes: readonly Route[]): void {
  app.post('/play/api/lottery/open', async (context) => {
    rejectIfSiteClosed(platform, context.get('client').ip);
    await limit(
      platform.db,
      `ticket:${networkOf(context.get('client').ip)}`,
      TICKETS,
      platform.clock.now(),
    );
    const { ticket } = await readJsonAs(context, OpenBody);
    const { token, guest } = await openLobby(platform, ticket);
    context.set('memberId', guest.member.id);
    return context.json(ok({ token, ...wireGuest(platform, guest) }));
  });

  // For a reloaded page that has kept its token.
  app.get('/play/api/lottery/guest', async (context) => {
    const guest = await lobbyGuest(platform, context.req.header('token') ?? '');
    return context.json(ok(wireGuest(platform, guest)));
  });

  for (const route of routes.filter(({ endpoint }) => isLobbyCall(endpoint))) {
    mountCall(app, { endpoint: route.endpoint, route, platform, readSession: lobbySession });
  }
}

function wireGuest({ config, brand }: Platform, { language, backUrl }: LobbySession) {
  return {
    language,
    languages: brand.current.languages,
    backUrl,
    siteOrigins: backUrl === null ? config.siteOrigins : [new URL(backUrl).origin],
  };
}
