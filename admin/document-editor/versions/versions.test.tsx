import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, layerOf, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, english, saving, serving, title } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const list = 'GET /api/documents/{type}/{id}/{locale}/versions'
const compare = 'GET /api/documents/{type}/{id}/{locale}/versions/compare'
const restore = 'POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore'
const drawer = page.getByRole('dialog')

const version = (number: number, note: string | null = null) => ({
  ...{ number, note, by: 'Maarja', imported: false },
  at: `2026-11-${String(10 + number).padStart(2, '0')}T08:00:00.000Z`,
})
const document = updateOf({ en: { status: 'changed', version: 3, publishedVersion: 2, data: english } })
const history: Responses = {
  [list]: () => ({ items: [version(3), version(2), version(1, 'Before the trials')], next: null }),
  [compare]: () => ({
    ...{ from: version(1, 'Before the trials'), to: version(3) },
    fields: [
      {
        ...{ as: 'words', field: 'title' },
        segments: [
          { kind: 'removed', text: 'Summer' },
          { kind: 'added', text: 'Autumn' },
        ],
      },
      {
        ...{ as: 'blocks', field: 'body' },
        blocks: [
          { kind: 'added', text: 'Leaves fall.' },
          { kind: 'same', text: 'The end.' },
        ],
      },
    ],
  }),
  [restore]: ({ params }) => ({
    layer: layerOf('en', {
      ...{ status: 'changed', version: params.number === '1' ? 4 : 5, publishedVersion: 2 },
      data: { ...english, title: params.number === '1' ? 'Summer' : 'Autumn' },
    }),
    merged: [],
    errors: [],
  }),
}

