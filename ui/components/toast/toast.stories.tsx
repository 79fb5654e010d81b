import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed, pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { Toaster } from './toast.tsx'
import type { ToastMessage } from './toast-queue.ts'
import { createToastQueue } from './toast-queue.ts'
import { useUndo } from './use-undo.ts'

const meta = {
  id: 'feedback-toast',
  title: 'Feedback/Toast (snackbar, notification)',
  component: Toaster,
} satisfies Meta<typeof Toaster>
export default meta

type Story = StoryObj<typeof meta>

const messages: ToastMessage[] = [
  { title: 'Saved', description: 'Version 14, a moment ago.' },
  {
    title: 'Published in 2 languages',
    tone: 'success',
    action: { label: 'See the page', onPress: () => undefined },
  },
  { title: 'Greek is behind in one block', tone: 'warning' },
  {
    title: 'The connection was lost',
    description: 'Your text is kept here until it is back.',
    tone: 'danger',
    urgent: true,
  },
]

function Demonstration() {
  const queue = createToastQueue()
  return (
    <div className="row">
      {messages.map((message) => (
        <Button key={message.title} variant="outline" color="neutral" onClick={() => queue.add(message)}>
          {message.title}
        </Button>
      ))}
      <Toaster queue={queue} />
    </div>
  )
}

export const Tones: Story = {
  render: () => <Demonstration />,
  parameters: posed(async ({ canvas, user }) => {
    for (const button of canvas.getAllByRole('button')) await user.click(button)
  }),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible())
    await press('{F8}{Tab}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
  }),
}

export const Persistent: Story = {
  // Toasts are in the corner of the window, so this story has its own frame on the documentation page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: () => {
    const queue = createToastQueue()
    for (const message of messages) queue.add({ ...message, duration: Number.POSITIVE_INFINITY })
    return <Toaster queue={queue} />
  },
}

function Trash() {
  const [queue] = useState(createToastQueue)
  const undo = useUndo(queue)
  return (
    <div className="row">
      <Button
        variant="outline"
        color="neutral"
        icon="trash"
        onClick={() => undo('3 pages are in the trash', () => queue.add({ title: '3 pages are back' }))}
      >
        Move to the trash
      </Button>
      <Toaster queue={queue} />
    </div>
  )
}

/** Actions that can be undone run at once, without a confirmation. */
export const Undo: Story = {
  render: () => <Trash />,
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Undo' })).toBeVisible())
  }),
}
