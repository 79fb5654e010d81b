export { OutgoingProblem } from './outbound-error.ts'
export type { SafeFetch } from './safe-fetch.ts'
export { isCallable, openSafeFetch } from './safe-fetch.ts'
