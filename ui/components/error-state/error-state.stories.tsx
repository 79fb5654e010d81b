import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './error-state.tsx'

const meta = {
  id: 'feedback-error-state',
  title: 'Feedback/Error state (404)',
  component: ErrorState,
  args: {
    status: 404,
    title: 'Page Not Found',
    description: 'Page not found: /updates/the-autum-fixer-trials',
    homeHref: '/',
    children: 'It may have moved, or its address has a slip of the pen.',
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = { name: 'Not found' }

export const ServerError: Story = {
  name: 'Server error',
  args: {
    status: 500,
    title: 'Internal Server Error',
    description: 'The page could not be made.',
    children: 'This is our fault, and it has been noted. Try again in a moment.',
  },
}

export const LongURL: Story = {
  name: 'Long URL',
  args: {
    lang: 'el',
    title: 'Η σελίδα δεν βρέθηκε',
    description: `Page not found: /${'averylongword'.repeat(12)}`,
  },
}
