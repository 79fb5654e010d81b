import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Delivery, Webhook } from './queries.ts'

const at = '2026-11-01T08:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const webhook = (id: string, part: Partial<Webhook> = {}): Webhook => ({
  ...{ id, name: id, url: `https://example.org/${id}`, events: ['document.published'], state: 'active' },
  ...{ pausedAt: null, pausedWhy: null, last: null, oldSecretUntil: null, createdAt: at, changedAt: at },
  ...part,
})
const delivery = (id: string, part: Partial<Delivery> = {}): Delivery => ({
  ...{ id, event: 'document.published', madeAt: at, state: 'delivered', status: 200, fault: null },
  ...{ triedAt: at, tries: 1, dueAt: null },
  ...part,
})
const hooks = [
  webhook('search', {
    name: 'Search',
    last: { state: 'delivered', status: 204, fault: null, triedAt: at },
  }),
  webhook('chat', {
    ...{ name: 'Chat', state: 'paused', pausedAt: at, pausedWhy: 'failures' },
    last: { state: 'failed', status: 500, fault: null, triedAt: at },
  }),
]
const baseResponses: Responses = {
  ...signedIn(owner),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/webhooks': () => ({ items: hooks }),
  'GET /api/webhooks/{id}/deliveries': () => ({
    items: [
      delivery('d2', { state: 'waiting', status: 500, tries: 3, dueAt: '2126-11-01T08:00:00.000Z' }),
      delivery('d1'),
    ],
    next: null,
  }),
}
const container = '/admin/settings?place=webhooks'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const submit = () => page.getByRole('dialog').getByRole('button', { name: 'Add webhook' })

