import type { PageContextServer } from 'vike/types'
import { toLine } from '../../updates/update-line.ts'

const perPage = 20

export type UpdatesData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, urlParsed }: PageContextServer) {
  const { after } = urlParsed.search
  const options = { limit: perPage, ...(after === undefined ? {} : { after }) }
  const { items, next } = await reader.list('updates', locale, options)
  return { updates: await Promise.all(items.map((item) => toLine(item, reader, locale))), next }
}
