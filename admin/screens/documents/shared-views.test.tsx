import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import type { SavedView } from '../../lists/saved-views.ts'
import { editor, signedIn, summaryOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const viewOf = (part: Partial<SavedView> = {}): SavedView => ({
  ...{ id: 'v1', type: 'updates', name: 'Changed this week', isShared: true },
  settings: { query: { status: 'changed' } },
  owner: { id: 'u2', username: 'Maarja' },
  changedAt: '2026-11-20T08:00:00Z',
  ...part,
})
const own = viewOf({
  ...{ id: 'v2', name: 'What I began', isShared: false },
  settings: { query: { by: 'me' } },
  owner: { id: 'u1', username: editor.username },
})

const list = (views: readonly SavedView[], user: CheckedUser = editor): Responses => ({
  ...signedIn(user),
  'GET /api/preferences': () => ({}),
  'GET /api/views': () => ({ items: [...views] }),
  'GET /api/documents/{type}': () => ({ items: [summaryOf()], next: null, previous: null }),
  'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
})

const open = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const everybody = page.getByRole('checkbox', { name: 'Share with all users' })

describe('Shared views of a list', () => {
  it('are listed apart from personal ones, open on click, and only their owner can delete them', async () => {
    const server = fakeServer(list([viewOf(), own]))
    const shown = await renderAdmin('/admin/updates', server)
    await open('All')
    const views = (group: string) => page.getByRole('group', { name: group }).getByRole('menuitemcheckbox')
    await expect.element(views('Shared views')).toHaveTextContent('Changed this week')
    await expect.element(views('My views')).toHaveTextContent('What I began')
    await userEvent.click(views('Shared views'))
    await expect.poll(shown.address).toBe('/admin/updates?status=changed')
    await expect
      .poll(() => server.requestsTo('GET /api/documents/{type}').at(-1)?.query.status)
      .toBe('changed')
    await expect.element(page.getByRole('button', { name: 'Changed this week', exact: true })).toBeVisible()
    expect(page.getByRole('menuitem', { name: /^Forget/ }).elements()).toEqual([])
  })

  it('that differ from a built-in view in their columns only have their own name', async () => {
    const short = { ...own, name: 'Short', settings: { query: {}, columns: ['changed'] } }
    const shorter = { ...short, id: 'v3', name: 'Shorter', settings: { query: {}, columns: [] } }
    const server = fakeServer({ ...list([shorter, short]), 'PATCH /api/preferences': () => ({}) })
    await renderAdmin('/admin/updates', server)
    await open('All')
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Short', exact: true }))
    await expect.element(page.getByRole('button', { name: 'Short', exact: true })).toBeVisible()
  })

  it('are saved as shared on request', async () => {
    const server = fakeServer({ ...list([]), 'POST /api/views': () => viewOf() })
    await renderAdmin('/admin/updates?status=changed', server)
    await open('Views')
    await userEvent.click(page.getByRole('menuitem', { name: 'Save view…' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Changed this week')
    await userEvent.click(everybody)
    await open('Save')
    await expect
      .poll(() => server.requestsTo('POST /api/views').map(({ body }) => body))
      .toMatchObject([
        {
          type: 'updates',
          name: 'Changed this week',
          isShared: true,
          settings: { query: { status: 'changed' } },
        },
      ])
  })

  it('are renamed, but not to the name of another one', async () => {
    const other = { ...own, id: 'v3', name: 'Trials', settings: { query: { q: 'trials' } } }
    const server = fakeServer({ ...list([own, other]), 'PUT /api/views/{id}': () => own })
    await renderAdmin('/admin/updates?by=me', server)
    await open('Mine')
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename view “What I began”…' }))
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveValue('What I began')
    await userEvent.fill(name, ' Trials ')
    await open('Save')
    await expect.element(name).toHaveAccessibleDescription(/already have a view with this name/)
    await userEvent.fill(name, 'My work')
    await open('Save')
    await expect.element(name).not.toBeInTheDocument()
    expect(
      server.requestsTo('PUT /api/views/{id}').map(({ params, body }) => ({ ...params, ...body })),
    ).toEqual([{ id: 'v2', name: 'My work', isShared: false, settings: own.settings }])
  })

  it('stay when they cannot be deleted, without the message that they were', async () => {
    const message = 'The disk is full.'
    const server = fakeServer({
      ...list([own]),
      'DELETE /api/views/{id}': () => new Refused(507, 'disk_full', { message }),
    })
    await renderAdmin('/admin/updates?by=me', server)
    await open('Mine')
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete view “What I began”' }))
    await expect.element(page.getByText(message).first()).toBeVisible()
    expect(page.getByText('View “What I began” deleted').elements()).toEqual([])
  })

  it('cannot be shared without permission', async () => {
    const server = fakeServer(list([], { ...editor, role: 'viewer' }))
    await renderAdmin('/admin/updates?status=changed', server)
    await open('Views')
    await userEvent.click(page.getByRole('menuitem', { name: 'Save view…' }))
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(everybody.elements()).toEqual([])
  })
})
