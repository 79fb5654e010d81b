import type { ActionMessages } from './actions/action-messages.ts'
import type { BulkAction, Change, DoneAction } from './actions/list-actions.ts'
import type { Outcome } from './actions/run-action.ts'
import type { Summary } from './summary.ts'

/** What could not be done, and why, document by document. */
export interface Refused {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly message: string }[]
}

export type DocumentChange = Change & { readonly action: BulkAction & DoneAction }

/** Something that is done to documents, and how it is taken back where it can be. */
export interface DocumentAction {
  readonly documents: readonly Summary[]
  readonly messages: ActionMessages
  readonly send: () => Promise<Outcome>
  readonly back: ((outcome: Outcome) => Promise<Outcome>) | undefined
  /** Live documents left the site: the offer to undo stays until it is dismissed. */
  readonly takesDown?: boolean
  /** What comes to a list has no row there yet: the list is read anew. */
  readonly comes?: 'at once' | 'with the way back'
}
