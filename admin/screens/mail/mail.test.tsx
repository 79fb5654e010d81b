import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { MailMessage } from './queries.ts'

const at = '2026-11-01T08:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const message = (id: string, part: Partial<MailMessage> = {}): MailMessage => ({
  ...{ id, kind: 'reset', recipient: `${id}@example.org`, state: 'sent', madeAt: at, dueAt: null },
  ...{ tries: 1, triedAt: at, fault: null, detail: null, isRepeatable: false },
  ...part,
})
const failed = message('kalle', {
  ...{ state: 'failed', fault: 'rejected', detail: '550 No such user', isRepeatable: true },
})
const html =
  '<!doctype html><title>Invitation</title><style>h1{color:red}</style><h1>Invitation to Sunprint</h1>'
const baseResponses: Responses = {
  ...signedIn(owner),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/mail': () => ({
    ...{ configured: true, from: 'noreply@example.org', counts: { waiting: 0, sent: 1, failed: 1 } },
  }),
  'GET /api/mail/messages': ({ query }) => ({
    items: query?.state === 'waiting' ? [] : [failed, message('maria')],
    next: null,
  }),
  'GET /api/mail/templates/{kind}': ({ params, query }) => ({
    ...{ subject: 'Invitation', html, text: `${params?.kind} in ${query?.locale}` },
  }),
}
const container = '/admin/settings?place=mail'
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('E-mail page', () => {
  it('shows the sender, how many e-mails failed and why, and tries one again', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/mail/messages/{id}/send': () => message('kalle', { state: 'waiting', tries: 0, dueAt: at }),
    })
    await renderAdmin(container, server)
    await expect.element(page.getByText('noreply@example.org')).toBeVisible()
    await expect.element(page.getByText('1 e-mail of the last 30 days could not be sent.')).toBeVisible()
    await expect.element(page.getByText('550 No such user')).toBeVisible()
    await expect.element(page.getByText('The mail server rejected the e-mail.')).toBeVisible()
    await userEvent.click(button('Try again: Password reset, kalle@example.org'))
    await expect
      .poll(() => server.requestsTo('POST /api/mail/messages/{id}/send')[0]?.params)
      .toEqual({ id: 'kalle' })
    expect(button('Try again: Password reset, maria@example.org').elements()).toEqual([])
  })

  it('sends a test, and shows the response of the mail server', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/mail/test': () => ({ recipient: 'olga@example.org' }),
    })
    await renderAdmin(container, server)
    await userEvent.click(button('Send test e-mail'))
    await expect.element(page.getByText('Test e-mail sent to olga@example.org').first()).toBeInTheDocument()
    const message = 'The e-mail was not sent. The mail server says: 535 Wrong password'
    server.respond({ 'POST /api/mail/test': () => new Refused(502, 'mail_failed', { message }) })
    await userEvent.click(button('Send test e-mail'))
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  })

  it('says what to set on a site that sends no e-mail, and still shows the templates', async () => {
    const counts = { waiting: 0, sent: 0, failed: 0 }
    const off = () => ({ configured: false, from: null, counts })
    await renderAdmin(container, fakeServer({ ...baseResponses, 'GET /api/mail': off }))
    await expect.element(page.getByText('This site does not send e-mail yet')).toBeVisible()
    await expect.element(page.getByText('SMTP_URL')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Templates' })).toBeVisible()
    expect(button('Send test e-mail').elements()).toEqual([])
  })

  it('previews a template as HTML without any permission, and as text in another language', async () => {
    await renderAdmin(container, fakeServer(baseResponses))
    const frame = page.getByTitle('Preview')
    await expect.element(frame).toHaveAttribute('sandbox', '')
    await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('Invitation to Sunprint'))
    await userEvent.selectOptions(page.getByLabelText('E-mail', { exact: true }), 'Changed password')
    await userEvent.click(page.getByRole('radio', { name: 'Eesti' }))
    await userEvent.click(page.getByRole('radio', { name: 'Text' }))
    await expect.element(page.getByText('password_changed in et')).toBeVisible()
  })

  it('filters by status, and says when there are none', async () => {
    await renderAdmin(container, fakeServer(baseResponses))
    await userEvent.click(page.getByRole('radio', { name: 'Pending' }))
    await expect.element(page.getByText('No e-mails', { exact: true })).toBeVisible()
  })

  it('is not offered to editors', async () => {
    await renderAdmin(container, fakeServer({ ...baseResponses, ...signedIn(editor) }))
    await expect.element(page.getByRole('navigation', { name: /settings/i })).toBeVisible()
    expect(page.getByRole('heading', { name: 'Templates' }).elements()).toEqual([])
  })
})
