import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../app-context/session.ts'
import { editor, signedIn, summaryOf, updateId, updateOf } from '../testing/documents.ts'
import { withEventStream } from '../testing/fake-event-stream.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { atAccount } from '../testing/own-account.ts'
import { pressSequence } from '../testing/press-sequence.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const account = page.getByRole('heading', { name: 'Your account', level: 1 })
const palette = page.getByRole('dialog', { name: 'Type a command or search…' })

async function openAccount(more = {}) {
  const server = fakeServer({ ...atAccount(), ...more })
  const shown = await renderAdmin('/admin/account', server)
  await expect.element(account).toBeVisible()
  return { server, shown }
}

describe('Navigation', () => {
  it('links to the screens that the user may see, and marks the current one', async () => {
    await openAccount()
    const navigation = page.getByRole('navigation', { name: 'Admin' })
    await expect
      .element(navigation.getByRole('link', { name: 'Updates', exact: true }))
      .toHaveAttribute('href', '/admin/updates')
    expect(navigation.getByRole('link', { name: 'Logs' }).elements()).toEqual([])
  })

  it.each([
    ['Trash', '/admin/trash'],
    ['Checks', '/admin/checks'],
  ])('links to %s', async (name, path) => {
    await openAccount()
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', path)
  })

  it('shows more to an administrator', async () => {
    const admin: CheckedUser = { ...editor, role: 'admin' }
    await openAccount(signedIn(admin))
    await expect.element(page.getByRole('link', { name: 'Logs' })).toBeVisible()
  })

  it('is collapsed to icons for the same user on every device', async () => {
    const { server } = await openAccount({ 'PATCH /api/preferences': () => ({ navigation: 'icons' }) })
    await userEvent.click(page.getByRole('button', { name: 'Collapse sidebar' }))
    await expect.element(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    expect(server.requestsTo('PATCH /api/preferences')[0]?.body).toEqual({ navigation: 'icons' })
  })
})

describe('Announcement of a new screen', () => {
  it('waits for the title of a document that is still being loaded', async () => {
    const loaded = Promise.withResolvers<void>()
    const server = fakeServer({
      ...signedIn(),
      'GET /api/preferences': () => ({}),
      'GET /api/views': () => ({ items: [] }),
      'GET /api/documents/{type}': () => ({ items: [summaryOf()], next: null, previous: null }),
      'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
      'GET /api/documents/{type}/{id}': async () => {
        await loaded.promise
        return updateOf({ en: { status: 'draft', version: 1, data: { title: 'Salt prints' } } })
      },
    })
    const announcement = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
    const shown = await renderAdmin('/admin/updates', server)
    await userEvent.click(page.getByRole('link', { name: 'The autumn fixer trials' }))
    await expect.poll(shown.address).toMatch(/^\/admin\/edit/)
    await expect.poll(() => server.requestsTo('GET /api/documents/{type}/{id}').length).toBe(1)
    expect(announcement(/^Updates · /).elements()).toEqual([])
    loaded.resolve()
    await expect.element(announcement(/^Salt prints · /)).toBeInTheDocument()
  })
})

describe('A title from right to left', () => {
  const title = 'مرحبا!'
  /** The distance of the last character from the first, in reading direction if it is negative. */
  function lastFromFirst(element: Element): number {
    const range = document.createRange()
    const leftAt = (index: number) => {
      range.setStart(element.firstChild ?? element, index)
      range.setEnd(element.firstChild ?? element, index + 1)
      return range.getBoundingClientRect().left
    }
    return leftAt(title.length - 1) - leftAt(0)
  }

  it('keeps its punctuation at its end, in a list and in the palette', async () => {
    const place = { id: updateId, path: null, section: null, excerpt: [] }
    const hit = { ...place, type: 'updates', where: 'title', locale: 'ar', title } as const
    const server = fakeServer({
      ...signedIn(),
      'GET /api/preferences': () => ({}),
      'GET /api/views': () => ({ items: [] }),
      'GET /api/documents/{type}': () => ({
        items: [summaryOf({ titles: { en: title } })],
        next: null,
        previous: null,
      }),
      'GET /api/documents/{type}/count': () => ({ count: 1, isExact: true }),
      'GET /api/search': () => ({ items: [hit], next: null }),
    })
    await renderAdmin('/admin/updates', server)
    const listed = page.getByRole('link', { name: title }).getByText(title)
    await expect.poll(() => lastFromFirst(listed.element())).toBeLessThan(0)
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }))
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('مرحبا')
    await expect.element(palette.getByRole('option', { name: /مرحبا/ })).toBeVisible()
    const [label] = palette.element().getElementsByClassName('command-label')
    expect(label && lastFromFirst(label)).toBeLessThan(0)
  })
})

