import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Sheet } from './Sheet';

const vendors = ['Banig', 'Kalesa', 'Lakambini', 'Parol', 'Salakot', 'Sinag', 'Tala', 'Vinta'];

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: (): void => undefined,
    title: 'Vendors',
    labels: { close: 'Close' },
    children: (
      <div>
        {vendors.map((vendor) => (
          <Checkbox key={vendor} label={vendor} defaultChecked={vendor === 'Parol'} />
        ))}
      </div>
    ),
    footer: (
      <>
        <Button variant="quiet">Clear</Button>
        <Button variant="primary" fullWidth>
          Show 214 games
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenedByAButton: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Vendors</Button>
        <Sheet {...args} open={isOpen} onClose={close} />
      </>
    );
  },
};

export const FromTheStart: Story = {
  args: {
    side: 'start',
    title: 'Menu',
    footer: undefined,
    children: (
      <nav aria-label="Main">
        {['Home', 'Slots', 'Live casino', 'Fish', 'Sports', 'Promotions'].map((entry) => (
          <a
            key={entry}
            href={`#${entry}`}
            style={{ display: 'flex', alignItems: 'center', minBlockSize: 48 }}
          >
            {entry}
          </a>
        ))}
      </nav>
    ),
  },
};

export const FromTheEnd: Story = { args: { side: 'end' } };

export const LongContent: Story = {
  args: {
    title: 'Mga tuntunin ng pagtaya sa sabong, esports at iba pang laro ng peryahan',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Rule {index + 1}: a bet counts when it has been confirmed.</p>
    )),
  },
};

export const HiddenTitle: Story = { args: { isTitleHidden: true, footer: undefined } };
