import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { DialogCloseReason } from './Dialog';
import * as stories from './Dialog.stories';

const { OpenedByAButton, Default, MustAnswer, WithForm, ClosesByItself } = composeStories(stories);

const cover = () => {
  const element = document.querySelector('.cover');
  if (!element) throw new Error('There is no cover.');
  return element;
};

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function askedToClose() {
  return vi.fn<(reason: DialogCloseReason) => void>();
}

test('takes the focus, has a name, and restores the focus on Esc', async () => {
  const onClose = askedToClose();
  render(<OpenedByAButton onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out?' });
  expect(dialog).toHaveAccessibleDescription(/You can sign in again/);
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
});

test('closes by its button and by its backdrop, and reports the reason', async () => {
  const onClose = askedToClose();
  render(<Default onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(cover());
  expect(onClose.mock.calls).toEqual([['close-button'], ['cover']]);
});

test('stays open on a backdrop click when typed text would be lost', async () => {
  const onClose = askedToClose();
  render(<WithForm onClose={onClose} />);
  await userEvent.type(await screen.findByLabelText('Username'), 'juan01');
  await userEvent.click(cover());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

test('focuses the first field, not the close button', async () => {
  render(<WithForm />);
  const username = await screen.findByLabelText('Username');
  await vi.waitFor(() => expect(username).toHaveFocus());
});

test('cannot be dismissed when it must be answered', async () => {
  const onClose = askedToClose();
  render(<MustAnswer onClose={onClose} />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cover());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

describe('with a time to close automatically', () => {
  afterEach(() => vi.useRealTimers());

  test('requests closing once when the time is over', () => {
    vi.useFakeTimers();
    const onClose = askedToClose();
    render(<ClosesByItself autoCloseMs={5000} onClose={onClose} />);
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(20_000);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('timeout');
  });

  test('pauses while the pointer is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onClose = askedToClose();
    render(<ClosesByItself autoCloseMs={5000} onClose={onClose} />);
    await user.hover(screen.getByRole('dialog'));
    pass(20_000);
    expect(onClose).not.toHaveBeenCalled();
    await user.unhover(screen.getByRole('dialog'));
    pass(5000);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('timeout');
  });

  test('cancels the timer when it is closed earlier', () => {
    vi.useFakeTimers();
    const onClose = askedToClose();
    const { rerender } = render(<ClosesByItself autoCloseMs={5000} onClose={onClose} />);
    rerender(<ClosesByItself autoCloseMs={5000} onClose={onClose} open={false} />);
    pass(20_000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
