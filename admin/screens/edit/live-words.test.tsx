import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, english, saving, serving, text, title } from '../../testing/desk.ts'
import { updateId, updateOf } from '../../testing/documents.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const documentAt = 'GET /api/documents/{type}/{id}'

/** A server that tells what happens while it happens. */
function telling(server: FakeServer) {
  let tell: (message: object) => void = () => {}
  const listens = Promise.withResolvers<void>()
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (message) =>
          controller.enqueue(
            new TextEncoder().encode(`id: 1\nevent: done\ndata: ${JSON.stringify(message)}\n\n`),
          )
        listens.resolve()
      },
    })
  const fetch: FakeServer['fetch'] = async (input, init) =>
    String(input).startsWith('/api/live')
      ? new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
      : server.fetch(input, init)
  const saved = { action: 'document.saved', type: 'updates', id: updateId, layers: ['en'], by: 'other' }
  return { server: { ...server, fetch }, saves: () => listens.promise.then(() => tell(saved)) }
}

describe('what a colleague saves meanwhile', () => {
  const at = (version: number, data: object) =>
    updateOf({ en: { status: 'draft', version, data: { ...english, ...data } } })

  it('comes into the fields that one does not write in, and is named', async () => {
    const { server, saves } = telling(serving(at(3, {}), saving))
    await renderAdmin(address, server)
    await expect.element(text).toMatchTextContent('Leaves fall.')
    server.answer({ [documentAt]: () => at(4, { body: 'Leaves fall.\n\nAnd rain.', excerpt: 'Wet.' }) })
    await saves()
    await expect.element(text).toMatchTextContent('Leaves fall.And rain.')
    await expect.element(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue('Wet.')
    await expect.element(page.getByText('Somebody else worked on this too')).toBeVisible()
  })

  it('leaves what one types as it is, with the caret where it was', async () => {
    const { server, saves } = telling(serving(at(3, {})))
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Home}{ArrowRight}')
    server.answer({ [documentAt]: () => at(4, { excerpt: 'Wet.' }) })
    await saves()
    await expect.element(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue('Wet.')
    await expect.element(title).toHaveValue('Late autumn')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.element(title).toHaveValue('L!ate autumn')
  })
})
