import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../api/client.ts'
import { editor, updateId } from '../testing/documents.ts'
import { withEventStream } from '../testing/fake-event-stream.ts'
import { address, draft, serving } from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

type Here = ResponseAt<'POST /api/presence'>['people'][number]

const here = 'POST /api/presence'
const somebody = (user: string, username: string, locale: Here['locale']): Here => ({
  ...{ id: updateId, user, username, locale, field: null },
  seenAt: '2026-11-20T08:00:00.000Z',
})
const maarja = somebody('u2', 'Maarja', 'et')
const nikos = somebody('u3', 'Nikos', null)

const stack = page.getByRole('button', { name: 'Other users' })

describe('Presence', () => {
  it('shows other users with the language that they edit', async () => {
    const server = serving(draft(), { [here]: () => ({ people: [maarja, nikos] }) })
    await renderAdmin(address, server)
    await expect.element(stack).toHaveAccessibleDescription('Maarja and Nikos')
    await userEvent.click(stack)
    const people = page.getByRole('listitem')
    await expect.element(people.filter({ hasText: 'Maarja' }).getByText('Editing in Estonian')).toBeVisible()
    await expect
      .element(people.filter({ hasText: 'Nikos' }).getByText('Nikos', { exact: true }))
      .toBeVisible()
    expect(page.getByText(/^Editing in/).elements()).toHaveLength(1)
    expect(server.requestsTo(here)[0]?.body).toEqual({ type: 'updates', id: updateId, locale: 'en' })
  })

  it('shows a user who joins and hides a user who leaves', async () => {
    const { server, sendEvent } = withEventStream(serving(draft()))
    await renderAdmin(address, server)
    await expect.poll(() => server.requestsTo(here).length).toBe(1)
    expect(stack.elements()).toEqual([])
    await sendEvent('presence', { ...maarja, type: 'updates', isHere: true })
    await expect.element(stack).toHaveAccessibleDescription('Maarja')
    await sendEvent('presence', { ...maarja, type: 'updates', isHere: false })
    await expect.element(stack).not.toBeInTheDocument()
  })

  it('keeps a user who joined after the presence response was created', async () => {
    const response = Promise.withResolvers<void>()
    const responses = {
      [here]: async () => {
        await response.promise
        return { people: [] }
      },
    }
    const { server, sendEvent } = withEventStream(serving(draft(), responses))
    await renderAdmin(address, server)
    await expect.poll(() => server.requestsTo(here).length).toBe(1)
    await sendEvent('presence', { ...maarja, type: 'updates', isHere: true })
    await expect.element(stack).toHaveAccessibleDescription('Maarja')
    response.resolve()
    await sendEvent('presence', { ...nikos, type: 'updates', isHere: true })
    await expect.element(stack).toHaveAccessibleDescription('Maarja and Nikos')
  })

  it('ignores a second tab of the same user, so that tabs do not respond to each other', async () => {
    const { server, sendEvent } = withEventStream(serving(draft()))
    await renderAdmin(address, server)
    await expect.poll(() => server.requestsTo(here).length).toBe(1)
    const self = { ...somebody(editor.id, editor.username, 'el'), type: 'updates' }
    await sendEvent('presence', { ...self, isHere: true })
    await sendEvent('presence', { ...maarja, type: 'updates', isHere: true })
    await expect.element(stack).toHaveAccessibleDescription('Maarja')
    expect(server.requestsTo(here)).toHaveLength(1)
    await sendEvent('presence', { ...self, isHere: false })
    await expect.poll(() => server.requestsTo(here).length).toBe(2)
    expect(server.requestsTo(here)[1]?.body).toEqual({ type: 'updates', id: updateId, locale: 'en' })
  })

  it('reports when the user leaves', async () => {
    const server = serving(draft())
    const shown = await renderAdmin(address, server)
    await expect.poll(() => server.requestsTo(here).length).toBe(1)
    shown.close()
    await expect
      .poll(() => server.requestsTo(here).at(-1)?.body)
      .toEqual({ type: 'updates', id: updateId, left: true })
  })
})
