import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { completedSteps, quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Overview } from './queries.ts'

const overviewWith = (published: number): Overview => ({
  lists: [{ type: 'updates', documents: 40, published, drafts: 3, mine: 0, changed: 0, scheduled: 0 }],
  languages: [],
  planned: [],
  scheduled: 0,
  unread: null,
  unreadAnswers: null,
  firstSteps: completedSteps,
})

describe('Live dashboard', () => {
  it('updates its figures and activity when another user publishes, with one request for many events', async () => {
    let published = 30
    const { server, sendEvent } = withEventStream(
      fakeServer({
        ...signedIn(editor),
        ...quietDashboard,
        'GET /api/overview': () => overviewWith(published),
      }),
    )
    await renderAdmin('/admin', server)
    await expect.element(page.getByText('30', { exact: true })).toBeVisible()
    const before = server.requestsTo('GET /api/overview').length
    published = 31
    const event = { type: 'updates', id: 'a', by: 'Eleni Papadaki' }
    for (const action of ['document.saved', 'document.saved', 'document.published'])
      await sendEvent('done', { ...event, action })
    await expect.element(page.getByText('31', { exact: true }), { timeout: 15_000 }).toBeVisible()
    expect(server.requestsTo('GET /api/overview')).toHaveLength(before + 1)
    await expect.poll(() => server.requestsTo('GET /api/activity').length).toBe(2)
  })
})
