import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FormError } from './error-summary.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'sender', message: 'Say who you are.' },
      { field: 'message', message: 'Write a few words: an empty letter cannot be answered.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

export const TwoErrors: Story = { name: 'Two errors' }

const subjects = [
  { value: 'prints', label: 'Prints and exhibitions' },
  { value: 'lessons', label: 'Lessons' },
  { value: 'other', label: 'Something else' },
]

const needed = {
  sender: 'Say who you are.',
  address: 'Give an address that we can answer to.',
  message: 'Write a few words: an empty letter cannot be answered.',
  kept: 'Tick this: without it we may not keep your message.',
} as const

function ContactForm() {
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setAttempt(attempt + 1)
    setErrors(
      Object.entries(needed).flatMap(([field, message]) => (given.get(field) ? [] : [{ field, message }])),
    )
  }
  const about = (field: string) => ({
    id: field,
    name: field,
    required: true,
    error: errors.find((error) => error.field === field)?.message,
  })
  return (
    <form className="stack specimen-form" aria-label="Write to us" onSubmit={handleSubmit} noValidate>
      {errors.length > 0 ? <ErrorSummary key={attempt} errors={errors} /> : null}
      <TextField label="Name" autoComplete="name" {...about('sender')} />
      <TextField label="E-mail" type="email" autoComplete="email" {...about('address')} />
      <Select label="What it is about" name="subject" options={subjects} />
      <TextArea label="Message" rows={5} {...about('message')} />
      <Checkbox label="Keep my message for 180 days, to answer it" {...about('kept')} />
      <div className="row">
        <Button type="submit">Send the message</Button>
      </div>
    </form>
  )
}

/** The fields of a letter, submitted empty: the summary gets the focus, and its lines link to the fields. */
export const AboveAForm: Story = {
  name: 'Above a form',
  render: () => <ContactForm />,
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('checkbox').focus()
    await press('{Tab}{Enter}')
    await expect(canvas.getByRole('group', { name: /./ })).toHaveFocus()
    await expect(canvas.getByLabelText('Message')).toBeInvalid()
    await press('{Tab}{Enter}')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  }),
}
