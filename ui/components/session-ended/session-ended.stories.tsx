import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import type { SessionEndedProps } from './session-ended.tsx'
import { SessionEnded } from './session-ended.tsx'

const refuse: SessionEndedProps['onSignIn'] = async (password) =>
  password === 'right' ? undefined : { error: 'This is not the password.' }

const signedIn = (password: string) =>
  posed(async ({ canvas, user }) => {
    // In any language: the only input, and the last button.
    await user.type(canvas.getByLabelText(/./, { selector: 'input' }), password)
    const [signIn] = canvas.getAllByRole('button').slice(-1)
    if (signIn) await user.click(signIn)
  })

const meta = {
  id: 'overlays-session-ended',
  title: 'Overlays/Session ended (timeout)',
  component: SessionEnded,
  // On a documentation page an open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    open: true,
    onClose: () => undefined,
    who: 'mari@example.org',
    onSignIn: refuse,
  },
  render: function Demonstration(args) {
    const [isOpen, setIsOpen] = useState(args.open)
    return (
      <>
        <TextArea label="Text" defaultValue="Ten minutes at noon are enough." />
        <SessionEnded
          {...args}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onSignIn={async (password, code) => {
            const refusal = await args.onSignIn(password, code)
            if (refusal === undefined) setIsOpen(false)
            return refusal
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof SessionEnded>
export default meta

type Story = StoryObj<typeof meta>

/** A wrong password is reported at its field, and no text is lost. */
export const WrongPassword: Story = {
  name: 'Wrong password',
  parameters: signedIn('wrong'),
  play: inTests(async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await waitFor(() => expect(field).toHaveFocus())
    await press('wrong{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  }),
}

/** The second step appears when it is required. */
export const SecondStep: Story = {
  name: 'Second step',
  args: { onSignIn: async () => ({ needsCode: true }) },
  parameters: signedIn('right'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await press('right{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Code/)).toHaveFocus())
  }),
}

/** Another way to sign in, such as a passkey, is below the form. */
export const OtherWay: Story = {
  name: 'Other way to sign in',
  args: {
    otherWay: (
      <Button variant="outline" color="neutral">
        Sign in with a passkey
      </Button>
    ),
  },
}
