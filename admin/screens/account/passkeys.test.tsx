import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createdByDevice,
  passkeyCreation,
  passkeyRequest,
  setDeviceResponse,
  signedPasskeyResponse,
} from '../../testing/fake-passkeys.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { atAccount, ownAccount } from '../../testing/own-account.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const place = page.getByRole('region', { name: 'Passkeys' })
const laptop = { id: 'one', name: 'Laptop', createdAt: '2026-11-20T08:00:00.000Z', usedAt: null }
const recoveryCodes = ['7kq2-m0xa-9v4t-c5ep']

const withLaptop = (): Responses => ({
  ...atAccount(),
  'GET /api/account/factors': () => ({ codesSince: null, recoveryCodesLeft: 10, passkeys: [laptop] }),
})

describe('Passkeys', () => {
  it('are added with a name, and come with recovery codes', async () => {
    setDeviceResponse(createdByDevice)
    const server = fakeServer(atAccount())
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Add a passkey' }))
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await userEvent.fill(dialog.getByLabelText('Name'), 'Laptop')
    server.respond({
      ...withLaptop(),
      'POST /api/account/passkeys/options': () => passkeyCreation,
      'POST /api/account/passkeys': () => ({ passkey: laptop, recoveryCodes }),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect.element(page.getByText('7kq2-m0xa-9v4t-c5ep')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'I saved the codes' }))
    await expect.element(place.getByText('Laptop')).toBeVisible()
    await expect.element(place.getByText(/10 recovery codes left/)).toBeVisible()
    const body = { ticket: 'ticket', name: 'Laptop', credential: createdByDevice }
    expect(server.requestsTo('POST /api/account/passkeys').at(-1)?.body).toEqual(body)
  })

  it('are not added when the device creates none, which the dialog says', async () => {
    setDeviceResponse(null)
    const server = fakeServer({ ...atAccount(), 'POST /api/account/passkeys/options': () => passkeyCreation })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Add a passkey' }))
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/No passkey was created/)
  })

  it('are renamed, and removed after a question', async () => {
    const server = fakeServer({
      ...withLaptop(),
      'PATCH /api/account/passkeys/{id}': ({ body }) => ({ ...laptop, ...body }),
      'DELETE /api/account/passkeys/{id}': () => undefined,
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Rename: Laptop' }))
    await userEvent.fill(page.getByRole('dialog').getByLabelText('Name'), 'Phone')
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(page.getByText('Passkey renamed').first()).toBeInTheDocument()
    expect(server.requestsTo('PATCH /api/account/passkeys/{id}')[0]).toMatchObject({
      params: { id: 'one' },
      body: { name: 'Phone' },
    })
    await userEvent.click(place.getByRole('button', { name: 'Remove: Laptop' }))
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/password alone will be enough/)).toBeVisible()
    const noFactors = { codesSince: null, recoveryCodesLeft: 0, passkeys: [] }
    server.respond({ 'GET /api/account/factors': () => noFactors })
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect.poll(() => server.requestsTo('DELETE /api/account/passkeys/{id}').length).toBe(1)
    // The button of the passkey is gone.
    await expect.element(place.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
  })

  it('confirm who the user is, in place of the password', async () => {
    setDeviceResponse(signedPasskeyResponse)
    let isConfirmed = false
    const server = fakeServer({
      ...withLaptop(),
      'DELETE /api/account/passkeys/{id}': () =>
        isConfirmed ? undefined : new Refused(403, 'reauthentication_required'),
      'POST /api/auth/confirm/passkey/options': () => passkeyRequest,
      'POST /api/auth/confirm/passkey': () => {
        isConfirmed = true
        return undefined
      },
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Remove: Laptop' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    await userEvent.click(page.getByRole('button', { name: 'Use a passkey' }))
    await expect.element(page.getByText(/Passkey Laptop removed/).first()).toBeInTheDocument()
    expect(server.requestsTo('POST /api/auth/confirm/passkey')[0]?.body).toEqual({
      ticket: 'ticket',
      credential: signedPasskeyResponse,
    })
  })

  it('confirm a user without a password, whom nothing asks for one', async () => {
    const server = fakeServer({
      ...withLaptop(),
      'GET /api/account': () => ({ ...ownAccount, hasPassword: false }),
      'DELETE /api/account/passkeys/{id}': () => new Refused(403, 'reauthentication_required'),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Remove: Laptop' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await expect.element(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    expect(dialog.getByLabelText('Password', { exact: true }).elements()).toEqual([])
  })
})
