import type { Locator, Page } from '@playwright/test';
import {
  arrivalNotices,
  expect,
  expectAccessible,
  expectStateAccessible,
  signIn,
  test,
} from './fixtures';
import { expectSignedIn, logOut } from './getting-in';

test.use({ meetsNotices: true });

const board = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });

test('one pop-up after a sign-in shows announcements; permanently dismissed ones stay on the board', async ({
  page,
  isMobile,
}) => {
  await page.goto('/login');
  await signIn(page, 'juan01');
  const notices = arrivalNotices(page);
  await expect(notices.getByRole('article', { name: 'Welcome to the demo' })).toBeVisible();
  await expectStateAccessible(page);
  await expect(notices.getByText('1 of 2')).toBeVisible();
  await notices.getByRole('button', { name: 'Next' }).click();
  await expect(notices.getByRole('article', { name: 'New providers in the lobby' })).toBeVisible();
  await notices.getByRole('checkbox', { name: 'Don’t show these again' }).check();
  await notices.getByRole('button', { name: 'Got it' }).click();
  await expect(notices).toBeHidden();
  await signOut(page, 'juan01');

  const asked = page.waitForResponse(/MCSFE_getAnnouncements/);
  await page.goto('/login');
  await signIn(page, 'vip001');
  await expectSignedIn(page, 'vip001');
  await asked;
  // Navigation after a sign-in closes an open menu, so wait for it.
  await expect(page).toHaveURL('/');
  // They would cover this dialog.
  await openBoard(page);
  await expect(notices).toBeHidden();

  const dialog = board(page);
  const titles = dialog.getByRole('list', { name: 'News' }).getByRole('listitem');
  await expect(titles).toHaveCount(9);
  await expectAccessible(page);
  await expectCloseAbove(dialog);
  await titles.last().getByRole('button').click();
  await expect(dialog.getByText('9 of 12')).toBeVisible();
  await expect(
    dialog.getByRole('article').getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText('10 of 12')).toBeVisible();
  // Phones show either the list or a message.
  if (isMobile) await dialog.getByRole('button', { name: 'All announcements' }).click();
  await expect(titles).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await dialog.getByRole('radio', { name: 'For players' }).click();
  await expect(dialog.getByRole('list', { name: 'For players' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** A first visit loads styles in a different order than later ones; overriding styles must still come last. */
async function expectCloseAbove(dialog: Locator): Promise<void> {
  const [frame, close] = await Promise.all([
    dialog.boundingBox(),
    dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox(),
  ]);
  expect(close?.y).toBeLessThan((frame?.y ?? 0) + 40);
}

async function openBoard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Customer service' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Announcements' }).click();
  await expect(board(page)).toBeVisible();
}

async function signOut(page: Page, account: string): Promise<void> {
  await logOut(page, account);
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
}
