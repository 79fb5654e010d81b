/** Preferences of the user. A copy on the device is available before the server responds. */
import { withoutNulls } from '@cyanotype/content/contracts/without-nulls.ts'
import { isZone, zoneHere } from '@cyanotype/ui/components/date-time-field/zoned-time.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Api, RequestAt, ResponseAt } from '../api/client.ts'
import { useAdmin, useSession } from './app-context.tsx'
import { writeLog } from './console-log.ts'

type Preferences = ResponseAt<'GET /api/preferences'>
type Change = RequestAt<'PATCH /api/preferences'>['body']

const key = 'cyanotype/preferences'

function preferencesQuery(api: Api, storage: Storage) {
  return queryOptions({
    queryKey: ['preferences'],
    staleTime: Number.POSITIVE_INFINITY,
    // The user may have changed something on another device.
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

/** The preferred time zone, or that of the browser. */
export const useTimeZone = (): string => zoneIn(usePreferences())

/** The same, until the server has responded. */
export const timeZoneBefore = (storage: Storage): string => zoneIn(storedPreferences(storage) ?? {})

const zoneIn = ({ timeZone }: Preferences) =>
  timeZone !== undefined && isZone(timeZone) ? timeZone : zoneHere()

/** The preferred time zone, if it is another one than that of the browser. */
export function useOtherZone(): string | undefined {
  const zone = useTimeZone()
  return zone === zoneHere() ? undefined : zone
}

/**
 * Applied at once, then sent. If sending fails, the change stays on this device. With `onFailure` it is undone instead:
 * for what has no effect on a device, such as which e-mails the server sends.
 */
export function useChangePreferences(onFailure?: (error: Error) => void): (change: Change) => void {
  const { api, storage } = useAdmin()
  const queries = useQueryClient()
  return useCallback(
    (change) => {
      const { queryKey } = preferencesQuery(api, storage)
      const before: Preferences = { ...storedPreferences(storage), ...queries.getQueryData(queryKey) }
      const { columns, widths, ...plain } = change
      const expected: Preferences = withoutNulls({
        ...before,
        ...plain,
        // Other lists keep theirs.
        ...(columns && { columns: withoutNulls({ ...before.columns, ...columns }) }),
        ...(widths && { widths: withoutNulls({ ...before.widths, ...widths }) }),
      })
      queries.setQueryData(queryKey, save(storage, expected))
      api('PATCH /api/preferences', { body: change }).then(
        (response) => queries.setQueryData(queryKey, save(storage, response)),
        (error: unknown) => {
          writeLog('Preferences could not be saved', error)
          if (onFailure === undefined || !(error instanceof Error)) return
          const now = queries.getQueryData(queryKey)
          queries.setQueryData(queryKey, save(storage, withoutNulls({ ...now, ...valuesOf(before, change) })))
          onFailure(error)
        },
      )
    },
    [api, storage, queries, onFailure],
  )
}

/** What was stored before a change, for each part of it. */
function valuesOf(before: Preferences, change: Change): object {
  const stored = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.keys(change).map((name) => [name, stored.get(name) ?? null]))
}

export function clearPreferences(storage: Storage): void {
  storage.removeItem(key)
}

function save(storage: Storage, preferences: Preferences): Preferences {
  try {
    storage.setItem(key, JSON.stringify(preferences))
  } catch {
    // A full storage is needed for unsaved text. A column width may be lost.
  }
  return preferences
}

/** The last response of the server on this device. */
export function storedPreferences(storage: Storage): Preferences | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
