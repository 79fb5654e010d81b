import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Connection } from './connection.ts'

/** Whether the server is out of reach. When it is back, what could not be read is read again. */
export function useConnectionLost(connection: Connection): boolean {
  const queries = useQueryClient()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  useEffect(() => connection.start(), [connection])
  useEffect(() => {
    if (!isLost) void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [isLost, queries])
  return isLost
}
