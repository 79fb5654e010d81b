/** A form that is validated when it is sent. The summary takes the focus, and links to the fields. */
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { FormError } from '../../ui/index.ts'
import { Button, Checkbox, ErrorSummary, TextArea, TextField } from '../../ui/index.ts'

interface ContactFormProps {
  readonly onSend: (values: FormData) => Promise<void>
}

const messages = {
  name: 'Enter your name.',
  email: 'Enter an email address, such as name@example.com.',
  message: 'Write a message.',
} as const

function validate(values: FormData): FormError[] {
  return Object.entries(messages)
    .filter(([field]) => {
      const value = String(values.get(field) ?? '').trim()
      return value === '' || (field === 'email' && !value.includes('@'))
    })
    .map(([field, message]) => ({ field, message }))
}

export function ContactForm({ onSend }: ContactFormProps) {
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing')

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const found = validate(values)
    setErrors(found)
    // A new summary takes the focus again.
    setAttempt(attempt + 1)
    if (found.length > 0) return
    setState('sending')
    await onSend(values)
    setState('sent')
  }

  const field = (name: keyof typeof messages) => ({
    id: name,
    name,
    required: true,
    error: errors.find((error) => error.field === name)?.message,
  })

  if (state === 'sent') return <p role="status">Your message was sent.</p>
  return (
    <form noValidate aria-label="Contact" onSubmit={handleSubmit} style={{ display: 'grid', gap: '1rem' }}>
      {errors.length > 0 ? <ErrorSummary key={attempt} errors={errors} /> : null}
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextArea label="Message" rows={4} {...field('message')} />
      <Checkbox label="Send me a copy" name="copy" />
      <div>
        <Button type="submit" loading={state === 'sending'}>
          Send message
        </Button>
      </div>
    </form>
  )
}
