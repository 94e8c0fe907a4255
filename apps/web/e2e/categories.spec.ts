import { expect, signIn, test } from './fixtures';
import { gameWhere, openByName, slot } from './play';

interface CategoryGame {
  category: string;
  lobby: string;
  /** The game type; defaults to the first game. */
  kind?: string;
  path: '/game' | '/seamless';
  /** The room to select, for games with rooms. */
  room?: string;
}

/** A playable sandbox game of each category, and its page. */
const GAMES: readonly CategoryGame[] = [
  { category: 'RNG', lobby: '/rng', path: '/game' },
  { category: 'LIVE', lobby: '/live', kind: 'BACCARAT', path: '/game' },
  { category: 'FISH', lobby: '/fish', path: '/game' },
  { category: 'PVP', lobby: '/pvp', kind: 'POKER', path: '/game', room: 'Entrada' },
  { category: 'SPORTS', lobby: '/sports', path: '/seamless' },
  { category: 'ESPORTS', lobby: '/esports', path: '/seamless' },
  { category: 'COCKFIGHT', lobby: '/cockfight', path: '/seamless' },
  { category: 'INHOUSE', lobby: '/inhouse', kind: 'CRASH', path: '/game' },
];

/** The others are tested in the deep tier; `journey.spec.ts` opens an RNG game. */
const QUICK = 'LIVE';

for (const { category, lobby, kind, path, room } of GAMES) {
  test(
    `a game of ${category} opens from its lobby, reports that it is loaded, and links back`,
    { tag: category === QUICK ? [] : '@deep' },
    async ({ page }) => {
      const name = await gameWhere(page, category, (game) => !kind || game.kind === kind);
      await openByName(page, lobby, name);
      const found = page.url();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await signIn(page, 'juan01');
      await expect(page).toHaveURL((url) => url.pathname === path);
      const bar = page.getByRole('region', { name: 'Your session' });
      await expect(bar.getByRole('heading', { name, exact: true })).toBeVisible();
      if (room !== undefined) {
        await page.getByRole('button', { name: `Sit down in ${room}` }).click();
      }
      // The game's own header: it has loaded, and its ticket is valid.
      await expect(slot(page).locator('main > header')).toBeVisible();
      await expect(bar.locator('[data-fact=played] dd')).toHaveText(/^\d+:\d\d$/);
      await expect(bar.locator('[data-fact=result] dd')).toHaveText(/0\.00$/);
      await bar.getByRole('button', { name: 'Back to the lobby' }).click();
      await expect(page).toHaveURL(found);
      await expect(page.locator('[data-game]').first()).toBeVisible();
    },
  );
}
