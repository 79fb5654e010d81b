/** Lifecycle of an update in three languages, for editors and visitors: on SQLite and on PostgreSQL. */
import type { Page } from '@playwright/test'
import { signInAs } from './admin/users.ts'
import { doToDocument, field, publish, signInTo, writeSource } from './admin.ts'
import type { Language } from './routes.ts'
import { expect, test } from './test.ts'
import { openerOf, prefixes, readerOf, visitorsOf } from './visitors.ts'

const mark = crypto.randomUUID().slice(0, 8)
const titles = { en: `First print ${mark}`, et: `Esimene tõmmis ${mark}`, el: `Πρώτη εκτύπωση ${mark}` }
const later = `Second print ${mark}`

// The editor checks whether a slug is free. The browser logs each 404 response, which means "free" here.

test('an update is written, translated, kept up to date, moved, unpublished and restored', {
  tag: '@postgres-full',
}, async ({ page, browser, product }) => {
  test.setTimeout(300_000)
  const site = visitorsOf(product.url)
  const reader = await readerOf(browser, product.url)
  const translator = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signInAs(translator, product.url, 'translator', ['et', 'el'])

  await test.step('in English', async () => {
    await reader.goto(`/updates/${await written(page)}`)
    await expectComplete(reader)
    expect(await site.feed('en')).toContain(titles.en)
  })
  const open = openerOf(new URL(page.url()).pathname)
  const en = await addressOf(page)
  const moved = `moved-${mark}`
  const { et, el } = await test.step('in the other languages', async () => {
    await open(translator, 'en')
    await expect(field(translator, 'Title')).toHaveAttribute('readonly')
    const slugs = { et: '', el: '' }
    for (const language of ['et', 'el'] as const) {
      await open(translator, language)
      slugs[language] = await translated(translator, language)
      expect(await site.status(`${prefixes[language]}/updates/${slugs[language]}`)).toBe(200)
    }
    await reader.reload()
    await expectOtherLanguages(reader, slugs)
    return slugs
  })

  await test.step('changed, with its translations updated', async () => {
    await open(page, 'en')
    await field(page, 'Title').fill(later)
    await publish(page)
    await stillRight(translator, 'et', open)
    await stillRight(translator, 'el', open)
  })

  await test.step('compared with an earlier version, and restored', async () => {
    await open(page, 'en')
    await restoreBefore(page)
    await publish(page)
    expect(await site.page(`/updates/${en}`)).toContain(titles.en)
    expect(await site.page(`/updates/${en}`)).not.toContain(later)
  })

  await test.step('moved', async () => {
    await field(page, 'Slug').fill(moved)
    await publish(page)
    expect(await site.leadsTo(`/updates/${en}`)).toBe(`/updates/${moved}`)
    expect(await site.status(`/updates/${moved}`)).toBe(200)
  })

  await takenAway({ page, translator, site, open, slugs: { en, et, el, moved } })
})

const addressOf = (page: Page) => field(page, 'Slug').inputValue()

interface LifecycleSteps {
  readonly page: Page
  readonly translator: Page
  readonly site: ReturnType<typeof visitorsOf>
  readonly open: (who: Page, language: Language) => Promise<void>
  readonly slugs: Readonly<Record<Language | 'moved', string>>
}

/**
 * The translator unpublishes one language. Then the owner moves the document to the trash and restores it.
 */
