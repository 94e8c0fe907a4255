import { getRegisterRules, getRegisterSettings, register } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { catalogue } from '../../locales';
import { ALL_RULES, MINIMAL_RULES, registerWorld, rulesWith } from '../../register/registerTesting';
import { RegisterPanel } from './RegisterPanel';

const meta = {
  title: 'Account/Registration/RegisterPanel',
  component: RegisterPanel,
  parameters: { catalogues: [catalogue, loadedCatalogue], ...registerWorld() },
  args: { placement: 'page', onRegistered: fn(), onLogin: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <RegisterPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof RegisterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the dialog: one column, and a link to the login. */
export const InTheDialog: Story = {
  args: { placement: 'dialog' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <RegisterPanel {...args} />
    </div>
  ),
};

export const EveryField: Story = {
  parameters: registerWorld({ rules: ALL_RULES, settings: { captchaRequired: true } }),
};

const USERNAME_ONLY = { byMobile: false, smsVerification: false };
const MOBILE_ONLY = { byUsername: false };

export const Minimal: Story = {
  parameters: registerWorld({ rules: MINIMAL_RULES, settings: USERNAME_ONLY }),
};

export const MobileOnly: Story = { parameters: registerWorld({ settings: MOBILE_ONLY }) };

export const MobileWithoutPassword: Story = {
  parameters: registerWorld({ settings: { ...MOBILE_ONLY, mobileWithPassword: false } }),
};

export const MobileWithoutCode: Story = {
  parameters: registerWorld({
    rules: rulesWith('mobileNum', 'password', 'checkPass'),
    settings: { ...MOBILE_ONLY, smsVerification: false },
  }),
};

export const WithCaptcha: Story = {
  parameters: registerWorld({
    rules: MINIMAL_RULES,
    settings: { ...USERNAME_ONLY, captchaRequired: true },
  }),
};

/** Allows time for lazily loaded code on slow machines. */
const PATIENCE = { timeout: 10_000 };

/** A code was sent, and the button counts down. */
export const CodeSent: Story = {
  parameters: registerWorld({ settings: { ...MOBILE_ONLY, mobileWithPassword: false } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', {}, PATIENCE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9171234567');
    await userEvent.click(canvas.getByRole('button', { name: /code/i }));
    await canvas.findAllByText(/on its way|sent/i, {}, PATIENCE);
  },
};

/** Submitted while empty. */
export const Errors: Story = {
  parameters: registerWorld({ rules: ALL_RULES }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await canvas.findByText(/^Please check \d+ field/, {}, PATIENCE);
  },
};

const fillIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'lola99');
  await userEvent.type(canvas.getByLabelText('Password'), 'Sampaguita8');
  await userEvent.click(canvas.getByRole('checkbox', { name: /user agreement/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

/** Errors that only the platform can detect are shown at their fields too. */
export const UsernameTaken: Story = {
  parameters: {
    ...Minimal.parameters,
    ...storyState.answered(register, reject(409, 'USERNAME_TAKEN', 'username_taken')),
  },
  play: async (context) => {
    await fillIn(context);
    await context.canvas.findByText('This username is taken. Choose another.', {}, PATIENCE);
  },
};

export const Refused: Story = {
  parameters: {
    ...Minimal.parameters,
    ...storyState.answered(register, reject(403, 'REGISTRATION_CLOSED', 'registration_closed')),
  },
  play: async (context) => {
    await fillIn(context);
    await context.canvas.findByText('Registration is closed on this site right now.', {}, PATIENCE);
  },
};

/** The account may have been created, so the form offers a way to check. */
export const NoAnswer: Story = {
  parameters: { ...Minimal.parameters, ...storyState.failed(register, 'malformed') },
  play: async (context) => {
    await fillIn(context);
    await context.canvas.findByText(/We didn’t get a reply, so we can’t tell if/, {}, PATIENCE);
  },
};

export const Sending: Story = {
  parameters: { ...Minimal.parameters, ...storyState.loading(register) },
  play: async (context) => {
    await fillIn(context);
    const button = context.canvas.getByRole('button', { name: 'Create account' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Shows the account name after a registration by phone. */
export const AccountName: Story = {
  parameters: registerWorld({
    rules: rulesWith('mobileNum'),
    settings: { ...MOBILE_ONLY, mobileWithPassword: false, smsVerification: false },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', {}, PATIENCE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9171234567');
    await userEvent.click(canvas.getByRole('checkbox', { name: /user agreement/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByText('p6302914457', {}, PATIENCE);
  },
};

export const Closed: Story = {
  args: { service: <Button variant="primary">Live chat</Button> },
  parameters: registerWorld({ siteConfig: { switches: { directRegistration: false } } }),
};

const UNREACHABLE = registerWorld({
  siteConfig: { registerRules: {}, isPlatformReachable: false },
});

/** The platform was unavailable during server rendering and hasn't responded yet. */
export const Loading: Story = {
  parameters: { ...UNREACHABLE, ...storyState.loading([getRegisterSettings, getRegisterRules]) },
};

export const Failed: Story = {
  parameters: { ...UNREACHABLE, ...storyState.failed([getRegisterSettings, getRegisterRules]) },
};

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

/** The longest texts. */
export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: registerWorld({ rules: ALL_RULES, settings: { captchaRequired: true } }),
};