describe('Versions drawer', () => {
  it('shows imported versions and deleted authors', async () => {
    const items = [
      { ...version(2), by: null },
      { ...version(1), by: null, imported: true },
    ]
    await renderAdmin(
      `${address}?panel=versions`,
      serving(document, { ...history, [list]: () => ({ items, next: null }) }),
    )
    const entries = drawer.getByRole('listitem')
    await expect.element(entries.nth(0)).toMatchTextContent(/Deleted user/)
    await expect.element(entries.nth(1)).toMatchTextContent(/Imported/)
  })

  it('shows authors and marks the published and the newest version', async () => {
    await renderAdmin(`${address}?panel=versions`, serving(document, history))
    const entries = drawer.getByRole('listitem')
    await expect.element(entries.nth(0)).toMatchTextContent(/Version 3.*Current/)
    await expect.element(entries.nth(1)).toMatchTextContent(/Version 2.*Published/)
    await expect.element(entries.nth(2)).toMatchTextContent(/Before the trials/)
    await expectNoViolations()
  })

  it('compares versions by field, restores one and undoes it', async () => {
    const server = serving(document, history)
    const shown = await renderAdmin(`${address}?panel=versions`, server)
    await userEvent.click(drawer.getByRole('button', { name: 'Compare with current: version 1' }))
    await expect.element(drawer.getByRole('heading', { name: 'Changes' })).toBeVisible()
    expect(shown.address()).toBe(`${address}?panel=versions&from=1&to=draft`)
    expect(server.requestsTo(compare)[0]?.query).toEqual({ from: '1', to: 'draft' })
    const titleGroup = drawer.getByRole('group', { name: 'Title' })
    await expect.element(titleGroup).toMatchTextContent(/Summer/)
    await expect.element(titleGroup).toMatchTextContent(/Autumn/)
    await expect.element(drawer.getByRole('group', { name: 'Text' })).toMatchTextContent(/Leaves fall\./)
    await expectNoViolations()

    await userEvent.click(drawer.getByRole('button', { name: 'Restore version 1' }))
    await expect.element(title).toHaveValue('Summer')
    expect(server.requestsTo(restore)[0]?.body).toEqual({ version: 3 })
    await expect.poll(shown.address).toBe(address)
    await userEvent.click(
      page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }),
    )
    await expect.element(title).toHaveValue('Autumn')
    expect(server.requestsTo(restore).map(({ params }) => params.number)).toEqual(['1', '3'])
  })

  it('undoes a restored version to the text that was just typed', async () => {
    const server = serving(document, { ...history, ...saving })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Versions' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Compare with current: version 1' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Restore version 1' }))
    await userEvent.click(
      page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }),
    )
    await expect.poll(() => server.requestsTo(restore).length).toBe(2)
    const [first, undone] = server.requestsTo(restore)
    expect(undone?.params.number).toBe(String(first?.body.version))
    expect(first?.body.version).toBeGreaterThan(3)
  })

  it('shows those of the content in all languages again after a reload', async () => {
    const server = serving(document, history)
    const shown = await renderAdmin(`${address}?panel=versions`, server)
    await userEvent.click(drawer.getByText('All languages', { exact: true }))
    await expect.poll(shown.address).toBe(`${address}?panel=versions&layer=*`)
    shown.close()
    await renderAdmin(`${address}?panel=versions&layer=*&from=1&to=draft`, server)
    await expect.poll(() => server.requestsTo(compare).map(({ params }) => params.locale)).toEqual(['*'])
  })

  it('compares a version with the one before it in the list, because autosaves leave gaps', async () => {
    const items = [version(5), version(2)]
    const server = serving(document, { ...history, [list]: () => ({ items, next: null }) })
    await renderAdmin(`${address}?panel=versions`, server)
    await userEvent.click(drawer.getByRole('button', { name: 'Changes in this version: 5' }))
    await expect.element(drawer.getByRole('heading', { name: 'Changes' })).toBeVisible()
    await expect.poll(() => server.requestsTo(compare)[0]?.query).toEqual({ from: '2', to: '5' })
  })

  it('compares formatted text or source, as last selected', async () => {
    const segments = [
      { kind: 'same' as const, text: '- Use ' },
      { kind: 'removed' as const, text: 'linen' },
      { kind: 'added' as const, text: '**cotton**' },
    ]
    const blocks = [
      { kind: 'same' as const, text: '## Paper' },
      { kind: 'changed' as const, segments },
    ]
    const responses: Responses = {
      ...history,
      [compare]: () => ({
        ...{ from: version(1), to: version(3) },
        fields: [{ as: 'blocks', field: 'body', blocks }],
      }),
    }
    localStorage.setItem('cyanotype:comparison', 'source')
    await renderAdmin(`${address}?panel=versions&from=1&to=draft`, serving(document, responses))
    const text = drawer.getByRole('group', { name: 'Text' })
    await expect.element(text).toMatchTextContent(/\*\*cotton\*\*/)
    await userEvent.click(drawer.getByText('Formatted', { exact: true }))
    await expect.element(text).toMatchTextContent(/• Use/)
    await expect.element(text).not.toMatchTextContent(/\*\*/)
    const [added] = text.element().querySelectorAll('.diff-merged ins > strong')
    expect(added?.textContent).toBe('cotton')
    expect(localStorage.getItem('cyanotype:comparison')).toBe('formatted')
    await expectNoViolations()
  })

  it('compares source also while the browser has no room for the choice', async () => {
    const { setItem } = Storage.prototype
    const full = vi.spyOn(Storage.prototype, 'setItem')
    full.mockImplementation(function (this: Storage, key, value) {
      if (key === 'cyanotype:comparison') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    onTestFinished(() => full.mockRestore())
    await renderAdmin(`${address}?panel=versions&from=1&to=3`, serving(document, history))
    await userEvent.click(drawer.getByText('Source', { exact: true }))
    await expect.element(drawer.getByRole('radio', { name: 'Source' })).toBeChecked()
    full.mockRestore()
    await userEvent.click(drawer.getByText('Formatted', { exact: true }))
    expect(localStorage.getItem('cyanotype:comparison')).toBe('formatted')
  })

  it('keeps the focus in the comparison and in the list after it', async () => {
    await renderAdmin(`${address}?panel=versions`, serving(document, history))
    await userEvent.click(drawer.getByRole('button', { name: 'Compare with current: version 2' }))
    await expect.element(page.getByRole('dialog', { name: 'Changes' })).toHaveFocus()
    await userEvent.click(drawer.getByRole('button', { name: 'Back to all versions' }))
    await expect.element(page.getByRole('dialog', { name: 'Versions' })).toHaveFocus()
  })

  it('loads a comparison again on request', async () => {
    const server = serving(document, {
      ...history,
      [compare]: () => new Refused(503, 'database_unavailable'),
    })
    await renderAdmin(`${address}?panel=versions&from=1&to=3`, server)
    const retry = drawer.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    server.respond(history)
    await userEvent.click(retry)
    await expect.element(drawer.getByRole('group', { name: 'Title' })).toBeVisible()
  })

  it('closes when a version is refused, and the reason receives the focus', async () => {
    const taken = () => new Refused(409, 'Another document has this slug.')
    await renderAdmin(
      `${address}?panel=versions&from=1&to=draft`,
      serving(document, { ...history, [restore]: taken }),
    )
    await userEvent.click(drawer.getByRole('button', { name: 'Restore version 1' }))
    await expect.element(drawer).not.toBeInTheDocument()
    const reason = page.getByRole('alert').filter({ hasText: 'Another document has this slug.' })
    await expect.element(reason).toHaveFocus()
  })

  it('is read-only for a viewer', async () => {
    const server = serving(document, { ...history, ...signedIn({ ...editor, role: 'viewer' }) })
    await renderAdmin(`${address}?panel=versions&from=1&to=draft`, server)
    await expect.element(drawer.getByRole('group', { name: 'Title' })).toBeVisible()
    expect(drawer.getByRole('button', { name: /^Restore/ }).elements()).toEqual([])
  })

  it('shows a load error and retries', async () => {
    const server = serving(document, { ...history, [list]: () => new Refused(400, 'The archive sleeps.') })
    await renderAdmin(`${address}?panel=versions`, server)
    await expect.element(drawer.getByText('The archive sleeps.')).toBeVisible()
    server.respond(history)
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }))
    await expect.element(drawer.getByText('Before the trials')).toBeVisible()
  })
})
