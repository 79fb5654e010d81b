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

it('moves the focus to the file in the place of the one that was moved to the trash', async () => {
  const [first = mediaItem(), ...rest] = items.slice(0, 3)
  let isTrashed = false
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media': () => ({ items: isTrashed ? rest : [first, ...rest], next: null }),
    'GET /api/media/folders': () => ({ items: [] }),
    'POST /api/media/{id}/trash': () => {
      isTrashed = true
      return first
    },
  })
  await renderAdmin('/admin/media', server)
  await expect.element(tile(1)).toBeVisible()
  tile(1).element().focus()
  await userEvent.keyboard('x')
  const bar = page.getByRole('region', { name: 'Selection' })
  bar.getByRole('button', { name: 'Move to trash' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tile(1)).not.toBeInTheDocument()
  await expect.element(tile(2)).toHaveFocus()
})
