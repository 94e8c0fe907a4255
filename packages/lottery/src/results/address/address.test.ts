import { expect, test } from 'vitest';

import { readAddress, writeAddress } from './address';

const params = (text: string) => new URLSearchParams(text);

test('a URL restores the same view', () => {
  const address = {
    view: 'results',
    day: '20261121',
    draw: '20261121-0042',
    region: 'south',
    digits: '2',
  } as const;
  const written = writeAddress(params('gameCode=VN_HUE'), address);
  expect(written.get('gameCode')).toBe('VN_HUE');
  expect(readAddress(written)).toEqual(address);
});

test('treats invalid values as missing', () => {
  expect(
    readAddress(params('view=nonsense&day=20260230&draw=<script>&region=west&digits=9')),
  ).toEqual({ view: 'play', day: null, draw: null, region: null, digits: 'full' });
});

test('removes the results parameters from the URL when returning to the desk', () => {
  const results = params(
    'gameCode=PH_6_42&view=results&day=20261121&draw=20261121&digits=2&trend=sum&last=50',
  );
  expect(writeAddress(results, { view: 'play' }).toString()).toBe('gameCode=PH_6_42');
});

test('every view has its own URL', () => {
  for (const view of ['play', 'results', 'trends'] as const) {
    expect(readAddress(writeAddress(params('gameCode=PH_6_42'), { view })).view).toBe(view);
  }
});

test('the trends keep their own parameters, and none of the results', () => {
  const address = params('gameCode=PH_6_42&view=trends&trend=sum&last=50&day=20261121');
  expect(writeAddress(address, { view: 'trends' }).toString()).toBe(
    'gameCode=PH_6_42&view=trends&trend=sum&last=50',
  );
});
