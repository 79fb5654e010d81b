import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inTests } from '../../ui/testing/in-tests.ts'
import { press } from '../../ui/testing/press.ts'
import { ContactForm } from './form-with-validation.tsx'
import { RecipePage } from './recipe-page.tsx'

/** Errors appear when the form is sent: in a summary above it, and at each field. */
const meta = {
  title: 'Recipes/Form with validation',
  component: ContactForm,
  args: { onSend: fn(async () => undefined) },
  parameters: { recipe: 'form-with-validation', docs: { page: RecipePage } },
} satisfies Meta<typeof ContactForm>
export default meta

export const FormWithValidation: StoryObj<typeof meta> = {
  name: 'Form with validation',
  play: inTests(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByLabelText('Message').focus()
    await press('{Tab}{Tab}{Enter}')
    await expect(canvas.getByRole('group', { name: /./ })).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await press('{Tab}{Enter}')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await press('Maria{Tab}maria@example.com{Tab}Hello{Tab}{Tab}{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your message was sent.')
    await expect(args.onSend).toHaveBeenCalledOnce()
  }),
}
