import { Button } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'

interface NextPageButtonProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly size?: 'sm' | 'md'
  readonly children: ReactNode
}

/** Loads the next page of a list that does not load while scrolling. Rendered only if there is one. */
export function NextPageButton({ list, size = 'md', children }: NextPageButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="outline"
      color="neutral"
      size={size}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
