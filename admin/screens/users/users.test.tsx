import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { User } from './users.ts'

const at = '2026-11-01T08:00:00.000Z'
const user = (id: string, part: Partial<User> = {}): User => ({
  ...{
    id,
    email: `${id}@example.org`,
    username: id,
    role: 'editor',
    locales: [],
    collections: null,
    state: 'active',
    ...{ twoStep: false, hasPassword: true, linkedAt: null },
  },
  ...{ createdAt: at, seenAt: at },
  ...part,
})
const me: CheckedUser = { ...editor, username: 'Maarja', email: 'maarja@example.org', role: 'admin' }
const people = [
  user('maarja', { username: 'Maarja', role: 'admin' }),
  user('olga', { username: 'Olga', role: 'owner' }),
  user('anna', { username: 'Anna', role: 'admin' }),
  user('eleni', { username: 'Eleni', role: 'translator', locales: ['el'] }),
]
const baseResponses: Responses = {
  ...signedIn(me),
  'GET /api/users': () => ({ items: people }),
  'GET /api/users/required-factors': () => ({ roles: [] }),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/users/{id}/sessions': () => ({
    items: [
      {
        id: 's1',
        device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        address: '10.0.0.1',
        createdAt: at,
        seenAt: at,
        isThis: false,
      },
      { id: 's2', device: 'curl/8.14', address: '10.0.0.2', createdAt: at, seenAt: at, isThis: false },
    ],
  }),
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (id: string) =>
  renderAdmin(`/admin/settings?place=users&person=${id}`, fakeServer(baseResponses))

