/** Components: each has its own folder with code, CSS, stories and test, and is exported. */
import { describe, expect, it } from 'vitest'
import { componentGroups } from '../../.storybook/component-groups.ts'
import { guidance } from '../../.storybook/guidance/index.ts'
import { listedStylesheets } from '../build/component-stylesheets.ts'
import { readComponentPages } from '../component-docs/component-pages.ts'
import { filesLike, read } from './source-files.ts'

const files = filesLike('ui/components/*/*')
const componentPages = readComponentPages()
const components = [...new Set(files.map((path) => path.split('/')[2] ?? ''))]

describe.each(components)('Component %s', (name) => {
  it('has code, CSS, stories and a test', () => {
    const here = files.filter((path) => path.startsWith(`ui/components/${name}/`))
    const parts = [`${name}.css`, `${name}.stories.tsx`, `${name}.test.tsx`]
    const missing = parts.filter((part) => !here.includes(`ui/components/${name}/${part}`))
    expect(missing, 'Add the missing files. `npm run new -- component example` writes an example.').toEqual(
      [],
    )
    expect(here.some((path) => /\/[a-z-]+\.tsx$/.test(path))).toBe(true)
  })

  it('has guidance with synonyms, among them those in the title of its stories', () => {
    const advice = guidance[name]
    expect(advice, 'Add guidance to .storybook/guidance.').toBeDefined()
    expect(advice?.synonyms, 'Add the words by which people look for it.').not.toEqual([])
    const [, title = '', words] =
      /title: '.*\/(.* \((.+)\))',$/m.exec(read(`ui/components/${name}/${name}.stories.tsx`)) ?? []
    for (const word of words?.split(', ') ?? []) {
      expect(advice?.synonyms).toContain(word)
      expect(title.indexOf(word), 'The sidebar finds only what begins in 20 characters.').toBeLessThan(20)
    }
  })

  it('is in one of the groups of the first page of Storybook', () => {
    const [page] = componentPages.filter(({ folder }) => folder === name)
    expect(componentGroups, 'Begin the title of the stories with a group.').toContain(page?.group)
  })

  it('is exported in index.ts, and its stylesheets are imported in ui.css', () => {
    expect(read('ui/index.ts'), 'Export the component in ui/index.ts.').toContain(`'./components/${name}/`)
    const stylesheet = filesLike(`ui/components/${name}/*.css`)
    const listed = listedStylesheets().map((stylesheet) => `ui/${stylesheet}`)
    expect(
      stylesheet.filter((stylesheet) => !listed.includes(stylesheet)),
      'Import the stylesheet in ui/ui.css.',
    ).toEqual([])
  })
})

it('has guidance for components only', () => {
  expect(Object.keys(guidance).sort()).toEqual(componentPages.map(({ folder }) => folder).sort())
})

it('has no play function that runs outside of tests', () => {
  const stories = filesLike('{ui,.storybook}/**/*.stories.tsx')
  const always = stories.filter((path) => /\bplay: (?!inTests\()/.test(read(path)))
  expect(always, 'Wrap the play function: play: inTests(async (…) => …).').toEqual([])
})
