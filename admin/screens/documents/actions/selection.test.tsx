import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Summary } from '../../../api/document-summary.ts'
import { editor, signedIn, summaryOf } from '../../../testing/documents.ts'
import type { Responses } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
const plate = summaryOf({ id: 'plate', titles: { en: 'Night plates' } })

const listing = (items: readonly Summary[]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/views': () => ({ items: [] }),
  'GET /api/documents/{type}': () => ({ items: [...items], next: null, previous: null }),
  'GET /api/documents/{type}/count': () => ({ count: items.length, isExact: true }),
})

it('counts only selected rows that the search still shows, because actions change only these', async () => {
  const server = fakeServer({ ...signedIn(), ...listing([fern, plate]) })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect.element(bar).toMatchTextContent(/Selected: 2/)
  server.respond(listing([fern]))
  await userEvent.fill(page.getByRole('searchbox'), 'fern')
  await expect.element(page.getByText('Night plates')).not.toBeInTheDocument()
  await expect.element(bar).toMatchTextContent(/Selected: 1/)
})

it('lets writers duplicate selected documents and add them to a publish set, and nothing else', async () => {
  const draft = { ...plate, statuses: { ...plate.statuses, en: 'draft' as const } }
  const server = fakeServer({ ...signedIn({ ...editor, role: 'writer' }), ...listing([draft]) })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Night plates' }))
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect.element(bar.getByRole('button', { name: 'Duplicate' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Add to publish set…' })).toBeVisible()
  expect(bar.getByRole('button', { name: /^(Publish|Unpublish|Archive|Move to trash)$/ }).elements()).toEqual(
    [],
  )
})
