/** Adds selected documents to a publish set. */
import { isSiteLocale, siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { useSession } from '../../../app-context/app-context.tsx'
import { AddToSetDialog } from '../../../publish-sets/add-to-set-dialog.tsx'
import { changeOf } from './list-actions.ts'

interface PublishSetDialogProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

export function PublishSetDialog({ type, rows, onDone, onCancel }: PublishSetDialogProps) {
  const session = useSession()
  const items = session === null ? [] : changeOf('publish-set', rows, { type, by: session }).items
  const found = new Set(items.flatMap(({ layers }) => Object.keys(layers).filter(isSiteLocale)))
  return (
    <AddToSetDialog
      type={type.name}
      documents={items.map(({ id }) => id)}
      languages={siteLocales().filter((code) => found.has(code))}
      onAdded={onDone}
      onClose={onCancel}
    />
  )
}
