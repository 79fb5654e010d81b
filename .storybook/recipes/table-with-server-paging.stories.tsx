import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../ui/testing/in-tests.ts'
import { press } from '../../ui/testing/press.ts'
import { RecipePage } from './recipe-page.tsx'
import { ArticleTable } from './table-with-server-paging.tsx'

const articles = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at + 1),
  title: `Article ${String(at + 1).padStart(4, '0')}`,
  views: (at * 37) % 900,
}))

/** The server sorts. Rows are loaded in pages when they become visible. */
const meta = {
  title: 'Recipes/Table with server paging',
  component: ArticleTable,
  args: {
    load: async (page, size, { column, direction }) => {
      const sign = direction === 'ascending' ? 1 : -1
      const sorted = articles.toSorted(
        (one, other) =>
          sign * (column === 'views' ? one.views - other.views : Number(one.id) - Number(other.id)),
      )
      return { rows: sorted.slice(page * size, (page + 1) * size), total: articles.length }
    },
  },
  parameters: { recipe: 'table-with-server-paging', docs: { page: RecipePage } },
} satisfies Meta<typeof ArticleTable>
export default meta

export const TableWithServerPaging: StoryObj<typeof meta> = {
  name: 'Table with server paging',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await canvas.findByRole('link', { name: 'Article 0001' })
    await press('{Tab}{Tab}')
    await waitFor(() => expect(first).toHaveFocus())
    await press('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Article 0999' })).toBeVisible())
    await press('{Control>}{Home}{/Control}{ArrowUp}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Article 0001' })).toBeNull())
  }),
}
