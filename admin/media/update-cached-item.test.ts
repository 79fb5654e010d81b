/** Cached media items that were changed while requests are running. */
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../queries/query-client.ts'
import { mediaItem } from '../testing/media.ts'
import { mediaKey } from './media-item.ts'
import { putItem } from './use-item.ts'

const before = mediaItem({ alts: {} })
const after = mediaItem({ version: before.version + 1, alts: { en: 'A net' } })
const listOf = (item: typeof before) => ({ pages: [{ items: [item], next: null }], pageParams: [] })
const queryKey = [...mediaKey, 'list', 'en', {}]

test('a response that was requested before a change does not overwrite it', async () => {
  const queries = createQueryClient()
  queries.setQueryData(queryKey, listOf(before))
  const requested: PromiseWithResolvers<ReturnType<typeof listOf>>[] = []
  const queryFn = () => {
    const response = Promise.withResolvers<ReturnType<typeof listOf>>()
    requested.push(response)
    return response.promise
  }
  const stop = new QueryObserver(queries, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => undefined)

  void queries.invalidateQueries({ queryKey: mediaKey })
  await expect.poll(() => requested.length).toBe(1)
  putItem(queries, after)
  await expect.poll(() => requested.length).toBe(2)
  requested[0]?.resolve(listOf(before))
  await requested[0]?.promise
  expect(queries.getQueryData(queryKey)).toEqual(listOf(after))

  requested[1]?.resolve(listOf(after))
  await requested[1]?.promise
  expect(queries.getQueryData(queryKey)).toEqual(listOf(after))
  stop()
})
