/** What the admin has read from the server, each under its key. */
import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'

declare global {
  interface Window {
    /** Where the browser extension of TanStack Query looks for what it shows. */
    __TANSTACK_QUERY_CLIENT__?: QueryClient
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isWorthRepeating } } })
  if (import.meta.env.DEV && typeof window !== 'undefined') window.__TANSTACK_QUERY_CLIENT__ = client
  return client
}

/** Reading is repeated once where the server was away or busy. What it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
}
