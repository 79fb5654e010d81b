import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Checklist } from './checklist.tsx'

const meta = {
  title: 'Feedback/Checklist',
  component: Checklist,
  args: {
    title: 'First steps',
    items: [
      { label: 'Name the site', href: '#name', done: true },
      {
        label: 'Publish a first update',
        href: '#update',
        done: false,
        text: 'A few words and one picture are enough.',
      },
      { label: 'Invite a translator', href: '#people', done: false },
    ],
  },
} satisfies Meta<typeof Checklist>
export default meta

type Story = StoryObj<typeof meta>

export const FirstSteps: Story = {
  name: 'First steps',
  play: inTests(async () => {
    await press('{Tab}{Tab}')
    await expect(document.activeElement).toHaveAttribute('href', '#update')
  }),
}

export const Greek: Story = {
  args: {
    lang: 'el',
    title: 'Πρώτα βήματα στο εργαστήριο',
    items: [
      { label: 'Γράψτε το όνομα του σπιτιού', done: true },
      { label: 'Δημοσιεύστε μια πρώτη ενημέρωση σε όλες τις γλώσσες', done: false, href: '#a' },
    ],
  },
}
