import { pageViewContext } from '../runtime/pageView.server';
import type { Route } from './+types/webManifest';

/** What a phone calls the site, and shows for it, when it is put on the home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config, theme } = context.get(pageViewContext);
  const { name } = config.brand;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: theme === 'light' ? '#fbf6f1' : '#0e0f1e',
    theme_color: theme === 'light' ? '#fffaf6' : '#262743',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'max-age=3600' },
  });
}
