import { catalogue as authCatalogue } from '@perya/auth';
import { categoriesCatalogue } from '@perya/i18n';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { FieldRules } from '@perya/rules/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { catalogue } from '../locales';
import { lazyShellCatalogue } from '../shell/locales';
import { withRootData } from '../testing';
import { createFlowPlatform, NEW_MEMBER_REWARD } from './testing/flowPlatform';
import { FlowSite } from './testing/FlowSite';
import { asShown, flowTextsOf, LOADED_ON_DEMAND } from './testing/flowTexts';

const RULE = { isEnabled: true, isRequired: true, pattern: null, patternId: null };
const RULES: FieldRules = {
  username: { ...RULE, minLength: 6, maxLength: 15 },
  password: { ...RULE, minLength: 8, maxLength: 20 },
};
const USERNAME = 'lola99';

const meta = {
  title: 'Flows/Register',
  component: FlowSite,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [
      catalogue,
      lazyShellCatalogue,
      authCatalogue,
      lobbyCatalogue,
      categoriesCatalogue,
      loadedCatalogue,
      pageKitCatalogue,
    ],
    platform: createFlowPlatform().platform,
    siteConfig: {
      registerRules: RULES,
      // The proof of work takes seconds of computing, and shows nothing.
      switches: { humanCheck: false, mobileRegistration: false },
    },
    route: { url: '/register' },
  },
} satisfies Meta<typeof FlowSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the registration page to a signed-in member who has claimed the reward. */
export const ByUsername: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const texts = flowTextsOf(loaded);
    const t = texts.of(authCatalogue);
    const shell = texts.of(lazyShellCatalogue);
    const submit = () => canvas.findByRole('button', { name: t('registerForm.submit') });

    await step('The form asks for what is missing', async () => {
      await userEvent.click(await submit());
      await canvas.findByText(t('registerForm.errors', { count: 3 }));
      const username = canvas.getByRole('textbox', { name: t('registerForm.username') });
      await expect(username).toHaveFocus();
    });

    await step('The visitor enters a username and a password, and agrees', async () => {
      await userEvent.type(canvas.getByLabelText(t('registerForm.username')), USERNAME);
      await userEvent.type(canvas.getByLabelText(t('registerForm.password')), 'Sampaguita8');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(await submit());
    });

    await step('The account is ready, on the home page', async () => {
      const dialog = within(await screen.findByRole('dialog', {}, LOADED_ON_DEMAND));
      await expect(dialog.getByText(USERNAME)).toBeVisible();
    });

    const dialog = within(screen.getByRole('dialog'));
    await step('The member claims the reward', async () => {
      const reward = texts.money(NEW_MEMBER_REWARD);
      const claim = texts.of(pageKitCatalogue)('claim.prize', { prize: reward });
      const name = (text: string) => text.startsWith(claim);
      await userEvent.click(await dialog.findByRole('button', { name }, LOADED_ON_DEMAND));
      const done = texts.of(pageKitCatalogue)('claim.inWallet', { amount: reward });
      await dialog.findByText(asShown(done));
    });

    await step('The header shows the member and the new balance', async () => {
      await userEvent.click(dialog.getByRole('button', { name: t('registeredDialog.stay') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await canvas.findByRole('button', { name: shell('account.menu', { name: USERNAME }) });
      const balance = within(canvas.getByRole('group', { name: shell('balance.label') }));
      await balance.findByText(asShown(texts.money(NEW_MEMBER_REWARD)));
    });
  },
};

export const OnAPhone: Story = { ...ByUsername, globals: { viewport: { value: 'phone' } } };
