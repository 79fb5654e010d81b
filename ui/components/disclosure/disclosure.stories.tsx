import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure, DisclosureGroup } from './disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Why did the blue wash out?',
    children: <p>The exposure was too short, or the paper was coated too thinly.</p>,
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

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
