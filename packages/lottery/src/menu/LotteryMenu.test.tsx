import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './LotteryMenu.stories';

const { Default } = composeStories(stories);

test('links to each lottery, and marks the current one', async () => {
  await Default.run();
  const open = screen.getByRole('link', { name: 'Lotto 6/42' });
  expect(open).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Lotto 6/58' })).toHaveAttribute(
    'href',
    '/lottery?gameCode=PH_6_58',
  );
});

test('lists favorites first, and shows a favorite button for each lottery', async () => {
  await Default.run();
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Favorites');
  const names = within(first!).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Carousel 5D 1M', 'Miền Bắc']);
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: Lotto 6/49' }));
  expect(Default.args.onFavourite).toHaveBeenCalledExactlyOnceWith('PH_6_49');
});

test('finds a lottery without typing accents', async () => {
  await Default.run();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a lottery' }), 'da lat');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Đà Lạt']);
});
