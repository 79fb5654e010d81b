/**
 * `npm test`: runs every part, two at a time, with output as it comes; then prints a table and the line `N
 * passed, N failed`. `npm test -- unit rules` runs only those parts, and `npm test -- --changed` what a
 * change since the last commit can affect. `npm run test:full` adds the matrices and the long runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { changedFiles, partsAffectedBy } from './changed-files.ts'
import type { Outcome } from './test-parts.ts'
import { parts, runPart } from './test-parts.ts'

/** Most parts use both cores themselves. With more lanes, tests on a slow machine reach their time limits. */
const lanes = 2

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals: requested } = parseArgs({
  options: { full: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = requested.filter((name) => !parts.some((part) => part.name === name))

if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ')
  console.error(`Unknown part: ${unknown.join(', ')}. Available parts: ${names}.`)
  process.exitCode = 1
} else {
  process.exitCode = await runAll()
}

async function runAll(): Promise<number> {
  mkdirSync(`${root}/test-results`, { recursive: true })
  if (values.full) process.env.TEST_FULL = '1'
  // Found and unpacked once, before several parts need it at the same time.
  process.env.CHROMIUM_PATH = (await findBrowser()).executablePath
  const affected = values.changed ? partsAffectedBy(changedFiles(root), parts) : parts
  const chosen = affected.filter(({ name }) => requested.length === 0 || requested.includes(name))
  const outcomes: Outcome[] = []
  const waiting = [...chosen]
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      outcomes.push(await runPart(root, part))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return report(outcomes)
}

function report(outcomes: readonly Outcome[]): number {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  for (const { name, reasons } of outcomes) for (const reason of reasons) console.log(`${name}: ${reason}\n`)
  console.table(
    Object.fromEntries(
      outcomes.map(({ name, passed, failed, seconds }) => [
        name,
        { passed, failed, seconds: Number(seconds.toFixed(1)) },
      ]),
    ),
  )
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  writeFileSync(`${root}/test-results/summary`, `${line}\n`)
  console.log(line)
  return sum('failed') === 0 ? 0 : 1
}
