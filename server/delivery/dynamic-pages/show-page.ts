import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Context } from '../../http/calls/request-context.ts'

/** Renders the page at the requested URL with its dynamic content. */
export type Show = (context: Context, status: number, page: DynamicPage) => Promise<void>
