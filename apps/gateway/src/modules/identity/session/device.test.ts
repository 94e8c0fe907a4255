import { cpuTimeOf } from '@perya/vitest-preset/cpu-time';
import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the words for a device', () => {
  it.each([
    [
      'Chrome, Windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome, Android',
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome, iPhone',
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari, iPhone',
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari, iPad',
      `${MOZILLA} (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari, macOS',
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    ],
    [
      'Edge, Windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ],
    [
      'Opera, Android',
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`,
    ],
    [
      'Samsung Internet, Android',
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox, Linux', `${MOZILLA} (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0`],
    [
      'Chrome, ChromeOS',
      `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Facebook, Android',
      `${MOZILLA} (Linux; Android 15; SM-A155F; wv) ${WEBKIT} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0;]`,
    ],
    ['Linux', 'curl/8 (Linux)'],
    ['', ''],
    ['', 'node'],
    ['', '<script>alert(1)</script>'],
  ])('are "%s" for %s', (words, userAgent) => {
    expect(deviceOf(userAgent)).toBe(words);
  });

  it('are found quickly, however long the user agent is', () => {
    const long = `Version/${'1.'.repeat(200)}`.repeat(50);
    expect(cpuTimeOf(() => deviceOf(long))).toBeLessThan(50);
  });
});
