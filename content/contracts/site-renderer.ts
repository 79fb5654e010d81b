/**
 * Contract between server and site: what the server passes to the site, and what it gets back. The server
 * loads the built site by its path, or gets a live one in development. Neither imports the other.
 */
import type { CollectionName, Data, Locale, SingleName, Term, TypeName } from '../model/index.ts'
import type { DynamicPage } from './dynamic-page.ts'

export interface Site {
  readonly render: Render
  /**
   * The query keys that change the page at a path, such as `after` for a list. All others are ignored, so
   * that they cannot fill the page cache with copies of one page.
   */
  readonly queryKeys: (path: string) => readonly string[]
  /**
   * The paths of the pages in the code, without languages: `/updates` and, for one with a parameter, `/updates/@slug`. A
   * site without this function has a list for every collection, and no pages besides those of the content model.
   */
  readonly routes?: () => readonly string[]
  /**
   * Internal paths of the framework of the site. The server blocks them because visitors do not need them.
   */
  readonly isInternal?: (path: string) => boolean
  /**
   * Makes the stylesheet of a brand colour, fonts, corners and spacing. `undefined` if all are the defaults. A site without
   * this function cannot change them.
   */
  readonly themeOf?: (settings: ThemeSettings) => Theme | undefined
}

/** The settings that change how the whole site looks. */
export type ThemeSettings = Pick<Data<'settings'>, 'color' | 'fonts' | 'corners' | 'spacing'>

/** The stylesheet of these settings, which follows the stylesheets of every page. */
export interface Theme {
  /** The path of the stylesheet. It changes with the content. */
  readonly path: string
  readonly css: string
  /** The background of pages in the dark theme, for the frame of the browser. */
  readonly darkPage: string
  /** The colours of social cards. Only with a brand colour. */
  readonly cardColors?: CardColors
}

/** As `#rrggbb`. */
export interface CardColors {
  readonly background: string
  /** The name of the site. It is readable on the background. */
  readonly accent: string
}

export type Render = (request: RenderRequest) => Promise<RenderedPage>

export interface RenderRequest {
  /** The requested path and query without a host: `/el/updates?after=…`. */
  readonly url: string
  /** The base of absolute URLs: `https://example.org`, without a slash at the end. */
  readonly origin: string
  readonly reader: Reader
  readonly preview: Preview | PreviewEnd | false
  /** Content for this request only. Missing for every page that can be cached. */
  readonly dynamicPage?: DynamicPage
  /** Whether the page was deleted permanently, which the error page mentions. */
  readonly isDeleted?: boolean
  /** The visitor is a signed-in user, who reads the guides of the product even if the documentation is off. */
  readonly isSignedIn?: boolean
  /** Set once at the start of the process. Without it a page has no client navigation and no analytics. */
  readonly siteInfo?: SiteInfo
}

/** What is the same for all pages of a process. */
export interface SiteInfo {
  /** The id of the build of the site. */
  readonly build: string
  /** The origin of the analytics service, unless settings say otherwise. Empty for this server. */
  readonly analyticsHost: string
}

/**
 * Why a request for a preview got the normal page: the preview was ended, or its link is not valid. The
 * browser then deletes what it stored for the preview.
 */
export type PreviewEnd = 'ended' | 'expired' | 'revoked' | 'invalid'

/**
 * The page shows unpublished content: it says so, is not indexed by search engines, and sends messages to
 * frames of trusted sites.
 */
export interface Preview {
  /** The drafts of one document in one language, or the whole site at a moment. */
  readonly shows: 'document' | 'site'
  /** ISO 8601. Missing: now. */
  readonly at?: string
  /** The origins of other sites that may show the page in a frame. */
  readonly hosts: readonly string[]
  /** The value that other clients store as `previewAPI`. Only set if the token is in the URL. */
  readonly api?: string
  /** Contains changes that are not saved, so no part of it is worth storing. */
  readonly isUnsaved?: true
}

