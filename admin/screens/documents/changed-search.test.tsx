import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Summary } from '../../api/document-summary.ts'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
const plate = summaryOf({ id: 'plate', titles: { en: 'Night plates' } })

const listing = (all: readonly Summary[], mine: readonly Summary[]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/views': () => ({ items: [] }),
  'GET /api/documents/{type}': ({ query: { ids, createdBy } }) => ({
    items: (createdBy === undefined ? all : mine).filter(({ id }) => ids?.split(',').includes(id) ?? true),
    next: null,
    previous: null,
  }),
  'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
})

const openViews = () => userEvent.click(page.getByRole('button', { name: 'All', exact: true }))
/** The menu stays open. */
const showView = (name: string) => userEvent.click(page.getByRole('menuitemcheckbox', { name }))

const link = (name: string) => page.getByRole('link', { name, exact: true })

it('offers new documents only in the search that lacks them', async () => {
  const { server, sendEvent } = withEventStream(fakeServer({ ...signedIn(), ...listing([fern], []) }))
  await renderAdmin('/admin/updates', server)
  await expect.element(link('Printing ferns')).toBeVisible()
  server.respond(listing([plate, fern], [plate]))
  await sendEvent('done', { type: 'updates', id: 'plate', by: null, action: 'document.created' })
  const offer = page.getByRole('button', { name: 'Show 1 new document' })
  await expect.element(offer).toBeVisible()
  await openViews()
  await showView('Mine')
  await expect.element(link('Night plates')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

it('does not count documents of the next page as new when rows are removed', async () => {
  const nextPage = Promise.withResolvers<never>()
  const acid = summaryOf({ id: 'acid', titles: { en: 'Acid baths' } })
  const paper = summaryOf({ id: 'paper', titles: { en: 'Salted paper' } })
  const start = (items: readonly Summary[]): Responses => ({
    ...listing([], []),
    'GET /api/documents/{type}': ({ query: { ids, after } }) => {
      if (after !== undefined) return nextPage.promise
      if (ids !== undefined) return { items: [], next: null, previous: null }
      return { items: [...items], next: 'key', previous: null }
    },
  })
  const { server, sendEvent } = withEventStream(fakeServer({ ...signedIn(), ...start([fern, plate]) }))
  await renderAdmin('/admin/updates', server)
  await expect.element(link('Night plates')).toBeVisible()
  server.respond(start([acid, fern, paper]))
  await sendEvent('done', { type: 'updates', id: 'plate', by: null, action: 'document.trashed' })
  await expect.element(page.getByRole('button', { name: 'Show 1 new document', exact: true })).toBeVisible()
  await expect.element(link('Night plates')).not.toBeInTheDocument()
})

it('reads a list again when the user comes back to its search', async () => {
  const server = fakeServer({ ...signedIn(), ...listing([plate], [fern]) })
  await renderAdmin('/admin/updates', server)
  await expect.element(link('Night plates')).toBeVisible()
  await openViews()
  await showView('Mine')
  await expect.element(link('Printing ferns')).toBeVisible()
  server.respond(listing([summaryOf({ id: 'plate', titles: { en: 'Night plates, printed' } })], [fern]))
  await showView('All')
  await expect.element(link('Night plates, printed')).toBeVisible()
})
