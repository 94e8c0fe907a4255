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

test('renders nothing for the failed part, reports it at the root, and keeps its siblings', () => {
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

test('reports nothing if the page already shows an error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <PartErrorBoundary isSaid>
      <Broken />
    </PartErrorBoundary>,
  );
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});

test('renders its children without an error', () => {
  render(<PartErrorBoundary>all is well</PartErrorBoundary>);
  expect(screen.getByText('all is well')).toBeVisible();
  expect(document.documentElement.dataset['boot']).toBeUndefined();
});
