import { LANGUAGES } from '@perya/i18n';
import { brandStyle } from '@perya/site-config';

import { contentPolicy } from '../../server/contentSecurity.ts';
import { installCatalogue } from '../install/locales';
import { pageViewContext } from '../page-view/pageView.server';
import { escaped } from '../seo/markup.server';
import type { Route } from './+types/offline';

/** Self-contained, because nothing else loads offline. The colors are the kit's, which a brand overrides. */
const STYLE =
  ':root,[data-theme=light]{--color-page:#fbf6f1;--color-text:#1c1a33;--color-faint:#6f6c90;--color-coral:#ff947a;--color-on-coral:#2a0f08;--radius-control:8px}[data-theme=dark]{--color-page:#0e0f1e;--color-text:#f4f2ff;--color-faint:#8f8eb4}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:18px/1.6 system-ui,sans-serif;text-align:center;background:var(--color-page);color:var(--color-text)}main{max-width:32rem}svg{color:var(--color-faint)}h1{font-size:28px;line-height:1.3;margin:24px 0 8px}p{margin:0 0 24px}a{display:inline-block;padding:12px 24px;border-radius:var(--radius-control);background:var(--color-coral);color:var(--color-on-coral);font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:3px}';

/** A plug that is pulled out. */
const UNPLUGGED =
  '<svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 82 26 64M70 26 88 8M30 38l28 28-8 8a20 20 0 0 1-28-28ZM46 22a20 20 0 0 1 28 28l-6 6-28-28ZM36 44l8-8M50 58l8-8"/></svg>';

/** The service worker's offline page, shown if a page isn't cached. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { config, language, nonce, runtime, theme } = context.get(pageViewContext);
  const { i18n } = runtime;
  await i18n.load([installCatalogue]);
  const t = i18n.translator(installCatalogue);
  const title = escaped(`${t('offline.title')} · ${config.brand.name}`);
  const html = `<!doctype html><html lang="${LANGUAGES[language].bcp47}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}${brandStyle(config.brand)}</style></head><body><main>${UNPLUGGED}<h1>${escaped(t('offline.title'))}</h1><p>${escaped(t('offline.text'))}</p><a href="">${escaped(t('offline.retry'))}</a></main></body></html>`;
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
