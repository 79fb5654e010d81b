import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { completedSteps, quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Activity, Overview } from './queries.ts'
import { everyDay } from './visits-card.tsx'

const quiet = { missing: 0, outdated: 0, withoutAltText: 0 }
const overview: Overview = {
  lists: [
    { type: 'updates', documents: 40, published: 30, drafts: 3, mine: 2, changed: 1, scheduled: 1 },
    { type: 'redirects', documents: 0, published: 0, drafts: 0, mine: 0, changed: 0, scheduled: 0 },
  ],
  languages: [
    { locale: 'en', ...quiet },
    { locale: 'et', missing: 4, outdated: 0, withoutAltText: 0 },
    { locale: 'el', missing: 2, outdated: 1_000, withoutAltText: 3 },
  ],
  planned: [
    {
      ...{ type: 'updates', id: '1', title: 'Saturdays', locales: ['en', 'et'], action: 'publish' },
      at: '2036-11-21T09:00:00.000Z',
    },
  ],
  scheduled: 1,
  unread: null,
  unreadAnswers: null,
  firstSteps: completedSteps,
}

const action = (more: Partial<Activity> = {}): Activity => ({
  ...{
    number: 7,
    at: '2026-11-20T08:00:00.000Z',
    action: 'document.published',
    times: 1,
    layers: ['en', 'el', '*'],
  },
  user: { id: 'eleni', username: 'Eleni Papadaki' },
  document: { type: 'updates', id: 'fern', titles: { en: 'The autumn fixer trials' }, state: 'kept' },
  ...more,
})

const responses = (more: Partial<Overview> = {}, user: CheckedUser = editor): Responses => ({
  ...signedIn(user),
  ...quietDashboard,
  'GET /api/overview': () => ({ ...overview, ...more }),
  'GET /api/activity': () => ({ items: [action()], next: null }),
  'GET /api/health': () => ({
    ...{ version: '0.1.0', startedAt: '2026-11-20T08:00:00.000Z' },
    database: { engine: 'sqlite', milliseconds: 1 },
    untrustedProxy: '127.0.0.1',
    disk: { free: 1_000_000_000, size: 100_000_000_000 },
    backups: { proven: { id: 'a', at: '2026-11-20T03:00:00.000Z' }, failure: null },
  }),
})

const owner: CheckedUser = { ...editor, role: 'owner' }
const translator: CheckedUser = { ...editor, role: 'translator', locales: ['el'] }
const viewer: CheckedUser = { ...editor, role: 'viewer' }
const link = (name: string) => page.getByRole('link', { name })
const waiting = () => page.getByRole('region', { name: 'Needs attention' })

