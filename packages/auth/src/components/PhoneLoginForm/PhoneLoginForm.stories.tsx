import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { fn, screen, userEvent } from 'storybook/test';

import type { CodeSender } from '../../codes/useCodeSender';
import { catalogue } from '../../locales';
import type { PhoneFields } from '../../login/useLogin';
import { LOADED, recoveryPlatform } from '../../password/recoveryTesting';
import { PhoneLoginForm, type PhoneLoginFormProps } from './PhoneLoginForm';

const READY: CodeSender = {
  send: () => Promise.resolve(),
  isSending: false,
  secondsLeft: 0,
  canSend: true,
  hasSent: false,
  phoneError: null,
  error: null,
  errorSeen: fn(),
};

const SENT: CodeSender = { ...READY, secondsLeft: 97, canSend: false, hasSent: true };

interface ExampleProps extends Omit<PhoneLoginFormProps, 'form'> {
  /** Prefilled values. */
  values: Partial<PhoneFields>;
}

function Example({ values, ...props }: ExampleProps) {
  const form = useForm<PhoneFields>({
    defaultValues: {
      way: props.way,
      phone: { dialingCode: '+63', number: '', country: 'PH' },
      code: '',
      secondCode: '',
      password: '',
      captcha: '',
      ...values,
    },
  });
  return (
    <div style={{ maxInlineSize: 400 }}>
      <PhoneLoginForm {...props} form={form} />
    </div>
  );
}

const meta = {
  title: 'Account/Sign in/PhoneLoginForm',
  component: Example,
  parameters: { catalogues: [catalogue], platform: recoveryPlatform },
  args: {
    values: {},
    countries: LOADED,
    sender: READY,
    way: 'code',
    onWayChange: fn() as ExampleProps['onWayChange'],
    needsSecondCode: false,
    captcha: null,
    failure: null,
    isBusy: false,
    isRemembering: false,
    onPhoneChange: fn(),
    onSubmit: () => Promise.resolve(),
    onRememberingChange: fn(),
    onRefreshCaptcha: fn(),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = {
  phone: { dialingCode: '+63', number: '917 123 4567', country: 'PH' },
  code: '204815',
};

export const Default: Story = {};

export const CodeOnly: Story = { args: { onWayChange: undefined } };

export const CodeSent: Story = { args: { values: { ...TYPED, code: '' }, sender: SENT } };

export const NothingTyped: Story = {
  play: () => userEvent.click(screen.getByRole('button', { name: 'Log in' })),
};

export const SecondCode: Story = {
  args: { values: TYPED, sender: SENT, needsSecondCode: true },
};

export const ByPassword: Story = {
  args: { values: { ...TYPED, password: 'Perya2026' }, way: 'password', onForgotten: fn() },
};

export const Rejected: Story = {
  args: {
    values: TYPED,
    sender: SENT,
    failure: 'Too many attempts. Try again in 5 minutes.',
  },
};

export const Remembered: Story = { args: { values: TYPED, isRemembering: true } };

export const Busy: Story = { args: { values: TYPED, sender: SENT, isBusy: true } };

export const Phone: Story = { ...SecondCode, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { ...SecondCode, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...SecondCode, globals: { language: 'VI' } };
