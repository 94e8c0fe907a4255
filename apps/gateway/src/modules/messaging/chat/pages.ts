import type { Hono } from 'hono';
import type { Platform } from '../../../kernel/platform';
import { mountAssets, openBundle, pagePolicy } from '../../games/play/pageBundle';
import { CHAT_PATH } from './sockets';

/** The chat's own page and what it loads, all from the play origin itself. */
export function mountChatPage(app: Hono, { config }: Platform): void {
  const bundle = openBundle('chat');
  const socket = new URL(CHAT_PATH, config.playOrigin);
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:';

  app.get('/chat', async (context) => {
    const { script, style } = await bundle();
    const { siteOrigins } = config;
    // Not every browser takes `'self'` to mean the WebSocket beside it.
    context.header('Content-Security-Policy', pagePolicy(siteOrigins, [socket.origin]));
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chat</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="/chat/assets/${style.name}"><script type="module" src="/chat/assets/${script.name}"></script></head><body><noscript>The chat needs JavaScript.</noscript><main id="chat" data-socket="${socket.href}" data-site-origins="${siteOrigins.join(' ')}"></main></body></html>`,
    );
  });
  mountAssets(app, '/chat/assets', () => bundle);
}
