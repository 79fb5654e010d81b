import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateId } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import { address, draft, serving, text, title } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const here = 'POST /api/presence'
const moved = 'POST /api/presence/caret'
const maarja = { user: 'u2', username: 'Maarja' }
const present = { ...maarja, id: updateId, locale: 'en' as const, field: null }
const responses = {
  [here]: () => ({ people: [{ ...present, seenAt: '2026-11-20T08:00:00.000Z' }] }),
  [moved]: () => undefined,
}
const caretAt = (place: { field: string; text: string; block?: number }) => ({
  ...{ type: 'updates', id: updateId, locale: 'en', block: 0, offset: place.text.length },
  ...maarja,
  ...place,
})

const caret = () => document.querySelector<HTMLElement>('.user-caret')
const caretText = () => document.querySelector<HTMLElement>('.user-caret-words')

beforeEach(() => localStorage.clear())

describe('Carets of several users', () => {
  it('are sent only while another user is there', async () => {
    const { server, sendEvent } = withEventStream(
      serving(draft(), { ...responses, [here]: () => ({ people: [] }) }),
    )
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Fern')
    await expect.poll(() => server.requestsTo(here).length).toBe(1)
    expect(server.requestsTo(moved)).toEqual([])
    await sendEvent('presence', { ...present, type: 'updates', isHere: true })
    await expect
      .poll(() => server.requestsTo(moved)[0]?.body)
      .toMatchObject({
        ...{ type: 'updates', id: updateId, locale: 'en', field: 'title', block: 0 },
        ...{ text: 'Fern', offset: 4 },
      })
    await userEvent.keyboard('s')
    await expect.poll(() => server.requestsTo(moved).at(-1)?.body.text).toBe('Ferns')
  })

  it('name the block of a rich text and the words around', async () => {
    const server = serving(draft(), responses)
    await renderAdmin(address, server)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Blue')
    await expect
      .poll(() => server.requestsTo(moved).at(-1)?.body)
      .toMatchObject({
        ...{ field: 'body', text: 'Blue', offset: 4 },
      })
    expect(server.requestsTo(moved).at(-1)?.body.block).toBeGreaterThan(0)
  })

  it('are shown at the words of the text, and below it with words that it lacks', async () => {
    const { server, sendEvent } = withEventStream(serving(draft(), responses))
    await renderAdmin(address, server)
    await expect.element(text).toBeVisible()
    const paragraph = document.querySelector('.text-view > p')?.textContent ?? ''
    expect(paragraph).not.toBe('')
    await sendEvent('caret', caretAt({ field: 'body', text: paragraph }))
    await expect.poll(caret).toBeVisible()
    expect(document.querySelector('.user-caret-name')).toHaveTextContent('Maarja')
    expect(caretText()).not.toBeVisible()
    await sendEvent('caret', caretAt({ field: 'body', text: `${paragraph} More.` }))
    await expect.poll(caretText).toBeVisible()
    expect(caretText()).toHaveTextContent(`${paragraph} More.`)
  })

  it('end when the user leaves', async () => {
    const { server, sendEvent } = withEventStream(serving(draft(), responses))
    await renderAdmin(address, server)
    await expect.element(title).toBeVisible()
    await sendEvent('caret', caretAt({ field: 'title', text: 'Elsewhere' }))
    await expect.poll(caretText).toBeVisible()
    await sendEvent('presence', { ...present, type: 'updates', isHere: false })
    await expect.poll(caret).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Other users' })).not.toBeInTheDocument()
  })
})
