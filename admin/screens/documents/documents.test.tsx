import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Summary } from '../../api/document-summary.ts'
import { editor, signedIn, summaryOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const context: Responses = {
  'GET /api/preferences': () => ({}),
  'GET /api/views': () => ({ items: [] }),
}

const listing = (items: readonly Summary[], next: string | null = null): Responses => ({
  ...context,
  'GET /api/documents/{type}': ({ query: { ids } }) => ({
    items: items.filter(({ id }) => ids === undefined || ids.split(',').includes(id)),
    next: ids === undefined ? next : null,
    previous: null,
  }),
  'GET /api/documents/{type}/count': () => ({ count: items.length, isExact: true }),
})

const link = (name: string) => page.getByRole('link', { name, exact: true })
const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
const plate = summaryOf({
  id: 'plate',
  titles: { en: 'Night plates' },
  statuses: { en: 'draft', et: 'none', el: 'none' },
  versions: { en: 4, et: 0, el: 0, '*': 1 },
})

describe('Document list', () => {
  it('shows placeholders, then titles, languages in words, authors and times', async () => {
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...signedIn(),
      ...listing([summaryOf()]),
      'GET /api/documents/{type}': async () => {
        await response.promise
        return { items: [summaryOf()], next: null, previous: null }
      },
    })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('grid', { name: 'Updates' })).toHaveAttribute('aria-busy', 'true')
    response.resolve()
    const row = page.getByRole('row', { name: 'The autumn fixer trials', exact: false })
    await expect.element(row.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
    for (const text of ['English: Published', 'Eesti: Out of date', 'Ελληνικά: Missing'])
      await expect.element(row.getByText(text)).toBeInTheDocument()
    await expect.element(row.getByText('Maarja L.')).toBeInTheDocument()
    await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  })

  it('shows the date of the page: the first publication without an entered date', async () => {
    const firstPublishedAt = '2026-11-12T22:30:00.000Z'
    const dated = { author: 'Maarja L.', publishedAt: '2026-10-02T10:00:00.000Z' }
    const items = [
      { ...fern, firstPublishedAt },
      { ...plate, fields: dated, firstPublishedAt },
    ]
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing(items) }))
    const dateIn = (name: string) => page.getByRole('row', { name, exact: false })
    await expect.element(dateIn('Printing ferns').getByText('12 Nov 2026')).toBeVisible()
    await expect.element(dateIn('Night plates').getByText('2 Oct 2026')).toBeVisible()
  })

  it('says that its section is switched off', async () => {
    const off = { 'GET /api/sections': () => ({ hidden: ['updates'] }) }
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([fern]), ...off }))
    await expect.element(page.getByText('Not on the site')).toBeVisible()
    const link = page.getByRole('link', { name: 'Open the settings' })
    await expect.element(link).toHaveAttribute('href', '/admin/settings?place=sections')
  })

  it('says nothing about the site while its section is on', async () => {
    const off = { 'GET /api/sections': () => ({ hidden: ['showcase', 'updates-2'] }) }
    const server = fakeServer({ ...signedIn(), ...listing([fern]), ...off })
    await renderAdmin('/admin/updates', server)
    await expect.poll(() => server.requestsTo('GET /api/sections')).toHaveLength(1)
    expect(page.getByText('Not on the site').elements()).toEqual([])
  })

  it('shows a title in another language if there is none in the current one', async () => {
    await renderAdmin('/et/admin/updates', fakeServer({ ...signedIn(), ...listing([summaryOf()]) }))
    await expect.element(page.getByText('The autumn fixer trials')).toHaveAttribute('lang', 'en')
  })

  it('shows a lower bound when an exact count would be slow', async () => {
    const counted: Responses = { 'GET /api/documents/{type}/count': () => ({ count: 1_000, isExact: false }) }
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([fern]), ...counted }))
    await expect.element(page.getByText('More than 1,000 documents', { exact: true })).toBeVisible()
  })

  it('shows an error with a retry', async () => {
    const server = fakeServer({
      ...signedIn(),
      ...listing([fern]),
      'GET /api/documents/{type}': () => new Refused(422, 'invalid_query'),
    })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    server.respond(listing([fern]))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(link('Printing ferns')).toBeVisible()
  })

  it('explains why it is empty, and what to do', async () => {
    const shown = await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([]) }))
    await expect.element(page.getByText('No updates yet')).toBeVisible()
    await userEvent.keyboard('c')
    await expect.poll(shown.address).toBe('/admin/create?type=updates')
  })

  it('offers neither a new document nor selection to viewers', async () => {
    const server = fakeServer({ ...signedIn({ ...editor, role: 'viewer' }), ...listing([fern]) })
    await renderAdmin('/admin/updates', server)
    await expect.element(link('Printing ferns')).toBeVisible()
    expect(page.getByRole('link', { name: /^New update/ }).elements()).toEqual([])
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })

  it('shows at once what was created since its last visit', async () => {
    const items: Summary[] = []
    const server = fakeServer({ ...signedIn(), ...listing(items) })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByText('No updates yet')).toBeVisible()
    const first = Date.now()
    await page.getByRole('link', { name: 'Partners' }).click()
    items.push(fern)
    // A list that was read less than a second ago is not read again.
    await expect.poll(() => Date.now() - first, { timeout: 3_000 }).toBeGreaterThan(1_100)
    await page.getByRole('link', { name: 'Updates', exact: true }).click()
    await expect.element(link('Printing ferns')).toBeVisible()
  })

  it('loads the next page on scroll, after the key of the last row', async () => {
    const server = fakeServer({
      ...signedIn(),
      ...listing([fern]),
      'GET /api/documents/{type}': ({ query: { after } }) =>
        after === undefined
          ? { items: [fern], next: 'key-1', previous: null }
          : { items: [plate], next: null, previous: null },
    })
    await renderAdmin('/admin/updates', server)
    await expect.element(link('Night plates')).toBeVisible()
    await expect.element(link('Printing ferns')).toBeVisible()
    expect(server.requestsTo('GET /api/documents/{type}').at(-1)?.query.after).toBe('key-1')
  })
})

