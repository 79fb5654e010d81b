/** Props of every dialog for bulk actions. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { DocumentAction } from '../../screens/documents/document-action.ts'
import type { Summary } from '../../screens/documents/summary.ts'

export interface BulkDialogProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onDo: (action: DocumentAction) => void
  readonly onCancel: () => void
}
