import type { Hono } from 'hono';
import type { Platform } from '../../../kernel/platform';
import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { mountAssets, openBundle, pagePolicy, type PageBundle } from './pageBundle';

/** The pages of the sandbox games and their scripts, all from the play origin itself. */
export function mountPlayPages(app: Hono, platform: Platform): void {
  const bundles = new Map<string, () => Promise<PageBundle>>(
    ENGINE_NAMES.map((name) => [name, openBundle(name)]),
  );
  for (const [name, bundle] of bundles) {
    app.get(`/play/${name}`, async (context) => {
      const { script, style } = await bundle();
      const { siteOrigins } = platform.config;
      context.header('Content-Security-Policy', pagePolicy(siteOrigins));
      context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      return context.html(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Game</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0e0f1e"><link rel="icon" href="data:,"><link rel="stylesheet" href="/play/assets/${style.name}"><script type="module" src="/play/assets/${script.name}"></script></head><body><noscript>This game needs JavaScript.</noscript><main id="game" data-site-origins="${siteOrigins.join(' ')}"></main></body></html>`,
      );
    });
  }

  mountAssets(app, '/play/assets', (page) => bundles.get(page));
}
