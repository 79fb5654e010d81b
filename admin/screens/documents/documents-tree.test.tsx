/** Documentation is listed in tree order, unless another order is chosen. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const list = 'GET /api/documents/{type}'
const pages = [
  summaryOf({ id: 'guides', titles: { en: 'Guides' }, slugs: { en: 'guides' } }),
  summaryOf({ id: 'first', titles: { en: 'First print' }, slugs: { en: 'guides/first-print' } }),
  summaryOf({ id: 'paper', titles: { en: 'Paper' }, slugs: { en: 'guides/first-print/paper' } }),
]
const serving = () =>
  fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'GET /api/views': () => ({ items: [] }),
    [list]: () => ({ items: pages, next: null, previous: null }),
    'GET /api/documents/{type}/count': () => ({ count: pages.length, isExact: true }),
  })

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
const startOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().left

describe('List of the documentation', () => {
  it('is a tree with indented pages, also for screen readers', async () => {
    const server = serving()
    const shown = await renderAdmin('/admin/docs', server)
    await expect.element(page.getByRole('link', { name: 'First print level 2', exact: true })).toBeVisible()
    expect(names()).toEqual(['Guides', 'First print level 2', 'Paper level 3'])
    expect(server.requestsTo(list).at(-1)?.query).toMatchObject({ sort: 'address', direction: 'ascending' })
    const [guides, first, paper] = ['Guides', 'First print', 'Paper'].map(startOf)
    expect(first).toBeGreaterThan(guides ?? 0)
    expect(paper).toBeGreaterThan(first ?? 0)
    await expect
      .element(page.getByRole('columnheader', { name: 'Slug' }))
      .toHaveAttribute('aria-sort', 'ascending')
    expect(shown.address()).toBe('/admin/docs')
    await expectNoViolations()
  })

  it('is flat in another order, and a tree again afterwards', async () => {
    const server = serving()
    const shown = await renderAdmin('/admin/docs', server)
    await userEvent.click(page.getByRole('button', { name: 'Title' }))
    await expect.poll(shown.address).toBe('/admin/docs?sort=title&direction=ascending')
    await expect.poll(names).toEqual(['Guides', 'First print', 'Paper'])
    await userEvent.click(page.getByRole('button', { name: 'Slug' }))
    await expect.poll(shown.address).toBe('/admin/docs')
    await expect.poll(names).toContain('Paper level 3')
  })

  it('is flat when it is filtered', async () => {
    await renderAdmin('/admin/docs?q=paper', serving())
    await expect.element(page.getByRole('link', { name: 'Paper', exact: true })).toBeVisible()
  })

  it('is sorted by the titles of the language on the screen', async () => {
    const server = serving()
    await renderAdmin('/el/admin/docs', server)
    await expect.poll(() => server.requestsTo(list).at(-1)?.query).toMatchObject({ sortLocale: 'el' })
    await expect.element(page.getByRole('link', { name: 'First print επίπεδο 2' })).toBeVisible()
  })
})

describe('List of own pages', () => {
  it('labels the column of the slug like its field in the editor', async () => {
    await renderAdmin('/admin/pages-list', serving())
    await expect.element(page.getByRole('columnheader', { name: 'Path' })).toBeVisible()
  })
})
