import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { address, title } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('shows a document again that was created earlier and left for another one', async () => {
  const created = updateOf({ en: { status: 'draft', version: 1, data: { title: 'Autumn', slug: 'autumn' } } })
  const server = fakeServer({
    ...signedIn(),
    'POST /api/documents/{type}': () => created,
    'GET /api/documents/{type}/{id}': ({ params }) => ({ ...created, type: params.type ?? created.type }),
  })
  const shown = await renderAdmin('/admin/create?type=updates', server)
  await userEvent.fill(title, 'Autumn')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(shown.address).toBe(address)
  const open = async (name: string) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(page.getByRole('option', { name }))
  }
  await open('Home page')
  await expect.poll(shown.address).toBe('/admin/homepage')
  await open('Autumn')
  await expect.poll(shown.address).toBe(address)
  await expect.element(title).toHaveValue('Autumn')
})
