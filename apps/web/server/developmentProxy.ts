import { DEFAULT_TRUSTED_PROXIES, parseTrustedProxies } from '@perya/http-server';
import type { Plugin } from 'vite';

import { createProxy, gatewayTarget } from './proxy.ts';

/** `pnpm dev` proxies the same paths to the gateway, with the same code, as the production server. */
export function developmentProxy(): Plugin {
  return {
    name: 'perya:development-proxy',
    apply: 'serve',
    configureServer(server) {
      const proxy = createProxy({
        gatewayUrl: process.env['GATEWAY_URL'] ?? 'http://localhost:4180',
        trustedProxies: parseTrustedProxies(DEFAULT_TRUSTED_PROXIES),
        siteKey: process.env['SITE_KEY'],
        onError: ({ path, code }) =>
          server.config.logger.warn(`gateway did not answer ${path} (${code})`),
      });
      server.middlewares.use((incoming, outgoing, next) => {
        if (gatewayTarget(incoming.url) === null) next();
        else proxy.passOn(incoming, outgoing);
      });
      server.httpServer?.once('close', proxy.close);
    },
  };
}
