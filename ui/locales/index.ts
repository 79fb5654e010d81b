/** Every locale of the components, by code. Import one of them by its file where only one is needed. */
import { el } from './el.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import type { Locale } from './locale.ts'

export type { Locale, MessagePath, Messages } from './locale.ts'
export { el, en, et }
export const locales: Readonly<Record<'en' | 'et' | 'el', Locale>> = { en, et, el }
