import { readFileSync } from 'node:fs';
import { AGENT_PAGES } from '../../../packages/agent-centre/src/agentPages';
import { MEMBER_PAGES } from '../../../packages/member-centre/src/memberPages';
import { expectNothingClipped } from './clipping';
import { expect, openSignedIn, test, untilHydrated } from './fixtures';

const LANGUAGES = ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'] as const;
const WIDTHS = [390, 360] as const;

/** The addresses of the specification (§2), each page once. */
const GUEST_PAGES = [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/lott',
  '/login',
  '/register',
  '/promotions',
  '/promoDetail?id=event-workshop',
  '/down',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/game',
  '/seamless',
  '/helpmc',
  '/helpmc?desk=live',
  '/nowhere',
];

interface Words {
  search: string;
  drawer: { open: string };
  guest: { logIn: string; register: string };
  page: { help: string };
  rail: { service: string; speedTest: string };
  service: { announcements: string; feedback: string };
}

/** What the buttons of the shell are called. */
function wordsOf(language: string): Words {
  const read = (folder: string): object => {
    const file = new URL(`../app/${folder}locales/${language.toLowerCase()}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  };
  return { ...read('shell/'), ...read('') } as Words;
}

for (const language of LANGUAGES) {
  // Tagalog is the demo brand's own language.
  const tag = language === 'TY' ? [] : '@deep';
  test(
    `in ${language} nothing is cut off on a phone`,
    { tag },
    async ({ page, context, baseURL, platform }) => {
      // Some sixty pages and dialogs, each at two widths.
      test.setTimeout(15 * 60_000);
      await platform.sandbox('PUT', '/sandbox/brand', { languages: LANGUAGES });
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);

      const look = async (path: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNothingClipped(page, `${path} at ${width} px`);
        }
      };

      for (const path of GUEST_PAGES) {
        await page.goto(path);
        await untilHydrated(page);
        await look(path);
      }

      const words = wordsOf(language);
      const banner = page.getByRole('banner');
      const dialog = page.getByRole('dialog');
      const lookAtDialog = async (name: string) => {
        await expect(dialog).toBeVisible();
        await look(`the dialog “${name}”`);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      };
      await page.goto('/promotions');
      await untilHydrated(page);
      for (const name of [words.guest.logIn, words.guest.register, words.drawer.open]) {
        await banner.getByRole('button', { name, exact: true }).click();
        await lookAtDialog(name);
      }
      const openDrawer = () =>
        banner.getByRole('button', { name: words.drawer.open, exact: true }).click();
      await openDrawer();
      await dialog.getByRole('button', { name: words.search, exact: true }).click();
      await lookAtDialog(words.search);
      const { announcements, feedback } = words.service;
      for (const name of [words.page.help, words.rail.speedTest, announcements, feedback]) {
        await openDrawer();
        await dialog.getByRole('button', { name: words.rail.service, exact: true }).click();
        await look('the drawer with customer service');
        await dialog.getByRole('button', { name, exact: true }).click();
        await lookAtDialog(name);
      }

      const [firstMemberPage, ...memberPages] = MEMBER_PAGES;
      await openSignedIn(page, 'juan01', `/promotions?member=${firstMemberPage}`);
      for (const name of [firstMemberPage, ...memberPages]) {
        const path = `/promotions?member=${name}`;
        if (name !== firstMemberPage) await page.goto(path);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(path);
      }

      await page.evaluate(() => sessionStorage.clear());
      await openSignedIn(page, 'agent01', `/promotions?agent=${AGENT_PAGES[0]}`);
      for (const name of AGENT_PAGES) {
        const path = `/promotions?agent=${name}`;
        if (name !== AGENT_PAGES[0]) await page.goto(path);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(path);
      }
    },
  );
}
