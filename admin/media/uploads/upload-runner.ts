/**
 * Sends files to the library, a few at a time, whatever screen is open meanwhile: halts and goes on, waits out a broken
 * line, and asks first whether the library has the same bytes already.
 */
import { ApiProblem } from '../../api/api-problem.ts'
import type { MediaItem } from '../media-queries.ts'
import type { SendFile } from './send-file.ts'
import type { Queue, QueueEvent } from './upload-queue.ts'
import { after, emptyQueue, toStart } from './upload-queue.ts'

export interface UploadOptions {
  /** Where they go; in no folder without. */
  readonly folder?: string | null | undefined
}

export interface Uploads {
  state(): Queue
  subscribe(listener: () => void): () => void
  /** For each file what it has become, or already is in the library; undefined where somebody gave it up. */
  uploadFiles(files: readonly File[], options?: UploadOptions): readonly Promise<MediaItem | undefined>[]
  pause(): void
  resume(): void
  /** Once more, after a refusal; where it is there already, a second time all the same. */
  again(id: string): void
  /** Gives one up, wherever it is. */
  remove(id: string): void
  /** Forgets those that nothing more happens to. */
  clear(): void
  /** Gives up everything. */
  abandon(): void
  /** The line may be back: those that were lost set out again. */
  lineIsBack(): void
}

interface UploadsOptions {
  readonly sendFile: Pick<SendFile, 'add'>
  /** What the library has that was made of the same bytes. */
  readonly findDuplicate: (file: File) => Promise<MediaItem | undefined>
  readonly wait: (seconds: number) => Promise<void>
  readonly onUploaded: (item: MediaItem) => void
}

interface Work {
  readonly id: string
  readonly file: File
  readonly folder: string | null
  readonly result: PromiseWithResolvers<MediaItem | undefined>
  isWantedTwice: boolean
}

/** Seconds before the line is tried again by itself, each time longer. */
const retryDelaysMs = [2, 4, 8, 15, 30]

export function createUploads(options: UploadsOptions): Uploads {
  const { wait, onUploaded } = options
  const { works, tell, ...line } = openLine((work, signal) => void attempt(work, signal))
  let failures = 0

  async function attempt(work: Work, signal: AbortSignal): Promise<void> {
    try {
      const event = await sendOne(options, work, signal, tell)
      if (signal.aborted) return
      failures = 0
      work.result.resolve(event.item)
      if (event.type === 'done') onUploaded(event.item)
      tell(event)
    } catch (error) {
      if (signal.aborted) return
      tell(failed(work.id, error))
      if (isOfTheLine(error)) await tryLineLater()
    }
  }

  async function tryLineLater(): Promise<void> {
    const seconds = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0
    failures += 1
    await wait(seconds)
    tell({ type: 'line-back' })
  }

  return {
    ...line,
    uploadFiles(files, { folder = null } = {}) {
      const added = files.map((file) => newWork(file, folder))
      for (const work of added) works.set(work.id, work)
      const told = added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size }))
      tell({ type: 'added', files: told })
      return added.map(({ result }) => result.promise)
    },
    pause: () => tell({ type: 'paused' }),
    resume: () => tell({ type: 'resumed' }),
    again(id) {
      const work = works.get(id)
      const { state } = line.state().uploads.find((upload) => upload.id === id) ?? {}
      if (work && state === 'present') work.isWantedTwice = true
      tell({ type: 'again', id })
    },
    remove: (id) => tell({ type: 'removed', id }),
    clear: () => tell({ type: 'cleared' }),
    abandon: () => tell({ type: 'abandoned' }),
    lineIsBack: () => tell({ type: 'line-back' }),
  }
}

/** The queue and whoever listens to it. What sets out is begun, what is called back is broken off. */
function openLine(begin: (work: Work, signal: AbortSignal) => void) {
  const listeners = new Set<() => void>()
  const works = new Map<string, Work>()
  const underWay = new Map<string, AbortController>()
  let queue = emptyQueue

  function breakOff(): void {
    const states = new Map(queue.uploads.map(({ id, state }) => [id, state]))
    for (const [id, attempt] of underWay) {
      if (states.get(id) === 'sending') continue
      underWay.delete(id)
      attempt.abort()
    }
    for (const [id, { result }] of works) {
      if (states.has(id)) continue
      works.delete(id)
      result.resolve(undefined)
    }
  }

  function tell(event: QueueEvent): void {
    queue = after(queue, event)
    breakOff()
    for (const id of toStart(queue)) {
      const work = works.get(id)
      if (work === undefined) continue
      const attempt = new AbortController()
      underWay.set(id, attempt)
      queue = after(queue, { type: 'started', id })
      begin(work, attempt.signal)
    }
    for (const listener of listeners) listener()
  }

  return {
    works,
    tell,
    state: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function sendOne(
  { sendFile, findDuplicate }: UploadsOptions,
  { id, file, folder, isWantedTwice }: Work,
  signal: AbortSignal,
  tell: (event: QueueEvent) => void,
) {
  const duplicate = isWantedTwice ? undefined : await findDuplicate(file)
  if (duplicate !== undefined) return { type: 'present', id, item: duplicate } as const
  signal.throwIfAborted()
  const onSent = (bytes: number) => {
    if (!signal.aborted) tell({ type: 'sent', id, bytes })
  }
  const { items } = await sendFile.add({ file, folder, idempotencyKey: id, signal, onSent })
  const [item] = items
  if (item === undefined) throw new Error('The library took a file and made nothing of it.')
  return { type: 'done', id, item } as const
}

function newWork(file: File, folder: string | null): Work {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, file, folder, result: Promise.withResolvers(), isWantedTwice: false }
}

/** No answer, or a server that is busy or just starting: the file itself is not to blame. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 502)
}

function failed(id: string, error: unknown): QueueEvent {
  if (isOfTheLine(error)) return { type: 'lost', id }
  const refusal = error instanceof ApiProblem ? (error.fields[0]?.message ?? error.message) : String(error)
  return { type: 'refused', id, refusal }
}
