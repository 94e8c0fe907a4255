import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastRequest } from './toastQueue';

interface ToastStoryProps {
  toasts: readonly ToastRequest[];
}

function ShowToasts({ toasts }: ToastStoryProps) {
  const { show } = useToast();
  return (
    <Button
      onClick={() => {
        for (const toast of toasts) show(toast);
      }}
    >
      Show
    </Button>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ShowToasts,
  args: { toasts: [{ title: 'Added to your favourites', durationMs: 0 }] },
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Toasts', close: 'Close' }}>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    for (const { title } of args.toasts) {
      const toast = await screen.findByText(title);
      await waitFor(() => expect(toast).toBeVisible());
    }
  },
} satisfies Meta<typeof ShowToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  args: {
    toasts: [
      { title: 'The table opens in five minutes', tone: 'info', durationMs: 0 },
      {
        title: '₱500.00 deposited',
        description: 'Your balance is ₱10,500.00.',
        tone: 'success',
        durationMs: 0,
      },
      {
        title: 'Not sent',
        description: 'You are offline. Nothing was taken from your balance.',
        tone: 'danger',
      },
    ],
  },
};

export const WithAction: Story = {
  args: {
    toasts: [
      {
        title: 'Removed from your favourites',
        durationMs: 0,
        action: { label: 'Undo', onAction: () => undefined },
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        title: 'Hindi natuloy ang withdrawal dahil kulang pa ang turnover ng iyong welcome bonus',
        description:
          'Maglaro pa ng ₱1,250.00 na halaga ng taya, o makipag-ugnayan sa customer service kung sa tingin mo ay may mali.',
        tone: 'danger',
      },
    ],
  },
};

export const Thai: Story = {
  args: { toasts: [{ title: 'เพิ่มในรายการโปรดแล้ว', tone: 'success', durationMs: 0 }] },
};
