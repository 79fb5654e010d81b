/** Uploads in the media picker that end after something else was chosen, or after it was closed. */
import { list, media } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { mediaItem } from '../../testing/media.ts'
import { renderField } from '../../testing/render-field.tsx'

const labelled = (message: string) => ({ label: { id: `test.${message}`, message } })
const listed = mediaItem({ kind: 'drawing', name: 'net.svg', src: 'data:image/svg+xml,<svg/>' })
const sent = mediaItem({ ...listed, id: '01a1f818-b0d7-7000-8c36-00000000f02d', name: 'sent.svg' })

/** A server that answers an upload when the test resolves it. */
function slowServer() {
  const upload = Promise.withResolvers<void>()
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media': ({ query }) => ({ items: query.upload ? [] : [listed], next: null }),
    'GET /api/media/folders': () => ({ items: [] }),
    'GET /api/media/{id}': () => ({ ...listed, duplicates: [] }),
    'POST /api/media': async () => {
      await upload.promise
      return { items: [{ ...sent, duplicates: [] }] }
    },
  })
  return { server, upload }
}

const dialog = () => page.getByRole('dialog')
const pendingTile = () => dialog().getByRole('group', { name: 'mine.svg' })

async function startUpload(): Promise<void> {
  await expect.element(dialog().getByRole('button', { name: 'Upload' })).toBeVisible()
  const field = document.querySelector<HTMLInputElement>('dialog input[type="file"]')
  if (field === null) throw new Error('There is no field for files.')
  await userEvent.upload(field, new File(['<svg/>'], 'mine.svg', { type: 'image/svg+xml' }))
  await expect.element(pendingTile()).toBeVisible()
}

it('chooses nothing when an upload ends after it was closed', async () => {
  const { server, upload } = slowServer()
  const shown = await renderField(media(labelled('cover')), { server })
  const before = shown.value()
  const choose = page.getByRole('button', { name: 'Choose image' })
  await userEvent.click(choose)
  await startUpload()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.click(choose)
  await expect.element(pendingTile()).toBeVisible()
  upload.resolve()
  await expect.element(pendingTile()).not.toBeInTheDocument()
  await expect.element(dialog()).toBeVisible()
  expect(shown.value()).toBe(before)
})

it('adds an uploaded file to what was selected meanwhile', async () => {
  const { server, upload } = slowServer()
  const gallery = list(media(labelled('picture')), labelled('gallery'))
  const shown = await renderField(gallery, { server, value: [] })
  await userEvent.click(page.getByRole('button', { name: 'Add images' }))
  await startUpload()
  await userEvent.click(dialog().getByRole('button', { name: 'net.svg', exact: true }))
  await expect.element(dialog().getByRole('button', { name: 'Choose 1 file' })).toBeVisible()
  upload.resolve()
  await userEvent.click(dialog().getByRole('button', { name: 'Choose 2 files' }))
  expect(shown.value()).toEqual([listed.id, sent.id])
})
