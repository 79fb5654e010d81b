/** From the editor to the public page: on SQLite and on PostgreSQL. */
import { field, publish, signInTo, writeSource } from './admin.ts'
import { expect, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

// Not parallel: on PostgreSQL each worker would fill a database of its own.
test.describe.configure({ mode: 'default' })

test('what an editor publishes in Greek is public at the next request, and only in Greek', {
  tag: '@postgres',
}, async ({ page, product, request }) => {
  const { id, slug } = await publishedUpdate(product.url, { title: 'Before', body: 'The words before.' })
  const pageIn = async (prefix: string) =>
    (await request.get(`${prefix}/updates/${slug}`, { headers: { accept: 'text/html' } })).text()
  // Requested twice, so that the page is cached before the change.
  for (const _ of [1, 2]) expect(await pageIn('/el')).toContain('The words before.')

  await signInTo(page, '/admin/updates')
  await page.goto(`/admin/edit/${id}?language=el`)
  await field(page, 'Title').fill('Νέα από το εργαστήριο')
  await writeSource(page, 'Το φως γράφει.\n\n<Callout tone="tip">Με **μπλε** μελάνι.</Callout>')
  await publish(page)

  const greek = await pageIn('/el')
  expect(greek).toContain('Νέα από το εργαστήριο')
  expect(greek).toContain('<strong>μπλε</strong>')
  expect(greek).not.toContain('The words before.')
  expect(await pageIn('')).toContain('The words before.')
})

test('lists that show an update change with it', { tag: '@postgres-full' }, async ({
  page,
  product,
  request,
}) => {
  const { id } = await publishedUpdate(product.url, { title: 'Listed before', body: 'Words.' })
  const list = async () => (await request.get('/updates', { headers: { accept: 'text/html' } })).text()
  expect(await list()).toContain('Listed before')

  await signInTo(page, `/admin/edit/${id}`)
  await field(page, 'Title').fill('Listed after')
  await publish(page)
  expect(await list()).toContain('Listed after')
  expect(await list()).not.toContain('Listed before')
})

test('an incomplete document names its missing fields, and is not published', {
  tag: '@postgres-full',
}, async ({ page, product, request }) => {
  const { id, slug } = await publishedUpdate(product.url, { title: 'Complete', body: 'Words.' })
  await signInTo(page, `/admin/edit/${id}`)
  await field(page, 'Text').fill('')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: 'Text' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish English' })).toHaveAttribute('aria-disabled')
  const response = await request.get(`/updates/${slug}`, { headers: { accept: 'text/html' } })
  expect(await response.text()).toContain('Words.')
})
