/** Where a page of results ended, as an opaque text that fits into an address. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { noSuchPlace } from '../../problems/unknown-cursor.ts'

export interface Place {
  readonly score: number
  readonly id: string
  readonly layer: Locale
}

const parts = z.tuple([z.number(), z.string(), z.enum(localeCodes)])

export function nextOf(place: Place | undefined): string | null {
  if (place === undefined) return null
  return Buffer.from(JSON.stringify([place.score, place.id, place.layer])).toString('base64url')
}

/** It comes from whoever asks: what names no place is refused. */
export function placeOf(cursor: string): Place {
  const place = readPlace(cursor)
  if (place !== undefined) return place
  throw noSuchPlace()
}

export function readPlace(cursor: string): Place | undefined {
  try {
    const [score, id, layer] = parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { score, id, layer }
  } catch {
    return undefined
  }
}
