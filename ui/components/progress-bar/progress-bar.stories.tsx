import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Button } from '../button/button.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  args: { loading: true },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const OnItsWay: Story = { name: 'On its way' }

function Journey() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <ProgressBar loading={loading} />
      <Button onClick={() => setLoading(!loading)}>{loading ? 'It is there' : 'Go to the next page'}</Button>
    </>
  )
}

export const ThereAndBack: Story = {
  name: 'There and back',
  render: () => <Journey />,
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await press('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 3000 })
  }),
}
