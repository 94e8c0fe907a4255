import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './VendorFilter.stories';

const { Chosen, Default, Single } = composeStories(stories);

function onScreen(kind: 'phone' | 'desktop') {
  vi.stubGlobal('matchMedia', () => ({ matches: kind === 'phone' }));
}
const chips = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('leads each vendor to its own address, with how many games it has', async () => {
  await Default.run();
  const chip = await screen.findByRole('link', { name: /^Paper Tiger\s?86$/ });
  expect(chip).toHaveAttribute('href', '/rng?vendor=V2');
});

test('puts the chosen vendor first, marks it, and leads it back to all', async () => {
  await Chosen.run();
  const chip = await screen.findByRole('link', { current: true });
  expect(chips().indexOf(chip.textContent)).toBe(1);
  expect(chip).toHaveAttribute('href', '/rng');
});

test('opens in place on a desktop, in the order of the list', async () => {
  onScreen('desktop');
  await Chosen.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 44' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chips()[1]).toContain('Tala Works');
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(chips()[1]).not.toContain('Tala Works');
});

test('opens as a sheet on a phone, which a choice closes', async () => {
  onScreen('phone');
  await Default.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 44' }));
  const sheet = await screen.findByRole('dialog', { name: 'Providers' });
  await userEvent.click(within(sheet).getByRole('link', { name: /^Moonhouse\s?160$/ }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is not there for a single vendor', async () => {
  await Single.run();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('navigation')).toBeNull();
});
