/** The pages of the site at a glance, and every one of them behind its addresses. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn, summaryOf } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const row = (name: RegExp) => page.getByRole('row', { name })

describe('the pages', () => {
  it('are listed with their addresses and how far each language is', async () => {
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

  it('say of each what could not be read, and try it again', async () => {
    const server = fakeServer({
      ...signedIn(),
      'GET /api/documents/{type}': () => new Refused(500, 'internal', { message: 'Out of order.' }),
    })
    await renderAdmin('/admin/pages', server)
    await expect.element(row(/Home page/)).toMatchTextContent('Out of order.')
    server.answer({ 'GET /api/documents/{type}': () => ({ items: [], next: null, previous: null }) })
    await row(/Home page/)
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect.element(row(/Home page/)).toMatchTextContent('English: Missing')
  })
})
