import type { ThirdParty } from '@perya/api-client';
import type { Platform } from '../../../kernel/platform';
import { spentProof } from '../../../modules/identity';
import { facebook } from './facebook';
import { google } from './google';
import type { IdentityProvider } from './provider';
import { telegram } from './telegram';
import { TELEGRAM_MS } from './telegramData';

export type IdentityProviders = Partial<Record<ThirdParty, IdentityProvider>>;

/** Telegram's data could be replayed until then. */
const KEPT_MS = 2 * TELEGRAM_MS;

/** Creates the providers that are configured. */
export function createProviders({ config, db }: Platform): IdentityProviders {
  const settings = config.thirdParties;
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
