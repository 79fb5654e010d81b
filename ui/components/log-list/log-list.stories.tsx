import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { logEntries } from '../../testing/log-entries.ts'
import { press } from '../../testing/press.ts'
import { LogList } from './log-list.tsx'

const meta = {
  title: 'Data/Log list',
  component: LogList,
  args: { label: 'Server', entries: logEntries(9), timeZone: 'Europe/Tallinn' },
} satisfies Meta<typeof LogList>
export default meta

type Story = StoryObj<typeof meta>

/** A line with details opens. The arrow keys move between lines. */
export const ServerLog: Story = {
  name: 'Server log',
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{ArrowDown}{Enter}')
    await expect(within(canvasElement).getAllByText('try 2 of 8')[0]).toBeVisible()
  }),
}

export const Empty: Story = { args: { entries: [] } }
