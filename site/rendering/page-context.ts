/** What every page knows of the request that it answers. Vike's own page context knows the same, and more. */

import type { Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'
import type { PageHead } from '../layout/head/page-head.ts'
import type { SiteLayoutData } from '../layout/site-layout-data.ts'
import type { LearnedPage } from './render-fast-path.ts'

/** Given by `site.ts` with each request. */
interface RenderInput {
  readonly origin: string
  readonly reader: Reader
  readonly preview: RenderRequest['preview']
  /** What the page answers to one person alone. */
  readonly dynamicPage: RenderRequest['dynamicPage']
  readonly siteInfo: RenderRequest['siteInfo']
  readonly isDeleted: RenderRequest['isDeleted']
  /** By the prefix alone. */
  readonly locale: Locale
}

export interface PageRequest<Data = unknown> extends RenderInput {
  readonly routeParams: Readonly<Record<string, string>>
  /** Without the prefix of the language. */
  readonly urlPathname: string
  readonly urlParsed: { readonly search: Readonly<Record<string, string>> }
  /** What the page's own `+data.ts` returned. */
  readonly data: Data
  /** Set by a page that has nothing to show: it is answered with 404, and kept by nobody. */
  status?: 404
  /** Read before a page is rendered: what header and footer show. */
  readonly layoutData: SiteLayoutData
}

declare global {
  namespace Vike {
    interface PageContext extends RenderInput {
      /** Each page takes what its own `+data.ts` returns. */
      readonly Page: ComponentType<{ readonly data: unknown }>
      readonly learn: ((page: LearnedPage) => void) | undefined
      /** What the page threw when it was asked for in the short way. */
      readonly refusal?: unknown
      status?: 404
      layoutData: SiteLayoutData
    }
    interface Config {
      /** How a page introduces itself: each page has a `+head.ts`. */
      head?: (page: PageRequest) => PageHead
      /** The query parameters that the page reads: each such page has a `+queryKeys.ts`. */
      queryKeys?: readonly string[]
    }
    interface ConfigResolved {
      head?: (page: PageRequest) => PageHead
      data?: (page: PageRequest) => unknown
      queryKeys?: readonly string[]
    }
  }
}
