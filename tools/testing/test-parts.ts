/** Parts of `npm test`: how each is run, and how its tests are counted. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Part {
  readonly name: string
  /** A program in node_modules with its arguments, or a file of the repository. */
  readonly run: readonly [program: string, ...args: string[]]
  /** The runner that counts the tests. A part without a count is one test. */
  readonly counts?: 'vitest' | 'playwright'
  /** Whether it passes without any test. */
  readonly mayBeEmpty?: boolean
}

export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** The messages of the first failures, shown at the end of a long output. */
  readonly reasons: readonly string[]
}

/** The project that runs the same stories from right to left. */
export const rightToLeft = 'stories-rtl'

const vitest = (name: string, projects = [name], options: readonly string[] = []): Part => ({
  name,
  run: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ],
  counts: 'vitest',
})

/**
 * Started in this order whenever a lane is free. After the build, which others use, the longest come first, so
 * that none of them runs alone at the end.
 */
export const parts: readonly Part[] = [
  { name: 'build', run: ['build.ts'] },
  // These tests wait for the browser, and those of storage for disks, for half of their time.
  vitest('ui', ['ui', 'ui-own-document'], ['--maxWorkers=2']),
  vitest('storage', ['storage'], ['--maxWorkers=2']),
  {
    name: 'e2e',
    run: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'],
    counts: 'playwright',
  },
  vitest('unit', ['unit', 'unit-own-process']),
  vitest('site', ['unit-site']),
  vitest('stories', ['stories', rightToLeft]),
  vitest('rules'),
  { name: 'types', run: ['tools/types/check-types.ts'] },
  { name: 'lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
]

export async function runPart(root: string, part: Part): Promise<Outcome> {
  const started = performance.now()
  const counted = join(root, 'test-results', `${part.name}.json`)
  rmSync(counted, { force: true })
  const [program, ...args] = part.run
  const reporters =
    part.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${counted}`] : []
  const child = spawn(process.execPath, [join(root, program), ...args, ...reporters], {
    cwd: root,
    env: {
      ...process.env,
      // Tests start commands of the product a hundred times, and loading its modules takes half of each start.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: counted,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${part.name.padEnd(8)}│ ${line}`))
  }
  const [code] = await once(child, 'close')
  const counts = part.counts === undefined ? { passed: 0, failed: 0 } : readCounts(part.counts, counted)
  const seconds = (performance.now() - started) / 1000
  const outcome = summarize(part, counts, code === 0)
  const reasons = outcome.failed > 0 ? readReasons(part, counted) : []
  return { name: part.name, seconds, ...outcome, reasons }
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** If exit code and counts disagree, the worse one is used: a part that crashed or ran no test has failed. */
function summarize(
  { counts, mayBeEmpty = false }: Part,
  { passed, failed }: Counts,
  endedWell: boolean,
): Counts {
  if (counts === undefined) return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isSuccess = endedWell && (passed > 0 || mayBeEmpty)
  return { passed, failed: isSuccess ? failed : Math.max(failed, 1) }
}

function readCounts(kind: NonNullable<Part['counts']>, path: string): Counts {
  const report = readReport(path)
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  if (kind === 'vitest') {
    return { passed: number(of(report, 'numPassedTests')), failed: number(of(report, 'numFailedTests')) }
  }
  const stats = of(report, 'stats')
  return {
    passed: number(of(stats, 'expected')),
    failed: number(of(stats, 'unexpected')) + number(of(stats, 'flaky')),
  }
}

function readReasons({ counts }: Part, path: string): readonly string[] {
  const report = readReport(path)
  const reasons = counts === 'playwright' ? failedTestsOfPlaywright(report) : failedFilesOfVitest(report)
  return reasons.slice(0, 5).map((reason) => reason.slice(0, 2_000))
}

/** A file can fail although all of its tests passed (before or after them), so files are checked too. */
function failedFilesOfVitest(report: unknown): string[] {
  const files = list(of(report, 'testResults')).filter((file) => of(file, 'status') === 'failed')
  return files.map((file) => {
    const tests = list(of(file, 'assertionResults')).filter((test) => of(test, 'status') === 'failed')
    const messages = tests.flatMap((test) => [of(test, 'fullName'), ...list(of(test, 'failureMessages'))])
    return [of(file, 'name'), of(file, 'message'), ...messages].map(String).join('\n')
  })
}

/** Suites contain suites. Errors outside of tests are listed for the whole report. */
function failedTestsOfPlaywright(report: unknown): string[] {
  const failedOf = (suite: unknown): string[] => [
    ...list(of(suite, 'suites')).flatMap(failedOf),
    ...list(of(suite, 'specs'))
      .filter((spec) => of(spec, 'ok') === false)
      .map((spec) => {
        const results = list(of(spec, 'tests')).flatMap((test) => list(of(test, 'results')))
        const errors = results.flatMap((result) => list(of(result, 'errors')))
        const messages = errors.map((error) => of(error, 'message'))
        return [`${of(spec, 'file')}: ${of(spec, 'title')}`, ...messages].map(String).join('\n')
      }),
  ]
  return [...list(of(report, 'errors')).map((error) => String(of(error, 'message'))), ...failedOf(report)]
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function of(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
