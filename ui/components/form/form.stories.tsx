import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    name: 'Workshop',
    title: 'Reserve a place',
    submit: 'Reserve',
    thanks: 'Thank you. We write to you within two days.',
    sentId: 'form-sent',
    notice: 'We delete your answer after 180 days.',
    children: (
      <>
        <FormField label="Name" required />
        <FormField label="E-mail" type="email" help="We send the confirmation to it." required />
        <FormField label="Day" type="choice" options="Saturday; Sunday" required />
        <FormField label="Number of people" type="number" />
        <FormField label="Anything else?" type="long-text" />
        <FormField label="I agree to be photographed" type="consent" />
      </>
    ),
  },
} satisfies Meta<typeof Form>
export default meta

type Story = StoryObj<typeof meta>

export const EveryField: Story = {
  name: 'Every field',
  args: {
    children: (
      <>
        <FormField label="Text" />
        <FormField label="Long text" type="long-text" />
        <FormField label="E-mail" type="email" />
        <FormField label="Number" type="number" />
        <FormField label="Date" type="date" />
        <FormField label="A few choices" type="choice" options="Fern; Kelp; Moss" />
        <FormField
          label="Many choices"
          type="choice"
          options={['Fern', 'Kelp', 'Moss', 'Ivy', 'Oak', 'Elm', 'Ash']}
        />
        <FormField label="Consent" type="consent" />
      </>
    ),
  },
}

export const WithErrors: Story = {
  name: 'With errors',
  args: {
    errors: [{ field: 'story-name', message: 'Enter your name.' }],
    children: <FormField label="Name" id="story-name" error="Enter your name." required />,
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'et',
    title: 'Päikesetrükikojamälestustekogumiku tellimine',
    submit: 'Telli päikesetrükikojamälestustekogumik',
    children: (
      <FormField
        label="Päikesetrükikojamälestustekogumikueksemplaride arv"
        help="Palun kirjutage täisarv."
        required
      />
    ),
  },
}
