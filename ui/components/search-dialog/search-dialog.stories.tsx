import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { typed } from '../../testing/story-poses.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { SearchDialog } from './search-dialog.tsx'
import type { SearchHit } from './use-search.ts'

const pages: readonly SearchHit[] = [
  {
    href: '#sun',
    title: 'Printing by the sun',
    group: 'Documentation',
    section: 'Exposure',
    excerpt: [{ text: 'Ten minutes at noon in June are enough.', hit: false }],
  },
  {
    href: '#winter',
    title: 'Printing in winter',
    group: 'Documentation',
    excerpt: [{ text: 'An hour, and a UV lamp for the dark weeks.', hit: false }],
  },
  {
    href: '#eesti',
    title: 'Päikesevalgusel trükkimine',
    breadcrumb: 'Eesti',
    excerpt: [{ text: 'Juunis piisab kümnest minutist.', hit: false }],
  },
  {
    href: '#ellinika',
    title: 'Εκτύπωση με τον ήλιο',
    breadcrumb: 'Ελληνικά',
    excerpt: [{ text: 'Τον Ιούνιο αρκούν δέκα λεπτά.', hit: false }],
  },
]

const search = async (query: string) =>
  pages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))

const meta = {
  title: 'Overlays/Search dialog',
  component: SearchDialog,
  args: { open: false, onClose: () => undefined, action: '/search', search },
  render: function Demonstration(args) {
    const [isOpen, setIsOpen] = useState(false)
    const open = useCallback(() => setIsOpen(true), [])
    return (
      <>
        <SearchBox action="/search" onOpen={open} />
        <SearchDialog {...args} open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof SearchDialog>
export default meta

type Story = StoryObj<typeof meta>

/** Ctrl+K, a few letters, an arrow key, Enter: no mouse is needed. */
export const SearchResults: Story = {
  name: 'Search results',
  parameters: typed('print'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    const field = canvas.getByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await press('print')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await press('{ArrowDown}')
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  }),
}

export const NoResults: Story = {
  name: 'No results',
  parameters: typed('unicorn'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Control>}k{/Control}')
    const field = canvas.getByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await press('unicorn')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('unicorn'))
  }),
}
