import type { Meta, StoryObj } from '@storybook/react-vite'
import { Quote } from './quote.tsx'

const meta = {
  id: 'content-quote',
  title: 'Content/Quote (blockquote, testimonial)',
  component: Quote,
  args: {
    children: <p>The yellow leaves, the blue stays. Everything else about this process is patience.</p>,
    author: 'Helve Tamm',
    source: 'A notebook, 1974',
  },
} satisfies Meta<typeof Quote>
export default meta

type Story = StoryObj<typeof meta>

export const WithAuthor: Story = { name: 'With author' }

export const WithLink: Story = {
  name: 'With link',
  args: {
    lang: 'el',
    children: <p>Το φως είναι καλό. Τα υπόλοιπα τα κάνει το νερό, αν το αφήσεις.</p>,
    author: 'Ελένη Παπαδοπούλου',
    source: 'Συνομιλία στον Πειραιά',
    href: '/updates',
  },
}

export const TextOnly: Story = { name: 'Text only', args: { author: undefined, source: undefined } }
