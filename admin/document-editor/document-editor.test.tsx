import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateId, updateOf } from '../testing/documents.ts'
import type { Answers } from '../testing/fake-server.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import {
  address,
  draft,
  english,
  publish,
  save,
  saved,
  saving,
  serving,
  title,
} from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

// What is sent as a screen closes may be kept after the next one has begun.
beforeEach(() => localStorage.clear())

describe('the edit screen', () => {
  it('is drawn from the model: every field of the language, and those that all languages share', async () => {
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Autumn')
    for (const label of ['Address', 'Summary', 'Text', 'Author']) {
      await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('group', { name: 'Date' }).first()).toBeVisible()
    await expect.element(page.getByText('Featured', { exact: true })).toBeVisible()
  })

  it('says which date the page shows where none was entered', async () => {
    const part = { status: 'published', version: 3, publishedVersion: 3, data: english } as const
    const firstPublishedAt = '2026-11-12T22:30:00.000Z'
    await renderAdmin(address, serving(updateOf({ en: { ...part, firstPublishedAt } })))
    const date = page.getByRole('group', { name: 'Date' }).first()
    await expect.element(date).toHaveAccessibleDescription(/The page shows 12 Nov 2026/)
  })

  it('focuses the title of a new document', async () => {
    await renderAdmin('/admin/create?type=updates', serving(draft()))
    await expect.element(title).toHaveFocus()
  })

  it('focuses no field of an existing document', async () => {
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Autumn')
    await expect.element(title).not.toHaveFocus()
  })

  it('keeps the settings column in sight beside a long text, with a scroll of its own', async () => {
    const body = Array.from({ length: 80 }, (_, line) => `Line ${line}`).join('\n\n')
    await renderAdmin(
      address,
      serving(updateOf({ en: { status: 'draft', version: 3, data: { ...english, body } } })),
    )
    await page.viewport(1280, 600)
    await expect.element(page.getByText('Line 79')).toBeInTheDocument()
    page.getByText('Line 79').element().scrollIntoView()
    const side = page.getByRole('complementary', { name: 'Around the text' }).element()
    // Below the header, which stays as well.
    await expect.poll(() => Math.round(side.getBoundingClientRect().top)).toBe(72)
    expect(side.getBoundingClientRect().bottom).toBeLessThanOrEqual(601)
    expect(side.scrollHeight).toBeGreaterThan(side.clientHeight)
  })

  it('shows another language at a press, and keeps what was typed in the first', async () => {
    const shown = await renderAdmin(address, serving(draft()))
    await userEvent.fill(title, 'Late autumn')
    await userEvent.click(page.getByRole('link', { name: 'Eesti: Not started' }))
    await expect.element(title).toHaveValue('')
    expect(shown.address()).toBe(`${address}?language=et`)
    await userEvent.click(page.getByRole('link', { name: 'English: Draft' }))
    await expect.element(title).toHaveValue('Late autumn')
  })

  it('saves with Ctrl+S, and sends only what was changed, with the version it began at', async () => {
    const server = serving(draft(), saving)
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(saved).toBeVisible()
    expect(server.askedAt(save).map(({ body }) => body)).toEqual([
      {
        version: 3,
        data: { title: 'Late autumn', slug: 'late-autumn' },
        session: { id: expect.any(String), number: expect.any(Number) },
      },
    ])
  })

  it('leaves an address alone that somebody wrote, or that visitors know', async () => {
    const known = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    await renderAdmin(address, serving(known, saving))
    await userEvent.fill(title, 'Late autumn')
    await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('autumn')
  })

  it('shows a refusal of the server at its field', async () => {
    const refusal = new Refused(422, 'invalid_document', {
      message: 'This cannot be published yet.',
      fields: [{ path: ['en', 'slug'], message: 'Too odd.' }],
    })
    const server = serving(draft(), { 'POST /api/documents/{type}/{id}/publish': () => refusal })
    await renderAdmin(address, server)
    await publish()
    await expect
      .element(page.getByLabelText('Address', { exact: true }))
      .toHaveAccessibleDescription(/Too odd\./)
  })

  it('lets those look who may not change anything', async () => {
    const server = serving(draft(), signedIn({ ...editor, role: 'viewer' }))
    await renderAdmin(address, server)
    await expect.element(title).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
  })

  it('asks to sign in again when the session ended, and then saves: the text stays', async () => {
    const server = serving(draft(), { [save]: () => new Refused(401, 'not_signed_in') })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
    const { username, email, role } = editor
    server.answer({
      ...saving,
      'POST /api/auth/login': () => ({ user: { username, email, profileData: { role } } }),
    })
    await userEvent.fill(dialog.getByLabelText('Password'), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(saved).toBeVisible()
    await expect.element(title).toHaveValue('Late autumn')
  })
})

describe('an address of the site', () => {
  const one = { type: 'updates', id: updateId, locale: 'el' as const, title: 'Φθινόπωρο' }
  const named = (...items: (typeof one)[]): Answers => ({
    'GET /api/documents': ({ query: { name } }) => ({
      items: name === updateId ? [{ ...one, locale: null }] : items,
    }),
  })

  it('leads to its document, in its language', async () => {
    const shown = await renderAdmin('/admin/edit/fthinoporo', serving(draft(), named(one)))
    await expect.poll(shown.address).toBe(`${address}?language=el`)
    await expect.element(title).toHaveValue('')
  })

  it('asks which one is meant where several have it', async () => {
    const other = { ...one, id: '01a1f818-b0d7-7000-8c36-000e7aa6b790', title: 'Autumn of another' }
    await renderAdmin('/admin/edit/fthinoporo', serving(draft(), named(one, other)))
    await expect.element(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Φθινόπωρο' }))
    await expect.element(title).toBeVisible()
  })
})

describe('the ways from and back to a document', () => {
  const palette = page.getByRole('dialog', { name: 'Type a command or search…' })
  const lately = palette.getByRole('group', { name: 'Open lately' })

  it('leads back to its list by what stands above its title, which says where one is', async () => {
    const shown = await renderAdmin(address, serving(draft()))
    const path = page.getByRole('navigation', { name: 'You are here' })
    await expect.element(path.getByText('Edit', { exact: true })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(path.getByRole('link', { name: 'Updates' }))
    await expect.poll(shown.address).toBe('/admin/updates')
  })

  it('offers in the palette what one went on from, as it was called, until somebody signs out', async () => {
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

describe('a new document', () => {
  it('exists with its first save, at an address that is free, and one goes on writing where one was', async () => {
    const server = fakeServer({
      ...signedIn(),
      'POST /api/documents/{type}': ({ body }) =>
        updateOf({ en: { status: 'draft', version: 1, data: { ...body.data, slug: 'fthinoporo-2' } } }),
    })
    const shown = await renderAdmin('/admin/create?type=updates', server)
    await userEvent.fill(title, 'Φθινόπωρο')
    await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('fthinoporo')
    await userEvent.click(title)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(shown.address).toBe(address)
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('fthinoporo-2')
    await expect.element(saved).toBeVisible()
    expect(server.asked.filter(({ at }) => at.startsWith('POST'))).toHaveLength(1)
  })

  it('has no languages to go to where no field has any: what there is, is the text', async () => {
    await renderAdmin('/admin/create?type=redirects', fakeServer(signedIn()))
    const path = page.getByRole('region', { name: 'Redirect' }).getByLabelText('Old path')
    await expect.element(path).toBeVisible()
    expect(path.element().tagName).toBe('INPUT')
    expect(page.getByRole('navigation', { name: 'Languages of the text' }).elements()).toEqual([])
  })

  it('asks for a name that all languages share in one line, like every other name at the side', async () => {
    await renderAdmin('/admin/create?type=partners', fakeServer(signedIn()))
    const name = page.getByRole('region', { name: 'In all languages' }).getByLabelText('Name')
    await expect.element(name).toBeVisible()
    expect(name.element().tagName).toBe('INPUT')
  })
})

describe('unsaved words', () => {
  it('are on screen again after the page was closed, and can be put aside and brought back', async () => {
    const first = await renderAdmin(address, serving(draft()))
    await userEvent.fill(title, 'Words that nobody saved')
    first.close()
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Words that nobody saved')
    await userEvent.click(page.getByRole('button', { name: 'Show the saved text instead' }))
    await expect.element(title).toHaveValue('Autumn')
    expect(Object.values(localStorage).join()).toContain('Words that nobody saved')
    await userEvent.click(page.getByRole('button', { name: 'Bring it back' }))
    await expect.element(title).toHaveValue('Words that nobody saved')
  })

  it('are kept on the device while one writes, and gone from it once they are saved', async () => {
    await renderAdmin(address, serving(draft(), saving))
    await userEvent.fill(title, 'Late autumn')
    await expect.poll(() => Object.values(localStorage).join(), { timeout: 2000 }).toContain('Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => Object.values(localStorage).join()).not.toContain('Late autumn')
  })
})
