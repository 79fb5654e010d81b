export type { SafeFetch } from './safe-fetch.ts'
export { isCallable, OutgoingProblem, openSafeFetch } from './safe-fetch.ts'
