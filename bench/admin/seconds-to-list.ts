/** Time from pressing "Sign in" until the list shows its rows and responds to a key. */
import type { Browser } from 'playwright-core'
import { owner } from '../../tools/testing/product.ts'
import { untilKeyIsAnswered } from './until-answered.ts'

const rounds = 5

/** The median of some rounds, each in a new browser profile. */
export async function secondsToList(browser: Browser, url: string): Promise<number> {
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
  await page.getByRole('button', { name: 'Sign in' }).click()
  await untilKeyIsAnswered(page)
  const seconds = (performance.now() - began) / 1000
  await context.close()
  return seconds
}
