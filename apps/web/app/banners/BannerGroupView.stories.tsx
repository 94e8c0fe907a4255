import { listBanners, type WireValueOf } from '@perya/api-client';
import { wireBanner, wireGame, type FakePlatform } from '@perya/api-client/testing';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { withRootData } from '../testing';
import { BannerGroupView } from './BannerGroupView';
import { bannersCatalogue } from './locales';

type WireBanner = WireValueOf<typeof listBanners>[number];

/** The platform's images are unavailable, so the text is shown on the fallback background. */
function banners(...list: WireBanner[]) {
  return (fake: FakePlatform) => void fake.on(listBanners, () => list);
}

const FAIR = wireBanner({
  bannerId: 'fair',
  title: 'The fair is open: three thousand games under one string of lights',
});
const REEF = wireBanner({
  bannerId: 'reef',
  title: 'Down at the reef: fishing games for quiet evenings',
  linkage: '/fish',
});

const meta = {
  title: 'Site/Home/BannerGroupView',
  component: BannerGroupView,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, bannersCatalogue, lobbyCatalogue, loadedCatalogue],
    platform: banners(FAIR, REEF),
    route: { path: '*', url: '/' },
  },
} satisfies Meta<typeof BannerGroupView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { parameters: { platform: banners(FAIR) } };

const BAY = {
  group: 'w_home',
  // Where Storybook has the brand's `/brand/banners/bay`.
  picture: '/art/banner/vinh-sao-bay',
  link: '/live',
  texts: { EN: { title: 'Night on the bay: live tables until morning' } },
} as const;

/** The brand's own banner comes before the platform's. */
export const OfTheBrand: Story = {
  parameters: {
    platform: banners(FAIR),
    siteConfig: { brand: { banners: [BAY, { ...BAY, group: 'w_live' }] } },
  },
};

/** The platform's banners don't load: those of the brand are shown. */
export const OfTheBrandOnly: Story = {
  parameters: {
    platform: (fake: FakePlatform) => fake.fail(listBanners, 'wrong-shape'),
    siteConfig: { brand: { banners: [BAY] } },
  },
};

export const Compact: Story = { args: { isCompact: true } };

export const None: Story = { parameters: { platform: banners() } };

export const Loading: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listBanners, 'hang') },
};

export const Failed: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      banners(FAIR)(fake);
      fake.fail(listBanners, 'wrong-shape', 1);
    },
  },
};

export const ToAPromotion: Story = {
  parameters: {
    platform: banners({ ...FAIR, linkageType: 'PROMOTION', linkage: 'np-welcome' }),
  },
};

export const ToAGame: Story = {
  parameters: {
    platform: banners({
      ...FAIR,
      linkageType: 'GAME',
      linkage: 'g-1',
      game: wireGame({ gameName: 'Lantern Night' }),
    }),
  },
};

export const OutOfTheSite: Story = {
  parameters: {
    platform: banners({ ...FAIR, linkageType: 'URL', linkage: 'https://partner.example/fair' }),
  },
};

/** `/help` renders the home page with its own banner group. */
export const OnHelp: Story = {
  parameters: {
    route: { path: '*', url: '/help' },
    platform: (fake: FakePlatform) =>
      fake.on(listBanners, ({ groupName = 'w_home' }) => [
        wireBanner({ groupName, title: `Of ${groupName}` }),
      ]),
  },
};

/** A banner with an unsafe address is rendered as a plain picture. */
export const HostileLink: Story = {
  parameters: {
    platform: banners({ ...FAIR, linkageType: 'URL', linkage: 'javascript:alert(1)' }),
  },
};

/** The text is part of the picture and is also its alt text. */
export const OperatorPicture: Story = {
  parameters: {
    platform: banners(wireBanner({ url: 'https://images.example/hall.jpg', title: 'The hall' })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  parameters: {
    platform: banners({
      ...FAIR,
      title:
        'Chào mừng bạn đến với hội chợ đêm lớn nhất trong năm: hơn ba nghìn trò chơi dưới một dây đèn duy nhất, mỗi ngày',
    }),
  },
};
