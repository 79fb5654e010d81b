/** Tests how users request a link to choose a new password. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Responses } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const signedOut: Responses = {
  'GET /api/auth/check': () => ({ authenticated: false, user: null }),
  'GET /api/auth/setup': () => ({ isOpen: false }),
}
const meta = document.createElement('meta')
meta.name = 'mail'
const forgot = page.getByRole('button', { name: 'Forgot your password?' })

describe('Password reset on the sign-in screen', () => {
  afterEach(() => meta.remove())

  it('sends a link, and says the same whether or not the account exists', async () => {
    document.head.append(meta)
    const server = fakeServer({ ...signedOut, 'POST /api/auth/reset': () => undefined })
    await renderAdmin('/admin/login', server)
    await userEvent.click(forgot)
    await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
    await userEvent.keyboard('maria@example.org{Enter}')
    await expect.element(page.getByText(/^If this e-mail address belongs to an account/)).toBeVisible()
    expect(server.requestsTo('POST /api/auth/reset')[0]?.body).toEqual({ email: 'maria@example.org' })
    await userEvent.click(page.getByRole('button', { name: 'Back to sign-in' }))
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  it('takes over the e-mail address from the sign-in form', async () => {
    document.head.append(meta)
    await renderAdmin('/admin/login', fakeServer(signedOut))
    await userEvent.fill(page.getByLabelText('E-mail'), 'maria@example.org')
    await userEvent.click(forgot)
    await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('maria@example.org')
  })

  it('shows why a request is refused', async () => {
    document.head.append(meta)
    const message = 'Too many requests. Try again in a minute.'
    const refuse = () => new Refused(429, 'too_many_requests', { message })
    await renderAdmin('/admin/login', fakeServer({ ...signedOut, 'POST /api/auth/reset': refuse }))
    await userEvent.click(forgot)
    await userEvent.fill(page.getByLabelText('E-mail'), 'maria@example.org')
    await userEvent.click(page.getByRole('button', { name: 'Send link' }))
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  })

  it('is not offered on a site that sends no e-mail', async () => {
    await renderAdmin('/admin/login', fakeServer(signedOut))
    await expect.element(page.getByText(/Ask an administrator for a link/)).toBeVisible()
    expect(forgot.elements()).toEqual([])
  })
})
