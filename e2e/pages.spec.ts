/** Checks of every page of the site. */
import { brotliCompressSync } from 'node:zlib'
import { expectGoodOnDesktop, expectReadable, openOnPhone } from './page-checks.ts'
import type { Language } from './routes.ts'
import { addressOf, languages, routes } from './routes.ts'
import { everyPage } from './site-map.ts'
import { expect, test } from './test.ts'

// In one worker, because each worker crawls the site on its own.
test.describe.configure({ mode: 'default' })

test('every link opens a page', async ({ baseURL }) => {
  const broken = (await everyPage(baseURL)).filter(({ status }) => status !== 200)
  expect(broken.map(({ path, from, status }) => `${from} links to ${path}, which answers ${status}`)).toEqual(
    [],
  )
})

test('no page has a style attribute or an inline handler, which the CSP would block', async ({ baseURL }) => {
  for (const { path, html } of await everyPage(baseURL)) {
    const tags = html.match(/<[a-z][^>]*>/g) ?? []
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)=/.test(tag)),
      path,
    ).toEqual([])
  }
})

test('every page sets its language, and has one title and one main landmark', async ({ baseURL }) => {
  for (const { path, html } of await everyPage(baseURL)) {
    expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${languageOf({ path })}"`))
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(html.match(/<main[^>]* id="main-content"/g), path).toHaveLength(1)
  }
})

// Half a kilobyte below the budget of 12 KB: one file for all compresses better than several.
test('no page has more than 11.5 KB of CSS', async ({ baseURL }) => {
  const sizes = new Map<string, number>()
  for (const { path, html } of await everyPage(baseURL)) {
    const css = [...html.matchAll(/<style data-sheet[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join('')
    const size = sizes.get(css) ?? brotliCompressSync(css).length
    sizes.set(css, size)
    expect(css.length, path).toBeGreaterThan(0)
    expect(size, path).toBeLessThanOrEqual(11.5 * 1024)
  }
})

/** Tests that share the pages of a language, so that each stays short. */
const shares = 6

for (const language of languages) {
  for (let share = 0; share < shares; share += 1) {
    test(`all other pages in ${language} are accessible, light and dark, and fit a small phone (${share + 1} of ${shares})`, {
      tag: '@full',
    }, async ({ page, baseURL }) => {
      const all = await otherPages(baseURL, language)
      const paths = all.filter((_, place) => place % shares === share)
      expect(paths).not.toEqual([])
      for (const path of paths) {
        await test.step(path, async () => {
          await openOnPhone(page, path)
          await expectGoodOnDesktop(page)
        })
      }
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`all text of every other page in ${language} is readable`, { tag: '@full' }, async ({
      page,
      baseURL,
    }) => {
      for (const path of await otherPages(baseURL, language)) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await expectReadable(page)
        })
      }
    })
  }
})

/** Pages that `routes.spec.ts` does not check, in one language. */
async function otherPages(baseURL: string | undefined, language: Language): Promise<string[]> {
  const checked = new Set(routes.map((route) => addressOf(route, language)))
  const found = (await everyPage(baseURL)).filter((one) => languageOf(one) === language)
  const paths = found.map(({ path }) => path)
  // A filtered or paged list is the same page. Decisions and the API reference are many pages of one form: only the first is checked.
  const [, ...alike] = paths.filter((path) => /\/(?:decisions|api-reference)\/./.test(path))
  return paths.filter((path) => !path.includes('?') && !checked.has(path) && !alike.includes(path))
}

function languageOf({ path }: { readonly path: string }): Language {
  return languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en'
}
