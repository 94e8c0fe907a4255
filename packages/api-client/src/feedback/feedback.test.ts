import { expect, it } from 'vitest';
import { countWords } from './feedback';

it.each([
  ['The withdrawal took three days.', 5],
  ['Hindi pumasok ang deposit ko', 5],
  ['Rút tiền mất ba ngày', 5],
  ['  — …  ', 0],
])('counts the words of %j', (content, words) => {
  expect(countWords(content)).toBe(words);
});

// Word segmentation differs slightly between engines.
it.each([
  ['提款需要三天时间', 3, 5],
  ['ถอนเงินใช้เวลาสามวัน', 4, 7],
])('counts the words of %j, which has no spaces', (content, min, max) => {
  const words = countWords(content);
  expect(words).toBeGreaterThanOrEqual(min);
  expect(words).toBeLessThanOrEqual(max);
});
