import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { editor, signedIn, summaryOf } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

/** Each look at the clock is two seconds later: the response arrives long before the screen is rendered. */
function slowDown() {
  let now = Date.now()
  return vi.spyOn(Date, 'now').mockImplementation(() => (now += 2_000))
}

describe('First screen', () => {
  it('requests a list once, however long its render takes', async ({ onTestFinished }) => {
    const list = 'GET /api/documents/{type}'
    const server = fakeServer({
      ...signedIn(editor),
      'GET /api/preferences': () => ({}),
      'GET /api/views': () => ({ items: [] }),
      [list]: () => ({ items: [summaryOf()], next: null, previous: null }),
      'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    })
    const clock = slowDown()
    onTestFinished(() => clock.mockRestore())
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
    expect(server.requestsTo(list)).toHaveLength(1)
  })
})
