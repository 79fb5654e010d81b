/** Reads server-sent events as a browser does. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:http'

export interface StreamEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

export interface TestEventStream {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** All named events so far. */
  readonly events: readonly StreamEvent[]
  /** The last event id so far. */
  lastId(): string | undefined
  readonly ended: Promise<'in order' | 'cut off'>
  close(): void
  /** Stops reading, and resumes. */
  pause(): void
}

export function followEvents(url: string, headers: OutgoingHttpHeaders = {}): Promise<TestEventStream> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
      const events: StreamEvent[] = []
      let last: string | undefined
      let rest = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        const blocks = `${rest}${part}`.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const lines = new Map(
            block.split('\n').map((line) => [line.split(':')[0], line.replace(/^\w+: ?/, '')]),
          )
          const [id, event, data] = ['id', 'event', 'data'].map((name) => lines.get(name))
          last = id ?? last
          if (event !== undefined) events.push({ id: id ?? '', event, data: JSON.parse(data ?? 'null') })
        }
      })
      response.on('error', () => {})
      const ended = new Promise<'in order' | 'cut off'>((end) => {
        response.once('close', () => end(response.complete ? 'in order' : 'cut off'))
      })
      const { statusCode: status = 0 } = response
      resolve({
        ...{ status, headers: response.headers, events, ended },
        lastId: () => last,
        close: () => void asking.destroy(),
        pause: () => void response.pause(),
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}
