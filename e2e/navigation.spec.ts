/** Client navigation: from page to page without a page load. */
import { addLink, isVisitOf, markDocument, payloads, pointAt, waitForClientNavigation } from './navigation.ts'
import { expect, test } from './test.ts'

const install = '/docs/start/install'
const announced = '#announcer[role="status"][aria-live="polite"]'

test('the next page replaces the current one, with all its metadata', async ({ page }) => {
  await page.goto(install)
  const stayed = await markDocument(page)
  const link = page.getByRole('link', { name: 'Updates' }).first()
  await pointAt(link)
  await link.click()
  await expect(page).toHaveURL('/updates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
  await expect(page).toHaveTitle(/^Updates/)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator(announced)).toHaveText(/^Updates/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/updates$/)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Eesti' }).first()).toHaveAttribute('href', '/et/updates')
  expect(await stayed()).toBe(true)
})

test('a page after navigation equals the same page after a page load', async ({ page }) => {
  const shown = () =>
    page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.outerHTML
      const around = [...document.querySelectorAll('body > header, body > footer')]
      // Scripts that change pages change both of them.
      for (const details of document.querySelectorAll('details')) details.open = false
      const frames = document.querySelectorAll('main [data-overflows], main .code-text, main .table-frame')
      for (const frame of frames) frame.replaceWith(frame.textContent ?? '')
      const metas = [
        ...document.head.querySelectorAll('meta, link:not([rel$="preload"], [rel="stylesheet"])'),
      ]
      const head = metas.map(({ outerHTML }) => outerHTML).sort()
      return [document.title, text('main'), ...around.map(({ outerHTML }) => outerHTML), ...head]
    })
  await page.goto('/updates')
  const link = await addLink(page, install)
  await pointAt(link)
  await link.click()
  await expect(page).toHaveURL(install)
  await page.mouse.move(0, 0)
  const afterClick = await shown()
  await page.goto(install)
  expect(afterClick).toEqual(await shown())
})

test('keyboard navigation works, and reading continues at the content', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  const stayed = await markDocument(page)
  await page.getByRole('link', { name: 'Documentation' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
  expect(await stayed()).toBe(true)
})

test('the loading state starts before the request, and ends when the page is there', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(payloads, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await expect(bar).toHaveAttribute('data-state', 'loading')
  await expect(page).toHaveURL('/updates')
  release()
  await expect(page).toHaveURL('/docs')
  await expect(bar).toBeHidden()
})

test.describe('back and forward', () => {
  test('are instant, with the earlier scroll position and state', async ({ page }) => {
    await page.goto(install)
    const link = page.getByRole('link', { name: 'Updates' }).first()
    await pointAt(link)
    await page.evaluate(() => {
      scrollTo({ top: 400, behavior: 'instant' })
      document.querySelector('main h1')?.setAttribute('data-left', 'here')
    })
    await link.dispatchEvent('click')
    await expect(page).toHaveURL('/updates')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
    const requested: string[] = []
    await page.route(payloads, (route) => {
      requested.push(route.request().url())
      return route.abort()
    })
    await page.mouse.move(0, 0)
    requested.length = 0
    await page.goBack()
    await expect(page.locator('main h1[data-left="here"]')).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    await expect(page).toHaveTitle(/^Install/)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
    expect(requested).toEqual([])
  })

  test('also restore their position after a page load', async ({ page }) => {
    await page.goto('/updates')
    const link = page.getByRole('link', { name: 'Documentation' }).first()
    await pointAt(link)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await link.dispatchEvent('click')
    await expect(page).toHaveURL('/docs')
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/updates')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})

test('a link within the page keeps its position in the history', async ({ page }) => {
  await page.goto('/updates')
  const link = await addLink(page, install)
  await pointAt(link)
  await link.click()
  await expect(page).toHaveURL(install)
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  // Scrolling to a link outside the viewport is instant, and not part of the test.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await last.hover()
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await page.goBack()
  await expect(page).toHaveURL(install)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/updates')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link to a section of another page ends at that section, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/updates')
    const link = await addLink(page, `${install}#choose-a-database`)
    await pointAt(link)
    await link.click()
    await expect(page).toHaveURL(`${install}#choose-a-database`)
    await expect(page.locator(':target')).toBeInViewport()
    const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(smooth).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth')
  })
}

test('page scripts work after navigation, and after going back', async ({ page }) => {
  await page.goto('/updates')
  const link = await addLink(page, '/docs/editors/components')
  await pointAt(link)
  await link.click()
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/updates')
  await page.goForward()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).press('ArrowLeft')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
})

test('the browser opens what is not a page of this language', async ({ page, context }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  const stayed = await markDocument(page)
  await page.getByRole('link', { name: 'Eesti' }).first().click()
  await expect(page).toHaveURL('/et/updates')
  expect(await stayed()).toBe(false)
  await waitForClientNavigation(page)
  // A tab may load before it is reported. Depending on the browser, it is known by its request or by its
  // page.
  const opened = Promise.any([
    context.waitForEvent('request', (request) => isVisitOf(request, '/et/docs')),
    context.waitForEvent('page').then((tab) => tab.waitForURL('/et/docs')),
  ])
  await page
    .getByRole('link', { name: 'Dokumentatsioon' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(page).toHaveURL('/et/updates')
})

for (const part of ['frame', 'path']) {
  test(`page data with another ${part} is ignored: the browser opens the page`, async ({ page }) => {
    await page.goto('/updates')
    await waitForClientNavigation(page)
    const stayed = await markDocument(page)
    await page.route(payloads, async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      data[data[1][part]] = 'another'
      await route.fulfill({ response, json: data })
    })
    await page.getByRole('link', { name: 'Documentation' }).first().click()
    await expect(page).toHaveURL('/docs')
    expect(await stayed()).toBe(false)
  })
}

test.describe('an error page', () => {
  test.use({ expectedMessages: [/404/] })

  test('is left by a page load', async ({ page }) => {
    await page.goto('/updates')
    await page.goto('/nowhere')
    await waitForClientNavigation(page)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/updates')
  })
})

test.describe('a rejected URL', () => {
  test.use({ expectedMessages: [/not allowed by default|with the given protocol/] })

  test('links to another site that is not allowed, or to a script', async ({ page }) => {
    await page.goto('/updates')
    const refusal = async (detail: { to: string; external?: boolean }) => {
      const refused = page.waitForEvent('pageerror')
      await page.evaluate(
        (detail) => document.dispatchEvent(new CustomEvent('cyanotype:navigate', { detail })),
        detail,
      )
      return (await refused).message
    }
    expect(await refusal({ to: 'https://elsewhere.example/' })).toContain('not allowed by default')
    for (const external of [true, false]) {
      const message = await refusal({ to: ' java\nscript:alert(1)', external })
      expect(message).toBe('Cannot navigate to a URL with the given protocol')
    }
    const refused = page.waitForEvent('pageerror')
    await (await addLink(page, 'javascript:document.title="run"')).click()
    expect((await refused).message).toBe('Cannot navigate to a URL with the given protocol')
    await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'elsewhere' }))
    await page.evaluate(() => {
      const detail = { to: 'https://elsewhere.example/', external: true }
      document.dispatchEvent(new CustomEvent('cyanotype:navigate', { detail }))
    })
    await expect(page).toHaveURL('https://elsewhere.example/')
  })
})
