import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const owner: CheckedUser = { ...editor, role: 'owner' }

describe('Review rules', () => {
  it('are changed for a collection, and other roles than the offered ones stay', async () => {
    let approvals = 0
    const server = fakeServer({
      ...signedIn(owner),
      'GET /api/documents/{type}/{id}': () => updateOf(),
      'GET /api/review-rules': () => ({
        items: [
          { type: 'updates', approvals, roles: null },
          { type: 'partners', approvals: 5, roles: ['editor' as const] },
          { type: 'settings', approvals: 0, roles: null },
        ],
      }),
      'PUT /api/review-rules/{type}': ({ body }) => {
        if (approvals > 0) return new Refused(403, 'not_allowed', { message: 'Not allowed.' })
        approvals = Number(body.approvals)
        return { type: 'updates', approvals, roles: null }
      },
    })
    await renderAdmin('/admin/settings?place=reviews', server)
    const count = page.getByRole('combobox', { name: 'Updates: approvals' })
    await expect.element(count).toHaveValue('0')
    await expect.element(page.getByRole('combobox', { name: 'Partners: approvals' })).toHaveValue('5')
    await expect.element(page.getByRole('combobox', { name: 'Partners: who approves' })).toHaveValue('other')
    await expect.element(page.getByRole('combobox', { name: /Settings/ })).not.toBeInTheDocument()
    await userEvent.selectOptions(count, '2')
    await expect.element(page.getByText('Review rule saved').first()).toBeVisible()
    await expect.element(count).toHaveValue('2')
    await expectNoViolations()
    const who = page.getByRole('combobox', { name: 'Updates: who approves' })
    await userEvent.selectOptions(who, 'Administrators and owners')
    await expect.element(page.getByRole('alert').getByText('Not allowed.')).toBeVisible()
    expect(server.requestsTo('PUT /api/review-rules/{type}').map(({ body }) => body)).toEqual([
      { approvals: 2, roles: null },
      { approvals: 2, roles: ['owner', 'admin'] },
    ])
  })
})
