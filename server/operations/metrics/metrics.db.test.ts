import { expect, it } from 'vitest'
import { callDatabases, databases } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'

const metricsToken = 'a-token-for-the-metrics'
const authorization = `Bearer ${metricsToken}`
const html = { accept: 'text/html' }

it.each(databases)('are shown in the format of Prometheus to those with the token on %s', async (kind) => {
  const { anonymous } = await startServer(kind, { config: { metricsToken } })
  for (let count = 0; count < 3; count++) await anonymous.get('/updates', html)
  await anonymous.get('/api/health/ready')
  const response = await anonymous.get('/metrics', { authorization })
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers['cache-control']).toBe('no-store')
  const lines = response.text.split('\n')
  for (const line of [
    'cyanotype_http_requests_total{route="page",status="200"} 3',
    'cyanotype_http_requests_total{route="health",status="200"} 1',
    'cyanotype_http_request_duration_seconds_count{route="page"} 3',
    'cyanotype_page_cache_requests{source="memory"} 2',
    'cyanotype_page_cache_requests{source="render"} 1',
    'cyanotype_page_cache_entries 1',
    'cyanotype_outbox_lag_events 0',
    'cyanotype_webhook_queue 0',
    'cyanotype_database_waiting 0',
  ])
    expect(lines).toContain(line)
  for (const name of [
    'cyanotype_http_connections',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(response.text).toMatch(new RegExp(`^${name} [1-9\\d.e-]+$`, 'm'))
  expect(response.text).toMatch(/^cyanotype_database_connections\{state="idle"\} [1-9]/m)
})

it.each(callDatabases)('are not found without the token or when they are off, on %s', async (kind) => {
  const on = await startServer(kind, { config: { metricsToken } })
  const off = await startServer(kind)
  const wrong = [{}, { authorization: 'Bearer wrong' }, { authorization: metricsToken }]
  for (const headers of wrong) expect((await on.anonymous.get('/metrics', headers)).status).toBe(404)
  expect((await off.anonymous.get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404)
})

it.each(callDatabases)(
  'count calls by status, and name the metric of jobs before one has run, on %s',
  async (kind) => {
    const server = await startServer(kind, { config: { metricsToken } })
    expect((await server.anonymous.get('/api/webhooks')).status).toBe(401)
    const { text } = await server.anonymous.get('/metrics', { authorization })
    expect(text).toContain('# TYPE cyanotype_job_runs_total counter')
    expect(text).toContain('cyanotype_http_requests_total{route="api",status="401"} 1')
  },
)
