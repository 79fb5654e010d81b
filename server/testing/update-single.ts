/** Updates singles as an administrator in one line, through the API. */
import { expect } from 'vitest'
import type { Client } from './http-client.ts'

/** Saves and publishes a single: its English and its shared layer. */
export async function say(owner: Client, name: string, english: object, shared: object): Promise<void> {
  const path = `/api/documents/${name}/${name}`
  const { layers } = (await owner.get(path)).json()
  const numbers: Record<string, number> = {}
  for (const [layer, data] of Object.entries({ en: english, '*': shared })) {
    const saved = await owner.put(`${path}/${layer}`, { version: layers[layer].version, data })
    numbers[layer] = saved.json().layer.version
  }
  expect((await owner.post(`${path}/publish`, { layers: numbers })).status).toBe(200)
}