describe('Users page', () => {
  it('lists users with role, languages and state, and opens the one in the URL', async () => {
    const shown = await renderAdmin('/admin/settings?place=users', fakeServer(baseResponses))
    await userEvent.click(page.getByRole('link', { name: /^Eleni/ }))
    await expect.element(page.getByRole('dialog', { name: 'Eleni' })).toBeVisible()
    expect(shown.address()).toBe('/admin/settings?place=users&person=eleni')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown.address()).toBe('/admin/settings?place=users')
  })

  it('asks before it discards a typed name, and closes at once after a save', async () => {
    const server = fakeServer({
      ...baseResponses,
      'PATCH /api/users/{id}': ({ body }) => {
        const eleni = user('eleni', body)
        server.respond({ 'GET /api/users': () => ({ items: [eleni] }) })
        return eleni
      },
    })
    const shown = await renderAdmin('/admin/settings?place=users&person=eleni', server)
    const drawer = page.getByRole('dialog', { name: 'Eleni' })
    const name = drawer.getByRole('textbox', { name: 'Name' })
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.fill(name, 'Eleni P.')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(name).toHaveValue('Eleni P.')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.requestsTo('PATCH /api/users/{id}')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown.address()).toBe('/admin/settings?place=users')
    expect(question.elements()).toEqual([])
  })

  it('asks before it discards a name that the server refused', async () => {
    const server = fakeServer({
      ...baseResponses,
      'PATCH /api/users/{id}': () => new Refused(422, 'invalid', { message: 'The name is taken.' }),
    })
    await renderAdmin('/admin/settings?place=users&person=eleni', server)
    const drawer = page.getByRole('dialog', { name: 'Eleni' })
    const name = drawer.getByRole('textbox', { name: 'Name' })
    await userEvent.fill(name, 'Anna')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect.element(drawer.getByText('The name is taken.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(name).toHaveValue('Anna')
  })

  it('asks whether a link was copied that is shown only once', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/users/{id}/link': () => ({
        ...{ user: user('eleni'), link: '/admin/reset#abc', expiresAt: '2126-11-01T08:00:00.000Z' },
        isMailed: false,
      }),
    })
    const shown = await renderAdmin('/admin/settings?place=users&person=eleni', server)
    await userEvent.click(button('Create reset link'))
    await expect.element(page.getByLabelText('Link for eleni')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Have you copied it?' })
    await userEvent.click(question.getByRole('button', { name: 'Close anyway' }))
    await expect.poll(() => shown.address()).toBe('/admin/settings?place=users')
  })

  it('loads sessions again on request', async () => {
    const server = fakeServer({
      ...baseResponses,
      'GET /api/users/{id}/sessions': () => new Refused(503, 'database_unavailable'),
    })
    await renderAdmin('/admin/settings?place=users&person=eleni', server)
    await expect.element(button('Try again')).toBeVisible()
    server.respond(baseResponses)
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText(/^Firefox, Linux/)).toBeVisible()
  })

  it('asks before it discards a selected role', async () => {
    const shown = await renderAdmin('/admin/settings?place=users&person=eleni', fakeServer(baseResponses))
    const role = page.getByRole('radio', { name: /Viewer/ })
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.click(role)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(role).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect.poll(() => shown.address()).toBe('/admin/settings?place=users')
  })

  it('says that an invited user has not signed in yet', async () => {
    const invited = user('kalle', { username: 'Kalle', state: 'invited', seenAt: null })
    const responses = { ...baseResponses, 'GET /api/users': () => ({ items: [...people, invited] }) }
    await renderAdmin('/admin/settings?place=users&person=kalle', fakeServer(responses))
    await expect.element(page.getByRole('dialog', { name: 'Kalle' }).getByText('Never')).toBeVisible()
  })

  it('invites a user, and shows the link once', async () => {
    const server = fakeServer({
      ...baseResponses,
      'POST /api/users': ({ body }) => ({
        user: user('new', { ...body, state: 'invited' }),
        ...{ link: '/admin/welcome#secret', expiresAt: '2026-11-23T08:00:00.000Z' },
        isMailed: false,
      }),
    })
    await renderAdmin('/admin/settings?place=users', server)
    await userEvent.click(button('Invite user'))
    await userEvent.fill(page.getByLabelText('E-mail'), 'kalle@example.org')
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Kalle')
    await userEvent.click(page.getByRole('radio', { name: /Translator/ }))
    const missing = page.getByText(/Choose at least one language\.$/)
    expect(missing.elements()).toEqual([])
    await userEvent.click(button('Create invitation link'))
    await expect.element(missing).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('checkbox', { name: 'English' })).toHaveFocus()
    await userEvent.click(page.getByRole('checkbox', { name: 'Greek' }))
    await userEvent.click(button('Create invitation link'))
    const link = page.getByLabelText('Link for Kalle')
    await expect.element(link).toHaveValue(`${location.origin}/admin/welcome#secret`)
    expect(server.requestsTo('POST /api/users')[0]?.body).toEqual({
      ...{ email: 'kalle@example.org', username: 'Kalle', role: 'translator', locales: ['el'] },
      collections: null,
    })
  })

  it('shows at the field that an e-mail address is taken', async () => {
    const taken = () => new Refused(409, 'email_taken', { message: 'Another account has it.' })
    await renderAdmin(
      '/admin/settings?place=users',
      fakeServer({ ...baseResponses, 'POST /api/users': taken }),
    )
    await userEvent.click(button('Invite user'))
    await userEvent.fill(page.getByLabelText('E-mail'), 'eleni@example.org')
    await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Eleni')
    await userEvent.click(button('Create invitation link'))
    await expect
      .element(page.getByLabelText('E-mail'))
      .toHaveAccessibleDescription(/Another account has it\./)
  })

  it('offers no role and no action that the server would refuse', async () => {
    await open('eleni')
    await expect.element(page.getByRole('radio', { name: /Editor/ })).toBeVisible()
    for (const role of [/Owner/, /Administrator/])
      expect(page.getByRole('radio', { name: role }).elements()).toHaveLength(0)
  })

  it.each([
    ['maarja', /^This is you/],
    ['olga', 'Only an owner can manage owners and administrators.'],
    ['anna', 'Only an owner can manage owners and administrators.'],
  ])('offers no actions on %s, and says why', async (id, reason) => {
    await open(id)
    await expect.element(page.getByText(reason)).toBeVisible()
    for (const action of ['Delete account', 'Disable account', 'Save'])
      expect(button(action).elements()).toHaveLength(0)
  })

  it('warns that a new role ends sessions, and sends only changed fields', async () => {
    const server = fakeServer({
      ...baseResponses,
      'PATCH /api/users/{id}': ({ body }) => user('eleni', { username: 'Eleni', ...body }),
    })
    await renderAdmin('/admin/settings?place=users&person=eleni', server)
    await userEvent.click(page.getByRole('radio', { name: /Viewer/ }))
    await userEvent.click(button('Save and sign user out'))
    await expect.element(page.getByText('Changes to Eleni saved').first()).toBeVisible()
    expect(server.requestsTo('PATCH /api/users/{id}')[0]?.body).toEqual({
      ...{ role: 'viewer', locales: [], collections: null },
    })
  })

  it('shows limits in the list, and limits an editor to selected content and languages', async () => {
    const editors = [
      user('kalle', { username: 'Kalle' }),
      user('mari', { username: 'Mari', locales: ['et'], collections: ['partners', 'home'] }),
    ]
    const server = fakeServer({
      ...baseResponses,
      'GET /api/users': () => ({ items: [...people, ...editors] }),
      'PATCH /api/users/{id}': ({ body }) => user('kalle', body),
    })
    await renderAdmin('/admin/settings?place=users&person=kalle', server)
    await expect.element(page.getByText('ET · Partners, Home page')).toBeInTheDocument()
    const drawer = page.getByRole('dialog', { name: 'Kalle' })
    await userEvent.click(drawer.getByRole('radio', { name: /^Selected languages only/ }))
    await userEvent.click(drawer.getByRole('radio', { name: /^Selected collections and pages only/ }))
    await userEvent.click(button('Save and sign user out'))
    await expect.element(drawer.getByText(/Choose at least one collection or page\.$/)).toBeVisible()
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Partners', exact: true }))
    await userEvent.click(button('Save and sign user out'))
    expect(server.requestsTo('PATCH /api/users/{id}')).toEqual([])
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Estonian' }))
    await userEvent.click(button('Save and sign user out'))
    await expect
      .poll(() => server.requestsTo('PATCH /api/users/{id}')[0]?.body)
      .toEqual({
        ...{ role: 'editor', locales: ['et'], collections: ['partners'] },
      })
  })

  it('ends one session, and deletes the user after confirmation', async () => {
    const server = fakeServer({
      ...baseResponses,
      'DELETE /api/users/{id}/sessions/{session}': () => undefined,
      'DELETE /api/users/{id}': () => undefined,
    })
    const shown = await renderAdmin('/admin/settings?place=users&person=eleni', server)
    await expect.element(page.getByText(/^Firefox, Linux/)).toBeVisible()
    await userEvent.click(button('Sign out: Unknown device, 10.0.0.2'))
    await expect
      .poll(() => server.requestsTo('DELETE /api/users/{id}/sessions/{session}')[0]?.params)
      .toEqual({ id: 'eleni', session: 's2' })
    await userEvent.click(button('Delete account'))
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/remains without the name/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }))
    await expect.poll(() => server.requestsTo('DELETE /api/users/{id}')).toHaveLength(1)
    await expect.poll(() => shown.address()).toBe('/admin/settings?place=users')
    await expect.element(button('Invite user')).toHaveFocus()
  })

  it('is hidden without the permission to manage users', async () => {
    const server = fakeServer({ ...baseResponses, ...signedIn() })
    await renderAdmin('/admin/settings?place=users', server)
    await expect.element(page.getByRole('navigation', { name: 'Settings sections' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Users' }).elements()).toHaveLength(0)
    expect(server.requestsTo('GET /api/users')).toHaveLength(0)
  })
})
