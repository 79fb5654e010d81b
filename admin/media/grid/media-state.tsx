/** Media state: the tiles, or a message while they are loading, failed or missing. */
import { EmptyState, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { LoadFailure } from '../../components/load-failure.tsx'

interface MediaStateProps {
  readonly query: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly data?: { readonly pages: readonly { readonly items: readonly unknown[] }[] } | undefined
    readonly refetch: () => unknown
  }
  readonly isFiltered: boolean
  readonly mayAdd: boolean
  /** Replaces the empty message when the filter finds no problems. */
  readonly done?: ReactNode
  readonly children: ReactNode
}

export function MediaState({ query, isFiltered, mayAdd, done, children }: MediaStateProps) {
  const { isPending, error, data, refetch } = query
  if (isPending) return <TilesLoading />
  if (error !== null && data === undefined) {
    return <LoadFailure title={<Trans>Could not load the library</Trans>} error={error} onRetry={refetch} />
  }
  const isEmpty = data?.pages.every(({ items }) => items.length === 0) ?? true
  return (
    <>
      {children}
      {isEmpty ? <Nothing isFiltered={isFiltered} mayAdd={mayAdd} done={done} /> : null}
    </>
  )
}

function Nothing({ isFiltered, mayAdd, done }: Pick<MediaStateProps, 'isFiltered' | 'mayAdd' | 'done'>) {
  if (done !== undefined) return <EmptyState icon="success" title={done} />
  if (isFiltered) {
    return (
      <EmptyState icon="search" title={<Trans>No matching files</Trans>}>
        <Trans>Change the search text, folder or file type.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="image" title={<Trans>No files yet</Trans>}>
      {mayAdd ? <Trans>Drop or paste files here, or use the upload button.</Trans> : null}
    </EmptyState>
  )
}

/** Placeholder of the first tiles. It appears after a moment, so that a fast response does not flash. */
function TilesLoading() {
  return (
    <div className="media-grid media-loading" aria-busy="true">
      <div className="media-page">
        {Array.from({ length: 12 }, (_, at) => at).map((at) => (
          <Skeleton key={at} shape="picture" />
        ))}
      </div>
    </div>
  )
}

/** Missing image: shown when an older version contains an image that was deleted since. */
export function MissingImage({ error }: { readonly error: Error }) {
  const isDeleted = error instanceof ApiProblem && error.status === 404
  return (
    <p className="field-error">
      {isDeleted ? (
        <Trans>This image is no longer in the library, so visitors cannot see it. Choose another one.</Trans>
      ) : (
        error.message
      )}
    </p>
  )
}
