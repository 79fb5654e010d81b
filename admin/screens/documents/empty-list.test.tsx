import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { editor, signedIn } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('does not invite a viewer to create the first document', async () => {
  const server = fakeServer({
    ...signedIn({ ...editor, role: 'viewer' }),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': () => ({ items: [], next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: 0, isExact: true }),
  })
  await renderAdmin('/admin/updates', server)
  await expect.element(page.getByText('No updates yet')).toBeVisible()
  expect(page.getByText(/^Create the first one/).elements()).toEqual([])
})
