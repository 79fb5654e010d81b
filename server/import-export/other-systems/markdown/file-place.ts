/** Reads the language, the type, the date and the URL of a page from the path of its Markdown file. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocaleOf } from '@cyanotype/content/model/index.ts'

export interface FilePlace {
  readonly path: string
  /** Undefined if the path names none. */
  readonly language: string | undefined
  readonly kind: 'post' | 'page'
  readonly isDraft: boolean
  readonly date: string | undefined
  /** The path on the site without its language, such as `guides/first-print`. Empty for the home page. */
  readonly address: string
  /** The path without its language, folder of the generator and extension. The same in all languages. */
  readonly stem: string
}

/** Folders of the generators that are not a part of the address. */
const roots = /^(?:src\/content\/docs|src\/content|src\/pages|content|source)(?:\/|$)/
const posts = /(?:^|\/)(?:_posts|_drafts|posts?|blog|news|articles)\//
const dated = /^(\d{4})-(\d{1,2})-(\d{1,2})[-_/](.+)$/
const translated = /^i18n\/([\w-]{2,10})\/docusaurus-plugin-content-(docs|blog|pages)\/(?:current\/)?/

export function placesOf(paths: readonly string[]): readonly FilePlace[] {
  const languages = languageFolders(paths.map(withoutRoot))
  return paths.map((path) => placeOf(path, languages))
}

function withoutRoot(path: string): string {
  return path
    .replace(translated, (_, code: string, plugin: string) => `${code}/${plugin}/`)
    .replace(roots, '')
}

function placeOf(path: string, languages: ReadonlySet<string>): FilePlace {
  const plain = withoutRoot(path).replace(/\.(?:md|mdx|markdown)$/i, '')
  const [first = ''] = plain.split('/', 1)
  const isFolder = languages.has(first)
  const below = isFolder ? plain.slice(first.length + 1) : plain
  const [, stem = below, suffix] = /^(.*)\.([a-z]{2}(?:-[a-z]{2,4})?)$/i.exec(below) ?? []
  const ending = suffix !== undefined && isLanguage(suffix) ? suffix : undefined
  const language = isFolder ? first : ending
  const named = !isFolder && ending !== undefined ? stem : below
  return { path, language, stem: named, ...addressOf(named) }
}

function addressOf(named: string): Omit<FilePlace, 'path' | 'language' | 'stem'> {
  const parts = named.split('/')
  const file = parts.pop() ?? ''
  const [, year, month = '', day = '', rest] = dated.exec(file) ?? dated.exec(`${parts.at(-1)}/${file}`) ?? []
  const date = year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const name = dated.test(file) ? (rest ?? file) : file
  const folders = parts.filter((part) => !/^_(?:posts|drafts)$/.test(part)).map(withoutNumber)
  const isIndex = /^_?index$/i.test(name)
  const last = isIndex ? [] : [withoutNumber(name)]
  const address = [...folders, ...last].join('/').replace(/^docs(?:\/|$)/, '')
  const isPost = (posts.test(named) && !/^_index$/.test(file)) || date !== undefined
  return {
    kind: isPost ? 'post' : 'page',
    isDraft: /(?:^|\/)_drafts\//.test(named),
    date,
    address,
  }
}

/** Docusaurus sorts by numbers such as `01-intro`, and Jekyll marks collections with `_`. Neither is a part of the address. */
const withoutNumber = (part: string) => part.replace(/^_|^\d{1,3}[-_.](?=\D)/, '')

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(code) && languageNames.of(code) !== undefined
  } catch {
    return false
  }
}

/**
 * Folders such as `et` or `pt-br`. Only one that has the same file as another language, or as the folder
 * above, is a language: `it` can also be a department.
 */
function languageFolders(paths: readonly string[]): ReadonlySet<string> {
  const there = new Set(paths)
  const byFolder = Map.groupBy(paths, (path) => (path.includes('/') ? (path.split('/', 1)[0] ?? '') : ''))
  const codes = [...byFolder.keys()].filter(isLanguage)
  const isTranslated = (code: string) =>
    (byFolder.get(code) ?? []).some((path) => {
      const below = path.slice(code.length + 1)
      return there.has(below) || codes.some((other) => other !== code && there.has(`${other}/${below}`))
    })
  return new Set(
    codes.filter((code) =>
      siteLocaleOf(code)?.toLowerCase() === code.toLowerCase()
        ? byFolder.has(code) && (isTranslated(code) || codes.length > 1)
        : isTranslated(code),
    ),
  )
}

/** Undefined if the site does not have the language. */
export function localeOf(code: string | undefined, fallback: Locale): Locale | undefined {
  return code === undefined ? fallback : siteLocaleOf(code)
}
