import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search in the works', labelHidden: true, placeholder: 'Title, paper, year' },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const InAToolbar: Story = { name: 'In a toolbar' }

/** Escape empties it and keeps the focus. */
export const Cleared: Story = {
  args: { label: 'Αναζήτηση στα έργα', labelHidden: false, defaultValue: 'μάραθο', placeholder: 'Τίτλος' },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await press('{Tab}{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await press('umbels')
  }),
}
