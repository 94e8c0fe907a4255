import { listRouters } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from './locales';
import { keepRouters } from './routerCache';
import { SpeedTestDialog } from './SpeedTestDialog';

const HOSTS = [
  'perya.example',
  'perya-2.example',
  'a-rather-long-name-of-a-host.perya.example:8443',
];

/** Hosts that respond after the given delay; those without a delay don't respond. */
function hostsAnswer(delays: Readonly<Record<string, number>>) {
  return () => {
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const { host } = new URL(input instanceof Request ? input.url : input);
      const delay = delays[host];
      if (delay === undefined) throw new TypeError('Failed to fetch');
      await new Promise((resolve) => setTimeout(resolve, delay));
      init?.signal?.throwIfAborted();
      return new Response(null, { status: 204 });
    };
    return () => {
      globalThis.fetch = before;
    };
  };
}

const routers = (fake: FakePlatform, domains: readonly string[]) =>
  fake.on(listRouters, () => ({ list: domains.map((domain) => ({ domain, speed: 0 })) }));

const meta = {
  title: 'Help/Help pages/SpeedTestDialog',
  component: SpeedTestDialog,
  args: { open: true, onClose: () => undefined },
  parameters: {
    catalogues: [catalogue, loadedCatalogue],
    platform: (fake: FakePlatform) => routers(fake, HOSTS),
  },
  beforeEach: hostsAnswer({ 'perya.example': 60, 'perya-2.example': 5 }),
} satisfies Meta<typeof SpeedTestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const NobodyAnswers: Story = { beforeEach: hostsAnswer({}) };

export const OneAddress: Story = {
  parameters: { platform: (fake: FakePlatform) => routers(fake, []) },
};

export const Failed: Story = { parameters: storyState.failed(listRouters, 'server-error', 1) };

export const Loading: Story = { parameters: storyState.loading(listRouters) };

/** The platform is unreachable, but this tab has cached the hosts. */
export const Kept: Story = {
  ...Failed,
  beforeEach: () => keepRouters([{ domain: 'perya-2.example', origin: '', speedMs: 0 }]),
};
