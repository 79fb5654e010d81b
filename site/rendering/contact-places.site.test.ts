/** Page frame, and the contact, search and legal pages. */
import { deviceStorage } from '@cyanotype/content/contracts/device-storage.ts'
import type { DynamicPage, SearchFound } from '@cyanotype/content/contracts/dynamic-page.ts'
import { interfaceLocales, localizedPath } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'
import { withoutSingle } from '../testing/without-single.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const part = (html: string, tag: string) => new RegExp(`<${tag}[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? ''
const opening = (html: string, tag: string) => new RegExp(`<${tag}\\b[^>]*>`).exec(html)?.[0] ?? ''
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const footerOf = (html: string) => html.split('<footer class="footer').at(-1) ?? ''
const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href)

describe('Menu', () => {
  const menu = [
    { text: 'News', href: '/updates', items: [] },
    {
      text: 'Works',
      href: '/showcase',
      items: [{ text: 'Zine', href: '/showcase/digital-zine', items: [] }],
    },
    { text: 'Gone', href: 'document:updates/01a1f8d1-5f8a-7000-9beb-000000000000', items: [] },
    { text: 'Harm', href: 'javascript:alert(1)', items: [] },
  ]
  const reader = seedReader({ navigation: { main: menu, actions: [{ text: 'Book', href: '/contact' }] } })

  it('is the published one in the language of the page', async () => {
    const header = part((await render('/el/docs', { reader })).html, 'header')
    expect(hrefs(header)).toEqual(
      expect.arrayContaining(['/el/updates', '/el/showcase', '/el/showcase/digital-zine', '/el/contact']),
    )
  })

  it('leaves out links without a public target', async () => {
    const header = part((await render('/docs', { reader })).html, 'header')
    for (const word of ['Gone', 'Harm', 'document:', 'javascript:']) expect(header).not.toContain(word)
  })

  it('marks the current page and the items above it', async () => {
    const header = async (path: string) => part((await render(path, { reader })).html, 'header')
    expect(await header('/et/updates')).toContain('<a href="/et/updates" aria-current="page">News</a>')
    const zine = await header('/et/showcase/digital-zine')
    expect(zine).toContain('<summary data-current=""><bdi>Works')
    expect(zine).toContain('<a href="/et/showcase/digital-zine" aria-current="page">')
    const update = await header('/et/updates/sugisesed-kinnitikatsed-on-valmis')
    expect(update).toContain('<a href="/et/updates" aria-current="true">News</a>')
  })

  it('marks the items above a page that was not found, in every language', async () => {
    for (const [prefix, path] of [
      ['', '/updates'],
      ['/et', '/et/updates'],
    ]) {
      const header = part((await render(`${prefix}/updates/nothing-here`, { reader })).html, 'header')
      expect(header).toContain(`<a href="${path}" aria-current="true">`)
    }
  })

  it('gives links at any level to the page “not found” and the default footer', async () => {
    const items = [{ text: 'Works', href: '/showcase', items: [] }]
    const main = [{ text: 'About', href: '', items }]
    const bare = withoutSingle('footer', undefined, seedReader({ navigation: { main, actions: [] } }))
    const { html } = await render('/nowhere', { reader: bare })
    expect(part(html, 'main')).toMatch(/Main pages[\s\S]*<a href="\/showcase"[^>]*>Works</)
    expect(footerOf(html)).toContain('<a href="/showcase">')
  })

  it('is the default one until one is published', async () => {
    const header = part((await render('/et', { reader: withoutSingle('navigation') })).html, 'header')
    expect(hrefs(header)).toEqual(expect.arrayContaining(['/et/updates', '/et/docs', '/et/contact']))
  })
})

