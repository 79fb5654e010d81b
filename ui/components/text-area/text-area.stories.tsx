import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { TextArea } from './text-area.tsx'

const meta = {
  id: 'forms-text-area',
  title: 'Forms/Text area (multiline)',
  component: TextArea,
  args: { label: 'Summary', defaultValue: 'Sixty sheets, four baths, one dull week in October.' },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: inTests(async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Summary' })
    await userEvent.type(area, ' And one print.')
    await expect(area).toHaveValue('Sixty sheets, four baths, one dull week in October. And one print.')
  }),
}

export const Code: Story = {
  args: {
    label: 'Text',
    face: 'code',
    defaultValue: '## What we saw\n\n<Callout tone="tip">Look often.</Callout>',
  },
}

/** Text over the limit is counted, never cut off. */
export const Counted: Story = {
  args: {
    label: 'Περιγραφή για τις μηχανές αναζήτησης',
    hint: 'Μία ή δύο προτάσεις.',
    limit: 60,
    defaultValue: 'Εξήντα φύλλα, τέσσερα λουτρά και μία συννεφιασμένη εβδομάδα του Οκτωβρίου.',
  },
}
