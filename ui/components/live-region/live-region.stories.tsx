import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { LiveRegion } from './live-region.tsx'

const meta = {
  title: 'Feedback/Live region',
  component: LiveRegion,
  args: { message: '' },
} satisfies Meta<typeof LiveRegion>
export default meta

type Story = StoryObj<typeof meta>

function Counting() {
  const [sheets, setSheets] = useState(0)
  return (
    <>
      <Button onClick={() => setSheets(sheets + 1)}>Hang up a sheet</Button>
      <p aria-hidden="true">{'▮ '.repeat(sheets)}</p>
      <LiveRegion message={sheets === 0 ? '' : `${sheets} sheets are drying`} />
    </>
  )
}

/** The image changes, and screen reader users hear what changed. */
export const Announcement: Story = {
  render: () => <Counting />,
  parameters: keyed('button', '{Enter}{Enter}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await press('{Tab}{Enter} ')
    await expect(region).toHaveTextContent('2 sheets are drying')
  }),
}
