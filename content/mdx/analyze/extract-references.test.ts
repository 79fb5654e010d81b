import { describe, expect, it } from 'vitest'
import { mentionsIn } from './references.ts'

const names = (source: string) => mentionsIn(source).map(({ kind, name }) => `${kind} ${name}`)

describe('References of a text', () => {
  it('include the URLs of links and of definitions', () => {
    expect(names('See [one](/updates/a), <Key>Ctrl</Key> and [two].\n\n[two]: /updates/b')).toEqual([
      'address /updates/a',
      'component Key',
      'address /updates/b',
    ])
  })

  it('include images in Markdown and in components', () => {
    expect(names('![Fern](/media/a.webp)\n\n<Figure src="/media/b.webp" alt="" />')).toEqual([
      'address /media/a.webp',
      'component Figure',
      'component Figure.src',
      'address /media/b.webp',
      'component Figure.alt',
    ])
  })

  it('include components at any depth, with their props', () => {
    expect(names('<Tabs>\n<Tab label="a">\n- <Badge tone="green">x</Badge>\n</Tab>\n</Tabs>')).toEqual([
      'component Tabs',
      'component Tab',
      'component Tab.label',
      'component Badge',
      'component Badge.tone',
    ])
  })

  it('are limited to the number that a publishable text can have', () => {
    expect(names('![](a) '.repeat(20_001))).toHaveLength(20_000)
  })

  it('are empty if the text cannot be parsed, and leave out URLs that would have to be computed', () => {
    expect(names('[a](/b) {')).toEqual([])
    expect(names('<Card title="x" href={where()} />')).not.toContain('address where()')
  })
})
