import { brandNameOf, brandOf, PACKS, themesOf } from '@perya/storybook-preset/brand';
import { parseBrandPack, type Brand } from '@perya/site-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MeasuredFrame } from './MeasuredFrame.tsx';

const meta = {
  title: 'Brand/Measured frame',
  component: MeasuredFrame,
  tags: ['site-config'],
  args: { title: 'Texts', size: 'phone' },
  // What is in the frame is the subject of the measurement.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof MeasuredFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with two texts in the dark colors of a brand. */
function pageOf(brand: Brand): string {
  const colorOf = (role: string) => themesOf(brand).colorOf(`--color-${role}`, 'dark').value;
  const text = (role: string) => `<p style="color: ${colorOf(role)}">Color of ${role}</p>`;
  return `<html lang="en"><title>Texts</title><body style="background: ${colorOf('page')}">${text('text')}${text('muted')}</body></html>`;
}

export const ReadableBrand: Story = {
  render: (args, { globals }) => <MeasuredFrame {...args} srcDoc={pageOf(brandOf(globals))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no problems in 2 texts/)).toBeVisible();
  },
};

/** A pack that the build accepts, with a color of text that is too dark. */
export const UnreadableBrand: Story = {
  render: (args, { globals }) => {
    const name = brandNameOf(globals);
    const pack = {
      ...(PACKS[name] as object),
      roleTokens: { dark: { '--color-muted': '#5a5b70' } },
    };
    return <MeasuredFrame {...args} srcDoc={pageOf(parseBrandPack(pack, `${name}.json`))} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too low in 1 of 2 texts/)).toBeVisible();
    const [low, ...others] = canvas.getAllByRole('listitem');
    await expect(low).toHaveTextContent(/“Color of muted” has [23]\.\d+, needs 4.5/);
    await expect(others).toEqual([]);
  },
};
