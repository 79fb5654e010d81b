/** The guides for developers, followed as they are written in a copy of the product: commands, new files and changes. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageSample } from '../tools/docs/page-samples.ts'
import { readPageSamples } from '../tools/docs/page-samples.ts'
import { writeTemplate } from '../tools/generators/templates.ts'
import { copyProduct, run } from './copied-product.ts'
import { expect, test } from './test.ts'

const samplesOf = (guide: string) =>
  readPageSamples().filter(({ page }) => page === `content/docs/en/developers/${guide}.mdx`)

/** Types and rules are checked once, after all guides. */
const checkedLater = /^npm run test:|^npx biome |^npx vitest run --project ui /

function follow(copy: string, guide: string): void {
  for (const sample of samplesOf(guide)) {
    if (sample.language === 'sh') for (const line of sample.code.split('\n')) runCommand(copy, line)
    else if (sample.isDiff) applyDiff(copy, sample)
    else writeSample(copy, sample)
  }
}

function runCommand(copy: string, line: string): void {
  if (checkedLater.test(line)) return
  const [, kind, name] = /^npm run new -- ([\w-]+) ([\w-]+)$/.exec(line) ?? []
  if (kind !== undefined && name !== undefined) {
    writeTemplate(copy, kind, name)
    return
  }
  const [, script] = /^npm exec -- node ([\w./-]+)$/.exec(line) ?? []
  const [, program, rest = ''] = /^npx (lingui|vitest) (.+)$/.exec(line) ?? []
  const response =
    script === undefined
      ? run(
          copy,
          programs[program ?? ''] ?? line,
          ...rest.split(' '),
          ...(program === 'vitest' ? writesSnapshots : []),
        )
      : spawnSync(process.execPath, [script], { cwd: copy, encoding: 'utf8' })
  expect(response.status, line + ('stderr' in response ? response.stderr : response.output)).toBe(0)
}

/** With `CI` set, the first run writes snapshots only with this option. */
const writesSnapshots = ['--update']

const programs: Readonly<Record<string, string>> = {
  lingui: '@lingui/cli/dist/lingui.js',
  vitest: 'vitest/vitest.mjs',
}

/** A sample is a whole file, or the part of an existing one. */
function writeSample(copy: string, { title = '', code }: PageSample): void {
  const path = join(copy, title)
  if (existsSync(path) && readFileSync(path, 'utf8').includes(code)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${code}\n`)
}

function applyDiff(copy: string, { id, title = '', code }: PageSample): void {
  const path = join(copy, title)
  const lines = readFileSync(path, 'utf8').split('\n')
  const without = (sign: string) =>
    code
      .split('\n')
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
  const before = without('+')
  const place = lines.findIndex((_, from) =>
    before.every((line, index) => lines[from + index]?.trim() === line.trim()),
  )
  expect(place, `${id}: its lines are not in the file.`).toBeGreaterThanOrEqual(0)
  lines.splice(place, before.length, ...without('-'))
  writeFileSync(path, lines.join('\n'))
}

const guides = [
  'add-collection',
  'add-field',
  'add-component',
  'add-icon',
  'add-page',
  'add-screen',
  'add-call',
]

test('the steps of the guides for developers work as written', async () => {
  test.setTimeout(600_000)
  const copy = copyProduct()
  try {
    for (const guide of guides) follow(copy, guide)
    expect(run(copy, 'typescript/bin/tsc', '--noEmit', '-p', '.').output).toBe('')
    const ui = ['admin/screens/reports', 'ui/components/exposure-note']
    const tested = run(copy, 'vitest/vitest.mjs', 'run', '--update', '--project', 'ui', ...ui)
    expect(tested.status, tested.output).toBe(0)

    // The compiler names what a new language of the interface needs.
    follow(copy, 'add-language')
    const { output } = run(copy, 'typescript/bin/tsc', '--noEmit', '-p', '.')
    for (const path of ['site/context/site-messages.ts', 'admin/i18n/catalogues.ts'])
      expect(output).toContain(path)
  } finally {
    rmSync(copy, { recursive: true })
  }
})
