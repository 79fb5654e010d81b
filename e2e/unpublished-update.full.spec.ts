/** An update that leaves the site, and the response at its URL afterwards: on SQLite and on PostgreSQL. */
import type { Page } from '@playwright/test'
import { doToDocument, field, publish, signInTo } from './admin.ts'
import type { Language } from './routes.ts'
import { expect, test } from './test.ts'
import { publishedUpdate } from './updates.ts'
import { openerOf, prefixes, readerOf, visitorsOf } from './visitors.ts'

const mark = crypto.randomUUID().slice(0, 8)

// The editor checks whether a slug is free. The browser logs each 404 response, which means "free" here.

test('an update is unpublished by schedule, archived and removed, and its URL says so', {
  tag: '@postgres-full',
}, async ({ page, browser, product }) => {
  test.setTimeout(300_000)
  const title = `Third print ${mark}`
  const site = visitorsOf(product.url)
  const reader = await readerOf(browser, product.url)
  const { id, slug } = await publishedUpdate(product.url, { title, body: 'Words.' }, ['et', 'el'])
  const path = (language: Language) => `${prefixes[language]}/updates/${slug}`
  const open = openerOf(`/admin/edit/${id}`)
  await signInTo(page, `/admin/edit/${id}`)

  await test.step('scheduled to end in Greek, and public until then', async () => {
    await open(page, 'el')
    await endsSoon(page)
    await expect(page.getByRole('list', { name: 'Scheduled actions' })).toContainText(
      'Greek will be unpublished on',
    )
    expect(await site.status(path('el'))).toBe(200)
  })

  await test.step('archived in Estonian meanwhile, and unarchived', async () => {
    await open(page, 'et')
    await doToDocument(page, 'Archive Estonian')
    await expect.poll(() => site.status(path('et'))).toBe(404)
    await expectWithdrawn(reader, path('et'), 'Lehte ei leitud')
    expect(await site.feed('et')).not.toContain(title)
    expect(await site.page('/et/updates')).not.toContain(title)
    expect(await site.page(path('en'))).not.toContain(path('et'))
    await doToDocument(page, 'Unarchive Estonian')
    await expect(page.getByRole('link', { name: 'Eesti: Draft' })).toBeVisible()
    expect(await site.status(path('et'))).toBe(404)
    await publish(page)
    expect(await site.status(path('et'))).toBe(200)
    expect(await site.feed('et')).toContain(title)
  })

  await test.step('unpublished in Greek by the schedule, and in no other language', async () => {
    await expect.poll(() => site.status(path('el')), { timeout: 120_000 }).toBe(404)
    await expectWithdrawn(reader, path('el'), 'Η σελίδα δεν βρέθηκε')
    expect(await site.feed('el')).not.toContain(title)
    expect(await site.status(path('en'))).toBe(200)
    await open(page, 'el')
    await expect(page.getByRole('link', { name: 'Ελληνικά: Draft' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Scheduled actions' })).toBeHidden()
  })

  await test.step('archived in English, and removed permanently by an administrator', async () => {
    await open(page, 'en')
    await doToDocument(page, 'Archive English')
    await expect.poll(() => site.status(path('en'))).toBe(404)
    await expectWithdrawn(reader, path('en'), 'Page Not Found')
    expect(await site.page(`/search?q=${mark}`)).not.toContain(`href="${path('en')}"`)
    await untilRemoved(page, path('en'))
    expect((await reader.goto(path('en')))?.status()).toBe(410)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page Gone')
  })
})

/** Schedules the unpublication of the open language for the next minute that leaves enough time. */
async function endsSoon(page: Page): Promise<void> {
  await doToDocument(page, 'Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await expect(
    dialog.getByRole('group', { name: 'Languages to unpublish' }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(1)
  const [date, time] = await page.evaluate(() => {
    const soon = new Date(Date.now() + 75_000)
    return [soon.toLocaleDateString('en-GB'), soon.toLocaleTimeString('en-GB', { timeStyle: 'short' })]
  })
  for (const [label, value] of [
    ['Date', date],
    ['Time', time],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The page is gone: in the language of the URL, for search engines too, with a link home. */
async function expectWithdrawn(reader: Page, path: string, text: string): Promise<void> {
  expect((await reader.goto(path))?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(text)
  await expect(reader.getByRole('main')).toContainText(`: ${path}`)
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const home = `/${/^\/(et|el)(?=\/)/.exec(path)?.[1] ?? ''}`
  await expect(reader.getByRole('main').locator(`a[href="${home}"]`)).toBeVisible()
}

/** Marks a URL as removed for search engines. */
async function untilRemoved(page: Page, path: string): Promise<void> {
  await page.goto('/admin/create?type=redirects')
  await field(page, 'Old path').fill(path)
  await page.getByRole('radio', { name: 'Page deleted (410)' }).check()
  await publish(page)
}
