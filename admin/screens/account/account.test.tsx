import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor } from '../../testing/documents.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { atAccount, ownAccount } from '../../testing/own-account.ts'
import { pressSequence } from '../../testing/press-sequence.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const name = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save profile' })

describe('Account screen', () => {
  it('saves a new name and shows it at once', async () => {
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/account': ({ body }) => ({ ...ownAccount, ...body }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.fill(name, 'Eleni P.')
    server.respond({
      'GET /api/auth/check': () => ({ authenticated: true, user: { ...editor, username: 'Eleni P.' } }),
    })
    await userEvent.click(save)
    await expect.element(page.getByRole('button', { name: 'Eleni P.' })).toBeVisible()
    // The e-mail may have changed in another window.
    expect(server.requestsTo('PATCH /api/account')[0]?.body).toEqual({ username: 'Eleni P.' })
    await expect.element(save).toHaveFocus()
  })

  it('shows what the server made of a name', async () => {
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/account': () => ({ ...ownAccount, username: 'Eleni P.' }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.fill(name, ' Eleni  P. ')
    await userEvent.click(save)
    await expect.element(name).toHaveValue('Eleni P.')
  })

  it('shows a validation error at its field', async () => {
    const message = 'Another account already uses this name. Enter a different one.'
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/account': () =>
        new Refused(422, 'invalid_request', { fields: [{ path: ['username'], message }] }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.fill(name, 'Maarja')
    await userEvent.click(save)
    await expect.element(name).toHaveAccessibleDescription(new RegExp(message))
    await expect.element(name).toHaveValue('Maarja')
  })

  it('names the languages and the content that the account is limited to', async () => {
    const account = { ...ownAccount, locales: ['et' as const], collections: ['partners', 'home'] }
    await renderAdmin('/admin/account', fakeServer({ ...atAccount(), 'GET /api/account': () => account }))
    await expect.element(page.getByText(/edit only: Estonian, Home page, and Partners\./)).toBeVisible()
  })

  it.each([
    ['owner', 'Only another owner can change it.'],
    ['admin', 'Only an owner can change it.'],
    ['editor', 'Only an administrator can change it.'],
  ] as const)('tells a user with the role %s who can change it', async (role, note) => {
    const account = { ...ownAccount, role }
    await renderAdmin('/admin/account', fakeServer({ ...atAccount(), 'GET /api/account': () => account }))
    await expect.element(page.getByText(new RegExp(note))).toBeVisible()
  })

  it('has one primary button', async () => {
    await renderAdmin('/admin/account', fakeServer(atAccount()))
    await expect.element(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    const main = page.getByRole('main').element()
    const primaryButtons = main.querySelectorAll('.button[data-variant="solid"][data-color="primary"]')
    expect([...primaryButtons].map(({ textContent }) => textContent)).toEqual(['Save profile'])
  })

  it('lists sessions, and ends those on other devices', async () => {
    const server = fakeServer({ ...atAccount(), 'DELETE /api/account/sessions/{id}': () => undefined })
    await renderAdmin('/admin/account', server)
    const place = page.getByRole('region', { name: 'Active sessions' })
    await expect.element(place.getByText('Firefox, Linux')).toBeVisible()
    const others = place.getByRole('button', { name: /^Sign out:/ })
    expect(others.elements().length).toBe(1)
    await userEvent.click(others)
    await expect
      .poll(() => server.requestsTo('DELETE /api/account/sessions/{id}').map(({ params }) => params))
      .toEqual([{ id: 'other' }])
  })

  it.each([
    ['the next session', ['other', 'third'], /^Sign out: .*192\.0\.2\.3/],
    ['the list without another one', ['other'], undefined],
  ] as const)('moves the focus to %s when one has ended', async (_what, ids, next) => {
    const at = '2026-11-20T08:00:00.000Z'
    const sessionOf = (id: string, index: number) => ({
      ...{ id, device: '', address: `192.0.2.${index + 1}`, createdAt: at, seenAt: at },
      isThis: id === 'own',
    })
    const list = (...present: string[]) => ({ items: ['own', ...present].map(sessionOf) })
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account/sessions': () => list(...ids),
      'DELETE /api/account/sessions/{id}': () => undefined,
    })
    await renderAdmin('/admin/account', server)
    const place = page.getByRole('region', { name: 'Active sessions' })
    const first = place.getByRole('button', { name: /^Sign out: .*192\.0\.2\.2/ })
    await expect.element(first).toBeVisible()
    const items = ['own', ...ids].map(sessionOf).filter(({ id }) => id !== 'other')
    server.respond({ 'GET /api/account/sessions': () => ({ items }) })
    await userEvent.click(first)
    await expect
      .element(next ? place.getByRole('button', { name: next }) : place.getByRole('list'))
      .toHaveFocus()
  })

  it('moves the focus to the list when all other sessions have ended', async () => {
    const server = fakeServer({ ...atAccount(), 'DELETE /api/account/sessions': () => undefined })
    await renderAdmin('/admin/account', server)
    const place = page.getByRole('region', { name: 'Active sessions' })
    const all = place.getByRole('button', { name: 'Sign out everywhere else' })
    await expect.element(all).toBeVisible()
    const [own] = (await (await server.fetch('/api/account/sessions')).json()).items
    server.respond({ 'GET /api/account/sessions': () => ({ items: [own] }) })
    await userEvent.click(all)
    await expect.element(place.getByRole('list')).toHaveFocus()
  })

  it('stores the theme for all devices', async () => {
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/preferences': ({ body: { theme } }) => ({ theme: theme ?? 'system' }),
    })
    await renderAdmin('/admin/account', server)
    await userEvent.click(page.getByText('Dark'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await expect.poll(() => server.requestsTo('PATCH /api/preferences')[0]?.body).toEqual({ theme: 'dark' })
    await userEvent.click(page.getByRole('main').getByText('System'))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('turns single keys off at once, and stores that for all devices', async () => {
    const server = fakeServer({
      ...atAccount(),
      'PATCH /api/preferences': ({ body: { singleKeys } }) => ({ singleKeys: singleKeys ?? 'on' }),
    })
    const { address } = await renderAdmin('/admin/account', server)
    const single = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect.element(single).toBeChecked()
    await userEvent.click(single)
    pressSequence('gd')
    await expect.element(single).not.toBeChecked()
    expect(address()).toBe('/admin/account')
    await expect
      .poll(() => server.requestsTo('PATCH /api/preferences')[0]?.body)
      .toEqual({ singleKeys: 'off' })
  })

  it('applies a change from another device when the window regains the focus', async () => {
    const server = fakeServer(atAccount())
    await renderAdmin('/admin/account', server)
    const single = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect.element(single).toBeChecked()
    server.respond({ 'GET /api/preferences': () => ({ singleKeys: 'off' }) })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(single).not.toBeChecked()
  })

  it('says what to do if it cannot be loaded', async () => {
    const server = fakeServer({
      ...atAccount(),
      'GET /api/account': () => new Refused(403, 'not_allowed', { message: 'Not now.' }),
    })
    await renderAdmin('/admin/account', server)
    await expect.element(page.getByText('Not now.')).toBeVisible()
    server.respond(atAccount())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(name).toHaveValue(editor.username)
  })
})
