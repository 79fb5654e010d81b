/**
 * Base of all end-to-end tests: a running product, and a page that fails the test on any console or CSP
 * message.
 */
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import axe from 'axe-core'
import type { DatabaseEngine } from './product-storage.ts'
import { openHome } from './product-storage.ts'
import type { PersistentProduct } from './shared-product.ts'
import { startPersistentProduct } from './shared-product.ts'

export interface OfEachWorker {
  /** The database engine of the product. A project of the configuration may choose another. */
  database: DatabaseEngine
  product: PersistentProduct
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

interface OfEachTest {
  /** Console lines that a test expects. Every other error or warning fails it. */
  expectedMessages: RegExp[]
}

export const test = base.extend<OfEachTest, OfEachWorker>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  product: [async ({ database }, use) => runProductFor(database, use), { scope: 'worker', timeout: 240_000 }],
  baseURL: async ({ product }, use) => use(product.url),
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const messages = await listenTo(page)
    await use(page)
    // A handler that runs after its test would fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))
    expect(unexpected, 'The page logged unexpected messages.').toEqual([])
  },
})

export { expect }

/** Lends a running product with storage of its own for as long as it is used. */
export async function runProductFor(
  databaseEngine: DatabaseEngine,
  use: (product: PersistentProduct) => Promise<void>,
): Promise<void> {
  const home = await openHome(databaseEngine)
  const product = await startPersistentProduct(home.options)
  await use(product)
  await product.stop()
  await home.remove()
}

/** Records errors, warnings and CSP violations. */
async function listenTo(page: Page): Promise<string[]> {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`console: ${message.text()} ${message.location().url}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => messages.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return messages
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations on the current page and in its frames, once its heading is there. A previewed page is
 * excluded: its landmarks would count as duplicates of those of the admin.
 */
export function expectAccessible(page: Page, excluded?: string): Promise<void> {
  return expectNoViolations(page, { type: 'tag', values: tags }, excluded)
}

/** For a page that is accessible in another theme: a theme changes only colours. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolations(page, { type: 'rule', values: ['color-contrast'] })
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly, excluded?: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A page that is still loading shows a bar outside of all landmarks.
  await page.locator('.progress-bar').first().waitFor({ state: 'hidden' })
  // The frame in which the publish dialog checks a page goes away during the checks here.
  await page.locator('.page-checks-state .spinner').waitFor({ state: 'detached' })
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  await page.evaluate(untilSettled)
  const found = await page.evaluate(
    async ({ only, without }) => {
      const context = without === undefined ? document : { exclude: [without] }
      const { violations } = await window.axe.run(context, { runOnly: only, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { only: runOnly, without: excluded },
  )
  expect(found, 'The page keeps somebody out.').toEqual([])
}

/**
 * Waits for the end of transitions: colours in a transition have no final contrast, and inherited colours
 * start after them.
 */
async function untilSettled(): Promise<void> {
  const underWay = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
      )
  for (let moving = underWay(); moving.length > 0; moving = underWay()) {
    for (const animation of moving) animation.finish()
    await new Promise(requestAnimationFrame)
  }
}
