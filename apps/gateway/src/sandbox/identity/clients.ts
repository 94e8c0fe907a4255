import type { ThirdPartySettings } from '../../kernel/config/config';

/** What the sandbox's identity provider knows of the gateway, its one client. Not secret at all. */
export const SANDBOX_CLIENT = { clientId: 'perya-sandbox', clientSecret: 'perya-sandbox-secret' };
export const SANDBOX_BOT_TOKEN = '4180:perya-sandbox-bot-token';

export const IDENTITY_PATH = '/sandbox/identity';

/** Settings under which the gateway takes its own sandbox for Google, Facebook and Telegram. */
export function sandboxThirdParties(gatewayOrigin: string): Required<ThirdPartySettings> {
  const at = (provider: string) => `${gatewayOrigin}${IDENTITY_PATH}/${provider}`;
  return {
    google: { ...SANDBOX_CLIENT, issuer: at('google') },
    facebook: {
      ...SANDBOX_CLIENT,
      issuer: at('facebook'),
      dialog: `${at('facebook')}/dialog/oauth`,
      graph: `${at('facebook')}/graph`,
    },
    telegram: { botToken: SANDBOX_BOT_TOKEN, origin: at('telegram') },
  };
}
