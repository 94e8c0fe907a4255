import type { Meta, StoryObj } from '@storybook/react-vite';

import { ServerHtml } from './ServerHtml';

const meta = {
  title: 'Components/Data/ServerHtml',
  component: ServerHtml,
  args: {
    html: '<h2>Pista ng Parol</h2><p>The lanterns are lit <strong>every evening</strong> of December.</p><ul><li>Free spins on all slots</li><li><a href="https://example.com/rules">The rules</a></li></ul><table><tr><th scope="row">Opens</th><td>18:00</td></tr></table>',
  },
} satisfies Meta<typeof ServerHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hostile: Story = {
  args: {
    html: '<p>Safe words<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:alert(1)">not a link</a>',
  },
};
