import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { atAccount } from '../../testing/own-account.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const place = page.getByRole('region', { name: 'Two-step verification' })
const recoveryCodes = ['7kq2-m0xa-9v4t-c5ep', '8kq2-m0xa-9v4t-c5ep']
const isOn = () => ({ codesSince: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 10, passkeys: [] })

describe('Two-step verification', () => {
  it('shows a QR code and the secret, and turns on with the first code', async () => {
    const setup = {
      secret: 'JBSWY3DPEHPK3PXP',
      url: 'otpauth://totp/Site:eleni%40example.org?secret=JBSWY3DPEHPK3PXP',
      setup: 'sealed',
    }
    const server = fakeServer({
      ...atAccount(),
      'POST /api/account/factors/codes/setup': () => setup,
      'POST /api/account/factors/codes': () => new Refused(403, 'wrong_code', { message: 'Wrong code.' }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Set up authenticator app' }))
    await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect.element(page.getByLabelText('Secret')).toHaveValue(setup.secret)
    const code = page.getByLabelText('One-time code')
    await userEvent.fill(code, '000000')
    await userEvent.click(page.getByRole('button', { name: 'Turn on' }))
    await expect.element(code).toHaveAccessibleDescription(/Wrong code/)

    server.respond({
      'POST /api/account/factors/codes': () => ({ recoveryCodes }),
      'GET /api/account/factors': isOn,
    })
    await userEvent.fill(code, '123456')
    await userEvent.click(page.getByRole('button', { name: 'Turn on' }))
    await expect.element(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    for (const one of recoveryCodes) await expect.element(page.getByText(one)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'I saved the codes' }))
    await expect.element(place.getByText(/10 recovery codes left/)).toBeVisible()
    expect(server.requestsTo('POST /api/account/factors/codes').at(-1)?.body).toEqual({
      setup: 'sealed',
      code: '123456',
    })
  })

  it('asks before unsaved recovery codes close', async () => {
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account/factors': isOn,
      'POST /api/account/factors/recovery-codes': () => ({ recoveryCodes }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Create new recovery codes' }))
    const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
    const question = page.getByRole('alertdialog', { name: 'Close without saving the codes?' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog.getByText('7kq2-m0xa-9v4t-c5ep')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Close without saving' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('turns off after a question', async () => {
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account/factors': isOn,
      'DELETE /api/account/factors/codes': () => undefined,
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(place.getByRole('button', { name: 'Turn off' }))
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    server.respond({
      'GET /api/account/factors': () => ({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] }),
    })
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }))
    await expect.element(place.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible()
    expect(server.requestsTo('DELETE /api/account/factors/codes')).toHaveLength(1)
  })
})
