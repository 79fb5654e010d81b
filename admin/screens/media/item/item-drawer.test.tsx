/** Working through several files in the drawer. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../../testing/documents.ts'
import type { Responses } from '../../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../../testing/fake-server.ts'
import { mediaItem } from '../../../testing/media.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

const idOf = (number: number) => `01a1f818-b0d7-7000-8c36-${String(number).padStart(12, '0')}`
const nets = [1, 2, 3].map((number) =>
  mediaItem({
    id: idOf(number),
    kind: 'drawing',
    name: `net-${number}.svg`,
    src: 'data:image/svg+xml,<svg/>',
  }),
)

const library: Responses = {
  ...signedIn(),
  'GET /api/media': () => ({ items: nets, next: null }),
  'GET /api/media/folders': () => ({ items: [] }),
  'GET /api/media/{id}': ({ params }) => {
    const item = nets.find(({ id }) => id === params.id)
    return item ? { ...item, duplicates: [] } : new Refused(404, 'not_found')
  },
  'GET /api/uses/{kind}/{id}': () => ({ items: [], next: null }),
}

const drawer = () => page.getByRole('dialog')

it('keeps the focus on the button for the next file, also at the last one', async () => {
  await renderAdmin(`/admin/media?open=${idOf(1)}`, fakeServer(library))
  const next = drawer().getByRole('button', { name: 'Next file' })
  await expect.element(drawer().getByRole('heading', { name: 'net-1.svg' })).toBeVisible()
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer().getByRole('heading', { name: 'net-2.svg' })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer().getByRole('heading', { name: 'net-3.svg' })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
})

it('says only of the images of a folder that they have alt text when it showed no others', async () => {
  const [net = mediaItem()] = nets
  let isDescribed = false
  const server = fakeServer({
    ...library,
    'GET /api/media': () => ({ items: isDescribed ? [] : [net], next: null }),
    'PATCH /api/media/{id}': () => {
      isDescribed = true
      return { ...net, version: 2, alts: { el: 'Δίχτυ' } }
    },
  })
  await renderAdmin('/admin/media?missing=el&folder=none', server)
  await userEvent.click(page.getByRole('button', { name: 'Add alt text' }))
  await userEvent.fill(drawer().getByRole('textbox', { name: 'In Greek' }), 'Δίχτυ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No matching files')).toBeVisible()
  const notices = page.getByRole('region', { name: /Notifications/ })
  await expect.element(notices.getByText('All images in this list have alt text in Greek')).toBeVisible()
})

it('stays open with the reason and the uses when a file cannot be deleted permanently', async () => {
  const [net = mediaItem()] = nets
  const trashed = { ...net, trashedAt: '2026-11-20T08:00:00.000Z' }
  const server = fakeServer({
    ...library,
    'GET /api/media': () => ({ items: [trashed], next: null }),
    'GET /api/media/{id}': () => ({ ...trashed, duplicates: [] }),
    'DELETE /api/media/{id}': () => new Refused(409, 'media_in_use', { message: 'This file is still used.' }),
  })
  await renderAdmin(`/admin/media?trashed=true&open=${net.id}`, server)
  await userEvent.click(drawer().getByRole('button', { name: 'Delete permanently' }))
  const question = page.getByRole('alertdialog', { name: 'Delete 1 file permanently' })
  await userEvent.click(question.getByRole('button', { name: 'Delete 1 file permanently' }))
  await expect.element(drawer().getByRole('alert').getByText('This file is still used.')).toBeVisible()
  await expect.element(drawer().getByRole('heading', { name: 'net-1.svg' })).toBeVisible()
  await expect.element(page.getByText('Could not change 1 file')).not.toBeInTheDocument()
})

it('leaves the focus at the list when its file is moved to the trash', async () => {
  let items = nets
  const server = fakeServer({
    ...library,
    'GET /api/media': () => ({ items, next: null }),
    'POST /api/media/{id}/trash': ({ params }) => {
      items = nets.filter(({ id }) => id !== params.id)
      return { ...mediaItem(), trashedAt: '2026-11-20T08:00:00.000Z' }
    },
  })
  await renderAdmin('/admin/media', server)
  await userEvent.click(page.getByRole('button', { name: 'net-1.svg' }))
  await userEvent.click(drawer().getByRole('button', { name: 'Move to trash' }))
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.className).toBe('media-items')
})

it('says that only content in a removed language uses a file', async () => {
  setSiteLocales(['en', 'et'])
  onTestFinished(() => setSiteLocales(interfaceLocales))
  const use = { type: 'updates', id: idOf(9), title: 'Βρύα', layer: 'el', state: 'public' } as const
  const server = fakeServer({
    ...library,
    'GET /api/uses/{kind}/{id}': () => ({
      items: [{ ...use, field: 'cover', name: idOf(1), count: 1 }],
      next: null,
    }),
  })
  await renderAdmin(`/admin/media?open=${idOf(1)}`, server)
  await expect.element(drawer().getByRole('link', { name: 'Βρύα' })).toBeVisible()
  await expect.element(drawer().getByText('In a removed language: Greek')).toBeVisible()
  await expect.element(drawer().getByText('Published')).not.toBeInTheDocument()
})

it('names a file that the list has not loaded', async () => {
  const [net = mediaItem()] = nets
  const elsewhere = { ...library, 'GET /api/media': () => ({ items: [], next: null }) }
  await renderAdmin(`/admin/media?open=${net.id}`, fakeServer(elsewhere))
  await expect.element(page.getByRole('dialog', { name: 'net-1.svg' })).toBeVisible()
})
