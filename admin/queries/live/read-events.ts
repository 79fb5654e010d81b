/** Server-sent events out of a stream of bytes: https://html.spec.whatwg.org/multipage/server-sent-events.html */

export interface ServerEvent {
  readonly id: string
  readonly event: string
  readonly data: string
}

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of chunksOf(body)) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield eventIn(block)
  }
}

/** Not every browser can be asked for the parts of a stream by `for await` yet. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

function eventIn(block: string): ServerEvent {
  const found = { id: '', event: '', data: '' }
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? []
    if (name === 'id' || name === 'event' || name === 'data') found[name] = value
  }
  return found
}
