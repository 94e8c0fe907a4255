import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './modules';
import * as stories from './QrCode.stories';

const { Default, Large } = composeStories(stories);

test('says what scanning it does, at the size of the specification', () => {
  render(<Default />);
  const code = screen.getByRole('img', { name: 'Scan to download the Android app' });
  expect(code).toHaveAttribute('width', '100');
  expect(code).toHaveAttribute('viewBox', '0 0 29 29');
});

test('draws larger from the same modules', () => {
  const { container, rerender } = render(<Default />);
  const small = container.querySelector('path')?.getAttribute('d');
  rerender(<Large />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '200');
  expect(container.querySelector('path')?.getAttribute('d')).toBe(small);
});

test('draws exactly the dark modules, wherever the margin puts them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 0, max: 4 }), (text, margin) => {
      const { path, side } = drawQr(text, margin);
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      expect(side).toBe(size + 2 * margin);
      const drawn = data.map((row) => row.map(() => false));
      for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        for (let step = 0; step < Number(length); step += 1) {
          drawn[Number(y) - margin]![Number(x) - margin + step] = true;
        }
      }
      expect(drawn).toEqual(data);
    }),
    { numRuns: 40 },
  );
});
