import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { FeedbackComment, PageFeedback } from './queries.ts'

const install: PageFeedback = {
  page: '/el/docs/start/install',
  title: 'Εγκατάσταση',
  locale: 'el',
  yes: 1,
  no: 3,
  comments: 2,
  lastComment: 'Ποια έκδοση;',
  lastDay: '2026-11-20',
}
const removed: PageFeedback = {
  ...install,
  ...{ page: '/docs/old', title: null, locale: 'en', yes: 2, no: 0, comments: 0, lastComment: null },
}
const comments: readonly FeedbackComment[] = [
  { id: 'c1', day: '2026-11-20', helpful: false, text: 'Ποια έκδοση;' },
  { id: 'c2', day: '2026-11-19', helpful: true, text: 'Καλό.' },
]

const responses = (items: readonly PageFeedback[] = [install, removed]): Responses => ({
  'GET /api/preferences': () => ({}),
  'GET /api/page-feedback': ({ query: { locale } }) => ({
    items: items.filter((item) => locale === undefined || item.locale === locale),
  }),
  'GET /api/page-feedback/comments': ({ query }) => ({
    items: query.page === install.page ? [...comments] : [],
    next: null,
  }),
  'DELETE /api/page-feedback/comments/{id}': () => undefined,
  'DELETE /api/page-feedback': () => undefined,
})

const open = `/admin/page-feedback?open=${encodeURIComponent(install.page)}`

it('lists the pages with their answers, and filters them by language', async () => {
  const server = fakeServer({ ...signedIn(), ...responses() })
  const shown = await renderAdmin('/admin/page-feedback', server)
  const row = page.getByRole('row', { name: /Εγκατάσταση/ })
  await expect.element(row).toBeVisible()
  for (const text of ['Greek', '25%', 'Ποια έκδοση;', '20 Nov 2026'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /docs.old/ }).getByText('100%')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'English' }))
  await expect.poll(shown.address).toBe('/admin/page-feedback?language=en')
  await expect.poll(() => page.getByText('Εγκατάσταση').elements()).toEqual([])
})

it('opens a page with its comments and the link to it', async () => {
  const server = fakeServer({ ...signedIn(), ...responses() })
  await renderAdmin('/admin/page-feedback', server)
  await userEvent.click(page.getByRole('link', { name: 'Εγκατάσταση' }))
  const drawer = page.getByRole('dialog', { name: 'Εγκατάσταση' })
  await expect.element(drawer.getByRole('link', { name: install.page })).toHaveAttribute('href', install.page)
  await expect.element(drawer.getByText('25% (Yes: 1, No: 3)')).toBeVisible()
  await expect.element(drawer.getByText('Ποια έκδοση;')).toHaveAttribute('lang', 'el')
  await expect.element(drawer.getByText('Καλό.')).toBeVisible()
})

it('asks before it deletes a comment', async () => {
  const server = fakeServer({ ...signedIn(), ...responses() })
  await renderAdmin(open, server)
  await userEvent.click(page.getByRole('button', { name: 'Delete this comment' }).first())
  expect(server.requestsTo('DELETE /api/page-feedback/comments/{id}')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete comment' }))
  await expect
    .poll(() => server.requestsTo('DELETE /api/page-feedback/comments/{id}').at(0)?.params)
    .toEqual({ id: 'c1' })
})

it('asks before it deletes all feedback for a page, and returns to the list', async () => {
  const server = fakeServer({ ...signedIn(), ...responses() })
  const shown = await renderAdmin(open, server)
  await userEvent.click(page.getByRole('button', { name: 'Delete all feedback' }))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete all feedback' }))
  await expect.poll(shown.address).toBe('/admin/page-feedback')
  expect(server.requestsTo('DELETE /api/page-feedback').at(0)?.query).toEqual({ page: install.page })
})

it('explains an empty list', async () => {
  await renderAdmin('/admin/page-feedback', fakeServer({ ...signedIn(), ...responses([]) }))
  await expect.element(page.getByText('No feedback yet')).toBeVisible()
})

it('explains missing permission, and requests nothing', async () => {
  const viewer = { ...editor, role: 'viewer' as const }
  const server = fakeServer({ ...signedIn(viewer), ...responses() })
  await renderAdmin('/admin/page-feedback', server)
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible()
  expect(server.requestsTo('GET /api/page-feedback')).toEqual([])
})
