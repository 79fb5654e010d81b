/**
 * Code samples in Storybook can be copied. That they compile is checked with the types of the repository:
 * `tools/types/check-types.ts`.
 */
import { describe, expect, it } from 'vitest'
import { snippets as packageSnippets } from '../../.storybook/pages/package-snippets.ts'
import { readRecipes, readSnippets } from '../component-docs/snippets.ts'
import { filesLike, read } from './source-files.ts'

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
})

it('takes no sample from stories, which contain arguments and test code', () => {
  expect(read('.storybook/preview.tsx')).toContain("sourceState: 'none'")
  const shown = filesLike('{ui,.storybook}/**/*.stories.tsx').filter((path) => /sourceState/.test(read(path)))
  expect(shown).toEqual([])
})

/** `npm run test:full` compiles and runs them in an application of its own. */
const tested: readonly string[] = Object.values(packageSnippets)

it.each(['ui/README.md', 'content/docs/en/designers/use-the-package.mdx'])(
  'shows no code of the package that is not tested: %s',
  (path) => {
    const shown = [...read(path).matchAll(/```(?:js|tsx?)\b[^\n]*\n([\s\S]*?)\n```/g)].map(([, code]) => code)
    expect(shown).not.toEqual([])
    expect(shown.filter((code) => !tested.includes(code ?? ''))).toEqual([])
  },
)
