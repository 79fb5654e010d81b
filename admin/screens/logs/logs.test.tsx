import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, summaryOf } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { AuditEntry } from './queries.ts'

const owner = { ...editor, role: 'owner' as const }
const saved: AuditEntry = {
  number: 7,
  at: '2026-11-20T08:00:00.000Z',
  user: { id: 'u1', username: 'Maarja' },
  address: '192.0.2.7',
  action: 'document.saved',
  type: 'updates',
  id: 'fern',
  details: { before: { title: 'Ferns' }, after: { title: 'Printing ferns' }, version: 3 },
  hash: 'abc',
  document: { titles: { en: 'Printing ferns' }, state: 'kept' },
}

const tom = {
  ...{ id: 'u2', email: 'tom@example.org', username: 'Tom', role: 'editor' as const, locales: [] },
  ...{ collections: null, state: 'active' as const, twoStep: false, hasPassword: true, linkedAt: null },
  ...{ createdAt: saved.at, seenAt: saved.at },
}

const logs: Responses = {
  'GET /api/preferences': () => ({}),
  'GET /api/users': () => ({ items: [] }),
  'GET /api/logs/audit': () => ({ items: [saved], next: null }),
  'GET /api/logs/server': ({ query: { level } }) => ({
    items: [
      {
        number: 1,
        level: level === 'error' ? 'error' : 'info',
        time: '2026-11-20T08:00:00.000Z',
        msg: `Says ${level}`,
      },
    ],
  }),
}

/** Visible text, without what only screen readers announce about changes. */
function plain(element: Element): string {
  const copy = document.createElement('p')
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return copy.textContent
}

it('shows who did what, and expands to the changes', async () => {
  const shown = await renderAdmin('/admin/logs', fakeServer({ ...signedIn(owner), ...logs }))
  await userEvent.click(page.getByRole('link', { name: 'Document saved' }))
  const drawer = page.getByRole('dialog', { name: 'Document saved' })
  await expect.element(drawer.getByText('192.0.2.7')).toBeVisible()
  await expect.element(drawer.getByText('Title')).toBeVisible()
  expect(shown.address()).toBe('/admin/logs?open=7')
  await userEvent.keyboard('{Escape}')
  await expect.poll(shown.address).toBe('/admin/logs')
})