describe('Search and filters', () => {
  it('keep search, filters and order in the URL', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([fern]) })
    const shown = await renderAdmin('/admin/updates?status.el=draft', server)
    await expect.element(page.getByText('Status in Greek: Draft')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('fern')
    await expect.poll(shown.address).toBe('/admin/updates?q=fern&status.el=draft')
    await userEvent.click(page.getByRole('button', { name: 'Title' }))
    await expect
      .poll(shown.address)
      .toBe('/admin/updates?q=fern&status.el=draft&sort=title&direction=ascending')
    await expect
      .poll(() => server.requestsTo('GET /api/documents/{type}').at(-1)?.query)
      .toMatchObject({ q: 'fern', status: 'draft', locale: 'el', sort: 'title', direction: 'ascending' })
  })

  it('apply a filter that the user adds, and show all documents again', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([]) })
    const shown = await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }))
    await userEvent.click(page.getByRole('button', { name: 'Author' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Author is' }), 'Maria')
    await expect.poll(shown.address).toBe('/admin/updates?author=Maria')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(shown.address).toBe('/admin/updates')
  })

  it('find documents with an empty field', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([fern]) })
    const shown = await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }))
    await userEvent.click(page.getByRole('button', { name: 'Author' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Author' }), 'is empty')
    await expect.element(page.getByRole('textbox', { name: /^Author/ })).not.toBeInTheDocument()
    await expect.poll(shown.address).toBe('/admin/updates?author.empty=yes')
    await expect
      .poll(() => server.requestsTo('GET /api/documents/{type}').at(-1)?.query.filter)
      .toBe('{"author":{"empty":true}}')
    await expect.element(page.getByRole('button', { name: 'Author is empty', exact: true })).toBeVisible()
  })

  it('offer built-in views, and save a personal view', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([fern]) })
    const shown = await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('button', { name: 'All' }))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Mine' }))
    await expect.poll(shown.address).toBe('/admin/updates?by=me')
    await expect
      .poll(() => server.requestsTo('GET /api/documents/{type}').at(-1)?.query.createdBy)
      .toBe(editor.username)
    const stored = {
      id: 'v1',
      type: 'updates',
      name: 'What I began',
      isShared: false,
      settings: { query: { by: 'me' } },
      owner: { id: 'u1', username: editor.username },
      changedAt: '2026-11-20T08:00:00Z',
    }
    server.respond({ 'POST /api/views': () => stored })
    await userEvent.click(page.getByRole('menuitem', { name: 'Save view…' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'What I began')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => server.requestsTo('POST /api/views').at(-1)?.body)
      .toMatchObject({
        type: 'updates',
        name: 'What I began',
        isShared: false,
        settings: { query: { by: 'me' } },
      })
  })
})