export interface RenderedPage {
  readonly status: number
  /** The whole document with its doctype. */
  readonly html: string
  /**
   * Serialises the page with `devalue` for `{path}/_payload.json`. A function, because most payloads are
   * never requested.
   */
  readonly payload: () => string
  /** `sha256-…` of each inline script, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[]
  /** `sha256-…` of each inline stylesheet. */
  readonly styleHashes?: readonly string[]
  /** URLs of fonts that the browser should preload. */
  readonly fonts?: readonly string[]
  /** Other origins that scripts of the page connect to. */
  readonly connects?: readonly string[]
  /** Other origins that its frames load from, after consent. */
  readonly frames?: readonly string[]
  /** Other origins that its images come from. */
  readonly pictures?: readonly string[]
  /** The path cannot belong to any page. It was rejected before any lookup. */
  readonly isUnfit?: boolean
  /** Why rendering failed, if the status is 500. */
  readonly error?: unknown
  /** The target of a redirect with status 301, 302, 307 or 308. */
  readonly location?: string
}

/**
 * What a page may read. The code that creates a reader decides whether it sees drafts, and records what was
 * read.
 */
export interface Reader {
  /** It reads changes that are not saved. What is made from them is used once, and not worth storing. */
  readonly isUnsaved?: true
  single<Name extends SingleName>(name: Name, locale: Locale): Promise<Published<Name> | undefined>
  bySlug<Name extends CollectionName>(
    name: Name,
    locale: Locale,
    slug: string,
  ): Promise<Published<Name> | undefined>
  /** The document with this id, or `undefined` if it is not public. */
  byId<Name extends TypeName>(name: Name, locale: Locale, id: string): Promise<Published<Name> | undefined>
  /** The current path of a document, not encoded. Document links resolve to it. */
  path(type: string, locale: Locale, id: string): Promise<string | undefined>
  /** In the order of the content model. */
  list<Name extends CollectionName>(name: Name, locale: Locale, options: ListOptions): Promise<Listed<Name>>
  /** All values of a filter, such as every tag or every year, in order. */
  terms(name: CollectionName, locale: Locale, filter: string): Promise<readonly Term[]>
  /** The documents before and after this one in the order of the content model. */
  neighbours<Name extends CollectionName>(
    name: Name,
    locale: Locale,
    id: string,
  ): Promise<{ readonly before: Published<Name> | undefined; readonly after: Published<Name> | undefined }>
  media(id: string, locale: Locale): Promise<Picture | undefined>
  /** All published versions of a text, from which headings keep their ids. */
  textHistory(name: TypeName, locale: Locale, id: string, field: string): Promise<TextHistory>
}

/** Oldest first, the public one last. */
export interface TextHistory {
  readonly own: readonly string[]
  /** The versions in the language that the text was translated from. Empty for the source itself. */
  readonly source: readonly string[]
}

export interface ListOptions {
  readonly limit: number
  /** Only documents that match all of these filters, each with one term. */
  readonly where?: Readonly<Record<string, string>> | undefined
  /** The cursor of the page before this one, or of the page after it. */
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export interface Listed<Name extends CollectionName> {
  readonly items: readonly Published<Name>[]
  /** The cursor of the next page, for `after`. */
  readonly next: string | undefined
  /** The cursor of the previous page, for `before`. Empty if that is the first page, which needs none. */
  readonly previous: string | undefined
}

/** A document as visitors see it in one language: its localized and its shared fields. */
export interface Published<Name extends TypeName> {
  readonly id: string
  readonly type: Name
  readonly locale: Locale
  readonly data: Data<Name>
  /** When it was first public in this language, and when its public text last changed. ISO 8601. */
  readonly publishedAt: string
  readonly changedAt: string
  /** The languages in which it is public, with its slugs there. The language switch is made from this. */
  readonly alternates: readonly { readonly locale: Locale; readonly slug: string | undefined }[]
}

export interface Picture {
  /** The URL of the file, which changes with its content: `/media/{id}/{hash}.{ending}`. */
  readonly src: string
  /** `image/webp`, `image/svg+xml`, … */
  readonly type: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The caption, which may be empty. */
  readonly caption: string
  /**
   * The dominant colour as `#rrggbb`, shown until the image is loaded. `undefined` for transparent images.
   */
  readonly color: string | undefined
  /** The focal point, from 0 to 1 in both directions. */
  readonly focal: { readonly x: number; readonly y: number } | undefined
  /** The origin that resizes the image if this server does not: `https://cdn.example.org`. */
  readonly cdn: string | undefined
}
