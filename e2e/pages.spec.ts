/** What holds for every page of the site, whoever wrote it. */
import { everyKindOfPage, everyPage } from './site-map.ts'
import { expect, expectAccessible, test } from './test.ts'

test('every link leads to a page', async ({ request }) => {
  const broken = (await everyPage(request)).filter(({ status }) => status !== 200)
  expect(broken.map(({ path, from, status }) => `${from} links to ${path}, which answers ${status}`)).toEqual(
    [],
  )
})

test('no page holds a style attribute or an inline handler, which the policy would block', async ({
  request,
}) => {
  for (const { path, html } of await everyPage(request)) {
    const tags = html.match(/<[a-z][^>]*>/g) ?? []
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)=/.test(tag)),
      path,
    ).toEqual([])
  }
})

test('every page names its language, has one title and one place for its content', async ({ request }) => {
  for (const { path, html } of await everyPage(request)) {
    expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${languageOf({ path })}"`))
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(html.match(/<main[^>]* id="main-content"/g), path).toHaveLength(1)
  }
})

for (const language of ['en', 'et', 'el'] as const) {
  test(`axe finds nothing on any page in ${language}, light or dark`, async ({ page, request }) => {
    test.setTimeout(600_000)
    for (const { path } of (await everyKindOfPage(request)).filter((one) => languageOf(one) === language)) {
      await test.step(path, async () => {
        await page.goto(path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page)
        }
      })
    }
  })
}

test('no page is wider than a small phone', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of await everyKindOfPage(request)) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

function languageOf({ path }: { readonly path: string }): string {
  return /^\/(et|el)(\/|$)/.exec(path)?.[1] ?? 'en'
}
