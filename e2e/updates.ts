/** Updates for tests: each test creates its own through the API, and leaves those of others alone. */
import { z } from 'zod'
import { documentWithLayers, signIn } from '../tools/testing/editor.ts'

export interface Update {
  readonly id: string
  readonly slug: string
}

/** Creates an update that is public in English and in other languages, by default Greek. */
export async function publishedUpdate(
  url: string,
  texts: { title: string; body: string },
  others: readonly ('et' | 'el')[] = ['el'],
): Promise<Update> {
  const editor = await signIn(url)
  const slug = `update-${crypto.randomUUID()}`
  const data = { ...texts, slug }
  const created = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data,
  })
  const path = `/api/documents/updates/${created.id}`
  for (const other of others) await editor.call('PUT', `${path}/${other}`, z.unknown(), { version: 0, data })
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const versions = Object.entries(layers).filter(([, { version }]) => version > 0)
  await editor.call('POST', `${path}/publish`, z.unknown(), {
    layers: Object.fromEntries(versions.map(([layer, { version }]) => [layer, version])),
  })
  return { id: created.id, slug }
}
