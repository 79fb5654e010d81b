import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateId, updateOf } from '../testing/documents.ts'
import type { Responses } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import {
  address,
  draft,
  english,
  publish,
  save,
  saved,
  savedData,
  saving,
  serving,
  text,
  title,
} from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

// A closing screen may store its draft after the next test has started.
beforeEach(() => localStorage.clear())

describe('Document editor', () => {
  it('shows all localized and shared fields of the content model', async () => {
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Autumn')
    for (const label of ['Slug', 'Summary', 'Text', 'Author']) {
      await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('group', { name: 'Date' }).first()).toBeVisible()
    await expect.element(page.getByText('Featured', { exact: true })).toBeVisible()
  })

  it('shows the publication date of the page when the date is empty', async () => {
    const part = { status: 'published', version: 3, publishedVersion: 3, data: english } as const
    const firstPublishedAt = '2026-11-12T22:30:00.000Z'
    await renderAdmin(address, serving(updateOf({ en: { ...part, firstPublishedAt } })))
    const date = page.getByRole('group', { name: 'Date' }).first()
    await expect
      .element(date)
      .toHaveAccessibleDescription(/Defaults to the first publish date \(12 Nov 2026\)/)
  })

  it('focuses the title of a new document, and says in the breadcrumb that it is created', async () => {
    await renderAdmin('/admin/create?type=updates', serving(draft()))
    await expect.element(title).toHaveFocus()
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(path.getByText('Create', { exact: true })).toHaveAttribute('aria-current', 'page')
  })

  it('focuses no field of an existing document', async () => {
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Autumn')
    await expect.element(title).not.toHaveFocus()
  })

  it('shows the source as wide as the text', async () => {
    await page.viewport(1280, 900)
    await renderAdmin(address, serving(draft()))
    await expect.element(text).toBeVisible()
    const before = text.element().getBoundingClientRect()
    const tools = page.getByRole('toolbar', { name: 'Text toolbar' })
    await userEvent.click(tools.getByRole('button', { name: 'More' }))
    await userEvent.click(page.getByText('Source', { exact: true }))
    await expect.element(text).toHaveValue('Leaves fall.')
    const after = text.element().getBoundingClientRect()
    expect([after.left, after.width]).toEqual([before.left, before.width])
  })

  it('keeps the settings and comments visible beside a long text and scrolls them separately', async () => {
    const body = Array.from({ length: 80 }, (_, line) => `Line ${line}`).join('\n\n')
    const data = { ...english, body, title: 'A title that is longer than one line. '.repeat(4) }
    const long = updateOf({ en: { status: 'draft', version: 3, data } })
    const noComments: Responses = {
      'GET /api/documents/{type}/{id}/comments/count': () => ({ open: 0, resolved: 0, fields: [] }),
      'GET /api/documents/{type}/{id}/comments/people': () => ({ items: [] }),
      'GET /api/documents/{type}/{id}/comments': () => ({ items: [], next: null }),
    }
    await renderAdmin(`${address}?panel=comments`, serving(long, noComments))
    await page.viewport(1600, 600)
    await expect.element(page.getByText('Line 79')).toBeInTheDocument()
    const topAtEnd = (element: Element) => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return Math.round(element.getBoundingClientRect().top)
    }
    const side = page.getByRole('complementary', { name: 'Document settings' })
    const comments = page.getByRole('complementary', { name: 'Comments' })
    await expect.element(comments).toBeVisible()
    // Lines that still render move the text, so it scrolls again. The header is sticky, too.
    for (const column of [side.element(), comments.element()]) {
      await expect.poll(() => topAtEnd(column)).toBe(72)
      expect(column.getBoundingClientRect().bottom).toBeLessThanOrEqual(601)
    }
    await expect.poll(() => side.element().scrollHeight).toBeGreaterThan(side.element().clientHeight)
  })

  it('switches to another language and keeps unsaved text in the first', async () => {
    const shown = await renderAdmin(address, serving(draft()))
    await userEvent.fill(title, 'Late autumn')
    await userEvent.click(page.getByRole('link', { name: 'Eesti: Not started' }))
    await expect.element(title).toHaveValue('')
    expect(shown.address()).toBe(`${address}?language=et`)
    await userEvent.click(page.getByRole('link', { name: 'English: Draft' }))
    await expect.element(title).toHaveValue('Late autumn')
  })

  it('saves with Ctrl+S and sends only changed fields with their base version', async () => {
    const server = serving(draft(), saving)
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(saved).toBeVisible()
    // On a busy machine the autosave comes first. Then Ctrl+S keeps its version in the history.
    await expect
      .poll(() => server.requestsTo(save).at(-1)?.body.session)
      .toEqual({ id: expect.any(String), number: expect.any(Number) })
    expect(server.requestsTo(save)[0]?.body.version).toBe(3)
    expect(savedData(server)).toEqual({ title: 'Late autumn', slug: 'late-autumn' })
  })

  it('keeps the slug of a published document when the title changes', async () => {
    const document = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    await renderAdmin(address, serving(document, saving))
    await userEvent.fill(title, 'Late autumn')
    await expect.element(page.getByLabelText('Slug', { exact: true })).toHaveValue('autumn')
  })

  it('shows a validation error at its field', async () => {
    const refusal = new Refused(422, 'invalid_document', {
      message: 'This cannot be published yet. Fix the issues and try again.',
      fields: [{ path: ['en', 'slug'], message: 'Too odd.' }],
    })
    const server = serving(draft(), { 'POST /api/documents/{type}/{id}/publish': () => refusal })
    await renderAdmin(address, server)
    await publish()
    await expect
      .element(page.getByLabelText('Slug', { exact: true }))
      .toHaveAccessibleDescription(/Too odd\./)
  })

  it('is read-only for a viewer', async () => {
    const server = serving(draft(), signedIn({ ...editor, role: 'viewer' }))
    await renderAdmin(address, server)
    await expect.element(title).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
  })

  it('asks for the password when the session has expired, then saves and keeps the text', async () => {
    const server = serving(draft(), { [save]: () => new Refused(401, 'not_signed_in') })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
    const { username, email, role } = editor
    server.respond({
      ...saving,
      'POST /api/auth/login': () => ({ user: { username, email, profileData: { role } } }),
    })
    await userEvent.fill(dialog.getByLabelText('Password'), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(saved).toBeVisible()
    await expect.element(title).toHaveValue('Late autumn')
  })
})

