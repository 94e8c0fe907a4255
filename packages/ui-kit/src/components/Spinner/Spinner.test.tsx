import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Spinner.stories';

const { Default, InText } = composeStories(stories);

test('says what is going on', () => {
  render(<Default />);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing the balance');
});

test('is silent where the text around it speaks', () => {
  render(<InText />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
