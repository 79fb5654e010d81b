/** Not-found responses, with the exact texts of the specification, for people and for programs. */
import { expect, expectAccessible, test } from './test.ts'

// The browser logs each 404 response, which is expected here.
test.use({ expectedMessages: [/status of 404/] })

for (const path of ['/nothing-here', '/et/ei-ole', '/el/den-yparxei', '/updates/no-such-update']) {
  test(`${path} is a not-found page with status 404`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(`Page not found: ${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an unknown locale is an unknown page', async ({ page }) => {
  const response = await page.goto('/fi/updates')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Page not found: /fi/updates')
})

test('a program gets the same as JSON', async ({ request }) => {
  const response = await request.get('/nothing-here', { headers: { accept: 'application/json' } })
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({
    statusCode: 404,
    statusMessage: 'Page not found: /nothing-here',
    message: 'Page not found: /nothing-here',
  })
})

test('script in a URL stays text', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByRole('main')).toContainText('Page not found: /')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('page data is not available at URLs of the framework', async ({ request }) => {
  for (const path of ['/index', '/updates/index', '/x/index', '/et/showcase/index']) {
    for (const address of [
      `${path}.pageContext.json`,
      `${path}%2EpageContext.json`,
      `${path}.pageContext.json?_vike={}`,
    ])
      expect([address, (await request.get(address)).status()]).toEqual([address, 404])
  }
})

test('a list has no page after or before an invented key', async ({ request }) => {
  for (const list of ['/updates', '/el/updates', '/showcase/documentary', '/updates?tag=invented']) {
    for (const key of ['after', 'before']) {
      const address = `${list}${list.includes('?') ? '&' : '?'}${key}=invented`
      expect([address, (await request.get(address)).status()]).toEqual([address, 404])
    }
  }
})

test('a page that exists in other languages is linked in each of them', async ({ page }) => {
  await page.goto('/el/updates/night-plates')
  const note = page.getByRole('note')
  await expect(note.getByRole('link')).toHaveText(['English', 'Eesti'])
  const [english, estonian] = [note.getByRole('link', { name: 'English' }), note.getByRole('link').last()]
  await expect(english).toHaveAttribute('href', '/updates/night-plates')
  await expect(english).toHaveAttribute('lang', 'en')
  await expect(estonian).toHaveAttribute('hreflang', 'et')
  await estonian.click()
  await expect(page).toHaveURL(/\/et\/updates\/[^/]+$/)
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessible(page)
})

test('a page that exists in no language offers none', async ({ page }) => {
  await page.goto('/el/updates/no-such-update')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('a mistyped URL offers the page with the nearest URL', async ({ page }) => {
  await page.goto('/updates/open-printing-day-moves-to-sundays')
  await expectAccessible(page)
  const similar = page.getByRole('navigation', { name: 'Similar pages' })
  await similar.getByRole('link', { name: 'Open printing days move to Saturdays' }).click()
  await expect(page).toHaveURL('/updates/open-printing-days-move-to-saturdays')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of a not-found page starts with the words of the URL', async ({ page }) => {
    await page.goto('/docs/first-update')
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('first update')
    await page.getByRole('main').getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL('/search?q=first+update')
    await expect(page.getByRole('link', { name: 'Your first update' }).first()).toBeVisible()
  })
})

test('other URLs offer the main pages', async ({ page }) => {
  await page.goto('/nothing-here')
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Showcase' }).click()
  await expect(page).toHaveURL('/showcase')
})
