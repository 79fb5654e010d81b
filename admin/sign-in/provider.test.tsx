/** Tests sign-in, confirmation and unlinking at the provider, in the screens. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../app-context/account.ts'
import { postToTabs } from '../app-context/tab-channel.ts'
import type { Responses } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { atAccount, ownAccount } from '../testing/own-account.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const signedOut: Responses = {
  'GET /api/auth/check': () => ({ authenticated: false, user: null }),
  'GET /api/auth/setup': () => ({ isOpen: false }),
}
const linked = { ...ownAccount, hasPassword: false, linkedAt: '2026-11-20T08:00:00.000Z' }
const meta = document.createElement('meta')
meta.name = 'provider'
meta.content = 'Example Accounts'
const link = page.getByRole('link', { name: 'Sign in with Example Accounts' })

describe('Sign-in at the provider', () => {
  beforeEach(() => document.head.append(meta))
  afterEach(() => meta.remove())

  it('is a link that returns to the requested page', async () => {
    await renderAdmin('/admin/login?to=%2Fadmin%2Fmedia', fakeServer(signedOut))
    await expect.element(link).toHaveAttribute('href', '/api/auth/openid-connect?to=%2Fadmin%2Fmedia')
  })

  it('is not offered without a provider', async () => {
    meta.remove()
    await renderAdmin('/admin/login', fakeServer(signedOut))
    await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument()
  })

  it.each([
    ['/admin/login?problem=unverified', 'Example Accounts has not verified your e-mail address.'],
    ['/admin/login?problem=unknown', 'You have no account here.'],
    ['/et/admin/login?problem=disabled', 'Teie siinne konto on inaktiveeritud.'],
    ['/el/admin/login?problem=unreachable', 'Η υπηρεσία Example Accounts δεν απάντησε.'],
    ['/admin/login?problem=constructor', 'The response from Example Accounts is invalid.'],
  ])('explains the failure of %s', async (path, text) => {
    await renderAdmin(path, fakeServer(signedOut))
    await expect.element(page.getByRole('alert').getByText(text, { exact: false })).toBeVisible()
  })

  it('says in its own tab that the previous tab continues', async () => {
    await renderAdmin('/admin/login?problem=other_user&to=%2Fadmin%2Flogin%3Fdone', fakeServer(signedOut))
    await expect.element(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
    await expect.element(page.getByText('Close this tab and try again in the previous one.')).toBeVisible()
    await expect.element(page.getByLabelText('Password')).not.toBeInTheDocument()
  })

  it('confirms in another tab for a user without a password, and repeats the call', async () => {
    let isConfirmed = false
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account': () => linked,
      'PUT /api/account/password': () =>
        isConfirmed ? undefined : new Refused(403, 'reauthentication_required'),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.fill(page.getByLabelText('New password'), 'correct horse battery')
    await userEvent.click(page.getByRole('button', { name: 'Set password' }))
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    const confirm = dialog.getByRole('link', { name: 'Sign in with Example Accounts' })
    await expect.element(confirm).toHaveAttribute('target', '_blank')
    await expect
      .element(confirm)
      .toHaveAttribute('href', '/api/auth/openid-connect?to=%2Fadmin%2Flogin%3Fdone&confirm=')
    await expect.element(dialog.getByLabelText('Password')).not.toBeInTheDocument()
    isConfirmed = true
    postToTabs('signed-in')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Password changed.', { exact: false }).first()).toBeVisible()
  })

  it('is unlinked in the account', async () => {
    let account: Account = { ...linked, hasPassword: true }
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account': () => account,
      'DELETE /api/account/identity': () => {
        account = ownAccount
        return undefined
      },
    })
    await renderAdmin('/admin/account', server)
    const section = page.getByRole('region', { name: 'Sign-in with Example Accounts' })
    await userEvent.click(section.getByRole('button', { name: 'Unlink' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }))
    await expect.element(section).toMatchTextContent('Not linked.')
  })

  it('cannot be unlinked where it is the only way to sign in', async () => {
    await renderAdmin('/admin/account', fakeServer({ ...atAccount(), 'GET /api/account': () => linked }))
    const section = page.getByRole('region', { name: 'Sign-in with Example Accounts' })
    await expect.element(section).toMatchTextContent('To unlink it, set a password or add a passkey first.')
    await expect.element(section.getByRole('button')).not.toBeInTheDocument()
  })
})
