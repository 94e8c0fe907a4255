import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';

import { Button } from './Button';
import * as stories from './Button.stories';

const { Default, Busy, AsLink } = composeStories(stories);

test('runs its action on click and on key press', async () => {
  const onClick = vi.fn<() => void>();
  render(<Default onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500' }));
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('keeps its name and its focus while busy, and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  render(<Busy onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Deposit ₱500' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  expect(onClick).not.toHaveBeenCalled();
});

test('does not submit its form twice while busy, by click or by Enter', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Amount" />
      <Button type="submit" busy={isBusy}>
        Deposit
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Amount'), '0{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('renders as a link when it navigates', () => {
  render(<AsLink />);
  expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '#games');
  expect(screen.queryByRole('button')).toBeNull();
});
