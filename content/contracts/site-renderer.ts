/**
 * The one door between the press and the print: what the server hands to the site, and what it gets back. The server loads
 * the built site by its path, development hands over a living one; neither side knows more of the other than this.
 */
import type { CollectionName, Data, Locale, SingleName, Term, TypeName } from '../model/index.ts'
import type { DynamicPage } from './dynamic-page.ts'

export interface Site {
  readonly render: Render
  /**
   * The query keys that make a difference to the page at a path, such as `after` for a list. All others are ignored, so
   * that nobody can fill the page cache with copies of one page.
   */
  readonly queryKeys: (path: string) => readonly string[]
  /** Paths that the framework of the site answers by itself. The server closes them: nobody needs them. */
  readonly isInternal?: (path: string) => boolean
  /** Every colour of the house, made from one: `#rrggbb`. A site without it has one look only. */
  readonly themeOf?: (color: string) => Theme
}

/** The style sheet of a brand colour, which follows the style sheets of every page. */
export interface Theme {
  /** Of the sheet; it changes with what is in it. */
  readonly path: string
  readonly css: string
}

export type Render = (request: RenderRequest) => Promise<RenderedPage>

export interface RenderRequest {
  /** Path and query as asked for: `/el/updates?after=…`. Never holds a host. */
  readonly url: string
  /** Where the site is, for addresses that must be whole: `https://example.org`, without a slash at the end. */
  readonly origin: string
  readonly reader: Reader
  readonly preview: Preview | PreviewEnd | false
  /** What the page answers to one person alone. Absent for every page that others may see as well. */
  readonly dynamicPage?: DynamicPage
  /** What was at the address was taken away for good: the page for errors says so. */
  readonly isDeleted?: boolean
  /** Given once, at the start of the process; a page without it is not led on from, and its visits are not counted. */
  readonly siteInfo?: SiteInfo
}

/** What is true of all pages that a process answers with. */
export interface SiteInfo {
  /** The id of the site's build. */
  readonly build: string
  /** Where visits are counted, unless settings say otherwise: an origin, or empty for this server. */
  readonly analyticsHost: string
}

/**
 * Why a page is the normal one although somebody asked for a preview: they left it, or its link opens nothing. The browser
 * forgets what it kept of the preview.
 */
export type PreviewEnd = 'ended' | 'expired' | 'revoked' | 'invalid'

/** More than visitors see is shown: the page says so, asks robots to stay away, and talks to whoever may frame it. */
export interface Preview {
  /** The drafts of one document in one language, or the whole site at a moment. */
  readonly shows: 'document' | 'site'
  /** ISO 8601; absent: now. */
  readonly at?: string
  /** The origins of other sites that may show the page in a frame. */
  readonly hosts: readonly string[]
  /** What clients of the specification keep as `previewAPI`; only where the token came with the address. */
  readonly api?: string
}

export interface RenderedPage {
  readonly status: number
  /** The whole document, doctype included. */
  readonly html: string
  /** Writes the page as data, for `{path}/_payload.json`, as `devalue` reads it; most are never asked for. */
  readonly payload: () => string
  /** `sha256-…` of each inline script, for the content security policy. */
  readonly scriptHashes: readonly string[]
  /** The same of each sheet that stands in the page. */
  readonly styleHashes?: readonly string[]
  /** The addresses of fonts that a browser is to ask for before it reads the page. */
  readonly fonts?: readonly string[]
  /** Origins of others that the page's script has to reach. */
  readonly connects?: readonly string[]
  /** Other origins that its pictures come from. */
  readonly pictures?: readonly string[]
  /** The address has a form that no page could have: it was refused before anything was looked up. */
  readonly isUnfit?: boolean
  /** Why it could not be rendered, where the status is 500. */
  readonly error?: unknown
  /** Where to go instead, with a status of 301, 302, 307 or 308. */
  readonly location?: string
}

/** What a page may read. Whoever makes a reader decides whether it sees drafts, and notes what was read. */
export interface Reader {
  single<Name extends SingleName>(name: Name, locale: Locale): Promise<Published<Name> | undefined>
  bySlug<Name extends CollectionName>(
    name: Name,
    locale: Locale,
    slug: string,
  ): Promise<Published<Name> | undefined>
  /** What a reference leads to; nothing while visitors do not see it. */
  byId<Name extends TypeName>(name: Name, locale: Locale, id: string): Promise<Published<Name> | undefined>
  /** Where a document has its page now, not encoded: what an address that follows a document stands for. */
  path(type: string, locale: Locale, id: string): Promise<string | undefined>
  /** In the order of the model. */
  list<Name extends CollectionName>(name: Name, locale: Locale, options: ListOptions): Promise<Listed<Name>>
  /** What a list of these can be narrowed to by one of the model's filters: every tag, every year. In their order. */
  terms(name: CollectionName, locale: Locale, filter: string): Promise<readonly Term[]>
  /** What stands before and after a document in the order of the model. */
  neighbours<Name extends CollectionName>(
    name: Name,
    locale: Locale,
    id: string,
  ): Promise<{ readonly before: Published<Name> | undefined; readonly after: Published<Name> | undefined }>
  media(id: string, locale: Locale): Promise<Picture | undefined>
  /** The texts of a field that were public until now: headings keep their ids by them. */
  textHistory(name: TypeName, locale: Locale, id: string, field: string): Promise<TextHistory>
}

/** The oldest first, the public one last. */
export interface TextHistory {
  readonly own: readonly string[]
  /** In the language that the text was translated from; empty for the source itself. */
  readonly source: readonly string[]
}

export interface ListOptions {
  readonly limit: number
  /** Only what has all of these: a term for each of some of the model's filters. */
  readonly where?: Readonly<Record<string, string>> | undefined
  /** The key of the page before this one, or of the page after it. */
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export interface Listed<Name extends CollectionName> {
  readonly items: readonly Published<Name>[]
  /** The key of the page after this one: its `after`. */
  readonly next: string | undefined
  /** The key of the page before this one, its `before`; empty where that is the first page, which needs none. */
  readonly previous: string | undefined
}

/** A document as visitors see it in one language: its own fields and those that all languages share. */
export interface Published<Name extends TypeName> {
  readonly id: string
  readonly type: Name
  readonly locale: Locale
  readonly data: Data<Name>
  /** When it was first public in this language, and when its public text last changed. ISO 8601. */
  readonly publishedAt: string
  readonly changedAt: string
  /** The languages in which it is public now, with its address there: the switch of languages is made of this. */
  readonly alternates: readonly { readonly locale: Locale; readonly slug: string | undefined }[]
}

export interface Picture {
  /** The file itself, at an address that changes with its bytes: `/media/{id}/{hash}.{ending}`. */
  readonly src: string
  /** `image/webp`, `image/svg+xml`, … */
  readonly type: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** What stands under it like the caption of a plate; may be empty. */
  readonly caption: string
  /** `#rrggbb`, the colour that most of it has, to stand there until it comes. None where one sees through it. */
  readonly color: string | undefined
  /** What has to stay in sight when it is cut to fit: from 0 to 1 each way. */
  readonly focal: { readonly x: number; readonly y: number } | undefined
  /** The origin that makes other sizes of it, where this server does not: `https://cdn.example.org`. */
  readonly cdn: string | undefined
}
