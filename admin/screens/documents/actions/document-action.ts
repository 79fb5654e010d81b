import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Summary } from '../../../api/document-summary.ts'
import type { ActionMessages } from './action-messages.ts'
import type { BulkAction, Change, DoneAction } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'

/** A failed action with the reason, for one document. */
export interface FailedAction {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly message: string }[]
}

export type DocumentChange = Change & { readonly action: BulkAction & DoneAction }

/** An action on documents, with its undo if there is one. */
export interface DocumentAction {
  readonly documents: readonly Summary[]
  readonly messages: ActionMessages
  readonly send: () => Promise<ActionOutcome>
  readonly undo: ((outcome: ActionOutcome) => Promise<ActionOutcome>) | undefined
  /** Live documents were unpublished: the undo offer stays until it is dismissed. */
  readonly unpublishes?: boolean
  /** Documents that enter a list have no row yet, so the list is fetched again. */
  readonly changesList?: 'when done' | 'when undone'
}

/** Props of every dialog for bulk actions. */
export interface BulkDialogProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onDo: (action: DocumentAction) => void
  readonly onCancel: () => void
}
