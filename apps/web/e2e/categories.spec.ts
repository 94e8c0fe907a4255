import { expect, signIn, test } from './fixtures';
import { gameWhere, openByName, slot } from './play';

interface CategoryGame {
  category: string;
  lobby: string;
  path: '/game' | '/seamless';
  /** The room to select, for games with rooms. */
  room?: string;
}

/** The page of each category's first game. */
const GAMES: readonly CategoryGame[] = [
  { category: 'RNG', lobby: '/rng', path: '/game' },
  { category: 'LIVE', lobby: '/live', path: '/game' },
  { category: 'FISH', lobby: '/fish', path: '/game' },
  { category: 'PVP', lobby: '/pvp', path: '/game', room: 'Entrada' },
  { category: 'SPORTS', lobby: '/sports', path: '/seamless' },
  { category: 'ESPORTS', lobby: '/esports', path: '/seamless' },
  { category: 'COCKFIGHT', lobby: '/cockfight', path: '/seamless' },
  { category: 'INHOUSE', lobby: '/inhouse', path: '/game' },
];

/** The others are tested in the deep tier; `journey.spec.ts` opens an RNG game. */
const QUICK = 'LIVE';

for (const { category, lobby, path, room } of GAMES) {
  test(
    `a game of ${category} opens from its lobby, reports that it is loaded, and links back`,
    { tag: category === QUICK ? [] : '@deep' },
    async ({ page }) => {
      const name = await gameWhere(page, category, () => true);
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
