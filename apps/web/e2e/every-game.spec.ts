import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { gameWhere, openByName, sitDown, slot } from './play';

/** A kind of game of every engine, by lobby. */
const KINDS = {
  rng: ['FRUIT'],
  live: ['BACCARAT', 'BLACKJACK', 'ROULETTE', 'SICBO', 'DRAGON_TIGER', 'COLOR_GAME', 'GAME_SHOW'],
  fish: ['SHOOTER'],
  pvp: ['POKER', 'TONGITS', 'DOMINO'],
  sports: ['FOOTBALL'],
  esports: ['MOBA'],
  cockfight: ['DERBY'],
  inhouse: ['CRASH', 'MINES', 'PLINKO', 'HILO', 'WHEEL'],
};

for (const [lobby, kinds] of Object.entries(KINDS)) {
  test(`${kinds.join(', ')} open, fit the screen and are accessible`, async ({ page }) => {
    await openSignedIn(page, 'juan01', `/${lobby}`);
    for (const kind of kinds) {
      const name = await gameWhere(page, lobby.toUpperCase(), (game) => game.kind === kind);
      await openByName(page, `/${lobby}`, name);
      if (lobby === 'pvp') await sitDown(page);
      const game = slot(page);
      await expect(game.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(game.getByRole('button').and(game.locator(':enabled')).first()).toBeVisible();
      await expectAccessible(page);
      const overflow = await game
        .locator('html')
        .evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(overflow).toBe(0);
    }
  });
}
