import type { ComponentName } from '@cyanotype/content/mdx/vocabulary.ts'
import { components, rendererOf, vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import * as ui from '@cyanotype/ui/index.ts'
import { badgeTones, buttonColors, buttonVariants, calloutTones } from '@cyanotype/ui/index.ts'
import { describe, expect, it } from 'vitest'
import { textComponents } from './text-components.tsx'

/** A component of the vocabulary that `ui/mdx` does not render is an error of the compiler here. */
const rendered: Readonly<Record<ComponentName, unknown>> = {
  ...ui.mdxComponents,
  ...ui.blockComponents,
}

describe('Vocabulary', () => {
  it('is rendered completely by components', () => {
    const names = Object.keys(vocabulary).filter((name) => !Object.hasOwn(ui.blockComponents, name))
    expect(Object.keys(textComponents)).toEqual(expect.arrayContaining(names))
  })

  it.each(components)('keeps $name apart from other texts only if it is a block', (component) => {
    const { name, isBlock, parents = [] } = component
    const isPart = parents.some((parent) => Object.hasOwn(ui.blockComponents, parent))
    expect(Object.hasOwn(ui.blockComponents, name)).toBe(isBlock === true || isPart)
  })

  it.each(components)('renders $name with the component that its declaration names', (component) => {
    const exported: Readonly<Record<string, unknown>> = ui
    expect(new Map(Object.entries(rendered)).get(component.name)).toBe(exported[rendererOf(component)])
  })

  it('allows the choices that the components support', () => {
    const { Badge, Button, Callout } = vocabulary
    expect(Callout.schema.tone.unwrap().options).toEqual([...calloutTones])
    expect(Badge.schema.tone.unwrap().options).toEqual([...badgeTones])
    expect(Button.schema.variant.unwrap().options).toEqual([...buttonVariants])
    expect(Button.schema.color.unwrap().options).toEqual([...buttonColors])
  })
})
