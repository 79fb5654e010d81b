import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../../testing/documents.ts'
import { fakeServer, Refused } from '../../../testing/fake-server.ts'
import { mediaItem } from '../../../testing/media.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

it('says that files in the trash count when a folder that looks empty cannot be deleted', async () => {
  const id = '01a1f818-b0d7-7000-8c36-0000000000f1'
  const message = 'The folder is not empty.'
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media/folders': () => ({ items: [{ id, name: 'Ferns', parent: null }] }),
    'DELETE /api/media/folders/{id}': () => new Refused(409, 'folder_not_empty', { message }),
  })
  await renderAdmin(`/admin/media?folder=${id}`, server)
  await userEvent.click(page.getByRole('button', { name: 'Actions for Ferns' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  const notices = page.getByRole('region', { name: /Notifications/ })
  await expect.element(notices.getByText(message)).toBeVisible()
  await expect.element(notices.getByText('Files in the trash count, too.')).toBeVisible()
})

it('counts the files in the trash of a folder that cannot be deleted, and shows them', async () => {
  const id = '01a1f818-b0d7-7000-8c36-0000000000f1'
  const message = 'The folder is not empty.'
  const trashedAt = '2026-11-20T08:00:00.000Z'
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media': ({ query }) => ({
      items: query.trashed === 'true' && query.folder === id ? [mediaItem({ folder: id, trashedAt })] : [],
      next: null,
    }),
    'GET /api/media/folders': () => ({ items: [{ id, name: 'Ferns', parent: null }] }),
    'DELETE /api/media/folders/{id}': () => new Refused(409, 'folder_not_empty', { message }),
  })
  await renderAdmin(`/admin/media?folder=${id}`, server)
  await userEvent.click(page.getByRole('button', { name: 'Actions for Ferns' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  const notices = page.getByRole('region', { name: /Notifications/ })
  await expect.element(notices.getByText('1 file in the trash belongs to it.')).toBeVisible()
  await userEvent.click(notices.getByRole('button', { name: 'Show trash' }))
  await expect.element(page.getByRole('main').getByText('fern.avif')).toBeVisible()
})
