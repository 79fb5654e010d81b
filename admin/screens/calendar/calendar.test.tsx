import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Token } from '../tokens/queries.ts'
import type { CalendarItem } from './queries.ts'

const salt: CalendarItem = {
  ...{ type: 'updates', id: updateId, title: 'Salt prints', layers: ['*', 'en'], kind: 'publish' },
  ...{ titles: {}, at: '2040-11-20T12:30:00.000Z', schedule: 'first', failed: false },
  changedAt: '2026-11-01T08:00:00.000Z',
}
const here = '/admin/calendar?date=2040-11-18'
const moved = 'PATCH /api/documents/{type}/{id}/schedule/{schedule}'

const withItems = (items: readonly CalendarItem[], more: Responses = {}, user?: CheckedUser) =>
  fakeServer({
    ...signedIn(user),
    'GET /api/preferences': () => ({ timeZone: 'Europe/Tallinn' }),
    'GET /api/calendar': () => ({ items: [...items], more: [] }),
    [moved]: ({ body }) => ({
      ...updateOf(),
      schedules: [
        { id: 'second', action: 'publish', at: body.at, layers: { en: 1 }, by: null, failure: null },
      ],
    }),
    ...more,
  })

/** The texts of the days that have items. */
const daysWithItems = () =>
  page
    .getByRole('list', { name: 'Days' })
    .element()
    .querySelectorAll('.content-calendar-day:not([data-empty]) .content-calendar-day-full')
const moveButton = () => page.getByRole('button', { name: 'Move “Salt prints” to…' })

