import type { Meta, StoryObj } from '@storybook/react-vite';

import type { CsvPart } from '../../csv/useCsvExport';
import { pageKitCatalogue } from '../../locales';
import { CsvExport } from './CsvExport';

interface Line {
  name: string;
}

async function* parts(_signal: AbortSignal): AsyncGenerator<CsvPart<Line>> {
  yield { rows: [{ name: 'Parol Fortune' }], total: 2 };
  await Promise.resolve();
  yield { rows: [{ name: 'Lantern Reef' }], total: 2 };
}

async function* halfway(signal: AbortSignal): AsyncGenerator<CsvPart<Line>> {
  yield { rows: [{ name: 'Parol Fortune' }], total: 100_000 };
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });
}

const meta = {
  title: 'Page blocks/Data/CsvExport',
  component: CsvExport<Line>,
  parameters: { catalogues: [pageKitCatalogue] },
  args: {
    fileName: 'bets',
    columns: [{ header: 'Game', cell: ({ name }: Line) => name }],
    parts,
  },
} satisfies Meta<typeof CsvExport<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Halfway: Story = { args: { parts: halfway } };

export const Refused: Story = {
  args: {
    // oxlint-disable-next-line require-yield
    async *parts(_signal: AbortSignal): AsyncGenerator<CsvPart<Line>> {
      await Promise.resolve();
      throw new TypeError('The line is gone.');
    },
  },
};
