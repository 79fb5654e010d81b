/** Query client: data that the admin has read from the server, by query key. */
import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'

declare global {
  interface Window {
    /** The browser extension of TanStack Query looks for the client here. */
    __TANSTACK_QUERY_CLIENT__?: QueryClient
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isWorthRepeating } } })
  if (import.meta.env.DEV && typeof window !== 'undefined') window.__TANSTACK_QUERY_CLIENT__ = client
  return client
}

/** A read is retried once if the server was unreachable or busy. A refusal would be the same again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
}
