import type { Vendor } from '@perya/api-client';
import { testVendor } from '@perya/site-config/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { VendorLane } from './VendorLane';

const NAMES = ['Tala Works', 'Habagat Games', 'Paper Tiger', 'Kariton', 'Moonhouse', 'Amihan'];
const MARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Cpath fill='%23ff947a' d='M0 0h4v4H0'/%3E%3Cpath fill='%23262743' d='M1 3l1-2 1 2'/%3E%3C/svg%3E";
const vendors = (length: number) =>
  Array.from({ length }, (_, at) =>
    testVendor({
      code: `V${at}`,
      name: NAMES[at % NAMES.length] ?? '',
      gameCount: 12 + ((at * 37) % 200),
      isHot: at % 4 === 0,
      isNew: at % 5 === 3,
      markPath: MARK,
    }),
  );

const meta = {
  title: 'Play/Finding games/VendorLane',
  component: VendorLane,
  parameters: { catalogues: [filtersCatalogue] },
  args: {
    vendors: vendors(22),
    hrefOf: (code) => `/rng?vendor=${code}`,
    onOpen(_vendor: Vendor) {},
    onRefresh() {},
  },
} satisfies Meta<typeof VendorLane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CountsUnknown: Story = {
  args: { vendors: vendors(4).map((vendor) => ({ ...vendor, gameCount: null })) },
};

/** A single vendor needs no choice. */
export const Single: Story = { args: { vendors: vendors(1) } };

export const LongNames: Story = {
  args: {
    vendors: [
      testVendor({
        code: 'A',
        name: 'Kapatagan Interactive Entertainment Studios',
        markPath: MARK,
      }),
      testVendor({ code: 'B', name: 'สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา', markPath: MARK }),
      testVendor({
        code: 'C',
        name: 'Xưởng Trò Chơi Gió Nồm Đồng Bằng Sông Cửu Long',
        markPath: MARK,
      }),
    ],
  },
};
