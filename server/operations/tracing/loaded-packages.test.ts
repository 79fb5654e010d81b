/** What a server loads is checked in a process of its own, because this one may have loaded it for another test. */
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'

/** Starts the real modules of a server with a site without pages, and prints which packages were loaded. */
const program = `
import { registerHooks } from 'node:module'
const loaded = new Set()
registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url) ?? []
    if (name !== undefined) loaded.add(name)
    return next(url, context)
  },
})
const { start } = await import(${JSON.stringify(new URL('../../main.ts', import.meta.url).href)})
const site = { render: async () => ({ status: 200, html: 'page', payload: () => '', scriptHashes: [] }), queryKeys: () => [] }
const options = { site, demonstration: false, documentation: false, warmUp: false, signals: false, logTo: { write() {} } }
const { url, close } = await start(options)
await (await fetch(url + '/contact')).text()
await close()
console.log(JSON.stringify([...loaded].sort()))
process.exit(0)
`

function loadedWith(env: Readonly<Record<string, string>>): string[] {
  const folder = temporaryFolder()
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: { DATA_DIR: folder, PORT: '0', ...env },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }

it('loads nothing of OpenTelemetry without a collector', () => {
  expect(loadedWith({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })).toEqual([])
})

it('loads the SDK with a collector, and stops although it is away', () => {
  expect(loadedWith(endpoint)).toContain('@opentelemetry/sdk-trace')
})
