/** A component is a folder that holds everything about it. */
import { describe, expect, it } from 'vitest'
import { guidance } from '../../.storybook/guidance.ts'
import { listedStylesheets } from '../build/component-stylesheets.ts'
import { filesLike, read } from './source-files.ts'

const files = filesLike('ui/components/*/*')
const components = [...new Set(files.map((path) => path.split('/')[2] ?? ''))]

describe.each(components)('the component %s', (name) => {
  it('has its code, its style, its stories and its test', () => {
    const here = files.filter((path) => path.startsWith(`ui/components/${name}/`))
    const parts = [`${name}.css`, `${name}.stories.tsx`, `${name}.test.tsx`]
    const missing = parts.filter((part) => !here.includes(`ui/components/${name}/${part}`))
    expect(missing, '`npm run new -- component example` shows how they look.').toEqual([])
    expect(here.some((path) => /\/[a-z-]+\.tsx$/.test(path))).toBe(true)
  })

  it('says when to use it, and what to take instead', () => {
    expect(guidance[name], 'Write it in .storybook/guidance.ts.').toBeDefined()
  })

  it('is offered at the doors of the package: its code in index.ts, its style in ui.css', () => {
    expect(read('ui/index.ts'), 'Export it there.').toContain(`'./components/${name}/`)
    const stylesheet = filesLike(`ui/components/${name}/*.css`)
    const listed = listedStylesheets().map((stylesheet) => `ui/${stylesheet}`)
    expect(
      stylesheet.filter((stylesheet) => !listed.includes(stylesheet)),
      'Import it in ui/ui.css.',
    ).toEqual([])
  })
})

it('runs no play function outside of tests', () => {
  const stories = filesLike('{ui,.storybook}/**/*.stories.tsx')
  const always = stories.filter((path) => /\bplay: (?!inTests\()/.test(read(path)))
  expect(always, 'Wrap it: play: inTests(async (…) => …).').toEqual([])
})
