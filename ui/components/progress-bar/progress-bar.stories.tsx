import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  args: { loading: true },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}

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
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the next page' }))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'It is there' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 3000 })
  },
}
