import type { ActionMessages } from './actions/action-messages.ts'
import type { BulkAction, Change, DoneAction } from './actions/list-actions.ts'
import type { Outcome } from './actions/run-action.ts'
import type { Summary } from './summary.ts'

/** A failed action with the reason, for one document. */
export interface Refused {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly message: string }[]
}

export type DocumentChange = Change & { readonly action: BulkAction & DoneAction }

/** An action on documents, with its undo if there is one. */
export interface DocumentAction {
  readonly documents: readonly Summary[]
  readonly messages: ActionMessages
  readonly send: () => Promise<Outcome>
  readonly back: ((outcome: Outcome) => Promise<Outcome>) | undefined
  /** Live documents were unpublished: the undo offer stays until it is dismissed. */
  readonly takesDown?: boolean
  /** Documents that enter a list have no row yet, so the list is fetched again. */
  readonly comes?: 'at once' | 'with the way back'
}
