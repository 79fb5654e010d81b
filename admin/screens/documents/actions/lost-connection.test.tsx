import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, summaryOf } from '../../../testing/documents.ts'
import { fakeServer, Refused } from '../../../testing/fake-server.ts'
import { atAccount } from '../../../testing/own-account.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

const plate = summaryOf({
  ...{ id: 'plate', titles: { en: 'Night plates' }, statuses: { en: 'draft' } },
  versions: { en: 4, '*': 1 },
})

it('reports a publication and offers its undo, although the row cannot be read again', async () => {
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': ({ query: { ids } }) =>
      ids === undefined
        ? { items: [plate], next: null, previous: null }
        : new Refused(422, 'unavailable', { message: 'Could not reach the database.' }),
    'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    'POST /api/documents/{type}/bulk': () => ({ items: [{ id: 'plate', problem: null }] }),
  })
  await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Night plates' }))
  await userEvent.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Publish English' }))
  await expect.element(page.getByText('1 document published', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('says on another screen that an undo was refused', async () => {
  const message = 'Somebody has changed this since you looked at it.'
  const problem = { ...{ code: 'stale_version', message, status: 409 }, fields: [] }
  const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
  const server = fakeServer({
    ...atAccount(),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': () => ({ items: [fern], next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    'POST /api/documents/{type}/bulk': ({ body: { action } }) => ({
      items: [{ id: 'fern', problem: action === 'unpublish' ? null : problem }],
    }),
  })
  const shown = await renderAdmin('/admin/updates', server)
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Printing ferns' }))
  await userEvent.click(page.getByRole('button', { name: 'Unpublish', exact: true }))
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Trash' }))
  await expect.poll(shown.address).toBe('/admin/trash')
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Could not undo the change of 1 document').first()).toBeVisible()
  await expect.element(page.getByText(`Printing ferns: ${message}`).first()).toBeVisible()
})
