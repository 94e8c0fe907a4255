import {
  expect,
  test,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { amountIn, signIn } from './fixtures';

/** Opens a slot from the home page by searching its name, with a sign-in in between. */
export async function findAndOpen(page: Page, name: string, account: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Slots', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng/);
  await page.getByRole('searchbox', { name: 'Search games by name' }).fill(name);
  await expect(page).toHaveURL(/[?&]/);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/game/);
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
}

/** A slot that isn't on the lobby's first page and must be searched for. */
export async function rareGame(page: Page): Promise<string> {
  const [game] = await listGames(page, 'RNG', 8);
  if (!game) throw new Error('The lobby has fewer slots than a rare one needs.');
  return game.gameName;
}

/** A game in the platform's list. */
interface ListedGame {
  gameName: string;
  kind: string;
  accountTypeName: string | null;
}

/** The name of the first game in the platform's catalogue that matches. */
export async function gameWhere(
  page: Page,
  gameType: string,
  isWanted: (game: ListedGame) => boolean,
): Promise<string> {
  const found = (await listGames(page, gameType, 1)).find(isWanted);
  if (!found) throw new Error(`No such game among those of ${gameType}.`);
  return found.gameName;
}

/** A page of 200 games in the lobby's order. */
async function listGames(page: Page, gameType: string, pageNo: number): Promise<ListedGame[]> {
  const query = new URLSearchParams({
    clientType: '3',
    platform: 'flash,html5-desktop',
    channel: 'WEB',
    pageNo: String(pageNo),
    pageSize: '200',
    gameType,
  });
  const response = await page.request.get(`/wps/relay/GCSGAME_gameList?${query}`);
  const { value } = (await response.json()) as { value: { games: ListedGame[] } };
  return value.games;
}

/** Searches a game in a lobby and taps it. */
export async function openByName(page: Page, lobby: string, name: string): Promise<void> {
  await page.goto(`${lobby}?${new URLSearchParams({ q: name })}`);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
}

/** Takes a seat in the cheapest room of a PVP game. */
export async function sitDown(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit down in / })
    .first()
    .click();
}

/** The game in its frame. */
export function slot(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Game:"]');
}

/** Adds the selection on a lottery's board to the slip; on phones, also opens the slip. */
export async function addAndOpenSlip(desk: Page | FrameLocator): Promise<void> {
  await desk
    .getByRole('button', { name: /^Add( to slip)?$/ })
    .filter({ visible: true })
    .click();
  const place = desk.getByRole('button', { name: /^Place bet/ });
  const open = desk.getByRole('button', { name: /^Slip \(1\)/ });
  await expect(place.or(open).filter({ visible: true }).first()).toBeVisible();
  if (!(await place.isVisible())) await open.click();
}

/** The balance in the bar above the game. */
export function sessionBalance(page: Page): Locator {
  return page.getByRole('region', { name: 'Your session' }).locator('[data-fact=balance] dd');
}

/** The session's result in the same bar, including its sign. */
export function sessionResult(page: Page): Locator {
  return page.getByRole('region', { name: 'Your session' }).locator('[data-fact=result] dd');
}

/** Signs in and opens the first slot of a lobby. */
export async function openGame(page: Page, lobby: string, account: string): Promise<void> {
  await page.goto(lobby);
  await page
    .locator('[data-game]')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/game/);
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
}

/** The timeout for a long series of free spins, including retriggers. */
const FREE_SPINS_MS = 120_000;

/** The net result of a spin in minor units, and whether its round is still open for free spins. */
export interface Spun {
  change: number;
  isOpen: boolean;
}

interface SpinReply {
  stake: string;
  payout: string;
  feature: object | null;
}

/** Spins once, and plays the free spins if it wins any, which happens in about one percent of spins. */
export async function spin(page: Page): Promise<Spun> {
  const button = slot(page).getByRole('button', { name: 'Spin' });
  const replies: SpinReply[] = [];
  const keep = async (response: Response) => {
    if (!response.url().endsWith('/play/api/spin') || !response.ok()) return;
    replies.push(((await response.json()) as { value: SpinReply }).value);
  };
  page.on('response', keep);
  await button.click();
  await expect.poll(() => replies.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(button).toBeEnabled();
  if (replies.at(-1)?.feature) {
    test.setTimeout(test.info().timeout + FREE_SPINS_MS);
    await button.click();
    await expect(button).toBeEnabled({ timeout: FREE_SPINS_MS });
  }
  page.off('response', keep);
  const paid = replies.reduce((sum, { payout }) => sum + Number(payout), 0);
  const change = Math.round((paid - Number(replies[0]?.stake)) * 100);
  return { change, isOpen: Boolean(replies.at(-1)?.feature) };
}

/** Opens the betting record from the account menu. */
export async function openRecord(page: Page, account: string): Promise<Locator> {
  await page.getByRole('button', { name: `${account}’s account` }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  const table = page.getByRole('dialog', { name: 'Member center' }).getByRole('table');
  await expect(table).toBeVisible();
  return table;
}

/** Expects the results of the spins in the record's first rows, newest first. */
export async function expectResults(table: Locator, spins: readonly Spun[]): Promise<void> {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });
  for (const [index, { change, isOpen }] of spins.toReversed().entries()) {
    const cell = rows.nth(index).getByRole('cell').last();
    const isLoss = ((await cell.textContent()) ?? '').includes('−');
    const result = (await amountIn(cell)) * (isLoss ? -1 : 1);
    // The result of a round with free spins is known after they are played.
    expect(result).toBe(isOpen ? 0 : change);
  }
}
