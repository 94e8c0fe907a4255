import { categoriesCatalogue } from '@perya/i18n';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { catalogue as lotteryCatalogue, catalogues as lotteryCatalogues } from '@perya/lottery';
import { pageKitCatalogue } from '@perya/page-kit';
import { lotteryOf, priceIn } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { catalogue } from '../locales';
import { lazyShellCatalogue } from '../shell/locales';
import { withRootData } from '../testing';
import { createFlowPlatform, FLOW_LOTTERY } from './testing/flowPlatform';
import { FlowSite } from './testing/FlowSite';
import { asShown, flowTextsOf, LOADED_ON_DEMAND } from './testing/flowTexts';

const LOTTERY = lotteryOf(FLOW_LOTTERY);
const NAME = LOTTERY?.name ?? '';
/** Minor units. */
const BALANCE = 1_000_00;
const COST = LOTTERY ? priceIn(LOTTERY, 'PHP') : 0;

const meta = {
  title: 'Flows/First bet',
  component: FlowSite,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [
      catalogue,
      lazyShellCatalogue,
      lobbyCatalogue,
      categoriesCatalogue,
      pageKitCatalogue,
      ...lotteryCatalogues,
    ],
    session: {},
    platform: createFlowPlatform({ balance: BALANCE }).platform,
    route: { url: `/lottery?gameCode=${FLOW_LOTTERY}` },
  },
} satisfies Meta<typeof FlowSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a quick pick to a ticket in the list, and a lower balance. */
export const OnALottery: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const texts = flowTextsOf(loaded);
    const t = texts.of(lotteryCatalogue);
    const bar = texts.of(lazyShellCatalogue);

    await step('The page offers the lottery, and has no ticket yet', async () => {
      await canvas.findByRole('heading', { level: 1, name: NAME });
      await canvas.findByText(t('tickets.noneOpen'), {}, LOADED_ON_DEMAND);
    });

    await step('The member picks numbers', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('board.quickPick') }));
      const chosen = await canvas.findAllByRole('button', { pressed: true });
      await expect(chosen.length).toBeGreaterThanOrEqual(6);
    });

    await step('The member puts the line on the slip', async () => {
      // Beside the board there is a slip; a phone has a bar that opens it.
      const add = canvas.queryByRole('button', { name: t('board.add') });
      if (add) {
        await userEvent.click(add);
        return;
      }
      const slipBar = within(canvas.getByRole('group', { name: t('slip.title') }));
      await userEvent.click(slipBar.getByRole('button', { name: t('slip.bet') }));
    });

    await step('The bet is placed, and the balance is lower', async () => {
      const name = t('slip.place', { amount: texts.money(COST) });
      await userEvent.click(await screen.findByRole('button', { name }, LOADED_ON_DEMAND));
      await screen.findByText(t('order.placed'));
      // Behind the sheet of a phone, the page is hidden from assistive technology.
      const place = { name: bar('balance.label'), hidden: true };
      const balance = within(await canvas.findByRole('group', place, LOADED_ON_DEMAND));
      await balance.findByText(asShown(texts.money(BALANCE - COST)));
    });

    await step('The ticket is in the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: t('order.showTickets') }));
      const ticket = within(
        await canvas.findByRole('article', { name: (text: string) => text.includes(NAME) }),
      );
      await expect(ticket.getByText(t('ticket.state.open'))).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const OnAPhone: Story = {
  ...OnALottery,
  // The outcome of an order is kept for its member.
  parameters: { session: { account: 'maria01' } },
  globals: { viewport: { value: 'phone' } },
};
