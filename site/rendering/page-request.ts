/** Page context: what every page knows of its request. It is a subset of the page context of Vike. */

import type { Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'
import type { PageHead } from '../context/page-head.ts'
import type { SiteLayoutData } from '../context/site-layout-data.ts'
import type { LearnedPage } from './render-fast-path.ts'

/** Everything that does not follow from the URL. Passed in by `create-site.ts` with each request. */
export interface RenderInput {
  readonly origin: string
  readonly reader: Reader
  readonly preview: RenderRequest['preview']
  /** Content for this request only. */
  readonly dynamicPage: RenderRequest['dynamicPage']
  readonly siteInfo: RenderRequest['siteInfo']
  readonly isDeleted: RenderRequest['isDeleted']
  /** By the prefix alone. */
  readonly locale: Locale
}

export interface PageRequest<Data = unknown> extends RenderInput {
  readonly routeParams: Readonly<Record<string, string>>
  /** Without locale prefix. */
  readonly urlPathname: string
  readonly urlParsed: { readonly search: Readonly<Record<string, string>> }
  /** The result of `+data.ts` of the page. */
  readonly data: Data
  /** Set by a page without content: the response has the status 404 and is not cached. */
  status?: 404
  /** Loaded before rendering: the data of header and footer. */
  readonly layoutData: SiteLayoutData
}

declare global {
  namespace Vike {
    interface PageContext extends RenderInput {
      /** Each page takes the result of its own `+data.ts`. */
      readonly Page: ComponentType<{ readonly data: unknown }>
      readonly learn: ((page: LearnedPage) => void) | undefined
      /** The error that the page threw on the fast path. */
      readonly refusal?: unknown
      status?: 404
      layoutData: SiteLayoutData
    }
    interface Config {
      /** The metadata of the page: each page has a `+head.ts`. */
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
