/** What a change is sent with, and taken back: fetched when the list is there, at the latest when somebody changes something. */
import { onDemand } from '../../layout/on-demand.ts'

const source = onDemand(() => import('./run-change.ts'))

export const Sending = {
  bring: source.bring,
  isHere: () => source.part() !== undefined,
}