it('names the user whom an entry is about, and every kind of subject', async () => {
  const entry = { ...saved, action: 'user.invited', document: null, details: { after: { username: '•••' } } }
  const items = [
    { ...entry, type: 'user', id: 'u2' },
    { ...entry, number: 6, action: 'backup.created', type: 'backup', id: null, details: {} },
  ]
  const responses: Responses = {
    ...logs,
    'GET /api/users': () => ({ items: [tom] }),
    'GET /api/logs/audit': () => ({ items, next: null }),
  }
  await renderAdmin('/admin/logs?open=7', fakeServer({ ...signedIn(owner), ...responses }))
  const drawer = page.getByRole('dialog', { name: 'User invited' })
  await expect.element(drawer.getByText(/^Tom/)).toBeVisible()
  await expect.element(drawer.getByText('Name', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Backup', { exact: true })).toBeInTheDocument()
})

it('shows each field before and after the change', async () => {
  const details = {
    before: { title: 'Ferns', tags: ['blue', 'paper'] },
    after: { title: 'Printing ferns', excerpt: 'On paper.' },
  }
  const responses = { ...logs, 'GET /api/logs/audit': () => ({ items: [{ ...saved, details }], next: null }) }
  await renderAdmin('/admin/logs?open=7', fakeServer({ ...signedIn(owner), ...responses }))
  await expect.element(page.getByRole('heading', { name: 'Changes' })).toBeVisible()
  const textOf = (side: string, field: Element) =>
    [...field.querySelectorAll(`.diff-${side} .diff-text`)].map((element) => plain(element)).join('')
  const fields = [...document.querySelectorAll('.audit-entry .diff-field')].map((field) => [
    field.querySelector('dt')?.textContent,
    textOf('before', field),
    textOf('after', field),
  ])
  expect(fields).toEqual([
    ['Title', 'Ferns', 'Printing ferns'],
    ['Tags', 'blue, paper', ''],
    ['Summary', '', 'On paper.'],
  ])
})

it('filters the audit log, and exports the same entries', async () => {
  const server = fakeServer({ ...signedIn(owner), ...logs })
  const shown = await renderAdmin('/admin/logs', server)
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Action', exact: true }),
    'document.published',
  )
  await expect.poll(shown.address).toBe('/admin/logs?action=document.published')
  await expect
    .poll(() => server.requestsTo('GET /api/logs/audit').at(-1)?.query.action)
    .toBe('document.published')
  await expect
    .element(page.getByRole('link', { name: 'CSV' }))
    .toHaveAttribute('href', '/api/logs/audit.csv?action=document.published')
})

it('filters the server log by level', async () => {
  const server = fakeServer({ ...signedIn(owner), ...logs })
  const shown = await renderAdmin('/admin/logs?log=server', server)
  await expect.element(page.getByText('Says info')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Severity'), 'error')
  await expect.poll(shown.address).toBe('/admin/logs?log=server&level=error')
  await expect.element(page.getByText('Says error')).toBeVisible()
})

it('keeps the caret in the middle of a search in the server log', async () => {
  const shown = await renderAdmin('/admin/logs?log=server', fakeServer({ ...signedIn(owner), ...logs }))
  const field = page.getByRole('searchbox', { name: 'Search the log' })
  await userEvent.fill(field, 'abef')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}cd')
  await expect.element(field).toHaveValue('abcdef')
  await expect.poll(shown.address).toBe('/admin/logs?log=server&q=abcdef')
})

it.each([360, 800, 1440])(
  'offers new lines of the server log %d pixels wide, wherever users read',
  async (width) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let count = 100
    const lines = () =>
      Array.from({ length: count }, (_, at) => ({
        ...{ number: count - at, level: 'info' as const, time: '2026-11-20T08:00:00.000Z', msg: 'Says more' },
      }))
    const server = fakeServer({
      ...signedIn(owner),
      ...logs,
      'GET /api/logs/server': () => ({ items: lines() }),
    })
    await renderAdmin('/admin/logs?log=server', server)
    await page.viewport(width, 640)
    await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(99)
    page.getByText('Says more').elements().at(-1)?.scrollIntoView()
    count += 1
    vi.advanceTimersByTime(3_000)
    const newer = page.getByRole('button', { name: 'Show new entries: 1' })
    await expect.element(newer).toBeInViewport({ ratio: 1 })
    const { left, top } = newer.element().getBoundingClientRect()
    expect(newer.element().contains(document.elementFromPoint(left + 20, top + 10))).toBe(true)
  },
)

it('exports the server log as JSON lines', async () => {
  await renderAdmin('/admin/logs?log=server', fakeServer({ ...signedIn(owner), ...logs }))
  await expect.element(page.getByText('Says info')).toBeVisible()
  const files: { name: string; text: Promise<string> }[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) })
  })
  await userEvent.click(page.getByRole('button', { name: 'JSON Lines' }))
  press.mockRestore()
  const [file] = files
  expect(file?.name).toBe('server-log.jsonl')
  expect((await file?.text)?.split('\n').map((line) => line && JSON.parse(line).msg)).toEqual([
    'Says info',
    '',
  ])
})

