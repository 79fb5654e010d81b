import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../../api/client.ts'
import { editor, updateId } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { atAccount } from '../../testing/own-account.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const notification = {
  ...{ id: 'n2', kind: 'mention' as const, at: '2026-11-20T08:00:00.000Z', readAt: null, by: 'Maria Tamm' },
  document: { type: 'updates', id: updateId, title: 'Blue' },
  ...{ layer: 'et', thread: 'one', excerpt: 'See this, @Eleni Papadaki' },
}

async function open(items: ResponseAt<'GET /api/notifications'>['items'] = [notification]) {
  const server = fakeServer({
    ...atAccount(),
    'GET /api/notifications/count': () => ({ unread: items.length }),
    'GET /api/notifications': () => ({ items, next: null }),
    'POST /api/notifications/read': () => undefined,
  })
  const shown = await renderAdmin('/admin/account', server)
  return { server, shown }
}

const dialog = page.getByRole('dialog', { name: 'Notifications' })

describe('Notifications', () => {
  it('are counted at the bell, and open their thread', async () => {
    const { server, shown } = await open()
    await userEvent.click(page.getByRole('button', { name: 'Notifications: 1 unread' }))
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('link', { name: 'Maria Tamm mentioned you: Blue' }))
    await expect.poll(shown.address).toBe(`/admin/edit/${updateId}?language=et&panel=comments&thread=one`)
    await expect
      .poll(() => server.requestsTo('POST /api/notifications/read')[0]?.body)
      .toEqual({ ids: ['n2'] })
  })

  it('name a page without a title by its type', async () => {
    await open([{ ...notification, document: { type: 'home', id: 'home', title: null } }])
    await userEvent.click(page.getByRole('button', { name: 'Notifications: 1 unread' }))
    await expect
      .element(dialog.getByRole('link', { name: 'Maria Tamm mentioned you: Home page' }))
      .toBeVisible()
  })

  it('are marked as read all at once, up to the newest that is shown', async () => {
    const { server } = await open()
    await userEvent.click(page.getByRole('button', { name: 'Notifications: 1 unread' }))
    const all = dialog.getByRole('button', { name: 'Mark all as read' })
    await expect.element(all).toBeVisible()
    const read = { ...notification, readAt: notification.at }
    server.respond({ 'GET /api/notifications': () => ({ items: [read], next: null }) })
    await userEvent.click(all)
    await expect
      .poll(() => server.requestsTo('POST /api/notifications/read')[0]?.body)
      .toEqual({ upTo: 'n2' })
    await expect.element(all).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('link')).toHaveFocus()
  })

  it('are explained when there are none', async () => {
    await open([])
    await userEvent.click(page.getByRole('button', { name: 'Notifications', exact: true }))
    await expect.element(dialog.getByText('No notifications.', { exact: false })).toBeVisible()
  })

  it('are not counted while the user signs out', async () => {
    const { server } = await open()
    const logout = Promise.withResolvers<undefined>()
    onTestFinished(() => logout.resolve(undefined))
    server.respond({ 'POST /api/auth/logout': () => logout.promise })
    await expect.element(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
    const accounts = server.requestsTo('GET /api/account').length
    await userEvent.click(page.getByRole('button', { name: editor.username }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
    await expect.poll(() => server.requestsTo('POST /api/auth/logout')).toHaveLength(1)

    // As if the user came back to this window: queries are refetched.
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => server.requestsTo('GET /api/account').length).toBeGreaterThan(accounts)
    logout.resolve(undefined)
    await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    expect(server.requestsTo('GET /api/notifications/count')).toHaveLength(1)
  })
})
