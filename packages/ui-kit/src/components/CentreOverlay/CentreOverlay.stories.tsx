import { History, ReceiptText } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { Button } from '../Button/Button';
import { CentreOverlay } from './CentreOverlay';

const meta = {
  title: 'Components/Overlays/CentreOverlay',
  component: CentreOverlay,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Member center',
    current: 'bets',
    labels: { close: 'Close', pages: 'Member center pages' },
    pages: [
      { id: 'bets', label: 'Betting record', icon: <History />, link: <a href="#bets" /> },
      {
        id: 'account',
        label: 'Account record',
        icon: <ReceiptText />,
        link: <a href="#account" />,
      },
    ],
    children: <h2>Betting record</h2>,
  },
} satisfies Meta<typeof CentreOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenedByAButton: Story = {
  parameters: { layout: 'padded' },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Member center</Button>
        <CentreOverlay {...args} open={isOpen} onClose={close} />
      </>
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** More pages than fit: the list scrolls to the current one. */
export const LastOfMany: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    current: 'page12',
    pages: Array.from({ length: 12 }, (_, index) => ({
      id: `page${index + 1}`,
      label: `Record ${index + 1}`,
      icon: <History />,
      link: <a href={`#page${index + 1}`} />,
    })),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Record 12' });
    const room = screen.getByRole('dialog').getBoundingClientRect();
    const { left, right, bottom } = link.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(room.left);
    await expect(right).toBeLessThanOrEqual(room.right);
    await expect(bottom).toBeLessThanOrEqual(room.bottom);
  },
};

export const LongNames: Story = {
  args: {
    title: 'ศูนย์สมาชิก',
    pages: [
      { id: 'bets', label: 'บันทึกการเดิมพันทั้งหมดของคุณ', icon: <History />, link: <a href="#bets" /> },
      {
        id: 'account',
        label: 'Lịch sử giao dịch tài khoản',
        icon: <ReceiptText />,
        link: <a href="#account" />,
      },
    ],
  },
};

/** The page has nothing focusable; it can still be scrolled by keyboard. */
export const LongReading: Story = {
  args: {
    children: (
      <>
        <h2>Betting record</h2>
        {Array.from({ length: 60 }, (_, day) => (
          <p key={day}>On day {day + 1} nothing was staked.</p>
        ))}
      </>
    ),
  },
};
