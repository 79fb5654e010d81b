import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Languages to publish',
    defaultValue: ['en'],
    options: [
      { value: 'en', label: 'English' },
      { value: 'et', label: 'Eesti', hint: 'Two passages have changed since.' },
      { value: 'el', label: 'Ελληνικά', hint: 'Not translated yet.', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta

type Story = StoryObj<typeof meta>

/** Each box is a Tab stop. Space checks it. */
export const ThreeOptions: Story = {
  name: 'Three options',
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab} ')
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Eesti' })).toBeChecked()
  }),
}

export const InvalidWithLongText: Story = {
  name: 'Invalid with long text',
  args: {
    label: 'Τι θέλετε να συμπεριλάβει το αντίγραφο ασφαλείας;',
    hint: 'Τα μυστικά κλειδιά δεν περιλαμβάνονται ποτέ.',
    required: true,
    defaultValue: [],
    error: 'Διαλέξτε τουλάχιστον ένα: ένα άδειο αντίγραφο δεν ωφελεί.',
    options: [
      { value: 'documents', label: 'Τα έγγραφα με όλες τις προηγούμενες εκδόσεις και τις μεταφράσεις τους' },
      { value: 'media', label: 'Τα πολυμέσα' },
    ],
  },
}
