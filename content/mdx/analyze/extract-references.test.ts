import { describe, expect, it } from 'vitest'
import { mentionsIn } from './extract-references.ts'

const names = (source: string) => mentionsIn(source).map(({ kind, name }) => `${kind} ${name}`)

describe('what a text mentions', () => {
  it('are the addresses of its links, and those that stand apart', () => {
    expect(names('See [one](/updates/a), <Key>Ctrl</Key> and [two].\n\n[two]: /updates/b')).toEqual([
      'address /updates/a',
      'component Key',
      'address /updates/b',
    ])
  })

  it('are its pictures, in Markdown and in components', () => {
    expect(names('![Fern](/media/a.webp)\n\n<Figure src="/media/b.webp" alt="" />')).toEqual([
      'address /media/a.webp',
      'component Figure',
      'component Figure.src',
      'address /media/b.webp',
      'component Figure.alt',
    ])
  })

  it('are components however deep they stand, and what each is told', () => {
    expect(names('<Tabs>\n<Tab label="a">\n- <Badge tone="green">x</Badge>\n</Tab>\n</Tabs>')).toEqual([
      'component Tabs',
      'component Tab',
      'component Tab.label',
      'component Badge',
      'component Badge.tone',
    ])
  })

  it('are no more than a text may have that can be published', () => {
    expect(names('![](a) '.repeat(20_001))).toHaveLength(20_000)
  })

  it('are none where the text cannot be read, or where an address would have to be computed', () => {
    expect(names('[a](/b) {')).toEqual([])
    expect(names('<Card title="x" href={where()} />')).not.toContain('address where()')
  })
})
