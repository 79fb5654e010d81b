/** The paths of dynamic pages, which are never cached and have no cached payload. */
import { readLocale } from '@cyanotype/content/model/index.ts'

export const searchPath = '/search'
export const contactPath = '/contact'

export function isForOne(path: string): boolean {
  return readLocale(path).path === searchPath
}
