import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { VendorLaneProps } from './VendorLane';
import * as stories from './VendorLane.stories';

const { Default, Single } = composeStories(stories);
const onOpen = vi.fn<VendorLaneProps['onOpen']>();

test('opens the vendor on a plain click, and its URL on a modified click', async () => {
  await Default.run({ args: { ...Default.args, onOpen } });
  const [tile] = await screen.findAllByRole('link', { name: /^Paper Tiger\s?86/ });
  expect(tile).toHaveAttribute('href', '/rng?vendor=V2');
  await userEvent.click(tile!);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'V2' }));
  fireEvent.click(tile!, { ctrlKey: true });
  expect(onOpen).toHaveBeenCalledOnce();
});

test('can be refetched', async () => {
  const onRefresh = vi.fn<() => void>();
  await Default.run({ args: { ...Default.args, onRefresh } });
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh list' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('renders nothing for a single vendor', async () => {
  await Single.run();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('navigation')).toBeNull();
});
