/** What a change is sent with, and taken back: fetched when the list is there, at the latest when somebody changes something. */
import { onDemand } from '../../../shell/lazy/lazy-module.ts'

const source = onDemand(() => import('./run-action.ts'))

export const Sending = {
  load: source.load,
  isHere: () => source.part() !== undefined,
}
