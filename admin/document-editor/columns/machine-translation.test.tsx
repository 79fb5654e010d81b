/** Machine translation in the editor: blocks, fields and confirmation, and nothing without a service. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layerOf, updateOf } from '../../testing/documents.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, save, saved, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Translation } from '../document-queries.ts'

const english = { title: 'Blue prints', slug: 'blue', excerpt: 'A week.', body: 'One.\n\nTwo.\n\nThree.' }
const translateAt = 'POST /api/documents/{type}/{id}/{locale}/machine-translation'
const confirmAt = 'POST /api/documents/{type}/{id}/{locale}/machine-translation/confirmation'

/** Translates by adding “(el)”, and marks as machine-made what the draft contains of it. */
function translating(service: string | null = 'DeepL', body = ''): FakeServer {
  let data: Record<string, unknown> = { title: 'Τίτλος', slug: 'titlos', body }
  let version = 1
  const made: string[] = []
  const confirmed: string[] = []
  const translationResponse = (): Translation => ({
    ...{ locale: 'el', source: 'en', against: 'public', sourceVersion: 3, version, state: 'current' },
    fields: [],
    machineTexts: Object.entries(data).flatMap(([field, value]) =>
      String(value)
        .split('\n\n')
        .filter((text) => made.includes(text) && !confirmed.includes(text))
        .map((text) => ({ field, passage: `hash of ${text}`, text })),
    ),
  })
  const inBoth = updateOf({
    en: { status: 'published', version: 3, publishedVersion: 3, data: english },
    el: { status: 'draft', version: 1, data },
  })
  return serving(inBoth, {
    'GET /api/translations/machine': () => ({ service }),
    'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) =>
      locale === 'el'
        ? translationResponse()
        : { ...translationResponse(), locale: 'en', state: 'source', machineTexts: [] },
    [translateAt]: ({ body: { value } }) => {
      const texts = String(value)
        .split('\n\n')
        .map((text) => `${text} (el)`)
      made.push(...texts)
      return { value: texts.join('\n\n') }
    },
    [confirmAt]: ({ body: { texts } }) => {
      confirmed.push(...texts.map((one: { readonly passage: string }) => one.passage.replace('hash of ', '')))
      return translationResponse()
    },
    [save]: ({ body: sent }) => {
      data = { ...data, ...sent.data }
      version = (sent.version ?? 0) + 1
      return { layer: layerOf('el', { status: 'draft', version, data }), merged: [], errors: [] }
    },
  })
}

const text = page.getByRole('textbox', { name: 'Text', exact: true })
const source = page.getByRole('region', { name: 'Text (English)' })
const blocks = () => [...text.element().children].map(({ textContent }) => textContent)
const confirmButton = page.getByRole('button', { name: 'Confirm machine translation' })
const failure = page.getByRole('listitem').filter({ hasText: 'No answer.' })
const undo = (message: string) =>
  page.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Undo' })
const notice = (count: string) => page.getByText(count, { exact: true })

