import type { Page } from '@playwright/test';
import { AGENT_PAGES } from '../../../packages/agent-centre/src/address/agentPages';
import { MEMBER_PAGES } from '../../../packages/member-centre/src/address/memberPages';
import { SECURITY_TASKS } from '../../../packages/member-centre/src/security/parts/tasks';
import { MALL_TABS } from '../../../packages/points-mall/src/address/mallTabs';
import { expectNothingClipped } from './clipping';
import { expect, openSignedIn, PASSWORD, test, untilHydrated } from './fixtures';
import { codeOf, newestMessage } from './getting-in';
import { beginSale, FAST } from './lottery';
import { LANGUAGES, nameIn, textsOf, type Language } from './words';

const WIDTHS = [390, 360] as const;
const MINUTE_MS = 60_000;

/** The URLs of the specification (§2), each page once, and tabs that have their own URL. */
const GUEST_PAGES = [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/lott',
  '/login',
  '/register',
  '/promotions',
  '/affiliate',
  '/promoDetail?id=event-workshop',
  '/down',
  ...MALL_TABS.map((tab) => `/pointMall?tab=${tab}`),
  '/lottery',
  `/lottery?gameCode=${FAST}&view=results`,
  `/lottery?gameCode=${FAST}&view=trends`,
  '/vnlottery',
  '/game',
  '/seamless',
  '/helpmc',
  '/helpmc?desk=live',
  '/nowhere',
];

/** Not linked for this member, who may not transfer to an upline. */
const UPLINE = 'transferUpline';

const memberPage = (name: string) => `/promotions?member=${name}`;
const agentPage = (name: string) => `/promotions?agent=${name}`;

const APP = 'apps/web/app';
const SHELL = 'apps/web/app/shell';
const AUTH = 'packages/auth/src';
const FILTERS = 'packages/lobby/src/filters';
const GAME = 'apps/arcade/src/game';
const LOTTERY = 'packages/lottery/src';
const POINTS = 'packages/points-mall/src';
const RECORDS = 'packages/member-centre/src/records';
const SECURITY = 'packages/member-centre/src/security';
const PAYOUTS = 'packages/member-centre/src/payouts';
const PROTECTION = 'packages/member-centre/src/protection';
const CENTRE = 'packages/page-kit/src';
const CONTRACTS = 'packages/agent-centre/src/contracts';
const DOWNLINES = 'packages/agent-centre/src/downlines';
const REGISTER = 'packages/agent-centre/src/register';
const SETTLEMENTS = 'packages/agent-centre/src/settlements';

/** Checks pages and dialogs in a language on phones. */
function phoneOf(page: Page, language: Language) {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });

  const look = async (what: string): Promise<void> => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingClipped(page, `${what} at ${width} px`);
    }
  };

  const open = async (address: string): Promise<void> => {
    await page.goto(address);
    await untilHydrated(page);
  };

  /** Presses a button or link, by its text in a catalogue or by its name. */
  const press = async (folder: string | RegExp, key = ''): Promise<void> => {
    const name = typeof folder === 'string' ? nameIn(language, folder, key) : folder;
    const buttons = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    await buttons.filter({ visible: true }).first().click();
  };

  return {
    dialogs,
    look,
    open,
    press,
    /** Checks the top dialog of a stack. */
    async lookAtDialog(what: string, under = 0): Promise<void> {
      await expect(dialogs, what).toHaveCount(under + 1);
      await look(what);
    },
    /** Closes this many dialogs, starting at the top. */
    async close(count = 1): Promise<void> {
      await expect(dialogs).toHaveCount(count);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(count - 1);
    },
    /** Fills in and submits the page's sign-in form. */
    async logIn(account: string): Promise<void> {
      await page.locator('form input[autocomplete=username]').fill(account);
      await page.locator('form input[autocomplete=current-password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
    },
  };
}

