import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { LottoPage } from './LottoPage';

const meta = {
  title: 'Lottery/LottoPage',
  component: LottoPage,
  parameters: { layout: 'fullscreen', catalogues: [catalogue] },
} satisfies Meta<typeof LottoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
