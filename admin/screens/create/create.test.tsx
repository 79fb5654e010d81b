import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, summaryOf, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const made = { ...updateOf(), id: 'made' }

it('offers the types that the user may create', async () => {
  await renderAdmin('/admin/create', fakeServer({ ...signedIn(), 'GET /api/preferences': () => ({}) }))
  await expect.element(page.getByRole('link', { name: 'Update', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: 'Redirect', exact: true }).elements()).toEqual([])
})

it('creates a copy of a document that the search found', async () => {
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'GET /api/documents/{type}': () => ({ items: [summaryOf({ id: 'fern' })], next: null, previous: null }),
    'POST /api/documents/{type}/{id}/copy': () => made,
  })
  const shown = await renderAdmin('/admin/create', server)
  await userEvent.click(page.getByRole('tab', { name: 'Existing document' }))
  await userEvent.fill(page.getByRole('combobox', { name: 'Document to duplicate' }), 'autumn')
  await userEvent.click(page.getByRole('option', { name: 'The autumn fixer trials' }))
  await userEvent.click(page.getByRole('button', { name: 'Duplicate' }))
  await expect.poll(shown.address).toBe('/admin/edit/made')
  expect(server.requestsTo('POST /api/documents/{type}/{id}/copy')[0]?.params.id).toBe('fern')
})

it('reads a file, shows what it found, and creates a document from it', async () => {
  const server = fakeServer({
    ...signedIn(),
    'GET /api/preferences': () => ({}),
    'POST /api/documents/{type}': () => made,
  })
  const shown = await renderAdmin('/admin/create', server)
  await userEvent.click(page.getByRole('tab', { name: 'MDX file' }))
  const file = new File(['---\ntitle: A day of blue\nlayout: post\n---\nThe text.\n'], 'day.mdx')
  await userEvent.upload(page.getByLabelText('MDX or Markdown file'), file)
  await expect.element(page.getByText('Fields to import: Title and Text.')).toBeVisible()
  await expect.element(page.getByText('Skipped because no field matches: “layout”.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Create document' }))
  await expect.poll(shown.address).toBe('/admin/edit/made?language=en')
  expect(server.requestsTo('POST /api/documents/{type}')[0]?.body).toEqual({
    locale: 'en',
    data: { title: 'A day of blue', body: 'The text.' },
    shared: {},
  })
})

it('explains why a user without permission can create nothing', async () => {
  const viewer = { ...editor, role: 'viewer' as const }
  await renderAdmin('/admin/create', fakeServer({ ...signedIn(viewer), 'GET /api/preferences': () => ({}) }))
  await expect.element(page.getByText('No permission to create content')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Go to dashboard' }))
    .toHaveAttribute('href', '/admin')
})
