import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { formattedBlocks } from './formatted-blocks.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const read = (source: string) =>
  formattedBlocks(source, i18n)?.map(({ kind, text, depth }) =>
    [kind, text, depth].filter(Boolean).join(' | '),
  )

describe('Formatted blocks', () => {
  it('contain the text without Markdown syntax', () => {
    const source = [
      '## Paper *first*',
      'Use **cotton** or [linen](/linen), see `fix`.',
      '- one\n- two\n\n  more\n- [x] done',
      '3. three\n4. four',
      '> Said once.',
      '```ts\nconst a = 1\n```',
      '| a | b |\n| - | - |\n| 1 | **2** |',
      '<Callout tone="warning" title="Care">\n  Gloves.\n</Callout>',
      '---',
    ].join('\n\n')
    expect(read(source)).toEqual([
      'Heading 2 | Paper first',
      'Use cotton or linen, see fix.',
      ...['• one', '• two', 'more | 1', '☑ done'],
      ...['3. three', '4. four'],
      'Quote | Said once. | 1',
      'Code (ts) | const a = 1',
      ...['Table row | a │ b', 'Table row | 1 │ 2'],
      ...['Callout | warning · Care', 'Gloves. | 1'],
      '———',
    ])
  })

  it('contain that a block is hidden, and the options of code', () => {
    expect(read('<Partners hidden />')).toEqual(['Partners | hidden'])
    expect(read('```ts title="a.ts"\nconst a = 1\n```')).toEqual(['Code (ts title="a.ts") | const a = 1'])
  })

  it('contain the alignment of table columns, and the titles of links and images', () => {
    expect(read('| a | b | c |\n| - | :-: | -: |\n| 1 | 2 | 3 |')).toEqual([
      'Table row (–, centre, right) | a │ b │ c',
      'Table row | 1 │ 2 │ 3',
    ])
    const [block] =
      formattedBlocks('[here](/paper "Rag") ![A fern](/f.png "Plate 1") ![Moss][m]\n\n[m]: /m.png', i18n) ??
      []
    expect(block?.runs).toEqual([
      { text: 'here', styles: ['link'], detail: '/paper “Rag”' },
      { text: ' ' },
      { text: 'A fern', detail: '/f.png “Plate 1”' },
      { text: ' ' },
      { text: 'Moss', detail: 'm' },
    ])
  })

  it('keep inline formatting and link targets', () => {
    const [block] = formattedBlocks('Use **_good_ cotton** from [here](/paper).', i18n) ?? []
    expect(block?.runs).toEqual([
      { text: 'Use ' },
      { text: 'good', styles: ['strong', 'emphasis'] },
      { text: ' cotton', styles: ['strong'] },
      { text: ' from ' },
      { text: 'here', styles: ['link'], detail: '/paper' },
      { text: '.' },
    ])
  })

  it('are undefined when the text cannot be parsed', () => {
    expect(formattedBlocks('<Callout>\n  never closed', i18n)).toBeUndefined()
  })
})
