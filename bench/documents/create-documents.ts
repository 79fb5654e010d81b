/** Measures how long it takes until a new document is stored. */
import { Agent, request } from 'node:http'

export interface Posting {
  readonly url: string
  readonly cookie?: string | undefined
  readonly bodyOf: (number: number) => unknown
}

export interface Creating {
  readonly milliseconds: number
  readonly perSecond: number
}

/** Sends the given number of requests from parallel writers. Returns the median duration. */
export async function creating(posting: Posting, creates: number, writers: number): Promise<Creating> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  const times: number[] = []
  let number = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (number < creates) {
        number += 1
        const started = performance.now()
        await post(agent, posting, posting.bodyOf(number))
        times.push(performance.now() - started)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  return { milliseconds: median, perSecond: times.length / seconds }
}

function post(agent: Agent, { url, cookie }: Posting, body: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...(cookie === undefined ? {} : { cookie }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      if (response.statusCode === 200 || response.statusCode === 201) response.on('end', resolve).resume()
      else reject(new Error(`Creating a document returned ${response.statusCode}.`))
    })
    sent.on('error', reject)
    sent.end(bytes)
  })
}

/** New documents for the API: they differ only in their number. */
const texts = 'Salt and light on paper, washed in running water. '.repeat(10)

export const newDocument = (number: number) => ({
  locale: 'en' as const,
  data: { title: `New sheet ${number}`, body: texts },
  shared: { author: 'Maria', tags: ['salt'] },
})
