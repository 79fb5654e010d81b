import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import type { SamplePrint } from '../../testing/print-rows.ts'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import type { DataTableProps } from './data-table.tsx'
import { DataTable } from './data-table.tsx'

const meta = {
  id: 'data-data-table',
  title: 'Data/Data table (grid)',
  component: DataTable<SamplePrint>,
  args: {
    ...rowsOfPrints,
    label: 'Prints',
    rows: prints(12),
    selectable: true,
    actions: () => <Button size="sm">Publish</Button>,
  },
} satisfies Meta<DataTableProps<SamplePrint>>
export default meta

type Story = StoryObj<typeof meta>

/** j and k move between rows, x selects, Shift+x selects a range. */
export const SortingAndSelection: Story = {
  name: 'Sorting and selection',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}jxjj{Shift>}x{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3)
    await press('{Control>}{Home}{/Control}{ArrowUp}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  }),
}

/** A hundred thousand rows, of which about forty are rendered. */
export const ManyRows: Story = {
  name: 'Many rows',
  args: { rows: prints(100_000), density: 'compact' },
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Control>}{End}{/Control}')
    const last = within(canvasElement).getByRole('link', { name: /100000$/ })
    await waitFor(() => expect(last).toHaveFocus())
  }),
}

/** Rows are requested when they become visible. */
export const Loading: Story = {
  args: { rows: [], state: 'loading' },
}

export const Failed: Story = {
  args: { rows: prints(3), state: 'failed', onRetry: () => undefined },
  render: function Demonstration(args) {
    const [state, setState] = useState<'failed' | 'ready'>('failed')
    return <DataTable {...args} state={state} onRetry={() => setState('ready')} />
  },
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await press('{Tab}{Tab}{Tab}{Enter}')
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  }),
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Δεν υπάρχουν ακόμη εκτυπώσεις" action={<Button>Νέα εκτύπωση</Button>}>
        Η πρώτη χρειάζεται μόνο ένα φύλλο χαρτί και δέκα λεπτά ήλιου.
      </EmptyState>
    ),
  },
}
