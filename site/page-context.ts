/** What every page knows of the request that it answers: Vike's own page context, and what we add to it. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Reader, RenderRequest } from '@cyanotype/content/render.ts'
import type { ComponentType } from 'react'
import type { PageHead } from './layout/page-head.ts'
import type { Surroundings } from './layout/surroundings.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Each page takes what its own `+data.ts` returns. */
      readonly Page: ComponentType<{ readonly data: unknown }>
      /** Given by `site.ts` with each request. */
      readonly origin: string
      readonly reader: Reader
      readonly preview: RenderRequest['preview']
      /** What the page answers to one person alone. */
      readonly occasion: RenderRequest['occasion']
      readonly house: RenderRequest['house']
      /** By the prefix alone. */
      readonly locale: Locale
      /** Set by a page that has nothing to show: it is answered with 404, and kept by nobody. */
      status?: 404
      /** Set before a page is rendered: what header and footer show. */
      surroundings: Surroundings
    }
    interface Config {
      /** How a page introduces itself: each page has a `+head.ts`. */
      head?: (pageContext: PageContextServer) => PageHead
    }
    interface ConfigResolved {
      head?: (pageContext: PageContextServer) => PageHead
    }
  }
}

type PageContextServer = import('vike/types').PageContextServer
