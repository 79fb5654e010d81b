/** Edit screen: finds a document by id or URL, or creates a new one, and opens the editor. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { interfacePath, isSiteLocale, model } from '@cyanotype/content/model/index.ts'
import { Button, Callout, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { DocumentEditor } from '../../document-editor/document-editor.tsx'
import type { Named } from '../../document-editor/document-queries.ts'
import { documentQuery } from '../../document-editor/document-queries.ts'
import { DeletedDocument } from '../../document-editor/local-drafts/deleted-document.tsx'
import { openTabs } from '../../document-editor/local-drafts/local-draft-owner.ts'
import type { DocumentResponse } from '../../document-editor/saving/publishing.ts'
import { languageName } from '../../i18n/formats.tsx'
import { useLocation, useRouter } from '../../router/router-context.tsx'

interface EditScreenProps {
  /** The id of a document, its URL on the site, or the name of a single. */
  readonly slug?: string
  /** The type of a new document, if there is no slug. */
  readonly newType?: string
  /** The slug of the page above a new one. */
  readonly below?: string | undefined
  /** The language to edit; without one, the language of the interface. */
  readonly language: string | undefined
}

export function EditScreen({ slug, newType = '', below, language }: EditScreenProps) {
  const { locale: interfaceLocale, language: preferredLanguage, api } = useAdmin()
  const router = useRouter()
  const { publicHref, searchStr } = useLocation()
  const others = useQuery({ queryKey: ['open-windows'], queryFn: openTabs, gcTime: 0 })
  const { created, setCreated, round } = useCreated(slug, `${newType} ${below ?? ''}`)
  const isNew = slug === undefined || slug === created?.id
  const found = useQuery({ ...documentQuery(api, slug ?? ''), enabled: !isNew })

  const locale = language !== undefined && isSiteLocale(language) ? language : preferredLanguage
  const goTo = (id: string, inLanguage?: string) => {
    const query = new URLSearchParams(searchStr)
    query.delete('type')
    query.delete('below')
    if (inLanguage !== undefined && language === undefined) query.set('language', inLanguage)
    const href = interfacePath(interfaceLocale, `/admin/edit/${id}${query.size === 0 ? '' : `?${query}`}`)
    void router.navigate({ href, replace: true, ignoreBlocker: true, resetScroll: false })
  }
  const handleCreated = (document: DocumentResponse) => {
    setCreated(document)
    goTo(document.id)
  }

  const editor = { locale, below, others: others.data ?? new Set<string>(), onCreated: handleCreated }
  if (others.isPending) return <ScreenLoading />
  if (isNew) {
    const type = collectionNamed(created?.type ?? newType)
    if (type === undefined) return <NotFoundScreen path={publicHref} />
    return <DocumentEditor key={`new-${round}`} type={type} document={undefined} {...editor} />
  }
  if (found.isPending) return <ScreenLoading />
  if (found.isError) return <Failure message={found.error.message} onRetry={() => void found.refetch()} />
  if (found.data === null) return <DeletedDocument name={slug} path={publicHref} others={editor.others} />
  if ('goTo' in found.data) return <RedirectNotice {...found.data.goTo} onGo={goTo} />
  if ('choices' in found.data) return <ChooseDocument name={slug} choices={found.data.choices} />
  return <DocumentEditor key={slug} {...found.data} {...editor} />
}

interface ChooseDocumentProps {
  readonly name: string
  readonly choices: readonly Named[]
}

/** Asks for the document if several have the same URL. */
function ChooseDocument({ name, choices }: ChooseDocumentProps) {
  const { t, i18n } = useLingui()
  const { locale: interfaceLocale, language: preferredLanguage } = useAdmin()
  return (
    <>
      <ScreenHeader title={t`Choose a document`} />
      <ul className="document-choices plain-list" aria-label={t`Documents with the slug “${name}”`}>
        {choices.map(({ type, id, locale, title }) => (
          <li key={`${id}-${locale}`}>
            <Link
              href={interfacePath(
                interfaceLocale,
                `/admin/edit/${id}?language=${locale ?? preferredLanguage}`,
              )}
            >
              {title ?? name}
            </Link>
            <span className="document-choice-kind">
              {[
                ...Object.values(model).flatMap((one) => (one.name === type ? [i18n._(one.labelOne)] : [])),
                ...(locale === null ? [] : [languageName(locale, i18n.locale)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A form that created its document stays the same form. The next new document gets another one. */
function useCreated(slug: string | undefined, kind: string) {
  const [created, setCreated] = useState<DocumentResponse>()
  const [round, setRound] = useState(0)
  const wanted = slug ?? kind
  const [lastWanted, setLastWanted] = useState(wanted)
  if (wanted !== lastWanted) {
    setLastWanted(wanted)
    // Its form is gone once another document is open.
    if (slug !== created?.id) setCreated(undefined)
    if (slug === undefined) setRound(round + 1)
  }
  return { created, setCreated, round }
}

interface RedirectNoticeProps {
  readonly id: string
  readonly locale: string
  readonly onGo: (id: string, language: string) => void
}

/** A URL of the site redirects to its document, in its language. */
function RedirectNotice({ id, locale, onGo }: RedirectNoticeProps) {
  const go = useEffectEvent(onGo)
  useEffect(() => go(id, locale), [id, locale])
  return <ScreenLoading />
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
  const { t } = useLingui()
  return (
    <>
      <ScreenHeader title={t`Could not load the document`} />
      <div role="alert" className="edit-failure">
        <Callout tone="danger">
          <p>{message}</p>
          <Button variant="outline" color="neutral" size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Callout>
      </div>
    </>
  )
}
