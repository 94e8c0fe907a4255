import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConsentCard } from './ConsentCard';

const meta = {
  title: 'Site/Shell/ConsentCard',
  component: ConsentCard,
  args: { consent: null, onAnswer: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Granted: Story = { args: { consent: 'granted', onClose: () => undefined } };

export const Denied: Story = { args: { consent: 'denied', onClose: () => undefined } };

export const Thai: Story = { globals: { language: 'TH' } };
