/**
 * Tabs and disclosures: opened by links and by earlier choices, at the first paint, without React on the
 * page.
 */
import type { Page } from '@playwright/test'
import { addLink, waitForClientNavigation } from './navigation.ts'
import { expect, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

const texts = '/docs/editors/components'
const panel = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** Layout shift without user input so far. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test.use({ expectedMessages: [/ERR_FAILED/] })

/** From then on the page has only the script in its head. */
const stopScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort())

test('a link opens the tab that it names, at the first paint and in view', async ({ page }) => {
  await stopScripts(page)
  await page.goto(`${texts}#light-uv-lamp`)
  await expect(panel(page, 'light-uv-lamp')).toBeVisible()
  await expect(panel(page, 'light-sun')).toBeHidden()
  await expect(panel(page, 'light-uv-lamp')).toBeInViewport()
  await expect(panel(page, 'light-uv-lamp-tab')).toHaveAttribute('aria-selected', 'true')
  expect(await shift(page)).toBeLessThanOrEqual(0.01)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cyanotype:tab:light')
})

test('a choice applies on every page with the same group, before any script loads', async ({
  page,
  product,
}) => {
  const tabs = (label: string) =>
    `<Tabs group="light" label="${label}">\n<Tab label="Sun">\nTen.\n</Tab>\n<Tab label="UV lamp">\nNine.\n</Tab>\n</Tabs>`
  const body = [tabs('Here'), tabs('There')].join('\n\n')
  const { slug } = await publishedUpdate(product.url, { title: `Lamps ${Date.now()}`, body })
  await page.goto(texts)
  await panel(page, 'light-uv-lamp-tab').click()
  await expect(panel(page, 'light-uv-lamp')).toBeVisible()
  await stopScripts(page)
  await page.goto(`/updates/${slug}`, { waitUntil: 'domcontentloaded' })
  for (const id of ['light', 'light-1']) {
    await expect(panel(page, `${id}-uv-lamp`)).toBeVisible()
    await expect(panel(page, `${id}-sun`)).toBeHidden()
    await expect(panel(page, `${id}-uv-lamp-tab`)).toHaveAttribute('aria-selected', 'true')
  }
  await page.unrouteAll()
  await page.goto(`/updates/${slug}`)
  expect(await shift(page)).toBeLessThanOrEqual(0.01)
  await panel(page, 'light-sun-tab').click()
  await expect(panel(page, 'light-1-sun')).toBeVisible()
  await page.goto(texts)
  await expect(panel(page, 'light-sun')).toBeVisible()
})

test('a choice in a code group applies on every page with the same group', async ({ page, product }) => {
  const code = ['npm', 'pnpm'].map((title) => `\`\`\`sh title="${title}"\n${title} install\n\`\`\``)
  const body = `<CodeGroup group="package-manager">\n${code.join('\n\n')}\n</CodeGroup>`
  const { slug } = await publishedUpdate(product.url, { title: `Managers ${Date.now()}`, body })
  await page.goto(texts)
  await panel(page, 'package-manager-pnpm-tab').click()
  await expect(panel(page, 'package-manager-pnpm')).toBeVisible()
  await stopScripts(page)
  await page.goto(`/updates/${slug}`, { waitUntil: 'domcontentloaded' })
  await expect(panel(page, 'package-manager-pnpm')).toBeVisible()
  await expect(panel(page, 'package-manager-npm')).toBeHidden()
})

test('a link on the page opens a closed tab, and one to a question opens its answer', async ({ page }) => {
  await page.goto(texts)
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'There'
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, href)
  await follow('#light-uv-lamp')
  await expect(panel(page, 'light-uv-lamp')).toBeInViewport()
  await follow('#why-is-my-print-green')
  const answerPanel = panel(page, 'why-is-my-print-green')
  await expect(answerPanel).toHaveAttribute('open', '')
  await expect(answerPanel).toBeInViewport()
  // Once more, although the URL stays the same.
  await answerPanel.evaluate((details) => details.removeAttribute('open'))
  await follow('#why-is-my-print-green')
  await expect(answerPanel).toHaveAttribute('open', '')
})

async function followFromAnotherPage(page: Page, to: string): Promise<void> {
  await page.goto('/docs/start/install')
  await page.mouse.move(100, 100)
  await (await addLink(page, to)).click()
}

test('a link from another page opens the answer that it names', async ({ page }) => {
  const to = `${texts}#why-is-my-print-green`
  const answerPanel = panel(page, 'why-is-my-print-green')
  await followFromAnotherPage(page, to)
  await expect(answerPanel).toHaveAttribute('open', '')
  await expect(answerPanel).toBeInViewport()
  await page.goto(to)
  await expect(answerPanel).toHaveAttribute('open', '')
  await expect(answerPanel).toBeInViewport()
})

test('client navigation to an anchor does not scroll there slowly', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await page.evaluate(() => {
    addEventListener('hashchange', () => {
      const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1
      document.documentElement.dataset.inView = String(top >= 0 && top < innerHeight)
    })
  })
  const link = await addLink(page, '/docs/start/install#choose-a-database')
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('data-in-view', 'true')
})

test('React keeps the tabs that a link opened', async ({ page }) => {
  await page.goto(`${texts}#light-uv-lamp`)
  // The browser focuses the target of a link, which would take a key that is pressed just before.
  await expect(panel(page, 'light-uv-lamp')).toBeFocused()
  const tabs = panel(page, 'light-uv-lamp-tab').locator('..').getByRole('tab')
  await tabs.nth(1).press('ArrowRight')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(0).click()
  await expect(panel(page, 'light-sun')).toBeVisible()
})

test('a stylesheet that arrives after its page is applied, and the answer stays in view', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await waitForClientNavigation(page)
  const style = Promise.withResolvers<void>()
  const request = page.waitForRequest(/\.css$/)
  await page.route(/\.css$/, async (route) => {
    await style.promise
    await route.continue()
  })
  await (await addLink(page, `${texts}#why-is-my-print-green`)).click()
  await request
  await page.clock.fastForward(5_000)
  const answerPanel = panel(page, 'why-is-my-print-green')
  await expect(answerPanel).toHaveAttribute('open', '')
  style.resolve()
  const late = page.locator('link[rel="stylesheet"]').last()
  await expect.poll(() => late.evaluate((link: HTMLLinkElement) => link.sheet?.disabled)).toBe(false)
  await expect(answerPanel).toBeInViewport()
})
