import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Slider } from './slider.tsx'

const percent = (value: number, lang: string) =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(value / 100)

const meta = {
  id: 'forms-slider',
  title: 'Forms/Slider (range)',
  component: Slider,
  args: { label: 'Quality of the picture', defaultValue: 80, format: percent },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

/** The forward arrow increases it, in both reading directions. */
export const WithValue: Story = {
  name: 'With value',
  play: inTests(async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Quality of the picture' })
    await press('{Tab}')
    await press('{Onward}{Onward}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching('82'))
    await press('{Home}{End}')
    await expect(slider).toHaveValue('100')
  }),
}

export const WithMarks: Story = {
  name: 'With marks',
  args: {
    label: 'Πυκνότητα των λιστών',
    hint: 'Μόνο σε αυτή τη συσκευή.',
    min: 1,
    max: 3,
    defaultValue: 2,
    format: (value) => ['Αραιή', 'Κανονική', 'Πυκνή'][value - 1] ?? '',
    marks: ['Αραιή', 'Κανονική', 'Πυκνή'],
  },
}

export const DisabledAndInvalid: Story = {
  name: 'Disabled and invalid',
  render: () => (
    <div className="stack">
      <Slider label="Grain" defaultValue={30} disabled />
      <Slider label="Contrast" defaultValue={95} error="At more than 90 the whites have no paper left." />
    </div>
  ),
}
