import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Fonts } from './Fonts';

const meta = {
  title: 'Texts/Fonts',
  component: Fonts,
  tags: ['i18n'],
} satisfies Meta<typeof Fonts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thai is in its own font, and Chinese in that of the system. */
export const AllLanguages: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('TH');
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = new Set(loaded.map(({ family }) => family.replaceAll(/["']/gu, '')));
    await expect(families).toContain('Anuphan Variable');
    await expect(families).toContain('Be Vietnam Pro');
    const thai = canvasElement.querySelector('[lang="th-TH"] p') ?? canvasElement;
    await expect(getComputedStyle(thai).fontFamily).toContain('Anuphan');
  },
};
