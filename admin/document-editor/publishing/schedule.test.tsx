import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, english, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const plan = 'POST /api/documents/{type}/{id}/schedule'
const prefer = 'PATCH /api/preferences'
const dialog = page.getByRole('dialog', { name: 'Schedule' })
const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Schedule', exact: true }))

async function openWith(responses: Responses = {}, document = draft()) {
  const server = serving(document, { [plan]: () => document, [prefer]: () => ({}), ...responses })
  await renderAdmin(address, server)
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Schedule…' }))
  return server
}

async function choose(date: string, time: string) {
  await userEvent.fill(dialog.getByLabelText('Date', { exact: true }), date)
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), time)
  await userEvent.keyboard('{Tab}')
}

describe('Schedule dialog', () => {
  it('uses the preferred time zone and shows the time in UTC', async () => {
    const server = await openWith({ 'GET /api/preferences': () => ({ timeZone: 'Asia/Tokyo' }) })
    await expect.element(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo')
    await choose('11/11/2099', '12:30')
    await expect.element(dialog.getByText('11 Nov 2099, 03:30')).toBeVisible()
    await expectNoViolations()
    await confirm()
    await expect
      .poll(() => server.requestsTo(plan)[0]?.body)
      .toEqual({ action: 'publish', at: '2099-11-11T03:30:00.000Z', layers: { en: 3 } })
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect.element(notices.getByText('Publishing scheduled')).toBeVisible()
    expect(server.requestsTo(prefer)).toEqual([])
  })

  it('saves a newly selected time zone as the preference', async () => {
    const server = await openWith({ 'GET /api/preferences': () => ({}) })
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Time zone' }), 'new york')
    await expect.element(page.getByRole('option', { name: /New York/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await choose('11/11/2099', '12:30')
    await confirm()
    await expect.poll(() => server.requestsTo(plan)[0]?.body.at).toBe('2099-11-11T17:30:00.000Z')
    await expect.poll(() => server.requestsTo(prefer)[0]?.body).toEqual({ timeZone: 'America/New_York' })
  })

  it('focuses the field with an error: a past time, or no language', async () => {
    const server = await openWith()
    await choose('11/11/2001', '12:30')
    await confirm()
    const time = dialog.getByRole('group', { name: 'Date and time' })
    await expect.element(time).toHaveAccessibleDescription(/This time is in the past\. Choose a later time\./)
    await expect.element(dialog.getByLabelText('Date', { exact: true })).toHaveFocus()
    await choose('11/11/2099', '12:30')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'English' }))
    await confirm()
    const languages = dialog.getByRole('group', { name: 'Languages to publish' })
    await expect.element(languages).toHaveAccessibleDescription(/Choose at least one language\./)
    await expect.element(dialog.getByRole('checkbox', { name: 'English' })).toHaveFocus()
    expect(server.requestsTo(plan)).toEqual([])
  })

  it('is submitted with the Enter key', async () => {
    const server = await openWith()
    await choose('11/11/2099', '12:30')
    await userEvent.click(dialog.getByLabelText('Date', { exact: true }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => server.requestsTo(plan)).toHaveLength(1)
  })

  it('asks before it discards an entered time', async () => {
    const server = await openWith()
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await choose('11/11/2099', '12:30')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog.getByLabelText('Time', { exact: true })).toHaveValue('12:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.requestsTo(plan)).toEqual([])
  })

  it('closes without a question when no time was entered', async () => {
    await openWith()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is not offered for a published page that cannot be unpublished', async () => {
    const published = { status: 'published', version: 3, publishedVersion: 3 } as const
    const contact = { ...updateOf({ en: published }), id: 'contact', type: 'contact' }
    await renderAdmin('/admin/pages/contact', serving(contact))
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await expect.element(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Schedule…' })).not.toBeInTheDocument()
  })

  it('schedules unpublishing', async () => {
    const live = updateOf({
      en: { status: 'changed', version: 4, publishedVersion: 3, data: english },
    })
    const server = await openWith({}, live)
    await userEvent.click(dialog.getByRole('radio', { name: 'Unpublish' }))
    await choose('11/11/2099', '12:30')
    await confirm()
    await expect.poll(() => server.requestsTo(plan)[0]?.body.action).toBe('unpublish')
  })

  it('schedules unpublishing of a draft that is scheduled to be published', async () => {
    const publication = { action: 'publish', at: '2099-11-09T08:00:00.000Z', layers: { en: 3 } } as const
    const scheduled = updateOf({ en: { status: 'scheduled', version: 3, data: english } })
    const planned = { id: 'monday', by: null, failure: null, ...publication }
    const server = await openWith({}, { ...scheduled, schedules: [planned] })
    await userEvent.click(dialog.getByRole('radio', { name: 'Unpublish' }))
    await expect.element(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked()
    await choose('11/11/2099', '12:30')
    await confirm()
    await expect
      .poll(() => server.requestsTo(plan)[0]?.body)
      .toMatchObject({ action: 'unpublish', layers: { en: 3 } })
  })
})

it('shows scheduled times in the time zone of the calendar, and names it', async () => {
  const publication = { action: 'publish', at: '2099-11-11T17:30:00.000Z', layers: { en: 3 } } as const
  const schedules = [{ id: 'monday', by: null, failure: null, ...publication }]
  const scheduled = { ...updateOf({ en: { status: 'scheduled', version: 3, data: english } }), schedules }
  const zone = { 'GET /api/preferences': () => ({ timeZone: 'America/New_York' }) }
  await renderAdmin(address, serving(scheduled, zone))
  const text = /published on 11 Nov 2099, 12:30 \(America\/New York, GMT-5\)\./
  await expect.element(page.getByText(text)).toBeVisible()
})

it('is named before an archive cancels it, because undo does not restore it', async () => {
  const publication = { action: 'publish', at: '2099-11-11T17:30:00.000Z', layers: { en: 3 } } as const
  const schedules = [{ id: 'monday', by: null, failure: null, ...publication }]
  const scheduled = { ...updateOf({ en: { status: 'scheduled', version: 3, data: english } }), schedules }
  const archive = 'POST /api/documents/{type}/{id}/archive'
  const server = serving(scheduled, { [archive]: () => draft() })
  await renderAdmin(address, server)
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Archive English' }))
  const question = page.getByRole('alertdialog', { name: 'Archive English?' })
  await expect.element(question.getByText('The schedule is cancelled.', { exact: false })).toBeVisible()
  expect(server.requestsTo(archive)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Archive' }))
  await expect.poll(() => server.requestsTo(archive)).toHaveLength(1)
})
