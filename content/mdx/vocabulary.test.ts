import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Component } from './components/define-component.ts'
import { components, rendererOf } from './vocabulary.ts'

/** The parts without which an object is still a declaration. */
type Optional = {
  [Part in keyof Component]: Omit<Component, Part> extends Component ? Part : never
}[keyof Component]

describe('Declaration of a component', () => {
  it('does not compile without one of its parts, except for parents and being a block', () => {
    expectTypeOf<Exclude<Optional, undefined>>().toEqualTypeOf<'parents' | 'isBlock'>()
  })

  it.each(components)('gives messages of its own for $name', ({ name, label, help }) => {
    expect([label.id, help.id]).toEqual([`mdx.${name}`, `mdx.${name}.help`])
  })

  it.each(components)(
    'names parts and parents of $name that are declared',
    ({ name, content, parents = [] }) => {
      const parts = typeof content === 'string' ? [] : content
      const names = components.map((component) => component.name)
      expect(names).toEqual(expect.arrayContaining([...parts, ...parents]))
      for (const parent of parents)
        expect(components.find((component) => component.name === parent)?.content).toContain(name)
    },
  )

  it.each(components.filter(({ name, render }) => render !== name))(
    'gives the reason when another name renders $name',
    (component) => {
      expect(component.render).toMatchObject({
        component: rendererOf(component),
        because: expect.stringMatching(/\.$/),
      })
    },
  )
})
