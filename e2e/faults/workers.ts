/** Workers that change content without a pause. Each logs a change once its response is read. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import { documentWithLayers, savedDraft } from '../../tools/testing/editor.ts'

/** A confirmed change, which must survive. */
export type ConfirmedChange =
  | { readonly kind: 'save'; readonly document: string; readonly version: number; readonly title: string }
  | { readonly kind: 'publish'; readonly document: string; readonly version: number }
  | { readonly kind: 'upload'; readonly id: string; readonly src: string }

/** Works until the server no longer answers. */
export type Worker = (editor: Editor, log: ConfirmedChange[]) => Promise<never>

export const saver: Worker = async (editor, log) => {
  const first = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data: {},
  })
  let version = first.layers.en?.version ?? 0
  for (let save = 1; ; save += 1) {
    version = await saveLogged({
      editor,
      log,
      document: first.id,
      version,
      title: `Save ${save} of ${first.id}`,
    })
  }
}

/** Publishes each title at once. */
export const publisher: Worker = async (editor, log) => {
  const data = { slug: `public-${Math.random().toString(36).slice(2)}`, body: 'In the sun.' }
  const first = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data: { ...data, title: 'First' },
    shared: { author: 'Maria' },
  })
  let version = first.layers.en?.version ?? 0
  for (let round = 1; ; round += 1) {
    const shared = round === 1 ? { '*': 1 } : {}
    const path = `/api/documents/updates/${first.id}/publish`
    await editor.call('POST', path, documentWithLayers, { layers: { en: version, ...shared } })
    log.push({ kind: 'publish', document: first.id, version })
    version = await saveLogged({
      editor,
      log,
      document: first.id,
      version,
      title: `Round ${round} of ${first.id}`,
    })
  }
}

interface LoggedSave {
  readonly editor: Editor
  readonly log: ConfirmedChange[]
  readonly document: string
  readonly version: number
  readonly title: string
}

async function saveLogged({ editor, log, document, version, title }: LoggedSave): Promise<number> {
  const response = await editor.call('PUT', `/api/documents/updates/${document}/en`, savedDraft, {
    version,
    data: { title },
  })
  log.push({ kind: 'save', document, version: response.layer.version, title })
  return response.layer.version
}

/** An overloaded server rejects requests before it does anything: they are sent again. */
export const withRetries = (editor: Editor): Editor => ({
  ...editor,
  async call(...args) {
    for (;;) {
      try {
        return await editor.call(...args)
      } catch (error) {
        if (!String(error).includes('"code":"too_busy"')) throw error
        await pause(100)
      }
    }
  },
})

const library = z.object({ items: z.array(z.object({ id: z.string(), src: z.string() })) })

export const uploader: Worker = async (editor, log) => {
  for (;;) {
    const form = new FormData()
    form.append('file', new Blob([drawing()], { type: 'image/svg+xml' }), 'sun.svg')
    const { items } = await editor.call('POST', '/api/media', library, form)
    log.push(...items.map(({ id, src }) => ({ kind: 'upload', id, src }) as const))
  }
}

/** Each one is different. */
function drawing(): string {
  const sunspots = Array.from({ length: 200 }, () => `<circle cx="${spot()}" cy="${spot()}" r="1"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${sunspots.join('')}</svg>`
}

const spot = () => (Math.random() * 100).toFixed(6)
