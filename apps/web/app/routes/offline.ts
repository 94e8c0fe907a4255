import { LANGUAGES } from '@perya/i18n';

import { contentPolicy } from '../../server/contentSecurity.ts';
import { installCatalogue } from '../install/locales';
import { pageViewContext } from '../page-view/pageView.server';
import { escaped } from '../seo/markup.server';
import type { Route } from './+types/offline';

/** Self-contained, because nothing else loads offline. The colors are those of the tokens. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:18px/1.6 system-ui,sans-serif;text-align:center;background:#fbf6f1;color:#1c1a33}[data-theme=dark] body{background:#0e0f1e;color:#f4f2ff}main{max-width:32rem}h1{font-size:28px;line-height:1.3;margin:24px 0 8px}p{margin:0 0 24px}a{display:inline-block;padding:12px 24px;border-radius:8px;background:#ff947a;color:#2a0f08;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:3px}';

/** The site's lantern, unlit. */
const LANTERN =
  '<svg width="96" height="110" viewBox="0 0 96 110" aria-hidden="true"><path d="M48 0v20" stroke="#8f8eb4" stroke-width="4"/><rect x="30" y="18" width="36" height="11" rx="4" fill="#8f8eb4"/><ellipse cx="48" cy="56" rx="42" ry="31" fill="none" stroke="#8f8eb4" stroke-width="4"/><path d="M30 29q-16 27 0 54M66 29q16 27 0 54" fill="none" stroke="#8f8eb4" stroke-width="3"/><rect x="32" y="84" width="32" height="11" rx="4" fill="#8f8eb4"/></svg>';

/** The service worker's offline page, shown if a page isn't cached. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { config, language, nonce, runtime, theme } = context.get(pageViewContext);
  const { i18n } = runtime;
  await i18n.load([installCatalogue]);
  const t = i18n.translator(installCatalogue);
  const title = escaped(`${t('offline.title')} · ${config.brand.name}`);
  const html = `<!doctype html><html lang="${LANGUAGES[language].bcp47}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${LANTERN}<h1>${escaped(t('offline.title'))}</h1><p>${escaped(t('offline.text'))}</p><a href="">${escaped(t('offline.retry'))}</a></main></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': contentPolicy({
        nonce,
        secure: request.url.startsWith('https:'),
      }),
    },
  });
}
