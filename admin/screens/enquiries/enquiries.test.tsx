import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Enquiry } from './queries.ts'

const owner = { ...editor, role: 'owner' as const }
const fern: Enquiry = {
  id: 'e1',
  at: '2026-11-20T08:00:00.000Z',
  name: 'Kati Karu',
  email: 'kati@example.org',
  message: 'May we print a fern?\nIn spring.',
  page: '/et/contact',
  locale: 'et',
  status: 'new',
  changedAt: null,
}
const salt: Enquiry = { ...fern, id: 'e2', name: 'Nikos Salt', message: 'About salt.', status: 'answered' }

const editorState = (items: readonly Enquiry[] = [fern, salt]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/enquiries': ({ query: { status } }) => ({
    items: items.filter((item) => status === undefined || item.status === status),
    next: null,
    unread: 1,
  }),
  'GET /api/enquiries/{id}': ({ params }) => (params.id === 'e2' ? salt : fern),
  'PATCH /api/enquiries/{id}': ({ body }) => ({ ...fern, status: body.status }),
  'DELETE /api/enquiries/{id}': () => undefined,
})

it('opens a message beside the list, marks it as read, and moves on by keys', async () => {
  const server = fakeServer({ ...signedIn(owner), ...editorState() })
  const shown = await renderAdmin('/admin/enquiries', server)
  await userEvent.click(page.getByRole('link', { name: 'Kati Karu' }))
  await expect.element(page.getByRole('article', { name: 'Message from Kati Karu' })).toBeVisible()
  await expect.poll(shown.address).toBe('/admin/enquiries?open=e1')
  await expect
    .poll(() => server.requestsTo('PATCH /api/enquiries/{id}').at(-1)?.body)
    .toEqual({ status: 'read' })
  await expect
    .element(page.getByRole('link', { name: 'Reply by e-mail' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:kati%40example\.org\?subject=/))
  await userEvent.keyboard('j')
  await expect.poll(shown.address).toBe('/admin/enquiries?open=e2')
  await expect.element(page.getByText('About salt.')).toBeVisible()
})

it('keeps the open message in the list of new ones, and moves on to the next from there', async () => {
  const names = ['Kati Karu', 'Nikos Salt', 'Ada Fern']
  let items = names.map((name, place): Enquiry => ({ ...fern, id: `e${place}`, name }))
  const one = (id: string) => items.find((item) => item.id === id) ?? fern
  const server = fakeServer({
    ...signedIn(owner),
    'GET /api/preferences': () => ({}),
    'GET /api/enquiries': ({ query: { status } }) => ({
      items: items.filter((item) => status === undefined || item.status === status),
      ...{ next: null, unread: 1 },
    }),
    'GET /api/enquiries/{id}': ({ params }) => one(params.id ?? ''),
    'PATCH /api/enquiries/{id}': ({ params, body }) => {
      items = items.map((item) => (item.id === params.id ? { ...item, status: body.status } : item))
      return one(params.id ?? '')
    },
  })
  const shown = await renderAdmin('/admin/enquiries?status=new', server)
  await userEvent.click(page.getByRole('link', { name: 'Nikos Salt' }))
  await expect.poll(() => server.requestsTo('GET /api/enquiries').length).toBeGreaterThan(1)
  await expect.element(page.getByRole('row', { name: /^Nikos Salt/ }).getByText('Read')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.poll(shown.address).toBe('/admin/enquiries?status=new&open=e2')
  await expect.element(page.getByRole('article', { name: 'Message from Ada Fern' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Nikos Salt/ })).not.toBeInTheDocument()
})

it('filters by state, and exports', async () => {
  const server = fakeServer({ ...signedIn(owner), ...editorState() })
  await renderAdmin('/admin/enquiries?status=answered', server)
  await expect.element(page.getByRole('link', { name: 'Nikos Salt' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Kati Karu' }).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Export as CSV' }))
    .toHaveAttribute('href', '/api/enquiries/export?status=answered')
})

it('asks before it deletes a message', async () => {
  const server = fakeServer({ ...signedIn(owner), ...editorState() })
  const shown = await renderAdmin('/admin/enquiries?open=e2', server)
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  expect(server.requestsTo('DELETE /api/enquiries/{id}')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }))
  await expect.poll(shown.address).toBe('/admin/enquiries')
  await expect.element(page.getByRole('link', { name: 'Kati Karu' })).toHaveFocus()
  expect(server.requestsTo('DELETE /api/enquiries/{id}')).toHaveLength(1)
})

it('explains missing permission, and requests no messages', async () => {
  const server = fakeServer({ ...signedIn(), ...editorState() })
  await renderAdmin('/admin/enquiries', server)
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible()
  expect(server.requestsTo('GET /api/enquiries')).toEqual([])
})

it('shows a message in Arabic from right to left', async () => {
  const arabic: Enquiry = { ...fern, message: 'هل يمكننا طباعة سرخس؟', locale: 'ar', status: 'read' }
  const server = fakeServer({
    ...{ ...signedIn(owner), ...editorState([arabic]) },
    'GET /api/enquiries/{id}': () => arabic,
  })
  await renderAdmin('/admin/enquiries?open=e1', server)
  await expect.element(page.getByText(arabic.message)).toHaveStyle({ direction: 'rtl' })
})

it('quotes the beginning of a long message that ends within an emoji', async () => {
  const long: Enquiry = { ...fern, message: `${'a'.repeat(1_199)}🌿`, status: 'read' }
  const server = fakeServer({
    ...{ ...signedIn(owner), ...editorState([long]) },
    'GET /api/enquiries/{id}': () => long,
  })
  await renderAdmin('/admin/enquiries?open=e1', server)
  const reply = page.getByRole('link', { name: 'Reply by e-mail' })
  await expect.element(reply).toHaveAttribute('href', expect.stringMatching(/^mailto:.*a{1199}/))
})

it('says that only the filter has no messages, and shows all of them again', async () => {
  const server = fakeServer({ ...signedIn(owner), ...editorState() })
  const shown = await renderAdmin('/admin/enquiries?status=spam', server)
  await expect.element(page.getByText('No matching messages')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
  await expect.element(page.getByRole('link', { name: 'Kati Karu' })).toBeVisible()
  expect(shown.address()).toBe('/admin/enquiries')
  await expect.element(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toHaveFocus()
})
