/** Header and footer of every page. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

describe('Header', () => {
  it('marks a link to the home page on the home page alone, in every language', async () => {
    const main = [{ text: 'Home', href: '/', items: [] }]
    const reader = seedReader({ navigation: { main, actions: [] } })
    const stateAt = async (path: string) =>
      / aria-current="(\w+)">Home</.exec((await render(path, { reader })).html)?.[1]
    for (const home of ['/', '/et']) expect(await stateAt(home), home).toBe('page')
    for (const other of ['/updates', '/et/updates']) expect(await stateAt(other), other).toBeUndefined()
  })

  it('marks none of several links to parts of a page, and still marks a link to the whole page', async () => {
    const markedOf = async (hrefs: readonly string[]) => {
      const main = hrefs.map((href) => ({ text: href, href, items: [] }))
      const reader = seedReader({ navigation: { main, actions: [] } })
      const { html } = await render('/updates', { reader })
      return hrefs.filter((href) => html.includes(`href="${href}" aria-current="page"`))
    }
    expect(await markedOf(['/updates?tag=fern', '/updates?tag=tide'])).toEqual([])
    expect(await markedOf(['/updates#latest', '/updates'])).toEqual(['/updates'])
    expect(await markedOf(['/updates#latest', '/showcase'])).toEqual(['/updates#latest'])
  })
})

it('A site with one language has no language switch', async () => {
  const languageLinks = async (languages: readonly string[]) => {
    const reader = seedReader({ settings: { languages, hiddenLanguages: [] } })
    return (await render('/updates', { reader })).html.match(/<a [^>]*data-locale=/g)?.length
  }
  onTestFinished(() => setSiteLocales(interfaceLocales))
  setSiteLocales(['en', 'et'])
  expect(await languageLinks(['en', 'et'])).toBe(6)
  setSiteLocales(['en'])
  expect(await languageLinks(['en'])).toBeUndefined()
})
