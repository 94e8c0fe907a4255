import { brandNameOf, brandOf, PACKS } from '@perya/storybook-preset/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';

import { BrandEditor } from './BrandEditor.tsx';
import { BrandSheet } from './BrandSheet.tsx';

const meta = {
  title: 'Brand/Sheet',
  tags: ['site-config'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pack of the brand in the toolbar. */
export const Default: Story = {
  render: (_, { globals }) => <BrandSheet brand={brandOf(globals)} />,
  play: async ({ canvas, globals }) => {
    const { name, legalName, timeZone, homeLanes } = brandOf(globals);
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    for (const text of [legalName, timeZone, homeLanes.join(', ')]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

export const Editor: Story = {
  render: (_, { globals }) => (
    <BrandEditor
      key={brandNameOf(globals)}
      name={brandNameOf(globals)}
      pack={PACKS[brandNameOf(globals)]}
    />
  ),
};

/** The text with one value replaced. */
async function change(source: HTMLElement, field: string, value: unknown) {
  const pack: unknown = JSON.parse((source as HTMLTextAreaElement).value);
  const text = JSON.stringify({ ...(pack as object), [field]: value }, null, 2);
  await fireEvent.change(source, { target: { value: text } });
}

export const EditedPack: Story = {
  ...Editor,
  play: async ({ canvas }) => {
    await change(canvas.getByRole('textbox'), 'legalName', 'Fiesta Games Inc.');
    const sheet = within(canvas.getByRole('article'));
    await expect(sheet.getByText('Fiesta Games Inc.')).toBeVisible();
  },
};

export const InvalidPack: Story = {
  ...Editor,
  play: async ({ canvas }) => {
    const source = canvas.getByRole('textbox');
    await change(source, 'timeZone', 'Manila');
    await change(source, 'color', 'red');
    await expect(canvas.getByText(/timeZone: must be an IANA time zone/)).toBeVisible();
    await expect(canvas.getByText(/color: is not a field of a brand pack/)).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NotJson: Story = {
  ...Editor,
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('textbox'), { target: { value: '{ "name": ' } });
    await expect(canvas.getByText(/JSON/, { selector: 'pre' })).toBeVisible();
  },
};
