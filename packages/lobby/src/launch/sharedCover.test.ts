import { beforeEach, expect, test } from 'vitest';
import { shareCover } from './sharedCover';

const named = () =>
  [...document.querySelectorAll<HTMLElement>('.cover')]
    .filter(({ style }) => style.viewTransitionName === 'game-cover')
    .map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = ['hot/g-1', 'new/g-1', 'new/g-2']
    .map((id) => {
      const game = id.split('/')[1];
      return `<article data-game="${game}"><div class="cover" id="${id}"><button></button></div></article>`;
    })
    .join('');
});

test('names the cover of the tapped card among several cards of one game', () => {
  document.getElementById('new/g-1')?.querySelector('button')?.focus();
  shareCover('g-1');
  expect(named()).toEqual(['new/g-1']);
});

test('never leaves duplicate names', () => {
  shareCover('g-1');
  shareCover('g-2');
  expect(named()).toEqual(['new/g-2']);
  shareCover('g-3');
  expect(named()).toEqual([]);
});
