import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Feedback } from './feedback.tsx'

const meta = {
  id: 'feedback-feedback',
  title: 'Feedback/Feedback (rating, survey)',
  component: Feedback,
  args: {
    action: '#sent',
    sentId: 'feedback-sent',
    label: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    commentLabel: 'What can we improve? (optional)',
    commentHint: 'Do not include personal information.',
    send: 'Send',
    thanks: 'Thank you for your feedback.',
  },
} satisfies Meta<typeof Feedback>
export default meta

type Story = StoryObj<typeof meta>

/** The comment appears with the first answer, and Tab goes to it. */
export const Question: Story = {
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/improve/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await press('{Tab}')
    await expect(canvas.getByLabelText(/improve/)).toHaveFocus()
  }),
}

export const Answered: Story = {
  args: { defaultAnswer: 'no', defaultComment: 'Which version of Node.js do I need?' },
}

/** The server rejected the form: the text is still there. */
export const WithErrors: Story = {
  name: 'With errors',
  args: {
    label: 'Ήταν χρήσιμη αυτή η σελίδα;',
    yes: 'Ναι',
    no: 'Όχι',
    commentLabel: 'Τι μπορούμε να βελτιώσουμε; (προαιρετικό)',
    commentHint: 'Μη συμπεριλάβετε προσωπικά στοιχεία.',
    commentError: 'Γράψτε έως 1.000 χαρακτήρες.',
    send: 'Αποστολή',
    thanks: 'Σας ευχαριστούμε για τα σχόλιά σας.',
    defaultAnswer: 'no',
    defaultComment: 'Η εντολή στο τρίτο βήμα δεν υπάρχει.',
  },
}
