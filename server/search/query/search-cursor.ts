/** Search cursor: the position at which a page of results ended, as an opaque text that is safe in a URL. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { noSuchPosition } from '../../problems/unknown-cursor.ts'

export interface SearchPosition {
  readonly score: number
  readonly id: string
  readonly layer: Locale
}

const parts = z.tuple([z.number(), z.string(), z.enum(localeCodes)])

export function nextOf(position: SearchPosition | undefined): string | null {
  if (position === undefined) return null
  return Buffer.from(JSON.stringify([position.score, position.id, position.layer])).toString('base64url')
}

/** The cursor comes from the client, so an invalid one is refused. */
export function positionOf(cursor: string): SearchPosition {
  const position = readPosition(cursor)
  if (position !== undefined) return position
  throw noSuchPosition()
}

export function readPosition(cursor: string): SearchPosition | undefined {
  try {
    const [score, id, layer] = parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { score, id, layer }
  } catch {
    return undefined
  }
}
