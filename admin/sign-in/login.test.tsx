import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readLog } from '../app-context/console-log.ts'
import { onTabMessage, postToTabs } from '../app-context/tab-channel.ts'
import { editor, signedIn } from '../testing/documents.ts'
import { passkeyRequest, setDeviceResponse, signedPasskeyResponse } from '../testing/fake-passkeys.ts'
import type { Responses } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const signedOut: Responses = {
  'GET /api/auth/check': () => ({ authenticated: false, user: null }),
  'GET /api/auth/setup': () => ({ isOpen: false }),
  'GET /api/documents/{type}': () => ({ items: [], next: null, previous: null }),
}
const { username, email, role } = editor
const welcome = { user: { username, email, profileData: { role } } }

async function signIn() {
  await userEvent.fill(page.getByLabelText('E-mail'), email)
  await userEvent.fill(page.getByLabelText('Password'), 'correct horse battery')
  await userEvent.keyboard('{Enter}')
}

describe('Sign-in screen', () => {
  it('opens before every guarded screen, and leads back to the requested one', async () => {
    const server = fakeServer(signedOut)
    const shown = await renderAdmin('/el/admin/updates?q=fern', server)
    await expect.element(page.getByRole('heading', { name: 'Σύνδεση' })).toBeVisible()
    expect(shown.address()).toBe('/el/admin/login?to=%2Fel%2Fadmin%2Fupdates%3Fq%3Dfern')

    server.respond({ ...signedIn(), 'POST /api/auth/login': () => welcome })
    await userEvent.fill(page.getByLabelText('Email'), email)
    await userEvent.fill(page.getByLabelText('Κωδικός πρόσβασης'), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Νέα', exact: true })).toBeVisible()
    expect(shown.address()).toBe('/el/admin/updates?q=fern')
  })

  it('stays in the language that was chosen before the sign-in', async () => {
    const server = fakeServer(signedOut)
    const shown = await renderAdmin('/admin/login?to=%2Fel%2Fadmin%2Fupdates%3Fq%3Dfern', server)
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    server.respond({ ...signedIn(), 'POST /api/auth/login': () => welcome })
    await signIn()
    await expect.poll(shown.address).toBe('/admin/updates?q=fern')
  })

  it('ignores URLs of other sites', async () => {
    const server = fakeServer(signedOut)
    const shown = await renderAdmin('/admin/login?to=%2F%2Fexample.org', server)
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    server.respond({ ...signedIn(), 'POST /api/auth/login': () => welcome })
    await signIn()
    await expect.poll(shown.address).toBe('/admin')
  })

  it('tells the other tabs, which wait for it or still show the text of another user', async () => {
    const heard: string[] = []
    onTestFinished(onTabMessage((message) => void heard.push(message)))
    const server = fakeServer(signedOut)
    await renderAdmin('/admin/login', server)
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    server.respond({ ...signedIn(), 'POST /api/auth/login': () => welcome })
    await signIn()
    await expect.poll(() => heard).toEqual(['signed-in'])
  })

  it('shows the message of the server after a failed sign-in', async () => {
    const message = 'The e-mail address or password is incorrect.'
    const refusal = () => new Refused(401, 'wrong_credentials', { message })
    await renderAdmin('/admin/login', fakeServer({ ...signedOut, 'POST /api/auth/login': refusal }))
    await signIn()
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    await expect.element(page.getByLabelText('Password')).toHaveFocus()
  })

  it('asks for the code of two-step verification after the password, and sends it by itself', async () => {
    const login: Responses['POST /api/auth/login'] = ({ body }) => {
      if (body.code === undefined) return new Refused(401, 'code_required', { message: 'Enter the code.' })
      if (body.code !== '123456') return new Refused(403, 'wrong_code', { message: 'This code is wrong.' })
      return welcome
    }
    const server = fakeServer({ ...signedOut, 'POST /api/auth/login': login })
    const shown = await renderAdmin('/admin/login', server)
    await signIn()
    const code = page.getByLabelText('One-time code')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(page.getByLabelText('Password')).not.toBeVisible()
    await userEvent.fill(code, '000000')
    await expect.element(page.getByRole('alert').getByText('This code is wrong.')).toBeVisible()
    server.respond({ ...signedIn(), 'POST /api/auth/login': login })
    await userEvent.fill(code, '123456')
    await expect.poll(shown.address).toBe('/admin')
    expect(server.requestsTo('POST /api/auth/login').at(-1)?.body).toEqual({
      email,
      password: 'correct horse battery',
      code: '123456',
    })
  })

  it('takes a recovery code in place of a code', async () => {
    const login: Responses['POST /api/auth/login'] = ({ body }) =>
      body.code === undefined ? new Refused(401, 'code_required') : welcome
    const server = fakeServer({ ...signedOut, 'POST /api/auth/login': login })
    const shown = await renderAdmin('/admin/login', server)
    await signIn()
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }))
    server.respond({ ...signedIn(), 'POST /api/auth/login': login })
    await userEvent.fill(page.getByLabelText('Recovery code'), '7kq2-m0xa-9v4t-c5ep')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.address).toBe('/admin')
    expect(server.requestsTo('POST /api/auth/login').at(-1)?.body.code).toBe('7kq2-m0xa-9v4t-c5ep')
  })

  it('signs in with a passkey, without a password', async () => {
    setDeviceResponse(signedPasskeyResponse)
    const server = fakeServer({ ...signedOut, 'POST /api/auth/passkey/options': () => passkeyRequest })
    const shown = await renderAdmin('/admin/login', server)
    const message = 'This passkey was not accepted.'
    server.respond({
      ...signedOut,
      'POST /api/auth/passkey/options': () => passkeyRequest,
      'POST /api/auth/passkey': () => new Refused(403, 'wrong_passkey', { message }),
    })
    await userEvent.click(page.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    server.respond({
      ...signedIn(),
      'POST /api/auth/passkey/options': () => passkeyRequest,
      'POST /api/auth/passkey': () => welcome,
    })
    await userEvent.click(page.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect.poll(shown.address).toBe('/admin')
    expect(server.requestsTo('POST /api/auth/passkey').at(-1)?.body).toEqual({
      ticket: 'ticket',
      credential: signedPasskeyResponse,
    })
  })

  it('asks for the passkey after the password, or for a recovery code', async () => {
    const login: Responses['POST /api/auth/login'] = ({ body }) =>
      body.code === undefined ? new Refused(401, 'passkey_required') : welcome
    const server = fakeServer({ ...signedOut, 'POST /api/auth/login': login })
    const shown = await renderAdmin('/admin/login', server)
    await signIn()
    await expect.element(page.getByText(/Confirm with your passkey/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }))
    server.respond({ ...signedIn(), 'POST /api/auth/login': login })
    await userEvent.fill(page.getByLabelText('Recovery code'), '7kq2-m0xa-9v4t-c5ep')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.address).toBe('/admin')
  })

  it('offers no passkey in a browser that does not support them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    await renderAdmin('/admin/login', fakeServer(signedOut))
    await expect.element(page.getByLabelText('E-mail')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
  })

  it('shows "Login failed" if the response contains no user', async () => {
    const nobody = () => new Refused(200, 'no user')
    await renderAdmin('/admin/login', fakeServer({ ...signedOut, 'POST /api/auth/login': nobody }))
    await signIn()
    await expect.element(page.getByRole('alert').getByText('Login failed')).toBeVisible()
  })

  it('is marked up for password managers', async () => {
    await renderAdmin('/admin/login', fakeServer(signedOut))
    await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect.element(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it('shows the form for the first administrator at once on the first visit', async () => {
    const setupTag = document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'setup' }),
    )
    let respond = (_: { isOpen: boolean }): void => undefined
    const response = new Promise<{ isOpen: boolean }>((resolve) => {
      respond = resolve
    })
    await renderAdmin('/admin/login', fakeServer({ ...signedOut, 'GET /api/auth/setup': () => response }))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Create the first administrator')

    // Another person created the administrator, and this page is out of date.
    respond({ isOpen: false })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
    expect(setupTag.isConnected).toBe(false)
  })

  it('creates the first administrator if there is no user yet', async () => {
    const server = fakeServer({ ...signedOut, 'GET /api/auth/setup': () => ({ isOpen: true }) })
    const shown = await renderAdmin('/admin/login', server)
    await userEvent.fill(page.getByLabelText('One-time token'), ' token ')
    await userEvent.fill(page.getByLabelText('E-mail'), email)
    await userEvent.fill(page.getByRole('textbox', { name: 'Name', exact: true }), username)
    await userEvent.fill(page.getByRole('textbox', { name: 'Password' }), 'correct horse battery')
    server.respond({ ...signedIn(), 'POST /api/auth/setup': () => welcome })
    await userEvent.click(page.getByRole('button', { name: 'Create account' }))
    await expect.poll(shown.address).toBe('/admin')
    expect(server.requestsTo('POST /api/auth/setup')[0]?.body).toEqual({
      token: 'token',
      email,
      username,
      password: 'correct horse battery',
    })
  })
})

