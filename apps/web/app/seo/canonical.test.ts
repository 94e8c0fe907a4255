import { expect, it } from 'vitest';

import { canonicalPath } from './canonical';

it.each([
  ['/', '', '/'],
  ['/home', '?affiliateCode=A1', '/'],
  ['/index.html', '', '/'],
  ['/rng/', '?page=3&q=moon', '/rng'],
  ['/register.html', '?referralCode=R1', '/register'],
  ['/download', '?os=ios', '/down'],
  ['/promoDetail', '?id=welcome-100&from=home', '/promoDetail?id=welcome-100'],
  ['/promoDetail', '?lang=th&id=a%26b', '/promoDetail?id=a%26b&lang=th'],
  ['/helpmc', '?article=password&q=x', '/helpmc?article=password'],
  ['/helpmc', '?topic=money', '/helpmc'],
  ['/lottery', '?gameCode=PH_6_42&playType=system', '/lottery?gameCode=PH_6_42'],
  ['/vnlottery', '?view=results&gameCode=VN_HUE', '/vnlottery?gameCode=VN_HUE'],
  ['/live', '?id=7&lang=vi', '/live?lang=vi'],
])('the canonical path of %s%s is %s', (pathname, search, expected) => {
  expect(canonicalPath({ pathname, search })).toBe(expected);
});
