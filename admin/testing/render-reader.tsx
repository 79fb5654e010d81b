/** What reads from the server, on a page of its own. */

import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../query-client.ts'

export function renderReader(reader: ReactNode, client: QueryClient = createQueryClient()) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const rerender = (next: ReactNode) =>
    flushSync(() => root.render(<QueryClientProvider client={client}>{next}</QueryClientProvider>))
  rerender(reader)
  return { rerender }
}
