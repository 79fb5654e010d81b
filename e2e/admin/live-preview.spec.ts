/** The page beside the text: it changes with each key, and keeps what its reader did with it. */
import type { FrameLocator, Page } from '@playwright/test'
import { field, publish, signInTo, writeSource } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

const paragraph = (number: number) => `Paragraph ${number}: the sheet was washed until the water ran clear.`
const body = [
  'The first words.',
  ...Array.from({ length: 12 }, (_, index) => paragraph(index)),
  '<Tabs>\n  <Tab label="Paper">\n    Cotton rag.\n  </Tab>\n  <Tab label="Cloth">\n    Linen.\n  </Tab>\n</Tabs>',
  '<Accordions>\n  <Accordion title="Recipe">\n    Two solutions.\n  </Accordion>\n</Accordions>',
  '```ts\nconst minutes = 12\n```',
  ...Array.from({ length: 12 }, (_, index) => paragraph(index + 12)),
  'The last words.',
].join('\n\n')

async function openPreview(page: Page, id: string): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, `/admin/edit/${id}?language=en&part=preview`)
  const frame = page.frameLocator('iframe[title="Page preview"]')
  await expect(frame.getByText('The last words.')).toBeAttached()
  return frame
}

/** Puts the caret at the end of a block of the text. */
async function caretAfter(page: Page, text: string): Promise<void> {
  await field(page, 'Text').getByText(text).click()
  await page.keyboard.press('End')
}

const contentOf = (page: FrameLocator | Page) =>
  page.locator('#main-content').evaluate((main) => {
    const copy = document.createElement('div')
    copy.innerHTML = main.innerHTML
    for (const element of copy.querySelectorAll('[data-source]')) element.removeAttribute('data-source')
    // Whether a frame scrolls is measured in the browser, once it is near the screen.
    for (const frame of copy.querySelectorAll('.code-text, .table-frame')) {
      for (const name of ['role', 'tabindex', 'aria-label', 'data-overflows']) frame.removeAttribute(name)
    }
    return copy.innerHTML
  })

test('a key changes the page before any save, and scroll, open parts and tabs stay', async ({
  page,
  product,
}) => {
  const { id } = await publishedUpdate(product.url, { title: `Live ${crypto.randomUUID()}`, body }, [])
  // No save is answered, so the page can only show what was sent to render it.
  await page.route('**/api/documents/updates/*/en', () => undefined)
  const frame = await openPreview(page, id)
  const cloth = frame.getByRole('tab', { name: 'Cloth' })
  // The frame may not have started its scripts yet.
  await expect(async () => {
    await cloth.click()
    await expect(cloth).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
  }).toPass()
  await frame.getByText('Recipe').click()
  await expect(frame.getByText('Two solutions.')).toBeVisible()
  await caretAfter(page, 'The last words.')
  await expect(frame.getByText('The last words.')).toBeInViewport()
  const place = () => frame.locator('html').evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(200)

  await page.keyboard.type(' More')
  await expect(frame.getByText('The last words. More')).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(60)
  await expect(cloth).toHaveAttribute('aria-selected', 'true')
  await expect(frame.getByText('Two solutions.')).toBeVisible()

  await field(page, 'Title').fill('Another title')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Another title')
  await expect(cloth).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'iframe')
})

test('the content of the page is that of the published page', async ({ page, product, browser }) => {
  const { id, slug } = await publishedUpdate(product.url, { title: `Same ${crypto.randomUUID()}`, body }, [])
  const frame = await openPreview(page, id)
  await caretAfter(page, 'The first words.')
  await page.keyboard.type(' A sentence, and a')
  await page.keyboard.press('Enter')
  await page.keyboard.type('paragraph.')
  await caretAfter(page, 'Paragraph 3:')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Between.')
  await expect(frame.getByText('Between.')).toBeAttached()
  const shown = await contentOf(frame)
  await publish(page)
  // Without scripts, which change it as they changed the previewed page before.
  const visitor = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
  await visitor.goto(`${product.url}/updates/${slug}`)
  expect(shown).toBe(await contentOf(visitor))
  await visitor.context().close()
})

test('a text with an error leaves the page as it is, with a note', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const { id } = await publishedUpdate(product.url, { title: `Valid ${crypto.randomUUID()}`, body }, [])
  const frame = await openPreview(page, id)
  await writeSource(page, 'A valid text.\n\n<Callout>\n')
  const note = page.getByText(/The page shows your last valid text\./)
  await expect(note).toBeVisible()
  await expect(frame.getByText('The first words.')).toBeAttached()
  await field(page, 'Text').fill('A valid text.')
  await expect(frame.getByText('A valid text.')).toBeVisible()
  await expect(note).toBeHidden()
})

test('a click on a passage focuses its field and block, and a field scrolls the page, also after a change', {
  tag: '@full',
}, async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: `Both ${crypto.randomUUID()}`, body }, [])
  const frame = await openPreview(page, id)
  await caretAfter(page, 'The first words.')
  await page.keyboard.type('!')
  await expect(frame.getByText('The first words.!')).toBeVisible()

  await caretAfter(page, 'The last words.')
  await expect(frame.getByText('The last words.')).toBeInViewport()
  await field(page, 'Title').click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport()

  await frame.getByText(paragraph(4)).click()
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.type('Here: ')
  await expect(frame.getByText(`Here: ${paragraph(4)}`)).toBeVisible()
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(field(page, 'Title')).toBeFocused()
})

test('the page has any width, language and theme', { tag: '@full' }, async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: `Views ${crypto.randomUUID()}`, body })
  const frame = await openPreview(page, id)
  const width = () => frame.locator('html').evaluate(() => innerWidth)
  for (const [name, pixels] of [
    ['Tablet', 768],
    ['Phone', 390],
    ['Desktop', 1_200],
  ] as const) {
    await page.getByRole('radio', { name }).check({ force: true })
    await expect.poll(width).toBe(pixels)
  }
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  const options = page.getByRole('dialog', { name: 'Preview options' })
  await options.getByRole('spinbutton', { name: 'Width' }).or(options.getByLabel('Width')).first().fill('500')
  await page.keyboard.press('Enter')
  await expect.poll(width).toBe(500)
  await options.getByLabel('Theme').selectOption({ label: 'Dark' })
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page, 'iframe')
  await options.getByLabel('Language').selectOption({ label: 'Greek' })
  await expect(frame.locator('html')).toHaveAttribute('lang', 'el')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
})
