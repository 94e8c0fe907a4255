import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon';
import { LazyImage } from './LazyImage';

const COVER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#2b2350"/><circle cx="300" cy="90" r="60" fill="#ffc94d"/><path d="M0 300 120 150l90 90 70-60 120 120z" fill="#ff947a"/></svg>',
)}`;

const meta = {
  title: 'Components/Media/LazyImage',
  component: LazyImage,
  args: {
    path: '/art/cover/812',
    alt: 'Lantern Fortune',
    widths: [200, 400],
    sizes: '(min-width: 900px) 180px, 33vw',
    urlFor: () => COVER,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, borderRadius: 14, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Square: Story = { args: { ratio: '1:1' } };

/** The fallback appears after three attempts, about two seconds later. */
export const Failed: Story = {
  args: { path: '/art/cover/gone', urlFor: () => 'data:image/webp;base64,broken' },
};

export const FailedWithItsOwnDrawing: Story = {
  args: {
    path: '/art/cover/gone-too',
    alt: 'Đá gà trực tiếp',
    urlFor: () => 'data:image/webp;base64,broken',
    fallback: <CategoryIcon category="COCKFIGHT" size={56} color="hue" />,
  },
};
