import { Lamp } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Input } from '../Input/Input';
import { PasswordInput } from '../PasswordInput/PasswordInput';
import { Dialog, type DialogCloseReason } from './Dialog';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: (_reason: DialogCloseReason): void => undefined,
    title: 'Sign out?',
    description: 'You can sign in again at any time. A running game goes on where you left it.',
    labels: { close: 'Close' },
    size: 'small',
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Log out</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenedByAButton: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Log out</Button>
        <Dialog
          {...args}
          open={isOpen}
          onClose={(reason) => {
            args.onClose(reason);
            setIsOpen(false);
          }}
        />
      </>
    );
  },
};

export const WithForm: Story = {
  args: {
    title: 'Welcome back',
    description: 'Sign in to see your balance and play.',
    picture: <Lamp size={40} strokeWidth={1.5} />,
    closeOnCoverClick: false,
    children: (
      <form id="sign-in" style={{ display: 'grid', gap: 16 }}>
        <Field label="Username">
          <Input name="username" autoComplete="username" />
        </Field>
        <Field label="Password">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            labels={{ show: 'Show password', hide: 'Hide password' }}
          />
        </Field>
      </form>
    ),
    footer: (
      <Button type="submit" form="sign-in" variant="primary" size="large" fullWidth>
        Sign in
      </Button>
    ),
  },
};

export const MustAnswer: Story = {
  args: {
    title: 'Your password has expired',
    description: 'Choose a new one to go on.',
    mustAnswer: true,
    footer: <Button variant="primary">Change password</Button>,
  },
};

export const ClosesByItself: Story = {
  args: {
    title: 'Password changed',
    description: 'Use the new one from now on. This closes by itself.',
    autoCloseMs: 8000,
    footer: undefined,
  },
};

export const LongContent: Story = {
  args: {
    title: 'Terms of the welcome bonus',
    description: undefined,
    size: 'medium',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. The bonus is paid once to each member, after the first deposit, and becomes
            part of the balance that can be withdrawn when its turnover has been played.
          </p>
        ))}
      </div>
    ),
    footer: <Button variant="primary">I have read this</Button>,
  },
};

export const Thai: Story = {
  args: {
    title: <span lang="th">ออกจากระบบตอนนี้หรือไม่</span>,
    description: <span lang="th">คุณสามารถเข้าสู่ระบบใหม่ได้ทุกเมื่อ เกมที่เล่นค้างอยู่จะดำเนินต่อจากเดิม</span>,
    labels: { close: 'ปิด' },
    footer: (
      <>
        <Button variant="quiet">อยู่ต่อ</Button>
        <Button variant="primary">ออกจากระบบ</Button>
      </>
    ),
  },
};

export const Vietnamese: Story = {
  args: {
    title: <span lang="vi">Bạn muốn đăng xuất ngay bây giờ?</span>,
    description: (
      <span lang="vi">
        Bạn có thể đăng nhập lại bất cứ lúc nào. Ván đang chơi vẫn được giữ nguyên.
      </span>
    ),
    labels: { close: 'Đóng' },
    footer: (
      <>
        <Button variant="quiet">Ở lại</Button>
        <Button variant="primary">Đăng xuất</Button>
      </>
    ),
  },
};
