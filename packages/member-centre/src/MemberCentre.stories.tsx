import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@perya/ui-kit';
import { Link } from 'react-router';
import { fn } from 'storybook/test';

import { catalogue } from './i18n';
import { recordsCatalogue } from './records/i18n';
import { MemberCentre } from './MemberCentre';
import recordMeta from './records/BettingRecordPage.stories';

const meta = {
  title: 'Member centre/MemberCentre',
  component: MemberCentre,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, recordsCatalogue],
    session: {},
    platform: recordMeta.parameters.platform,
  },
  args: {
    page: 'personalHistoryCopy',
    onClose: fn(),
    linkTo: (page) => <Link to={`?member=${page}`} />,
  },
} satisfies Meta<typeof MemberCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const NotOpenYet: Story = {
  args: { page: 'winnersList', customerService: <Button variant="primary">Chat with us</Button> },
};

export const NotOpenYetOnAPhone: Story = {
  ...NotOpenYet,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
