/** WYSIWYG: components in the rich text editor look as on the page. */
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { signIn } from '../../tools/testing/editor.ts'
import { owner } from '../../tools/testing/product.ts'
import { expect, test } from '../test.ts'

// Other tests check all published pages, so its headings are in order.
const body = `Before.

<Callout tone="warning">
  A callout without a title.
</Callout>

<Callout tone="danger" title="Take care">
  Some **words**.
</Callout>

<Figure src="/assets/plates/fern.webp" alt="A fern" caption="Plate 12. A fern." width={720} height={504} />

<Quote author="Anna Atkins" source="Letters">
  The difficulty of making accurate drawings.
</Quote>

## Method

<Steps>
  <Step title="Coat">
    In the dark.
  </Step>
</Steps>
`

const parts = [
  '.callout >> nth=0',
  '.callout-title >> nth=0',
  '.callout-body >> nth=0',
  '.callout >> nth=1',
  '.callout-title >> nth=1',
  '.callout-kind',
  '.callout-title .icon >> nth=1',
  '.figure',
  '.figure-caption',
  '.quote',
  '.quote-text',
  '.quote-origin',
  '.step',
  '.step-title',
  '.step-body',
]

const looks = [
  ...[
    'background-color',
    'color',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
  ],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'text-align', 'display'],
  ...['border-left-width', 'border-left-color', 'border-left-style', 'border-top-width', 'font-style'],
]

/** The styles of an element, and its distance from the previous one. */
const lookOf = (part: Locator) =>
  part.evaluate((element, names) => {
    const style = getComputedStyle(element)
    const { top } = element.getBoundingClientRect()
    const before = element.previousElementSibling?.getBoundingClientRect().bottom
    const gap = Math.round(top - (before ?? element.parentElement?.getBoundingClientRect().top ?? 0))
    return [...names.map((name) => `${name}: ${style.getPropertyValue(name)}`), `gap: ${gap}`]
  }, looks)

async function looksIn(page: Page, root: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const part of parts) found[part] = await lookOf(page.locator(root).locator(part))
  return found
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`callouts, figures, quotes and steps look the same in the editor and on the page, ${colorScheme}`, async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const editor = await signIn(product.url)
    const slug = `canvas-${crypto.randomUUID()}`
    const data = { title: 'Χαρτί', slug, excerpt: 'Σύντομα.', body }
    const made = z.object({ id: z.string() })
    const { id } = await editor.call('POST', '/api/documents/updates', made, { locale: 'el', data })
    const layers = { el: 1, '*': 1 }
    await editor.call('POST', `/api/documents/updates/${id}/publish`, z.unknown(), { layers })

    await page.goto(`/el/updates/${slug}`)
    const callouts = page.locator('.callout-title')
    await expect(callouts).toHaveText(['Προειδοποίηση', /^Take care\s*Κίνδυνος$/])
    const onPage = await looksIn(page, 'main')
    const { email, password } = owner
    await page.request.post('/api/auth/login', { data: { email, password } })
    await page.goto(`/el/admin/edit/${id}?language=el`)
    const titles = page.getByRole('textbox', { name: 'Τίτλος επισήμανσης' })
    await expect(titles.first()).toHaveAttribute('placeholder', 'Προειδοποίηση')
    await expect(titles.last()).toHaveValue('Take care')
    expect(await looksIn(page, '.text-view')).toEqual(onPage)
  })
}
