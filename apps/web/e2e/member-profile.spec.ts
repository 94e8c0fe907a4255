import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';

/** A one-pixel PNG. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member center' });
/** The picture of the account menu. It's behind the centre, so it has no role. */
const headerPicture = (page: Page): Locator => page.getByLabel('agent02’s account').locator('img');

test('a member completes the profile once, and chooses a picture that the header shows', async ({
  page,
}) => {
  await openSignedIn(page, 'agent02', '/promotions?member=profile');
  const nickname = centre(page).getByRole('textbox', { name: 'Nickname' });
  const save = centre(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await nickname.fill('Bato !');
  await save.click();
  await expect(nickname).toHaveAccessibleDescription(/letters, digits and spaces/);
  await nickname.fill('Bato Bayani');
  await centre(page).getByRole('textbox', { name: 'Real name' }).fill('Berto Bayani');
  await save.click();
  await expect(centre(page).getByText('Saved.')).toBeVisible();
  // The real name can be set only once, and is masked from then on.
  await expect(centre(page).getByRole('textbox', { name: 'Real name' })).toHaveCount(0);
  await expect(centre(page).getByText('B··· B···')).toBeVisible();

  const pictures = centre(page).getByRole('group', { name: 'Choose a picture' });
  await pictures.getByRole('button', { name: 'Picture 3' }).click();
  await expect(pictures.getByRole('button', { name: 'Picture 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const builtIn = await headerPicture(page).getAttribute('src');
  await centre(page).getByLabel('Upload a picture').setInputFiles(PICTURE);
  await expect(pictures.getByRole('button', { name: 'Your own picture' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(headerPicture(page)).not.toHaveAttribute('src', builtIn ?? '');

  await page.reload();
  await expect(nickname).toHaveValue('Bato Bayani');
  await expect(pictures.getByRole('button', { pressed: true })).toHaveAccessibleName(
    'Your own picture',
  );
});

test('the rank page shows the member’s rank and what the next one requires', async ({ page }) => {
  await openSignedIn(page, 'vip001', '/promotions?member=playerRank');
  const ranks = centre(page).getByRole('list', { name: 'All ranks' });
  const own = ranks.getByRole('listitem').filter({ hasText: 'Your rank' });
  await expect(own).toHaveCount(1);
  await expect(own).toHaveAttribute('aria-current', 'step');
  const [, level = '', name = ''] =
    /^(\d+) (.+?)Your rank/.exec((await own.textContent()) ?? '') ?? [];
  await expect(
    centre(page).getByRole('heading', { name: `${name}, rank ${level}`, exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});