describe('Bulk actions', () => {
  it('publish the chosen languages, name a single one, and undo it', async () => {
    const server = fakeServer({
      ...signedIn(),
      ...listing([fern, plate]),
      'POST /api/documents/{type}/bulk': ({ body }) => ({
        items: body.items.map(({ id }: { id: string }) => ({ id, problem: null })),
      }),
    })
    await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Night plates' }))
    await userEvent.click(page.getByRole('button', { name: 'Publish', exact: true }))
    await userEvent.click(page.getByRole('button', { name: 'Publish English' }))
    await expect.element(page.getByText('1 document published', { exact: true }).first()).toBeVisible()
    expect(server.requestsTo('POST /api/documents/{type}/bulk').at(-1)?.body).toEqual({
      action: 'publish',
      items: [{ id: 'plate', layers: { en: 4 } }],
    })
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() => server.requestsTo('POST /api/documents/{type}/bulk').at(-1)?.body)
      .toEqual({ action: 'unpublish', items: [{ id: 'plate', layers: { en: 4 } }] })
  })

  it('give the reason for each document that failed', async () => {
    const problem = { code: 'stale_version', message: 'Somebody has changed this since you looked at it.' }
    const server = fakeServer({
      ...signedIn(),
      ...listing([fern, plate]),
      'POST /api/documents/{type}/bulk': () => ({
        items: [
          { id: 'fern', problem },
          { id: 'plate', problem: null },
        ],
      }),
    })
    await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(page.getByRole('button', { name: 'Move to trash' }))
    const question = page.getByRole('alertdialog', { name: 'Move 2 documents to trash?' })
    await userEvent.click(question.getByRole('button', { name: 'Move to trash' }))
    const dialog = page.getByRole('dialog', { name: 'Could not move 1 document to trash' })
    await expect.element(dialog.getByText(problem.message)).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: 'Printing ferns' })).toBeVisible()
  })
})

describe('Keyboard navigation', () => {
  it('moves from anywhere into the rows and through them, and opens one', async () => {
    const shown = await renderAdmin(
      '/admin/updates',
      fakeServer({ ...signedIn(), ...listing([fern, plate]) }),
    )
    await expect.element(link('Printing ferns')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(link('Printing ferns')).toHaveFocus()
    await userEvent.keyboard('jx')
    await expect.element(link('Night plates')).toHaveFocus()
    await expect.element(page.getByRole('checkbox', { name: 'Select Night plates' })).toBeChecked()
    await userEvent.keyboard('e')
    await expect.poll(shown.address).toBe('/admin/edit/plate')
  })

  it('opens the menu of a row with its actions', async () => {
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([fern, plate]) }))
    await userEvent.click(page.getByRole('button', { name: 'Actions for Night plates' }))
    const menu = page.getByRole('menu', { name: 'Night plates' })
    await expect.element(menu.getByRole('menuitem', { name: 'Publish' })).toBeVisible()
    expect(menu.getByRole('menuitem', { name: 'Unpublish' }).elements()).toEqual([])
  })
})