describe('Footer', () => {
  it('has columns, a last line, and profiles with icons', async () => {
    const social = [
      { text: 'Pictures', href: 'https://www.instagram.com/house' },
      { text: 'Elsewhere', href: 'https://notinstagram.com/house' },
    ]
    const columns = [{ title: 'See', links: [{ text: 'Works', href: '/showcase' }] }]
    const reader = seedReader({ footer: { columns, legal: 'All rights kept', social } })
    const footer = footerOf((await render('/el/docs', { reader })).html)
    expect(footer).toContain('<a href="/el/showcase">')
    expect(footer).toContain('All rights kept')
    expect(footer).toMatch(/instagram\.com\/house"[^>]*><svg[^>]*data-icon="instagram"/)
    expect(footer).toMatch(/notinstagram\.com\/house"[^>]*><svg[^>]*data-icon="external"/)
  })

  it('lists the pages of the menu until one is published', async () => {
    const { html } = await render('/et', { reader: withoutSingle('footer') })
    const footer = footerOf(html)
    expect(hrefs(footer)).toEqual(expect.arrayContaining(['/et/updates', '/et/partners', '/et/docs']))
  })
})

describe('Contact page', () => {
  it.each(interfaceLocales)('has addresses and contact details in %s', async (locale) => {
    const { status, html } = await render(localizedPath(locale, '/contact'))
    expect(status).toBe(200)
    expect(html).toContain('href="mailto:hello@sunprint.example"')
    expect(html).toContain('href="tel:+3726000137"')
    expect(html).toMatch(/href="https:\/\/www\.openstreetmap\.org[^"]*" rel="noopener noreferrer"/)
    const form = opening(part(html, 'main'), 'form')
    expect(form).toContain('method="post"')
    expect(form).toContain(`action="${localizedPath(locale, '/contact')}"`)
  })

  it('has no form if that is switched off', async () => {
    const { html } = await render('/contact', { reader: seedReader({ contact: { form: false } }) })
    expect(part(html, 'main')).not.toContain('<form')
    expect(html).toContain('mailto:')
  })

  it('keeps the values, and shows errors above the form and at each field', async () => {
    const enquiry = {
      values: { name: '"><script>', email: 'ada', message: 'Hello' },
      faults: [{ field: 'email', fault: 'malformed' }],
      refusal: undefined,
    } as const
    const { html } = await render('/contact', { dynamicPage: { enquiry } })
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/)
    expect(html).toMatch(/<a href="#write-email">Enter a full e-mail address/)
    expect(html).toMatch(
      /<input[^>]*id="write-email"[^>]*aria-describedby="write-email-error"[^>]*aria-invalid="true"/,
    )
    expect(html).toContain('<title>Not sent: ')
    expect(html).not.toContain('id="write-name-error"')
  })

  it('says why a message was rejected', async () => {
    const enquiry = { values: { name: '', email: '', message: '' }, faults: [], refusal: 'too-many' } as const
    const { html } = await render('/et/contact', { dynamicPage: { enquiry } })
    expect(html).toMatch(/role="alert"[\s\S]*Teie ühendusest tuli liiga palju sõnumeid/)
  })

  it('keeps the text of a visitor who sent it after the form was switched off', async () => {
    const values = { name: 'Ada', email: 'ada@example.org', message: 'A long letter' }
    const enquiry = { values, faults: [], refusal: 'closed' } as const
    const reader = seedReader({ contact: { form: false } })
    const main = part((await render('/contact', { reader, dynamicPage: { enquiry } })).html, 'main')
    expect(main).toContain('The contact form is closed.')
    expect(main).toMatch(/<textarea[^>]*>A long letter<\/textarea>/)
  })

  it('is shown in English with a notice if it was not translated', async () => {
    const { html } = await render('/el/contact', { reader: withoutSingle('contact', ['el']) })
    expect(html).toContain('Αυτή η σελίδα δεν έχει μεταφραστεί ακόμη')
    expect(html).toMatch(/<header lang="en">/)
    expect(html).toContain('<address lang="en">')
    expect(html).not.toContain('id="i18n-alt-el"')
  })

  it('has only the form while there are no addresses', async () => {
    const hero = { kicker: '', title: 'Write to us', text: '', actions: [] }
    const nothing = { addresses: [], email: '', phone: '', picture: null, hero }
    const { html } = await render('/contact', { reader: seedReader({ contact: nothing }) })
    const main = part(html, 'main')
    expect(main).toContain('<div class="contact"><section class="enquiry"')
    expect(main).not.toContain('class="lead"')
  })

  it('exists before it has any content', async () => {
    const { status, html } = await render('/contact', { reader: withoutSingle('contact') })
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Contact<\/h1>/)
  })
})

