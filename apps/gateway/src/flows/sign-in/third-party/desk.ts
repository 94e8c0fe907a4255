import type { ThirdParty } from '@perya/api-client';
import { originOf } from '@perya/http-server';
import type { Context } from 'hono';
import { notEnabled, rejectIfSiteClosed, Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { SWITCHES, type IdentityProvider } from './provider';
import { createProviders, type IdentityProviders } from './providers';
import { isThirdParty } from './tickets';

/** The dependencies of the sign-in window's pages. */
export interface SignInWindowDeps {
  readonly platform: Platform;
  readonly providers: IdentityProviders;
}

export const openDesk = (platform: Platform): SignInWindowDeps => ({
  platform,
  providers: createProviders(platform),
});

/** A provider that is available to the visitor, and the site origin of the request. */
export interface ThirdPartyOffer {
  name: ThirdParty;
  origin: string;
  provider: IdentityProvider;
}

/** Checks all preconditions of a third-party sign-in, before any redirect or answer. */
export function requireThirdPartyOffer(
  { platform, providers }: SignInWindowDeps,
  context: Context,
): ThirdPartyOffer {
  const { brand, config } = platform;
  const name = context.req.param('provider');
  if (!isThirdParty(name)) throw new Rejection(404, 'NOT_FOUND', 'not_found');
  const origin = originOf(context.get('client'));
  if (!config.siteOrigins.includes(origin)) {
    throw new Rejection(403, 'FOREIGN_ORIGIN', 'forbidden_origin');
  }
  rejectIfSiteClosed(platform, context.get('client').ip);
  if (brand.current.switches[SWITCHES[name]] !== true) throw notEnabled();
  const provider = providers[name];
  if (provider === undefined) {
    throw new Rejection(503, 'NOT_CONFIGURED', 'third_party_not_configured');
  }
  return { name, origin, provider };
}

/** The language of the window's texts, one of the brand's. */
export function languageOf({ platform }: SignInWindowDeps, wanted: string | undefined): string {
  const { languages, defaultLanguage } = platform.brand.current;
  return languages.find((language) => language === wanted) ?? defaultLanguage;
}
