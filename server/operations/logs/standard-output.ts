/**
 * The standard output, for the log. If it is a file on a full disk, its lines are lost: the server goes on, and later
 * lines may fit again.
 */
import { pino } from 'pino'

export interface StandardOutput {
  write(line: string): void
  close(): void
}

const descriptor = 1

export function openStandardOutput(): StandardOutput {
  let isFailing = false
  let isClosed = false
  let out = opened()

  function opened() {
    const stream = pino.destination(descriptor)
    stream.on('write', () => {
      isFailing = false
    })
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      // The reader of a pipe has ended, and pino writes nothing more.
      if (problem.code === 'EPIPE' || stream !== out) return
      isFailing = true
      out = opened()
      stream.destroy()
    })
    return stream
  }

  return {
    write(line) {
      if (!isClosed) out.write(line)
    },
    /** The end of the process would try to write what is left until the disk has space. */
    close() {
      if (!isFailing) return
      isClosed = true
      out.destroy()
    },
  }
}
