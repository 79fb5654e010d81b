/**
 * Metrics in the text format of Prometheus, at `/metrics` for those who have the token. Without `METRICS_TOKEN`
 * nothing is measured, and the library is not loaded.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { DatabaseLoad, VisitorReads } from '../../db/index.ts'
import type { Middleware } from '../../http/calls/request-context.ts'
import type { JobResult } from '../jobs/index.ts'
import { routeClassOf } from './route-class.ts'

export interface Metrics {
  /** Counts and times a request until its response has ended. */
  measure(request: IncomingMessage, response: ServerResponse): void
  noteJob(result: JobResult): void
  readonly middleware: Middleware
}

/** What is read at each request for metrics. */
export interface MetricsSources {
  pageCache(): {
    readonly fromMemory: number
    readonly fromDisk: number
    readonly rendered: number
    readonly entries: number
    readonly bytes: number
  }
  database(): DatabaseLoad
  /** Only with a replica. */
  readonly visitorReads: (() => VisitorReads) | undefined
  /** Events that are committed, and not delivered on this node yet. */
  outboxLag(): Promise<number>
  /** Webhook deliveries that wait for an attempt. */
  webhookQueue(): Promise<number>
  openConnections(): Promise<number>
  /** Added to all series. */
  readonly labels?: Readonly<Record<string, number>>
}

type Client = typeof import('prom-client')

const path = '/metrics'

/** In seconds: from a page in memory to the timeout of a call. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export async function openMetrics(token: string, sources: MetricsSources): Promise<Metrics> {
  const { default: client } = await import('prom-client')
  const register = new client.Registry()
  register.setDefaultLabels({ ...sources.labels })
  client.collectDefaultMetrics({ register })
  const reads = gaugesOf(client, register, sources)
  const isAllowed = tokenCheck(token)
  return {
    ...requestsOf(client, register),
    noteJob: jobsOf(client, register),
    async middleware(context, next) {
      if (context.path !== path || !isAllowed(context.headers.authorization)) return next()
      context.set('cache-control', 'no-store')
      await reads()
      context.body = await register.metrics()
      context.set('content-type', register.contentType)
    },
  }
}

/** Both are hashed, so that the comparison takes as long for a token of another length. */
function tokenCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(`Bearer ${token}`)
  return (authorization = '') => timingSafeEqual(digest(authorization), expected)
}

function requestsOf({ Counter, Histogram }: Client, register: Registry): Pick<Metrics, 'measure'> {
  const requests = new Counter({
    name: 'cyanotype_http_requests_total',
    help: 'Requests by route class and status.',
    labelNames: ['route', 'status'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'cyanotype_http_request_duration_seconds',
    help: 'The time from the headers of a request to the end of its response, in seconds.',
    labelNames: ['route'],
    buckets,
    registers: [register],
  })
  return {
    measure(request, response) {
      const started = performance.now()
      const route = routeClassOf(request.url ?? '/')
      response.once('close', () => {
        requests.inc({ route, status: response.statusCode })
        durations.observe({ route }, (performance.now() - started) / 1_000)
      })
    },
  }
}

function jobsOf({ Counter, Gauge }: Client, register: Registry): Metrics['noteJob'] {
  const runs = new Counter({
    name: 'cyanotype_job_runs_total',
    help: 'Runs of background jobs by job and result.',
    labelNames: ['job', 'result'],
    registers: [register],
  })
  const seconds = new Gauge({
    name: 'cyanotype_job_duration_seconds',
    help: 'The duration of the last run of each background job, in seconds.',
    labelNames: ['job'],
    registers: [register],
  })
  return ({ job, isDone, milliseconds }) => {
    runs.inc({ job, result: isDone ? 'success' : 'failure' })
    seconds.set({ job }, milliseconds / 1_000)
  }
}

/** Returns a function that reads the sources. A source that fails, such as a lost database, has no value then. */
function gaugesOf({ Gauge }: Client, register: Registry, sources: MetricsSources): () => Promise<void> {
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({
      name: `cyanotype_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
    })
  const pages = gauge('page_cache_requests', 'Pages since the start, by where they came from.', 'source')
  const entries = gauge('page_cache_entries', 'Responses in the page cache in memory.')
  const bytes = gauge('page_cache_bytes', 'The size of the page cache in memory, in bytes.')
  const connections = gauge('database_connections', 'Database connections by state.', 'state')
  const waiting = gauge('database_waiting', 'Transactions or statements that wait for a connection.')
  const { visitorReads } = sources
  const reads = visitorReads && gauge('visitor_reads', 'Statements for visitors, by database.', 'database')
  const lag = gauge('outbox_lag_events', 'Committed events that this node has not delivered yet.')
  const queue = gauge('webhook_queue', 'Webhook deliveries that wait for an attempt.')
  const open = gauge('http_connections', 'Open connections.')
  const later = async (to: typeof lag, read: () => Promise<number>) => {
    try {
      to.set(await read())
    } catch {
      to.remove()
    }
  }
  return async () => {
    const cache = sources.pageCache()
    pages.set({ source: 'memory' }, cache.fromMemory)
    pages.set({ source: 'disk' }, cache.fromDisk)
    pages.set({ source: 'render' }, cache.rendered)
    entries.set(cache.entries)
    bytes.set(cache.bytes)
    const database = sources.database()
    connections.set({ state: 'idle' }, database.idle)
    connections.set({ state: 'active' }, database.connections - database.idle)
    waiting.set(database.waiting)
    for (const [name, count] of Object.entries(visitorReads?.() ?? {})) reads?.set({ database: name }, count)
    await Promise.all([
      later(lag, sources.outboxLag),
      later(queue, sources.webhookQueue),
      later(open, sources.openConnections),
    ])
  }
}
