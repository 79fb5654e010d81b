import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyOnClick } from './copy-markdown.ts'

/** The link, as the listener finds it. */
class FakeLink {
  readonly href = 'https://house.example/docs.md'
  readonly dataset = { copy: 'Copied' }
  textContent = 'Copy as Markdown'
  readonly closest = (selector: string) => (selector === 'a[data-copy]' ? this : null)
  readonly dispatchEvent = () => true
}

type Listener = (event: object) => void
let listeners: Listener[]
const write = vi.fn(async () => {})

beforeEach(() => {
  listeners = []
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('ClipboardItem', class {})
  vi.stubGlobal('navigator', { clipboard: { write } })
  vi.stubGlobal('fetch', async () => new Response('# Guide'))
  vi.stubGlobal('document', {
    body: { addEventListener: (_: string, listener: Listener) => listeners.push(listener) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows that the page was copied, and then its label again, also after a second press', async () => {
  const link = new FakeLink()
  const press = async () => {
    for (const listener of listeners) listener({ target: link, preventDefault() {} })
    await vi.advanceTimersByTimeAsync(0)
  }
  copyOnClick()
  await press()
  expect(link.textContent).toBe('Copied')
  await vi.advanceTimersByTimeAsync(1_000)
  await press()
  expect(write).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(link.textContent).toBe('Copy as Markdown')
})
