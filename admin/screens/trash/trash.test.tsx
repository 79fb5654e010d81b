import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, versionsOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Trashed } from './use-trash-actions.ts'

const fern: Trashed = {
  id: 'fern',
  type: 'updates',
  titles: { en: 'Printing ferns' },
  versions: versionsOf({ en: 3, '*': 1 }),
  trashedAt: '2026-11-20T08:00:00.000Z',
  trashedBy: 'Maarja',
}

const trash = (items: readonly Trashed[]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/trash': () => ({ items: [...items], next: null, retentionDays: 14 }),
  'GET /api/uses/{kind}/{id}': () => ({ items: [], next: null }),
  'POST /api/documents/{type}/bulk': ({ body }) => ({
    items: body.items.map(({ id }: { id: string }) => ({ id, problem: null })),
  }),
})

it('says when documents are deleted, and restores the selected ones with all their layers', async () => {
  const server = fakeServer({ ...signedIn(), ...trash([fern]) })
  await renderAdmin('/admin/trash', server)
  await expect.element(page.getByText(/^Items are permanently deleted after 14 days\./)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Printing ferns' }))
  await userEvent.click(page.getByRole('button', { name: 'Restore' }))
  await expect.element(page.getByText('1 document restored as a draft').first()).toBeVisible()
  expect(server.requestsTo('POST /api/documents/{type}/bulk').at(-1)).toMatchObject({
    params: { type: 'updates' },
    body: { action: 'restore', items: [{ id: 'fern', layers: { en: 3, '*': 1 } }] },
  })
})

it('asks before it deletes permanently, and shows where a document is used', async () => {
  const use = {
    type: 'home',
    id: 'home',
    title: 'Home page',
    layer: 'en' as const,
    state: 'draft' as const,
    field: 'body',
    name: 'fern',
    count: 1,
  }
  const menu = { ...use, type: 'navigation', id: 'navigation', title: null }
  const server = fakeServer({
    ...signedIn(),
    ...trash([fern]),
    'GET /api/uses/{kind}/{id}': () => ({ items: [use, menu], next: null }),
  })
  await renderAdmin('/admin/trash', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Printing ferns' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }))
  await expect.element(page.getByRole('alertdialog').getByRole('link', { name: 'Home page' })).toBeVisible()
  await expect.element(page.getByRole('alertdialog').getByRole('link', { name: 'Navigation' })).toBeVisible()
  expect(server.requestsTo('POST /api/documents/{type}/bulk')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete 1 document permanently' }))
  await expect
    .poll(() => server.requestsTo('POST /api/documents/{type}/bulk').at(-1)?.body.action)
    .toBe('delete')
})

it('restores more documents than one call may contain', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...fern, id: `fern-${index}` }))
  const server = fakeServer({ ...signedIn(), ...trash(many) })
  await renderAdmin('/admin/trash', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
  await userEvent.click(page.getByRole('button', { name: 'Restore' }))
  await expect.element(page.getByText('101 documents restored as drafts').first()).toBeVisible()
  const sizes = server.requestsTo('POST /api/documents/{type}/bulk').map(({ body }) => body.items.length)
  expect(sizes).toEqual([100, 1])
})

it('shows the empty state, or an error', async () => {
  const server = fakeServer({
    ...signedIn(),
    ...trash([]),
    'GET /api/trash': () => new Refused(422, 'invalid_query'),
  })
  await renderAdmin('/admin/trash', server)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  server.respond(trash([]))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('The trash is empty')).toBeVisible()
})

it('offers no actions without the permission to delete', async () => {
  const server = fakeServer({ ...signedIn({ ...editor, role: 'viewer' }), ...trash([fern]) })
  await renderAdmin('/admin/trash', server)
  await expect.element(page.getByText('Printing ferns')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

it('lets users select only what they may delete', async () => {
  const limited = { ...editor, collections: ['updates'] }
  const logo: Trashed = { ...fern, id: 'logo', type: 'partners', titles: { en: 'Fern museum' } }
  const server = fakeServer({ ...signedIn(limited), ...trash([fern, logo]) })
  await renderAdmin('/admin/trash', server)
  await expect.element(page.getByText('Fern museum')).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'Select Fern museum' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect.element(bar).toMatchTextContent(/Selected: 1/)
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked()
  await expect.element(bar.getByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
})

it('does not count the rows that are still loading', async () => {
  const second = Promise.withResolvers<void>()
  const server = fakeServer({
    ...signedIn(),
    ...trash([fern]),
    'GET /api/trash': async ({ query: { after } }) => {
      if (after === undefined) return { items: [fern], next: 'key', retentionDays: 14 }
      await second.promise
      return { items: [{ ...fern, id: 'salt' }], next: null, retentionDays: 14 }
    },
  })
  await renderAdmin('/admin/trash', server)
  await expect.element(page.getByText('More than 1', { exact: true })).toBeVisible()
  second.resolve()
  await expect.element(page.getByText('Rows: 2', { exact: true })).toBeVisible()
})

it('names what stayed when the connection is lost between two types of documents', async () => {
  const logo: Trashed = { ...fern, id: 'logo', type: 'partners', titles: { en: 'Fern museum' } }
  const message = 'The disk is full.'
  const server = fakeServer({
    ...signedIn(),
    ...trash([fern, logo]),
    'POST /api/documents/{type}/bulk': ({ params: { type } }) =>
      type === 'updates'
        ? { items: [{ id: 'fern', problem: null }] }
        : new Refused(422, 'disk_full', { message }),
  })
  await renderAdmin('/admin/trash', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
  await userEvent.click(page.getByRole('button', { name: 'Restore' }))
  await expect.element(page.getByText('1 document restored as a draft').first()).toBeVisible()
  const failed = page.getByRole('dialog', { name: 'Some actions failed' })
  await expect.element(failed.getByText('Fern museum')).toBeVisible()
  await expect.element(failed.getByText(message)).toBeVisible()
})
