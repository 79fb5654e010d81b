/** Common steps of an editor in one line each, through the API. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { expect } from 'vitest'
import type { Client } from './http-client.ts'

/** Creates and publishes an update in one locale, through the API. */
export async function publishUpdate(editor: Client, locale: Locale, title: string, slug: string) {
  const data = { title, slug, body: `${title} in full.` }
  const created = (await editor.post('/api/documents/updates', { locale, data })).json()
  const layers = { [locale]: created.layers[locale].version, '*': created.layers['*'].version }
  const shared = layers['*'] === 0 ? await saveShared(editor, created.id) : layers['*']
  const response = await editor.post(`/api/documents/updates/${created.id}/publish`, {
    layers: { ...layers, '*': shared },
  })
  expect(response.status).toBe(200)
  return created.id
}

async function saveShared(editor: Client, id: string): Promise<number> {
  const saved = await editor.put(`/api/documents/updates/${id}/*`, { version: 0, data: { author: 'Ada' } })
  return saved.json().layer.version
}

/** Changes and publishes the title of an update. */
export async function changeTitle(editor: Client, id: string, locale: Locale, title: string): Promise<void> {
  const { layers } = (await editor.get(`/api/documents/updates/${id}`)).json()
  const saved = await editor.put(`/api/documents/updates/${id}/${locale}`, {
    version: layers[locale].version,
    data: { title },
  })
  const { version } = saved.json().layer
  const response = await editor.post(`/api/documents/updates/${id}/publish`, {
    layers: { [locale]: version },
  })
  expect(response.status).toBe(200)
}

export async function idOf(editor: Client, slug: string): Promise<string> {
  const { items } = (await editor.get('/api/documents/updates')).json()
  const found = items.find(({ slugs }) => Object.values(slugs).includes(slug))
  expect(found, slug).toBeDefined()
  return String(found?.id)
}

/** Returns the token of a preview of an English draft. */
export async function previewToken(editor: Client, id: string): Promise<string> {
  const response = await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })
  const token = URL.parse(response.json().url, 'http://house.example')?.searchParams.get('preview')
  expect(token).toBeTruthy()
  return String(token)
}
