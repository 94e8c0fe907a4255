import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './MoneyText.stories';

const { Default, Masked, MoneyIn, MoneyOut } = composeStories(stories);

test('shows the formatted amount', () => {
  render(<Default />);
  expect(screen.getByText('₱10,000.00')).toBeInTheDocument();
});

test('distinguishes incoming and outgoing money by sign and by word', () => {
  const { container, rerender } = render(<MoneyIn />);
  expect(container).toHaveTextContent('Received +₱500.00');
  rerender(<MoneyOut />);
  expect(container).toHaveTextContent('Paid −₱500.00');
});

test('keeps a masked amount out of the DOM until the eye is clicked', async () => {
  const { container } = render(<Masked />);
  expect(container).not.toHaveTextContent('10,000');
  expect(container).toHaveTextContent('Balance hidden');

  await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(screen.getByText('₱10,000.00')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(container).not.toHaveTextContent('10,000');
});

test('does not reveal the flow of a masked amount', () => {
  const { container } = render(<MoneyIn masked />);
  expect(container).not.toHaveTextContent('+');
  expect(container).not.toHaveTextContent('Received');
});
