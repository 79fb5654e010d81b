/**
 * Load generator: requests one page repeatedly on several open connections and counts the responses. It is a
 * separate process, so that it does not share a core with the measured server. Every response must be a 200
 * with a Content-Length.
 */
import { connect } from 'node:net'

interface Task {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly seconds: number
  /** The session cookie of a signed-in user. */
  readonly cookie?: string
}

process.on('message', (task: Task) => {
  void measure(task).then((rate) => process.send?.(rate))
})

async function measure({ port, path, connections, seconds, cookie }: Task): Promise<number> {
  const request = Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Accept-Encoding: br',
      'Accept: text/html',
      ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
      '\r\n',
    ].join('\r\n'),
  )
  const end = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => requestUntil(end, port, request)),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function requestUntil(end: number, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let length = 0
    let received = 0
    let responses = 0
    socket.once('connect', () => socket.write(request))
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      if (received === 0) {
        if (chunk.subarray(0, 12).toString('latin1') !== 'HTTP/1.1 200') {
          socket.destroy(new Error(`Not a page: ${chunk.subarray(0, 200).toString('latin1')}`))
          return
        }
        length = responseLength(chunk)
      }
      received += chunk.length
      if (received < length) return
      received = 0
      responses += 1
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(responses))
    })
  })
}

function responseLength(start: Buffer): number {
  const head = start.subarray(0, start.indexOf('\r\n\r\n')).toString('latin1')
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  return head.length + 4 + body
}