describe('Command palette', () => {
  it('opens any screen by a few letters', async () => {
    const { shown } = await openAccount()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('dashb')
    await expect.poll(() => palette.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.address).toBe('/admin')
  })

  it('finds documents by title in every language', async () => {
    const hit = { type: 'updates', id: updateId, path: null, where: 'title', excerpt: [] }
    const { server, shown } = await openAccount({
      'GET /api/search': () => ({ items: [{ ...hit, locale: 'el', title: 'Φτέρες στο νερό' }], next: null }),
    })
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }))
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('φτέρ')
    const lastQuery = () => server.requestsTo('GET /api/search').at(-1)?.query
    await expect.poll(lastQuery).toMatchObject({ q: 'φτέρ', drafts: 'true' })
    await userEvent.click(palette.getByRole('option', { name: /Φτέρες στο νερό/ }))
    await expect.poll(shown.address).toBe(`/admin/edit/${updateId}?language=el`)
  })

  it('searches for the beginning of a long text that was pasted', async () => {
    const { server } = await openAccount({ 'GET /api/search': () => ({ items: [], next: null }) })
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }))
    await userEvent.fill(palette.getByRole('combobox'), 'φτέρη'.repeat(60))
    await expect.poll(() => server.requestsTo('GET /api/search').at(-1)?.query.q).toBe('φτέρη'.repeat(40))
  })

  it('offers to create only what the user may create', async () => {
    await openAccount(signedIn({ ...editor, role: 'viewer' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    expect(palette.getByRole('option', { name: /^(New |Create new)/ }).elements()).toEqual([])
  })

  it('opens the screen that starts a document from a copy or a file', async () => {
    const { shown } = await openAccount()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(palette.getByRole('option', { name: 'Create new' }))
    await expect.poll(shown.address).toBe('/admin/create')
  })
})

describe('Keyboard shortcuts', () => {
  it('open screens by key sequences', async () => {
    const { shown } = await openAccount()
    pressSequence('gd')
    await expect.element(page.getByRole('heading', { name: /^Good /, level: 1 })).toHaveFocus()
    expect(shown.address()).toBe('/admin')
    pressSequence('ga')
    await expect.poll(shown.address).toBe('/admin/account')
    await expect.element(account).toHaveFocus()
  })

  it('are letters while the user types', async () => {
    const { shown } = await openAccount()
    const name = page.getByRole('textbox', { name: 'Name' })
    await userEvent.click(name)
    await userEvent.keyboard('{End}gd?')
    await expect.element(name).toHaveValue(`${editor.username}gd?`)
    expect(shown.address()).toBe('/admin/account')
  })

  it('are listed in the keyboard help', async () => {
    await openAccount()
    await userEvent.keyboard('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(help.getByText('Dashboard')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
  })
})

describe('Single keys that are turned off', () => {
  const off = {
    'GET /api/preferences': () => ({ singleKeys: 'off' }),
    'PATCH /api/preferences': () => ({}),
  } as const
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' })

  it('do nothing, while keys with Ctrl still work', async () => {
    const { shown } = await openAccount(off)
    await expect.element(single).not.toBeChecked()
    await userEvent.keyboard('gd?')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    expect(shown.address()).toBe('/admin/account')
    expect(help.elements()).toEqual([])
  })

  it('are shown neither in the palette nor in a menu', async () => {
    await openAccount(off)
    await expect.element(single).not.toBeChecked()
    await userEvent.click(page.getByRole('button', { name: editor.username }))
    await expect
      .element(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
      .toHaveTextContent('Keyboard shortcuts')
    await userEvent.keyboard('{Escape}{Control>}k{/Control}')
    await expect.element(palette.getByRole('option', { name: 'Dashboard' })).toHaveTextContent('Dashboard')
  })

  it('are turned on again where the keyboard help links to', async () => {
    const { shown } = await openAccount(off)
    await expect.element(single).not.toBeChecked()
    await userEvent.click(page.getByRole('button', { name: editor.username }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect.element(help.getByText(/^Single-key shortcuts are off/)).toBeVisible()
    await expect.element(help.getByText('Search or run a command')).toBeVisible()
    expect(help.getByText('Dashboard').elements()).toEqual([])
    await userEvent.click(help.getByRole('link', { name: 'turn them on in your account' }))
    await expect.element(single).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(single).toBeChecked()
    pressSequence('gd')
    await expect.poll(shown.address).toBe('/admin')
  })
})

it('follows the name of the site in the published settings', async () => {
  onTestFinished(() => document.querySelector('meta[name="site-name"]')?.remove())
  const base = fakeServer(atAccount())
  const { server, sendEvent } = withEventStream(base)
  await renderAdmin('/admin/account', server)
  await expect.element(page.getByRole('link', { name: 'Cyanotype' })).toBeVisible()
  base.page = '<!doctype html><meta name="site-name" content="Blue House">'
  await sendEvent('done', { action: 'document.published', type: 'settings', id: 'settings', by: null })
  await expect.element(page.getByRole('link', { name: 'Blue House' })).toBeVisible()
})
