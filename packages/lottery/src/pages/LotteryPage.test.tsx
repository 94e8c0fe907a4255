import { getLotteryMenu } from '@perya/api-client';
import { createFakePlatform, type FakePlatform } from '@perya/api-client/testing';
import { LOTTERIES } from '@perya/rules/lottery';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { withDesk } from '../desk/testDesk';
import { withMenus } from '../menu/testMenu';
import * as stories from './LotteryPage.stories';

const { Unknown, WithoutLottery } = composeStories(stories);

test('without a code in the URL, opens the first lottery of the menu that the brand offers', async () => {
  let fake: FakePlatform = createFakePlatform();
  await WithoutLottery.run({
    parameters: {
      ...WithoutLottery.parameters,
      platform: (platform: FakePlatform) => {
        fake = withMenus(withDesk(platform), { off: [LOTTERIES[0]?.code ?? ''] });
      },
    },
  });
  const name = LOTTERIES[1]?.name ?? '';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByRole('link', { name: LOTTERIES[0]?.name ?? '' })).toBeNull();
  // The prize mode of the test brand.
  expect(fake.calls(getLotteryMenu)[0]?.request.prizeMode).toBe('SEA');
});

test('an unknown code shows that there is no such lottery, and links to the others', async () => {
  await Unknown.run();
  expect(await screen.findByText('We don’t have this lottery')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See our lotteries' })).toHaveAttribute(
    'href',
    '/lottery',
  );
  expect(screen.queryByRole('button', { name: 'Quick pick' })).toBeNull();
});
