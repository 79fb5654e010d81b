/** Time from pressing "Sign in" until the list shows its rows and responds to a key. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { owner } from '../../tools/testing/product.ts'

const rounds = 5

/** The median of some rounds, each in a new browser profile. */
export async function measureListLoad(browser: Browser, url: string): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) seconds.push(await once(browser, url))
  return seconds.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
}

async function once(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${url}/admin/login?to=/admin/updates`)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.waitForLoadState('networkidle')
  const began = performance.now()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await waitUntilKeysWork(page)
  const seconds = (performance.now() - began) / 1000
  await context.close()
  return seconds
}

/** Waits until a list is usable: its rows are visible, and a key press moves into them. */
export async function waitUntilKeysWork(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).waitFor()
  const focused = page.locator('[role=row]:focus-within, tr:focus-within')
  for (let isFocused = false; !isFocused; isFocused = (await focused.count()) > 0) {
    await page.keyboard.press('j')
  }
}

/** Signs the browser in like the sign-in form. */
export async function signInWith(context: BrowserContext, url: string): Promise<void> {
  const response = await context.request.post(`${url}/api/auth/login`, { data: owner })
  if (!response.ok()) throw new Error(`Signing in returned ${response.status()}.`)
}
