import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import type { SortableListProps } from './sortable-list.tsx'
import { SortableList } from './sortable-list.tsx'

const steps = ['Coat the paper', 'Στέγνωσε το χαρτί στο σκοτάδι', 'Lay the plants on it', 'Pese külma veega']

const meta = {
  id: 'data-sortable-list',
  title: 'Data/Sortable list (drag and drop)',
  component: SortableList<string>,
  args: {
    label: 'Steps',
    items: steps,
    itemKey: String,
    itemLabel: String,
    onReorder: () => undefined,
    children: (step: string) => step,
  },
  render: function Demonstration(args) {
    const [items, setItems] = useState(args.items)
    return <SortableList {...args} items={items} onReorder={setItems} />
  },
} satisfies Meta<SortableListProps<string>>
export default meta

type Story = StoryObj<typeof meta>

/** Space lifts, arrow keys move, Space drops. Each step is announced. */
export const MovedItem: Story = {
  name: 'Moved item',
  parameters: keyed('button', ' {ArrowDown}{ArrowDown} '),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab} {ArrowDown}{ArrowDown} ')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Coat the paper')
    await expect(canvas.getByRole('button', { name: 'Move Coat the paper' })).toHaveFocus()
  }),
}

/** A lifted item is highlighted until it is dropped. Escape cancels. */
export const ItemBeingMoved: Story = {
  name: 'Item being moved',
  parameters: keyed('button', ' {ArrowDown}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab} {ArrowDown}{Escape}')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Coat the paper')
    await press(' {ArrowDown}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus()
  }),
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    items: [
      'Συμφωνώ να αποθηκευτεί το μήνυμά μου για εκατόν ογδόντα ημέρες, ώστε να μπορέσετε να μου απαντήσετε.',
      'valgustundlikkusekontrollimisvahend'.repeat(4),
    ],
  },
}
