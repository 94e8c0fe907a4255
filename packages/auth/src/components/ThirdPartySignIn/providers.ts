import type { ThirdParty } from '@perya/api-client';

/** Names, not texts: the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<ThirdParty, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