describe('Sign-out', () => {
  const list: Responses = { 'GET /api/documents/{type}': () => ({ items: [], next: null, previous: null }) }
  async function leave() {
    await userEvent.click(page.getByRole('button', { name: username }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
  }

  it('goes to the sign-in screen', async () => {
    const server = fakeServer({
      ...signedOut,
      ...signedIn(),
      ...list,
      'POST /api/auth/logout': () => undefined,
    })
    const shown = await renderAdmin('/admin/updates', server)
    await leave()
    await expect.poll(shown.address).toBe('/admin/login')
  })

  it('does not ask to sign in again when the news of the end comes before the response', async () => {
    const ended = Promise.withResolvers<undefined>()
    const server = fakeServer({ ...signedIn(), ...list, 'POST /api/auth/logout': () => ended.promise })
    const shown = await renderAdmin('/admin/updates', server)
    await leave()
    await expect.poll(() => server.requestsTo('POST /api/auth/logout').length).toBe(1)
    server.respond(signedOut)
    const checks = server.requestsTo('GET /api/auth/check').length
    postToTabs('signed-out')
    await expect.poll(() => server.requestsTo('GET /api/auth/check').length).toBe(checks + 1)
    const question = page.getByRole('dialog', { name: 'You have been signed out' })
    await expect(expect.element(question, { timeout: 1_000 }).toBeVisible()).rejects.toThrow()
    ended.resolve(undefined)
    await expect.poll(shown.address).toBe('/admin/login')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps the session when the server fails, and logs the error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const server = fakeServer({
      ...signedIn(),
      ...list,
      'POST /api/auth/logout': () => new Refused(500, 'internal'),
    })
    const shown = await renderAdmin('/admin/updates', server)
    await leave()
    await expect
      .element(page.getByText('You are still signed in', { exact: false }).first())
      .toBeInTheDocument()
    expect(shown.address()).toBe('/admin/updates')
    await expect.element(page.getByRole('button', { name: username })).toBeVisible()
    expect(log).toHaveBeenCalledWith('Signing out failed', expect.objectContaining({ message: 'internal' }))
    expect(readLog()[0]).toMatchObject({
      what: 'Signing out failed',
      error: expect.stringContaining('internal'),
    })
  })
})
