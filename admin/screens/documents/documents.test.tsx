import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Summary } from './summary.ts'

const listing = (items: readonly Summary[], next: string | null = null) => ({
  'GET /api/documents/{type}': () => ({ items: [...items], next, previous: null }),
  'GET /api/documents/{type}/count': () => ({ count: items.length, isExact: true }),
})

describe('the list of updates', () => {
  it('says that it is loading, then shows titles, languages in words, authors and times', async () => {
    const answer = Promise.withResolvers<void>()
    const server = fakeServer({
      ...signedIn(),
      'GET /api/documents/{type}': async () => {
        await answer.promise
        return { items: [summaryOf()], next: null, previous: null }
      },
      'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
    })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('img', { name: 'Loading' })).toBeVisible()
    answer.resolve()
    const row = page.getByRole('row', { name: 'The autumn fixer trials', exact: false })
    await expect.element(row.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
    for (const words of [
      'English: Published',
      'Eesti: Draft, translation out of date',
      'Ελληνικά: Not started',
    ]) {
      await expect.element(row.getByText(words)).toBeInTheDocument()
    }
    await expect.element(row.getByText('Maarja L.')).toBeInTheDocument()
    await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  })

  it('shows a title in another language where there is none in the one that is spoken', async () => {
    await renderAdmin('/et/admin/updates', fakeServer({ ...signedIn(), ...listing([summaryOf()]) }))
    await expect
      .element(page.getByRole('link', { name: 'The autumn fixer trials' }))
      .toHaveAttribute('lang', 'en')
  })

  it('says what is planned and what is archived, in the language that is spoken', async () => {
    const statuses = { en: 'scheduled', et: 'changed', el: 'archived' } as const
    const items = [summaryOf({ statuses })]
    await renderAdmin('/et/admin/updates', fakeServer({ ...signedIn(), ...listing(items) }))
    for (const words of ['English: Ajastatud', 'Ελληνικά: Arhiivis']) {
      await expect.element(page.getByText(words)).toBeInTheDocument()
    }
    await expect.element(page.getByRole('option', { name: 'Arhiivis' })).toBeInTheDocument()
  })

  it('counts no further than is quickly counted', async () => {
    const counted = { 'GET /api/documents/{type}/count': () => ({ count: 1_000, isExact: false }) }
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([summaryOf()]), ...counted }))
    await expect.element(page.getByText('More than 1,000 documents', { exact: true })).toBeVisible()
  })

  it('says so when there is nothing', async () => {
    await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([]) }))
    await expect.element(page.getByText('Nothing is here yet', { exact: false })).toBeVisible()
  })

  it('says what went wrong, and tries again', async () => {
    const failing = () => new Refused(403, 'not_allowed', { message: 'Your role does not allow this.' })
    const server = fakeServer({ ...signedIn(), 'GET /api/documents/{type}': failing })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('alert').getByText('Your role does not allow this.')).toBeVisible()
    server.answer(listing([summaryOf()]))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
  })

  it('keeps what is searched, filtered and sorted in the address', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([summaryOf()]) })
    const shown = await renderAdmin('/admin/updates?status=draft', server)
    await expect.element(page.getByLabelText('State in any language')).toHaveValue('draft')
    await userEvent.keyboard('/')
    await expect.element(page.getByLabelText('Find by title')).toHaveFocus()
    await userEvent.keyboard('fern')
    await expect.poll(shown.address).toBe('/admin/updates?q=fern&status=draft')
    await userEvent.click(page.getByRole('button', { name: 'Title' }))
    await expect.poll(shown.address).toBe('/admin/updates?q=fern&status=draft&sort=title&direction=ascending')
    await expect
      .poll(() => server.askedAt('GET /api/documents/{type}').at(-1)?.query)
      .toMatchObject({
        q: 'fern',
        status: 'draft',
        sort: 'title',
        direction: 'ascending',
      })
  })

  it('goes on from the key that ended the last page', async () => {
    const server = fakeServer({ ...signedIn(), ...listing([summaryOf()], 'key-1') })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
    server.answer(listing([summaryOf({ id: 'other', titles: { en: 'Night plates' } })]))
    await userEvent.click(page.getByRole('button', { name: 'Show more' }))
    await expect.element(page.getByRole('link', { name: 'Night plates' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
    expect(server.askedAt('GET /api/documents/{type}').at(-1)?.query.after).toBe('key-1')
  })

  it('begins a new one with a key', async () => {
    const shown = await renderAdmin('/admin/updates', fakeServer({ ...signedIn(), ...listing([]) }))
    await expect.element(page.getByRole('link', { name: 'New update' })).toBeVisible()
    await userEvent.keyboard('c')
    await expect.poll(shown.address).toBe('/admin/create?type=updates')
  })

  it('offers no new one to those who may not make it', async () => {
    const server = fakeServer({ ...signedIn({ ...editor, role: 'viewer' }), ...listing([summaryOf()]) })
    await renderAdmin('/admin/updates', server)
    await expect.element(page.getByRole('link', { name: 'The autumn fixer trials' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'New update' })).not.toBeInTheDocument()
  })
})