async function takenAway({ page, translator, site, open, slugs }: LifecycleSteps): Promise<void> {
  const { en, et, el, moved } = slugs
  await test.step('unpublished in one language', async () => {
    await open(translator, 'el')
    await doToDocument(translator, 'Unpublish Greek')
    await expect.poll(() => site.status(`/el/updates/${el}`)).toBe(404)
    expect(await site.page(`/updates/${moved}`)).not.toContain(`/el/updates/${el}`)
    expect(await site.feed('el')).not.toContain(titles.el)
    expect(await site.status(`/et/updates/${et}`)).toBe(200)
  })

  await test.step('moved to the trash, and restored', async () => {
    await open(page, 'en')
    await doToDocument(page, 'Move to trash')
    await expect.poll(() => site.status(`/updates/${moved}`)).toBe(404)
    expect(await site.status(`/et/updates/${et}`)).toBe(404)
    expect(await site.feed('en')).not.toContain(titles.en)
    expect(await site.page(`/search?q=${mark}`)).not.toContain(titles.en)
    await doToDocument(page, 'Restore')
    await publish(page)
    expect(await site.status(`/updates/${moved}`)).toBe(200)
    expect(await site.leadsTo(`/updates/${en}`)).toBe(`/updates/${moved}`)
    expect(await site.feed('en')).toContain(titles.en)
    await expect.poll(() => site.page(`/search?q=${mark}`)).toContain(`/updates/${moved}`)
  })
}

/** Creates, saves and publishes an update with an image and a component. Resolves to its slug. */
async function written(page: Page): Promise<string> {
  await signInTo(page, '/admin/create?type=updates')
  await field(page, 'Title').fill(titles.en)
  await page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Choose image' }).click()
  await page
    .getByRole('dialog', { name: 'Choose image' })
    .getByRole('button', { name: /\.webp$/ })
    .first()
    .click()
  await writeSource(page, 'Salt and sun.\n\n<Callout tone="tip">Wash it **gently**.</Callout>')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await publish(page)
  return addressOf(page)
}

/** A visitor sees title, component and image. */
async function expectComplete(reader: Page): Promise<void> {
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(titles.en)
  await expect(reader.getByRole('main').locator('strong')).toHaveText('gently')
  await expect.poll(() => reader.locator('main img').first().evaluate(widthOf)).toBeGreaterThan(0)
}

/** Translates the update and publishes the translation. Resolves to its slug in that language. */
async function translated(translator: Page, language: Exclude<Language, 'en'>): Promise<string> {
  await field(translator, 'Title').fill(titles[language])
  await writeSource(translator, `${titles[language]}.`)
  await publish(translator)
  return addressOf(translator)
}

/** Links to the other languages open the translations. */
async function expectOtherLanguages(reader: Page, slugs: Record<'et' | 'el', string>): Promise<void> {
  for (const language of ['et', 'el'] as const) {
    const other = reader.locator(`link[rel="alternate"][hreflang="${language}"]`)
    await expect(other).toHaveAttribute('href', new RegExp(`/${language}/updates/${slugs[language]}$`))
  }
}

/** The translator sees what changed in the English text, and marks the translation as up to date. */
async function stillRight(
  translator: Page,
  language: Language,
  open: (who: Page, language: Language) => Promise<void>,
): Promise<void> {
  await translator.goto(`/admin/translations?language=${language}&state=outdated`)
  await expect(translator.getByRole('row').filter({ hasText: mark })).toBeVisible()
  await open(translator, language)
  const notice = translator.getByText(/\d changes? in English since this was translated/)
  await expect(notice).toBeVisible()
  const staleFields = translator.locator('.stale-field')
  while ((await staleFields.count()) > 0) {
    const before = await staleFields.count()
    await staleFields.first().locator('summary').click()
    await staleFields.first().getByRole('button', { name: 'Mark as up to date' }).first().click()
    await expect.poll(() => staleFields.count()).toBeLessThan(before)
  }
  await expect(notice).toBeHidden()
}

/** Compares the text with the previous version, and restores that version. */
async function restoreBefore(page: Page): Promise<void> {
  await doToDocument(page, 'Versions')
  const drawer = page.getByRole('dialog', { name: 'Versions' })
  await drawer
    .getByRole('button', { name: /^Compare with current: version/ })
    .first()
    .click()
  const compared = page.getByRole('dialog', { name: 'Changes' })
  await expect(compared.getByRole('heading', { name: 'Title' })).toBeVisible()
  await compared.getByRole('button', { name: /^Restore version/ }).click()
  await expect(field(page, 'Title')).toHaveValue(titles.en)
}

const widthOf = (picture: Element) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0)
