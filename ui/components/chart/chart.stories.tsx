import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Chart } from './chart.tsx'
import { Sparkline } from './sparkline.tsx'

const days = Array.from({ length: 28 }, (_, index) => `${index + 1} Nov`)
const wave = (base: number, reach: number, shift: number) =>
  days.map((_, index) => Math.round(base + reach * Math.sin((index + shift) / 2.2) + index * 9))

const meta = {
  id: 'data-chart',
  title: 'Data/Chart (graph)',
  component: Chart,
  args: {
    label: 'Visits a day',
    places: days,
    series: [
      { label: 'Visits', values: wave(820, 210, 0) },
      { label: 'Readers', values: wave(430, 120, 1) },
    ],
  },
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys move from day to day. The values are next to the names. */
export const Line: Story = {
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Home}{Onward}')
    const slider = within(canvasElement).getByRole('slider', { name: 'Visits a day' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('2 Nov: Visits'))
  }),
}

export const Bar: Story = {
  args: {
    kind: 'bar',
    lang: 'el',
    label: 'Έγγραφα ανά γλώσσα',
    places: ['Αγγλικά', 'Εσθονικά', 'Ελληνικά'],
    series: [
      { label: 'Δημοσιευμένα', values: [128, 96, 71] },
      { label: 'Πρόχειρα', values: [12, 18, 31] },
      { label: 'Ξεπερασμένα', values: [0, 4, 9] },
    ],
  },
}

export const NoData: Story = { name: 'No data', args: { places: [], series: [] } }

/** As long as a word, in a table row. */
export const InText: Story = {
  name: 'In text',
  render: () => (
    <p>
      The fixer trials <Sparkline label="Visits, rising for two weeks" values={wave(100, 60, 3)} />
    </p>
  ),
}
