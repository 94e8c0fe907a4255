import type { Hono } from 'hono';
import { backdropSvg, symbolSvg } from '../../content/art/cover';
import { catalogueOf } from '../catalogue/catalogue';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { ENGINE_NAMES } from './engineNames';
import { immutable, mountAssets, openBundle, pagePolicy, type PageBundle } from './pageBundle';

const ART = /^([A-Z]|backdrop)\.svg$/;

/** The pages of the sandbox games and what they load, all from the play origin itself. */
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

  app.get('/play/art/:game/:file', async (context) => {
    const [, name] = ART.exec(context.req.param('file')) ?? [];
    const catalogue = await catalogueOf(platform);
    const game = catalogue.game(context.req.param('game'));
    if (game === undefined || name === undefined)
      throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    const svg = name === 'backdrop' ? backdropSvg(game) : symbolSvg(name, game);
    if (svg === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return immutable(context, svg, 'image/svg+xml');
  });
}
