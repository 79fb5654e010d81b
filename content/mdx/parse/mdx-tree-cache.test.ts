import { describe, expect, it } from 'vitest'
import { nodesOf, readTree } from './mdx-tree-cache.ts'

describe('Cache of MDX trees', () => {
  it('parses a text once for all readers', () => {
    expect(readTree('# One text')).toBe(readTree('# One text'))
  })

  it('parses a text again after many others and after long ones', () => {
    const first = readTree('# Again')
    for (let other = 0; other < 20; other++) readTree(`# Other ${other}`)
    expect(readTree('# Again')).not.toBe(first)
    const second = readTree('# Again')
    for (let other = 0; other < 3; other++) readTree(`${other}${'x'.repeat(400_000)}`)
    expect(readTree('# Again')).not.toBe(second)
  })

  it('throws each time for a text that cannot be parsed', () => {
    const reasons = [0, 1].map(() => {
      try {
        return readTree('Unfinished {')
      } catch (problem) {
        return problem
      }
    })
    expect(reasons[0]).toBeInstanceOf(Error)
    expect(reasons[1]).toBe(reasons[0])
    expect([...nodesOf('Unfinished {')]).toEqual([])
  })

  it('has nodes in the order of the text', () => {
    const texts = nodesOf('# One\n\n- two\n  - three\n\n<Callout>four</Callout>')
      .filter((node) => node.type === 'text')
      .map(({ value }) => value)
    expect([...texts]).toEqual(['One', 'two', 'three', 'four'])
  })
})
