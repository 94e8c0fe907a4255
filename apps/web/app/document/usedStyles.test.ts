import { expect, test } from 'vitest';

import { parseStyles, usedStyles } from './usedStyles';

const cut = (css: string, ...classes: string[]) => usedStyles(parseStyles(css), new Set(classes));

test('keeps rules that can match an element in any state', () => {
  const css = '._a[data-open] ._b:hover{color:red}._a ._c{color:blue}html{margin:0}';
  expect(cut(css, '_a', '_b')).toBe('._a[data-open] ._b:hover{color:red}html{margin:0}');
});

test('keeps a rule if one of its selectors can match, or if the missing class is inside a function', () => {
  expect(cut('._a,._b{color:red}', '_b')).toBe('._a,._b{color:red}');
  expect(cut('._a:not(._b,:is(._c)){color:red}', '_a')).toBe('._a:not(._b,:is(._c)){color:red}');
});

test('drops conditions without rules, and keeps the order of layers', () => {
  const css = '@layer reset,base;@layer base{@media (width>1px){._a{top:0}}}';
  expect(cut(css)).toBe('@layer reset,base;@layer base{}');
  expect(cut(css, '_a')).toBe(css);
});

test('drops unused animations', () => {
  const css = '._a{animation:1s _run}@keyframes _run{0%{top:0}to{top:1px}}';
  expect(cut(css, '_a')).toBe(css);
  expect(cut(css)).toBe('');
});

test('handles braces in strings', () => {
  const css = '._a:after{content:"}\\"{"}._b{top:0}';
  expect(cut(css, '_b')).toBe('._b{top:0}');
});
