import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { SessionEndedProps } from './session-ended.tsx'
import { SessionEnded } from './session-ended.tsx'

type SignIn = SessionEndedProps['onSignIn']

function Writing({ signIn }: { readonly signIn: SignIn }) {
  const [isOpen, setIsOpen] = useState(false)
  const handleSignIn: SignIn = async (password, code) => {
    const refusal = await signIn(password, code)
    if (refusal === undefined) setIsOpen(false)
    return refusal
  }
  return (
    <>
      <textarea aria-label="Text" onInput={() => setIsOpen(true)} />
      <SessionEnded
        open={isOpen}
        onClose={() => setIsOpen(false)}
        who="mari@example.org"
        onSignIn={handleSignIn}
      />
    </>
  )
}

const text = page.getByRole('textbox', { name: 'Text' })
const password = page.getByLabelText('Password')
const dialog = page.getByRole('dialog', { name: 'You have been signed out' })

async function write(signIn: SignIn) {
  render(<Writing signIn={signIn} />)
  await userEvent.click(text)
  await press('A')
  await expect.element(password).toHaveFocus()
}

describe('SessionEnded', () => {
  describeConformance(
    (given) => (
      <SessionEnded
        open
        onClose={() => undefined}
        who="mari@example.org"
        onSignIn={async () => undefined}
        {...given}
      />
    ),
    { element: HTMLDialogElement },
  )

  it('signs in above a text, and returns focus to it', async () => {
    const signIn = vi.fn<SignIn>(async () => undefined)
    await write(signIn)
    await press('secret{Enter}')
    await expect.element(text).toHaveFocus()
    await press('B')
    expect(signIn).toHaveBeenCalledWith('secret', undefined)
    await expect.element(page.getByRole('textbox', { name: 'Text', includeHidden: true })).toHaveValue('AB')
  })

  it('shows and announces an error at the field, and stays open', async () => {
    await write(async () => ({ error: 'This is not it.' }))
    const alert = page.getByRole('alert').element()
    await press('wrong{Enter}')
    await expect.element(password).toHaveAccessibleDescription('Error: This is not it.')
    await expect.poll(() => alert.textContent).toBe('This is not it.')
    await expect.element(dialog).toBeVisible()
  })

  it('requires a code if needed, and sends both', async () => {
    const signIn = vi.fn<SignIn>(async (_, code) => (code === '123456' ? undefined : { needsCode: true }))
    await write(signIn)
    await press('secret{Enter}')
    await expect.element(page.getByLabelText('Code from your authenticator app')).toHaveFocus()
    await press('123456{Enter}')
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(signIn).toHaveBeenLastCalledWith('secret', '123456')
  })

  it('sends one request for several presses, and shows that it is waiting', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const signIn = vi.fn<SignIn>(() => promise)
    await write(signIn)
    await press('secret{Enter}{Enter}')
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading…')
    expect(signIn).toHaveBeenCalledOnce()
    resolve(undefined)
    await expect.poll(() => dialog.elements()).toEqual([])
  })

  it('names the user for the password manager', () => {
    render(
      <SessionEnded open onClose={() => undefined} who="mari@example.org" onSignIn={async () => undefined} />,
    )
    const name = document.querySelector<HTMLInputElement>('[autocomplete="username"]')
    expect(name?.value).toBe('mari@example.org')
  })
})
