import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { useState } from 'react';

import { pageKitCatalogue } from '../../locales';
import { pngFile } from './pngFile';
import { PictureField, type PictureFieldProps } from './PictureField';

const meta = {
  title: 'Page blocks/Forms/PictureField',
  component: PictureField,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { label: 'Pictures', pictures: [], onChange: () => {} },
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
      { key: 'a', file: pngFile('lantern.png', 1_400_000) },
      { key: 'b', file: pngFile(`${'a-very-long-name-'.repeat(8)}.png`) },
    ],
  },
};

export const Sending: Story = { args: { ...Chosen.args, disabled: true } };
