/** What nobody wrote is said in the exact words that the specification gives, to people and to programs. */
import { expect, test } from './test.ts'

// A browser notes every answer of 404 on its console; here that is the answer wanted.
test.use({ expectedComplaints: [/status of 404/] })

for (const path of ['/nothing-here', '/et/ei-ole', '/el/den-yparxei', '/updates/no-such-update']) {
  test(`${path} is a page that says so, with status 404`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(`Page not found: ${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an unknown locale is an unknown page', async ({ page }) => {
  const answer = await page.goto('/fi/updates')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Page not found: /fi/updates')
})

test('a program gets the same as JSON', async ({ request }) => {
  const answer = await request.get('/nothing-here', { headers: { accept: 'application/json' } })
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({
    statusCode: 404,
    statusMessage: 'Page not found: /nothing-here',
    message: 'Page not found: /nothing-here',
  })
})

test('script in an address stays text', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByRole('main')).toContainText('Page not found: /')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('data of pages is at no address of the framework', async ({ request }) => {
  for (const path of ['/index', '/updates/index', '/x/index', '/et/showcase/index']) {
    for (const address of [
      `${path}.pageContext.json`,
      `${path}%2EpageContext.json`,
      `${path}.pageContext.json?_vike={}`,
    ])
      expect([address, (await request.get(address)).status()]).toEqual([address, 404])
  }
})

test('a list has no page after or before a place that nobody named', async ({ request }) => {
  for (const list of ['/updates', '/el/updates', '/showcase/documentary', '/updates?tag=invented']) {
    for (const key of ['after', 'before']) {
      const address = `${list}${list.includes('?') ? '&' : '?'}${key}=invented`
      expect([address, (await request.get(address)).status()]).toEqual([address, 404])
    }
  }
})
