/** Updates singles as an administrator in one line, through the API. */
import { expect } from 'vitest'
import type { Client } from './http-client.ts'

/** Saves and publishes a single: its English and its shared layer. */
export async function say(owner: Client, name: string, english: object, shared: object): Promise<void> {
  const path = `/api/documents/${name}/${name}` as const
  const { layers } = (await owner.get(path)).json()
  const numbers: Record<string, number> = {}
  for (const [layer, data] of [
    ['en', english],
    ['*', shared],
  ] as const) {
    const saved = await owner.put(`${path}/${layer}`, { version: layers[layer].version, data })
    numbers[layer] = saved.json().layer.version
  }
  expect((await owner.post(`${path}/publish`, { layers: numbers })).status).toBe(200)
}

/** Publishes the contact page, with its form unless that is switched off. */
export async function publishContact(owner: Client, { title = 'Contact', form = true } = {}): Promise<void> {
  const { hero } = (await owner.get('/api/documents/contact/contact')).json().layers.en.data
  await say(owner, 'contact', { hero: Object.assign({}, hero, { title }) }, { form })
}
