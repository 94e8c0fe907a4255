import type { FrameLocator, Locator, Page } from '@playwright/test';
import { amountIn, expect, openSignedIn, test } from './fixtures';
import {
  gameWhere,
  openByName,
  openRecord,
  sessionBalance,
  sessionResult,
  sitDown,
  slot,
} from './play';

const ACCOUNT = 'juan01';

/** Signs in, searches the first game of a kind in its lobby, and taps it. */
async function openKind(page: Page, lobby: string, kind: string): Promise<void> {
  await openSignedIn(page, ACCOUNT, lobby);
  const category = lobby.slice(1).toUpperCase();
  await openByName(page, lobby, await gameWhere(page, category, (game) => game.kind === kind));
}

const balanceIn = (game: FrameLocator) => amountIn(game.getByRole('group', { name: 'Balance' }));

/** The header and the record show the result. */
async function expectKnown(page: Page, { before, after }: { before: number; after: number }) {
  await expect.poll(() => amountIn(sessionBalance(page))).toBe(after);
  const result = (await sessionResult(page).textContent()) ?? '';
  const size = await amountIn(sessionResult(page));
  expect(result.includes('−') ? -size : size).toBe(after - before);
  const table = await openRecord(page, ACCOUNT);
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  const cell = row.getByRole('cell').last();
  const isLoss = ((await cell.textContent()) ?? '').includes('−');
  expect((await amountIn(cell)) * (isLoss ? -1 : 1)).toBe(after - before);
}

test('a crash game climbs, cashes out automatically, and the balance is correct', async ({
  page,
}) => {
  await openKind(page, '/inhouse', 'CRASH');
  const game = slot(page);
  const light = game.getByRole('button', { name: 'Light the fuse' });
  await expect(light).toBeEnabled();
  const before = await balanceIn(game);
  await game.getByRole('button', { name: 'Cash out higher' }).click();
  await light.click();
  const status = game.getByRole('status');
  await expect(status).toHaveText(/^(Cashed out at 1\.10×|The fuse burned out)/, {
    timeout: 20_000,
  });
  await expect(light).toBeEnabled();
  const after = await balanceIn(game);
  const isPaid = ((await status.textContent()) ?? '').startsWith('Cashed');
  expect(after > before).toBe(isPaid);
  await expectKnown(page, { before, after });
});

test('a Pusoy room is selected, played and paid, and its round can be verified', async ({
  page,
}) => {
  await openKind(page, '/pvp', 'POKER');
  await sitDown(page);
  const game = slot(page);
  const deal = game.getByRole('button', { name: 'Deal' });
  await expect(deal).toBeEnabled();
  const before = await balanceIn(game);
  await deal.click();
  await game.getByRole('button', { name: 'Arrange for me' }).click();
  await game.getByRole('button', { name: 'Show cards' }).click();
  // The cards of all seats are shown one after another first.
  await expect(deal).toBeEnabled({ timeout: 20_000 });
  await expect(game.getByRole('status')).toHaveText(/won|Paid|No prize/);
  const after = await balanceIn(game);

  await game.getByRole('button', { name: 'Fairness' }).click();
  await game.getByRole('button', { name: /Show the old seed/ }).click();
  await game.getByRole('button', { name: 'Check', exact: true }).first().click();
  await expect(game.getByText('Checked: same result')).toBeVisible();
  await game.getByRole('button', { name: 'Close' }).last().click();
  await expectKnown(page, { before, after });
});

/** House players act in between, one every 1.5 seconds. */
const TURN_TIMEOUT = 40_000;

/** Plays a turn of the player; false once the match is over. */
type PlayTurn = (game: FrameLocator, again: Locator) => Promise<boolean>;

/** Draws and discards the last card, or folds. */
const playTongits: PlayTurn = async (game, again) => {
  const turn = (name: string) =>
    game.getByRole('group', { name: 'Your actions' }).getByRole('button', { name, exact: true });
  const discardHint = game.getByText('Select a card to discard, or cards to meld or lay off');
  await expect(again.or(turn('Draw')).or(turn('Fold')).or(discardHint).first()).toBeVisible({
    timeout: TURN_TIMEOUT,
  });
  if (await again.isVisible()) return false;
  if (await discardHint.isVisible()) {
    await game.getByRole('list', { name: 'Your hand' }).getByRole('button').last().click();
    await turn('Discard').dblclick();
    await expect(discardHint).toBeHidden();
  } else {
    const only = (await turn('Draw').isVisible()) ? turn('Draw') : turn('Fold');
    await only.dblclick();
    await expect(only).toBeHidden();
  }
  return true;
};

