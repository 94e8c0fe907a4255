import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { PictureField, type PictureFieldProps } from './PictureField';
import type { ChosenPicture } from './pictures';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file with a PNG signature. */
function pngFile(name: string): File {
  return new File([new Uint8Array(PNG)], name, { type: 'image/png' });
}

const meta = {
  title: 'Components/Forms/PictureField',
  component: PictureField,
  args: {
    pictures: [],
    onChange: () => {},
    limits: { count: 3, bytes: 5 * 1024 * 1024 },
    labels: {
      label: 'Receipt',
      help: 'PNG or JPG, 5 MB each, up to 3',
      choose: 'Choose pictures or drop them here',
      chosen: 'Chosen pictures',
      remove: (name) => `Remove ${name}`,
      size: (bytes) => `${bytes} B`,
      pictureError: (pictureError) => `Not taken: ${pictureError}`,
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PictureField>;

/** Keeps the chosen pictures in state, like a form. */
function Kept({ pictures, ...rest }: PictureFieldProps) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>(pictures);
  return <PictureField {...rest} pictures={chosen} onChange={setChosen} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true, error: 'Add a picture.' } };

export const Chosen: Story = {
  args: {
    pictures: [
      { key: 'a', file: pngFile('receipt.png') },
      { key: 'b', file: pngFile(`${'a-very-long-name-'.repeat(8)}.png`) },
    ],
  },
};
