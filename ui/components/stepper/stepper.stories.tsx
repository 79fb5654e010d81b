import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Stepper } from './stepper.tsx'

const meta = {
  id: 'navigation-stepper',
  title: 'Navigation/Stepper (wizard)',
  component: Stepper,
  args: {
    current: 2,
    steps: [
      { label: 'File', href: '#file' },
      { label: 'Fields', href: '#fields' },
      { label: 'Check' },
      { label: 'Import' },
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

/** Completed steps are links. */
export const Import: Story = {
  play: inTests(async () => {
    await press('{Tab}{Tab}')
    await expect(document.activeElement).toHaveAttribute('href', '#fields')
  }),
}

export const StepWithAnError: Story = {
  name: 'Step with an error',
  args: {
    lang: 'el',
    current: 2,
    steps: [
      { label: 'Το αρχείο με τα στοιχεία της προηγούμενης χρονιάς', href: '#a' },
      { label: 'Πεδία που δεν αναγνωρίστηκαν', href: '#b', wrong: true },
      { label: 'Έλεγχος' },
    ],
  },
}
