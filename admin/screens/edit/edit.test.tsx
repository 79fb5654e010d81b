import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DocumentAnswer } from '../../edits/publishing.ts'
import { editor, layerOf, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import type { Answers, FakeServer } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const address = `/admin/edit/${updateId}`
const save = 'PUT /api/documents/{type}/{id}/{locale}'
const english = { title: 'Autumn', slug: 'autumn', body: 'Leaves fall.' }
const draft = () => updateOf({ en: { status: 'draft', version: 3, data: english } })

const serving = (document: DocumentAnswer, more: Answers = {}): FakeServer =>
  fakeServer({ ...signedIn(), 'GET /api/documents/{type}/{id}': () => document, ...more })

/** Saves whatever is sent, as the next version. */
const saving: Answers = {
  [save]: ({ body, params }) => ({
    layer: layerOf(params.locale === '*' ? '*' : 'en', {
      status: 'draft',
      version: body.version + 1,
      data: { ...english, ...body.data },
    }),
    merged: [],
    errors: [],
  }),
}

const title = page.getByLabelText('Title', { exact: true })

describe('the edit screen', () => {
  it('is drawn from the model: every field of the language, and those that all languages share', async () => {
    await renderAdmin(address, serving(draft()))
    await expect.element(title).toHaveValue('Autumn')
    for (const label of ['Address', 'Summary', 'Text', 'Author', 'Date']) {
      await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('checkbox', { name: 'Featured' })).toBeVisible()
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
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    expect(server.askedAt(save).map(({ body }) => body)).toEqual([
      {
        version: 3,
        data: { title: 'Late autumn', slug: 'late-autumn' },
        session: { id: expect.any(String), number: 1 },
      },
    ])
  })

  it('leaves an address alone that somebody wrote, or that visitors know', async () => {
    const known = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    await renderAdmin(address, serving(known))
    await userEvent.fill(title, 'Late autumn')
    await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('autumn')
  })

  it('says what publishing needs, each with a way to its field', async () => {
    const server = serving(updateOf({ en: { status: 'draft', version: 1, data: { title: 'Autumn' } } }))
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Publish in English' }))
    const summary = page.getByRole('alert').filter({ hasText: 'things to do first' })
    await userEvent.click(summary.getByRole('button', { name: 'Text (English)' }))
    await expect.element(page.getByLabelText('Text', { exact: true })).toHaveFocus()
    expect(server.asked.some(({ at }) => at.endsWith('/publish'))).toBe(false)
  })

  it('publishes what was saved, together with what all share where that changed, and says so before', async () => {
    const shared = { status: 'changed' as const, version: 2, publishedVersion: 1 }
    const document = updateOf({ en: { status: 'draft', version: 3, data: english }, '*': shared })
    const server = serving(document, {
      ...saving,
      'POST /api/documents/{type}/{id}/publish': () => document,
    })
    await renderAdmin(address, server)
    await expect
      .element(page.getByText('Also publishes what all languages share', { exact: false }))
      .toBeVisible()
    await userEvent.fill(title, 'Late autumn')
    await userEvent.click(page.getByRole('button', { name: 'Publish in English' }))
    await expect.element(page.getByText('Published in English').first()).toBeInTheDocument()
    const [asked] = server.askedAt('POST /api/documents/{type}/{id}/publish')
    expect(asked?.body).toEqual({ layers: { en: 4, '*': 2 } })
  })

  it('shows a refusal of the server at its field', async () => {
    const refusal = new Refused(422, 'invalid_document', {
      message: 'This cannot be published yet.',
      fields: [{ path: ['en', 'slug'], message: 'Too odd.' }],
    })
    const server = serving(draft(), { 'POST /api/documents/{type}/{id}/publish': () => refusal })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Publish in English' }))
    await expect
      .element(page.getByLabelText('Address', { exact: true }))
      .toHaveAccessibleDescription(/Too odd\./)
  })

  it('lets those look who may not change anything', async () => {
    const server = serving(draft(), signedIn({ ...editor, role: 'viewer' }))
    await renderAdmin(address, server)
    await expect.element(title).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('asks to sign in again when the session ended, and then saves: the text stays', async () => {
    const server = serving(draft(), { [save]: () => new Refused(401, 'not_signed_in') })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    const { username, email, role } = editor
    server.answer({
      ...saving,
      'POST /api/auth/login': () => ({ user: { username, email, profileData: { role } } }),
    })
    await userEvent.fill(dialog.getByLabelText('Password'), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    await expect.element(title).toHaveValue('Late autumn')
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
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    expect(server.asked.filter(({ at }) => at.startsWith('POST'))).toHaveLength(1)
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

describe('two people at one text', () => {
  const theirs = layerOf('en', { data: { ...english, title: 'Golden autumn' } }).data
  const conflict = new Refused(409, 'version_conflict', {
    data: {
      version: 5,
      editor: 'Maarja',
      conflicts: [{ field: 'title', base: 'Autumn', yours: 'Autumn rain', theirs: 'Golden autumn' }],
      theirs,
    },
  })

  async function meet(): Promise<FakeServer> {
    const known = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    const server = serving(known, { [save]: () => conflict })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .element(page.getByRole('heading', { name: 'Maarja changed the same as you', exact: false }))
      .toHaveFocus()
    server.answer(saving)
    return server
  }

  it('shows both texts, and begins with what both wrote', async () => {
    await meet()
    await expect.element(page.getByRole('region', { name: 'What Maarja wrote' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'What you wrote' })).toBeVisible()
    const both = page.getByRole('textbox')
    await expect.element(both).toHaveValue('Golden autumn rain')
  })

  it('saves what was decided on the version that holds their text', async () => {
    const server = await meet()
    await userEvent.fill(page.getByRole('textbox'), 'Golden autumn, with rain')
    await userEvent.click(page.getByRole('button', { name: 'Save what I decided' }))
    await expect.element(title).toHaveValue('Golden autumn, with rain')
    expect(server.askedAt(save).at(-1)?.body).toEqual({
      version: 5,
      data: { title: 'Golden autumn, with rain' },
      session: { id: expect.any(String), number: 2 },
    })
  })

  it('takes theirs without writing anything', async () => {
    const server = await meet()
    await userEvent.click(page.getByRole('radio').first())
    await userEvent.click(page.getByRole('button', { name: 'Save what I decided' }))
    await expect.element(title).toHaveValue('Golden autumn')
    await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Leaves fall.')
    expect(server.askedAt(save)).toHaveLength(1)
  })

  it('goes back to the own text with nothing lost', async () => {
    await meet()
    await userEvent.click(page.getByRole('button', { name: 'Back to my text' }))
    await expect.element(title).toHaveValue('Autumn rain')
  })

  it('names the fields into which somebody else’s words came', async () => {
    const server = serving(draft(), {
      [save]: () => ({
        layer: layerOf('en', {
          version: 6,
          data: { ...english, title: 'Late autumn', body: 'Leaves fall, rain too.' },
        }),
        merged: ['body'],
        errors: [],
      }),
    })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Somebody else worked on this too')).toBeVisible()
    await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Leaves fall, rain too.')
  })
})
