/** Generators, run on a copy of the repository. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeTemplate } from './templates.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copied = [
  'content',
  'ui',
  'server/call-list.ts',
  'server/db/migrations',
  'server/db/own-migrations',
  'server/http/calls',
  'server/testing/access-matrix.ts',
  'package.json',
  'tsconfig.json',
  'biome.jsonc',
  '.gitignore',
]

/** A copy of parts of the repository, small enough to be made for each test that writes. */
let copy: string
function makeCopy(): void {
  copy = mkdtempSync(join(tmpdir(), 'cyanotype-new-'))
  for (const path of copied) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist|docs|seed)$/.test(from),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}
const removeCopy = () => rmSync(copy, { recursive: true })

const read = (path: string) => readFileSync(join(copy, path), 'utf8')

describe('npm run new', () => {
  beforeEach(makeCopy)
  afterEach(removeCopy)

  it('writes a component and registers it', () => {
    const { written } = writeTemplate(copy, 'component', 'photo-essay')
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
  })

  it('writes a component of authors and registers it', () => {
    const { written } = writeTemplate(copy, 'mdx', 'photo-essay')
    expect(written).toContain('content/mdx/components/photo-essay.ts')
    expect(read('content/mdx/vocabulary.ts')).toMatch(
      /import \{ PhotoEssay \} from '\.\/components\/photo-essay\.ts'.*\w+,\s+PhotoEssay,\s*\}\)/s,
    )
    expect(read('ui/mdx/components.ts')).toMatch(/import \{ PhotoEssay \}.*\w+,\s+PhotoEssay,\s*\} as const/s)
  })

  it('writes a collection and registers it', () => {
    writeTemplate(copy, 'collection', 'field-notes')
    expect(read('content/model/index.ts')).toMatch(/model = \{\s*'field-notes': fieldNotes,/)
  })

  it('writes a call with the properties that calls have, and lists it', () => {
    writeTemplate(copy, 'call', 'reports')
    const properties = [...read('server/integrations/reports/calls.ts').matchAll(/^ {4}(\w+):/gm)]
    expect(properties.map(([, name]) => name)).toContain('responses')
    const declared = read('server/http/calls/define-call.ts')
    for (const [, name] of properties) expect(declared).toMatch(new RegExp(`\\b${name}\\??[:(]`))
    expect(read('server/call-list.ts')).toContain('reportsCalls')
    expect(read('server/testing/access-matrix.ts')).toContain("'GET /api/reports'")
  })

  it('gives a migration the next number', () => {
    writeTemplate(copy, 'migration', 'opening-hours')
    const [written] = writeTemplate(copy, 'migration', 'closing-hours').written
    expect(written).toMatch(/^server\/db\/migrations\/\d{4}-\d{4}\/\d{4}-closing-hours\.ts$/)
    const numbers = [...read('server/db/migrations/index.ts').matchAll(/'\.\/\d{4}-\d{4}\/(\d{4})-/g)].map(
      ([, number]) => Number(number),
    )
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('keeps migrations of an adopter apart from those of Cyanotype', () => {
    const before = read('server/db/migrations/index.ts')
    writeTemplate(copy, 'own-migration', 'opening-hours')
    writeTemplate(copy, 'own-migration', 'closing-hours')
    const [opening, closing] = ['0001-opening-hours', '0002-closing-hours']
    expect(read(`server/db/own-migrations/${opening}.ts`)).toContain(`name = 'own-${opening}'`)
    expect(read(`server/db/own-migrations/${closing}.ts`)).toContain('create table own_closing_hours (')
    const list = read('server/db/own-migrations/index.ts')
    expect(list).toContain(`import * as closingHours from './${closing}.ts'`)
    expect(list).toContain('= [openingHours, closingHours]')
    expect(read('server/db/migrations/index.ts')).toBe(before)
  })
})

describe('Invalid requests', () => {
  beforeAll(makeCopy)
  afterAll(removeCopy)

  it.each([
    ['component', 'button', 'ui/components/button/button.tsx already exists. Choose another name.'],
    ['collection', 'updates', 'content/model/collections/updates.ts already exists. Choose another name.'],
    ['collection', 'home', 'The type “home” already exists. Choose another name.'],
    [
      'component',
      'PhotoEssay',
      '“PhotoEssay” is not a valid name. Use lower-case words with hyphens, such as photo-essay.',
    ],
    ['collection', 'calendar', '/admin/calendar is a screen of the admin. Choose another name.'],
    ['screen', 'updates', '/admin/updates is the list of a collection. Choose another name.'],
    ['route', 'media', '/media has another meaning. Choose another name.'],
    ['component', 'tab', 'ui/index.ts already exports Tab. Choose another name.'],
    ['migration', 'media', 'A migration “media” already exists.'],
    ['collection', 'class', '“class” does not work as a name in the code. Choose another name.'],
    ['component', 'plain-list', 'already has the class “plain-list”. Choose another name.'],
    ['castle', 'callout', 'Unknown kind “castle”.'],
  ])('rejects a %s called %s and writes nothing', (kind, name, reason) => {
    const before = read('content/model/index.ts')
    expect(() => writeTemplate(copy, kind, name)).toThrow(reason)
    expect(read('content/model/index.ts')).toBe(before)
    expect(existsSync(join(copy, 'content/model/collections/home.ts'))).toBe(false)
    expect(existsSync(join(copy, 'content/model/collections/class.ts'))).toBe(false)
  })
})
