/** A previewed page for tests: it reports clicks and records the messages that it receives. */
import { expect, onTestFinished } from 'vitest'
import { updateId } from './documents.ts'

/** Returns its URL. */
export function pageOfDraft(): string {
  const source = { type: 'updates', id: updateId, locale: 'en', field: 'title' }
  const point = { type: 'cyanotype:preview:source', payload: source }
  const script = `
    const point = (field) => {
      const said = ${JSON.stringify(point)}
      said.payload.field = field
      parent.postMessage(said, '*')
    }
    addEventListener('message', ({ data }) => {
      document.body.dataset.told = data.type
      document.body.dataset.page = data.payload.page
    })`
  const html = `<!doctype html><title>Autumn</title><script>${script}</script>
    <body><h1 data-source="updates/${updateId}/en/title" onclick="point('title')">Autumn</h1></body>`
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

export const frame = () => {
  const found = document.querySelector<HTMLIFrameElement>('.preview-frame iframe')
  if (found === null) throw new Error('There is no preview.')
  return found
}
export const drawn = async () => {
  await expect.poll(() => frame().contentDocument?.querySelector('h1')?.textContent).toBe('Autumn')
  return frame().contentDocument ?? document
}
