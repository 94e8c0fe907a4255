import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  args: {
    page: 5,
    totalPages: 20,
    onPageChange: (_page: number) => {},
    labels: {
      navigation: 'Pages of the betting record',
      previous: 'Previous',
      next: 'Next',
      page: (page) => `Page ${page}`,
    },
  },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    const go = (next: number) => {
      setPage(next);
      args.onPageChange(next);
    };
    return <Pagination {...args} page={page} onPageChange={go} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 20 } };

export const FewPages: Story = { args: { page: 2, totalPages: 4 } };

export const SinglePage: Story = { args: { page: 1, totalPages: 1 } };

export const Links: Story = { args: { hrefFor: (page) => `?page=${page}` } };

export const Loading: Story = { args: { busy: true } };

export const LongNames: Story = {
  args: {
    page: 1190,
    totalPages: 1191,
    labels: {
      navigation: 'หน้าของประวัติการเดิมพัน',
      previous: 'ก่อนหน้า',
      next: 'ถัดไป',
      page: (page) => `หน้า ${page}`,
    },
  },
};
