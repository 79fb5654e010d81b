import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toggletip } from '../popover/toggletip.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Date of the exposure',
    hint: 'In the time of Tallinn.',
    children: (control) => <input {...control} type="date" className="control" />,
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const CustomControl: Story = { name: 'Custom control' }

export const Invalid: Story = { args: { required: true, error: 'Choose a day that is not in the future.' } }

/** Help that is too long for a hint is behind a button next to the label. */
export const WithHelp: Story = {
  name: 'With help',
  args: {
    label: 'Zone',
    hint: undefined,
    help: (
      <Toggletip subject="Zone">
        The time of the exposure is written in the time of this place, and shown in the reader’s own.
      </Toggletip>
    ),
    required: true,
  },
}
