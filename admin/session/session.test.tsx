import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { postToTabs } from '../app-context/tab-channel.ts'
import { editor } from '../testing/documents.ts'
import { passkeyRequest, setDeviceResponse, signedPasskeyResponse } from '../testing/fake-passkeys.ts'
import type { FakeServer, Responses } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { address, draft, save, savedData, saving, serving, title } from '../testing/open-test-document.ts'
import { atAccount, ownAccount } from '../testing/own-account.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const { username, email, role } = editor
const nobody: Responses = { 'GET /api/auth/check': () => ({ authenticated: false, user: null }) }
const welcome: Responses = {
  'POST /api/auth/login': () => ({ user: { username, email, profileData: { role } } }),
}
const name = page.getByRole('textbox', { name: 'Name' })
const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
const signedOut = page.getByRole('dialog', { name: 'You have been signed out' })

async function typing(server: FakeServer) {
  await renderAdmin('/admin/account', server)
  await userEvent.fill(name, 'Eleni P.')
}

describe('Session', () => {
  it('asks to sign in above unsaved text after another window signs out', async () => {
    const server = fakeServer(atAccount())
    await typing(server)
    server.respond({ ...nobody, ...welcome })
    postToTabs('signed-out')
    await expect.element(signedOut.getByText(email)).toBeVisible()
    server.respond(atAccount())
    await expect.element(signedOut.getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.keyboard('correct horse battery{Enter}')
    await expect.element(signedOut).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Eleni P.')
  })

  it('asks before it discards an entered password after another window signs out', async () => {
    const server = fakeServer(atAccount())
    await typing(server)
    server.respond({ ...nobody, ...welcome })
    postToTabs('signed-out')
    const password = signedOut.getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('correct{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(password).toHaveValue('correct')
    await userEvent.click(signedOut.getByRole('button', { name: 'Close' }))
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect.element(signedOut).not.toBeInTheDocument()
  })

  it('repeats a call that failed with an expired session after a new sign-in', async () => {
    const server = fakeServer({ ...atAccount(), ...welcome })
    await typing(server)
    let isIn = false
    server.respond({
      'PATCH /api/account': ({ body }) =>
        isIn ? { ...ownAccount, ...body } : new Refused(401, 'not_signed_in'),
      'POST /api/auth/login': () => {
        isIn = true
        return { user: { username, email, profileData: { role } } }
      },
    })
    await userEvent.click(page.getByRole('button', { name: 'Save profile' }))
    await expect.element(signedOut.getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.keyboard('correct horse battery{Enter}')
    await expect.poll(() => server.requestsTo('PATCH /api/account').length).toBe(2)
    await expect.element(signedOut).not.toBeInTheDocument()
  })

  it('receives changes of others again after a new sign-in', async () => {
    const server = fakeServer({ ...atAccount(), ...welcome })
    let streams = 0
    const fetch: FakeServer['fetch'] = async (input, init) => {
      if (!String(input).startsWith('/api/live')) return server.fetch(input, init)
      streams += 1
      if (streams > 1) return new Response(new ReadableStream())
      server.respond(nobody)
      return new Response(null, { status: 401 })
    }
    await renderAdmin('/admin/account', { ...server, fetch })
    await expect.element(signedOut.getByLabelText('Password', { exact: true })).toHaveFocus()
    server.respond(atAccount())
    await userEvent.keyboard('correct horse battery{Enter}')
    await expect.element(signedOut).not.toBeInTheDocument()
    await expect.poll(() => streams).toBe(2)
  })

  it('saves the text of an editor after the same user signed in again in another tab', async () => {
    const server = serving(draft(), { [save]: () => new Refused(401, 'not_signed_in') })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.click(signedOut.getByRole('button', { name: 'Close' }).first())
    await expect.element(page.getByRole('button', { name: 'Save again' })).toBeVisible()
    await userEvent.fill(title, 'Autumn rain, still')
    server.respond(saving)
    postToTabs('signed-in')
    await expect.poll(() => savedData(server)).toMatchObject({ title: 'Autumn rain, still' })
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  it('continues after a sign-in with a passkey of the same account, and refuses that of another', async () => {
    setDeviceResponse(signedPasskeyResponse)
    const server = fakeServer(atAccount())
    await typing(server)
    const withPasskey = (of: string): Responses => ({
      ...nobody,
      'POST /api/auth/passkey/options': () => passkeyRequest,
      'POST /api/auth/passkey': () => ({ user: { username, email: of, profileData: { role } } }),
      'POST /api/auth/logout': () => undefined,
    })
    server.respond(withPasskey('maria@example.org'))
    postToTabs('signed-out')
    const passkey = signedOut.getByRole('button', { name: 'Sign in with a passkey' })
    await userEvent.click(passkey)
    await expect.element(signedOut.getByText(/belongs to another account/).first()).toBeVisible()
    expect(server.requestsTo('POST /api/auth/logout')).toHaveLength(1)
    server.respond({ ...withPasskey(email), ...atAccount() })
    await userEvent.click(passkey)
    await expect.element(signedOut).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Eleni P.')
  })

  it('warns before the session ends, and renews it on click', async () => {
    const ends = (unused: number): Responses => ({
      'GET /api/auth/check': () => ({ authenticated: true, user: editor, ends: { within: 90_000, unused } }),
    })
    const server = fakeServer({ ...atAccount(), ...ends(170) })
    await typing(server)
    await expect
      .element(page.getByText('You will be signed out in 3 minutes', { exact: false }))
      .toBeVisible()
    server.respond(ends(43_200))
    await userEvent.click(page.getByRole('button', { name: 'Stay signed in' }))
    await expect.element(page.getByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Eleni P.')
  })

  it('asks for the password if a call requires it', async () => {
    let isConfirmed = false
    const server = fakeServer({
      ...atAccount(),
      'PUT /api/account/password': () =>
        isConfirmed ? undefined : new Refused(403, 'reauthentication_required'),
      'POST /api/auth/confirm': ({ body }) => {
        isConfirmed = body.password === 'correct horse battery'
        return isConfirmed ? undefined : new Refused(401, 'wrong_credentials', { message: 'It is wrong.' })
      },
    })
    await renderAdmin('/admin/account', server)
    await userEvent.fill(page.getByLabelText('New password'), 'a blue print in the sun')
    await userEvent.click(page.getByRole('button', { name: 'Change password' }))
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.keyboard('wrong{Enter}')
    await expect.element(dialog.getByText('It is wrong.', { exact: false }).first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => server.requestsTo('PUT /api/account/password').length).toBe(2)
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('Connection', () => {
  it('shows a banner while the server is unreachable, and removes it afterwards', async () => {
    await typing(fakeServer(atAccount()))
    const lost = page.getByText('No connection.', { exact: false })
    window.dispatchEvent(new Event('offline'))
    await expect.element(lost).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await expect.element(lost).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Eleni P.')
  })
})

describe('New version', () => {
  it('offers a reload and never forces it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = fakeServer(atAccount())
    const fetch: FakeServer['fetch'] = async (request, init) =>
      String(request).startsWith('/builds/latest.json?')
        ? Response.json({ id: 'newer' })
        : server.fetch(request, init)
    await typing({ ...server, fetch })
    const offer = page.getByText('A new version of the admin is available', { exact: false })
    vi.advanceTimersByTime(3_599_999)
    expect(offer.elements()).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.element(offer).toBeVisible()
    await expect.element(name).toHaveValue('Eleni P.')
  })
})
