import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Loaded.stories';

const { Here, Loading, Empty, Failed, TryingAgain, NotReadAgain } = composeStories(stories);

test('shows the data', async () => {
  await Here.run();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('says that it loads', async () => {
  await Loading.run();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that there is nothing', async () => {
  await Empty.run();
  expect(screen.getByText('No game yet')).toBeVisible();
});

test('says why the data did not load, and tries again', async () => {
  const refetch = vi.fn();
  const query = { data: undefined, error: new Error('offline'), isFetching: false, refetch };
  await Failed.run({ args: { ...Failed.args, query } });
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('is busy while it tries again', async () => {
  await TryingAgain.run();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
});

test('keeps data that is there when it cannot be read again', async () => {
  await NotReadAgain.run();
  expect(screen.getByText('Kite')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
