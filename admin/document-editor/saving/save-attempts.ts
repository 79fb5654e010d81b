/**
 * Save attempts: runs a save on request or automatically and reports failures in the state. No text is lost.
 */
import type { Layer } from '@cyanotype/content/model/locales.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { EditingState } from '../state/editing-state.ts'
import type { Outcome } from './autosave-schedule.ts'
import type { SaveContext } from './save-layers.ts'
import { fieldsIn } from './save-layers.ts'

export interface Attempt {
  readonly busy: NonNullable<EditingState['busy']>
  /** The layer for errors that name none. */
  readonly layer: Layer
  /** Returns whether everything was saved. A conflict is reported in the state. */
  readonly work: () => Promise<boolean>
}

interface Ended {
  readonly isDone: boolean
  readonly outcome: Outcome
}

interface Attempts {
  /** A save by the user, who sees why it failed. */
  requested(attempt: Attempt): Promise<Ended>
  /** An automatic save. Failures are retried or shown beside the text without interrupting the user. */
  unasked(layer: Layer, save: () => Promise<unknown>): Promise<Outcome>
}

export function attemptsOf({ store, type }: SaveContext, keep: () => boolean): Attempts {
  const outcomeNow = (): Outcome => (store.state().conflict === undefined ? 'saved' : 'closed')
  const end = (outcome: Outcome) =>
    store.update({
      busy: undefined,
      trouble: outcome === 'saved' ? undefined : outcome,
      isInLocalDraft: keep(),
    })

  return {
    async requested({ busy, layer, work }) {
      store.update({ busy, conflict: undefined, problems: [], failure: '', merged: [] })
      let ended: Ended = { isDone: false, outcome: 'closed' }
      try {
        const isDone = await work()
        ended = { isDone, outcome: outcomeNow() }
        store.update({ isDeciding: ended.outcome === 'closed' })
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        ended = { isDone: false, outcome: outcomeOf(error) }
        store.update({ problems: fieldsIn(error, type, layer), failure: error.message })
      } finally {
        end(ended.outcome)
      }
      return ended
    },
    async unasked(layer, save) {
      store.update({ busy: 'autosaving' })
      let outcome: Outcome = 'closed'
      try {
        await save()
        outcome = outcomeNow()
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        outcome = outcomeOf(error)
        store.update({ problems: fieldsIn(error, type, layer) })
      } finally {
        end(outcome)
      }
      return outcome
    },
  }
}

function outcomeOf({ status }: ApiProblem): Outcome {
  if (status === 401) return 'closed'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'away' : 'refused'
}
