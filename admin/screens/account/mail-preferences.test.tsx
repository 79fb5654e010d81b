/** Tests the e-mails that users turn on or off. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { atAccount } from '../../testing/own-account.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

describe('E-mail notifications', () => {
  it('are turned back, with the reason, when the server does not store the choice', async () => {
    const meta = document.createElement('meta')
    meta.name = 'mail'
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    const message = 'The disk of the server is full.'
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/preferences': () => new Refused(507, 'storage_full', { message }),
    })
    await renderAdmin('/admin/account', server)
    const digest = page.getByRole('switch', { name: 'Weekly digest' })
    await userEvent.click(digest)
    await expect.element(page.getByText(message).first()).toBeInTheDocument()
    await expect.element(digest).not.toBeChecked()
    expect(server.requestsTo('PATCH /api/preferences')[0]?.body).toEqual({ mailDigest: 'on' })
  })
})
