import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { openSignedIn, putNoticesAway } from './fixtures';

export const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent center' });

/** Signs in and opens a page of the centre. */
export async function comeTo(page: Page, search: string, account = 'agent01'): Promise<Locator> {
  await openSignedIn(page, account, `/promotions?agent=${search}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

/** Opens another page of the centre by its URL, with the same session. */
export async function turnTo(page: Page, search: string): Promise<Locator> {
  await page.goto(`/promotions?agent=${search}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

/** Another user in a separate browser context. */
export async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await putNoticesAway(context);
  return context.newPage();
}
