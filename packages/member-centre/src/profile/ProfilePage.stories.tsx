import { getProfile, listAvatars, updateProfile, type WireValueOf } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { profileCatalogue } from './locales';
import { ProfilePage } from './ProfilePage';

type WireProfile = WireValueOf<typeof getProfile>;

const wireProfile = (over: Partial<WireProfile> = {}): WireProfile => ({
  account: 'juan01',
  nickname: 'Juan',
  maskedRealName: null,
  dateOfBirth: null,
  contacts: [{ name: 'whatsapp', value: '' }],
  memberSince: Date.UTC(2025, 9, 1),
  birthdayAgeLimit: 18,
  takesPictures: true,
  isPicturePrivate: true,
  ...over,
});

const FACES = ['carabao', 'tarsier', 'tiger', 'monkey', 'parrot', 'eagle', 'frog', 'cat'];

const platformOf =
  (over: Partial<WireProfile> = {}) =>
  (fake: FakePlatform) => {
    const profile = wireProfile(over);
    fake
      .on(getProfile, () => ({ ...profile }))
      .on(updateProfile, ({ nickname }) => {
        profile.nickname = nickname ?? profile.nickname;
        return null;
      })
      .on(listAvatars, () => ({
        chosenId: 'tarsier',
        avatars: FACES.map((id) => ({ id, imagePath: `/art/avatar/${id}.svg` })),
      }));
  };

const meta = {
  title: 'Account/Member center/ProfilePage',
  component: ProfilePage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, profileCatalogue],
    session: {},
    platform: platformOf(),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Told: Story = {
  parameters: {
    platform: platformOf({
      maskedRealName: 'J··· d··· C···',
      dateOfBirth: '1996-04-25',
      takesPictures: false,
      contacts: [],
    }),
  },
};

export const LongNames: Story = {
  parameters: {
    platform: platformOf({
      account: 'maria.clara.de.los.santos.y.alba.1998',
      nickname: 'Doña María Clara Abc',
      maskedRealName: Array.from({ length: 9 }, () => 'M···').join(' '),
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getProfile) };

export const Failed: Story = { parameters: storyState.failed(getProfile) };
