import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Button } from '../button/button.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { loading: true },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}

function Journey() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <ProgressBar loading={loading} />
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop loading' : 'Go to the next page'}</Button>
    </>
  )
}

export const StartAndFinish: Story = {
  name: 'Start and finish',
  render: () => <Journey />,
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await press('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 3000 })
  }),
}
