/** Documentation: valid MDX, plain English, short sentences, links with a target, and redirects with a page. */
import { describe, expect, it } from 'vitest'
import { mentionsIn } from '../../content/mdx/analyze/references.ts'
import { checkMdx } from '../../content/mdx/check/check-mdx.ts'
import { namesInFile } from '../../content/mdx/headings/docs-outlines.ts'
import { readDocumentation } from '../../content/mdx/parse/docs-files.ts'
import { docsPath } from '../../content/mdx/parse/docs-page.ts'
import { readFrontMatter } from '../../content/mdx/parse/front-matter.ts'
import { model, productLanguage } from '../../content/model/index.ts'
import { sitePaths } from '../../server/content-quality/checks/resolve-links.ts'
import { formerSlugs } from '../../server/documentation/index.ts'
import { bannedWords } from './banned-words.ts'
import { passagesIn, sentencesIn, wordsIn } from './docs-text.ts'
import { pagesToCome, plainWordsInDocs } from './exceptions.ts'

const files = readDocumentation().map((file) => ({ ...file, ...readFrontMatter(file.source) }))
const english = files.filter(({ locale }) => locale === productLanguage)

type File = (typeof files)[number]

/** The title, the summary and the text of a page, by line of its file. */
function textsOf({ entries, body, lines }: File) {
  const { title = '', summary = '' } = entries
  const passages = passagesIn(body).map(({ line, text }) => ({ line: line + lines, text }))
  return [{ line: 1, text: title }, { line: 1, text: summary }, ...passages]
}

const texts = english.map((file) => ({ file, passages: textsOf(file) }))

it.each(files)('is valid MDX with a title, a summary and a date: $name', ({ body, entries }) => {
  expect(checkMdx(body)).toEqual([])
  expect(entries).toMatchObject({ title: /./, summary: /./, updated: /^\d{4}-\d\d-\d\d$/ })
})

it.each(files)('does not name the organisation of the demonstration: $name', ({ source }) => {
  expect(source).not.toMatch(/Sunprint|Päikesetrüki|Ηλιοτυπείο/)
})

describe('Words of the documentation', () => {
  const found = texts.flatMap(({ file: { name }, passages }) =>
    passages.flatMap(({ line, text }) =>
      bannedWords.flatMap(({ word, say }) => {
        const [banned] = word.exec(text) ?? []
        const where = `${name}:${line} “${banned}”: say ${say}`
        return banned === undefined ? [] : [{ path: name, word: banned.toLowerCase(), where }]
      }),
    ),
  )
  const isListed = ({ path, word }: { path: string; word: string }) =>
    plainWordsInDocs.some((exception) => exception.path === path && exception.word === word)

  it('are not banned', () => {
    expect(found.filter((one) => !isListed(one)).map(({ where }) => where)).toEqual([])
  })

  it('have no exception that is not needed', () => {
    const unused = plainWordsInDocs.filter(
      ({ path, word }) => !found.some((one) => one.path === path && one.word === word),
    )
    expect(unused).toEqual([])
  })
})

const longest = 25
const sections = Map.groupBy(texts, ({ file }) => file.slug.split('/')[0] ?? '')

it.each([...sections])('has at most 5 %% of sentences with more than 25 words: %s', (_, pages) => {
  const all = pages.flatMap(({ file: { name }, passages }) =>
    passages.flatMap(({ line, text }) =>
      sentencesIn(text).map((sentence) => ({ sentence, where: `${name}:${line} ${sentence}` })),
    ),
  )
  const long = all.filter(({ sentence }) => wordsIn(sentence) > longest)
  expect(long.length / all.length, long.map(({ where }) => where).join('\n')).toBeLessThanOrEqual(0.05)
})

describe('Links of the documentation', () => {
  const isThere = sitePaths(model)
  const anchors = new Map(
    english.map(({ slug, name, body }) => {
      const names = namesInFile(`/content/docs/${name}`, body) ?? []
      return [docsPath(slug), new Set(names.flatMap(({ id, aliases }) => [id, ...aliases]))]
    }),
  )
  const isBroken = (slug: string, address: string) => {
    if (!/^[/#](?!\/)/.test(address)) return false
    const [path, anchor] = address.split('#')
    const target = path === '' ? docsPath(slug) : (path ?? '')
    if (!isThere(target)) return !pagesToCome.some((exception) => exception.path === target)
    return anchor !== undefined && anchors.get(target)?.has(decodeURIComponent(anchor)) !== true
  }

  it.each(files)('have a page and a heading: $name', ({ slug, body, lines }) => {
    const broken = mentionsIn(body).filter(({ kind, name }) => kind === 'address' && isBroken(slug, name))
    expect(broken.map(({ name, line }) => `line ${line + lines}: ${name}`)).toEqual([])
  })

  it('have no exception for a page that exists', () => {
    expect(pagesToCome.filter(({ path }) => isThere(path))).toEqual([])
  })
})

describe('First pages of sections', () => {
  const isIn = (section: File) => (page: File) =>
    page.locale === section.locale && page.slug === `${section.slug}/${page.slug.split('/').at(-1)}`
  const sectionPages = files.filter((page) => files.some(isIn(page)))

  it.each(sectionPages)('link to all of their pages: $name', (section) => {
    const targets = mentionsIn(section.body).map(({ name }) => name.split('#')[0])
    const missing = files.filter(isIn(section)).filter(({ slug }) => !targets.includes(docsPath(slug)))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

describe('Files of the documentation', () => {
  it('are one for each page and language', () => {
    const pages = Map.groupBy(files, ({ locale, slug }) => `${locale} ${docsPath(slug)}`)
    expect([...pages].filter(([, same]) => same.length > 1).map(([page]) => page)).toEqual([])
  })

  it('have an English page at the same place', () => {
    const slugs = new Set(english.map(({ slug }) => slug))
    expect(files.filter(({ slug }) => !slugs.has(slug)).map(({ name }) => name)).toEqual([])
  })

  it('name former slugs in English only, each once, and none of a page', () => {
    const former = files.flatMap(({ name, source }) => formerSlugs(source).map((slug) => ({ name, slug })))
    const wrong = former.filter(
      ({ name, slug }) =>
        !name.startsWith(`${productLanguage}/`) ||
        english.some((page) => page.slug === slug) ||
        former.filter((one) => one.slug === slug).length > 1,
    )
    expect(wrong).toEqual([])
  })
})
