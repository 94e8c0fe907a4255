import { expect, test } from './fixtures';

/** Every page (specification §2, Banners) with its banner group and the demo data's banner ids. */
const BANNERS_OF = {
  '/': 'home-',
  '/rng': 'rng-',
  '/live': 'live-',
  '/fish': 'fish-',
  '/pvp': 'pvp-',
  '/sports': 'sports-',
  '/esports': 'esports-',
  '/elott': 'lott-',
  '/down': 'down-',
  '/promotions': 'promo-',
  '/pointMall': 'shop-',
  '/help': 'help-',
  '/register': 'reg-',
  '/inhouse': 'inhouse-',
} as const;

const AUTOPLAY_MS = 5000;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'each page has its own banner, requested once and in one size',
    { tag: '@deepWide' },
    async ({ page }) => {
      let asked: string[] = [];
      // Only the requests matter here; rendering all the images takes minutes.
      await page.route('**/art/**', (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.startsWith('/art/banner/')) asked.push(pathname);
        return route.abort();
      });
      for (const [path, id] of Object.entries(BANNERS_OF)) {
        await test.step(path, async () => {
          asked = [];
          await page.goto(path);
          await expect(page.locator('[data-hero]')).toHaveCount(1);
          expect(asked).toEqual([expect.stringContaining(`/art/banner/${id}`)]);
        });
      }
    },
  );
});

test(
  'home banners rotate until stopped, and each links to its target',
  { tag: '@deepNarrow' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    // An interaction loads the content deferred after the first view.
    await page.mouse.wheel(0, 10);
    const carousel = page.getByRole('region', { name: 'What’s on' });
    const isAt = (slide: number) =>
      expect(carousel.getByRole('button', { name: `Go to slide ${slide}` })).toHaveAttribute(
        'aria-current',
        'true',
      );
    await expect(carousel.locator('[data-engine="on"]')).toBeVisible();
    await page.clock.fastForward(AUTOPLAY_MS);
    await isAt(2);
    await carousel.getByRole('button', { name: 'Go to slide 4' }).click();
    await isAt(4);
    await page.clock.fastForward(AUTOPLAY_MS);
    await isAt(5);
    await carousel.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.clock.fastForward(4 * AUTOPLAY_MS);
    await isAt(5);
    await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
    await isAt(3);
    await carousel.getByRole('link', { name: /^Tables with a view/ }).click();
    await expect(page).toHaveURL('/live');
  },
);
