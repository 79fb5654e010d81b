/** The list of singles, and the screens behind their URLs. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const row = (name: RegExp) => page.getByRole('row', { name })

describe('Pages screen', () => {
  it('lists pages with URLs and the state of each language', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/documents/{type}': ({ params }) => ({
        items: params.type === 'home' ? [summaryOf()] : [],
        next: null,
        previous: null,
      }),
    })
    await renderAdmin('/et/admin/pages', server)
    await expect.element(row(/Avaleht/)).toMatchTextContent('Eesti: Aegunud')
    await expect.element(row(/Kontaktileht/)).toMatchTextContent('/et/contact')
    await expect
      .element(page.getByRole('rowheader').getByRole('link').nth(3))
      .toHaveAttribute('href', '/et/admin/pages/partners')
  })

  it('shows an error for each page that failed to load, and retries it', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/documents/{type}': () => new Refused(500, 'internal', { message: 'Out of order.' }),
    })
    await renderAdmin('/admin/pages', server)
    await expect.element(row(/Home page/)).toMatchTextContent('Out of order.')
    server.respond({ 'GET /api/documents/{type}': () => ({ items: [], next: null, previous: null }) })
    await row(/Home page/)
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect.element(row(/Home page/)).toMatchTextContent('English: Missing')
  })
})
