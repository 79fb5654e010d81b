import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnswerAt } from '../../api/call-types.ts'
import { address, draft, serving } from '../../testing/desk.ts'
import { updateId } from '../../testing/documents.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

type Here = AnswerAt<'POST /api/presence'>['people'][number]

const here = 'POST /api/presence'
const somebody = (user: string, username: string, locale: Here['locale']): Here => ({
  ...{ id: updateId, user, username, locale, field: null },
  seenAt: '2026-11-20T08:00:00.000Z',
})
const maarja = somebody('u2', 'Maarja', 'et')
const nikos = somebody('u3', 'Nikos', null)

/** A server that tells who comes and goes while it happens. */
function telling(server: FakeServer) {
  let tell: (message: object) => void = () => {}
  const listens = Promise.withResolvers<void>()
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (message) =>
          controller.enqueue(
            new TextEncoder().encode(`id: 1\nevent: presence\ndata: ${JSON.stringify(message)}\n\n`),
          )
        listens.resolve()
      },
    })
  const fetch: FakeServer['fetch'] = async (input, init) =>
    String(input).startsWith('/api/live')
      ? new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
      : server.fetch(input, init)
  const says = async (who: Here, isHere: boolean) => {
    await listens.promise
    tell({ ...who, type: 'updates', isHere })
  }
  return { server: { ...server, fetch }, says }
}

const stack = page.getByRole('button', { name: 'Who else is here' })

describe('whoever else has a document open', () => {
  it('is named, with the language that each writes in', async () => {
    const server = serving(draft(), { [here]: () => ({ people: [maarja, nikos] }) })
    await renderAdmin(address, server)
    await expect.element(stack).toHaveAccessibleDescription('Maarja and Nikos')
    await userEvent.click(stack)
    const people = page.getByRole('listitem')
    await expect.element(people.filter({ hasText: 'Maarja' }).getByText('Writing in Estonian')).toBeVisible()
    await expect
      .element(people.filter({ hasText: 'Nikos' }).getByText('Nikos', { exact: true }))
      .toBeVisible()
    expect(page.getByText(/^Writing in/).elements()).toHaveLength(1)
    expect(server.askedAt(here)[0]?.body).toEqual({ type: 'updates', id: updateId, locale: 'en' })
  })

  it('is shown on coming, and no longer after leaving', async () => {
    const { server, says } = telling(serving(draft()))
    await renderAdmin(address, server)
    await expect.poll(() => server.askedAt(here).length).toBe(1)
    expect(stack.elements()).toEqual([])
    server.answer({ [here]: () => ({ people: [maarja] }) })
    await says(maarja, true)
    await expect.element(stack).toHaveAccessibleDescription('Maarja')
    await says(maarja, false)
    await expect.element(stack).not.toBeInTheDocument()
  })

  it('is told when one leaves oneself', async () => {
    const server = serving(draft())
    const shown = await renderAdmin(address, server)
    await expect.poll(() => server.askedAt(here).length).toBe(1)
    shown.close()
    await expect
      .poll(() => server.askedAt(here).at(-1)?.body)
      .toEqual({ type: 'updates', id: updateId, left: true })
  })
})
