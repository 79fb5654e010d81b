/** Dialogs for bulk actions: copy, schedule and unpublish. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Summary } from '../../../api/document-summary.ts'
import type { CheckedUser } from '../../../app-context/session.ts'
import { editor, signedIn, summaryOf } from '../../../testing/documents.ts'
import type { FakeServer, Responses } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { expectNoViolations } from '../../../testing/no-violations.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'
import { changeOf } from './list-actions.ts'

const bulk = 'POST /api/documents/{type}/bulk'
const fern = summaryOf({ id: 'fern', titles: { en: 'Printing ferns' } })
const plate = summaryOf({
  id: 'plate',
  titles: { en: 'Night plates' },
  statuses: { en: 'draft', et: 'none', el: 'none' },
  versions: { en: 4, et: 0, el: 0, '*': 1 },
})

const serving = (items: readonly Summary[], more: Responses = {}): FakeServer =>
  fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({ timeZone: 'Europe/Tallinn' }),
    'GET /api/views': () => ({ items: [] }),
    'GET /api/documents/{type}': ({ query: { ids } }) => ({
      items:
        ids === undefined
          ? [...items]
          : ids.split(',').map((id: string) => items.find((item) => item.id === id) ?? summaryOf({ id })),
      next: null,
      previous: null,
    }),
    'GET /api/documents/{type}/count': () => ({ count: items.length, isExact: true }),
    [bulk]: ({ body }) => ({
      items: body.items.map(({ id }: { id: string }) => ({ id, problem: null, made: `${id}-made` })),
    }),
    ...more,
  })

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const selectAll = () => userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
const notification = (text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

describe('Bulk copy', () => {
  it('copies the selected languages, and moves the copies to the trash on undo', async () => {
    const server = serving([fern, plate])
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Duplicate')
    await expect
      .element(page.getByRole('alertdialog', { name: 'Duplicate selected documents?' }))
      .toBeVisible()
    await expectNoViolations()
    await userEvent.click(page.getByRole('checkbox', { name: 'Estonian' }))
    await press('Duplicate 2 documents')
    await expect.element(notification('2 documents duplicated').first()).toBeVisible()
    expect(server.requestsTo(bulk).at(-1)?.body).toEqual({
      action: 'copy',
      locales: ['en'],
      items: [{ id: 'fern' }, { id: 'plate' }],
    })
    await press('Undo')
    await expect
      .poll(() => server.requestsTo(bulk).at(-1)?.body)
      .toEqual({
        action: 'trash',
        items: ['fern-made', 'plate-made'].map((id) => ({ id, layers: { en: 1, et: 1, '*': 1 } })),
      })
  })

  it('is unavailable without a language or without the permission to create', async () => {
    const server = serving([fern, plate])
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Duplicate')
    for (const name of ['English', 'Estonian']) await userEvent.click(page.getByRole('checkbox', { name }))
    await press('Duplicate 2 documents')
    await expect.element(page.getByText('Choose at least one language.')).toBeVisible()
    expect(server.requestsTo(bulk)).toEqual([])
    const by = { role: 'translator', locales: ['el'] } as const
    expect(changeOf('copy', [fern], { type: updates, by }).items).toEqual([])
  })
})

describe('Bulk scheduling', () => {
  const dialog = page.getByRole('dialog', { name: 'Schedule selected documents' })
  const choose = async (date: string, time: string) => {
    await userEvent.fill(dialog.getByLabelText('Date', { exact: true }), date)
    await userEvent.keyboard('{Tab}')
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), time)
    await userEvent.keyboard('{Tab}')
  }

  it('asks before it discards a time that was entered', async () => {
    const server = serving([fern, plate])
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Schedule…')
    await choose('11/11/2099', '12:30')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog.getByLabelText('Time', { exact: true })).toHaveValue('12:30')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.requestsTo(bulk)).toEqual([])
  })

  it('shows the time in the time zone of the schedule, and removes the new schedules on undo', async () => {
    const server = serving([fern, plate])
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Schedule…')
    await expect.element(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Tallinn')
    await expectNoViolations()
    await choose('11/11/2099', '12:30')
    await press('Schedule 2 documents')
    await expect
      .element(notification(/^2 documents scheduled to publish on 11 Nov 2099, 12:30 (EET|GMT\+2)$/).first())
      .toBeVisible()
    expect(server.requestsTo(bulk).at(-1)?.body).toEqual({
      ...{ action: 'schedule', what: 'publish', at: '2099-11-11T10:30:00.000Z' },
      items: [
        { id: 'fern', layers: { et: 1 } },
        { id: 'plate', layers: { en: 4 } },
      ],
    })
    await press('Undo')
    await expect
      .poll(() => server.requestsTo(bulk).at(-1)?.body)
      .toEqual({
        action: 'unschedule',
        items: [
          { id: 'fern', schedule: 'fern-made' },
          { id: 'plate', schedule: 'plate-made' },
        ],
      })
  })

  it('names the earlier schedules that it replaces, which undo could not bring back', async () => {
    const changed = { ...fern, statuses: { ...fern.statuses, en: 'changed' } } as const
    const earlier = { id: 'monday', by: null, failure: null, layers: { en: 1 } } as const
    const schedules = [
      { ...earlier, action: 'publish' as const, at: '2099-11-09T08:00:00.000Z' },
      { ...earlier, action: 'unpublish' as const, at: '2099-12-09T08:00:00.000Z' },
    ]
    await renderAdmin('/admin/updates', serving([{ ...changed, schedules }, plate]))
    await selectAll()
    await press('Schedule…')
    const warning = dialog.getByRole('note', { name: /^Replaces 1 earlier schedule/ })
    await expect.element(warning.getByText(/^Printing ferns: 9 Nov 2099, 10:00/)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Unpublish' }))
    await expect.element(warning.getByText(/^Printing ferns: 9 Dec 2099, 10:00/)).toBeVisible()
    await choose('11/11/2099', '12:30')
    await press('Schedule 1 document')
    await expect.element(notification(/^1 document scheduled to unpublish/).first()).toBeVisible()
    expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
  })

  it('schedules the unpublication of public documents, and gives the reason for each failure', async () => {
    const problem = { code: 'stale_version', message: 'Somebody has changed this since you looked at it.' }
    const server = serving([fern, plate], { [bulk]: () => ({ items: [{ id: 'fern', problem }] }) })
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Schedule…')
    await userEvent.click(dialog.getByRole('radio', { name: 'Unpublish' }))
    await choose('11/11/2099', '12:30')
    await press('Schedule 1 document')
    const refused = page.getByRole('dialog', { name: 'Could not schedule 1 document' })
    await expect.element(refused.getByText(problem.message)).toBeVisible()
    expect(server.requestsTo(bulk).at(-1)?.body).toMatchObject({
      what: 'unpublish',
      items: [{ id: 'fern', layers: { en: 1 } }],
    })
  })

  it('reports a missing time and a time in the past', async () => {
    const server = serving([plate])
    await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('button', { name: 'Actions for Night plates' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Schedule…' }))
    await press('Schedule 1 document')
    await expect.element(page.getByText('Enter a date and time.', { exact: false })).toBeVisible()
    await choose('11/11/2001', '12:30')
    await press('Schedule 1 document')
    await expect
      .element(page.getByText('This time is in the past. Choose a later time.', { exact: false }))
      .toBeVisible()
    expect(server.requestsTo(bulk)).toEqual([])
  })

  it('is available only with permission to publish a language of the selection', async () => {
    const greek: CheckedUser = { ...editor, role: 'translator', locales: ['el'] }
    await renderAdmin('/admin/updates', serving([plate], signedIn(greek)))
    const row = page.getByRole('checkbox', { name: 'Select Night plates' })
    await userEvent.click(row)
    await expect.element(row).toBeChecked()
    expect(page.getByRole('button', { name: 'Schedule…' }).elements()).toEqual([])
  })
})

describe('Bulk unpublishing', () => {
  it('asks once with the number of live documents, and keeps the undo offer', async () => {
    const server = serving([fern, plate, { ...plate, id: 'second' }])
    await renderAdmin('/admin/updates', server)
    await selectAll()
    await press('Move to trash')
    const dialog = page.getByRole('alertdialog', { name: 'Move 3 documents to trash?' })
    await expect.element(dialog.getByText('Visitors will no longer see 1 published document.')).toBeVisible()
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.requestsTo(bulk)).toEqual([])
    await press('Move to trash')
    await userEvent.click(dialog.getByRole('button', { name: 'Move to trash' }))
    await expect.element(notification('3 documents moved to trash')).toBeVisible()
    expect(server.requestsTo(bulk).map(({ body }) => body.action)).toEqual(['trash'])
    expect(toasts.entries().at(-1)?.duration).toBe(Number.POSITIVE_INFINITY)
  })

  it('does not ask if no document is live', async () => {
    await renderAdmin('/admin/updates', serving([plate, { ...plate, id: 'second' }]))
    await selectAll()
    await press('Move to trash')
    await expect.element(notification('2 documents moved to trash')).toBeVisible()
    expect(toasts.entries().at(-1)?.duration).toBe(10_000)
  })
})
