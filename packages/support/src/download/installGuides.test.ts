import { describe, expect, it, test } from 'vitest';

import { downloadAddress, guideFor, platformOf } from './installGuides';

const SITE = 'https://perya.example';

describe('the guide', () => {
  it.each([
    ['android', `${SITE}/app.apk?v=2`, 'file', 'scan'],
    ['android', `${SITE}/`, 'browser', 'scan'],
    ['android', null, 'browser', 'visit'],
    ['ios', `${SITE}/wps/clip.MobileConfig`, 'profile', 'scan'],
    ['ios', `${SITE}/app.apk`, 'browser', 'scan'],
    ['ios', null, 'browser', 'visit'],
    ['lite', `${SITE}/`, 'browser', 'scan'],
    ['lite', `${SITE}/app.apk`, 'browser', 'scan'],
  ] as const)(
    'for %s with the address %s has the kind %s, and starts with %s',
    (platform, url, kind, first) => {
      const guide = guideFor(platform, url);
      expect(guide.kind).toBe(kind);
      expect(guide.steps).toHaveLength(4);
      expect(guide.steps[0]).toBe(first);
    },
  );

  test('shows the menu button where that platform has it', () => {
    expect(guideFor('android', null).steps[1]).toBe('menuAndroid');
    expect(guideFor('ios', null).steps[1]).toBe('menuIos');
    expect(guideFor('lite', `${SITE}/`).steps[1]).toBe('menuEither');
  });
});

describe('an address', () => {
  it.each([
    ['/app.apk', `${SITE}/app.apk`],
    ['https://cdn.example/app.apk', 'https://cdn.example/app.apk'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
    ['http://cdn.example/app.apk', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//cdn.example/app.apk', 'https://cdn.example/app.apk'],
    ['', null],
    [undefined, null],
  ])('%s resolves to %s', (url, expected) => {
    expect(downloadAddress(url, SITE)).toBe(expected);
  });

  test('of a site without a certificate may only be its own', () => {
    expect(downloadAddress('/app.apk', 'http://192.168.1.5:4173')).toBe(
      'http://192.168.1.5:4173/app.apk',
    );
    expect(downloadAddress('http://elsewhere.example/', 'http://192.168.1.5:4173')).toBeNull();
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
])('maps %s with %i touch points to %s', (userAgent, touchPoints, expected) => {
  expect(platformOf(userAgent, touchPoints)).toBe(expected);
});