describe('Calendar', () => {
  it('shows the month with its whole weeks, in the time zone of the user', async () => {
    const server = withItems([salt])
    await renderAdmin(here, server)
    await expect.element(page.getByRole('heading', { name: 'November 2040' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Salt prints' })).toBeVisible()
    expect([...daysWithItems()].map((day) => day.textContent)).toEqual(['Tuesday, 20 November 2040'])
    await expect.element(page.getByText('14:30')).toBeVisible()
    await expect.element(page.getByText('Publish', { exact: true })).toBeVisible()
    await expect
      .poll(() => server.requestsTo('GET /api/calendar').at(-1)?.query)
      .toEqual({ from: '2040-10-28T22:00:00.000Z', to: '2040-12-02T22:00:00.000Z' })
    await expectNoViolations()
  })

  it('names documents in the language of the lists, and else in the first that has a title', async () => {
    const titled = { ...salt, titles: { en: 'Salt prints', et: 'Soolapaber' } }
    const greek = { ...salt, id: 'other', title: 'Αλάτι', titles: { el: 'Αλάτι' } }
    await renderAdmin(`/et${here}`, withItems([titled, greek]))
    await expect.element(page.getByRole('link', { name: 'Soolapaber' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Αλάτι' })).toBeVisible()
  })

  it('changes month and view, and keeps them in the URL', async () => {
    const server = withItems([])
    const shown = await renderAdmin(here, server)
    await userEvent.click(page.getByRole('button', { name: 'Next month' }))
    await expect.element(page.getByRole('heading', { name: 'December 2040' })).toBeVisible()
    expect(shown.address()).toBe('/admin/calendar?date=2040-12-18')
    await userEvent.click(page.getByRole('radio', { name: 'Week' }))
    await expect.element(page.getByRole('heading', { name: /^17\s?–\s?23 December 2040$/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Previous week' }))
    expect(shown.address()).toBe('/admin/calendar?view=week&date=2040-12-11')
    await userEvent.click(page.getByRole('button', { name: 'Today' }))
    expect(shown.address()).toBe('/admin/calendar?view=week')
    await expect.element(page.getByText('Nothing is scheduled or published this week')).toBeVisible()
  })

  it('filters by the collection, language and action in the URL', async () => {
    const server = withItems([])
    await renderAdmin('/admin/calendar?date=2040-11-18&type=updates&language=et&kind=unpublish', server)
    await expect.element(page.getByText('Nothing matches the filters')).toBeVisible()
    expect(server.requestsTo('GET /api/calendar')[0]?.query).toMatchObject({
      ...{ type: 'updates', locale: 'et', kind: 'unpublish' },
    })
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(() => server.requestsTo('GET /api/calendar').at(-1)?.query.type).toBeUndefined()
  })

  it('moves an item with the keyboard, and back with undo', async () => {
    const server = withItems([salt])
    await renderAdmin(here, server)
    await expect.element(moveButton()).toBeVisible()
    moveButton().element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Move publishing of “Salt prints”' })
    await expectNoViolations()
    await dialog.getByRole('textbox', { name: 'Time' }).fill('16:00')
    const later = { ...salt, at: '2040-11-20T14:00:00.000Z', schedule: 'second' }
    server.respond({ 'GET /api/calendar': () => ({ items: [later], more: [] }) })
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => server.requestsTo(moved).map(({ params, body }) => [params.schedule, body.at]))
      .toEqual([['first', '2040-11-20T14:00:00.000Z']])
    await expect.element(page.getByRole('list', { name: 'Days' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() =>
        server
          .requestsTo(moved)
          .map(({ params, body }) => [params.schedule, body.at])
          .at(-1),
      )
      .toEqual(['second', salt.at])
  })

  it('moves an item by dragging it, and keeps the time of day', async () => {
    const server = withItems([salt])
    await renderAdmin(here, server)
    await expect.element(moveButton()).toBeVisible()
    const days = page.getByRole('list', { name: 'Days' }).element().querySelectorAll('.content-calendar-day')
    const entry = document.querySelector('.content-calendar-entry')
    const target = [...days].find((day) => day.textContent?.includes('24 November'))
    if (entry === null || target === undefined) throw new Error('There is no such day.')
    await userEvent.dragAndDrop(entry, target)
    await expect.poll(() => server.requestsTo(moved).at(-1)?.body.at).toBe('2040-11-24T12:30:00.000Z')
  })

  it('refuses a time in the past, and says when the schedule was changed meanwhile', async () => {
    const server = withItems([salt], { [moved]: () => new Refused(409, 'stale_version') })
    await renderAdmin(here, server)
    await userEvent.click(moveButton())
    const dialog = page.getByRole('dialog', { name: 'Move publishing of “Salt prints”' })
    const date = dialog.getByRole('textbox', { name: 'Date' })
    await date.fill('2/11/2020')
    await userEvent.click(dialog.getByRole('button', { name: 'Move', exact: true }))
    await expect.element(dialog.getByText(/This time is in the past/)).toBeVisible()
    await expect.element(date).toHaveFocus()
    expect(server.requestsTo(moved)).toEqual([])
    await date.fill('22/11/2040')
    await userEvent.click(dialog.getByRole('button', { name: 'Move', exact: true }))
    await expect.element(dialog.getByText(/This schedule was changed meanwhile/)).toBeVisible()
  })

  it('keeps the dialog with its time when the server does not respond', async () => {
    const message = 'Could not reach the database.'
    const away = () => new Refused(422, 'unavailable', { message })
    const server = withItems([salt], { [moved]: away })
    await renderAdmin(here, server)
    await userEvent.click(moveButton())
    server.respond({ 'GET /api/calendar': away })
    const dialog = page.getByRole('dialog', { name: 'Move publishing of “Salt prints”' })
    await dialog.getByRole('textbox', { name: 'Date' }).fill('22/11/2040')
    await userEvent.click(dialog.getByRole('button', { name: 'Move', exact: true }))
    await expect.element(dialog.getByText(/Could not reach the database\./)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Date' })).toHaveValue('22/11/2040')
  })

  it.each<[string, CheckedUser, CalendarItem]>([
    ['a viewer', { ...editor, role: 'viewer' }, salt],
    ['a translator of another language', { ...editor, role: 'translator', locales: ['et'] }, salt],
    ['an editor, for what was published', editor, { ...salt, kind: 'published', schedule: null }],
    ['an editor, for what failed', editor, { ...salt, failed: true }],
  ])('offers no move to %s', async (_, user, item) => {
    await renderAdmin(here, withItems([item], {}, user))
    await expect.element(page.getByRole('link', { name: 'Salt prints' })).toBeVisible()
    await expect.element(moveButton()).not.toBeInTheDocument()
  })

  it('opens all items of a full day, and says that there are even more', async () => {
    const items = Array.from({ length: 9 }, (_, index) => ({
      ...salt,
      id: `${index}`,
      title: `Item ${index}`,
    }))
    const more = ['2040-11-19T22:00:00.000Z']
    const server = withItems([], { 'GET /api/calendar': () => ({ items, more }) })
    await renderAdmin(here, server)
    await userEvent.click(page.getByRole('button', { name: '6 more on Tuesday, 20 November 2040' }))
    const dialog = page.getByRole('dialog', { name: 'Tuesday, 20 November 2040' })
    await expect.element(dialog.getByRole('link', { name: 'Item 8' })).toBeVisible()
    await expect.element(dialog.getByText(/This day has more items/)).toBeVisible()
    await expectNoViolations()
  })

  it('says so for the right day after the end of summer time', async () => {
    const items = Array.from({ length: 9 }, (_, index) => ({
      ...{ ...salt, id: `${index}`, title: `Item ${index}`, at: '2040-10-30T10:00:00.000Z' },
    }))
    // 30 days of 24 hours after 1 October 0:00 of summer time.
    const more = ['2040-10-29T21:00:00.000Z']
    const server = withItems([], { 'GET /api/calendar': () => ({ items, more }) })
    await renderAdmin('/admin/calendar?date=2040-10-30', server)
    await userEvent.click(page.getByRole('button', { name: '6 more on Tuesday, 30 October 2040' }))
    const dialog = page.getByRole('dialog', { name: 'Tuesday, 30 October 2040' })
    await expect.element(dialog.getByText(/This day has more items/)).toBeVisible()
  })

  it('marks the new day when it stays open over midnight', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime('2040-11-20T21:59:00Z')
    await renderAdmin('/admin/calendar', withItems([salt]))
    const today = () => document.querySelector('[aria-current="date"]')?.textContent
    await expect.poll(today).toContain('Tuesday, 20 November 2040')
    vi.setSystemTime('2040-11-20T22:01:00Z')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(today).toContain('Wednesday, 21 November 2040')
  })

  it('is a list of the days with items on a phone, and nothing is cut off', async () => {
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)
    await renderAdmin(here, withItems([{ ...salt, title: long }]))
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(360, 740)
    const link = page.getByRole('link', { name: long })
    await expect.element(link).toBeVisible()
    await expect.element(page.getByText('Tuesday, 20 November 2040')).toBeVisible()
    await expect.element(page.getByText('Monday, 19 November 2040')).not.toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectNoViolations()
  })

  it('shows an error with a retry', async () => {
    const server = withItems([], { 'GET /api/calendar': () => new Refused(403, 'not_allowed') })
    await renderAdmin(here, server)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    server.respond({ ...signedIn(), 'GET /api/calendar': () => ({ items: [salt], more: [] }) })
    await userEvent.click(again)
    await expect.element(page.getByRole('link', { name: 'Salt prints' })).toBeVisible()
  })

  it('creates a secret link, shows it once, and revokes it', async () => {
    const token: Token = {
      ...{ id: 'token', name: 'Calendar subscription', scopes: ['calendar:read'] },
      ...{ collections: null, createdAt: '2026-11-01T08:00:00.000Z', expiresAt: null, usedAt: null },
      ...{ isExpired: false, mayRevoke: true, user: { id: editor.id, username: editor.username } },
    }
    let tokens: Token[] = [{ ...token, id: 'other', scopes: ['drafts:read'] }]
    const server = withItems([], {
      'GET /api/tokens': () => ({ items: tokens }),
      'POST /api/tokens': () => {
        tokens = [...tokens, token]
        return { token, secret: 'cya_secret' }
      },
      'DELETE /api/tokens/{id}': () => {
        tokens = tokens.filter(({ id }) => id !== 'token')
        return undefined
      },
    })
    await renderAdmin(here, server)
    await userEvent.click(page.getByRole('button', { name: 'Subscribe' }))
    const dialog = page.getByRole('dialog', { name: 'Subscribe to the calendar' })
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect
      .element(dialog.getByRole('textbox', { name: 'Secret link' }))
      .toHaveValue(`${location.origin}/api/calendar.ics?token=cya_secret&locale=en`)
    expect(server.requestsTo('POST /api/tokens')[0]?.body).toMatchObject({
      ...{ scopes: ['calendar:read'], days: null },
    })
    await expect.element(dialog.getByText('never used')).toBeVisible()
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
    await expect.element(dialog.getByText('never used')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('textbox', { name: 'Secret link' })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
    expect(server.requestsTo('DELETE /api/tokens/{id}').map(({ params }) => params.id)).toEqual(['token'])
  })
})
