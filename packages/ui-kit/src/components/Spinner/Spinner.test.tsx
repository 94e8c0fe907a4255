import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Spinner.stories';

const { Default, InText } = composeStories(stories);

test('announces what is in progress', () => {
  render(<Default />);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing the balance');
});

test('is silent without a label', () => {
  render(<InText />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
