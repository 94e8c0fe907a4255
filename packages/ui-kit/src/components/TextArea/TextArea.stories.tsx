import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from '../Field/Field';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { placeholder: 'What happened, and what did you expect?' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Field label="Your message" help="5–300 words">
          <Story />
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      'The reels stopped in the middle of a spin.\nThe balance was right again after a reload.',
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Slow.' },
  decorators: [
    (Story) => (
      <Field label="Your message" error="Write 5–300 words.">
        <Story />
      </Field>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent.' } };
