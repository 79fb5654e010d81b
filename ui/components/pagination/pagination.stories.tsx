import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta = {
  id: 'navigation-pagination',
  title: 'Navigation/Pagination (pager)',
  component: Pagination,
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

/** A list by date has no page numbers, because its entries move to other pages over time. */
export const PreviousAndNext: Story = {
  name: 'Previous and next',
  args: { next: '?after=18-nov', nextLabel: 'Older updates' },
}

export const PageNumbers: Story = {
  name: 'Page numbers',
  args: {
    previous: '?page=5',
    next: '?page=7',
    numbers: { current: 6, total: 24, hrefOf: (page) => `?page=${page}` },
  },
}

export const FirstPage: Story = {
  name: 'First page',
  args: { next: '?page=2', numbers: { current: 1, total: 5, hrefOf: (page) => `?page=${page}` } },
}
