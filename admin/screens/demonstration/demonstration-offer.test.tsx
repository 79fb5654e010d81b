import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('the dashboard offers the owner an empty start, until the demonstration stays', async () => {
  const server = fakeServer({
    ...signedIn({ ...editor, role: 'owner' }),
    'GET /api/overview': () => new Refused(500, 'internal', { message: 'Broken.' }),
    'GET /api/demonstration/offer': () => ({ isOpen: true }),
  })
  server.respond({
    'POST /api/demonstration/keep': () => {
      server.respond({ 'GET /api/demonstration/offer': () => ({ isOpen: false }) })
      return undefined
    },
  })
  await renderAdmin('/admin', server)
  const link = page.getByRole('link', { name: 'Start empty' })
  await expect.element(link).toHaveAttribute('href', '/admin/settings?place=demonstration')
  await userEvent.click(page.getByRole('button', { name: 'Keep the demonstration' }))
  await expect.element(link).not.toBeInTheDocument()
})
