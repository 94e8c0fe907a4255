import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { fn, screen, userEvent } from 'storybook/test';

import { catalogue } from '../../locales';
import type { UsernameFields } from '../../login/useLogin';
import { LoginForm, type LoginFormProps } from './LoginForm';

const picture =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#fff3ec"/><text x="24" y="38" font-size="28" letter-spacing="8" fill="#b03a1c">k7Q4p</text></svg>',
  );

interface ExampleProps extends Omit<LoginFormProps, 'form'> {
  /** Prefilled values. */
  values: Partial<UsernameFields>;
}

function Example({ values, ...props }: ExampleProps) {
  const form = useForm<UsernameFields>({
    defaultValues: { username: '', password: '', captcha: '', ...values },
  });
  return (
    <div style={{ maxInlineSize: 400 }}>
      <LoginForm {...props} form={form} />
    </div>
  );
}

const meta = {
  title: 'Account/Sign in/LoginForm',
  component: Example,
  parameters: { catalogues: [catalogue] },
  args: {
    values: {},
    captcha: null,
    failure: null,
    isBusy: false,
    isRemembering: false,
    onSubmit: () => Promise.resolve(),
    onRememberingChange: fn(),
    onForgotten: fn() as (() => void) | undefined,
    onRefreshCaptcha: fn(),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = { username: 'juan01', password: 'Perya2026' };

export const Default: Story = {};

export const Remembered: Story = { args: { values: TYPED, isRemembering: true } };

export const LongName: Story = {
  args: { values: { ...TYPED, username: 'maria.clara.de.los.santos.y.alba.1998' } },
};

export const NothingTyped: Story = {
  play: () => userEvent.click(screen.getByRole('button', { name: 'Log in' })),
};

export const Rejected: Story = {
  args: { values: TYPED, failure: 'Wrong username or password.' },
};

export const Locked: Story = {
  args: {
    values: TYPED,
    failure: 'This account is locked for 15 minutes after too many failed attempts.',
  },
};

export const CaptchaRequired: Story = {
  args: {
    values: TYPED,
    captcha: { key: 'story', image: picture },
    failure: 'Please enter the characters in the picture.',
  },
};

export const CaptchaLoading: Story = { args: { captcha: { key: 'story', image: null } } };

export const Busy: Story = { args: { values: TYPED, isBusy: true } };

export const NoWayBack: Story = { args: { onForgotten: undefined } };

export const Thai: Story = {
  globals: { language: 'TH' },
  args: { failure: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' },
};

export const Vietnamese: Story = { globals: { language: 'VI' } };
