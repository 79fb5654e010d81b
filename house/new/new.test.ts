import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layDown } from './plans.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copied = ['content', 'ui', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']

/** A copy of the house, small enough to be made for each test. */
let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'cyanotype-new-'))
  for (const path of copied) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist|docs|seed)$/.test(from),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true }))

const read = (path: string) => readFileSync(join(copy, path), 'utf8')

function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return stdout + stderr
}

/** What the compiler says about files that did not exist before. */
const complaintsAbout = (name: string) =>
  run('typescript/bin/tsc', '--noEmit', '-p', '.')
    .split('\n')
    .filter((line) => line.includes(name))

describe('npm run new -- component', () => {
  it('lays down code, style, stories and test that compile, and offers them', { timeout: 60_000 }, () => {
    const { written } = layDown(copy, 'component', 'photo-essay')
    expect(written).toEqual([
      'ui/components/photo-essay/photo-essay.tsx',
      'ui/components/photo-essay/photo-essay.css',
      'ui/components/photo-essay/photo-essay.stories.tsx',
      'ui/components/photo-essay/photo-essay.test.tsx',
      'ui/index.ts',
      'ui/ui.css',
    ])
    expect(read('ui/index.ts')).toContain("'./components/photo-essay/photo-essay.tsx'")
    expect(read('ui/ui.css')).toContain("@import './components/photo-essay/photo-essay.css';")
    expect(complaintsAbout('photo-essay')).toEqual([])
  })
})

describe('npm run new -- collection', () => {
  it('lays down a model that is a type of document, and a test that passes', { timeout: 60_000 }, () => {
    layDown(copy, 'collection', 'field-notes')
    expect(read('content/model/index.ts')).toMatch(/model = \{\s*fieldNotes,/)
    expect(complaintsAbout('content/model')).toEqual([])
    const proof = run('vitest/vitest.mjs', 'run', '--root', copy, 'content/model')
    expect(proof).toContain('content/model/collections/field-notes.test.ts (3 tests)')
    expect(proof).not.toContain('failed')
  })
})

describe('what cannot be made', () => {
  it.each([
    ['component', 'button', 'ui/components/button/button.tsx is there already: choose another name.'],
    ['collection', 'updates', 'content/model/collections/updates.ts is there already: choose another name.'],
    ['collection', 'home', 'There is a type called “home” already: choose another name.'],
    [
      'component',
      'PhotoEssay',
      '“PhotoEssay” is not a name: use lower-case words with hyphens, such as photo-essay.',
    ],
    ['castle', 'callout', 'There is nothing called “castle” to make.'],
  ])('refuses a %s called %s, and writes nothing', (kind, name, reason) => {
    const before = read('content/model/index.ts')
    expect(() => layDown(copy, kind, name)).toThrow(reason)
    expect(read('content/model/index.ts')).toBe(before)
    expect(existsSync(join(copy, 'content/model/collections/home.ts'))).toBe(false)
  })
})
