/**
 * Quick composer: title, text and image in three languages, for phones. It opens the last unpublished update,
 * stores text on the device at once, and saves a draft shortly after.
 */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { siteLocales } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Button, Callout, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminButtonLink } from '../../components/admin-link.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import type { DraftOwner } from '../../document-editor/local-drafts/local-draft-owner.ts'
import { move, openTabs } from '../../document-editor/local-drafts/local-draft-owner.ts'
import type { DocumentResponse } from '../../document-editor/saving/publishing.ts'
import { isPublic } from '../../document-editor/saving/publishing.ts'
import { Composer } from './composer.tsx'

export function ComposerScreen() {
  const { t } = useLingui()
  const session = useSession()
  const mayCreate = session !== null && may(session, 'documents.create', { type: updates })
  return (
    <div className="composer-screen">
      <ScreenHeader
        title={t`Quick update`}
        crumbs={[{ label: t`Updates`, to: '/admin/updates' }, { label: t`Quick update` }]}
      />
      {mayCreate ? (
        <StartComposer owner={session} />
      ) : (
        <EmptyState
          icon="edit"
          title={<Trans>Your role cannot create updates</Trans>}
          action={
            <AdminButtonLink to="/admin/updates" variant="outline" color="neutral">
              <Trans>View updates</Trans>
            </AdminButtonLink>
          }
        >
          <Trans>Ask an editor to create the update, or open an existing one from the list.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

function StartComposer({ owner }: { readonly owner: DraftOwner }) {
  const { api, storage } = useAdmin()
  const [unfinished] = useState(() => openUnfinished(storage, owner))
  // What the user creates here is open already: it is not loaded in place of the text that is being written.
  const [{ round, id }, setStart] = useState(() => ({ round: 0, id: unfinished.id() }))
  const others = useQuery({ queryKey: ['open-windows'], queryFn: openTabs, gcTime: 0 })
  const found = useQuery(unfinishedQuery(api, id, round))
  if (others.isPending || found.isPending) return <ScreenLoading />
  if (found.isError) return <Failure message={found.error.message} onRetry={() => void found.refetch()} />
  const handleCreated = ({ id }: DocumentResponse) => unfinished.start(id)
  return (
    <Composer
      key={round}
      document={found.data ?? undefined}
      others={others.data ?? new Set()}
      onCreated={handleCreated}
      onPublished={unfinished.finish}
      onAnother={() => {
        unfinished.finish()
        setStart({ round: round + 1, id: undefined })
      }}
    />
  )
}

interface Unfinished {
  id(): string | undefined
  start(id: string): void
  finish(): void
}

/** The unpublished update that the user began on this device: the composer opens it. */
function openUnfinished(storage: Storage, { id, username }: DraftOwner): Unfinished {
  const key = `cyanotype/quick/${id}`
  // Older versions stored it under the user's name, which may change.
  move(storage, `cyanotype/quick/${username}`, key)
  return {
    id: () => storage.getItem(key) ?? undefined,
    start(id) {
      try {
        storage.setItem(key, id)
      } catch {
        // A full storage is needed for unsaved text. The draft is on the server and in the list of updates.
      }
    },
    finish: () => storage.removeItem(key),
  }
}

interface FailureProps {
  readonly message: string
  readonly onRetry: () => void
}

function Failure({ message, onRetry }: FailureProps) {
  return (
    <div role="alert" className="composer-failure">
      <Callout tone="danger" title={<Trans>Could not load your draft</Trans>}>
        <p>{message}</p>
        <Button variant="outline" color="neutral" size="sm" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Callout>
    </div>
  )
}

/** The unpublished update; null if there is none, or if it was deleted or published meanwhile. */
function unfinishedQuery(api: Api, id: string | undefined, round: number) {
  return queryOptions({
    queryKey: ['quick-update', id, round],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (id === undefined) return null
      try {
        const params = { type: 'updates', id }
        const document = await api('GET /api/documents/{type}/{id}', { params })
        const isOver =
          document.trashedAt !== null || siteLocales().some((locale) => isPublic(document, locale))
        return isOver ? null : document
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })
}
