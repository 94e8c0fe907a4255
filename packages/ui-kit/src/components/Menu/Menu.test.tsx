import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from '../Button/Button';
import { Menu } from './Menu';
import * as stories from './Menu.stories';

const { Default } = composeStories(stories);

test('opens by key, moves by arrows, and restores the focus on Esc', async () => {
  render(<Default />);
  const trigger = screen.getByRole('button', { name: 'Account' });
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Profile' });
  await vi.waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: /^Wallet/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(trigger).toHaveFocus());
});

test("runs the entry's action once, and closes", async () => {
  const onSelect = vi.fn<() => void>();
  render(
    <Menu
      trigger={<Button>Account</Button>}
      items={[
        { id: 'out', label: 'Log out', onSelect },
        { id: 'no', label: 'Not today', disabled: true, onSelect },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Not today' }));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('navigates by a real link', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
    'href',
    '#profile',
  );
});

test('offers radio items of which one is checked', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <Menu
      trigger={<Button>Language</Button>}
      items={[
        {
          kind: 'choice',
          id: 'language',
          label: 'Language',
          value: 'EN',
          onValueChange,
          options: [
            { value: 'EN', label: 'English' },
            { value: 'TH', label: 'ภาษาไทย', lang: 'th' },
          ],
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  expect(await screen.findByRole('group', { name: 'Language' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'ภาษาไทย' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('TH');
});
