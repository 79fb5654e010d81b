import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, layerOf, updateOf } from '../testing/documents.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { Refused } from '../testing/fake-server.ts'
import { expectNoViolations } from '../testing/no-violations.ts'
import { address, draft, english, save, saving, serving, text, title } from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

describe('Concurrent editing', () => {
  const theirs = layerOf('en', { data: { ...english, title: 'Golden autumn' } }).data
  const conflictWith = (name: string) =>
    new Refused(409, 'version_conflict', {
      data: {
        version: 5,
        editor: name,
        conflicts: [{ field: 'title', base: 'Autumn', yours: 'Autumn rain', theirs: 'Golden autumn' }],
        theirs,
      },
    })
  const conflict = conflictWith('Maarja')

  /** On a busy machine the autosave meets the conflict, too, before the requested save. */
  async function meet(): Promise<FakeServer> {
    const document = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    const server = serving(document, { [save]: () => conflict })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .element(page.getByRole('heading', { name: 'You and Maarja both edited this', exact: false }))
      .toHaveFocus()
    server.respond(saving)
    return server
  }

  const back = () => userEvent.click(page.getByRole('button', { name: 'Resolve later' }))
  const again = () => userEvent.click(page.getByRole('button', { name: 'Resolve conflict' }))

  it('shows both texts and suggests the combined text', async () => {
    await meet()
    await expect.element(page.getByRole('region', { name: 'Text by Maarja' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Your text' })).toBeVisible()
    const both = page.getByRole('textbox')
    await expect.element(both).toHaveValue('Golden autumn rain')
  })

  it('says that the other text is from another window of the same user', async () => {
    await renderAdmin(address, serving(draft(), { [save]: () => conflictWith(editor.username) }))
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .element(page.getByRole('heading', { name: 'You edited this in another window', exact: false }))
      .toHaveFocus()
    await back()
    await expect.element(page.getByText('You edited the same text in another window')).toBeVisible()
  })

  it('saves the decision with the version of the other text as the base', async () => {
    const server = await meet()
    await userEvent.fill(page.getByRole('textbox'), 'Golden autumn, with rain')
    await userEvent.click(page.getByRole('button', { name: 'Resolve and save' }))
    await expect.element(title).toHaveValue('Golden autumn, with rain')
    expect(server.requestsTo(save).at(-1)?.body).toEqual({
      version: 5,
      data: { title: 'Golden autumn, with rain' },
      session: { id: expect.any(String), number: server.requestsTo(save).length },
    })
  })

  it('sends no save when the text of the other person is chosen', async () => {
    const server = await meet()
    const before = server.requestsTo(save).length
    await userEvent.click(page.getByRole('radio').first())
    await userEvent.click(page.getByRole('button', { name: 'Resolve and save' }))
    await expect.element(title).toHaveValue('Golden autumn')
    await expect.element(text).toMatchTextContent('Leaves fall.')
    expect(server.requestsTo(save)).toHaveLength(before)
  })

  it('resolves a text change by change, accepts one-sided changes and shows the result', async () => {
    const body = 'Leaves fall.\n\nRain.\n\nSnow.'
    const initial = { ...english, body }
    const theirBody = 'Leaves fall.\n\nHeavy rain.\n\nSnow, and ice.'
    const document = updateOf({ en: { status: 'draft', version: 3, data: initial } })
    const yourBody = 'Leaves fall.\n\nSoft rain.\n\nSnow.'
    const refusal = new Refused(409, 'version_conflict', {
      data: {
        version: 5,
        editor: 'Maarja',
        conflicts: [{ field: 'body', base: body, yours: yourBody, theirs: theirBody }],
        theirs: { ...initial, body: theirBody },
      },
    })
    const server = serving(document, { [save]: () => refusal })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.keyboard('{Control>}s{/Control}')
    const place = page.getByRole('group', { name: 'Conflict' })
    await expect.element(place).toBeVisible()
    await expect.element(page.getByText('1 unchanged paragraph')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Changed only by Maarja' })).toBeVisible()
    await expect.element(place.getByRole('textbox')).toHaveValue('Heavy rain.\n\nSoft rain.')
    await userEvent.fill(place.getByRole('textbox'), 'Rain, heavy and soft.')
    await back()
    await again()
    await expect.element(place.getByRole('textbox')).toHaveValue('Rain, heavy and soft.')
    await userEvent.click(place.getByRole('radio', { name: 'Keep this' }).nth(1))
    await userEvent.click(page.getByText('Resulting text'))
    const outcome = page.getByRole('textbox', { name: 'Full text' })
    await expect.element(outcome).toMatchTextContent('Leaves fall.Soft rain.Snow, and ice.')
    await expectNoViolations()
    server.respond({
      [save]: ({ body: sent }) => ({
        layer: layerOf('en', {
          version: (sent.version ?? 0) + 1,
          data: { ...initial, body: theirBody, ...sent.data },
        }),
        merged: [],
        errors: [],
      }),
    })
    await userEvent.click(page.getByRole('button', { name: 'Resolve and save' }))
    await expect
      .poll(() => server.requestsTo(save).at(-1)?.body.data)
      .toEqual({ body: 'Leaves fall.\n\nSoft rain.\n\nSnow, and ice.' })
  })

  it('keeps the decision when the user goes back to their own text', async () => {
    const server = await meet()
    server.respond({ [save]: () => conflict })
    await userEvent.fill(page.getByRole('textbox'), 'Golden autumn, with rain')
    await back()
    await expect.element(title).toHaveValue('Autumn rain')
    await again()
    await expect.element(page.getByRole('textbox')).toHaveValue('Golden autumn, with rain')
    server.respond(saving)
    await userEvent.click(page.getByRole('button', { name: 'Resolve and save' }))
    await expect.element(title).toHaveValue('Golden autumn, with rain')
  })

  it('merges later edits of the own text into the earlier decision', async () => {
    const server = await meet()
    const writtenOn = { field: 'title', base: 'Autumn', yours: 'Autumn rain, still', theirs: 'Golden autumn' }
    const data = { version: 5, editor: 'Maarja', conflicts: [writtenOn], theirs }
    server.respond({ [save]: () => new Refused(409, 'version_conflict', { data }) })
    await userEvent.fill(page.getByRole('textbox'), 'A golden Autumn rain')
    await back()
    await userEvent.fill(title, 'Autumn rain, still')
    await again()
    await expect.element(page.getByRole('textbox')).toHaveValue('A golden Autumn rain, still')
  })

  it('names the fields that were merged with changes of another user', async () => {
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
    await expect.element(page.getByText(/Another user’s changes were merged with yours/)).toBeVisible()
    await expect.element(text).toMatchTextContent('Leaves fall, rain too.')
  })
})
