/** How somebody likes the admin. A copy on the device is there before the server has answered. */

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerAt, RequestAt } from '../api/call-types.ts'
import type { Api } from '../api/client.ts'
import { useAdmin, useSession } from '../app-context.tsx'
import { writeLog } from '../shell/console-log.ts'

type Preferences = AnswerAt<'GET /api/preferences'>
type Change = RequestAt<'PATCH /api/preferences'>['body']

const key = 'cyanotype/preferences'

function preferencesQuery(api: Api, storage: Storage) {
  return queryOptions({
    queryKey: ['preferences'],
    staleTime: Number.POSITIVE_INFINITY,
    // Somebody who comes back to this device may have changed something on another.
    refetchOnWindowFocus: 'always',
    placeholderData: () => storedPreferences(storage),
    queryFn: async () => save(storage, await api('GET /api/preferences', {})),
  })
}

export function usePreferences(): Preferences {
  const { api, storage } = useAdmin()
  const isSignedIn = useSession() !== null
  return useQuery({ ...preferencesQuery(api, storage), enabled: isSignedIn }).data ?? {}
}

/** Shown at once, and sent; where that fails, this device has it at least. */
export function useChangePreferences(): (change: Change) => void {
  const { api, storage } = useAdmin()
  const queries = useQueryClient()
  return useCallback(
    (change) => {
      const { queryKey } = preferencesQuery(api, storage)
      const { columns: _, ...plain } = change
      const named = Object.entries({
        ...storedPreferences(storage),
        ...queries.getQueryData(queryKey),
        ...plain,
      })
      const expected: Preferences = Object.fromEntries(named.filter(([, value]) => value !== null))
      queries.setQueryData(queryKey, save(storage, expected))
      api('PATCH /api/preferences', { body: change }).then(
        (answer) => queries.setQueryData(queryKey, save(storage, answer)),
        (error: unknown) => writeLog('Preferences could not be kept', error),
      )
    },
    [api, storage, queries],
  )
}

export function clearPreferences(storage: Storage): void {
  storage.removeItem(key)
}

function save(storage: Storage, preferences: Preferences): Preferences {
  try {
    storage.setItem(key, JSON.stringify(preferences))
  } catch {
    // A full storage holds on to unsaved words rather than to how wide a column is.
  }
  return preferences
}

/** What the server answered last on this device. */
export function storedPreferences(storage: Storage): Preferences | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