it('names the document and links to it', async () => {
  const deleted = { ...saved, number: 8, document: { titles: {}, state: 'deleted' as const } }
  const file = { ...saved, number: 9, action: 'media.changed', type: 'media', document: null }
  const responses = {
    ...logs,
    'GET /api/logs/audit': () => ({ items: [saved, deleted, file], next: null }),
  }
  await renderAdmin('/admin/logs', fakeServer({ ...signedIn(owner), ...responses }))
  const link = page.getByRole('link', { name: 'Printing ferns' })
  await expect.element(link).toHaveAttribute('href', '/admin/edit/fern')
  await expect.element(page.getByRole('gridcell', { name: 'Printing ferns Update' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Update', exact: true })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'File', exact: true })).toBeVisible()
})

it('shows the entries of one document, chosen by its title or from an entry', async () => {
  const requestedSubject = () => server.requestsTo('GET /api/logs/audit').at(-1)?.query.subject
  const server = fakeServer({
    ...signedIn(owner),
    ...logs,
    'GET /api/documents/{type}': ({ params: { type } }) => ({
      items: type === 'updates' ? [summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })] : [],
      next: null,
      previous: null,
    }),
  })
  const shown = await renderAdmin('/admin/logs', server)
  const field = page.getByRole('combobox', { name: 'Document' })
  await userEvent.fill(field, 'fern')
  await userEvent.click(page.getByRole('option', { name: /Printing ferns/ }))
  await expect.poll(shown.address).toBe('/admin/logs?subject=fern')
  await expect.poll(requestedSubject).toBe('fern')
  await expect
    .element(page.getByRole('link', { name: 'CSV' }))
    .toHaveAttribute('href', '/api/logs/audit.csv?subject=fern')
  await userEvent.click(page.getByRole('button', { name: /^Clear/ }))
  await expect.poll(shown.address).toBe('/admin/logs')
  await userEvent.click(page.getByRole('link', { name: 'Document saved' }))
  await userEvent.click(page.getByRole('link', { name: 'Show all related entries' }))
  await expect.poll(shown.address).toBe('/admin/logs?subject=fern')
  await expect.element(field).toHaveValue('Printing ferns')
})

it('has labels for folder actions, for failed actions, and for their details', async () => {
  const items = ['media.folder.created', 'document.schedule_failed'].map((action, index) => ({
    ...saved,
    ...{ action, number: index + 1, details: { device: 'Firefox' } },
  }))
  const responses = { ...logs, 'GET /api/logs/audit': () => ({ items, next: null }) }
  await renderAdmin('/admin/logs', fakeServer({ ...signedIn(owner), ...responses }))
  await expect.element(page.getByRole('link', { name: 'Scheduled action failed' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Folder created' }))
  await expect.element(page.getByRole('dialog').getByText('Device', { exact: true })).toBeVisible()
})

it('shows method, path, status and time of a request', async () => {
  const line = { number: 1, level: 'info', time: '2026-11-20T08:00:00.000Z', msg: 'request' } as const
  const request = { method: 'GET', path: '/updates', status: 200, milliseconds: 3.2 }
  const responses = { ...logs, 'GET /api/logs/server': () => ({ items: [{ ...line, ...request }] }) }
  await renderAdmin('/admin/logs?log=server', fakeServer({ ...signedIn(owner), ...responses }))
  await expect.element(page.getByText('GET /updates 200 3.2 ms')).toBeVisible()
})

it('shows new entries without reading the loaded pages again', async () => {
  const entry = (number: number, action: string): AuditEntry => ({ ...saved, number, action })
  const older = entry(1, 'document.created')
  let newer = [entry(2, 'document.copied')]
  const { server, sendEvent } = withEventStream(
    fakeServer({
      ...signedIn(owner),
      ...logs,
      'GET /api/logs/audit': ({ query: { after } }) =>
        after === undefined ? { items: newer, next: 'older' } : { items: [older], next: null },
    }),
  )
  const pagesRead = () =>
    server.requestsTo('GET /api/logs/audit').filter(({ query: { after } }) => after === 'older')
  await renderAdmin('/admin/logs', server)
  await expect.element(page.getByRole('link', { name: 'Document created' })).toBeVisible()
  newer = [entry(3, 'document.published'), ...newer]
  await sendEvent('done', { action: 'document.published', type: 'updates', id: 'fern', by: null })
  await expect.element(page.getByRole('link', { name: 'Document published' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Document created' })).toBeVisible()
  expect(pagesRead()).toHaveLength(1)
})

it('opens an entry that no loaded page has', async () => {
  const far: AuditEntry = { ...saved, number: 3, action: 'document.copied' }
  const responses: Responses = {
    ...logs,
    'GET /api/logs/audit': ({ query: { number } }) => ({ items: [number === '3' ? far : saved], next: null }),
  }
  const shown = await renderAdmin('/admin/logs?open=3', fakeServer({ ...signedIn(owner), ...responses }))
  const drawer = page.getByRole('dialog', { name: 'Document duplicated' })
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  expect(shown.address()).toBe('/admin/logs')
})

it('shows when a scheduled action is due, in the time zone of the user', async () => {
  const details = { layers: { en: 3 }, action: 'publish', set: 'monday', due: '2026-12-21T23:30:00.000Z' }
  const planned: AuditEntry = { ...saved, action: 'document.scheduled', details }
  const server = fakeServer({
    ...{ ...signedIn(owner), ...logs },
    'GET /api/preferences': () => ({ timeZone: 'Asia/Tokyo' }),
    'GET /api/logs/audit': () => ({ items: [planned], next: null }),
  })
  await renderAdmin('/admin/logs?open=7', server)
  const drawer = page.getByRole('dialog', { name: 'Document scheduled' })
  await expect.element(drawer.getByText('Scheduled for', { exact: true })).toBeVisible()
  await expect.element(drawer.getByText('22 Dec 2026, 08:30 (Asia/Tokyo, GMT+9)')).toBeVisible()
})
