import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { testGame } from '../../testing';
import { LaunchScreen } from './LaunchScreen';

const meta = {
  title: 'Play/In a game/LaunchScreen',
  component: LaunchScreen,
  args: { game: testGame({ id: 'g-3' }), imageHosts: ['/'], title: 'Opening Lantern Night…' },
} satisfies Meta<typeof LaunchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  args: {
    text: 'This takes a few seconds.',
    progress: 'Opening Lantern Night…',
    actions: <Button>Cancel</Button>,
  },
};

export const Refused: Story = {
  args: {
    alert: true,
    title: 'We couldn’t open Lantern Night',
    text: 'This game rests until noon.',
    actions: (
      <>
        <Button>Back to the lobby</Button>
        <Button variant="primary">Try again</Button>
      </>
    ),
  },
};

export const LongNames: Story = {
  globals: { language: 'TH' },
  args: { title: 'กำลังเปิด ผู้กล้าที่สู้กับปู่ฤๅษีในน้ำตกชื่อก้อง…', progress: 'กำลังเปิด' },
};