/** Plays the first tile that fits, at the first end that it fits. */
const playDominoes: PlayTurn = async (game, again) => {
  const hand = game.getByRole('list', { name: 'Your tiles' }).getByRole('button');
  const fitting = hand.and(game.locator(':not([aria-disabled=true])')).first();
  const end = game.getByRole('button', { name: /^Play .* at the (left|right) end/ }).first();
  await expect(again.or(fitting).first()).toBeVisible({ timeout: TURN_TIMEOUT });
  if (await again.isVisible()) return false;
  const before = await hand.count();
  const isPlayed = async () => (await again.isVisible()) || (await hand.count()) < before;
  await fitting.click();
  await expect.poll(async () => (await end.isVisible()) || (await isPlayed())).toBe(true);
  if (await end.isVisible()) await end.click();
  await expect.poll(isPlayed).toBe(true);
  return true;
};

for (const { name, kind, play } of [
  { name: 'tongits', kind: 'TONGITS', play: playTongits },
  { name: 'dominoes', kind: 'DOMINO', play: playDominoes },
]) {
  test(`a match of ${name} is played with house players, paid once, and can be verified`, async ({
    page,
  }) => {
    // Ten seconds until house players join, and up to twenty turns.
    test.slow();
    await openKind(page, '/pvp', kind);
    await sitDown(page);
    const game = slot(page);
    const start = game.getByRole('button', { name: /^Play for / });
    await expect(start).toBeEnabled();
    const before = await balanceIn(game);
    const stake = await amountIn(start);
    await start.dblclick();
    await expect(game.getByRole('button', { name: 'Leave the table' })).toBeVisible();
    await expect.poll(() => balanceIn(game)).toBe(before - stake);

    const again = game.getByRole('button', { name: /^Play again for / });
    while (await play(game, again));
    const after = await balanceIn(game);
    expect(after).toBeGreaterThanOrEqual(before - stake);

    await game.getByRole('button', { name: 'Fairness' }).click();
    await game.getByRole('button', { name: 'Check', exact: true }).first().click();
    await expect(game.getByText('Checked: same result')).toBeVisible();
    await game.getByRole('button', { name: 'Close' }).last().click();
    await expectKnown(page, { before, after });
  });
}

interface InstantGame {
  kind: string;
  /** The first step of an open round; without, a round is over with its bet. */
  step?: (game: FrameLocator) => Locator;
}

const INSTANT_GAMES: readonly InstantGame[] = [
  { kind: 'MINES', step: (game) => game.getByRole('button', { name: /^Row 3, tile 3/ }) },
  { kind: 'HILO', step: (game) => game.getByRole('button', { name: /^(Higher|Same)/ }).first() },
  { kind: 'PLINKO' },
  { kind: 'WHEEL' },
];

for (const { kind, step } of INSTANT_GAMES) {
  test(`a bet on ${kind} is taken once and paid, and its round can be verified`, async ({
    page,
  }) => {
    await openKind(page, '/inhouse', kind);
    const game = slot(page);
    const bet = game.getByRole('button', { name: /^Bet / });
    await expect(bet).toBeEnabled();
    const before = await balanceIn(game);
    const stake = await amountIn(bet);
    await bet.dblclick();
    if (step !== undefined) {
      const cashOut = game.getByRole('button', { name: /^Cash out / });
      await expect(cashOut).toBeVisible();
      await expect.poll(() => balanceIn(game)).toBe(before - stake);
      await step(game).dblclick();
      // A step may lose the round.
      const worth = cashOut.and(game.locator(':not([aria-disabled=true])'));
      await expect(bet.or(worth)).toBeVisible();
      if (await worth.isVisible()) await worth.dblclick();
    }
    await expect(game.getByRole('status')).toHaveText(/No win|You won|Paid/, { timeout: 20_000 });
    await expect(bet).toBeEnabled();
    const after = await balanceIn(game);
    expect(after).toBeGreaterThanOrEqual(before - stake);

    await game.getByRole('button', { name: 'Fairness' }).click();
    await game.getByRole('button', { name: /Show the old seed/ }).click();
    await game.getByRole('button', { name: 'Check', exact: true }).first().click();
    await expect(game.getByText('Checked: same result')).toBeVisible();
    await game.getByRole('button', { name: 'Close' }).last().click();
    await expectKnown(page, { before, after });
  });
}
