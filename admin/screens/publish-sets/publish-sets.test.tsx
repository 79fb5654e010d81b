import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import type { PublishSet, SetDocument } from '../../publish-sets/queries.ts'
import { editor, signedIn, summaryOf, updateId, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const layer = (
  code: SetDocument['layers'][number]['layer'],
  version = 2,
  publishedVersion: number | null = 1,
) => ({
  ...{ layer: code, version, publishedVersion },
  status: version === publishedVersion ? ('published' as const) : ('changed' as const),
})

const fern: SetDocument = {
  ...{ type: 'updates', id: updateId, isTrashed: false },
  titles: { en: 'Printing ferns' },
  layers: [layer('en'), layer('el', 1, null), layer('*', 1, 1)],
}
const navigation: SetDocument = {
  ...{ type: 'navigation', id: 'navigation', isTrashed: false },
  titles: {},
  layers: [layer('en')],
}

function setOf(part: Partial<PublishSet> = {}): PublishSet {
  const items = part.items ?? [fern, navigation]
  return {
    ...{ id: 'spring', title: 'Spring season', state: 'open', at: null, revision: 'r1', failure: null },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', createdBy: 'Eleni', items, documents: items.length },
    ...part,
  }
}

const serving = (set: PublishSet, more: Responses = {}, user?: CheckedUser) =>
  fakeServer({
    ...signedIn(user),
    'GET /api/preferences': () => ({ timeZone: 'Europe/Tallinn' }),
    'GET /api/publish-sets/{set}': () => set,
    'GET /api/publish-sets': () => ({ items: [set], next: null }),
    ...more,
  })

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const notification = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)
const openMenu = async (name: string) => {
  await press('More actions')
  await userEvent.click(page.getByRole('menuitem', { name, exact: true }))
}

describe('List of publish sets', () => {
  it('has the state, the number of documents and a link to each set', async () => {
    await renderAdmin(
      '/admin/publish-sets',
      serving(setOf({ state: 'scheduled', at: '2099-11-20T08:00:00.000Z' })),
    )
    const link = page.getByRole('link', { name: 'Spring season' })
    await expect.element(link).toHaveAttribute('href', '/admin/publish-sets?open=spring')
    await expect.element(page.getByText('Scheduled', { exact: true })).toBeVisible()
    await expectNoViolations()
  })

  it('says how to create the first one, and opens the new set', async () => {
    const server = serving(setOf({ items: [] }), {
      'GET /api/publish-sets': () => ({ items: [], next: null }),
      'POST /api/publish-sets': () => setOf({ items: [] }),
    })
    await renderAdmin('/admin/publish-sets', server)
    await expect.element(page.getByText('No publish sets yet')).toBeVisible()
    await press('New publish set')
    await press('Create')
    await expect.element(page.getByText('Enter a name.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), ' Spring season ')
    await press('Create')
    await expect.element(page.getByRole('heading', { name: 'Spring season', level: 1 })).toBeVisible()
    await expect.element(page.getByText('This set has no documents')).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets').map(({ body }) => body)).toEqual([
      { title: 'Spring season' },
    ])
  })
})

