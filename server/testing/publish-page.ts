/** Publishes an own page with a text, through the API. */
import { expect } from 'vitest'
import type { Client } from './http-client.ts'

export async function publishPage(editor: Client, slug: string, body: string): Promise<string> {
  const path = '/api/documents/pages'
  const data = { title: slug, slug, body }
  const created = (await editor.post(path, { locale: 'en', data })).json()
  const shared = await editor.put(`${path}/${created.id}/*`, { version: 0, data: { template: 'wide' } })
  const layers = { en: created.layers.en.version, '*': shared.json().layer.version }
  const response = await editor.post(`${path}/${created.id}/publish`, { layers })
  expect(response.status, response.text).toBe(200)
  return created.id
}

/** Changes and publishes the text of an own page. */
export async function changePage(editor: Client, id: string, body: string): Promise<void> {
  const path = `/api/documents/pages/${id}` as const
  const { layers } = (await editor.get(path)).json()
  const saved = await editor.put(`${path}/en`, { version: layers.en.version, data: { body } })
  const response = await editor.post(`${path}/publish`, { layers: { en: saved.json().layer.version } })
  expect(response.status, response.text).toBe(200)
}
