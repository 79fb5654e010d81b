export { OutgoingProblem } from './outgoing-problem.ts'
export type { SafeFetch } from './safe-fetch.ts'
export { isCallable, openSafeFetch } from './safe-fetch.ts'
