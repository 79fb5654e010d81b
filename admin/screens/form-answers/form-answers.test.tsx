import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { FormAnswer } from './queries.ts'

const owner = { ...editor, role: 'owner' as const }
const kati: FormAnswer = {
  id: 'a1',
  at: '2026-11-20T08:00:00.000Z',
  form: 'Workshop',
  page: '/et/workshops',
  locale: 'et',
  status: 'new',
  email: 'kati@example.org',
  fields: [
    { label: 'Pildistamine', type: 'consent', value: '' },
    { label: 'Nimi', type: 'text', value: 'Kati Karu' },
    { label: 'E-post', type: 'email', value: 'kati@example.org' },
    { label: 'Lisaks', type: 'long-text', value: '' },
  ],
  changedAt: null,
}
const nikos: FormAnswer = {
  ...{ ...kati, id: 'a2', form: 'Walk', status: 'read', email: null },
  fields: [{ label: 'Name', type: 'text', value: 'Nikos Salt' }],
}

const state = (items: readonly FormAnswer[] = [kati, nikos]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/form-answers': ({ query: { status, form } }) => ({
    items: items.filter(
      (item) =>
        (status === undefined || item.status === status) && (form === undefined || item.form === form),
    ),
    next: null,
    unread: 1,
    forms: ['Walk', 'Workshop'],
  }),
  'GET /api/form-answers/{id}': ({ params }) => (params.id === 'a2' ? nikos : kati),
  'PATCH /api/form-answers/{id}': ({ body }) => ({ ...kati, status: body.status }),
  'DELETE /api/form-answers/{id}': () => undefined,
})

it('opens an answer beside the list, marks it as read, and moves on by keys', async () => {
  const server = fakeServer({ ...signedIn(owner), ...state() })
  const shown = await renderAdmin('/admin/form-answers', server)
  await userEvent.click(page.getByRole('link', { name: 'Kati Karu' }))
  const answer = page.getByRole('article', { name: 'Answer from Kati Karu' })
  await expect.element(answer).toBeVisible()
  await expect.poll(shown.address).toBe('/admin/form-answers?open=a1')
  await expect
    .poll(() => server.requestsTo('PATCH /api/form-answers/{id}').at(-1)?.body)
    .toEqual({ status: 'read' })
  await expect.element(answer.getByText('No', { exact: true })).toBeVisible()
  await expect.element(answer.getByText('No answer')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Reply by e-mail' }))
    .toHaveAttribute('href', 'mailto:kati%40example.org?subject=Workshop')
  await userEvent.keyboard('j')
  await expect.poll(shown.address).toBe('/admin/form-answers?open=a2')
  await expect.element(page.getByRole('article', { name: 'Answer from Nikos Salt' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Reply by e-mail' }).elements()).toEqual([])
})

it('filters by form and status, and exports what is shown', async () => {
  const server = fakeServer({ ...signedIn(owner), ...state() })
  const shown = await renderAdmin('/admin/form-answers?status=read', server)
  await expect.element(page.getByRole('link', { name: 'Nikos Salt' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Kati Karu' }).elements()).toEqual([])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Form' }), 'Walk')
  await expect.poll(shown.address).toBe('/admin/form-answers?status=read&form=Walk')
  await expect
    .element(page.getByRole('link', { name: 'Export as CSV' }))
    .toHaveAttribute('href', '/api/form-answers/export?status=read&form=Walk')
})

it('asks before it deletes an answer', async () => {
  const server = fakeServer({ ...signedIn(owner), ...state() })
  const shown = await renderAdmin('/admin/form-answers?open=a2', server)
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  expect(server.requestsTo('DELETE /api/form-answers/{id}')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }))
  await expect.poll(shown.address).toBe('/admin/form-answers')
  expect(server.requestsTo('DELETE /api/form-answers/{id}')).toHaveLength(1)
})

it('says where answers come from while there are none', async () => {
  await renderAdmin('/admin/form-answers', fakeServer({ ...signedIn(owner), ...state([]) }))
  await expect.element(page.getByText('Answers to forms on your pages appear here.')).toBeVisible()
})

it('explains missing permission, and requests no answers', async () => {
  const server = fakeServer({ ...signedIn(), ...state() })
  await renderAdmin('/admin/form-answers', server)
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible()
  expect(server.requestsTo('GET /api/form-answers')).toEqual([])
})

it('says that only the filters have no answers, and shows all of them again', async () => {
  const server = fakeServer({ ...signedIn(owner), ...state() })
  const shown = await renderAdmin('/admin/form-answers?form=Walk&status=spam', server)
  await expect.element(page.getByText('No matching answers')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
  await expect.element(page.getByRole('link', { name: 'Kati Karu' })).toBeVisible()
  expect(shown.address()).toBe('/admin/form-answers')
})