describe('Publish set', () => {
  it('is published as it was seen', async () => {
    let set = setOf()
    const server = serving(set, {
      'GET /api/publish-sets/{set}': () => set,
      'POST /api/publish-sets/{set}/publish': () => {
        set = setOf({ state: 'published', at: '2026-11-21T08:00:00.000Z' })
        return set
      },
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await expect.element(page.getByRole('link', { name: 'Printing ferns' })).toBeVisible()
    await expect
      .element(page.getByRole('list', { name: 'Documents' }).getByRole('link', { name: 'Navigation' }))
      .toBeVisible()
    await expectNoViolations()
    await press('Publish…')
    await expect.element(page.getByRole('alertdialog', { name: 'Publish this set?' })).toBeVisible()
    await expectNoViolations()
    await press('Publish 2 documents')
    await expect.element(notification('“Spring season” published').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo publication…' })).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets/{set}/publish')[0]?.body).toEqual({ revision: 'r1' })
  })

  it('shows what has to be fixed at its document', async () => {
    const fields = [
      { path: ['documents', 0, 'el', 'title'], message: 'Enter a title.' },
      { path: ['documents', 1], message: 'Not approved yet: 0 of 1.' },
    ]
    const message = 'This cannot be published yet. Fix the issues and try again.'
    const server = serving(setOf(), {
      'POST /api/publish-sets/{set}/publish': () => new Refused(422, 'invalid_document', { message, fields }),
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await press('Publish…')
    await press('Publish 2 documents')
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    const rows = page.getByRole('list', { name: 'Documents' })
    await expect.element(rows.getByText('Title (Greek): Enter a title.')).toBeVisible()
    await expect.element(rows.getByText('Not approved yet: 0 of 1.')).toBeVisible()
    await expectNoViolations()
  })

  it('says why it was not published at its time', async () => {
    const failure = [{ path: ['documents', 0, 'en', 'title'], message: 'Enter a title.' }]
    const failed = setOf({ state: 'failed', at: '2026-11-21T08:00:00.000Z', failure })
    await renderAdmin('/admin/publish-sets?open=spring', serving(failed))
    await expect.element(page.getByText(/^Nothing was published\./)).toBeVisible()
    await expect.element(page.getByText('Title (English): Enter a title.')).toBeVisible()
  })

  it('is scheduled in a time zone, and the schedule is cancelled', async () => {
    let set = setOf()
    const server = serving(set, {
      'GET /api/publish-sets/{set}': () => set,
      'POST /api/publish-sets/{set}/schedule': ({ body }) => {
        set = setOf({ state: 'scheduled', at: body.at })
        return set
      },
      'DELETE /api/publish-sets/{set}/schedule': () => {
        set = setOf()
        return set
      },
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await openMenu('Schedule…')
    await press('Schedule 2 documents')
    await expect.element(page.getByText('Enter a date and time.', { exact: false })).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Schedule this set' })
    await expect.element(dialog.getByLabelText('Date', { exact: true })).toHaveFocus()
    await userEvent.fill(dialog.getByLabelText('Date', { exact: true }), '11/11/2099')
    await userEvent.keyboard('{Tab}')
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), '12:30')
    await userEvent.keyboard('{Tab}')
    await press('Schedule 2 documents')
    await expect.element(page.getByText(/^Everything is published on /)).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets/{set}/schedule')[0]?.body).toEqual({
      revision: 'r1',
      at: '2099-11-11T10:30:00.000Z',
    })
    await openMenu('Cancel schedule')
    await expect.element(notification('Schedule cancelled').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Publish…' })).toBeVisible()
  })

  it('is undone after a question', async () => {
    const published = setOf({ state: 'published', at: '2026-11-21T08:00:00.000Z' })
    const server = serving(published, {
      'POST /api/publish-sets/{set}/undo': () => setOf({ state: 'undone' }),
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await press('Undo publication…')
    await expectNoViolations()
    await press('Undo publication')
    await expect.element(notification('Publication of “Spring season” undone').first()).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets/{set}/undo')).toHaveLength(1)
  })

  it('loses a document, gets another name, and is deleted', async () => {
    let set = setOf()
    const server = serving(set, {
      'GET /api/publish-sets/{set}': () => set,
      'DELETE /api/publish-sets/{set}/documents/{id}': ({ params }) => {
        set = setOf({ items: set.items.filter(({ id }) => id !== params.id) })
        return set
      },
      'PATCH /api/publish-sets/{set}': ({ body }) => {
        set = { ...set, title: body.title }
        return set
      },
      'DELETE /api/publish-sets/{set}': () => undefined,
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await press('Remove “Printing ferns” from the set')
    await expect.element(page.getByRole('link', { name: 'Printing ferns' })).not.toBeInTheDocument()
    const next = page.getByRole('list', { name: 'Documents' }).getByRole('link')
    await expect.element(next, { message: 'the document in its place' }).toHaveFocus()
    await press('Remove “Navigation” from the set')
    await expect.element(page.getByText('This set has no documents')).toBeVisible()
    expect(document.activeElement, 'the message in their place').not.toBe(document.body)
    await openMenu('Rename…')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Summer')
    await press('Rename')
    await expect.element(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible()
    await openMenu('Delete set…')
    await press('Delete set')
    await expect.element(page.getByRole('heading', { name: 'Publish sets', level: 1 })).toBeVisible()
    expect(server.requestsTo('DELETE /api/publish-sets/{set}')).toHaveLength(1)
  })

  it('is read only for users who may not publish', async () => {
    const viewer: CheckedUser = { ...editor, role: 'viewer' }
    await renderAdmin('/admin/publish-sets?open=spring', serving(setOf(), {}, viewer))
    await expect.element(page.getByRole('link', { name: 'Printing ferns' })).toBeVisible()
    for (const name of ['Publish…', 'More actions', 'Remove “Printing ferns” from the set'])
      expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([])
  })

  it('offers editors of other collections neither to publish it nor to take something away', async () => {
    const limited: CheckedUser = { ...editor, collections: ['partners'] }
    await renderAdmin('/admin/publish-sets?open=spring', serving(setOf(), {}, limited))
    await expect.element(page.getByRole('link', { name: 'Printing ferns' })).toBeVisible()
    for (const name of ['Publish…', 'Remove “Printing ferns” from the set'])
      expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([])
    await press('More actions')
    await expect.element(page.getByRole('menuitem', { name: 'Rename…' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Delete set…' }).elements()).toEqual([])
  })
})

describe('Adding to a publish set', () => {
  const dialog = page.getByRole('dialog', { name: 'Add to publish set' })

  it('is possible in the editor, with the languages that have something new', async () => {
    const document = updateOf({
      en: { status: 'changed', version: 2, publishedVersion: 1, data: { title: 'Printing ferns' } },
      el: { status: 'draft', version: 1 },
    })
    const server = serving(setOf(), {
      'GET /api/documents/{type}/{id}': () => document,
      'POST /api/publish-sets/{set}/documents': () => setOf(),
    })
    await renderAdmin(`/admin/edit/${updateId}`, server)
    await openMenu('Add to publish set…')
    await expect.element(dialog.getByRole('radio', { name: /^Spring season/ })).toBeChecked()
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'English' }))
    await press('Add 1 document')
    await expect.element(notification('Added to “Spring season”').first()).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets/{set}/documents')[0]?.body).toEqual({
      documents: [{ type: 'updates', id: updateId, locales: ['el'] }],
    })
    await userEvent.click(page.getByRole('button', { name: 'Open set' }).first())
    await expect.element(page.getByRole('heading', { name: 'Spring season', level: 1 })).toBeVisible()
  })

  it('is possible for documents of a list, in a new set', async () => {
    const fernDraft = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
    const server = serving(setOf(), {
      'GET /api/publish-sets': () => ({ items: [], next: null }),
      'GET /api/views': () => ({ items: [] }),
      'GET /api/documents/{type}': () => ({ items: [fernDraft], next: null, previous: null }),
      'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
      'POST /api/publish-sets': () => setOf(),
    })
    await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
    await press('Add to publish set…')
    await press('Add 1 document')
    await expect.element(dialog.getByText('Enter a name.', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Name of the new set' })).toHaveFocus()
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name of the new set' }), 'Spring season')
    await press('Add 1 document')
    await expect.element(notification('Added to “Spring season”').first()).toBeVisible()
    expect(server.requestsTo('POST /api/publish-sets')[0]?.body).toEqual({
      title: 'Spring season',
      documents: [{ type: 'updates', id: 'fern', locales: ['et'] }],
    })
  })
})
