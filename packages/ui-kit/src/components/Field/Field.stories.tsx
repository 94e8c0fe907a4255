import type { Meta, StoryObj } from '@storybook/react-vite';

import { Input } from '../Input/Input';
import { Link } from '../Link/Link';
import { Field } from './Field';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: 'Username', children: <Input name="username" autoComplete="username" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { help: '4 to 16 letters and digits.', required: true } };

export const WithError: Story = {
  args: {
    help: '4 to 16 letters and digits.',
    error: 'This name is taken. Try another, or add a number to it.',
    children: <Input name="username" defaultValue="juan01" />,
  },
};

export const Optional: Story = { args: { label: 'Affiliate code', optionalLabel: '(optional)' } };

export const WithLabelEnd: Story = {
  args: { labelEnd: <Link href="#forgot">Forgot your username?</Link> },
};

export const LongTexts: Story = {
  args: {
    label: 'Pangalan ng may-ari ng account gaya ng nakasulat sa bank statement o sa e-wallet',
    help: 'Kailangang tumugma ito sa pangalan sa iyong ID. Hindi na ito mababago pagkatapos ng unang withdrawal, kaya suriin nang mabuti.',
    error:
      'Hindi tugma ang pangalan sa account. Isulat ito nang buo, kasama ang gitnang pangalan at apelyido.',
  },
};

export const Thai: Story = {
  args: {
    label: <span lang="th">ชื่อผู้ใช้ที่ใช้เข้าสู่ระบบ</span>,
    help: <span lang="th">ใช้ตัวอักษรหรือตัวเลข 4 ถึง 16 ตัว</span>,
    error: <span lang="th">ชื่อนี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น</span>,
  },
};

export const Vietnamese: Story = {
  args: {
    label: <span lang="vi">Tên đăng nhập của bạn</span>,
    help: <span lang="vi">Từ 4 đến 16 chữ cái hoặc chữ số.</span>,
    error: <span lang="vi">Tên này đã được sử dụng. Hãy thử một tên khác.</span>,
  },
};
