/** Languages side by side: the source beside a new translation, by block, with what changed. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layerOf, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, save, saved, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Translation } from '../document-queries.ts'

const english = {
  title: 'The autumn fixer trials',
  slug: 'trials',
  excerpt: 'Sixty sheets, four baths, one dull week.',
  body: 'We coated sixty sheets.\n\n## Four baths\n\nThe first one was cold.\n\n- Water\n- Soda\n\nThe last one was not.',
}
const greek = {
  title: 'Οι δοκιμές',
  slug: 'dokimes',
  body: 'Επιστρώσαμε εξήντα φύλλα.\n\n## Τέσσερα λουτρά\n\nΤο πρώτο ήταν κρύο.\n\n- Νερό\n- Σόδα\n\nΤο τελευταίο όχι.',
}

const inEnglish = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
const inBoth = updateOf({
  en: { status: 'published', version: 3, publishedVersion: 3, data: english },
  el: { status: 'draft', version: 2, data: greek },
})

const changed: Translation['fields'] = [
  {
    field: 'body',
    state: 'outdated',
    changes: [{ passage: 'hash', old: 'The first one was warm.', now: 'The first one was cold.' }],
    counterparts: [0, 1, 2, 3, 4],
  },
]
const translation: Translation = {
  ...{ locale: 'el', source: 'en', against: 'public', sourceVersion: 3, version: 2 },
  state: 'current',
  fields: [],
  machineTexts: [],
}
/** A draft that is not saved would be there again in the next test. */
const saving: Responses = {
  [save]: ({ body }) => ({
    layer: layerOf('el', { status: 'draft', version: (body.version ?? 0) + 1, data: body.data }),
    merged: [],
    errors: [],
  }),
}

const outdated = (marked: unknown[] = []) =>
  serving(inBoth, {
    ...saving,
    'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) => {
      if (locale === 'en') return { ...translation, locale, version: 3, state: 'source' }
      return marked.length === 0 ? { ...translation, state: 'outdated', fields: changed } : translation
    },
    'POST /api/documents/{type}/{id}/{locale}/translation': ({ body }) => {
      marked.push(body)
      return translation
    },
  })

const text = page.getByRole('textbox', { name: 'Text', exact: true })
const source = page.getByRole('region', { name: 'Text (English)' })
const undo = (message: string) =>
  page.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Undo' })
const topOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? -1)
const sourceBlock = (index: number) => source.element().querySelectorAll('li .text-view > *')[index]
const ownBlock = (index: number) => text.element().children[index]