describe('Slug in an admin URL', () => {
  const one = { type: 'updates', id: updateId, locale: 'el' as const, title: 'Φθινόπωρο' }
  const named = (...items: (typeof one)[]): Responses => ({
    'GET /api/documents': ({ query: { name } }) => ({
      items: name === updateId ? [{ ...one, locale: null }] : items,
    }),
  })

  it('redirects to its document in its language', async () => {
    const shown = await renderAdmin('/admin/edit/fthinoporo', serving(draft(), named(one)))
    await expect.poll(shown.address).toBe(`${address}?language=el`)
    await expect.element(title).toHaveValue('')
  })

  it('offers a choice when several documents have the slug', async () => {
    const other = { ...one, id: '01a1f818-b0d7-7000-8c36-000e7aa6b790', title: 'Autumn of another' }
    await renderAdmin('/admin/edit/fthinoporo', serving(draft(), named(one, other)))
    await expect.element(page.getByRole('heading', { name: 'Choose a document' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Φθινόπωρο' }))
    await expect.element(title).toBeVisible()
  })
})

describe('Navigation from and to a document', () => {
  const palette = page.getByRole('dialog', { name: 'Type a command or search…' })
  const lately = palette.getByRole('group', { name: 'Recent' })

  it('links to its list in the breadcrumb and marks the current page', async () => {
    const shown = await renderAdmin(address, serving(draft()))
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(path.getByText('Edit', { exact: true })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(path.getByRole('link', { name: 'Updates' }))
    await expect.poll(shown.address).toBe('/admin/updates')
  })

  it('lists recently opened documents in the command palette until the user signs out', async () => {
    const shown = await renderAdmin(address, serving(draft(), { 'POST /api/auth/logout': () => undefined }))
    await expect.element(title).toHaveValue('Autumn')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette.getByRole('option', { name: 'Dashboard' })).toBeVisible()
    expect(lately.elements()).toEqual([])
    await userEvent.keyboard('dashb')
    await expect.poll(() => palette.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.address).toBe('/admin')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(lately.getByRole('option', { name: 'Autumn' }))
    await expect.poll(shown.address).toBe(address)
    expect(JSON.stringify(localStorage)).toContain('Autumn')
    await userEvent.click(page.getByRole('button', { name: editor.username }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
    await expect.poll(shown.address).toBe('/admin/login')
    expect(JSON.stringify(localStorage)).not.toContain('Autumn')
  })
})

describe('New document', () => {
  it('is created by the first save with a free slug and keeps the focus', async () => {
    const server = fakeServer({
      ...signedIn(),
      'POST /api/documents/{type}': ({ body }) =>
        updateOf({ en: { status: 'draft', version: 1, data: { ...body.data, slug: 'fthinoporo-2' } } }),
    })
    const shown = await renderAdmin('/admin/create?type=updates', server)
    await userEvent.fill(title, 'Φθινόπωρο')
    await expect.element(page.getByLabelText('Slug', { exact: true })).toHaveValue('fthinoporo')
    await userEvent.click(title)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(shown.address).toBe(address)
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByLabelText('Slug', { exact: true })).toHaveValue('fthinoporo-2')
    await expect.element(saved).toBeVisible()
    expect(server.requests.filter(({ at }) => at.startsWith('POST'))).toHaveLength(1)
  })

  it('of another collection is another form, also before the first has an address', async () => {
    const server = fakeServer({ ...signedIn(), 'POST /api/documents/{type}': () => updateOf() })
    await renderAdmin('/admin/create?type=updates', server)
    await expect.element(title).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(page.getByRole('option', { name: 'New partner' }))
    await userEvent.fill(page.getByLabelText('Name'), 'Atelier Anna')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => server.requestsTo('POST /api/documents/{type}')[0]?.params.type).toBe('partners')
  })

  it('shows no language tabs when no field is localized, and shows the shared fields as the text', async () => {
    await renderAdmin('/admin/create?type=redirects', fakeServer(signedIn()))
    const path = page.getByRole('region', { name: 'Redirect' }).getByLabelText('Old path')
    await expect.element(path).toBeVisible()
    expect(path.element().tagName).toBe('INPUT')
    expect(page.getByRole('navigation', { name: 'Document languages' }).elements()).toEqual([])
  })

  it('shows a shared name as a single-line input', async () => {
    await renderAdmin('/admin/create?type=partners', fakeServer(signedIn()))
    const name = page.getByRole('region', { name: 'All languages' }).getByLabelText('Name')
    await expect.element(name).toBeVisible()
    expect(name.element().tagName).toBe('INPUT')
  })
})

describe('Unsaved changes', () => {
  it('are restored after the page was closed and can be set aside and restored', async () => {
    const first = await renderAdmin(address, serving(draft()))
    await userEvent.fill(title, 'Words that nobody saved')
    first.close()
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Words that nobody saved')
    await userEvent.click(page.getByRole('button', { name: 'Show saved version' }))
    await expect.element(title).toHaveValue('Autumn')
    expect(Object.values(localStorage).join()).toContain('Words that nobody saved')
    await userEvent.click(page.getByRole('button', { name: 'Restore unsaved changes' }))
    await expect.element(title).toHaveValue('Words that nobody saved')
  })

  it('are stored on the device while typing and removed after saving', async () => {
    const server = serving(draft(), { [save]: () => new Refused(503, 'database_unavailable') })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await expect.poll(() => Object.values(localStorage).join()).toContain('Late autumn')
    server.respond(saving)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => Object.values(localStorage).join()).not.toContain('Late autumn')
  })
})
