/** Code samples in Storybook can be copied: they compile as shown, in an application of their own. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readRecipes, readSnippets } from '../component-docs/snippets.ts'
import { filesLike, read, root } from './source-files.ts'

const snippets = readSnippets()
const recipes = readRecipes()
const components = new Set(filesLike('ui/components/*/*.stories.tsx').map((path) => path.split('/')[2] ?? ''))

/** Code of stories and tests. */
const foreign = /\b(?:play|inTests|expect|args|canvasElement|userEvent)\b|storybook|\.\.\//

describe('Code samples in Storybook', () => {
  it('exist for every component and for nothing else', () => {
    expect([...snippets.keys()].sort()).toEqual([...components].sort())
  })

  it.each([...snippets])(
    '%s: imports the component from the package and contains no test code',
    (name, snippet) => {
      const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
      expect(snippet).toContain("from '@cyanotype/ui'")
      expect(snippet).toContain(`export function ${pascal}Example(`)
      expect(snippet).not.toMatch(foreign)
    },
  )

  it.each([...recipes])(
    'recipe %s: imports the components from the package and contains no test code',
    (_name, recipe) => {
      expect(recipe).toContain("from '@cyanotype/ui'")
      expect(recipe).not.toMatch(foreign)
    },
  )

  it('compile as shown', async () => {
    await mkdir(join(root, 'dist'), { recursive: true })
    const folder = await mkdtemp(join(root, 'dist/snippets-'))
    try {
      const samples = new Map([...snippets, ...recipes])
      const files = [...samples.keys()].map((name) => `${name}.tsx`)
      const paths = { '@cyanotype/ui': ['../../ui/index.ts'] }
      const config = { extends: '../../tsconfig.json', compilerOptions: { paths }, files, include: [] }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      for (const [name, sample] of samples) await writeFile(join(folder, `${name}.tsx`), `${sample}\n`)
      const compiler = join(root, 'node_modules/typescript/bin/tsc')
      const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder])
      const complaints = await run.then(
        ({ stdout }) => stdout,
        (error: { readonly stdout: string }) => error.stdout,
      )
      expect(complaints).toBe('')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

it('takes no sample from stories, which contain arguments and test code', () => {
  expect(read('.storybook/preview.tsx')).toContain("sourceState: 'none'")
  const shown = filesLike('{ui,.storybook}/**/*.stories.tsx').filter((path) => /sourceState/.test(read(path)))
  expect(shown).toEqual([])
})
