import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const plate = (status: 'published' | 'draft') =>
  summaryOf({
    ...{ id: 'plate', titles: { en: 'Night plates' }, statuses: { en: status } },
    versions: { en: 4, '*': 1 },
  })

it('offers the actions of the current state when it is opened again by keyboard', async () => {
  let current = plate('published')
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': () => ({ items: [current], next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    'POST /api/documents/{type}/bulk': () => {
      current = plate('draft')
      return { items: [{ id: 'plate', problem: null }] }
    },
  })
  await renderAdmin('/admin/updates', server)
  const actions = page.getByRole('button', { name: 'Actions for Night plates' })
  await expect.element(actions).toBeVisible()
  actions.element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('menuitem', { name: 'Unpublish' }))
  await expect.element(page.getByText('English: Draft')).toBeInTheDocument()
  await expect.element(actions).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Unpublish' }).elements()).toEqual([])
})
