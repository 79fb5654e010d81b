import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { Prose } from '../prose/prose.tsx'
import { SplitPane } from './split-pane.tsx'

const text = (title: string, messages: string) => (
  <Prose>
    <h3>{title}</h3>
    <p>{messages.repeat(6)}</p>
  </Prose>
)

const meta = {
  id: 'layout-split-pane',
  title: 'Layout/Split pane (splitter)',
  component: SplitPane,
  args: {
    start: text('Text', 'Fifteen sheets a day, same paper, same noon. '),
    end: text('Εμφάνιση', 'Δεκαπέντε φύλλα ανά λουτρό, ίδιο χαρτί, ίδιο μεσημέρι. '),
  },
} satisfies Meta<typeof SplitPane>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys move the divider in their direction. On a phone there is none. */
export const MovedSeparator: Story = {
  name: 'Moved separator',
  parameters: posed(async ({ canvas, user }) => {
    canvas.queryByRole('separator')?.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
  }),
  play: inTests(async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator', { hidden: true })
    if (!line.checkVisibility()) return
    await press('{Tab}{Onward}{Onward}')
    await expect(line).toHaveAttribute('aria-valuenow', '54')
  }),
}
