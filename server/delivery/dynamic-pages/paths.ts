/** Where every page answers one person: no page at such an address is ever kept, nor its data. */
import { readLocale } from '@cyanotype/content/model/index.ts'

export const searchPath = '/search'
export const contactPath = '/contact'

export function isForOne(path: string): boolean {
  return readLocale(path).path === searchPath
}
