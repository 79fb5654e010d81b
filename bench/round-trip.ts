/** `npm run bench -- round-trip`: measures import and export of 10,000 files with the command line. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigures, upTo } from './figure.ts'

const documents = 2_500

/** Four files each: the shared fields, and three published languages. */
function writeDocument(root: string, number: number): void {
  const folder = join(root, 'updates', `update-${number}`)
  mkdirSync(folder, { recursive: true })
  const files = {
    shared: `_status: published\nauthor: Ada\ntags:\n  - light\n  - year ${number % 40}`,
    en: `_status: published\ntitle: The tide of day ${number}\nslug: tide-${number}`,
    et: `_status: published\ntitle: Päeva ${number} tõusuvesi\nslug: tousuvesi-${number}`,
    el: `_status: published\ntitle: Η παλίρροια της ημέρας ${number}\nslug: paliroia-${number}`,
  }
  const text = Array.from(
    { length: 8 },
    (_, at) => `## Part ${at}\n\nPaper ${number + at} turned blue in the sun.`,
  )
  for (const [name, fields] of Object.entries(files)) {
    const body = name === 'shared' ? '' : text.join('\n\n')
    writeFileSync(join(folder, `${name}.mdx`), `---\n${fields}\n---\n${body}\n`)
  }
}

function timed(args: readonly string[], dataDir: string): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/commands/content.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 64_000_000,
  })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout.slice(-500)}${stderr}`)
  return (performance.now() - started) / 1_000
}

const place = mkdtempSync(join(tmpdir(), 'cyanotype-bench-'))
try {
  const [files, data, out] = [join(place, 'files'), join(place, 'data'), join(place, 'out')]
  mkdirSync(files)
  writeFileSync(join(files, 'cyanotype.json'), '{"format":1}')
  for (let number = 0; number < documents; number++) writeDocument(files, number)
  printFigures({
    '10,000 files brought in': upTo(60, timed(['import', files], data), 's'),
    '10,000 files brought out': upTo(30, timed(['export', out], data), 's'),
  })
} finally {
  rmSync(place, { recursive: true, force: true })
}
