import { writeFileSync, rmSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { SLOW_PHONE } from './budgets.ts';

const NAME = 'bench-floor.html';

/** The path of the static page on the site's server. */
export const FLOOR_PATH = `/${NAME}`;

/**
 * Makes the static page that the home page is measured against: the same banner and the same cards,
 * with their covers and words, as plain HTML with a few inline rules and no script. It is put beside
 * the site's own static files, so that the same server sends it.
 */
export async function makeFloor(
  browser: Browser,
  siteUrl: string,
  clientFolder: string,
): Promise<() => void> {
  const context = await browser.newContext({
    viewport: SLOW_PHONE.viewport,
    deviceScaleFactor: SLOW_PHONE.deviceScaleFactor,
    javaScriptEnabled: true,
  });
  const page = await context.newPage();
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const { banner, cards } = await page.evaluate(() => {
    const pick = (image: HTMLImageElement) => ({
      src: new URL(image.currentSrc || image.src).pathname,
      width: Math.round(image.getBoundingClientRect().width),
      height: Math.round(image.getBoundingClientRect().height),
    });
    const first = document.querySelector<HTMLImageElement>('[data-banner] img');
    return {
      banner: first && pick(first),
      cards: [...document.querySelectorAll<HTMLElement>('[data-game]')].map((card) => {
        const image = card.querySelector('img');
        return { image: image && pick(image), text: card.textContent?.trim() ?? '' };
      }),
    };
  });
  await context.close();
  if (!banner || cards.length === 0)
    throw new Error('The home page shows no banner or no card: is the gateway seeded?');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><style>body{margin:0;font:16px/1.5 sans-serif;background:#fbf6f1;color:#1c1a33}
.b{display:block;width:100%;height:auto}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:8px}
.g img{width:100%;height:auto;aspect-ratio:4/3;border-radius:14px}</style>
<img class="b" src="${banner.src}" width="${banner.width}" height="${banner.height}" fetchpriority="high" alt="">
<div class="g">${cards
    .map(
      ({ image, text }, index) =>
        `<div data-game>${image ? `<img src="${image.src}" width="${image.width || 120}" height="${image.height || 90}" alt=""${index < 6 ? '' : ' loading="lazy"'}>` : ''}<p>${escapeHtml(text)}</p></div>`,
    )
    .join('\n')}</div></html>`;
  const file = `${clientFolder}/${NAME}`;
  const body = Buffer.from(html);
  writeFileSync(file, body);
  writeFileSync(`${file}.gz`, gzipSync(body));
  writeFileSync(`${file}.br`, brotliCompressSync(body));
  return () => {
    for (const suffix of ['', '.gz', '.br']) rmSync(file + suffix, { force: true });
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
