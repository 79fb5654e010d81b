/** What every question over a list is told. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Deed } from '../../screens/documents/document-action.ts'
import type { Summary } from '../../screens/documents/summary.ts'

export interface AskingProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onDo: (deed: Deed) => void
  readonly onCancel: () => void
}
