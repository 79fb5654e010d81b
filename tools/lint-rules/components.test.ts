/** Components: each has its own folder with code, CSS, stories and test, and is exported. */
import { describe, expect, it } from 'vitest'
import { guidance } from '../../.storybook/guidance.ts'
import { listedStylesheets } from '../build/component-stylesheets.ts'
import { filesLike, read } from './source-files.ts'

const files = filesLike('ui/components/*/*')
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

  it('has guidance on when to use it and what to use instead', () => {
    expect(guidance[name], 'Add guidance to .storybook/guidance.ts.').toBeDefined()
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

it('has no play function that runs outside of tests', () => {
  const stories = filesLike('{ui,.storybook}/**/*.stories.tsx')
  const always = stories.filter((path) => /\bplay: (?!inTests\()/.test(read(path)))
  expect(always, 'Wrap the play function: play: inTests(async (…) => …).').toEqual([])
})
