import { expect, test } from 'vitest';

import { yearsBefore } from './BirthdayField';

test.each([
  ['2026-11-21', 21, '2005-11-21'],
  ['2026-01-01', 18, '2008-01-01'],
  // 2007 has no such day; visitors born on 28 February 2007 are old enough.
  ['2028-02-29', 21, '2007-02-28'],
  ['2028-02-29', 20, '2008-02-29'],
])('the date before %s by %i years is %s', (today, years, day) => {
  expect(yearsBefore(today, years)).toBe(day);
});
