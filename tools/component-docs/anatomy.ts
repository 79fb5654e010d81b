/**
 * Anatomy of components: reads from their stylesheets which elements, custom properties and data attributes
 * they have.
 */
import type { Rule } from 'postcss'
import postcss from 'postcss'
import { filesLike, read } from '../lint-rules/source-files.ts'

export interface Anatomy {
  /** Class names of the elements, the outermost first. */
  readonly classes: readonly string[]
  /** Custom properties of the component, with the value of its default variant. */
  readonly properties: readonly (readonly [name: string, value: string])[]
  /** Data attributes that change its look, with the values that the stylesheet knows. */
  readonly attributes: readonly (readonly [name: string, values: readonly string[]])[]
  /** Design tokens that it uses. */
  readonly tokens: readonly string[]
}

export function readAnatomy(folder: string): Anatomy {
  const classes = new Set<string>()
  const properties = new Map<string, string>()
  const attributes = new Map<string, Set<string>>()
  const used = new Set<string>()
  for (const file of filesLike(`ui/components/${folder}/*.css`)) {
    postcss.parse(read(file)).walkRules((rule) => {
      for (const name of ownClasses(rule)) classes.add(name)
      for (const [name, value] of attributesIn(rule.selector)) {
        const values = attributes.get(name) ?? new Set()
        attributes.set(name, value === undefined ? values : values.add(value))
      }
      rule.walkDecls(/^--/, ({ prop, value }) => {
        if (!properties.has(prop)) properties.set(prop, value.replaceAll(/\s+/g, ' '))
      })
      rule.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name)
      })
    })
  }
  return {
    classes: [...classes],
    properties: [...properties],
    attributes: [...attributes].map(([name, values]) => [name, [...values]] as const),
    tokens: [...used].filter((name) => !properties.has(name)).sort(),
  }
}

/** The class at the start of each selector. The others are those of the components inside. */
const ownClasses = ({ selectors }: Rule) =>
  selectors.flatMap((selector) => /^\.([a-z][\w-]*)/.exec(selector)?.[1] ?? [])

const attributesIn = (selector: string) =>
  [...selector.matchAll(/\[(data-[\w-]+)(?:[~^|*$]?='([^']*)')?\]/g)].map(
    ([, name = '', value]) => [name, value] as const,
  )
