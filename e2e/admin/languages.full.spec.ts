/** Languages of the site: added in the settings, written in, read without script, right to left, and as a fallback. */
import type { Page } from '@playwright/test'
import { field, publish } from '../admin.ts'
import { expect, expectAccessible, runProductFor, test } from '../test.ts'
import { signInAs } from './users.ts'

/** Translates a text of the site itself. The settings need a name of the site in French. */
async function translateSite(page: Page): Promise<void> {
  await page.goto('/admin/settings?place=texts&language=fr')
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('updates')
  await page.getByRole('textbox', { name: 'Updates', exact: true }).fill('Actualités')
  await expectAccessible(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await field(page, 'Site name').fill('Maison Sunprint')
  await publish(page)
}

/** The admin loads again with its languages. */
async function publishLanguages(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await publish(page)
  await reloaded
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
}

test('an owner adds French and Arabic, and visitors read a page in French', async ({ browser, database }) => {
  test.slow()
  await runProductFor(database, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const visitors = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
    const visitor = await visitors.newPage()
    const statusOf = async (path: string) => (await visitor.goto(path))?.status()
    expect(await statusOf('/fr/updates')).toBe(404)

    await signInAs(page, url, 'owner')
    await page.goto('/admin/settings?place=languages')
    for (const name of ['French', 'Arabic']) {
      await page.getByRole('combobox', { name: 'Add a language' }).fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    }
    await expectAccessible(page)
    await publishLanguages(page)

    await page.goto('/admin/create?type=updates&language=fr')
    await field(page, 'Title').fill('Les premières feuilles')
    await field(page, 'Text').fill('Le papier sèche au soleil.')
    await expectAccessible(page)
    await publish(page)
    expect(await statusOf('/fr/updates/les-premieres-feuilles')).toBe(200)
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(visitor.getByText('Le papier sèche au soleil.')).toBeVisible()
    expect(await statusOf('/fr/updates')).toBe(200)
    await expect(visitor.getByRole('link', { name: 'Les premières feuilles' }).first()).toBeVisible()
    expect(await statusOf('/updates/les-premieres-feuilles')).toBe(404)
    await translateSite(page)
    await visitor.goto('/fr/updates')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Les premières feuilles' }).first()).toBeVisible()
    expect(await statusOf('/ar')).toBe(200)
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(visitor.locator('footer').getByRole('link', { name: 'Français' })).toBeVisible()
    await page.goto('/ar')
    await expectAccessible(page)
    // English sentences and phone numbers keep their order in a page from right to left.
    await visitor.goto('/ar/contact')
    await expect(visitor.getByText(/^\u2066This page is not translated yet\./)).toBeVisible()
    const phone = visitor.locator('.reach a[href^="tel:"]')
    const [plus, end] = await phone.evaluate((link) => {
      const text = link.firstChild?.firstChild ?? link
      const at = (from: number) => {
        const range = document.createRange()
        range.setStart(text, from)
        range.setEnd(text, from + 1)
        return range.getBoundingClientRect().left
      }
      return [at(0), at((text.textContent?.length ?? 1) - 1)]
    })
    expect(plus).toBeLessThan(end ?? 0)
    await visitors.close()
    await context.close()
  })
})

test('an owner makes Estonian the default language, and visitors find the pages at old URLs', async ({
  browser,
  database,
}) => {
  test.slow()
  await runProductFor(database, async ({ url }) => {
    const context = await browser.newContext({
      ...{ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'et' },
    })
    const page = await context.newPage()
    await signInAs(page, url, 'owner')
    await page.goto('/admin/settings?place=languages')
    await page.getByRole('button', { name: 'Make default: Estonian' }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make default' }).click()
    await expect(page.getByRole('button', { name: 'Remove English' })).toBeVisible()
    await publishLanguages(page)
    await page.getByRole('button', { name: 'Remove English' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await publishLanguages(page)
    await page.getByRole('combobox', { name: 'Add a language' }).fill('English')
    await page.getByRole('option', { name: /^English/ }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await publishLanguages(page)

    await page.goto('/admin/create?type=updates&language=et')
    await field(page, 'Title').fill('Esimesed lehed')
    await field(page, 'Text').fill('Paber kuivab päikese käes.')
    await publish(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    await page.getByRole('link', { name: 'Esimesed lehed' }).first().click()
    await expect(page).toHaveURL('/updates/esimesed-lehed')
    await expectAccessible(page)
    await page.goto('/et/updates/esimesed-lehed')
    await expect(page).toHaveURL('/updates/esimesed-lehed')
    await page.goto('/updates/night-plates')
    await expect(page).toHaveURL('/en/updates/night-plates')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.locator('footer').getByRole('link', { name: 'Eesti' }).click()
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/updates\/ooplaadid/)
    await page.goto('/en/contact')
    await page.locator('footer').getByRole('link', { name: 'Eesti' }).click()
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/contact/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    await context.close()
  })
})

test('an owner chooses a fallback language, and visitors read pages without a translation in it', async ({
  browser,
  database,
}) => {
  test.slow()
  await runProductFor(database, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await signInAs(page, url, 'owner')
    await page.goto('/admin/settings?place=languages')
    await page.getByRole('combobox', { name: 'Add a language' }).fill('Finnish')
    await page.getByRole('option', { name: /^Finnish/ }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const fallbacks = page.getByRole('region', { name: 'Fallback languages' })
    await fallbacks.getByRole('combobox', { name: 'Finnish' }).selectOption({ label: 'Estonian' })
    await expectAccessible(page)
    await publishLanguages(page)

    const visitors = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
    const visitor = await visitors.newPage()
    await visitor.goto('/fi/privacy-policy')
    const title = visitor.getByRole('heading', { level: 1 })
    // The messages of the site are in the fallback language, too.
    const [notice, text] = [visitor.getByText('Selle keel on: Eesti'), visitor.locator('.legal-text')]
    await expect(title).toHaveText('Privaatsus')
    await expect(title).toHaveAttribute('lang', 'et')
    const topOf = async (part: typeof text) => (await part.boundingBox())?.y ?? 0
    expect(await topOf(notice)).toBeGreaterThan(await topOf(title))
    expect(await topOf(text)).toBeGreaterThan(await topOf(notice))
    await fallbacks.getByRole('combobox', { name: 'Finnish' }).selectOption('')
    await publish(page)
    await visitor.goto('/fi/privacy-policy')
    await expect(title).toHaveAttribute('lang', 'en')
    await expect(visitor.getByText('It is shown in English.')).toBeVisible()
    await visitors.close()
    await context.close()
  })
})
