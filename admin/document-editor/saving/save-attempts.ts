/** One attempt to bring words to the server, unasked or asked for: what goes wrong is told by the state, and all is kept. */
import type { Layer } from '@cyanotype/content/model/locales.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { EditingState } from '../state/editing-state.ts'
import type { Outcome } from './autosave-schedule.ts'
import type { SaveContext } from './save-layers.ts'
import { fieldsIn } from './save-layers.ts'

export interface Attempt {
  readonly busy: NonNullable<EditingState['busy']>
  /** Where refusals belong that name none. */
  readonly layer: Layer
  /** Answers whether all of it was done; a conflict is in the state. */
  readonly work: () => Promise<boolean>
}

interface Ended {
  readonly isDone: boolean
  readonly outcome: Outcome
}

interface Attempts {
  /** Somebody waits for it, and is told why it does not work. */
  requested(attempt: Attempt): Promise<Ended>
  /** Nobody is disturbed by what goes wrong: it is tried again, or told beside the writing. */
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
