/** Finds what is to be edited, by its id, or makes room for something new; then leaves it to the desk. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale, localizedPath, model } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import type { DocumentAnswer } from '../../edits/publishing.ts'
import { ScreenLoading } from '../../layout/screen-loading.tsx'
import { ScreenTitle } from '../../layout/screen-title.tsx'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'
import { DocumentDesk } from './document-desk.tsx'
import { documentQuery } from './queries.ts'

interface EditScreenProps {
  /** The id of a document, or the name of a single. */
  readonly slug?: string
  /** The type of a new document, where there is no slug. */
  readonly newType?: string
  /** The language that is on screen; the interface's own where the address names none. */
  readonly language: string | undefined
}

export function EditScreen({ slug, newType = '', language }: EditScreenProps) {
  const { locale: spoken, api } = useAdmin()
  const router = useRouter()
  const { publicHref } = useLocation()
  const [created, setCreated] = useState<DocumentAnswer>()
  /** A form that became a document stays the same form; a new one after it is another. */
  const [round, setRound] = useState(0)
  const [lastSlug, setLastSlug] = useState(slug)
  if (slug !== lastSlug) {
    setLastSlug(slug)
    if (slug === undefined) {
      setCreated(undefined)
      setRound(round + 1)
    }
  }
  const isJustCreated = slug !== undefined && slug === created?.id
  const isNew = slug === undefined || isJustCreated
  const found = useQuery({ ...documentQuery(api, slug ?? ''), enabled: !isNew })

  const locale = language !== undefined && isLocale(language) ? language : spoken
  const handleCreated = (document: DocumentAnswer) => {
    setCreated(document)
    const query = language === undefined ? '' : `?language=${language}`
    const href = localizedPath(spoken, `/admin/edit/${document.id}${query}`)
    void router.navigate({ href, replace: true, ignoreBlocker: true, resetScroll: false })
  }

  if (isNew) {
    const type = created === undefined ? collectionNamed(newType) : collectionNamed(created.type)
    if (type === undefined) return <NotFoundScreen path={publicHref} />
    return (
      <DocumentDesk
        key={`new-${round}`}
        type={type}
        document={undefined}
        locale={locale}
        onCreated={handleCreated}
      />
    )
  }
  if (found.isPending) return <ScreenLoading />
  if (found.isError) return <Failure message={found.error.message} onRetry={() => void found.refetch()} />
  if (found.data === null) return <NotFoundScreen path={publicHref} />
  return <DocumentDesk key={slug} {...found.data} locale={locale} onCreated={handleCreated} />
}

function collectionNamed(name: string): DocumentType | undefined {
  const types: readonly DocumentType[] = Object.values(model)
  return types.find((type) => type.name === name && type.kind === 'collection')
}

interface FailureProps {
  readonly message: string
  readonly onRetry: () => void
}

function Failure({ message, onRetry }: FailureProps) {
  return (
    <div className="edit-failure">
      <ScreenTitle>
        <Trans>This could not be read</Trans>
      </ScreenTitle>
      <div role="alert">
        <Callout tone="danger">
          <p>{message}</p>
          <Button variant="outline" color="neutral" size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Callout>
      </div>
    </div>
  )
}
