/** A library with more tiles than are rendered at once. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { mediaItem } from '../../testing/media.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const count = 400
const items = Array.from({ length: count }, (_, at) =>
  mediaItem({
    id: `01a1f818-b0d7-7000-8c36-${String(at + 1).padStart(12, '0')}`,
    kind: 'document',
    name: `plate-${at + 1}.pdf`,
  }),
)
const tile = (number: number) => page.getByRole('button', { name: `plate-${number}.pdf`, exact: true })

it('moves to the last file with End and to the first one with Home, wherever they are', async () => {
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media': () => ({ items, next: null }),
    'GET /api/media/folders': () => ({ items: [] }),
  })
  await renderAdmin('/admin/media', server)
  await expect.element(tile(1)).toBeVisible()
  await expect.element(tile(count)).not.toBeInTheDocument()
  tile(1).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(tile(count)).toHaveFocus()
  await expect.element(tile(1)).not.toBeInTheDocument()
  await userEvent.keyboard('{Home}')
  await expect.element(tile(1)).toHaveFocus()
})
