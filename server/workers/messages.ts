/** Messages between the primary process and its workers. */
import { z } from 'zod'

const request = z.int()

/** From a worker to the primary process. */
export const messageOfWorker = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    url: z.string(),
    firstOwnerToken: z.string().optional(),
  }),
  z.object({ kind: z.literal('log'), line: z.string() }),
  /** From now on, it answers `drain`. */
  z.object({ kind: z.literal('follows events') }),
  /** Asks all other workers to deliver the events that are committed. */
  z.object({ kind: z.literal('drain'), request }),
  z.object({ kind: z.literal('drained'), request }),
])

/** From the primary process to a worker. */
export const messageOfPrimary = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('log'), line: z.string() }),
  z.object({ kind: z.literal('drain'), request }),
  /** All other workers have delivered their events. */
  z.object({ kind: z.literal('drained'), request }),
  z.object({ kind: z.literal('stop') }),
])

export type MessageOfWorker = z.infer<typeof messageOfWorker>
export type MessageOfPrimary = z.infer<typeof messageOfPrimary>

/** The environment variables with which the primary process starts a worker. */
export const workerVariable = 'CYANOTYPE_WORKER'
/** Set for a worker that may print the token of the first owner. */
export const firstStartVariable = 'CYANOTYPE_FIRST_START'

/** The exit code of a worker that asks to be started again at once. */
export const startAgainCode = 75

/** The worker that answers calls whose data is in the memory of one process. */
export const mainWorker = 1
