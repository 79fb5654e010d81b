/**
 * Content of another system in a neutral form. Each format has a reader that returns it. Everything that has
 * no place here becomes a note, so that nothing is lost silently.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ImportNote } from './notes.ts'
import { SourceProblem } from './source-problem.ts'

export interface ForeignSite {
  readonly items: readonly ForeignItem[]
  /** About the whole source, such as comments or menus. */
  readonly notes: readonly ImportNote[]
  /** The URL of the old site, if it is known. */
  readonly origin: URL | undefined
  /** Addresses of all files that the source names. */
  readonly files: readonly string[]
  /** Finds a file of the source by the address in a text. */
  readonly findFile: FindFile
}

export type FindFile = (address: string, item: ForeignItem) => Promise<FoundFile>

/** A file on this machine, a URL to fetch, or nothing. */
export type FoundFile =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: URL }
  | { readonly kind: 'missing' }

/** In `html-lines`, empty lines separate paragraphs. */
export type BodyFormat = 'html' | 'html-lines' | 'markdown' | 'mdx'

export interface ForeignItem {
  /** Identifies the document in every import of the same site. Translations have the same key. */
  readonly key: string
  readonly kind: 'post' | 'page'
  readonly locale: Locale
  readonly title: string
  /** With slashes for a page below another one. */
  readonly slug: string
  /** In ISO 8601. */
  readonly date: string | undefined
  readonly isPublic: boolean
  readonly author: string
  readonly tags: readonly string[]
  readonly summary: string
  /** The address of the cover image. */
  readonly cover: string | undefined
  readonly coverAlt: string
  readonly order: number | undefined
  readonly isFeatured: boolean
  readonly seo: { readonly title: string; readonly description: string; readonly hidden: boolean }
  readonly body: { readonly format: BodyFormat; readonly text: string }
  /** The file of a folder, or the URL, which addresses in the text are relative to. */
  readonly place: string
  /** Old paths, such as `/2019/05/hello`. The first one is its own. */
  readonly oldPaths: readonly string[]
  /** Further addresses that texts link to, such as `/?p=12`. */
  readonly otherAddresses: readonly string[]
  readonly notes: readonly ImportNote[]
}

export interface ReadOptions {
  /** For what says nothing about its language. */
  readonly locale: Locale
  /** The URL of the old site, for formats that do not contain it. */
  readonly origin: URL | undefined
}

/** An item without anything, to which a reader adds what it knows. */
export const blankItem = {
  date: undefined,
  isPublic: false,
  author: '',
  tags: [],
  summary: '',
  cover: undefined,
  coverAlt: '',
  order: undefined,
  isFeatured: false,
  seo: { title: '', description: '', hidden: false },
  oldPaths: [],
  otherAddresses: [],
  notes: [],
} satisfies Partial<ForeignItem>

/** More than any real site, and few enough to import in one transaction. */
export const limits = { items: 10_000, bytes: 200_000_000, bodyCharacters: 2_000_000 }

export function checkCount(file: string, count: number): void {
  if (count <= limits.items) return
  throw new SourceProblem(file, 'too-many')
}

/** A path of the old site without its origin, query and last slash. Undefined for addresses with a query. */
export function oldPathOf(address: string, origin: URL | undefined): string | undefined {
  const url = URL.parse(address, origin ?? 'http://site.invalid')
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.pathname === '/' || url.search !== '') return undefined
  const path = decoded(url.pathname).replace(/(?<!\/)\/+$/, '')
  return /[?#\\\s]/.test(path) || path === '' || path.length > 1_000 ? undefined : path
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
