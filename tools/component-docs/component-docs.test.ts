import { describe, expect, it } from 'vitest'
import { readAnatomy } from './anatomy.ts'
import { readComponentPages } from './component-pages.ts'
import { forced } from './forced-states.ts'
import { readRecipes } from './snippets.ts'

describe('Facts about components', () => {
  it('name the elements, properties and attributes of a stylesheet, without those of other components', () => {
    const { classes, properties, attributes, tokens } = readAnatomy('button')
    expect(classes).toEqual(['button', 'button-busy'])
    expect(properties).toContainEqual(['--fill', 'var(--primary)'])
    expect(attributes).toContainEqual(['data-size', ['sm', 'lg']])
    expect(attributes).toContainEqual(['data-loading', []])
    expect(tokens).toContain('--primary')
    expect(tokens).not.toContain('--fill')
  })

  it('take name, group and page from the title of the stories', () => {
    expect(readComponentPages()).toContainEqual({
      folder: 'date-field',
      name: 'Date field',
      group: 'Forms',
      page: 'forms-date-field--docs',
    })
  })

  it('write recipes as an application imports them', () => {
    expect(readRecipes().get('settings-page')).toContain("} from '@cyanotype/ui'")
  })
})

describe('Forced states', () => {
  it('keep only the rules for states, with an attribute in place of the state', () => {
    const css = '@layer a { .b { color: red; } .b:where(:hover), .c { color: blue; } }'
    expect(forced(css).replaceAll(/\s+/g, ' ')).toBe(
      "@layer a { .b:where([data-forced~='hover']) { color: blue; } }",
    )
  })

  it('tell focus-visible from focus', () => {
    expect(forced('a:focus-visible { b: c }')).toContain("a[data-forced~='focus-visible']")
    expect(forced('a:focus { b: c }')).toContain("a[data-forced~='focus']")
  })

  it('leave out a selector that excludes a state, which would match everything', () => {
    expect(forced('a:not(:hover) { b: c }')).toBe('')
  })
})
