/** Terms of the glossary in the text beside a translation: marks, the word to use, and its insertion. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../../api/client.ts'
import { updateOf } from '../../testing/documents.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const body = 'Make a **contact print**.\n\nRun `contact print` and see [contact prints](/prints).'
const document = updateOf({
  en: { status: 'published', version: 1, publishedVersion: 1, data: { title: 'One', slug: 'one', body } },
  el: { status: 'draft', version: 1, data: { title: 'Ένα', slug: 'ena', body: 'Κάντε ένα' } },
})
const term = (word: string, avoid: readonly string[] = []) => ({ term: word, forms: [], avoid, note: '' })
const id = '01920000-0000-7000-8000-000000000009'
const items: ResponseAt<'GET /api/glossary'>['items'] = [
  {
    id,
    words: {
      en: { ...term('contact print'), note: 'A print of the size of its negative.' },
      el: term('τύπωμα επαφής', ['κόντακτ']),
    },
  },
]
const glossary = (terms: typeof items) =>
  serving(document, {
    'GET /api/glossary': () => ({ items: terms }),
    'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) => ({
      ...{ locale: locale === 'en' ? 'en' : 'el', source: 'en', against: 'public', sourceVersion: 1 },
      ...{ version: 1, state: locale === 'en' ? 'source' : 'current', fields: [], machineTexts: [] },
    }),
  })

const text = page.getByRole('textbox', { name: 'Text', exact: true })
const source = page.getByRole('region', { name: 'Text (English)' })
const marks = source.getByRole('button', { name: /^contact print/ })
const panel = page.getByRole('dialog', { name: 'Glossary: contact print', exact: true })

describe('Terms in the text beside a translation', () => {
  beforeEach(() => localStorage.clear())

  it('are marked outside of code, and say which word to use', async () => {
    await renderAdmin(`${address}?language=el`, glossary(items))
    await expect
      .poll(() => marks.elements().map(({ textContent }) => textContent))
      .toEqual(['contact print', 'contact prints'])
    await userEvent.hover(marks.first())
    await expect.element(panel.getByText('τύπωμα επαφής', { exact: true })).toBeVisible()
    await expect.element(panel.getByText('κόντακτ')).toBeVisible()
    await expect.element(panel.getByText('A print of the size of its negative.')).toBeVisible()
    await expectNoViolations()
  })

  it('are opened with the keyboard, and insert the word at the caret', async () => {
    await renderAdmin(`${address}?language=el`, glossary(items))
    await userEvent.click(text.getByText('Κάντε ένα'))
    await userEvent.keyboard('{End}')
    const [first] = await expect
      .poll(() => marks.elements())
      .toHaveLength(2)
      .then(() => marks.elements())
    if (first instanceof HTMLElement) first.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel.getByRole('button', { name: 'Insert “τύπωμα επαφής”' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(marks.first()).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(text.getByText('Κάντε ένα τύπωμα επαφής')).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(text).toHaveFocus()
  })

  it('say that a language has no word yet, with a link to the glossary', async () => {
    await renderAdmin(
      `${address}?language=el`,
      glossary([{ id, words: { en: term('contact print') } }] as never),
    )
    await userEvent.click(marks.first())
    await expect
      .element(panel.getByText('The glossary has no word for this term in Greek yet.'))
      .toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'Open in the glossary' }))
      .toHaveAttribute('href', `/admin/edit/${id}?language=el`)
  })

  it('fit on a phone', async () => {
    await renderAdmin(`${address}?language=el`, glossary(items))
    await page.viewport(360, 740)
    await userEvent.click(marks.first())
    await expect.element(panel).toBeVisible()
    const { left, right } = panel.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
  })
})
