import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderRows, type Row } from './rows';

function row(key: string, signature = ''): Row {
  return {
    key,
    signature,
    make: () => {
      const element = document.createElement('li');
      element.textContent = `${key}${signature}`;
      return element;
    },
  };
}

const texts = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);

it('keeps the elements that have not changed', () => {
  const list = document.createElement('ol');
  renderRows(list, [row('a'), row('b')]);
  const [a, b] = [...list.children];
  renderRows(list, [row('z'), row('a'), row('b', '2'), row('c')]);
  expect(texts(list)).toEqual(['z', 'a', 'b2', 'c']);
  expect(list.children[1]).toBe(a);
  expect(list.children[2]).not.toBe(b);
});

it('shows any rows after any other', () => {
  const rows = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('', '2')), {
      selector: ([key]) => key,
    })
    .map((pairs) => pairs.map(([key, signature]) => row(key, signature)));
  fc.assert(
    fc.property(fc.array(rows, { minLength: 2, maxLength: 5 }), (states) => {
      const list = document.createElement('ol');
      for (const state of states) {
        renderRows(list, state);
        expect(texts(list)).toEqual(state.map(({ key, signature }) => `${key}${signature}`));
      }
    }),
  );
});
