import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Context } from '../../http/calls/request-context.ts'

/** Shows the page at the address that was asked for, with what it has to say to whoever asked. */
export type Show = (context: Context, status: number, page: DynamicPage) => Promise<void>
