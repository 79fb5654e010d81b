import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { describe, expect, it } from 'vitest'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { newComponent } from './insertions.ts'

describe('Inserted component', () => {
  it.each([
    'Callout',
    'Tabs',
    'Accordions',
    'CardGrid',
    'Steps',
    'CodeGroup',
    'Table',
    'Quote',
    'Definitions',
  ])('can be published as it is: %s', (name) => {
    const node = newComponent(name, ({ label }) => label.message)
    const source = node && formattedBlock(node)
    expect(source).toContain(`<${name}`)
    expect(checkMdx(source ?? '')).toEqual([])
  })

  it('is code with a title, which is the label of its tab', () => {
    const node = newComponent('CodeGroup', () => 'Code')
    expect(node && formattedBlock(node)).toBe('<CodeGroup>\n  ```text title="Code"\n  ```\n</CodeGroup>')
  })
})
