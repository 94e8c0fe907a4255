import { categoriesCatalogue } from '@perya/i18n';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { catalogue as memberCentreCatalogue } from '@perya/member-centre';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { catalogue } from '../locales';
import { lazyShellCatalogue } from '../shell/locales';
import { withRootData } from '../testing';
import { createFlowPlatform } from './testing/flowPlatform';
import { FlowSite } from './testing/FlowSite';
import { asShown, flowTextsOf, LOADED_ON_DEMAND } from './testing/flowTexts';
import { press } from './testing/press';

/** Minor units. */
const BALANCE = 250_00;
const AMOUNT = 500_00;

const { platform, confirmPayments } = createFlowPlatform({ balance: BALANCE });

const meta = {
  title: 'Flows/Deposit',
  component: FlowSite,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [
      catalogue,
      lazyShellCatalogue,
      memberCentreCatalogue,
      lobbyCatalogue,
      categoriesCatalogue,
      loadedCatalogue,
      pageKitCatalogue,
    ],
    session: {},
    platform,
    route: { url: '/' },
  },
} satisfies Meta<typeof FlowSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the header to a higher balance, paid by a QR code. */
export const ByQrCode: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const texts = flowTextsOf(loaded);
    const shell = texts.of(catalogue);
    const bar = texts.of(lazyShellCatalogue);
    const text = (key: string, params?: Record<string, string>) =>
      texts.later('memberDeposit', key, params);
    const balanceInHeader = async (amount: number) => {
      // Behind the member center, the page is hidden from assistive technology.
      const place = { name: bar('balance.label'), hidden: true };
      const balance = within(await canvas.findByRole('group', place, LOADED_ON_DEMAND));
      await balance.findByText(asShown(texts.money(amount)), {}, LOADED_ON_DEMAND);
    };

    await step('The member opens the deposit', async () => {
      await balanceInHeader(BALANCE);
      const link = canvas.queryByRole('link', { name: bar('account.deposit') });
      if (link) {
        press(link);
        return;
      }
      // A phone has no room for the link in its header: the wallet has it.
      press(canvas.getByRole('button', { name: shell('bottomBar.wallet') }));
      const name = await texts.later('memberWallet', 'wallet.deposit');
      press(await screen.findByRole('link', { name }, LOADED_ON_DEMAND));
    });

    await step('The member chooses a method and an amount', async () => {
      const qrCode = await text('kind.qr');
      const name = (label: string) => label.startsWith(qrCode);
      await userEvent.click(await screen.findByRole('radio', { name }, LOADED_ON_DEMAND));
      const amount = texts.of(pageKitCatalogue)('amount.label');
      await userEvent.type(screen.getByRole('textbox', { name: amount }), String(AMOUNT / 100));
      const submit = await text('new.submit', { amount: texts.money(AMOUNT) });
      await userEvent.click(await screen.findByRole('button', { name: submit }));
    });

    await step('The page shows the code to scan', async () => {
      await screen.findByText(await text('stateText.redirected'));
      const label = await text('status.scan', { amount: texts.money(AMOUNT) });
      await screen.findByRole('img', { name: label });
    });

    await step('The payment arrives, and the balance is higher', async () => {
      confirmPayments();
      await screen.findByText(await text('stateText.paid'));
      await balanceInHeader(BALANCE + AMOUNT);
    });

    await step('The deposit is in the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: await text('status.back') }));
      const recent = within(
        await screen.findByRole('region', { name: await text('recent.title') }),
      );
      const paid = await recent.findByRole('button');
      await waitFor(async () => expect(paid).toHaveTextContent(await text('state.paid')));
    });
  },
};

export const OnAPhone: Story = { ...ByQrCode, globals: { viewport: { value: 'phone' } } };
