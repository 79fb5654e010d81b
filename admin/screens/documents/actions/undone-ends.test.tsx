import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, summaryOf } from '../../../testing/documents.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

it('plans the end of a publication again when its unpublication is undone', async () => {
  const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
  const end = { action: 'unpublish' as const, at: '2099-11-11T10:30:00.000Z', layers: { en: 1 } }
  const schedules = [{ ...end, id: 'monday', by: null, failure: null }]
  const bulk = 'POST /api/documents/{type}/bulk'
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': () => ({ items: [{ ...fern, schedules }], next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    [bulk]: () => ({ items: [{ id: 'fern', problem: null }] }),
  })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Printing ferns' }))
  await userEvent.click(page.getByRole('button', { name: 'Unpublish', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Change undone').first()).toBeVisible()
  expect(server.requestsTo('GET /api/documents/{type}').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ ids: 'fern', schedules: 'true' }),
  )
  expect(server.requestsTo(bulk).map(({ body }) => body)).toMatchObject([
    { action: 'unpublish' },
    { action: 'publish' },
    { action: 'schedule', what: 'unpublish', at: end.at, items: [{ id: 'fern', layers: { en: 1 } }] },
  ])
})
