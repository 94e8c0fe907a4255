import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** Gzip size of all JavaScript that a route loads without interaction, files and inline. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !/\.m?js(\?|$)/.test(response.url()))
        return;
      bodies.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .filter(
          (script) =>
            !['application/json', 'application/ld+json'].includes(
              (script as HTMLScriptElement).type,
            ),
        )
        .map((script) => script.textContent ?? '')
        // Loader data is sent as a string literal, which the router parses as data: it contains no code, and
        // a page without a framework would have the same data in its markup.
        .filter(
          (text) =>
            !/^\s*window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);?\s*$/.test(
              text,
            ),
        )
        .join('\n'),
    );
    const sizes = await Promise.all(bodies);
    return sizes.reduce((sum, size) => sum + size, 0) + (inline ? gzipSync(inline).length : 0);
  } finally {
    await context.close();
  }
}
