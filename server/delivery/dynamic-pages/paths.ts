/** The paths of dynamic pages, which are never cached and have no cached payload. */
import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { Context } from '../../http/calls/request-context.ts'

export const searchPath = '/search'
export const contactPath = '/contact'

/** A page of the documentation, whose form takes feedback. */
export const isDocsPath = (path: string): boolean => path === '/docs' || path.startsWith('/docs/')

export function isForOne(path: string): boolean {
  return readLocale(path).path === searchPath
}

/** Renders the page at the requested URL with its dynamic content. */
export type Show = (context: Context, status: number, page: DynamicPage) => Promise<void>
