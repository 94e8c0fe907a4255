import {
  getDomainRoute,
  getHelpCentre,
  getPermission,
  getRegisterRules,
  getRegisterSettings,
  getSystemKeys,
  getSystemStatus,
  getWhitelabel,
  listRouters,
  listServiceChannels,
  type WireValueOf,
} from '@perya/api-client';
import { sealValue, SealedBodyError } from '@perya/api-client/server';
import { Rejection } from '../http/Rejection';
import { serve, type Route } from '../http/serve';
import type { Topic } from '../topic';
import { helpIn } from './help';
import { channelsOf, resourcesOf, statusOf, whitelabelOf } from './wire';

/** What the site must know about the brand and the platform. */
export const system: Topic = {
  name: 'system',
  // The page that a closed site shows needs them.
  routes: whenClosed([
    serve(getSystemStatus, ({ ctx }) => statusOf(ctx)),
    serve(getWhitelabel, ({ ctx }) => whitelabelOf(ctx.brand)),
    serve(getRegisterRules, ({ ctx }) => ctx.brand.registerRules),
    serve(getRegisterSettings, ({ ctx }) => {
      const { switches, registerRules } = ctx.brand;
      return {
        usernameRegister: switches['USERNAMEREG3'] === true,
        mobileRegister: switches['MOBILEREG3'] === true,
        mobileRegisterWithPassword: switches['MOBILEREGPWD3'] === true,
        smsVerification: switches['SMSVERIFREG3'] === true,
        captchaRequired: registerRules['captcha']?.enabled === true,
      };
    }),
    serve(getSystemKeys, async ({ ctx }) => ({
      // Made by the contract's own half, which knows no other kind of key.
      keys: (await ctx.platform.seals.publicKeys()) as WireValueOf<typeof getSystemKeys>['keys'],
      serverTime: ctx.now().getTime(),
    })),
    serve(getHelpCentre, ({ input, ctx }) => {
      const { languages, name, birthdayAgeLimit } = ctx.brand;
      const asked = languages.find((language) => language === input.language);
      return helpIn(asked ?? ctx.language, { brandName: name, ageLimit: birthdayAgeLimit });
    }),
    serve(getPermission, ({ ctx }) => ({
      info: { analytics: { gtagId: ctx.brand.gtagId ?? null } },
    })),
    serve(getDomainRoute, ({ input, ctx }) => {
      const domain = input.domain ?? '';
      return { domain, resources: resourcesOf(ctx.brand.domains[domain] ?? {}) };
    }),
    serve(listRouters, ({ ctx }) => ({
      list: Object.keys(ctx.brand.domains).map((domain) => ({ domain, speed: 0 })),
    })),
    serve(listServiceChannels, async ({ ctx }) => ({
      list: await Promise.all(
        channelsOf(ctx.brand).map(async (channel) =>
          channel.type === 3
            ? { ...channel, path: await sealFor(ctx.clientKey, channel.path) }
            : channel,
        ),
      ),
    })),
  ]),
};

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
