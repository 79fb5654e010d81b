/** A document as other screens name it: by its title today, with a link to the editor while it still exists. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { AnswerAt } from '../../api/call-types.ts'
import { useAdmin } from '../../app-context.tsx'
import { titleWithLanguage } from '../../screens/documents/summary.ts'
import { AdminLink } from '../../shell/admin-link.tsx'

interface DocumentNameProps {
  readonly document: AnswerAt<'GET /api/activity'>['items'][number]['document']
  /** The language that the editor opens with. */
  readonly language?: string | undefined
}

export function DocumentName({ document: { type, id, titles, state }, language }: DocumentNameProps) {
  const { t, i18n } = useLingui()
  const { locale } = useAdmin()
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

const types: ReadonlyMap<string, DocumentType> = new Map(Object.entries(model))

/** The type that an answer names; none where this admin is older than the server. */
export const typeCalled = (name: string): DocumentType | undefined => types.get(name)
