import { LOTTERIES } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import english from './locales/en.json';
import { ruleOf } from './ruleOf';

const PLAYS = LOTTERIES.flatMap(({ family, playTypes }) =>
  playTypes.map((playType) => ({ family, playType, rule: ruleOf(family, playType) })),
);

test('has a rule for every play type, and no others', () => {
  const unsaid = PLAYS.filter(({ rule }) => rule === undefined);
  expect(unsaid.map(({ family, playType }) => `${family} ${playType.code}`)).toEqual([]);
  expect(new Set(PLAYS.map(({ rule }) => rule?.key))).toEqual(new Set(Object.keys(english.rule)));
});

test('inserts a number where a rule requires it', () => {
  for (const { rule } of PLAYS)
    expect(rule?.n !== '' || !english.rule[rule.key].includes('{{n}}')).toBe(true);
});

test('distinguishes numbers of two drums from digits', () => {
  const keyOf = (code: string, play: string) =>
    PLAYS.find(
      ({ family, playType }) =>
        playType.code === play &&
        LOTTERIES.some(
          (lottery) =>
            lottery.code === code &&
            lottery.family === family &&
            lottery.playTypes.includes(playType),
        ),
    )?.rule?.key;
  expect(keyOf('PH_2D', 'rambolito')).toBe('pairAnyOrder');
  expect(keyOf('PH_3D', 'rambolito')).toBe('anyOrder');
  expect(keyOf('ELEVEN_1M', 'any-5')).toBe('amongFive');
  expect(keyOf('ELEVEN_1M', 'any-6')).toBe('holdingFive');
});
