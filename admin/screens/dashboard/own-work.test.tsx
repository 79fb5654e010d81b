import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { completedSteps, quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Overview } from './queries.ts'

const at = '2026-11-20T08:00:00.000Z'
const home = { type: 'home', id: 'home', title: null }

it('names a page without a title by its type', async () => {
  const server = fakeServer({
    ...signedIn(editor),
    ...quietDashboard,
    'GET /api/reviews': () => ({
      items: [{ document: home, requestedBy: 'Maarja', requestedAt: at, layers: { en: 1 } }],
    }),
    'GET /api/notifications': () => ({
      items: [
        {
          ...{ id: 'n1', kind: 'mention' as const, at, readAt: null, by: 'Maarja', document: home },
          ...{ layer: 'en', thread: 'one', excerpt: null },
        },
      ],
      next: null,
    }),
  })
  await renderAdmin('/admin', server)
  for (const name of ['My reviews', 'My mentions']) {
    const card = page.getByRole('region', { name })
    await expect.element(card.getByRole('link', { name: 'Home page' })).toBeVisible()
  }
})

it.each<[string, CheckedUser]>([
  ['a viewer', { ...editor, role: 'viewer' }],
  ['a translator without languages', { ...editor, role: 'translator' }],
])('does not tell %s that all translations are up to date', async (_, user) => {
  const overview: Overview = {
    ...{
      lists: [],
      planned: [],
      scheduled: 0,
      unread: null,
      unreadAnswers: null,
      firstSteps: completedSteps,
    },
    languages: [{ locale: 'el', missing: 2, outdated: 1, withoutAltText: 0 }],
  }
  const given: Responses = { ...signedIn(user), ...quietDashboard, 'GET /api/overview': () => overview }
  await renderAdmin('/admin', fakeServer(given))
  await expect.element(page.getByText('Nothing needs attention')).toBeVisible()
  expect(page.getByRole('region', { name: 'My translations' }).elements()).toEqual([])
})

it('links drafts of documents without languages to exactly these', async () => {
  const user: CheckedUser = { ...editor, role: 'owner', username: 'Eleni' }
  const overview: Overview = {
    ...{ languages: [], planned: [], scheduled: 0, unread: null, unreadAnswers: null },
    firstSteps: completedSteps,
    lists: [{ type: 'redirects', documents: 4, published: 1, drafts: 2, mine: 2, changed: 1, scheduled: 0 }],
  }
  const given: Responses = { ...signedIn(user), ...quietDashboard, 'GET /api/overview': () => overview }
  await renderAdmin('/admin', fakeServer(given))
  await expect
    .element(page.getByRole('link', { name: 'Redirects: your drafts' }))
    .toHaveAttribute('href', '/admin/redirects?state=draft&by=Eleni')
  await expect
    .element(page.getByRole('link', { name: 'Redirects: unpublished changes' }))
    .toHaveAttribute('href', '/admin/redirects?state=changed')
})
