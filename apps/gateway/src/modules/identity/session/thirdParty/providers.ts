import type { ThirdParty } from '@perya/api-client';
import type { ThirdPartySettings } from '../../../../kernel/config/config';
import type { Platform } from '../../../../kernel/platform';
import { sandboxThirdParties } from '../../../../sandbox/identity/clients';
import { spentProof } from '../../verification/schema';
import { facebook } from './facebook';
import { google } from './google';
import type { IdentityProvider } from './provider';
import { telegram } from './telegram';
import { TELEGRAM_MS } from './telegramData';

export type IdentityProviders = Partial<Record<ThirdParty, IdentityProvider>>;

/** Telegram's data could be used again until then. */
const KEPT_MS = 2 * TELEGRAM_MS;

/** The providers that are set up; in the sandbox its own take the places that are left free. */
export function createProviders({ config, db }: Platform): IdentityProviders {
  const settings: ThirdPartySettings = {
    ...(config.sandbox ? sandboxThirdParties(config.gatewayOrigin) : {}),
    ...config.thirdParties,
  };
  const spend = async (hash: string, now: Date) => {
    const [fresh] = await db
      .insert(spentProof)
      .values({ id: `telegram:${hash}`, expiresAt: new Date(now.getTime() + KEPT_MS) })
      .onConflictDoNothing()
      .returning({ id: spentProof.id });
    return fresh !== undefined;
  };
  return {
    ...(settings.google ? { google: google(settings.google) } : {}),
    ...(settings.facebook ? { facebook: facebook(settings.facebook) } : {}),
    ...(settings.telegram ? { telegram: telegram({ ...settings.telegram, spend }) } : {}),
  };
}
