/** Query for the backups, with the schedule and the work in progress. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export type BackupList = ResponseAt<'GET /api/backups'>
export type Backup = BackupList['items'][number]
export type Schedule = BackupList['schedule']
export type RunningBackup = NonNullable<BackupList['running']>

/** Polled while a backup or a restore is running, to show its progress. */
export const backupsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backups'],
    queryFn: () => api('GET /api/backups', {}),
    refetchInterval: ({ state }) => (state.data?.running ? 2_000 : 60_000),
  })
