import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../i18n';
import { VendorFilter } from './VendorFilter';

const NAMES = ['Tala Works', 'Habagat Games', 'Paper Tiger', 'Kariton', 'Moonhouse', 'Amihan'];
const vendors = (length: number) =>
  Array.from({ length }, (_, at) => ({
    code: `V${at}`,
    name: `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : ` ${Math.floor(at / NAMES.length) + 1}`}`,
    count: 12 + ((at * 37) % 200),
  }));

const meta = {
  title: 'Lobby/VendorFilter',
  component: VendorFilter,
  parameters: { catalogues: [catalogue] },
  args: {
    vendors: vendors(44),
    chosen: '',
    hrefOf: (code) => (code === '' ? '/rng' : `/rng?vendor=${code}`),
  },
} satisfies Meta<typeof VendorFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Stands first, however far down the list it is. */
export const Chosen: Story = { args: { chosen: 'V31' } };

export const WithoutCounts: Story = {
  args: { vendors: vendors(5).map(({ code, name }) => ({ code, name })) },
};

/** One vendor is nothing to choose from. */
export const Single: Story = { args: { vendors: vendors(1) } };

export const LongNames: Story = {
  args: {
    vendors: [
      { code: 'A', name: 'Kapatagan Interactive Entertainment Studios', count: 1204 },
      { code: 'B', name: 'สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา', count: 8 },
      { code: 'C', name: 'Xưởng Trò Chơi Gió Nồm Đồng Bằng Sông Cửu Long', count: 61 },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
