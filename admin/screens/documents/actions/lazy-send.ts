/**
 * Loads the code that sends and undoes actions, when the list is rendered or at the latest on the first
 * action.
 */
import { onDemand } from '../../../shell/lazy/lazy-module.ts'

const source = onDemand(() => import('./run-action.ts'))

export const Sending = {
  load: source.load,
  isHere: () => source.part() !== undefined,
}
