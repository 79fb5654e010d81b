import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('saves hidden columns when the list closes at once, and keeps those of other lists', async () => {
  const others = { columns: { artists: ['state'] }, widths: { artists: { state: 300 } } }
  const response = Promise.withResolvers<object>()
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => others,
    'PATCH /api/preferences': () => response.promise,
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': () => ({ items: [summaryOf()], next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
  })
  const shown = await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  // The list stays open for less than the delay, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.click(page.getByRole('checkbox', { name: 'Updated' }))
  await expect.element(page.getByRole('columnheader', { name: 'Updated' })).not.toBeInTheDocument()
  expect(server.requestsTo('PATCH /api/preferences')).toEqual([])
  shown.close()
  await expect.poll(() => server.requestsTo('PATCH /api/preferences')).toHaveLength(1)
  const stored = JSON.parse(localStorage.getItem('cyanotype/preferences') ?? '{}')
  expect(stored.widths.artists).toEqual(others.widths.artists)
  expect(stored.columns.artists).toEqual(others.columns.artists)
  expect(stored.columns.updates).not.toContain('changed')
})
