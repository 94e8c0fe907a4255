import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { catalogue } from '../../locales';
import { DownloadTabs, type DownloadTabsProps } from './DownloadTabs';

/** Keeps the chosen tab, as a page does. */
function Choosing({ platform, onPlatformChange, ...props }: DownloadTabsProps) {
  const [chosen, setChosen] = useState(platform);
  const change = (next: typeof platform) => {
    setChosen(next);
    onPlatformChange(next);
  };
  return <DownloadTabs {...props} platform={chosen} onPlatformChange={change} />;
}

const meta = {
  title: 'Help/App download/DownloadTabs',
  component: DownloadTabs,
  parameters: { catalogues: [catalogue] },
  args: {
    siteOrigin: 'https://perya.example',
    platform: 'android',
    onPlatformChange: fn(),
    install: <Button>Install</Button>,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DownloadTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1] as HTMLElement);
    await expect(args.onPlatformChange).toHaveBeenCalledWith('ios');
  },
};

/** The site itself, on the home screen. */
export const LiteApp: Story = { args: { platform: 'lite' } };

/** The operator has no app. */
export const NoApps: Story = { parameters: { siteConfig: { resources: [] } } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
