import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { LastResort } from './LastResort';

afterEach(() => {
  delete document.documentElement.dataset['boot'];
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}

test('leaves out what has failed, says so at the root, and keeps what stands beside it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <LastResort>
        <Broken />
      </LastResort>
      <p>beside it</p>
      <LastResort fallback="in its place">
        <Broken />
      </LastResort>
    </>,
  );
  expect(screen.getByText('beside it')).toBeVisible();
  expect(screen.getByText('in its place')).toBeVisible();
  expect(document.documentElement.dataset['boot']).toBe('failed');
});

test('does not say again what the page says', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <LastResort isSaid>
      <Broken />
    </LastResort>,
  );
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});

test('is nothing where nothing has failed', () => {
  render(<LastResort>all is well</LastResort>);
  expect(screen.getByText('all is well')).toBeVisible();
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});