describe('Webhooks page', () => {
  it('lists webhooks with state and last response, and opens the one in the URL', async () => {
    const shown = await renderAdmin(container, fakeServer(baseResponses))
    await expect.element(page.getByRole('gridcell', { name: /^Response: 204/ })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Paused after failures' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: /^Search https/ }))
    await expect.element(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(shown.address()).toBe(`${container}&webhook=search`)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown.address()).toBe(container)
  })

  it('explains webhooks when there are none', async () => {
    await renderAdmin(container, fakeServer({ ...baseResponses, 'GET /api/webhooks': () => ({ items: [] }) }))
    await expect.element(page.getByText('No webhooks yet')).toBeVisible()
  })

  it('adds a webhook, and shows its secret once', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/webhooks': ({ body }) => ({ webhook: webhook('new', body), secret: 'whsec_c2VjcmV0' }),
    })
    await renderAdmin(container, server)
    await userEvent.click(button('Add webhook'))
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Chat')
    await userEvent.fill(page.getByRole('textbox', { name: /^Endpoint URL/ }), ' https://example.org/hook ')
    await userEvent.click(page.getByRole('checkbox', { name: 'File changed' }))
    await userEvent.click(submit())
    await expect.element(page.getByLabelText('Signing secret for Chat')).toHaveValue('whsec_c2VjcmV0')
    expect(server.requestsTo('POST /api/webhooks')[0]?.body).toEqual({
      ...{ name: 'Chat', url: 'https://example.org/hook' },
      events: ['document.published', 'document.unpublished', 'media.changed'],
    })
    await userEvent.click(button('Done'))
    await expect.poll(() => page.getByText('whsec_c2VjcmV0').elements()).toHaveLength(0)
  })

  it('requires at least one event', async () => {
    const server = fakeServer(baseResponses)
    await renderAdmin(container, server)
    await userEvent.click(button('Add webhook'))
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Chat')
    await userEvent.fill(page.getByRole('textbox', { name: /^Endpoint URL/ }), 'https://example.org/hook')
    for (const name of ['Document published', 'Document unpublished'])
      await userEvent.click(page.getByRole('checkbox', { name }))
    await expect.element(page.getByText(/Choose at least one event\.$/)).toBeVisible()
    await userEvent.click(submit())
    await expect.element(page.getByRole('checkbox', { name: 'Document published' })).toHaveFocus()
    expect(server.requestsTo('POST /api/webhooks')).toHaveLength(0)
  })

  it('shows at the field why a URL is not allowed', async () => {
    const message = 'Use a URL that starts with https://.'
    const fields = [{ path: ['url'], message, code: 'webhook.plain' }]
    const refuse = () => new Refused(422, 'invalid_request', { message: 'No.', fields })
    await renderAdmin(container, fakeServer({ ...baseResponses, 'POST /api/webhooks': refuse }))
    await userEvent.click(button('Add webhook'))
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Chat')
    await userEvent.fill(page.getByRole('textbox', { name: /^Endpoint URL/ }), 'http://example.org/hook')
    await userEvent.click(submit())
    await expect
      .element(page.getByRole('textbox', { name: /^Endpoint URL/ }))
      .toHaveAccessibleDescription(/starts with https/)
  })

  it('shows deliveries with their results, and sends one again', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/webhooks/{id}/deliveries/{delivery}/send': () => delivery('d1', { state: 'waiting' }),
    })
    await renderAdmin(`${container}&webhook=search`, server)
    const lines = page.getByRole('dialog').getByRole('listitem')
    for (const text of ['Pending', 'Response: 500', '3 attempts'])
      await expect.element(lines.nth(0).getByText(text)).toBeVisible()
    for (const text of ['Delivered', 'Response: 200'])
      await expect.element(lines.nth(1).getByText(text)).toBeVisible()
    await userEvent.click(lines.nth(1).getByRole('button'))
    await expect
      .poll(() => server.requestsTo('POST /api/webhooks/{id}/deliveries/{delivery}/send')[0]?.params)
      .toEqual({ id: 'search', delivery: 'd1' })
  })

  it('loads deliveries again on request', async () => {
    const server = fakeServer({
      ...baseResponses,
      'GET /api/webhooks/{id}/deliveries': () => new Refused(503, 'database_unavailable'),
    })
    await renderAdmin(`${container}&webhook=search`, server)
    await expect.element(button('Try again')).toBeVisible()
    server.respond(baseResponses)
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText('3 attempts')).toBeVisible()
  })

  it('shows earlier deliveries on request', async () => {
    const server = fakeServer({
      ...baseResponses,
      'GET /api/webhooks/{id}/deliveries': ({ query }) =>
        query.after === undefined
          ? { items: [delivery('d2')], next: 'd2' }
          : { items: [delivery('d1', { status: 204 })], next: null },
    })
    await renderAdmin(`${container}&webhook=search`, server)
    await userEvent.click(button('Show more'))
    await expect.element(page.getByRole('listitem').getByText('Response: 204')).toBeVisible()
    expect(page.getByRole('listitem').getByText('Response: 200').elements()).toHaveLength(1)
    expect(button('Show more').elements()).toHaveLength(0)
  })

  it('says why a webhook is paused, and resumes it', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/webhooks/{id}/test': () => delivery('d3', { event: 'webhook.test' }),
      'POST /api/webhooks/{id}/resume': () => webhook('chat'),
    })
    await renderAdmin(`${container}&webhook=chat`, server)
    await expect.element(page.getByText(/^Eight attempts within 24 hours failed/)).toBeVisible()
    await userEvent.click(button('Send test'))
    await expect.poll(() => server.requestsTo('POST /api/webhooks/{id}/test')).toHaveLength(1)
    await userEvent.click(button('Resume'))
    await expect
      .poll(() => server.requestsTo('POST /api/webhooks/{id}/resume')[0]?.params)
      .toEqual({ id: 'chat' })
  })

  it('creates a new secret and deletes a webhook, each after confirmation', async () => {
    const renewed = webhook('search', { name: 'Search', oldSecretUntil: '2126-11-02T08:00:00.000Z' })
    const server = fakeServer({
      ...baseResponses,
      'POST /api/webhooks/{id}/secret': () => ({ webhook: renewed, secret: 'whsec_bmV3' }),
      'DELETE /api/webhooks/{id}': () => undefined,
    })
    const shown = await renderAdmin(`${container}&webhook=search`, server)
    await userEvent.click(button('Create new secret'))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Create new secret' }))
    await expect.element(page.getByLabelText('Signing secret for Search')).toHaveValue('whsec_bmV3')
    await expect.element(page.getByText(/also signed with the previous secret/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const copyQuestion = page.getByRole('alertdialog', { name: 'Have you copied it?' })
    await userEvent.click(copyQuestion.getByRole('button', { name: 'Cancel' }))
    await expect.element(copyQuestion).not.toBeInTheDocument()
    await userEvent.click(button('Delete webhook'))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }))
    await expect.poll(() => server.requestsTo('DELETE /api/webhooks/{id}')).toHaveLength(1)
    await expect.poll(() => shown.address()).toBe(container)
    await expect.element(button('Add webhook')).toHaveFocus()
  })

  it('asks before it discards selected events', async () => {
    await renderAdmin(`${container}&webhook=search`, fakeServer(baseResponses))
    const received = page.getByRole('checkbox', { name: 'Message received' })
    await userEvent.click(received)
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(received).toBeChecked()
  })

  it('sends only changed fields', async () => {
    const server = fakeServer({
      ...baseResponses,
      'PATCH /api/webhooks/{id}': ({ body }) => webhook('search', body),
    })
    await renderAdmin(`${container}&webhook=search`, server)
    await userEvent.click(page.getByRole('checkbox', { name: 'Message received' }))
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Webhook saved').first()).toBeVisible()
    expect(server.requestsTo('PATCH /api/webhooks/{id}')[0]?.body).toEqual({
      events: ['document.published', 'enquiry.received'],
    })
  })

  it('is hidden without the permission to manage webhooks', async () => {
    const server = fakeServer({ ...baseResponses, ...signedIn() })
    await renderAdmin(container, server)
    await expect.element(page.getByRole('navigation', { name: 'Settings sections' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Webhooks' }).elements()).toHaveLength(0)
    expect(server.requestsTo('GET /api/webhooks')).toHaveLength(0)
  })
})
