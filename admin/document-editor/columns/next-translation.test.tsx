/** From one text to translate to the next, within a document and through the list of translations. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../../api/client.ts'
import { updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { address, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Translation } from '../document-queries.ts'

type Waiting = ResponseAt<'GET /api/translations'>['items'][number]

const english = {
  title: 'The trials',
  slug: 'trials',
  excerpt: 'Sixty sheets.',
  body: 'One sheet.\n\nTwo sheets.\n\nThree sheets.',
}
const greek = { title: 'Οι δοκιμές', slug: 'dokimes', excerpt: '', body: 'Ένα φύλλο.\n\nΔύο φύλλα.' }
const document = updateOf({
  en: { status: 'published', version: 3, publishedVersion: 3, data: english },
  el: { status: 'draft', version: 2, data: greek },
})
const translation: Translation = {
  ...{ locale: 'el', source: 'en', against: 'public', sourceVersion: 3, version: 2, state: 'outdated' },
  fields: [
    { field: 'excerpt', state: 'missing', changes: [], counterparts: null },
    {
      ...{ field: 'body', state: 'outdated', counterparts: [0, 1, null] },
      changes: [{ passage: 'hash', old: 'Two plates.', now: 'Two sheets.' }],
    },
  ],
  machineTexts: [],
}

const ofSource: Translation = { ...translation, locale: 'en', version: 3, state: 'source', fields: [] }

const waiting = (id: string): Waiting => ({
  ...{ type: 'updates', id, title: id, source: 'en', locale: 'el', state: 'missing', visits: 0 },
  since: '2026-11-20T08:00:00.000Z',
})

const outdated = (more: Responses = {}) =>
  serving(document, {
    'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) =>
      locale === 'el' ? translation : ofSource,
    ...more,
  })

const next = page.getByRole('button', { name: 'Next text' })
const text = page.getByRole('textbox', { name: 'Text', exact: true })
const source = page.getByRole('region', { name: 'Text (English)' })

describe('Next text to translate', () => {
  beforeEach(() => localStorage.clear())

  it('is an empty field, a changed block, a missing block, and then the next document', async () => {
    const server = outdated({
      'GET /api/translations': () => ({
        items: [waiting(document.id), waiting('spring')],
        next: null,
      }),
    })
    await renderAdmin(`${address}?language=el`, server)
    await expect.element(source.getByRole('deletion')).toBeVisible()
    await userEvent.click(next)
    await expect.element(page.getByRole('textbox', { name: /^Summary/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}')
    await expect.element(text).toHaveFocus()
    await expect
      .poll(() => source.element().querySelector('li[data-current]')?.textContent)
      .toContain('plates')
    await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}')
    await expect
      .element(source.getByRole('listitem').last().getByRole('button', { name: 'Copy block from English' }))
      .toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}')
    await expect.poll(() => server.requestsTo('GET /api/documents').at(-1)?.query).toEqual({ name: 'spring' })
  })

  it('says when nothing else waits, and the source has no such button', async () => {
    const current: Translation = { ...translation, state: 'current', fields: [] }
    const body = 'Ένα φύλλο.\n\nΔύο φύλλα.\n\nΤρία φύλλα.'
    const complete = updateOf({
      en: { ...document.layers.en },
      el: { ...document.layers.el, data: { ...greek, body } },
    })
    const server = serving(complete, {
      'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) =>
        locale === 'el' ? current : ofSource,
      'GET /api/translations': () => ({ items: [], next: null }),
    })
    await renderAdmin(`${address}?language=el`, server)
    await expect.element(source.getByText('Three sheets.')).toBeVisible()
    await userEvent.click(next)
    await expect.element(page.getByText('Nothing else to translate (Greek)').first()).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: /^English/ }).first())
    await expect.element(next).not.toBeInTheDocument()
  })
})
