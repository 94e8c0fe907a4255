import type { Meta, StoryObj } from '@storybook/react-vite';

import { guideFor, type StepName } from '../../download/installGuides';
import { DownloadGuide } from './DownloadGuide';

const FILE = 'https://app.example.com/perya.apk';

const TEXTS: Readonly<Record<StepName, string>> = {
  scan: 'Scan the QR code with the camera.',
  visit: 'Open perya.example in your phone’s browser.',
  downloadFile: 'Tap “Download” and wait for the file.',
  allowInstall: 'Allow your browser to install apps.',
  openApp: 'Open the app from the home screen.',
  allowProfile: 'Tap “Allow” when your phone asks.',
  installProfile: 'In Settings, open “Profile Downloaded” and tap “Install”.',
  menuAndroid: 'Open the menu: the three dots above.',
  menuIos: 'Press the share button below.',
  menuEither: 'Open the browser’s menu: the three dots, or the share button.',
  addToHome: 'Choose “Add to Home Screen”.',
  add: 'Press “Add”.',
};

const NO_APP =
  'There is no app for this phone yet. The site goes onto the home screen all the same.';

const stepsOf = (names: readonly StepName[]) => names.map((name) => ({ name, text: TEXTS[name] }));

const meta = {
  title: 'Help/App download/DownloadGuide',
  component: DownloadGuide,
  args: {
    address: FILE,
    steps: stepsOf(guideFor('android', FILE).steps),
    labels: {
      qr: 'Download QR code for Android',
      open: 'Download the app',
      stepNumber: (number) => `Step ${number}`,
    },
  },
} satisfies Meta<typeof DownloadGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Profile: Story = {
  args: {
    address: 'https://app.example.com/perya.mobileconfig',
    steps: stepsOf(guideFor('ios', 'https://app.example.com/perya.mobileconfig').steps),
  },
};

export const NoAppAndroid: Story = {
  args: { address: null, note: NO_APP, steps: stepsOf(guideFor('android', null).steps) },
};

export const NoAppIos: Story = {
  args: { address: null, note: NO_APP, steps: stepsOf(guideFor('ios', null).steps) },
};

export const LiteApp: Story = {
  args: {
    address: 'https://perya.example/',
    note: 'Takes almost no space and works on any phone.',
    steps: stepsOf(guideFor('lite', 'https://perya.example/').steps),
  },
};
