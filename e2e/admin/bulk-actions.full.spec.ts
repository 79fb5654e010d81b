/** Bulk actions with a dialog: copy and schedule. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { visitorsOf } from '../visitors.ts'
import { signInAs } from './users.ts'

const rows = (page: Page, mark: string) => page.getByRole('row').filter({ hasText: mark })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ })

/** Opens the list of updates with this text in their titles, and selects all of them. */
async function selectAll(page: Page, mark: string, count: number): Promise<void> {
  await page.goto(`/admin/updates?q=${mark}&sort=title&direction=ascending`)
  await expect(rows(page, mark)).toHaveCount(count)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
}

test('several documents are copied in the chosen languages, and the copies removed by undo', async ({
  page,
  product,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const site = visitorsOf(product.url)
  const first = await publishedUpdate(product.url, { title: `Wool ${mark} 1`, body: 'Grey wool.' })
  await publishedUpdate(product.url, { title: `Wool ${mark} 2`, body: 'White wool.' })
  await signInAs(page, product.url, 'editor')
  await selectAll(page, mark, 2)
  await press(page, 'Duplicate')
  const dialog = page.getByRole('alertdialog', { name: 'Duplicate selected documents?' })
  await expect(dialog.getByRole('group', { name: 'Languages' })).toMatchAriaSnapshot(`
    - group "Languages":
      - checkbox "English" [checked]
      - checkbox "Greek" [checked]
  `)
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Greek' }).uncheck()
  await dialog.getByRole('button', { name: 'Duplicate 2 documents' }).click()
  await expect(notifications(page)).toContainText('2 documents duplicated')
  await expect(rows(page, mark)).toHaveCount(4)
  const copies = rows(page, mark).filter({ hasText: 'English: Draft' })
  await expect(copies).toHaveCount(2)
  await expect(copies.filter({ hasText: 'Ελληνικά: Missing' })).toHaveCount(2)
  await expect(rows(page, mark).filter({ hasText: 'English: Published' })).toHaveCount(2)
  expect(await site.status(`/updates/${first.slug}-2`)).toBe(404)

  await press(page, 'Undo')
  await expect(rows(page, mark)).toHaveCount(2)
  await page.goto('/admin/trash')
  await expect(rows(page, mark)).toHaveCount(2)
})

test('several documents are scheduled, unscheduled together, and published at the scheduled time', async ({
  page,
  product,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const site = visitorsOf(product.url)
  const addresses = await twoDrafts(product.url, mark)
  await signInAs(page, product.url, 'editor')
  await selectAll(page, mark, 2)
  await plan(page, '12:30')
  await expect(notifications(page)).toContainText(/2 documents scheduled to publish on 11 Nov 2099, 12:30/)
  const planned = rows(page, mark).filter({ hasText: 'English: Scheduled' })
  await expect(planned).toHaveCount(2)
  await press(page, 'Undo')
  await expect(planned).toHaveCount(0)
  await expect(rows(page, mark).filter({ hasText: 'English: Draft' })).toHaveCount(2)

  await scheduleSoon(page)
  await selectAll(page, mark, 2)
  await plan(page, '13:30')
  for (const address of addresses) await expect.poll(() => site.status(address)).toBe(200)
  await expect(rows(page, mark).filter({ hasText: 'English: Published' })).toHaveCount(2)
})

/** Resolves to the URLs that the updates will have. */
async function twoDrafts(url: string, mark: string): Promise<readonly string[]> {
  const editor = await signIn(url)
  const slugs = [1, 2].map((number) => `felt-${mark}-${number}`)
  for (const slug of slugs) {
    const data = { title: `Felt ${mark} ${slug.at(-1)}`, slug, body: 'Words.' }
    await editor.call('POST', '/api/documents/updates', documentWithLayers, { locale: 'en', data })
  }
  return slugs.map((slug) => `/updates/${slug}`)
}

async function plan(page: Page, time: string): Promise<void> {
  await press(page, 'Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule selected documents' })
  await dialog.getByLabel('Date', { exact: true }).fill('11/11/2099')
  await page.keyboard.press('Tab')
  await dialog.getByLabel('Time', { exact: true }).fill(time)
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule 2 documents' }).click()
  await expect(dialog).toBeHidden()
}

/** The form only accepts minutes. From now on, requests get a time that the test can wait for. */
async function scheduleSoon(page: Page): Promise<void> {
  await page.route(/\/api\/documents\/updates\/bulk$/, (route) => {
    const requested = z.looseObject({ at: z.string() }).parse(route.request().postDataJSON())
    return route.continue({
      postData: JSON.stringify({ ...requested, at: new Date(Date.now() + 3_000).toISOString() }),
    })
  })
}
