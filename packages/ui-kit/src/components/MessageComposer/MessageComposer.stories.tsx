import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { MessageComposer } from './MessageComposer';

const meta = {
  title: 'Components/Forms/MessageComposer',
  component: MessageComposer,
  args: {
    maxLength: 300,
    labels: {
      write: 'Write a message',
      send: 'Send',
      tooLong: 'Too long. The maximum is 300 characters.',
      left: (count: number) => `Characters left: ${count}`,
    },
    onSend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Empty: Story = {
  async play({ canvasElement, args }) {
    await userEvent.type(fieldIn(canvasElement), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  async play({ canvasElement, args }) {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, ' Hello{Shift>}{Enter}{/Shift}there {Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('Hello\nthere');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** An unsent message is there again, and every change is reported to keep it. */
export const Draft: Story = {
  args: { initialText: 'Where is my', onTextChange: fn() },
  async play({ canvasElement, args }) {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveValue('Where is my');
    await userEvent.type(field, '?');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Where is my?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Where is my?');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('');
  },
};

export const NearTheEnd: Story = {
  async play({ canvasElement }) {
    await userEvent.click(fieldIn(canvasElement));
    await userEvent.paste('a'.repeat(290));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Characters left: 10',
    );
  },
};

export const TooLong: Story = {
  async play({ canvasElement, args }) {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(301));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('a'.repeat(301));
  },
};
