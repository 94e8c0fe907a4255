import { expect, expectAccessible, expectStateAccessible, test } from './fixtures';

test('lottery draws are shown as charts and tables, and a link restores the view', async ({
  page,
}) => {
  await page.goto('/vnlottery?gameCode=VN_NORTH');
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(
    page.getByRole('img', { name: /^How often each number was drawn in the last/ }),
  ).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('radio', { name: 'Tables' }).click();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All prizes: last two' }).click();
  const values = page.getByRole('table', { name: 'By number' });
  await expect(values.getByRole('row')).toHaveCount(101);
  await expect(page).toHaveURL(/trend=two-all/);
  await expectStateAccessible(page, 'main');
  await page.reload();
  await expect(values.getByRole('row')).toHaveCount(101);
  await expect(page.getByRole('radio', { name: 'Tables' })).toBeChecked();
});

const DAY_MS = 86_400_000;

test('regional lotteries of the day follow the platform’s clock, not the device’s', async ({
  page,
  platform,
}) => {
  // Seven in the morning in Hanoi, the day after tomorrow, so none of that day’s draws has taken place.
  const morning = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: morning - Date.now() });
  const answer = await page.request.get('/lgw/games/coming/numero');
  const { value } = (await answer.json()) as {
    value: { lotteryName: string; group: string; drawsAt: number }[];
  };
  const today = value
    .filter((draw) => draw.group === 'VN-CENTRAL' && draw.drawsAt < morning + DAY_MS / 2)
    .map(({ lotteryName }) => lotteryName);
  expect(today.length).toBeGreaterThan(1);

  await page.goto('/vnlottery?gameCode=VN_HUE');
  const list = page.getByRole('list', { name: 'Drawn today' });
  await expect(list.getByRole('link')).toHaveCount(today.length);
  for (const name of today) await expect(list.getByRole('link', { name })).toBeVisible();
});
