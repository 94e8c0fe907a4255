import {
  expect,
  test,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { amountIn, signIn } from './fixtures';

/** From the home page to a slot found by its name, with a sign-in on the way. Ends at the open game. */
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

/** A slot from deep in the lobby, which no first page shows: it has to be looked for. */
export async function rareGame(page: Page): Promise<string> {
  const [game] = await listGames(page, 'RNG', 8);
  if (!game) throw new Error('The lobby has fewer slots than a rare one needs.');
  return game.gameName;
}

/** A game as the platform lists it. */
interface ListedGame {
  gameName: string;
  kind: string;
  accountTypeName: string | null;
}

/** The name of a game of the catalogue, as the platform lists it. */
export async function gameWhere(
  page: Page,
  gameType: string,
  isWanted: (game: ListedGame) => boolean,
): Promise<string> {
  const found = (await listGames(page, gameType, 1)).find(isWanted);
  if (!found) throw new Error(`No such game among those of ${gameType}.`);
  return found.gameName;
}

/** A page of 200 games of the catalogue, in the order of the lobby. */
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

/** Finds a game of a lobby by its name, and taps it. */
export async function openByName(page: Page, lobby: string, name: string): Promise<void> {
  await page.goto(`${lobby}?${new URLSearchParams({ q: name })}`);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
}

/** The game in its frame. */
export function slot(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Game:"]');
}

/** Puts what stands on a lottery's board onto the slip; on a phone the slip is opened too. */
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

/** What the session has come to, in the same bar; the sign is in the text. */
export function sessionResult(page: Page): Locator {
  return page.getByRole('region', { name: 'Your session' }).locator('[data-fact=result] dd');
}

/** The first slot of a lobby, opened by somebody who signs in on the way. */
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

/** A long series of them, with those that they win again. */
const FREE_SPINS_MS = 120_000;

/** What a spin has cost or brought, in minor units, and whether its round waits for free spins. */
export interface Spun {
  change: number;
  isOpen: boolean;
}

interface SpinReply {
  stake: string;
  payout: string;
  feature: object | null;
}

/** Spins once, and plays the free spins that this may win: by luck, about one spin in a hundred. */
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
  await page.getByRole('button', { name: `Account of ${account}` }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  const table = page.getByRole('dialog', { name: 'Member centre' }).getByRole('table');
  await expect(table).toBeVisible();
  return table;
}

/** The first rows of the record say what the spins have come to; the newest spin stands first. */
export async function expectResults(table: Locator, spins: readonly Spun[]): Promise<void> {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });
  for (const [index, { change, isOpen }] of spins.toReversed().entries()) {
    const cell = rows.nth(index).getByRole('cell').last();
    const isLoss = ((await cell.textContent()) ?? '').includes('−');
    const result = (await amountIn(cell)) * (isLoss ? -1 : 1);
    // What a round with free spins has come to is known when they are played.
    expect(result).toBe(isOpen ? 0 : change);
  }
}
