import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../../api/client.ts'
import type { CheckedUser } from '../../app-context/session.ts'
import { quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

type Finding = ResponseAt<'GET /api/checks'>['items'][number]
const broken = (id: string): Finding => ({
  ...{ kind: 'broken-link', type: 'updates', title: 'Ebb', layer: 'el', field: 'body' },
  ...{ id, address: '/gone', fault: 'nowhere' },
})
const orphaned: Finding = {
  ...{ kind: 'orphaned-page', type: 'terms', id: 'terms', title: null, layer: 'en', listed: false },
}

const unready: Finding = {
  ...{ kind: 'unready-draft', type: 'updates', title: 'Άμπωτη', layer: 'el', field: 'slug' },
  ...{ id: '9', message: 'This is needed.', count: 3 },
}

const site = (user: CheckedUser = editor): Responses => ({
  ...signedIn(user),
  ...quietDashboard,
  'GET /api/checks': ({ query: { kind, after } }) => {
    if (kind === 'orphaned-page') return { items: [orphaned], next: null }
    if (kind === 'unready-draft') return { items: [unready], next: null }
    return { items: [broken(after ?? '7')], next: after === undefined ? '8' : null }
  },
  'GET /api/checks/counts': () => ({
    brokenLinks: { count: 2, isWhole: true },
    orphanedPages: { count: 12, isWhole: false },
    unreadyDrafts: { count: 3, isWhole: true },
  }),
})

describe('Checks screen', () => {
  it('lists each broken link with the text that contains it', async () => {
    await renderAdmin('/admin/checks', fakeServer(site()))
    const row = page.getByRole('row', { name: /Ebb/ })
    await expect.element(row.getByRole('link')).toHaveAttribute('href', '/admin/edit/7?language=el')
    await expect.element(row.getByText('/gone')).toBeVisible()
    await expect.element(row.getByText('Page not found')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Continue checking' }))
    await expect.poll(() => page.getByRole('row', { name: /Ebb/ }).elements()).toHaveLength(2)
    await expectNoViolations()
  })

  it.each(['/admin/checks', '/admin'])(
    'says on %s that only a part of the site is checked yet, if nothing is broken there',
    async (path) => {
      const part = { 'GET /api/checks': () => ({ items: [], next: '8' }) }
      await renderAdmin(path, fakeServer({ ...site(), ...part }))
      await expect.element(page.getByText('Nothing found so far')).toBeVisible()
      expect(page.getByText('No broken links').elements()).toEqual([])
    },
  )

  it('lists orphan pages, but no page that a list shows', async () => {
    const server = fakeServer(site())
    const shown = await renderAdmin('/admin/checks?kind=broken-link', server)
    await userEvent.click(page.getByRole('radio', { name: 'Orphan pages' }))
    await expect.element(page.getByRole('row', { name: /Terms/ })).toBeVisible()
    expect(shown.address()).toBe('/admin/checks?kind=orphaned-page')
    expect(server.requestsTo('GET /api/checks').at(-1)?.query).toMatchObject({ listed: 'false' })
  })

  it('lists incomplete drafts with their first issue and the number of others', async () => {
    await renderAdmin('/admin/checks?kind=unready-draft', fakeServer(site()))
    const row = page.getByRole('row', { name: /Άμπωτη/ })
    await expect.element(row.getByRole('link')).toHaveAttribute('href', '/admin/edit/9?language=el')
    await expect.element(row.getByText('This is needed. And 2 more.')).toBeVisible()
    await expect.element(row.getByText('Slug', { exact: true })).toBeVisible()
    await expectNoViolations()
  })

  it('shows counts on the dashboard of editors, which link to these lists', async () => {
    await renderAdmin('/admin', fakeServer(site()))
    const lines = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
    await expect.element(lines.nth(0)).toMatchTextContent(/Broken links *2$/)
    await expect
      .element(lines.nth(0).getByRole('link'))
      .toHaveAttribute('href', '/admin/checks?kind=broken-link')
    await expect.element(lines.nth(1)).toMatchTextContent(/Orphan pages *12\+$/)
    await expect
      .element(lines.nth(1).getByRole('link'))
      .toHaveAttribute('href', '/admin/checks?kind=orphaned-page')
    await expect.element(lines.nth(2)).toMatchTextContent(/Incomplete drafts *3$/)
    await expect
      .element(lines.nth(2).getByRole('link'))
      .toHaveAttribute('href', '/admin/checks?kind=unready-draft')
  })

  it('shows no counts on the dashboard of viewers', async () => {
    await renderAdmin('/admin', fakeServer(site({ ...editor, role: 'viewer' })))
    await expect.element(page.getByText('Nothing needs attention')).toBeVisible()
  })
})
