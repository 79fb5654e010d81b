/** Media fields: one file, or an ordered list. */
import { list, media } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.field', message: 'Word' }
async function focusOn(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
}
const labelled = (message: string) => ({ label: { id: `test.${message}`, message } })

describe('Media field', () => {
  const id = '0192f0c1-7a3b-7c4d-8e5f-0123456789ab'
  const picture = {
    ...{ id, version: 1, kind: 'picture' as const, type: 'image/webp', name: 'fern.webp', bytes: 12 },
    ...{ src: '/x.webp', width: 4, height: 3, alt: 'A fern', caption: 'Plate 114', duplicates: [] },
    ...{
      alts: { en: 'A fern' },
      captions: {},
      focal: null,
      crop: null,
      whole: { src: '/x.webp' },
      folder: null,
    },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', changedAt: '2026-11-20T08:00:00.000Z', trashedAt: null },
  }
  const server = fakeServer({
    'GET /api/media': () => ({ items: [picture], next: null }),
    'GET /api/media/folders': () => ({ items: [] }),
    'GET /api/media/{id}': () => picture,
  })

  it('selects a file from the library, lists missing alt texts, removes and restores it', async () => {
    const shown = await renderField(media({ label }), { server })
    await userEvent.click(page.getByRole('button', { name: 'Choose image' }))
    await userEvent.click(page.getByRole('button', { name: 'fern.webp' }))
    expect(shown.value()).toBe(id)
    await expect.element(page.getByRole('group', { name: 'A fern' })).toBeVisible()
    await expect.element(page.getByText('Alt text missing in Estonian and Greek')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    expect(shown.value()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toBe(id)
  })

  it('sorts several files and removes one of them', async () => {
    const gallery = list(media(labelled('picture')), labelled('gallery'))
    const other = `${id.slice(0, -1)}c`
    const shown = await renderField(gallery, { server, value: [id, other] })
    await focusOn(page.getByRole('button', { name: 'picture 2: Move up' }))
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toEqual([other, id])
    await userEvent.click(page.getByRole('button', { name: 'Remove picture 1' }))
    expect(shown.value()).toEqual([id])
    await userEvent.click(page.getByRole('button', { name: 'Add images' }))
    await userEvent.click(page.getByRole('button', { name: 'fern.webp' }))
    await userEvent.click(page.getByRole('button', { name: 'Choose 1 file' }))
    expect(shown.value()).toEqual([id, id])
  })

  it('restores a removed file and keeps later changes', async () => {
    const gallery = list(media(labelled('picture')), labelled('gallery'))
    const [second, third] = [`${id.slice(0, -1)}c`, `${id.slice(0, -1)}d`]
    const shown = await renderField(gallery, { server, value: [id, second] })
    await userEvent.click(page.getByRole('button', { name: 'Remove picture 1' }))
    shown.set([second, third])
    await expect.element(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toEqual([id, second, third])
  })

  it('reports a deleted file, which can be replaced or removed', async () => {
    const empty = fakeServer({ 'GET /api/media/{id}': () => new Refused(404, 'not_found') })
    const shown = await renderField(media({ label }), { server: empty, value: id })
    await expect.element(page.getByText('no longer in the library', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    expect(shown.value()).toBeNull()
  })

  it('reports a file in the trash', async () => {
    const thrown = { ...picture, trashedAt: '2026-11-21T08:00:00.000Z' }
    const full = fakeServer({ 'GET /api/media/{id}': () => thrown })
    await renderField(media({ label }), { server: full, value: id })
    await expect.element(page.getByText('In trash')).toBeVisible()
  })

  it('has no buttons when it is read-only', async () => {
    await renderField(media({ label }), { server, value: id, readOnly: true })
    await expect.element(page.getByRole('group', { name: 'A fern' })).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})
