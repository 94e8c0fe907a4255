import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../i18n';
import { LoginForm } from './LoginForm';

const picture =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#fff3ec"/><text x="24" y="38" font-size="28" letter-spacing="8" fill="#b03a1c">k7Q4p</text></svg>',
  );

const meta = {
  title: 'Auth/LoginForm',
  component: LoginForm,
  parameters: { catalogues: [catalogue] },
  args: {
    captcha: null,
    error: null,
    isBusy: false,
    onSubmit: () => Promise.resolve(),
    onRefreshCaptcha: () => {},
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <LoginForm {...args} />
    </div>
  ),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rejected: Story = { args: { error: 'The username or the password is wrong.' } };

export const CaptchaRequired: Story = {
  args: {
    captcha: { key: 'story', image: picture },
    error: 'Please enter the characters in the picture.',
  },
};

export const CaptchaLoading: Story = { args: { captcha: { key: 'story', image: null } } };

export const Busy: Story = { args: { isBusy: true } };

export const Thai: Story = {
  globals: { language: 'TH' },
  args: { error: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' },
};

export const Vietnamese: Story = { globals: { language: 'VI' } };
