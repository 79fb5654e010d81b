/** Commands for one document of a list: in the menu of its row, and by keys. */
import { interfacePath, may } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../api/client.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { titleWithLanguage } from '../../../api/document-summary.ts'
import { useAdmin, useSession } from '../../../app-context/app-context.tsx'
import { useSingleKeys } from '../../../commands/single-key-shortcuts.ts'
import { useRouter } from '../../../router/router-context.tsx'
import { actionLabels } from './action-messages.ts'
import type { BulkAction } from './list-actions.ts'
import { bulkActions, changeOf } from './list-actions.ts'

export interface RowCommands {
  edit(row: Summary): void
  /** Undefined for types without pages. */
  readonly preview: ((row: Summary) => void) | undefined
  items(row: Summary): readonly MenuEntry[]
}

export function useRowCommands(
  type: DocumentType,
  onChange: (action: BulkAction, rows: readonly Summary[]) => void,
): RowCommands {
  const { t, i18n } = useLingui()
  const { api, locale, language } = useAdmin()
  const session = useSession()
  const hasSingleKeys = useSingleKeys()
  const router = useRouter()
  const addressOf = (id: string) => interfacePath(locale, `/admin/edit/${id}`)
  const edit = ({ id }: Summary) => void router.navigate({ href: addressOf(id) })

  const preview = (row: Summary) => void openPreview(api, type, row, language)
  const copy = useCopy(type, (id) => router.navigate({ href: addressOf(id) }))

  const hint = (keys: string) => (hasSingleKeys ? { keys } : {})
  const items = (row: Summary): readonly MenuEntry[] => {
    if (session === null) return []
    const mayEdit = may(session, 'documents.edit', { type })
    // A single copy is opened at once.
    const offered = bulkActions.filter(
      (action) => action !== 'copy' && changeOf(action, [row], { type, by: session }).items.length > 0,
    )
    const doIt = (action: BulkAction): MenuEntry => ({
      label: i18n._(actionLabels[action].label),
      icon: actionLabels[action].icon,
      ...(action === 'trash' ? { tone: 'danger' as const } : {}),
      onSelect: () => onChange(action, [row]),
    })
    return [
      {
        label: mayEdit ? t`Edit` : t`Open`,
        icon: mayEdit ? 'edit' : 'eye',
        ...hint('E'),
        onSelect: () => edit(row),
      },
      ...(type.page === undefined
        ? []
        : [
            {
              label: t`Preview draft`,
              icon: 'external' as const,
              ...hint('P'),
              onSelect: () => preview(row),
            },
          ]),
      ...(may(session, 'documents.create', { type })
        ? [{ label: t`Duplicate`, icon: 'copy' as const, onSelect: () => void copy(row) }]
        : []),
      ...(offered.length > 0 ? [{ kind: 'separator' as const }] : []),
      ...offered.map(doIt),
    ]
  }
  return { edit, preview: type.page === undefined ? undefined : preview, items }
}

/** Creates a copy and opens it. */
function useCopy(type: DocumentType, onCopied: (id: string) => Promise<void>) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  return async ({ id }: Summary): Promise<void> => {
    try {
      const params = { type: type.name, id }
      const made = await api('POST /api/documents/{type}/{id}/copy', { params, body: {} })
      void queries.invalidateQueries({ queryKey: ['documents', type.name] })
      toasts.add({ tone: 'success', title: t`Document duplicated. The copy is a draft with its own slug.` })
      await onCopied(made.id)
    } catch (error) {
      report(error)
    }
  }
}

async function openPreview(
  api: Api,
  type: DocumentType,
  { id, titles }: Summary,
  interfaceLocale: Locale,
): Promise<void> {
  // Opened before the request, because browsers block a tab that opens after it.
  const tab = window.open('', '_blank')
  try {
    const body = { locale: titleWithLanguage(titles, interfaceLocale)?.locale ?? interfaceLocale }
    const params = { type: type.name, id }
    const { url } = await api('POST /api/documents/{type}/{id}/preview', { params, body })
    if (tab) tab.location.href = url
  } catch (error) {
    tab?.close()
    report(error)
  }
}

function report(error: unknown) {
  if (error instanceof Error) toasts.add({ tone: 'danger', urgent: true, title: error.message })
}
