/** Rendering work that phones are spared on long pages. */
import type { Page } from '@playwright/test'
import { addLink, markDocument, waitForClientNavigation } from './navigation.ts'
import { expectNoOverflow } from './page-checks.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('code is laid out when it comes near the viewport, without layout shift', async ({ page }) => {
  await page.goto(longText)
  await expect.poll(() => isAllLaidOut(page)).toBe(true)
  const code = page.locator('.code-text[data-lines]')
  const isLaidOut = () =>
    code
      .locator('code')
      .last()
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  const heights = () => code.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

  expect(await isLaidOut()).toBe(false)
  const before = await heights()
  expect(before.length).toBeGreaterThan(10)
  await code.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.contentVisibility = 'visible'
  })
  expect(await isLaidOut()).toBe(true)
  expect(await heights()).toEqual(before)
})

const longestWord = 'ηλεκτροεγκεφαλογραφήματα'

for (const path of ['/', '/updates', '/partners', '/contact', '/docs/editors/components']) {
  test(`${path} fits a small phone with words of ${longestWord.length} letters`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.locator('main').evaluate((main, word) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode } = texts
        if (currentNode.parentElement?.closest('script, style, code, kbd')) continue
        currentNode.textContent = (currentNode.textContent ?? '').replace(/\p{L}{6,}/gu, word)
      }
    }, longestWord)
    await expectNoOverflow(page)
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the buttons above code cover what is below them, but not the second line', async ({ page }) => {
    await page.goto('/docs/editors/components')
    const block = page.locator('.code-block', { hasNot: page.locator('.code-title') }).first()
    const head = block.locator('.code-head')
    await expect(head).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(head).toHaveCSS('background-image', 'none')
    const ground = await head.evaluate((one) => one.getBoundingClientRect().bottom)
    const second = await block
      .locator('.code-line')
      .nth(1)
      .evaluate((one) => one.getBoundingClientRect().top)
    expect(ground).toBeLessThanOrEqual(second)
    const copy = await block.locator('[data-action="copy"]').boundingBox()
    expect(copy?.height).toBeGreaterThanOrEqual(44)
  })

  test('the current page and the current kind of results are marked', async ({ page }) => {
    await page.goto('/search?q=light&in=docs')
    await expect(page.locator('main [aria-current]')).toHaveCSS('text-decoration-line', 'underline')
    await page.goto('/updates')
    const current = page.locator('.header-drawer nav:not(.language-switch) [aria-current]')
    await expect(current).toHaveCSS('text-decoration-line', 'underline')
  })
})

test.describe('without web fonts', () => {
  test.use({ expectedMessages: [/ERR_FAILED .*woff2/] })

  test('the end of a long text is laid out after its start is visible, with the same result', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    const gate = Promise.withResolvers<void>()
    await page.route('**/client_main*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(longText, { waitUntil: 'domcontentloaded' })
    expect(await isAllLaidOut(page)).toBe(false)

    gate.resolve()
    await expect.poll(() => isAllLaidOut(page)).toBe(true)
    const boxes = await boxesOf(page)
    await page.reload()
    expect(await boxesOf(page)).toEqual(boxes)
  })
})

test('a link into a text, or a return to it, finds everything above laid out', async ({ page }) => {
  await page.route('**/client_main*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const isArriving = () => page.evaluate(() => document.documentElement.dataset.arriving !== undefined)
  await page.goto(longText)
  expect(await isArriving()).toBe(true)
  await page.reload()
  expect(await isArriving()).toBe(false)
  await page.goto('about:blank')
  await page.goto(`${longText}#tabs`)
  expect(await isArriving()).toBe(false)
})

test('a jump to a section before everything above is laid out arrives there', async ({ page }) => {
  // A phone that is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(longText)
  await expect(page.locator('html')).toHaveAttribute('data-arriving')
  const contents = page.locator('summary', { hasText: 'On this page' })
  await contents.click()
  await contents.locator('..').getByRole('link', { name: 'File tree' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const top = () => page.locator('#file-tree').evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(160)
  expect(await top()).toBeGreaterThanOrEqual(64)
})

test('the end of a long text is laid out without restyling the page', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/client_main*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(longText, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(afterNextPaint)
  const restyled = await countRestyled(page)
  gate.resolve()
  await expect.poll(() => isAllLaidOut(page)).toBe(true)
  await page.evaluate(afterNextPaint)
  const counts = await restyled()
  expect(counts.length).toBeGreaterThan(10)
  expect(Math.max(...counts)).toBeLessThan((await page.locator('.prose *').count()) / 4)
})

test('the next page is laid out completely', async ({ page }) => {
  await page.goto('/docs/administrators/webhooks')
  await expect(page.locator('html')).toHaveAttribute('data-arriving')
  await waitForClientNavigation(page)
  const stayed = await markDocument(page)
  const link = await addLink(page, longText)
  await link.tap()
  await expect(page).toHaveURL(longText)
  expect(await stayed()).toBe(true)
  expect(await isAllLaidOut(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
})

const longText = '/docs/editors/components'

/** Whether the last words of the text are part of the layout. */
const isAllLaidOut = (page: Page) =>
  page
    .locator('.prose > p > *')
    .last()
    .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))

const afterNextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())))

/** Counts from now on how many elements each style recalculation computes. */
async function countRestyled(page: Page): Promise<() => Promise<readonly number[]>> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[]) {
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0)
    }
  })
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return counts
  }
}

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

function boxesOf(page: Page): Promise<unknown> {
  return page.locator('.prose > *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.tagName, x, y + scrollY, width, height]
    }),
  )
}
