/** A fake event stream for tests. */
import type { FakeServer } from './fake-server.ts'

interface EventStreamServer {
  readonly server: FakeServer
  /** Sends an event as soon as a client listens. */
  sendEvent(event: string, message: object): Promise<void>
}

export function withEventStream(server: FakeServer): EventStreamServer {
  const listens = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const stream = () => new ReadableStream<Uint8Array>({ start: (controller) => listens.resolve(controller) })
  const fetch: FakeServer['fetch'] = async (input, init) =>
    String(input).startsWith('/api/live')
      ? new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
      : server.fetch(input, init)
  return {
    server: { ...server, fetch },
    async sendEvent(event, message) {
      const lines = `id: 1\nevent: ${event}\ndata: ${JSON.stringify(message)}\n\n`
      const listener = await listens.promise
      listener.enqueue(new TextEncoder().encode(lines))
    },
  }
}
