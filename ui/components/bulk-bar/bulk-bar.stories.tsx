import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { BulkBar } from './bulk-bar.tsx'

const meta = {
  title: 'Actions/Bulk bar',
  component: BulkBar,
  args: {
    count: 3,
    total: 1284,
    onSelectAll: () => undefined,
    onClear: () => undefined,
    children: (
      <>
        <Button size="sm">Publish</Button>
        <Button size="sm" variant="outline" color="red">
          Move to the trash
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeSelected: Story = { name: 'Three selected' }

/** It appears with the first selected row, and clearing the selection returns the focus to the list. */
export const WithAList: Story = {
  name: 'With a list',
  render: function Demonstration({ children }) {
    const [isSelected, setSelected] = useState(false)
    return (
      <div>
        <Checkbox
          label="Φτέρη, δώδεκα λεπτά στη σκιά"
          checked={isSelected}
          onChange={({ target }) => setSelected(target.checked)}
        />
        <BulkBar count={isSelected ? 1 : 0} onClear={() => setSelected(false)}>
          {children}
        </BulkBar>
      </div>
    )
  },
  parameters: posed(async ({ canvas, user }) => user.click(canvas.getByRole('checkbox'))),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab} ')
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible())
    await press('{Tab}{Tab}{Tab}{Enter}')
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(canvas.getByRole('region', { hidden: true })).not.toBeVisible()
    await press(' ')
  }),
}
