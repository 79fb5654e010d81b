/** Query for the current import and its report. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

type ImportResponse = ResponseAt<'GET /api/import'>
export type CurrentImport = NonNullable<ImportResponse['current']>
export type ImportReport = NonNullable<CurrentImport['report']>
export type ImportFailure = NonNullable<CurrentImport['failure']>
export type ImportNotes = ImportReport['notes'][number]

/** The name of the query. */
export const family = 'import'

const busyStages: readonly string[] = ['uploading', 'checking', 'importing']

const isBusy = (current: CurrentImport | null | undefined) =>
  current != null && busyStages.includes(current.stage)

/** Polled while an import is running, to show its progress. */
export const importQuery = (api: Api) =>
  queryOptions({
    queryKey: [family],
    queryFn: () => api('GET /api/import', {}),
    refetchInterval: ({ state }) => (isBusy(state.data?.current) ? 1_000 : 60_000),
  })