describe('Legal pages', () => {
  const paths = ['/cookie-policy', '/privacy-policy', '/terms-and-conditions']
  const pages = interfaceLocales.flatMap((locale) => paths.map((path) => localizedPath(locale, path)))

  it.each(pages)('%s shows the date of the last review', async (path) => {
    const { status, html } = await render(path)
    expect(status).toBe(200)
    expect(part(html, 'main')).toMatch(/<p class="eyebrow">[\s\S]*?<time dateTime="\d{4}-\d\d-\d\d">/)
  })

  it('are shown in English if they were not translated', async () => {
    const { html } = await render('/et/privacy-policy', { reader: withoutSingle('privacy-policy', ['et']) })
    expect(html).toContain('Seda lehte pole veel tõlgitud')
    expect(part(html, 'main')).toMatch(/<h1 class="page-title" lang="en">/)
  })

  it('do not exist before they are published', async () => {
    expect((await render('/terms-and-conditions', { reader: withoutSingle('terms') })).status).toBe(404)
  })

  it('list everything that is stored on the device', async () => {
    const { html } = await render('/el/cookie-policy')
    for (const { name } of deviceStorage) expect(html).toContain(`<code translate="no">${name}</code>`)
    expect(textOf(html)).toContain('365 ημέρες')
    expect(html).toContain('<a href="#kept">')
  })
})

describe('Search page', () => {
  const found: SearchFound = {
    items: [
      {
        type: 'updates',
        locale: 'et',
        title: 'Sadama <b>tuled</b>',
        path: '/et/updates/sadam',
        section: { id: 'tuled', title: 'Tuled' },
        excerpt: [
          { text: 'Kõik ', hit: false },
          { text: 'tuled', hit: true },
          { text: ' <i>', hit: false },
        ],
      },
    ],
    count: 150,
    isMore: true,
    next: 'further',
    isContinued: true,
    isElsewhere: true,
  }
  const search = (more: Partial<NonNullable<DynamicPage['search']>>): DynamicPage => ({
    search: { query: 'tuled & "muud"', kind: undefined, found: undefined, failure: undefined, ...more },
  })
  const shown = async (dynamicPage: DynamicPage) => (await render('/el/search', { dynamicPage })).html

  it('asks for a query if there is none', async () => {
    const { status, html } = await render('/search')
    expect(status).toBe(200)
    const form = opening(part(html, 'main'), 'form')
    for (const one of ['role="search"', 'method="get"', 'action="/search"']) expect(form).toContain(one)
    expect(part(html, 'main')).not.toContain('role="status"')
    expect(html).toContain('noindex')
  })

  it('escapes results, marks hits and the language of each', async () => {
    const html = await shown(search({ found }))
    expect(html).toContain('value="tuled &amp; &quot;muud&quot;"')
    expect(html).toContain(
      '<a href="/et/updates/sadam" lang="et" hrefLang="et">Sadama &lt;b&gt;tuled&lt;/b&gt;</a>',
    )
    expect(html).toContain('<a href="/et/updates/sadam#tuled" lang="et" hrefLang="et">Tuled</a>')
    expect(html).toContain('<mark>tuled</mark>')
    expect(html).toContain('&lt;i&gt;')
    expect(textOf(html)).toContain(
      'Δεν υπάρχουν αποτελέσματα σε αυτή τη γλώσσα. Σε άλλες γλώσσες: Περισσότερα από 150 αποτελέσματα',
    )
  })

  it('links to the next page, back to the first, and to each kind of page', async () => {
    const html = await shown(search({ found, kind: 'updates' }))
    const query = 'q=tuled%20%26%20%22muud%22'
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        `/el/search?${query}&amp;in=updates&amp;after=further`,
        `/el/search?${query}&amp;in=updates`,
        `/el/search?${query}&amp;in=docs`,
        `/el/search?${query}`,
      ]),
    )
    expect(html).toContain('<input type="hidden" name="in" value="updates"/>')
  })

  it('says that nothing was found, or that the search failed', async () => {
    const nothing = { ...found, items: [], count: 0, isMore: false, next: undefined, isContinued: false }
    expect(await shown(search({ found: nothing }))).toContain(
      'Κανένα αποτέλεσμα για «tuled &amp; &quot;muud&quot;»',
    )
    expect(await shown(search({ failure: 'broken' }))).toMatch(
      /role="alert"[\s\S]*Η αναζήτηση δεν είναι διαθέσιμη/,
    )
    expect(await shown(search({ failure: 'busy' }))).toContain('Πάρα πολλές αναζητήσεις')
  })
})

describe('Invalid path', () => {
  it.each(['/updates/No%20Such', '/el/updates/a--b', '/docs/api/x'])(
    'is distinguished from a page that does not exist: %s',
    async (url) => {
      const { status, html, isUnfit } = await render(url)
      expect([status, isUnfit]).toEqual([404, true])
      expect(html).toContain(`Page Not Found: ${url}<`)
      expect((await render('/updates/nowhere')).isUnfit).toBe(false)
    },
  )
})
