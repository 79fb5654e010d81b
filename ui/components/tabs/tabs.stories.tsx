import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Tab } from './tab.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Light',
    children: [
      <Tab key="sun" label="Sun">
        <p>At noon in June, ten to fourteen minutes.</p>
      </Tab>,
      <Tab key="lamp" label="UV lamp">
        <p>Twenty minutes at thirty centimetres, whatever the weather.</p>
      </Tab>,
      <Tab key="overcast" label="Overcast">
        <p>Forty minutes, and look often: the shadows turn the colour of pewter.</p>
      </Tab>,
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

/** Tab reaches the open one, and the arrow keys open its neighbours. */
export const FromChildren: Story = {
  name: 'From children',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await expect(canvas.getByRole('tab', { name: 'Sun' })).toHaveFocus()
    await press('{Onward}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('whatever the weather')
    await press('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('pewter')
  }),
}

export const FromData: Story = {
  name: 'From data',
  args: {
    children: undefined,
    defaultValue: 'et',
    items: [
      { value: 'en', label: 'English', panel: 'The light is good.' },
      { value: 'et', label: 'Eesti', panel: 'Valgus on hea.' },
      { value: 'el', label: 'Ελληνικά', panel: 'Το φως είναι καλό.' },
    ],
  },
}

/** Tabs of one group open together, and the next page remembers it. */
export const SynchronizedGroups: Story = {
  name: 'Synchronized groups',
  render: (args) => (
    <div className="stack">
      <Tabs {...args} group="light" label="Light here" />
      <Tabs {...args} group="light" label="Light there" />
    </div>
  ),
}

/** Next to their panels, for a few sections of a screen. Disabled tabs are skipped. */
export const Vertical: Story = {
  args: {
    children: undefined,
    orientation: 'vertical',
    items: [
      { value: 'paper', label: 'Paper', panel: 'Cotton, 280 grams, sized with starch.' },
      { value: 'light', label: 'Light', panel: 'At noon in June, ten to fourteen minutes.' },
      { value: 'tone', label: 'Toning', panel: 'With tea, when the print is dry.', disabled: true },
    ],
  },
}
