import { LOTTERIES } from '@perya/rules/lottery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { serve } from './testServe';

/** A Tuesday in Hanoi, 15:00. */
const TUESDAY = Date.parse('2026-11-24T15:00:00+07:00');

beforeEach(() => {
  // The fake platform uses the device's clock.
  vi.useFakeTimers({ now: TUESDAY, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the server’s page has the lottery, its draw, play types, board, prizes and last result', async () => {
  const { html, text, isUnknown } = await serve('/lottery?gameCode=PH_6_42');
  expect(isUnknown).toBe(false);
  expect(html).toMatch(/<h1[^>]*>Lotto 6\/42<\/h1>/);
  expect(text).toContain('Jackpot');
  expect(text).toMatch(/Draw 20261124/);
  expect(text).toContain('Result of 20261121');
  expect(text).toContain('Prizes and chances');
  expect(text).toMatch(/1 in 5,245,786/);
  expect(html.match(/aria-pressed/g)?.length).toBeGreaterThan(42);
  expect(html).toContain('href="/vnlottery?gameCode=VN_NORTH"');
});

test('the play type in the URL is selected by the server', async () => {
  const { html } = await serve('/lottery?gameCode=PH_3D&playType=rambolito');
  expect(html).toMatch(/<input(?=[^>]*checked="")(?=[^>]*value="rambolito")/);
});

test('the server’s regional page has the regions, today’s draws and the desk', async () => {
  const { html, text } = await serve('/vnlottery');
  for (const name of ['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Popular');
  // It closes next: 16:15 in Hanoi is 17:15 in the brand's time zone.
  expect(html).toMatch(/aria-current="true" href="\/vnlottery\?gameCode=VN_BEN_TRE"/);
  expect(text).toContain('Bến Tre Draw at 17:15');
  expect(text).toContain('Quick pick');
  expect(text).toContain('Result of 20261117');
});

test.each(['/lottery?gameCode=NOWHERE', '/vnlottery?gameCode=PH_6_42'])(
  '%s is unknown',
  async (path) => {
    const { text, isUnknown } = await serve(path);
    expect(isUnknown).toBe(true);
    expect(text).toContain('We don’t have this lottery');
    expect(text).not.toContain('Quick pick');
  },
);

test('lotteries that the brand does not offer are not on the pages', async () => {
  const [first] = LOTTERIES;
  const off = [first?.code ?? '', 'VN_HUE'];
  const regional = await serve('/vnlottery?gameCode=VN_HUE', off);
  expect(regional.isUnknown).toBe(true);
  expect(regional.html).not.toContain('gameCode=VN_HUE');
  const { html } = await serve('/lottery', off);
  expect(html).not.toContain(`gameCode=${first?.code}"`);
  expect(html).not.toContain(`>${first?.name}<`);
});