describe('Languages side by side', () => {
  beforeEach(() => localStorage.clear())

  it('show the source beside a new translation from the first moment', async () => {
    await renderAdmin(`${address}?language=el`, serving(inEnglish))
    await expect.element(source.getByText('The last one was not.')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'English' }).getByText(english.title)).toBeVisible()
    await expect.element(page.getByText(english.excerpt)).toBeVisible()
    await expectNoViolations()
  })

  it('copy blocks in the order of the source, and a field, and take a copy back', async () => {
    await renderAdmin(`${address}?language=el`, serving(inEnglish, saving))
    const copies = source.getByRole('button', { name: 'Copy block from English' })
    await userEvent.click(copies.nth(4))
    await expect.element(text.getByText('The last one was not.')).toBeVisible()
    await userEvent.click(source.getByRole('button', { name: 'Copy block from English' }).first())
    await expect
      .poll(() => [...text.element().children].map(({ textContent }) => textContent))
      .toEqual(['We coated sixty sheets.', 'The last one was not.'])
    await userEvent.click(page.getByRole('button', { name: 'Copy “Title” from English' }))
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(english.title)
    await userEvent.click(undo('“Title” copied from English'))
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('')
    await expect.element(saved).toBeVisible()
  })

  it('move the blocks in the moment of a copy, not under the pointer before the next one', async () => {
    await renderAdmin(`${address}?language=el`, serving(inEnglish, saving))
    const button = source.getByRole('listitem').first().getByRole('button')
    await expect.element(button).toHaveAccessibleName('Copy block from English')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    expect(button.element().ariaLabel).toBe('Replace block with English')
  })

  it('replace a translated block only with a way back', async () => {
    await renderAdmin(`${address}?language=el`, outdated())
    await userEvent.click(source.getByRole('button', { name: 'Replace block with English' }).first())
    await expect.element(text.getByText('We coated sixty sheets.')).toBeVisible()
    await userEvent.click(undo('Block replaced with English'))
    await expect.element(text.getByText('Επιστρώσαμε εξήντα φύλλα.')).toBeVisible()
    expect(text.element().children).toHaveLength(5)
  })

  it('put corresponding blocks at the same height', async () => {
    await renderAdmin(`${address}?language=el`, outdated())
    await expect.element(source.getByRole('deletion')).toBeVisible()
    for (const index of [0, 1, 4]) {
      await expect
        .poll(() => Math.abs(topOf(sourceBlock(index > 2 ? index - 1 : index)) - topOf(ownBlock(index))))
        .toBeLessThan(4)
    }
  })

  it('mark the block with the caret as up to date with a key', async () => {
    const marked: unknown[] = []
    await renderAdmin(`${address}?language=el`, outdated(marked))
    await expect.element(source.getByRole('deletion')).toBeVisible()
    await userEvent.click(text.getByText('Το πρώτο ήταν κρύο.'))
    await expect.poll(() => source.element().querySelector('li[data-current] [data-mark]')).not.toBeNull()
    await userEvent.keyboard('{Control>}{Shift>}D{/Shift}{/Control}')
    await expect.poll(() => marked).toHaveLength(1)
    expect(marked[0]).toMatchObject({ marks: [{ field: 'body', as: 'still-right', passages: ['hash'] }] })
    await expect.element(source.getByRole('button', { name: 'Mark as up to date' })).not.toBeInTheDocument()
  })

  it('show the chosen languages, remember them, and keep text when another one is edited', async () => {
    await renderAdmin(`${address}?language=el`, outdated())
    await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Νέος τίτλος')
    await userEvent.click(page.getByRole('link', { name: 'Edit English' }))
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(english.title)
    await userEvent.click(page.getByRole('button', { name: 'Languages side by side' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Ελληνικά' }))
    await expect.element(page.getByText('Νέος τίτλος')).toBeVisible()
    expect(localStorage.getItem('cyanotype:languages-beside')).toContain('el')
  })

  it('show the chosen languages also while the browser has no room for the choice', async () => {
    const { setItem } = Storage.prototype
    const full = vi.spyOn(Storage.prototype, 'setItem')
    full.mockImplementation(function (this: Storage, key, value) {
      if (key === 'cyanotype:languages-beside') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    onTestFinished(() => full.mockRestore())
    await renderAdmin(`${address}?language=en`, outdated())
    const greekColumn = page.getByRole('group', { name: 'Ελληνικά' })
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(english.title)
    // Until it is known that English is the source, Greek is beside it.
    await expect.element(greekColumn).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Languages side by side' }))
    const choice = page.getByRole('checkbox', { name: 'Ελληνικά' })
    await userEvent.click(choice)
    await expect.element(greekColumn.getByText(greek.title)).toBeVisible()
    full.mockRestore()
    await userEvent.click(choice)
    await expect.element(greekColumn).not.toBeInTheDocument()
    expect(localStorage.getItem('cyanotype:languages-beside')).toBe('')
  })

  it('name no source of a document in the trash, because nothing is compared there', async () => {
    await renderAdmin(`${address}?language=el`, serving({ ...inBoth, trashedAt: '2026-11-20T08:00:00.000Z' }))
    await expect.element(page.getByText('This document is in the trash')).toBeVisible()
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(greek.title)
    await expect.element(page.getByText('Source language')).not.toBeInTheDocument()
  })

  it('fit on a phone, with the source above the text', async () => {
    await renderAdmin(`${address}?language=el`, outdated())
    await page.viewport(360, 740)
    await expect.element(source.getByRole('deletion')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(topOf(source.element())).toBeLessThan(topOf(text.element()))
  })
})
