import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { PartErrorBoundary } from './PartErrorBoundary';

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
      <PartErrorBoundary>
        <Broken />
      </PartErrorBoundary>
      <p>beside it</p>
      <PartErrorBoundary fallback="in its place">
        <Broken />
      </PartErrorBoundary>
    </>,
  );
  expect(screen.getByText('beside it')).toBeVisible();
  expect(screen.getByText('in its place')).toBeVisible();
  expect(document.documentElement.dataset['boot']).toBe('failed');
});

test('does not say again what the page says', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <PartErrorBoundary isSaid>
      <Broken />
    </PartErrorBoundary>,
  );
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});

test('is nothing where nothing has failed', () => {
  render(<PartErrorBoundary>all is well</PartErrorBoundary>);
  expect(screen.getByText('all is well')).toBeVisible();
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});
