import { amountIn, expect, openSignedIn, test } from './fixtures';
import { gameWhere, openRecord, sessionBalance, slot as frameOf } from './play';

const ACCOUNT = 'juan01';

interface TableGame {
  kind: string;
  /** The buttons of two bets. */
  bets: readonly RegExp[];
  result: RegExp;
  /** Whether players decide on an own hand. */
  hasDecisions?: boolean;
  tag: readonly string[];
}

const TABLES: readonly TableGame[] = [
  { kind: 'BACCARAT', bets: [/^Player /, /^Banker /], result: /wins|Tie/, tag: ['@deep'] },
  {
    kind: 'BLACKJACK',
    bets: [/^Main bet /, /^Pair /],
    result: /^Dealer (has|busts)/,
    hasDecisions: true,
    tag: ['@deep'],
  },
  { kind: 'ROULETTE', bets: [/^Red,/, /^Split 17, 20,/], result: /^\d+ (red|black)|Zero/, tag: [] },
  {
    kind: 'DRAGON_TIGER',
    bets: [/^Dragon \d/, /^Tiger \d/],
    result: /wins|[Tt]ie at/,
    tag: ['@deep'],
  },
  { kind: 'COLOR_GAME', bets: [/^Red /, /^Blue /], result: /, |Three/, tag: ['@deep'] },
  { kind: 'SICBO', bets: [/^Big,? /, /^Small,? /], result: /big|small|Triple/, tag: ['@deep'] },
  { kind: 'GAME_SHOW', bets: [/^1 /, /^2 /], result: /pays/, tag: ['@deep'] },
];

for (const { kind, bets, result, hasDecisions, tag } of TABLES) {
  test(
    `a bet at a table of ${kind} is settled, paid and recorded, and its round can be verified`,
    { tag: [...tag] },
    async ({ page }) => {
      // A round takes half a minute, and the test may start in the middle of one.
      test.setTimeout(180_000);
      const name = await gameWhere(page, 'LIVE', (game) => game.kind === kind);
      await openSignedIn(page, ACCOUNT, `/live?${new URLSearchParams({ q: name })}`);
      await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();

      const table = frameOf(page);
      const bet = table.getByRole('button', { name: /^Bet / });
      const status = table.getByRole('status');
      const balance = table.getByRole('group', { name: 'Balance' });
      await expect(table.getByRole('heading', { name })).toBeVisible({ timeout: 30_000 });
      await expect(table.getByText('Place your bets').first()).toBeVisible({ timeout: 45_000 });
      // Wait for a new round, to have enough time to bet.
      await expect(table.locator('[data-phase]')).toContainText(/(1[0-9]|20) s/, {
        timeout: 45_000,
      });
      const before = await amountIn(balance);
      for (const spot of bets) await table.getByRole('button', { name: spot }).click();
      await expect(bet).toBeVisible();
      const stake = await amountIn(bet);
      await bet.dblclick();
      await expect(status).toHaveText(/is on the table/);
      await expect.poll(() => amountIn(balance)).toBe(before - stake);
      await expect.poll(() => amountIn(sessionBalance(page))).toBe(before - stake);

      if (hasDecisions) {
        const stand = table.getByRole('button', { name: 'Stand', exact: true });
        await expect(stand).toBeVisible({ timeout: 30_000 });
        // A blackjack leaves nothing to decide.
        if (await stand.isEnabled()) {
          await stand.dblclick();
          await expect(status).toHaveText(/The dealer is next/);
        }
      }

      await expect(status).toHaveText(result, { timeout: 60_000 });
      await table.getByRole('button', { name: 'Fairness' }).click();
      const dialog = table.getByRole('dialog', { name: 'Fairness' });
      await dialog.getByRole('button', { name: 'Check' }).first().click();
      await expect(dialog.getByText('Checked: same result')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();

      const record = await openRecord(page, ACCOUNT);
      await expect(record).toContainText(name);
    },
  );
}
