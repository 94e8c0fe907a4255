import { rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

const NAME = 'bench-floor.html';

/** The path of the static page on the site's server. */
export const FLOOR_PATH = `/${NAME}`;

/** Same quality as the site's server, which compresses pages while streaming. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Creates the static page that the home page is compared with: the home page's own banner and cards, with
 * their markup and styles, as plain HTML without header, menu, footer, scripts and the data for scripts. It's
 * added to the site's static files, so that the same server serves it.
 */
export async function writeBaselinePage(
  browser: Browser,
  siteUrl: string,
  clientFolder: string,
): Promise<() => void> {
  const served = await (await fetch(siteUrl)).text();
  const page = await browser.newPage();
  const { html, cards, banners } = await page.evaluate(stripped, served);
  await page.close();
  if (banners === 0 || cards === 0) {
    throw new Error('The home page shows no banner or no card: is the gateway seeded?');
  }
  const file = `${clientFolder}/${NAME}`;
  const body = Buffer.from(html);
  writeFileSync(file, body);
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 6 }));
  writeFileSync(`${file}.br`, brotliCompressSync(body, QUALITY));
  return () => {
    for (const suffix of ['', '.gz', '.br']) rmSync(file + suffix, { force: true });
  };
}

/** Runs in the browser, to use its HTML parser. */
function stripped(served: string) {
  const page = new DOMParser().parseFromString(served, 'text/html');
  const main = page.querySelector('main');
  const styles = [...page.querySelectorAll('style')].map((style) => style.outerHTML).join('');
  for (const script of main?.querySelectorAll('script') ?? []) script.remove();
  const { lang, dataset } = page.documentElement;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>`;
  return {
    cards: main?.querySelectorAll('[data-game]').length ?? 0,
    banners: main?.querySelectorAll('[data-banner] img').length ?? 0,
    html: `<!doctype html><html lang="${lang}" data-theme="${dataset['theme'] ?? 'light'}"><head>${head}${styles}</head><body>${main?.outerHTML ?? ''}</body></html>`,
  };
}