describe('Dashboard', () => {
  it('lists what needs attention, and links each line to exactly that', async () => {
    await renderAdmin('/admin', fakeServer(responses()))
    await expect
      .element(link('Updates: your drafts'))
      .toHaveAttribute('href', '/admin/updates?status=draft&by=Eleni+Papadaki')
    await expect
      .element(link('Updates: unpublished changes'))
      .toHaveAttribute('href', '/admin/updates?status=changed')
    await expect
      .element(link('Out-of-date translations (Greek)'))
      .toHaveAttribute('href', '/admin/translations?language=el&state=outdated')
    await expect
      .element(link('Images without alt text (Greek)'))
      .toHaveAttribute('href', '/admin/media?missing=el')
    await expect.element(waiting().getByText('1,000+')).toBeVisible()
  })

  it('uses the singular for one', async () => {
    const [updates] = overview.lists
    await renderAdmin('/admin', fakeServer(responses({ lists: updates ? [{ ...updates, mine: 1 }] : [] })))
    await expect.element(page.getByText('1 is yours')).toBeVisible()
  })

  it('names a single by its type in the list of broken links', async () => {
    const broken = { kind: 'broken-link', type: 'home', id: '7', title: null, layer: 'el' } as const
    const given: Responses = {
      ...responses(),
      'GET /api/checks': () => ({
        items: [{ ...broken, field: 'body', address: '/gone', fault: 'nowhere' }],
        next: null,
      }),
    }
    await renderAdmin('/admin', fakeServer(given))
    const part = page.getByRole('region', { name: 'Broken links' })
    await expect.element(part.getByRole('link', { name: 'Home page' })).toBeVisible()
  })

  it('lists the languages of a translator first, and no others', async () => {
    await renderAdmin('/admin', fakeServer(responses({}, translator)))
    const first = waiting().getByRole('listitem').first()
    await expect.element(first.getByText('Out-of-date translations (Greek)')).toBeVisible()
    expect(
      waiting()
        .getByText(/Estonian/)
        .elements(),
    ).toHaveLength(0)
    expect(link('New update').elements()).toHaveLength(0)
  })

  it('lists nothing for viewers but the existing content', async () => {
    await renderAdmin('/admin', fakeServer(responses({}, viewer)))
    await expect.element(page.getByText('Nothing needs attention')).toBeVisible()
    await expect.element(link('The autumn fixer trials')).toBeVisible()
    expect(page.getByRole('heading', { name: 'System status' }).elements()).toHaveLength(0)
  })

  it('makes at most five calls, and none that the server would refuse', async () => {
    const server = fakeServer(responses({ unread: 2, unreadAnswers: 3 }, owner))
    await renderAdmin('/admin', server)
    await expect.element(link('Unread messages')).toBeVisible()
    await expect
      .element(link('Unread form answers'))
      .toHaveAttribute('href', '/admin/form-answers?status=new')
    await expect.element(page.getByText('Disk almost full')).toBeVisible()
    await expect.element(page.getByText('TRUST_PROXY=127.0.0.1')).toBeVisible()
    const own = [
      'GET /api/overview',
      'GET /api/analytics',
      'GET /api/checks',
      'GET /api/health',
      'GET /api/activity',
    ]
    const requested = server.requests.filter(({ at }) => own.includes(at)).map(({ at }) => at)
    expect(requested.toSorted()).toEqual(own.toSorted())
  })

  it('shows the other cards when one fails, and retries that one', async () => {
    const server = fakeServer({ ...responses(), 'GET /api/overview': () => new Refused(403, 'not_allowed') })
    await renderAdmin('/admin', server)
    await expect.element(page.getByText('No visits in this period')).toBeVisible()
    server.respond(responses())
    await userEvent.click(waiting().getByRole('button', { name: 'Try again' }))
    await expect.element(link('Updates: your drafts')).toBeVisible()
  })

  it('shows visits for the number of days in the URL, and links to the pages', async () => {
    const server = fakeServer(responses())
    const today = new Date().toISOString().slice(0, 10)
    server.respond({
      'GET /api/analytics': () => ({
        days: [{ name: today, times: 12, visitors: 7 }],
        pages: [{ name: '/updates/fern', times: 9, visitors: 7 }],
        sources: [],
      }),
    })
    const shown = await renderAdmin('/admin?days=7', server)
    await expect.element(page.getByRole('figure')).toBeVisible()
    await expect.element(link('/updates/fern')).toHaveAttribute('href', '/updates/fern')
    const [request] = server.requestsTo('GET /api/analytics')
    expect(Date.parse(request?.query.to ?? '') - Date.parse(request?.query.from ?? '')).toBe(6 * 86_400_000)
    await userEvent.click(page.getByRole('radio', { name: '90 days' }))
    await expect.poll(() => shown.address()).toBe('/admin?days=90')
  })

  it('also shows the figures of the chart in a table, day by day', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const visits = { days: [{ name: today, times: 12, visitors: 7 }], pages: [], sources: [] }
    await renderAdmin('/admin?days=7', fakeServer({ ...responses(), 'GET /api/analytics': () => visits }))
    await userEvent.click(page.getByRole('button', { name: 'Show as table' }))
    const table = page.getByRole('table', { name: 'Visits per day' })
    await expect.element(table).toBeVisible()
    const rows = table.getByRole('row').elements()
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells[0]).toEqual(['', 'Visits', 'Visitors'])
    expect(cells.slice(1).map(([, ...figures]) => figures)).toEqual([
      ...Array.from({ length: 6 }, () => ['0', '0']),
      ['12', '7'],
    ])
    const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    expect(cells.at(-1)?.[0]).toBe(written.format(Date.parse(today)))
  })

  it('lists upcoming publications with languages and time, and links to them', async () => {
    const planned: Overview['planned'] = [
      ...overview.planned,
      {
        ...{ type: 'updates', id: '2', title: null, locales: ['el'], action: 'unpublish' },
        at: '2036-11-22T09:00:00.000Z',
      },
    ]
    await renderAdmin('/admin', fakeServer(responses({ planned })))
    const lines = page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem')
    await expect.element(lines.nth(0)).toMatchTextContent(/^Publishing *Saturdays EN ET/)
    await expect
      .element(lines.nth(0).getByRole('link', { name: 'Saturdays' }))
      .toHaveAttribute('href', '/admin/edit/1')
    await expect
      .element(lines.nth(0).getByRole('time'))
      .toHaveAttribute('datetime', '2036-11-21T09:00:00.000Z')
    await expect.element(lines.nth(1)).toMatchTextContent(/^Unpublishing *Untitled ΕΛ/)
    await expect.element(lines.nth(1).getByRole('link')).toHaveAttribute('href', '/admin/edit/2')
  })

  it('says that nothing is scheduled', async () => {
    await renderAdmin('/admin', fakeServer(responses({ planned: [], scheduled: 0 })))
    await expect.element(page.getByText('Nothing scheduled').first()).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Upcoming' }).getByText('Nothing scheduled'))
      .toBeVisible()
  })

  it('lists broken links with the text that contains each', async () => {
    const broken = { kind: 'broken-link', type: 'updates', id: '7', title: 'Ebb', layer: 'el' } as const
    const server = fakeServer({
      ...responses(),
      'GET /api/checks': () => ({
        items: [{ ...broken, field: 'body', address: '/gone', fault: 'nowhere' }],
        next: null,
      }),
    })
    await renderAdmin('/admin', server)
    await expect.element(link('Ebb')).toHaveAttribute('href', '/admin/edit/7?language=el')
    await expect.element(page.getByText('/gone')).toBeVisible()
  })

  it('lists recent activity with user and document, and links to the document', async () => {
    const saved = { number: 6, action: 'document.saved', times: 12, layers: ['et'] } as const
    const deleted = { type: 'updates', id: 'ebb', titles: {}, state: 'deleted' } as const
    const items = [
      action(),
      action({ ...saved, layers: ['et'] }),
      action({ number: 5, action: 'document.deleted', user: null, layers: [], document: deleted }),
    ]
    const server = fakeServer({
      ...responses(),
      'GET /api/activity': ({ query }) => ({ items, next: query.limit === '6' ? 5 : null }),
    })
    await renderAdmin('/admin', server)
    const lines = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
    await expect.element(lines.nth(0).getByText('Eleni Papadaki published EN ΕΛ')).toBeVisible()
    await expect.element(lines.nth(1).getByText('Eleni Papadaki saved 12 times ET')).toBeVisible()
    await expect.element(lines.nth(2).getByText('System deleted permanently')).toBeVisible()
    await expect.element(lines.nth(2).getByText('Update', { exact: true })).toBeVisible()
    await expect.element(lines.nth(0).getByRole('link')).toHaveAttribute('href', '/admin/edit/fern')
    await expect
      .element(lines.nth(1).getByRole('link'))
      .toHaveAttribute('href', '/admin/edit/fern?language=et')
    expect(lines.nth(2).getByRole('link').elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Show earlier' }))
    await expect.element(page.getByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument()
    expect(server.requestsTo('GET /api/activity').map(({ query }) => query.limit)).toEqual(['6', '20'])
  })

  it('says that there is no activity yet', async () => {
    await renderAdmin(
      '/admin',
      fakeServer({ ...responses(), 'GET /api/activity': () => ({ items: [], next: null }) }),
    )
    await expect.element(page.getByText('No activity yet')).toBeVisible()
  })

  it('shows the first steps on an empty site that the user may do', async () => {
    const none = { hasSiteName: false, hasDescription: false, hasUpdate: false, hasMedia: true }
    const firstSteps = { ...none, hasOtherUsers: null }
    await renderAdmin('/admin', fakeServer(responses({ firstSteps })))
    const steps = page.getByRole('region', { name: 'Get started' })
    await expect
      .element(steps.getByRole('link', { name: 'Write your first update' }))
      .toHaveAttribute('href', '/admin/create?type=updates')
    expect(steps.getByText('Name the site').elements()).toHaveLength(0)
    expect(steps.getByText('Invite user').elements()).toHaveLength(0)
  })
})

describe('Days of a chart', () => {
  it('include days without visits', () => {
    const days = everyDay([{ name: '2026-11-19', times: 3, visitors: 2 }], 3, '2026-11-20')
    expect(days.map(({ name, times }) => [name, times])).toEqual([
      ['2026-11-18', 0],
      ['2026-11-19', 3],
      ['2026-11-20', 0],
    ])
  })
})
