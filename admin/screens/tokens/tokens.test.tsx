import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Token } from './queries.ts'

const at = '2026-11-01T08:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const token = (id: string, part: Partial<Token> = {}): Token => ({
  ...{ id, name: id, scopes: ['drafts:read'], collections: null, createdAt: at, usedAt: null },
  ...{ expiresAt: '2126-11-01T08:00:00.000Z', isExpired: false, mayRevoke: true },
  user: { id: 'u1', username: 'Maria' },
  ...part,
})
const responses = (as: CheckedUser, items: Token[]): Responses => ({
  ...signedIn(as),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/tokens': () => ({ items }),
})
const place = '/admin/settings?place=tokens'
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('API tokens page', () => {
  it('lists tokens with scopes, last use, expiry and user', async () => {
    const write = token('Sync', { scopes: ['content:write'], collections: ['updates', 'former'] })
    const old = token('Old site', { isExpired: true, expiresAt: at, mayRevoke: false })
    const items = [token('Import'), old, { ...write, mayRevoke: false }]
    await renderAdmin(place, fakeServer(responses(owner, items)))
    await expect.element(page.getByText('Read drafts and media').first()).toBeVisible()
    await expect.element(page.getByText('Create, edit and publish content (Updates, former)')).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Expired' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Maria' }).first()).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: /^Revoke / }).elements()).toHaveLength(1)
  })

  it('explains API tokens when there are none', async () => {
    await renderAdmin(place, fakeServer(responses(editor, [])))
    await expect.element(page.getByText('No API tokens yet')).toBeVisible()
  })

  it('creates a token, and shows it once', async () => {
    const server = fakeServer({
      ...responses(editor, []),
      'POST /api/tokens': () => ({ token: token('new', { name: 'Import' }), secret: 'cya_c2VjcmV0' }),
    })
    await renderAdmin(place, server)
    await userEvent.click(button('Create API token').first())
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Import')
    await userEvent.click(page.getByRole('checkbox', { name: 'Create, edit and publish content' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Updates' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Expires after' }), '7')
    await userEvent.click(button('Create token'))
    await expect.element(page.getByLabelText('API token Import')).toHaveValue('cya_c2VjcmV0')
    await expect.element(page.getByRole('dialog', { name: 'API token created' })).toHaveFocus()
    expect(server.requestsTo('POST /api/tokens')[0]?.body).toEqual({
      ...{ name: 'Import', scopes: ['published:read', 'content:write'], collections: ['updates'], days: 7 },
    })
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Have you copied it?' })
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(page.getByLabelText('API token Import')).toBeVisible()
    await userEvent.click(button('Done'))
    await expect.poll(() => page.getByText('cya_c2VjcmV0').elements()).toHaveLength(0)
  })

  it('offers only the collections that the user can edit', async () => {
    const limited = { ...editor, collections: ['partners', 'home'] }
    await renderAdmin(place, fakeServer(responses(limited, [])))
    await userEvent.click(button('Create API token').first())
    await userEvent.click(page.getByRole('checkbox', { name: 'Create, edit and publish content' }))
    await expect.element(page.getByRole('checkbox', { name: 'Partners' })).toBeVisible()
    expect(page.getByRole('checkbox', { name: 'Updates' }).elements()).toHaveLength(0)
  })

  it('offers a token that never expires to owners only', async () => {
    await renderAdmin(place, fakeServer(responses(editor, [])))
    await userEvent.click(button('Create API token').first())
    await expect.element(page.getByRole('option', { name: '90 days' })).toBeInTheDocument()
    expect(page.getByRole('option', { name: 'Never' }).elements()).toHaveLength(0)
  })

  it('asks before it revokes a token', async () => {
    const server = fakeServer({
      ...responses(editor, [token('Import')]),
      'DELETE /api/tokens/{id}': () => undefined,
    })
    await renderAdmin(place, server)
    await userEvent.click(button('Revoke Import'))
    await expect.element(page.getByText(/are refused at once/)).toBeVisible()
    expect(server.requestsTo('DELETE /api/tokens/{id}')).toHaveLength(0)
    server.respond({ 'GET /api/tokens': () => ({ items: [] }) })
    await userEvent.click(button('Revoke token'))
    await expect.poll(() => server.requestsTo('DELETE /api/tokens/{id}')[0]?.params).toEqual({ id: 'Import' })
    // The button of the row is gone.
    await expect.element(button('Create API token').first()).toHaveFocus()
  })
})
