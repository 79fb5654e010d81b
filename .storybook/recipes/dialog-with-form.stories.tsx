import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inTests } from '../../ui/testing/in-tests.ts'
import { press } from '../../ui/testing/press.ts'
import { pressed } from '../../ui/testing/story-poses.ts'
import { InviteUser } from './dialog-with-form.tsx'
import { RecipePage } from './recipe-page.tsx'

/** The dialog stays open until the server accepts the form. A toast confirms it. */
const meta = {
  title: 'Recipes/Dialog with a form',
  component: InviteUser,
  args: {
    onInvite: async (email) => (email.includes('@') ? undefined : 'Enter an email address.'),
  },
  parameters: { recipe: 'dialog-with-form', docs: { page: RecipePage }, ...pressed() },
} satisfies Meta<typeof InviteUser>
export default meta

export const DialogWithAForm: StoryObj<typeof meta> = {
  name: 'Dialog with a form',
  play: inTests(async () => {
    await press('{Tab}{Enter}')
    const email = await screen.findByLabelText('Email')
    email.focus()
    await press('maria{Enter}')
    await waitFor(() => expect(email).toBeInvalid())
    await press('@example.com{Enter}')
    await waitFor(() => expect(email).not.toBeVisible())
    // The toast, and the live region that announces it.
    await expect(await screen.findAllByText('Invitation sent to maria@example.com')).toHaveLength(2)
  }),
}
