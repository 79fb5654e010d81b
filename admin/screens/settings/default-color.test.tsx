import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

vi.mock('@cyanotype/ui/tokens/brand.ts', () => ({ brand: { hue: 150, strength: 1 } }))

function settingsServer() {
  const document = updateOf({ en: { status: 'published', version: 1, publishedVersion: 1 } })
  const layers = { ...document.layers, '*': { ...document.layers['*'], data: { color: '' } } }
  return fakeServer({
    ...signedIn({ ...editor, role: 'owner' }),
    'GET /api/documents/{type}/{id}': () => ({ ...document, type: 'settings', layers }),
    'PUT /api/documents/{type}/{id}/{locale}': ({ body }) => ({
      layer: { ...layers['*'], version: 2, status: 'changed', data: { ...layers['*'].data, ...body.data } },
      ...{ merged: [], errors: [] },
    }),
  })
}

describe('Brand colour where the code has another default', () => {
  it('shows that default, and saves electric cyan as a colour', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    const swatch = page.getByRole('button', { name: 'Default' })
    await expect.element(swatch).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Electric cyan' }))
    const sent = () => server.requestsTo('PUT /api/documents/{type}/{id}/{locale}').at(-1)?.body.data
    await expect.poll(sent).toEqual({ color: '#04c3da' })
    await userEvent.click(swatch)
    await expect.poll(sent).toEqual({ color: '' })
  })
})
