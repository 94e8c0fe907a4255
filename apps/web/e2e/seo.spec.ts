import { expect, test } from './fixtures';

/** Crawlers only read the document; without scripts, a browser would wait for every image. */
const READ = { waitUntil: 'domcontentloaded' } as const;

test.describe('machine-readable metadata', () => {
  test.use({ javaScriptEnabled: false });

  test('a lobby has a description, languages, an existing picture and its games as structured data', async ({
    page,
    request,
  }) => {
    await page.goto('/rng?page=1', READ);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect(await content('description')).toMatch(/^Slots at /);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/rng$/);
    await expect(page.locator('link[rel="alternate"][hreflang="tl-PH"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);

    const picture = await request.get((await content('og:image')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');

    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': things } = JSON.parse(data ?? '{}') as { '@graph': { '@type': string }[] };
    expect(things.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'BreadcrumbList',
      'CollectionPage',
    ]);
  });

  test('a link in another language opens that language, and keeps it on the next page', async ({
    page,
  }) => {
    await page.goto('/?lang=ty', READ);
    await expect(page.locator('html')).toHaveAttribute('lang', /^tl/);
    await page.goto('/promotions', READ);
    await expect(page.locator('html')).toHaveAttribute('lang', /^tl/);
  });
});

test('robots.txt links to a sitemap whose pages all respond', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const xml = await (await request.get(sitemap)).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(pages).toContain(`${new URL(baseURL ?? '').origin}/promotions`);
  expect(pages.some((address) => address.includes('/promoDetail?id='))).toBe(true);
  expect(pages.some((address) => address.includes('/helpmc?article='))).toBe(true);
  for (const address of pages) expect((await request.get(address)).status(), address).toBe(200);
});
