/** Helpers for steps in the admin that many tests take. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { owner } from '../tools/testing/product.ts'

/** Opens a guarded screen, signs in on the way, and arrives at that screen. */
export async function signInTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(path)
}

export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true })

/** Reviews the changes and publishes them. Resolves when the server has answered. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const publishResponse = page.waitForResponse((response) => response.url().endsWith('/publish'))
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Publish/ })
    .click()
  expect((await publishResponse).status()).toBe(200)
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Eighty presses of Tab do not lead there.')
}

/** Writes the MDX source of the text. The toolbar moves when another language appears beside the text, which closes its menu. */
export async function writeSource(page: Page, source: string): Promise<void> {
  const more = page.getByRole('toolbar', { name: 'Text toolbar' }).getByRole('button', { name: 'More' })
  const item = page.getByRole('menuitemcheckbox', { name: 'Source' })
  await expect(async () => {
    if (!(await item.isVisible())) await more.click({ timeout: 2_000 })
    await item.click({ timeout: 2_000 })
  }).toPass()
  await field(page, 'Text').and(page.locator('textarea')).fill(source)
}

/** Runs a command from the menu of the open document. */
export async function doToDocument(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Presses the two keys of a shortcut, which belong together for a second, without waiting between them. */
export async function pressSequence(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)])
}
