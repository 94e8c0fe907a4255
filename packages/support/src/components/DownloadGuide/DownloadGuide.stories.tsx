import type { Meta, StoryObj } from '@storybook/react-vite';

import { DownloadGuide } from './DownloadGuide';

const meta = {
  title: 'Support/DownloadGuide',
  component: DownloadGuide,
  args: {
    address: 'https://app.example.com/perya.apk',
    steps: [
      'Scan the QR code with the camera.',
      'Open the link.',
      'Allow the install.',
      'Open the app and log in.',
    ],
    labels: {
      qr: 'QR code of the download for Android',
      open: 'Open the download',
      none: 'There is no app for this phone yet.',
      stepNumber: (number) => `Step ${number}`,
    },
  },
} satisfies Meta<typeof DownloadGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoApp: Story = { args: { address: null } };
