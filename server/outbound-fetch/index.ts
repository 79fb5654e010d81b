/** Requests to URLs that users entered, which reach public addresses only. */

export { readLimited } from './read-limited.ts'
export type { SafeFetch } from './safe-fetch.ts'
export { isCallable, OutgoingProblem, openSafeFetch } from './safe-fetch.ts'
