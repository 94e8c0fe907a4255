import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { useCodeSender, type CodeSender } from '../../codes/useCodeSender';
import { catalogue } from '../../locales';
import { recoveryPlatform } from '../../password/recoveryTesting';
import { usePhone } from '../../phone/phone';
import { PhoneField } from '../PhoneField/PhoneField';
import { CodeField, type CodeFieldProps } from './CodeField';

const IDLE: CodeSender = {
  send: () => Promise.resolve(),
  isSending: false,
  secondsLeft: 0,
  canSend: true,
  hasSent: false,
  phoneError: null,
  error: null,
  errorSeen: fn(),
};

const meta = {
  title: 'Account/Sign in/CodeField',
  component: CodeField,
  parameters: { catalogues: [catalogue], platform: recoveryPlatform },
  args: { value: '', sender: IDLE, onChange: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Typing({ value, onChange, ...props }: CodeFieldProps) {
  const [code, setCode] = useState(value);
  const change = (next: string) => {
    setCode(next);
    onChange(next);
  };
  return (
    <div style={{ maxInlineSize: 400 }}>
      <CodeField {...props} value={code} onChange={change} />
    </div>
  );
}

export const Default: Story = {};

export const Sending: Story = { args: { sender: { ...IDLE, isSending: true, canSend: false } } };

export const Resting: Story = {
  args: { sender: { ...IDLE, hasSent: true, secondsLeft: 118, canSend: false } },
};

export const SendAgain: Story = { args: { value: '48', sender: { ...IDLE, hasSent: true } } };

export const WithError: Story = {
  args: {
    value: '482910',
    sender: { ...IDLE, hasSent: true },
    error: 'The verification code is wrong.',
  },
};

export const Refused: Story = {
  args: {
    sender: { ...IDLE, error: 'Too many attempts. Try again in 5 minutes.' },
  },
};

export const Phone: Story = { ...Resting, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { ...Resting, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...Resting, globals: { language: 'VI' } };

/** Both fields with their requests, as in a form. */
export const WithPhone: Story = { render: () => <PhoneAndCode /> };

function PhoneAndCode() {
  const { phone, setPhone, countries } = usePhone();
  const sender = useCodeSender('login', phone);
  const [code, setCode] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <PhoneField
        value={phone}
        onChange={setPhone}
        countries={countries}
        error={sender.phoneError ?? undefined}
      />
      <CodeField value={code} onChange={setCode} sender={sender} />
    </div>
  );
}
