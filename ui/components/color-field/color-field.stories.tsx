import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { ColorField } from './color-field.tsx'

const swatches = [
  { value: '#0bddf2', label: 'Electric cyan' },
  { value: '#0b728f', label: 'Deep cyan' },
  { value: '#081b2b', label: 'Prussian blue' },
  { value: '#8748fd', label: 'Violet' },
  { value: '#f8fbfc', label: 'Paper' },
]

const meta = {
  id: 'forms-colour-field',
  title: 'Forms/Colour field (color picker)',
  component: ColorField,
  args: { label: 'Card background', defaultValue: '#081b2b', swatches },
} satisfies Meta<typeof ColorField>
export default meta

type Story = StoryObj<typeof meta>

/** Tab moves to the picker, the field and the swatches. The arrow keys move between swatches. */
export const WithSwatches: Story = {
  name: 'With swatches',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Prussian blue' })).toHaveFocus()
    await press('{Onward} ')
    await expect(canvas.getByRole('textbox')).toHaveValue('#8748fd')
  }),
}

export const Empty: Story = {
  args: {
    label: 'Χρώμα της μελάνης',
    hint: 'Όπως #0bddf2 ή oklch(82% 0.18 207).',
    defaultValue: null,
    swatches: [],
    required: true,
  },
}

/** The parent describes the value: here, its contrast with text. */
export const WithContrast: Story = {
  name: 'With contrast',
  args: { defaultValue: '#0bddf2', children: <p className="field-hint">Contrast with the text: 10.9</p> },
}
