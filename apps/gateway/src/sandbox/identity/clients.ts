import type { ThirdPartySettings } from '../../kernel/config/config';

/** The registration of the gateway, the only client of the sandbox's identity provider. Not secret. */
export const SANDBOX_CLIENT = { clientId: 'perya-sandbox', clientSecret: 'perya-sandbox-secret' };
export const SANDBOX_BOT_TOKEN = '4180:perya-sandbox-bot-token';

export const IDENTITY_PATH = '/sandbox/identity';

/** Settings that make the gateway use its own sandbox as Google, Facebook and Telegram. */
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
