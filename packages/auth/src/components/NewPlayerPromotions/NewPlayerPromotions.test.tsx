import { listPromotions } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './NewPlayerPromotions.stories';

const { Default, Failed, None, One } = composeStories(stories);
const carousel = () => screen.findByRole('region', { name: 'Offers for new players' });

test('loads promotions for new players, and can be paused', async () => {
  const platform = await runStory(Default);
  const region = within(await carousel());
  expect(region.getByRole('heading', { name: /^A welcome, twice as warm/ })).toBeVisible();
  expect(region.getByRole('link', { name: /^A welcome, twice as warm/ })).toHaveAttribute(
    'href',
    '/promoDetail?id=p-1',
  );
  expect(region.getByRole('button', { name: /Pause slideshow|Play slideshow/ })).toBeVisible();
  expect(platform.calls(listPromotions)[0]?.request).toMatchObject({ category: 'new_player' });
});

test('advances every five seconds until paused', async () => {
  await Default.run();
  await carousel();
  const running = () => document.querySelector<HTMLElement>('[data-running]');
  await expect.poll(running, { timeout: 5_000 }).not.toBeNull();
  expect(running()?.style.animationDuration).toBe('5000ms');
  await userEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  expect(running()).toBeNull();
});

test('shows the first one until the place is near the viewport', async () => {
  const observers: { comeNear(): void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push({ comeNear: () => report([{ isIntersecting: true }]) });
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  await Default.run();
  expect(await screen.findByRole('heading', { name: /^A welcome, twice as warm/ })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();

  act(() => {
    for (const observer of observers) observer.comeNear();
  });
  expect(await carousel()).toBeVisible();
});

test('shows a single one without rotation', async () => {
  await One.run();
  expect(within(await carousel()).queryByRole('button')).toBeNull();
});

test.each([
  ['there are no promotions', None],
  ['the call fails', Failed],
])('shows nothing if %s', async (_, Story) => {
  await Story.run();
  expect(document.querySelector('section')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
