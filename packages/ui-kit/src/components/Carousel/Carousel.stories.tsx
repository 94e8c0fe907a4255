import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banderitas } from '../Banderitas/Banderitas';
import { LanternGlow } from '../LanternGlow/LanternGlow';
import { Carousel, type CarouselSlide } from './Carousel';

const TONES = ['coral', 'gold', 'teal'] as const;

function banner(
  id: string,
  title: string,
  text: string,
  tone: (typeof TONES)[number],
): CarouselSlide {
  return {
    id,
    content: (
      <a
        href={`#${id}`}
        style={{
          position: 'relative',
          isolation: 'isolate',
          display: 'grid',
          alignContent: 'center',
          gap: 8,
          aspectRatio: '5 / 2',
          maxBlockSize: 360,
          inlineSize: '100%',
          padding: '24px clamp(16px, 6vi, 72px)',
          overflow: 'hidden',
          borderRadius: 14,
          background: 'var(--color-header)',
        }}
      >
        <LanternGlow tone={tone} placement="end" />
        <div style={{ position: 'absolute', insetInline: 0, insetBlockStart: 0 }}>
          <Banderitas size="small" />
        </div>
        <strong
          style={{
            fontFamily: 'var(--font-display)',
            fontSize: 'clamp(22px, 4vi, 48px)',
            lineHeight: 1.2,
          }}
        >
          {title}
        </strong>
        <span style={{ color: 'var(--color-muted)' }}>{text}</span>
      </a>
    ),
  };
}

const BANNERS: readonly CarouselSlide[] = [
  banner('welcome', 'Welcome to the fair', '3.5% cashback on every loss, each Monday', 'coral'),
  banner('friends', 'Bring a friend', '₱150.00 for you when they play', 'gold'),
  banner('live', 'Live tables tonight', 'Baccarat and roulette until sunrise', 'teal'),
  banner('points', 'Points never expire', 'Trade them in the mall', 'gold'),
];

const meta = {
  title: 'Components/Layout/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    slides: BANNERS,
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      position: (position, total) => `${position} of ${total}`,
      goTo: (position) => `Go to slide ${position}`,
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause the slides',
      play: 'Play the slides',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Peek: Story = { args: { layout: 'peek' } };

export const TwoSlides: Story = { args: { layout: 'peek', slides: BANNERS.slice(0, 2) } };

export const OneSlide: Story = { args: { slides: BANNERS.slice(0, 1) } };

export const Empty: Story = { args: { slides: [] } };

export const LongNames: Story = {
  args: {
    label: 'โปรโมชั่น',
    slides: [
      banner('th', 'รับโบนัสต้อนรับสำหรับสมาชิกใหม่ทุกท่าน', 'เงื่อนไขเป็นไปตามที่กำหนด', 'coral'),
      banner('vi', 'Giới thiệu bạn bè, nhận thưởng mỗi tuần', 'Áp dụng cho mọi thành viên', 'gold'),
    ],
  },
};

/** Goes through the whole loop and back in a real browser, after swiper has been initialized. */
export const TurnsByItsControls: Story = {
  args: { slides: BANNERS.slice(0, 2), autoplayMs: 600_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Testing Library's role queries don't support `inert`.
    const shown = () =>
      Array.from(canvasElement.querySelectorAll('[data-slide]:not([inert]) a'), (link) =>
        link.getAttribute('href'),
      );
    await waitFor(() => expect(canvasElement.querySelector('[data-engine="on"]')).not.toBeNull(), {
      timeout: 5000,
    });
    await expect(shown()).toEqual(['#welcome']);
    for (const slide of ['#friends', '#welcome', '#friends']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(() => expect(shown()).toEqual([slide]), { timeout: 2000 });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
    await waitFor(() => expect(shown()).toEqual(['#welcome']), { timeout: 2000 });
  },
};
