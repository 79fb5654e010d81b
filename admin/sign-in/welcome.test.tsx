import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onTabMessage } from '../app-context/tab-channel.ts'
import { editor } from '../testing/documents.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { atAccount } from '../testing/own-account.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const { username, email, role } = editor
const signedIn = () => ({ user: { username, email, profileData: { role } } })

describe('Welcome link', () => {
  it('sets the first password of an invited user, and signs in', async () => {
    const heard: string[] = []
    onTestFinished(onTabMessage((message) => void heard.push(message)))
    const server = fakeServer({
      ...atAccount(),
      'POST /api/auth/link': () => ({ purpose: 'invitation', username, email }),
      'POST /api/auth/link/use': signedIn,
    })
    const shown = await renderAdmin('/admin/welcome#secret', server)
    await expect.element(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Password' }), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.address).toBe('/admin')
    await expect.poll(() => heard).toEqual(['signed-in'])
    expect(server.requestsTo('POST /api/auth/link/use')[0]?.body).toEqual({
      token: 'secret',
      password: 'correct horse battery',
    })
  })

  it('shows what is wrong with a password, and keeps the typed text', async () => {
    const message = 'This password is too common.'
    const server = fakeServer({
      'POST /api/auth/link': () => ({ purpose: 'reset', username, email }),
      'POST /api/auth/link/use': () =>
        new Refused(422, 'invalid_request', {
          message: 'Look again.',
          fields: [{ path: ['password'], message }],
        }),
    })
    await renderAdmin('/admin/welcome#secret', server)
    await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    const password = page.getByRole('textbox', { name: 'Password' })
    await userEvent.fill(password, 'passwordpassword')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription(new RegExp(message))
    await expect.element(password).toHaveValue('passwordpassword')
  })

  it('says what to do when it is no longer valid', async () => {
    const message = 'Ask an administrator for a new one.'
    await renderAdmin(
      '/admin/welcome#secret',
      fakeServer({ 'POST /api/auth/link': () => new Refused(403, 'wrong_link', { message }) }),
    )
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Go to sign-in' }))
      .toHaveAttribute('href', '/admin/login')
  })

  it('tries again after the server could not be reached, and does not call the link broken', async () => {
    const message = 'Too many requests. Try again in a moment.'
    const server = fakeServer({
      'POST /api/auth/link': () => new Refused(429, 'too_many_requests', { message }),
    })
    await renderAdmin('/admin/welcome#secret', server)
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    server.respond({ 'POST /api/auth/link': () => ({ purpose: 'invitation', username, email }) })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible()
  })

  it('opens another link that is entered in the same tab', async () => {
    const other = 'a'.repeat(43)
    const server = fakeServer({
      'POST /api/auth/link': ({ body }) =>
        body?.token === other
          ? { purpose: 'reset', username, email }
          : new Refused(403, 'wrong_link', { message: 'Ask an administrator for a new one.' }),
    })
    await renderAdmin('/admin/welcome#secret', server)
    await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    location.hash = other
    await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  })
})
