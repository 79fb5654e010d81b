import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { typed } from '../../testing/posed.ts'
import { press } from '../../testing/press.ts'
import { SearchDialog } from './search-dialog.tsx'
import { SearchLink } from './search-link.tsx'
import type { SearchHit } from './use-search.ts'

const pages: readonly SearchHit[] = [
  {
    href: '#sun',
    title: 'Printing by the sun',
    place: 'Docs',
    excerpt: 'Ten minutes at noon in June are enough.',
  },
  {
    href: '#winter',
    title: 'Printing in winter',
    place: 'Docs',
    excerpt: 'An hour, and a UV lamp for the dark weeks.',
  },
  {
    href: '#eesti',
    title: 'Päikesevalgusel trükkimine',
    place: 'Eesti',
    excerpt: 'Juunis piisab kümnest minutist.',
  },
  {
    href: '#ellinika',
    title: 'Εκτύπωση με τον ήλιο',
    place: 'Ελληνικά',
    excerpt: 'Τον Ιούνιο αρκούν δέκα λεπτά.',
  },
]

const search = async (query: string) =>
  pages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))

const meta = {
  title: 'Components/Search dialog',
  component: SearchDialog,
  args: { open: false, onClose: () => undefined, action: '/search', search },
  render: function Demonstration(args) {
    const [isOpen, setIsOpen] = useState(false)
    const open = useCallback(() => setIsOpen(true), [])
    return (
      <>
        <SearchLink href="/search" onOpen={open} />
        <SearchDialog {...args} open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof SearchDialog>
export default meta

type Story = StoryObj<typeof meta>

/** Ctrl K, a few letters, an arrow, Enter: the hands never leave the keys. */
export const Found: Story = {
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

export const NothingFound: Story = {
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
