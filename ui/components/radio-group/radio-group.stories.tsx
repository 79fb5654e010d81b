import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  id: 'forms-radio-group',
  title: 'Forms/Radio group (radio button)',
  component: RadioGroup,
  args: {
    label: 'Who may read it',
    defaultValue: 'team',
    options: [
      { value: 'all', label: 'Everyone', hint: 'It is in the sitemap and in the search.' },
      { value: 'team', label: 'Team' },
      { value: 'me', label: 'Only me' },
      { value: 'partners', label: 'Partners', hint: 'There are none yet.', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

/** Tab moves to the chosen option, and the arrow keys choose another. */
export const FourOptions: Story = {
  name: 'Four options',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await expect(canvas.getByRole('radio', { name: 'Team' })).toHaveFocus()
    await press('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  }),
}

export const InvalidWithLongText: Story = {
  name: 'Invalid with long text',
  args: {
    label: 'Ποιος μπορεί να διαβάσει τη σελίδα πριν από τη δημοσίευσή της;',
    hint: 'Η επιλογή ισχύει και για τις μεταφράσεις.',
    required: true,
    defaultValue: undefined,
    error: 'Διαλέξτε ποιος μπορεί να τη διαβάσει.',
    options: [
      { value: 'all', label: 'Όλοι όσοι έχουν τη διεύθυνση της σελίδας, ακόμη και χωρίς λογαριασμό' },
      { value: 'team', label: 'Οι συνεργάτες' },
    ],
  },
}
