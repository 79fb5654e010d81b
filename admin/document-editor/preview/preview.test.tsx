import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateId } from '../../testing/documents.ts'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, saving, serving, title } from '../../testing/open-test-document.ts'
import { drawn, frame, pageOfDraft } from '../../testing/previewed-page.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const requested = 'POST /api/documents/{type}/{id}/preview'
const part = `${address}?part=preview`

/** The message that a page sends when the content of a field is selected. */
const pointAt = (field: string) => ({
  type: 'cyanotype:preview:source',
  payload: { type: 'updates', id: updateId, locale: 'en', field },
})
describe('Preview pane', () => {
  it('opens on request, has a name and focuses the field of the selected content', async () => {
    const url = pageOfDraft()
    const server = serving(draft(), {
      [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }),
    })
    const shown = await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Preview' }))
    expect(shown.address()).toBe(part)
    const inside = await drawn()
    expect(server.requestsTo(requested)[0]?.body).toEqual({ locale: 'en' })
    await expect.element(page.getByTitle('Page preview')).toBeVisible()
    await expectNoViolations()
    inside.querySelector('h1')?.click()
    await expect.element(title).toHaveFocus()
  })

  it('reloads after a save', async () => {
    const url = pageOfDraft()
    const responses = {
      [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }),
      ...saving,
    }
    await renderAdmin(part, serving(draft(), responses))
    const inside = await drawn()
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => inside.body.dataset.told).toBe('nuxt-content:editor:file-changed')
  })

  it('sends messages only to its own origin', async () => {
    const url = pageOfDraft()
    const responses = {
      [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }),
      ...saving,
    }
    await renderAdmin(part, serving(draft(), responses))
    const inside = await drawn()
    if (inside.defaultView === null) throw new Error('The page has no window.')
    const send = vi.spyOn(inside.defaultView, 'postMessage')
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    // The autosave may send a message, too.
    await expect.poll(() => new Set(send.mock.calls.map(([, to]) => to))).toEqual(new Set([location.origin]))
  })

  it('accepts messages only from its own window and origin', async () => {
    const url = pageOfDraft()
    await renderAdmin(
      part,
      serving(draft(), { [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }) }),
    )
    await drawn()
    const own = frame().contentWindow
    const say = (from: MessageEventInit, field: string) =>
      window.dispatchEvent(new MessageEvent('message', { ...from, data: pointAt(field) }))
    const focused: EventTarget[] = []
    const note = ({ target }: FocusEvent) => void (target && focused.push(target))
    document.addEventListener('focusin', note)
    onTestFinished(() => document.removeEventListener('focusin', note))
    say({ source: window, origin: location.origin }, 'title')
    say({ source: null, origin: location.origin }, 'title')
    say({ source: own, origin: 'https://elsewhere.example' }, 'title')
    say({ source: own, origin: 'null' }, 'title')
    say({ source: own, origin: location.origin }, 'excerpt')
    await expect.element(page.getByLabelText('Summary', { exact: true })).toHaveFocus()
    expect(focused).not.toContain(title.element())
  })

  it('has the width of a phone', async () => {
    const url = pageOfDraft()
    await renderAdmin(
      part,
      serving(draft(), { [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }) }),
    )
    await drawn()
    await userEvent.click(page.getByRole('radio', { name: 'Phone' }))
    await expect.poll(() => frame().style.inlineSize).toBe('390px')
  })

  it('shows why the preview failed and retries', async () => {
    const server = serving(draft(), { [requested]: () => new Refused(400, 'The press stands still.') })
    await renderAdmin(part, server)
    await expect.element(page.getByText('The press stands still.')).toBeVisible()
    const url = pageOfDraft()
    server.respond({ [requested]: () => ({ id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }) })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await drawn()
  })
})
