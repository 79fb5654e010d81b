/** A long public list in parts of equal size: their number, and the start of each. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { cursorOf } from '../core/list-cursor.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { countPublicPositions, publicPositionAt } from '../store/public-page-store.ts'

export interface PublicParts {
  count(type: string, locale: Locale, size: number): Promise<number>
  /**
   * The cursor for `after` in a list of a reader, or `undefined` for the first part. Parts are counted from
   * 0.
   */
  start(type: string, locale: Locale, size: number, part: number): Promise<string | undefined>
}

export function publicParts({ db, types }: DocumentContext): PublicParts {
  return {
    async count(type, locale, size) {
      return Math.ceil((await countPublicPositions(db.kysely, type, locale)) / size)
    },
    async start(type, locale, size, part) {
      if (part === 0) return undefined
      const direction = typeNamed(types, type).order?.direction === 'ascending' ? 'asc' : 'desc'
      const position = await publicPositionAt(db.kysely, type, locale, direction, part * size - 1)
      return position && cursorOf(position)
    },
  }
}
