/** Document name: the current title of a document, with a link to the editor while it exists. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ResponseAt } from '../api/client.ts'
import { titleWithLanguage } from '../api/document-summary.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { AdminLink } from '../components/admin-link.tsx'

interface DocumentNameProps {
  readonly document: ResponseAt<'GET /api/activity'>['items'][number]['document']
  /** The language in which the editor opens. */
  readonly language?: string | undefined
}

export function DocumentName({ document: { type, id, titles, state }, language }: DocumentNameProps) {
  const { t, i18n } = useLingui()
  const { language: locale } = useAdmin()
  const kind = typeCalled(type)
  const isSingle = kind?.kind === 'single'
  const named = isSingle ? undefined : titleWithLanguage(titles, locale)
  const name = isSingle ? i18n._(kind.label) : (named?.title ?? t`Untitled`)
  if (state === 'deleted') return <span>{kind === undefined ? name : i18n._(kind.labelOne)}</span>
  return (
    <AdminLink
      to={`/admin/edit/${isSingle ? type : id}${language === undefined ? '' : `?language=${language}`}`}
      variant="quiet"
      lang={named?.locale}
    >
      {name}
    </AdminLink>
  )
}

/** Returns the title of a document. A single without one has the name of its type. */
export function useDocumentTitle(): (document: {
  readonly type: string
  readonly title: string | null
}) => string {
  const { t, i18n } = useLingui()
  return ({ type, title }) => {
    const kind = typeCalled(type)
    return title ?? (kind?.kind === 'single' ? i18n._(kind.label) : t`Untitled`)
  }
}

const types: ReadonlyMap<string, DocumentType> = new Map(Object.entries(model))

/** Finds a type by name. `undefined` when the server is newer than this admin. */
export const typeCalled = (name: string): DocumentType | undefined => types.get(name)
