/**
 * Log files: `server.log`, which is renamed when it is full to `server.1.log` and so on. The oldest is
 * deleted. Lines are collected for a moment, so that a busy server does not wait for the disk at each of
 * them.
 */
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface LogFiles {
  write(line: string): void
  close(): void
}

interface LogLimits {
  /** The size limit of one file. */
  readonly maxBytes: number
  readonly files: number
}

const defaultLimits: LogLimits = { maxBytes: 50_000_000, files: 5 }
const flushDelayMs = 250
const maxBuffered = 64_000

export function openLogFiles(folder: string, { maxBytes, files }: LogLimits = defaultLimits): LogFiles {
  const path = (index: number) => join(folder, index === 0 ? 'server.log' : `server.${index}.log`)
  let gathered = ''
  let timer: NodeJS.Timeout | undefined
  let file: { readonly descriptor: number; size: number } | undefined

  function opened(): { readonly descriptor: number; size: number } {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const descriptor = openSync(path(0), 'a', 0o600)
    return { descriptor, size: fstatSync(descriptor).size }
  }

  function rotate(descriptor: number): void {
    closeSync(descriptor)
    file = undefined
    rmSync(path(files - 1), { force: true })
    for (let index = files - 2; index >= 0; index--) rename(path(index), path(index + 1))
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const text = gathered
    gathered = ''
    try {
      file ??= opened()
      file.size += writeSync(file.descriptor, text)
      if (file.size >= maxBytes) rotate(file.descriptor)
    } catch {
      file = undefined // the disk is full: the standard output has the lines, and later ones may fit again
    }
  }

  return {
    write(line) {
      gathered += line
      if (gathered.length >= maxBuffered) flush()
      else timer ??= setTimeout(flush, flushDelayMs).unref()
    },
    close() {
      if (gathered !== '') flush()
      if (file !== undefined) closeSync(file.descriptor)
      file = undefined
    },
  }
}

function rename(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    // There is no such file yet.
  }
}