for (const language of LANGUAGES) {
  // Tagalog is the demo brand's default language. `pnpm test` checks pages and dialogs through their stories.
  const guestPagesTag = language === 'TY' ? [] : '@deep';

  test.describe(`in ${language} nothing is cut off on phones`, () => {
    // Many pages and dialogs, each at two widths.
    test.describe.configure({ timeout: 10 * 60_000 });

    test.beforeEach(async ({ platform, context, baseURL }) => {
      await platform.sandbox('PUT', '/sandbox/brand', { languages: LANGUAGES });
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    });

    test('on a guest’s pages', { tag: guestPagesTag }, async ({ page }) => {
      const phone = phoneOf(page, language);
      for (const address of GUEST_PAGES) {
        await phone.open(address);
        await phone.look(address);
      }
    });

    test('in the centres', { tag: '@deep' }, async ({ page }) => {
      const phone = phoneOf(page, language);
      /** Opens pages with the center's own links, which is faster than loading each page. */
      const lookAtPages = async (account: string, addresses: readonly string[]) => {
        const [first = ''] = addresses;
        await openSignedIn(page, account, first);
        for (const address of addresses) {
          const link = phone.dialogs.locator(`nav a[href="${address}"]`);
          await link.click();
          await expect(link).toHaveAttribute('aria-current', 'page');
          await phone.lookAtDialog(address);
        }
      };
      const lookAtAddresses = async (addresses: readonly string[]) => {
        for (const address of addresses) {
          await page.goto(address);
          await phone.lookAtDialog(address);
        }
      };
      await lookAtPages('juan01', MEMBER_PAGES.filter((name) => name !== UPLINE).map(memberPage));
      await lookAtAddresses([
        memberPage(UPLINE),
        ...SECURITY_TASKS.map((task) => memberPage(`securityCenter&task=${task}`)),
      ]);
      await page.evaluate(() => sessionStorage.clear());
      await lookAtPages('agent01', AGENT_PAGES.map(agentPage));
      await lookAtAddresses([
        agentPage('registerAccountCentre&registerBy=links'),
        agentPage('registerAccountCentre&registerBy=affiliate'),
        agentPage('downlineManagement&downlineView=tree'),
        agentPage('dailyWages&teamTab=contracts'),
      ]);
    });

    test('in the dialogs of the shell', { tag: '@deep' }, async ({ page }) => {
      const { open, press, lookAtDialog, look, close } = phoneOf(page, language);
      await open('/promotions');
      for (const key of ['guest.logIn', 'guest.register', 'drawer.open']) {
        await press(APP, key);
        await lookAtDialog(key);
        await close();
      }
      const openDrawer = () => press(APP, 'drawer.open');
      await openDrawer();
      await press(APP, 'search');
      await lookAtDialog('search');
      await close();
      const moreOf = (key: string) =>
        nameIn(language, APP, 'rail.more', textsOf(language, APP, key)[0]);
      const service = nameIn(language, APP, 'rail.service');
      const openPart = async (part: RegExp) => {
        await openDrawer();
        await press(part);
        await look('a part of the drawer');
      };
      for (const [part, folder, key] of [
        [service, APP, 'page.help'],
        [service, APP, 'rail.speedTest'],
        [service, SHELL, 'service.announcements'],
        [service, SHELL, 'service.feedback'],
        [moreOf('page.download'), SHELL, 'service.appSteps'],
      ] as const) {
        await openPart(part);
        await press(folder, key);
        await lookAtDialog(key);
        await close();
      }
      // Simulates a popup blocker.
      await page.evaluate(() => {
        window.open = () => null;
      });
      await openPart(service);
      await press(APP, 'rail.liveChat');
      await lookAtDialog('customer service without a window');
    });

    test.describe('after a login', () => {
      test.use({ meetsNotices: true });

      test('in announcements', { tag: '@deep' }, async ({ page }) => {
        const { lookAtDialog } = phoneOf(page, language);
        await openSignedIn(page, 'juan01', '/promotions');
        await lookAtDialog('what is announced');
      });
    });

    test('in a guest’s dialogs', { tag: '@deep' }, async ({ page, platform }) => {
      const { open, press, lookAtDialog, close, dialogs, logIn } = phoneOf(page, language);

      await open('/login');
      await press(AUTH, 'loginForm.forgot');
      await lookAtDialog('forgotten password');
      const mail = dialogs.locator('form').filter({ has: page.locator('[autocomplete=email]') });
      await mail.locator('[autocomplete=username]').fill('juan01');
      await mail.locator('[autocomplete=email]').fill('juan01@example.com');
      await page.keyboard.press('Enter');
      const { body } = await newestMessage(platform, 'juan01@example.com');
      await lookAtDialog('the mail was sent');
      await close();
      await open(`/promotions`);
      await open(`/login${new URL(/http\S+#reset=\S+/.exec(body)?.[0] ?? '').hash}`);
      await lookAtDialog('a new password by mail');
      await open('/promotions?token=of-no-session');
      await lookAtDialog('a link that is over');

      await platform.sandbox('PUT', '/sandbox/faults', [
        { method: 'POST', path: '/wps/verification/sms/noLogin', kind: 'error', times: 1 },
      ]);
      await open('/login');
      await page.getByRole('tab', { name: nameIn(language, AUTH, 'loginPanel.byMobile') }).click();
      await page.locator('main [autocomplete=tel-national]').fill('9171234567');
      await press(AUTH, 'codeField.get');
      await lookAtDialog('no code was sent');

      await open('/register');
      await page.locator('main [autocomplete=username]').fill('nenita88');
      const passwords = page.locator('main [autocomplete=new-password]');
      await passwords.nth(0).fill('Sampagita1');
      await passwords.nth(1).fill('Sampagita1');
      await press(AUTH, 'registerForm.reset');
      await lookAtDialog('the form is emptied');
      await close();
      await page.locator('main [name=agreement]').check();
      await passwords.nth(1).press('Enter');
      await lookAtDialog('registered');
      await close();
      await page.evaluate(() => sessionStorage.clear());

      for (const account of ['expire01', 'fresh01']) {
        await open('/login');
        await logIn(account);
        await lookAtDialog(`a new password of ${account}`);
        await close();
        await page.evaluate(() => sessionStorage.clear());
      }

      await open('/rng');
      await press(FILTERS, 'winners.board');
      await lookAtDialog('winners');
      await close();
      await press(FILTERS, 'filters.label');
      await lookAtDialog('filters');
      await open('/rng?folder=BDW');
      await lookAtDialog('the folder of a provider');

      await open(`/lottery?gameCode=${FAST}`);
      await press(LOTTERY, 'menu.open');
      await lookAtDialog('lotteries');
      await open(`/lottery?gameCode=${FAST}&view=results`);
      await press(`${LOTTERY}/results`, 'draw.details');
      await lookAtDialog('a draw');

      await open('/pointMall');
      await press(POINTS, 'head.allRates');
      await lookAtDialog('how points are earned');
      await open('/pointMall?reward=voucher-coffee');
      await lookAtDialog('a reward');
    });

    test('in a member’s dialogs', { tag: '@deep' }, async ({ page, platform }) => {
      const { open, press, lookAtDialog, look, close, logIn } = phoneOf(page, language);
      await openSignedIn(page, 'juan01', '/promotions');
      for (const [address, folder, key] of [
        [memberPage('personalHistoryCopy'), RECORDS, 'bets.details'],
        [memberPage('transactionHistory'), CENTRE, 'moves.details'],
        [memberPage('playerProtection'), PROTECTION, 'limit.setNamed'],
        [memberPage('playerProtection'), PROTECTION, 'timeOut.open'],
        [memberPage('playerProtection'), PROTECTION, 'exclusion.open'],
        [memberPage('securityCenter&task=payouts'), PAYOUTS, 'accounts.add'],
        [memberPage('securityCenter&task=payouts'), PAYOUTS, 'accounts.removeNamed'],
      ] as const) {
        await page.goto(address);
        await lookAtDialog(address);
        await press(folder, key);
        await lookAtDialog(`${address}: ${key}`, 1);
      }

      await platform.sandbox('PUT', '/sandbox/brand', { protection: { realityCheckMinutes: 1 } });
      await open('/rng');
      await page.locator('[data-game] button').first().click();
      await expect(
        page.frameLocator('iframe').getByRole('group', { name: nameIn(language, GAME, 'balance') }),
      ).toBeVisible();
      await look('an open game');
      await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: MINUTE_MS });
      await page.reload();
      await lookAtDialog('a look at the time played');
      await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 0 });

      await open('/pointMall');
      await press(POINTS, 'head.convert');
      await lookAtDialog('points are converted');
      await open('/pointMall?reward=voucher-coffee');
      await lookAtDialog('a reward for a member');
      await open('/promotions?token=of-no-session');
      await lookAtDialog('a link to another account');
      await close();
      await press(SHELL, 'account.menu');
      await look('the menu of the account');
      await page
        .getByRole('menuitem', { name: nameIn(language, SHELL, 'account.signOut') })
        .click();
      await lookAtDialog('signing out');

      await beginSale(platform);
      await open(`/lottery?gameCode=${FAST}`);
      await press(LOTTERY, 'words.option.big');
      const bar = page.getByRole('group', { name: nameIn(language, LOTTERY, 'slip.title') });
      await bar.getByRole('button').last().click();
      await lookAtDialog('the slip');
      await press(LOTTERY, 'slip.place');
      await press(LOTTERY, 'order.betAgain');
      await close();
      await press(LOTTERY, 'cancel.ask');
      await lookAtDialog('a ticket is given back');
      await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 0 });

      await page.goto(memberPage('securityCenter&task=secondFactor'));
      await page.locator('[role=dialog] input[autocomplete=current-password]').fill(PASSWORD);
      await press(SECURITY, 'secondFactor.start');
      const key = (await page.locator('[role=dialog] code').innerText()).replaceAll(' ', '');
      await look('the key of an authenticator app');
      await page
        .locator('[role=dialog] input[autocomplete=one-time-code]')
        .fill(codeOf(key, Date.now()));
      await press(SECURITY, 'secondFactor.confirm');
      await look('recovery codes');
      await press(SECURITY, 'secondFactor.kept');
      await page.evaluate(() => sessionStorage.clear());
      await open('/login');
      await logIn('juan01');
      await lookAtDialog('the second step');
      await press(AUTH, 'secondFactor.useRecovery');
      await lookAtDialog('a recovery code');

      await page.evaluate(() => sessionStorage.clear());
      await openSignedIn(page, 'trial01', '/rng');
      await page.locator('[data-game] button').first().click();
      await lookAtDialog('a trial account');

      await page.evaluate(() => sessionStorage.clear());
      await platform.sandbox('POST', '/sandbox/raffle-tickets', { account: 'maria03', count: 1 });
      await openSignedIn(page, 'maria03', '/pointMall?tab=wheel');
      await press(`${POINTS}/activities`, 'wheel.spin');
      await press(`${POINTS}/activities`, 'spins.checkOne');
      await lookAtDialog('the proof of a spin');
    });

    test('in an agent’s dialogs', { tag: '@deep' }, async ({ page }) => {
      const { press, lookAtDialog, close } = phoneOf(page, language);
      const contracts = agentPage('dailyWages&teamTab=contracts');
      const links = agentPage('registerAccountCentre&registerBy=links');
      await openSignedIn(page, 'agent01', '/promotions');
      for (const [address, folder, key] of [
        [agentPage('dailyWages'), SETTLEMENTS, 'table.explain'],
        [agentPage('downlineTransactions'), CENTRE, 'moves.details'],
        [links, REGISTER, 'links.new'],
        [links, REGISTER, 'links.shareOf'],
        [links, REGISTER, 'links.closeOf'],
        [agentPage('dividendRecord&teamTab=contracts'), CONTRACTS, 'given.takeBack'],
        [contracts, CONTRACTS, 'mine.see'],
        [contracts, CONTRACTS, 'given.end'],
        [contracts, CONTRACTS, 'history.open'],
      ] as const) {
        await page.goto(address);
        await lookAtDialog(address);
        await press(folder, key);
        await lookAtDialog(`${address}: ${key}`, 1);
      }
      await page.goto(agentPage('downlineManagement&downlineSearch=agent02'));
      await press(/^agent02$/);
      await lookAtDialog('a profile', 1);
      for (const [folder, key] of [
        [DOWNLINES, 'transfer.open'],
        [DOWNLINES, 'rebates.change'],
        [CONTRACTS, 'given.change'],
        [CONTRACTS, 'given.end'],
        [CONTRACTS, 'history.open'],
      ] as const) {
        await press(folder, key);
        await lookAtDialog(`a profile: ${key}`, 2);
        await close(3);
      }
    });
  });
}
