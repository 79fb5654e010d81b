import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, updateId } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Waiting } from './queries.ts'

const fern: Waiting = {
  ...{ type: 'updates', id: updateId, title: 'A fern', source: 'en', locale: 'el' },
  ...{ state: 'outdated', visits: 1_204, since: '2026-11-01T08:00:00.000Z' },
}

describe('Translations screen', () => {
  it('lists the documents that match the URL, of all types, and links to their language', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/translations': ({ query }) => ({ items: query.after ? [] : [fern], next: null }),
    })
    const shown = await renderAdmin('/admin/translations?language=el&state=outdated', server)
    const link = page.getByRole('link', { name: 'A fern' })
    await expect.element(link).toHaveAttribute('href', `/admin/edit/${updateId}?language=el`)
    await expect.element(page.getByText('1,204')).toBeVisible()
    expect(server.requestsTo('GET /api/translations').at(-1)?.query).toMatchObject({
      locale: 'el',
      state: 'outdated',
    })
    await userEvent.click(page.getByRole('radio', { name: 'Missing' }))
    await expect.poll(() => server.requestsTo('GET /api/translations').at(-1)?.query.state).toBe('missing')
    expect(shown.address()).toBe('/admin/translations?language=el&state=missing')
  })

  it('does not say that all is translated if only the filter has no matches', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/translations': ({ query: { state } }) => ({
        items: state === 'outdated' ? [] : [{ ...fern, state: 'missing' as const }],
        next: null,
      }),
    })
    await renderAdmin('/admin/translations?language=el&state=outdated', server)
    await expect.element(page.getByText('No translation is out of date (Greek).')).toBeVisible()
  })

  it('names a page without a title by its type', async () => {
    const home: Waiting = { ...fern, type: 'home', id: 'home', title: null }
    const server = fakeServer({
      ...signedIn(),
      'GET /api/translations': () => ({ items: [home], next: null }),
    })
    await renderAdmin('/admin/translations?language=el', server)
    await expect
      .element(page.getByRole('table').or(page.getByRole('grid')).getByRole('link', { name: 'Home page' }))
      .toHaveAttribute('href', '/admin/edit/home?language=el')
  })

  it('lists documentation files that the language lacks, apart from the documents', async () => {
    const path = 'content/docs/el/administrators/webhooks.mdx'
    const server = fakeServer({
      ...signedIn(),
      'GET /api/translations': () => ({ items: [fern], next: null }),
      'GET /api/translations/files': ({ query }) => ({
        items:
          query.locale === 'el'
            ? [{ path, title: 'Webhooks', page: '/el/docs/administrators/webhooks', views: 57 }]
            : [],
      }),
    })
    await renderAdmin('/admin/translations?language=el', server)
    const files = page.getByRole('region', { name: 'Documentation files' })
    await expect
      .element(files.getByRole('link', { name: 'Webhooks' }))
      .toHaveAttribute('href', '/el/docs/administrators/webhooks')
    await expect.element(files.getByText(path)).toBeVisible()
    await expect.element(files.getByText('57')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Out of date' }))
    await expect.element(files).not.toBeInTheDocument()
  })

  it('starts with the language of the translator', async () => {
    const server = fakeServer({
      ...signedIn({
        id: 'eleni',
        username: 'Eleni',
        email: 'e@example.org',
        role: 'translator',
        locales: ['el'],
      }),
      'GET /api/translations': () => ({ items: [], next: null }),
    })
    await renderAdmin('/admin/translations', server)
    await expect.element(page.getByText('All content is translated and up to date (Greek).')).toBeVisible()
    expect(server.requestsTo('GET /api/translations')[0]?.query.locale).toBe('el')
  })

  it('does not start with the language in which most documents are written', async () => {
    const server = fakeServer({ ...signedIn(), 'GET /api/translations': () => ({ items: [], next: null }) })
    await renderAdmin('/admin/translations', server)
    await expect.element(page.getByText('All content is translated and up to date (Estonian).')).toBeVisible()
  })

  it('shows an error with a retry', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/translations': () => new Refused(403, 'not_allowed'),
    })
    await renderAdmin('/admin/translations', server)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    server.respond({ 'GET /api/translations': () => ({ items: [fern], next: null }) })
    await userEvent.click(again)
    await expect.element(page.getByRole('link', { name: 'A fern' })).toBeVisible()
  })
})
