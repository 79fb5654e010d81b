/** Upload queue: states and transitions of uploads. Pure functions: the runner sends the files. */
import type { MediaItem } from '../media-item.ts'

/**
 * `lost`: the connection failed and the upload is retried automatically. `present`: the library has the same
 * file already. `refused`: the server rejected the file.
 */
export type UploadState = 'waiting' | 'sending' | 'lost' | 'done' | 'present' | 'refused'

export interface NewUpload {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

export interface Upload extends NewUpload {
  readonly state: UploadState
  /** The bytes that were sent. */
  readonly sent: number
  /** The created item, or the existing one. */
  readonly item?: MediaItem
  /** The reason for the rejection. */
  readonly refusal?: string
}

export interface Queue {
  readonly uploads: readonly Upload[]
  readonly isPaused: boolean
}

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly NewUpload[] }
  | { readonly type: 'started' | 'lost' | 'retried' | 'removed'; readonly id: string }
  | { readonly type: 'sent'; readonly id: string; readonly bytes: number }
  | { readonly type: 'done' | 'present'; readonly id: string; readonly item: MediaItem }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: string }
  | { readonly type: 'connection-restored' | 'paused' | 'resumed' | 'cleared' | 'all-cancelled' }

export const emptyQueue: Queue = { uploads: [], isPaused: false }

/** One less than the server allows per user, so that another window can upload, too. */
export const maxParallel = 3

export function after(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'added':
      return { ...queue, uploads: [...queue.uploads, ...event.files.map(waiting)] }
    case 'removed':
      return withOnly(queue, ({ id }) => id !== event.id)
    case 'cleared':
      return withOnly(queue, (upload) => !isFinished(upload))
    case 'all-cancelled':
      return emptyQueue
    case 'paused':
      return { isPaused: true, uploads: queue.uploads.map(requeued) }
    case 'resumed':
      return { ...queue, isPaused: false }
    case 'connection-restored':
      return {
        ...queue,
        uploads: queue.uploads.map((upload) => (upload.state === 'lost' ? waiting(upload) : upload)),
      }
    default:
      return {
        ...queue,
        uploads: queue.uploads.map((upload) => (upload.id === event.id ? changed(upload, event) : upload)),
      }
  }
}

/** Without running uploads the pause ends, because nothing would show it when the next file is added. */
function withOnly({ uploads, isPaused }: Queue, stays: (upload: Upload) => boolean): Queue {
  const left = uploads.filter(stays)
  return { uploads: left, isPaused: isPaused && !left.every(isFinished) }
}

/** Events of an earlier attempt are ignored. */
function changed(
  upload: Upload,
  event: Exclude<QueueEvent, { type: 'added' | 'removed' | 'connection-restored' }>,
): Upload {
  const { state, bytes, sent } = upload
  if (event.type === 'retried') return isFinished(upload) && state !== 'done' ? waiting(upload) : upload
  if (event.type === 'started') return state === 'waiting' ? { ...upload, state: 'sending' } : upload
  if (state !== 'sending') return upload
  switch (event.type) {
    case 'sent':
      return { ...upload, sent: Math.max(sent, Math.min(event.bytes, bytes)) }
    case 'done':
    case 'present':
      return { ...upload, state: event.type, sent: bytes, item: event.item }
    case 'refused':
      return { ...upload, state: 'refused', sent: 0, refusal: event.refusal }
    case 'lost':
      return { ...upload, state: 'lost', sent: 0 }
    default:
      return upload
  }
}

function waiting({ id, name, bytes }: NewUpload): Upload {
  return { id, name, bytes, state: 'waiting', sent: 0 }
}

/** A running upload starts again later, because the server cannot resume a part. */
function requeued(upload: Upload): Upload {
  return upload.state === 'sending' || upload.state === 'lost' ? waiting(upload) : upload
}

/** Whether the upload will not continue by itself. */
export function isFinished({ state }: Upload): boolean {
  return state === 'done' || state === 'present' || state === 'refused'
}

/** The ids of the uploads to start now, in order. After a lost connection all wait. */
export function toStart({ uploads, isPaused }: Queue): readonly string[] {
  if (isPaused || uploads.some(({ state }) => state === 'lost')) return []
  const running = uploads.filter(({ state }) => state === 'sending').length
  return uploads
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(0, maxParallel - running))
    .map(({ id }) => id)
}

export interface UploadOutcome {
  readonly uploaded: number
  /** Files that the library had already, which were not uploaded. */
  readonly duplicates: number
  readonly refused: number
}

export function outcomeOf({ uploads }: Queue): UploadOutcome {
  const count = (requested: UploadState) => uploads.filter(({ state }) => state === requested).length
  return { uploaded: count('done'), duplicates: count('present'), refused: count('refused') }
}

/** Whether every file was uploaded and nothing needs a decision. */
export function isComplete({ uploads }: Queue): boolean {
  return uploads.length > 0 && uploads.every(({ state }) => state === 'done')
}

export interface Progress {
  /** The number of finished uploads and of all uploads. */
  readonly finished: number
  readonly count: number
  /** The sent part of all bytes, from 0 to 1. */
  readonly part: number
}

export function progressOf({ uploads }: Queue): Progress {
  const accepted = uploads.filter(({ state }) => state !== 'refused')
  const bytes = accepted.reduce((sum, upload) => sum + upload.bytes, 0)
  const sent = accepted.reduce((sum, upload) => sum + upload.sent, 0)
  const finished = uploads.filter(isFinished).length
  return { finished, count: uploads.length, part: bytes === 0 ? 1 : sent / bytes }
}