describe('Machine translation in the editor', () => {
  beforeEach(() => localStorage.clear())

  it('translates a block, which stays marked until the user confirms it', async () => {
    const server = translating('DeepL', 'Ένα.')
    await renderAdmin(`${address}?language=el`, server)
    await userEvent.click(source.getByRole('button', { name: 'Translate block with DeepL' }).last())
    await expect.poll(blocks).toEqual(['Ένα.', 'Three. (el)'])
    await expect.element(notice('1 machine translation to confirm')).toBeVisible()
    expect(server.requestsTo(translateAt).at(-1)?.body).toEqual({
      source: 'en',
      field: 'body',
      value: 'Three.',
    })
    await expectNoViolations()
    await userEvent.click(source.getByRole('button', { name: 'Confirm machine translation' }))
    await expect.element(notice('1 machine translation to confirm')).not.toBeInTheDocument()
    await expect.element(confirmButton).not.toBeInTheDocument()
    expect(server.requestsTo(confirmAt).at(-1)?.body.texts).toEqual([
      { field: 'body', passage: 'hash of Three. (el)' },
    ])
  })

  it('counts a text that the user changes as confirmed', async () => {
    await renderAdmin(`${address}?language=el`, translating())
    await userEvent.click(page.getByRole('button', { name: 'Translate “Summary” with DeepL' }))
    const summary = page.getByLabelText('Summary', { exact: true })
    await expect.element(summary).toHaveValue('A week. (el)')
    await expect.element(notice('1 machine translation to confirm')).toBeVisible()
    await userEvent.fill(summary, 'Μια εβδομάδα.')
    await expect.element(notice('1 machine translation to confirm')).not.toBeInTheDocument()
  })

  it('replaces a field and a block only with a way back', async () => {
    await renderAdmin(`${address}?language=el`, translating('DeepL', 'Ένα.\n\nΔύο.\n\nΤρία.'))
    await userEvent.click(source.getByRole('button', { name: 'Translate block again with DeepL' }).first())
    await expect.poll(blocks).toEqual(['One. (el)', 'Δύο.', 'Τρία.'])
    await userEvent.click(undo('Block translated with DeepL'))
    await expect.poll(blocks).toEqual(['Ένα.', 'Δύο.', 'Τρία.'])
    await userEvent.click(page.getByRole('button', { name: 'Translate “Title” with DeepL' }))
    const title = page.getByLabelText('Title', { exact: true })
    await expect.element(title).toHaveValue('Blue prints (el)')
    await userEvent.click(undo('“Title” translated with DeepL'))
    await expect.element(title).toHaveValue('Τίτλος')
  })

  it('fills all empty fields at once, and confirms all texts at once', async () => {
    await renderAdmin(`${address}?language=el`, translating())
    await userEvent.click(page.getByRole('button', { name: 'Translate empty fields (DeepL)' }))
    await expect.poll(blocks).toEqual(['One. (el)', 'Two. (el)', 'Three. (el)'])
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Τίτλος')
    await expect.element(notice('4 machine translations to confirm')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Confirm all' }))
    await expect.element(notice('4 machine translations to confirm')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Translate empty fields' })).not.toBeInTheDocument()
    await expect.element(saved).toBeVisible()
  })

  it('keeps what was written since when filled fields are emptied again', async () => {
    await renderAdmin(`${address}?language=el`, translating())
    await userEvent.click(page.getByRole('button', { name: 'Translate empty fields (DeepL)' }))
    const takeBack = undo('Fields translated with DeepL')
    // The message stays as long as the pointer is above it.
    await userEvent.hover(takeBack)
    const summary = page.getByLabelText('Summary', { exact: true })
    await userEvent.fill(summary, 'A week. (el) Και μετά.')
    text.element().focus()
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Τέλος.')
    await expect.poll(blocks).toEqual(['One. (el)', 'Two. (el)', 'Three. (el)', 'Τέλος.'])
    await userEvent.click(takeBack)
    await expect.poll(blocks).toEqual(['Τέλος.'])
    await expect.element(summary).toHaveValue('A week. (el) Και μετά.')
    await expect
      .element(page.getByText('Not undone, because the text was changed meanwhile').first())
      .toBeVisible()
  })

  it('translates and confirms the block with the caret by keys', async () => {
    await renderAdmin(`${address}?language=el`, translating('DeepL', 'Ένα.\n\nΔύο.\n\nΤρία.'))
    await expect.element(source.getByText('Two.')).toBeVisible()
    await userEvent.click(text.getByText('Δύο.'))
    await userEvent.keyboard('{Control>}{Shift>}g{/Shift}{/Control}')
    await expect.poll(blocks).toEqual(['Ένα.', 'Two. (el)', 'Τρία.'])
    await expect.element(confirmButton).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
    await expect.element(confirmButton).not.toBeInTheDocument()
  })

  it('reports a failure and changes nothing', async () => {
    const server = translating('DeepL', 'Ένα.')
    server.respond({ [translateAt]: () => new Refused(502, 'No answer.') })
    await renderAdmin(`${address}?language=el`, server)
    await userEvent.click(source.getByRole('button', { name: 'Translate block with DeepL' }).last())
    await expect.element(failure).toBeVisible()
    expect(blocks()).toEqual(['Ένα.'])
    await userEvent.click(page.getByRole('button', { name: 'Translate empty fields (DeepL)' }))
    await expect.poll(() => server.requestsTo(translateAt)).toHaveLength(2)
    await expect.element(page.getByLabelText('Summary', { exact: true })).toHaveValue('')
  })

  it('offers nothing without a service', async () => {
    await renderAdmin(`${address}?language=el`, translating(null))
    await expect.element(source.getByText('Two.')).toBeVisible()
    expect(page.getByRole('button', { name: /Translate/ }).elements()).toEqual([])
  })
})
