/** What two administrators change at the same time: neither overwrites the other. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { User } from './users.ts'

const at = '2026-11-01T08:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const kalle: User = {
  ...{ id: 'kalle', email: 'kalle@example.org', username: 'Kalle', role: 'translator' },
  ...{ locales: ['et', 'fi'], collections: null, state: 'active', createdAt: at, seenAt: at },
  ...{ twoStep: false, hasPassword: true, linkedAt: null },
}
const responses = (user = kalle): Responses => ({
  ...signedIn(owner),
  'GET /api/users': () => ({ items: [user] }),
  'GET /api/users/required-factors': () => ({ roles: [] }),
  'GET /api/users/{id}/sessions': () => ({ items: [] }),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/auth/confirm': () => undefined,
  'PUT /api/users/required-factors': ({ body }) => body,
  'PATCH /api/users/{id}': ({ body }) => ({ ...kalle, ...body }),
})
const place = '/admin/settings?place=users'
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('keeps a role that another administrator has required meanwhile', async () => {
  const server = fakeServer(responses())
  await renderAdmin(place, server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Editor' }))
  server.respond({ 'GET /api/users/required-factors': () => ({ roles: ['owner'] }) })
  await userEvent.click(button('Save'))
  await expect
    .poll(() => server.requestsTo('PUT /api/users/required-factors')[0]?.body)
    .toEqual({ roles: ['owner', 'editor'], before: ['owner'] })
})

it('saves the languages of a user without one that was removed from the site', async () => {
  const server = fakeServer(responses())
  await renderAdmin(`${place}&person=kalle`, server)
  const greek = page.getByRole('checkbox', { name: 'Greek' })
  await expect.element(greek).toBeVisible()
  expect(button('Save and sign user out').elements(), 'nothing is changed yet').toEqual([])
  await userEvent.click(greek)
  await userEvent.click(button('Save and sign user out'))
  await expect
    .poll(() => server.requestsTo('PATCH /api/users/{id}')[0]?.body)
    .toEqual({ role: 'translator', locales: ['et', 'el'], collections: null })
})
