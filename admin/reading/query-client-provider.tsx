import type { ReactNode } from 'react'
import { createContext, useContext, useEffect } from 'react'
import type { QueryClient } from './query-client.ts'

const QueryClientContext = createContext<QueryClient | undefined>(undefined)

interface QueryClientProviderProps {
  readonly client: QueryClient
  readonly children: ReactNode
}

/** What is read for all that stands within; what is old is read anew when somebody comes back. */
export function QueryClientProvider({ client, children }: QueryClientProviderProps) {
  useEffect(() => client.start(), [client])
  return <QueryClientContext value={client}>{children}</QueryClientContext>
}

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext)
  if (client === undefined) throw new Error('A screen reads outside of QueryClientProvider.')
  return client
}
