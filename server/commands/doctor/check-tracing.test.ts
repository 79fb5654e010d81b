import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { configAt, openCollector } from '../../operations/tracing/testing/collector.ts'
import { checkTracing } from './check-tracing.ts'

const check = async (url: string) =>
  (await checkTracing({ ...readConfig({}), tracing: configAt(url, { headers: { 'x-key': 'canary' } }) }))[0]

describe('The check of traces', () => {
  it('is satisfied without a collector', async () => {
    expect(await checkTracing(readConfig({}))).toMatchObject([{ check: 'Traces', state: 'ok' }])
  })

  it('sends an empty batch with the headers for the collector', async () => {
    const collector = await openCollector()
    expect(await check(collector.url)).toMatchObject({ state: 'ok' })
    expect(collector.batches).toMatchObject([{ path: '/v1/traces', headers: { 'x-key': 'canary' } }])
    expect(collector.spans()).toEqual([])
  })

  it.each([
    [401, /OTEL_EXPORTER_OTLP_HEADERS/],
    [404, /without \/v1\/traces/],
    [415, /OTEL_EXPORTER_OTLP_PROTOCOL/],
  ])('says what to do about status %i, and shows no header', async (status, fix) => {
    const collector = await openCollector()
    collector.respond = (response) => void response.writeHead(status).end()
    const finding = await check(collector.url)
    expect(finding).toMatchObject({ state: 'problem', fix: expect.stringMatching(fix) })
    expect(finding?.found).toContain(`status ${status}`)
    expect(JSON.stringify(finding)).not.toContain('canary')
  })

  it('finds a collector that does not respond', async () => {
    expect(await check('http://127.0.0.1:1')).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('does not respond'),
    })
  })
})
