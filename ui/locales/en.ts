/** English texts, by group. A component imports the groups that it needs, so it works without a locale. */
import * as lists from './english-lists.ts'
import * as pages from './english-pages.ts'
import * as tools from './english-tools.ts'
import type { Locale } from './locale.ts'

export * from './english-lists.ts'
export * from './english-pages.ts'
export * from './english-tools.ts'

export const en = { name: 'English', code: 'en', messages: { ...pages, ...lists, ...tools } } satisfies Locale
