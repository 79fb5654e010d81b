import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Disclosure, DisclosureGroup } from './disclosure.tsx'

const meta = {
  id: 'content-disclosure',
  title: 'Content/Disclosure (collapse)',
  component: Disclosure,
  args: {
    title: 'Why did the blue wash out?',
    children: <p>The exposure was too short, or the paper was coated too thinly.</p>,
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

/** A native `details`: it opens with a press, Enter and Space. */
export const Closed: Story = {
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab} ')
    await expect(canvas.getByRole('group')).toHaveAttribute('open')
    await press('{Enter}')
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open')
    await press('{Enter}')
  }),
}

export const Open: Story = { args: { open: true } }

/** Opening one closes the others. */
export const Exclusive: Story = {
  render: (args) => (
    <DisclosureGroup exclusive>
      <Disclosure {...args} open />
      <Disclosure title="Why is the paper yellow?">
        <p>It was washed for less than five minutes.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
}
