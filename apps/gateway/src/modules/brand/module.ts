import {
  getDomainRoute,
  getPermission,
  getRegisterRules,
  getRegisterSettings,
  getSystemKeys,
  getSystemStatus,
  getWhitelabel,
  listRouters,
  listServiceChannels,
  ROUTER_PROBE_PATH,
  type WireValueOf,
} from '@perya/api-client';
import { sealValue, SealedBodyError } from '@perya/api-client/server';
import { Rejection } from '../../kernel/http/Rejection';
import { serve, type CallContext, type Route } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { channelsOf, registerSettingsOf, resourcesOf, statusOf, whitelabelOf } from './wire';
import { brandSettings } from './settings';

/** Ranks above it have a desk of their own (specification §6). */
const HIGHEST_COMMON_RANK = 4;

/** What the site must know about the brand and the platform. */
export const system: Module = {
  name: 'system',
  brandSettings,
  mount: (app) => {
    // Pages of every host of the site measure by it, and it says nothing to anybody.
    app.get(ROUTER_PROBE_PATH, (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      context.header('Cache-Control', 'no-store');
      return context.body(null, 204);
    });
  },
  // The page that a closed site shows needs them.
  routes: whenClosed([
    serve(getSystemStatus, ({ ctx }) => statusOf(ctx)),
    serve(getWhitelabel, ({ ctx }) => whitelabelOf(ctx.brand)),
    serve(getRegisterRules, ({ ctx }) => ctx.brand.registerRules),
    serve(getRegisterSettings, ({ ctx }) => registerSettingsOf(ctx.brand)),
    serve(getSystemKeys, async ({ ctx }) => ({
      // Made by the contract's own half, which knows no other kind of key.
      keys: (await ctx.platform.seals.publicKeys()) as WireValueOf<typeof getSystemKeys>['keys'],
      serverTime: ctx.now().getTime(),
    })),
    serve(getPermission, ({ ctx }) => ({
      info: { analytics: { gtagId: ctx.brand.gtagId ?? null } },
    })),
    serve(getDomainRoute, ({ input, ctx }) => {
      const domain = input.domain ?? '';
      return { domain, resources: resourcesOf(ctx.brand.domains[domain] ?? {}) };
    }),
    serve(listRouters, ({ ctx }) => ({
      list: routersOf(ctx).map((domain) => ({ domain, speed: 0 })),
    })),
    serve(listServiceChannels, async ({ ctx }) => ({
      list: await Promise.all(
        channelsFor(ctx).map(async (channel) =>
          channel.type === 3
            ? { ...channel, path: await sealFor(ctx.clientKey, channel.path) }
            : channel,
        ),
      ),
    })),
  ]),
};

/** The hosts of the site: those of the brand, else those that the gateway was started for. */
function routersOf({ brand, platform }: CallContext): string[] {
  const named = Object.keys(brand.domains);
  if (named.length > 0) return named;
  return platform.config.siteOrigins.map((origin) => new URL(origin).host);
}

/** The ways to customer service for this caller: the desk of the high ranks is theirs alone. */
function channelsFor({ brand, member }: CallContext) {
  const isVip = (member?.clubRank ?? 0) > HIGHEST_COMMON_RANK;
  return channelsOf(brand).filter(({ csType }) => csType !== 'VIP' || isVip);
}

async function sealFor(clientKey: string | undefined, path: string): Promise<string> {
  try {
    return await sealValue(clientKey, path);
  } catch (error) {
    if (!(error instanceof SealedBodyError)) throw error;
    throw new Rejection(400, error.code, 'sealed_body_invalid');
  }
}

function whenClosed(routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, whenClosed: true }));
}
