import { expect, test } from 'vitest';

import { readAddress, writeAddress } from './address';

const params = (text: string) => new URLSearchParams(text);

test('an address opens the same view again', () => {
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

test('what is not one of the choices counts as not chosen', () => {
  expect(
    readAddress(params('view=nonsense&day=20260230&draw=<script>&region=west&digits=9')),
  ).toEqual({ view: 'play', day: null, draw: null, region: null, digits: 'full' });
});

test('going back to the desk leaves nothing of the results in the address', () => {
  const results = params(
    'gameCode=PH_6_42&view=results&day=20261121&draw=20261121&digits=2&trend=sum&last=50',
  );
  expect(writeAddress(results, { view: 'play' }).toString()).toBe('gameCode=PH_6_42');
});

test('every view has an address of its own', () => {
  for (const view of ['play', 'results', 'trends'] as const) {
    expect(readAddress(writeAddress(params('gameCode=PH_6_42'), { view })).view).toBe(view);
  }
});

test('the trends keep what they have written, and nothing of the results', () => {
  const address = params('gameCode=PH_6_42&view=trends&trend=sum&last=50&day=20261121');
  expect(writeAddress(address, { view: 'trends' }).toString()).toBe(
    'gameCode=PH_6_42&view=trends&trend=sum&last=50',
  );
});
