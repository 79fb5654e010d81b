import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Summary } from '../../../api/document-summary.ts'
import { editor, signedIn, summaryOf } from '../../../testing/documents.ts'
import type { Responses } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
const plate = summaryOf({ id: 'plate', titles: { en: 'Night plates' } })

const paper = summaryOf({ id: 'paper', titles: { en: 'Salted paper' } })
const bulk = 'POST /api/documents/{type}/bulk'

const listing = (items: readonly Summary[]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/views': () => ({ items: [] }),
  'GET /api/documents/{type}': ({ query: { ids } }) => ({
    items: items.filter(({ id }) => ids === undefined || ids.split(',').includes(id)),
    ...{ next: null, previous: null },
  }),
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

it('keeps what failed selected, at its current version', async () => {
  const problem = { code: 'stale_version', message: 'Somebody has changed this since you looked at it.' }
  const published = { ...fern, versions: { ...fern.versions, en: 7 } }
  const server = fakeServer({
    ...signedIn(),
    ...listing([fern, plate]),
    [bulk]: () => ({
      items: [
        { id: 'fern', problem },
        { id: 'plate', problem: null },
      ],
    }),
  })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
  await userEvent.click(page.getByRole('button', { name: 'Unpublish' }))
  const question = page.getByRole('alertdialog', { name: 'Unpublish 2 documents?' })
  server.respond(listing([published, plate]))
  await userEvent.click(question.getByRole('button', { name: 'Unpublish' }))
  const failed = page.getByRole('dialog', { name: 'Could not unpublish 1 document' })
  // The last one is that of the message in the corner, which may already be there.
  await userEvent.click(failed.getByRole('button', { name: 'Close' }).first())
  await expect.element(page.getByRole('checkbox', { name: 'Select Printing ferns' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Select Night plates' })).not.toBeChecked()
  const again = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Unpublish' })
  await expect.element(again).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.requestsTo(bulk)[1]?.body)
    .toEqual({ action: 'unpublish', items: [{ id: 'fern', layers: { en: 7 } }] })
})

it('asks before it cancels the schedule of a single document', async () => {
  const planned = { ...plate, statuses: { ...plate.statuses, en: 'scheduled' as const } }
  const server = fakeServer({
    ...signedIn(),
    ...listing([planned]),
    [bulk]: () => ({ items: [{ id: 'plate', problem: null }] }),
  })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Night plates' }))
  await userEvent.click(page.getByRole('button', { name: 'Archive' }))
  const question = page.getByRole('alertdialog', { name: 'Archive 1 document?' })
  await expect.element(question.getByText('This cannot be undone', { exact: false })).toBeVisible()
  expect(server.requestsTo(bulk)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Archive' }))
  await expect.poll(() => server.requestsTo(bulk)).toHaveLength(1)
})

it('moves the focus to the remaining rows when a confirmed action has removed some', async () => {
  const server = fakeServer({ ...signedIn(), ...listing([fern, plate, paper]) })
  server.respond({
    [bulk]: ({ body }) => {
      server.respond(listing([fern]))
      return { items: body.items.map(({ id }: { id: string }) => ({ id, problem: null })) }
    },
  })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Night plates' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Salted paper' }))
  await userEvent.click(page.getByRole('button', { name: 'Move to trash' }))
  const question = page.getByRole('alertdialog', { name: 'Move 2 documents to trash?' })
  await userEvent.click(question.getByRole('button', { name: 'Move to trash' }))
  await expect.element(page.getByText('Salted paper')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Select Printing ferns' })).toHaveFocus()
})
