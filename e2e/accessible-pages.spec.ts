/** Contact form, search, documentation and legal pages for visitors. */
import { z } from 'zod'
import { deviceStorage } from '../content/contracts/device-storage.ts'
import { documentWithLayers, signIn } from '../tools/testing/editor.ts'
import { expect, expectAccessible, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

const enquiries = z.object({
  items: z.array(z.object({ name: z.string(), message: z.string(), locale: z.string() })),
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // The browser logs the 422 response of the form, which is expected here.
    test.use({ javaScriptEnabled, expectedMessages: [/status of 422/] })

    test('a message is corrected, sent, and stored', async ({ page, product }) => {
      const message = `A question of ${crypto.randomUUID()}`
      await page.goto('/et/contact')
      await page.getByLabel('E-post').fill('ada@example')
      await page.getByRole('textbox', { name: 'Sõnum' }).fill(message)
      await page.getByRole('button', { name: 'Saada sõnum' }).click()

      const summary = page.locator('.error-summary')
      await expect(summary.getByRole('link')).toHaveCount(2)
      await expect(page).toHaveTitle(/^Saatmata: /)
      await expect(page.getByRole('textbox', { name: 'Sõnum' })).toHaveValue(message)
      await summary.getByRole('link', { name: 'Sisestage oma nimi.' }).click()
      await page.getByLabel('Nimi').fill('Ada')
      await page.getByLabel('E-post').fill('ada@example.org')
      await page.getByRole('button', { name: 'Saada sõnum' }).click()

      await expect(page).toHaveURL('/et/contact/sent')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aitäh, teie sõnum on saadetud')
      const { items } = await (await signIn(product.url)).call('GET', '/api/enquiries', enquiries)
      expect(items).toContainEqual(expect.objectContaining({ name: 'Ada', message, locale: 'et' }))
    })

    test('a published page is found by search, also filtered by kind', async ({ page, product }) => {
      const word = `umbel${Date.now()}${javaScriptEnabled ? 'a' : 'b'}`
      const { slug } = await publishedUpdate(product.url, {
        title: `About ${word}`,
        body: `All that ${word} is.`,
      })
      await page.goto('/updates')
      await page.getByRole('banner').getByRole('textbox', { name: 'Search' }).focus()
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/search?q=${word}`)
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result')
      await expect(page.locator('mark').first()).toHaveText(word)
      await page.getByRole('main').getByRole('link', { name: 'Documentation' }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(`No results for “${word}”`)
      await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click()
      await page
        .getByRole('main')
        .getByRole('link', { name: `About ${word}` })
        .click()
      await expect(page).toHaveURL(`/updates/${slug}`)
    })
  })
}

test.describe('a form with errors', () => {
  test.use({ expectedMessages: [/status of 422/] })

  test('is accessible', async ({ page }) => {
    await page.goto('/el/contact')
    await page.getByRole('button', { name: 'Αποστολή μηνύματος' }).click()
    await expect(page.getByRole('link', { name: 'Εισαγάγετε το όνομά σας.' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('search results, an empty result and the empty form are accessible', async ({ page }) => {
  for (const path of ['/search', '/search?q=light', '/el/search?q=light', '/search?q=zzzzzz']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('a page of the documentation is copied as Markdown', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/start/install')
  const link = page.getByRole('link', { name: 'Copy as Markdown' })
  await link.click()
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveText('Copied')
  const markdown = await (await fetch(`${product.url}/docs/start/install.md`)).text()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  await expect(page).toHaveURL('/docs/start/install')
})

test('a copied block of code is confirmed at its button and by one toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/start/install')
  const block = page.locator('.code-block').first()
  await block.locator('[data-action=copy]').click()
  await expect(block.getByRole('status')).toHaveText('Copied')
  const toast = page.locator('.toast[data-state=open]')
  await expect(toast).toHaveText('Copied')
  await page.locator('.code-block').nth(1).locator('[data-action=copy]').click()
  await expect(toast).toHaveCount(1)
  await expectAccessible(page)
})

test('a documentation page that was written in the admin is among the files', async ({ page, product }) => {
  const editor = await signIn(product.url)
  const slug = `guides/paper-${crypto.randomUUID()}`
  const data = {
    title: 'Which paper',
    slug,
    summary: 'Cotton.',
    body: '## Cotton\n\nTake cotton.\n\n## Linen\n\nOr linen.',
  }
  const { id } = await editor.call('POST', '/api/documents/docs', documentWithLayers, { locale: 'en', data })
  await editor.call('PUT', `/api/documents/docs/${id}/*`, z.unknown(), { version: 0, data: { order: 1 } })
  const { layers } = await editor.call('GET', `/api/documents/docs/${id}`, documentWithLayers)
  await editor.call('POST', `/api/documents/docs/${id}/publish`, z.unknown(), {
    layers: { en: layers.en?.version, '*': layers['*']?.version },
  })
  await page.goto(`/el/docs/${slug}`)
  await expect(page.getByRole('main')).toContainText('Αυτή η σελίδα δεν έχει μεταφραστεί ακόμη')
  await expect(page.getByRole('heading', { level: 1, name: 'Which paper' })).toBeVisible()
  await expect(page.locator('[lang=en]', { has: page.locator('h1') })).toHaveCount(1)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Linen' })).toHaveCount(1)
  await expect(page.locator('.docs-sidebar').getByRole('link', { name: 'Which paper' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('article').locator('time')).toBeVisible()
  await expectAccessible(page)
})

test('the site stores nothing on the device that the cookie page does not list', async ({
  page,
  context,
}) => {
  for (const path of ['/et', '/docs/start/install', '/updates', '/contact', '/search?q=light'])
    await page.goto(path)
  await page.locator('summary', { has: page.locator('[data-icon="contrast"]') }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const cookies = (await context.cookies()).map(({ name }) => name)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(cookies).toEqual(['i18n_redirected'])
  expect(stored).toContain('cyanotype:theme')
  const listed = deviceStorage.map(({ name }) => name.replace('…', ''))
  expect([...cookies, ...stored].filter((name) => !listed.some((one) => name.startsWith(one)))).toEqual([])
})

test('a crawler gets the status of an error without its page', async ({ request }) => {
  const headers = { 'user-agent': 'Googlebot/2.1', accept: 'text/html' }
  const response = await request.get('/nothing-here', { headers })
  expect([response.status(), (await response.text()).trim()]).toEqual([404, '404'])
})

test.describe('a URL that no page can have', () => {
  // The browser logs each 404 response, which is expected here.
  test.use({ expectedMessages: [/status of 404/] })

  test('has its own not-found message, and a link home', async ({ page }) => {
    await page.goto('/et/updates/No%20Such?x=1')
    await expect(page.getByRole('main')).toContainText('Page Not Found: /et/updates/No%20Such?x=1')
    await page.getByRole('main').getByRole('link', { name: 'Tagasi avalehele' }).click()
    await expect(page).toHaveURL('/et')
    await expect(page.getByRole('main')).not.toContainText('Page Not Found')
  })
})
