/**
 * Upload runner: uploads files a few at a time, also when the user changes the screen. It pauses and resumes,
 * retries after a lost connection and asks the library for duplicates first.
 */
import { ApiProblem } from '../../api/api-problem.ts'
import { randomName } from '../../api/random-name.ts'
import type { MediaItem } from '../media-item.ts'
import type { SendFile } from './send-file.ts'
import type { Queue, QueueEvent } from './upload-queue.ts'
import { after, emptyQueue, toStart } from './upload-queue.ts'

export interface UploadOptions {
  /** The target folder. Without it, the files are in no folder. */
  readonly folder?: string | null | undefined
}

export interface Uploads {
  state(): Queue
  subscribe(listener: () => void): () => void
  /** Returns for each file the created or existing item, or `undefined` when it was removed. */
  uploadFiles(files: readonly File[], options?: UploadOptions): readonly Promise<MediaItem | undefined>[]
  pause(): void
  resume(): void
  /** Retries a rejected upload, or uploads a duplicate anyway. */
  retry(id: string): void
  /** Removes an upload in any state. */
  remove(id: string): void
  /** Removes finished uploads. */
  clear(): void
  /** Cancels all uploads. */
  cancelAll(): void
  /** Retries lost uploads, because the connection may be back. */
  retryLost(): void
}

interface UploadsOptions {
  readonly sendFile: Pick<SendFile, 'add'>
  /** Why the browser cannot read a file, if it cannot. Sending it would look like a lost connection. */
  readonly whyUnreadable: (file: File) => Promise<string | undefined>
  /** Finds an item of the library with the same bytes. */
  readonly findDuplicate: (file: File) => Promise<MediaItem | undefined>
  readonly wait: (seconds: number) => Promise<void>
  readonly onUploaded: (item: MediaItem) => void
}

interface Work {
  readonly id: string
  readonly file: File
  readonly folder: string | null
  readonly result: PromiseWithResolvers<MediaItem | undefined>
  isDuplicateAllowed: boolean
}

/** In seconds: the delays before automatic retries. */
const retryDelaysSeconds = [2, 4, 8, 15, 30]

export function createUploads(options: UploadsOptions): Uploads {
  const { wait, onUploaded } = options
  const { works, dispatch, ...queue } = openQueue((work, signal) => void attempt(work, signal))
  let failures = 0

  async function attempt(work: Work, signal: AbortSignal): Promise<void> {
    try {
      const event = await sendOne(options, work, signal, dispatch)
      if (signal.aborted) return
      failures = 0
      work.result.resolve(event.item)
      if (event.type === 'done') onUploaded(event.item)
      dispatch(event)
    } catch (error) {
      if (signal.aborted) return
      dispatch(failed(work.id, error))
      if (isConnectionError(error)) await retryLater()
    }
  }

  async function retryLater(): Promise<void> {
    const seconds = retryDelaysSeconds[Math.min(failures, retryDelaysSeconds.length - 1)] ?? 0
    failures += 1
    await wait(seconds)
    dispatch({ type: 'connection-restored' })
  }

  return {
    ...queue,
    uploadFiles(files, { folder = null } = {}) {
      const added = files.map((file) => newWork(file, folder))
      for (const work of added) works.set(work.id, work)
      const reported = added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size }))
      dispatch({ type: 'added', files: reported })
      return added.map(({ result }) => result.promise)
    },
    pause: () => dispatch({ type: 'paused' }),
    resume: () => dispatch({ type: 'resumed' }),
    retry(id) {
      const work = works.get(id)
      const { state } = queue.state().uploads.find((upload) => upload.id === id) ?? {}
      if (work && state === 'present') work.isDuplicateAllowed = true
      dispatch({ type: 'retried', id })
    },
    remove: (id) => dispatch({ type: 'removed', id }),
    clear: () => dispatch({ type: 'cleared' }),
    cancelAll: () => dispatch({ type: 'all-cancelled' }),
    retryLost: () => dispatch({ type: 'connection-restored' }),
  }
}

/** The queue with its listeners. Starts uploads when it is their turn and aborts paused or removed ones. */
function openQueue(begin: (work: Work, signal: AbortSignal) => void) {
  const listeners = new Set<() => void>()
  const works = new Map<string, Work>()
  const running = new Map<string, AbortController>()
  let queue = emptyQueue

  function abortStopped(): void {
    const states = new Map(queue.uploads.map(({ id, state }) => [id, state]))
    for (const [id, attempt] of running) {
      if (states.get(id) === 'sending') continue
      running.delete(id)
      attempt.abort()
    }
    for (const [id, { result }] of works) {
      if (states.has(id)) continue
      works.delete(id)
      result.resolve(undefined)
    }
  }

  function dispatch(event: QueueEvent): void {
    queue = after(queue, event)
    abortStopped()
    for (const id of toStart(queue)) {
      const work = works.get(id)
      if (work === undefined) continue
      const attempt = new AbortController()
      running.set(id, attempt)
      queue = after(queue, { type: 'started', id })
      begin(work, attempt.signal)
    }
    for (const listener of listeners) listener()
  }

  return {
    works,
    dispatch,
    state: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function sendOne(
  { sendFile, findDuplicate, whyUnreadable }: UploadsOptions,
  { id, file, folder, isDuplicateAllowed }: Work,
  signal: AbortSignal,
  dispatch: (event: QueueEvent) => void,
) {
  const reason = await whyUnreadable(file)
  if (reason !== undefined) throw new Error(reason)
  const duplicate = isDuplicateAllowed ? undefined : await findDuplicate(file)
  if (duplicate !== undefined) return { type: 'present', id, item: duplicate } as const
  signal.throwIfAborted()
  const onSent = (bytes: number) => {
    if (!signal.aborted) dispatch({ type: 'sent', id, bytes })
  }
  const { items } = await sendFile.add({ file, folder, idempotencyKey: id, signal, onSent })
  const [item] = items
  if (item === undefined) throw new Error('The library took a file and made nothing of it.')
  return { type: 'done', id, item } as const
}

function newWork(file: File, folder: string | null): Work {
  return { id: randomName(), file, folder, result: Promise.withResolvers(), isDuplicateAllowed: false }
}

/** The disk of the server is full. Only an administrator can change that, so the reason is shown. */
const storageFull = 507

/** No response, or a server that is busy or starting: the file is not the cause. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.status === storageFull) return false
  return error.status === 0 || error.status === 429 || error.status >= 502
}

function failed(id: string, error: unknown): QueueEvent {
  if (isConnectionError(error)) return { type: 'lost', id }
  const [field] = error instanceof ApiProblem ? error.fields : []
  const refusal = field?.message ?? (error instanceof Error ? error.message : String(error))
  return { type: 'refused', id, refusal }
}
