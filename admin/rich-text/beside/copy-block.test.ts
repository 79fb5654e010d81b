import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { blocksFrom } from './copy-block.ts'

function copied(block: string, text: string, target: string): unknown {
  const opened = openText(target)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  return blocksFrom({ block, text }, opened.text.doc)?.map(formattedBlock)
}

describe('Block that is copied from another language', () => {
  const block = 'See [the **plates**][plate] and [others].[^1]'
  const text = `${block}\n\n[plate]: /plates "Plates"\n\n[others]: /others\n\n[^1]: Badly.`

  it('keeps its links and references to footnotes', () => {
    expect(copied(block, text, 'Vaata.\n\n[others]: /et/teised')).toEqual([
      'See [the **plates**](/plates "Plates") and [others].[^1]',
    ])
    expect(copied('[^1]: Badly.', text, '')).toEqual(['[^1]: Badly.'])
  })

  it('keeps its images', () => {
    const images = 'See ![Plate 1][plate] and ![others].'
    expect(copied(images, text.replace(block, images), 'Vaata.\n\n[others]: /et/teised.png')).toEqual([
      'See ![Plate 1](/plates "Plates") and ![others].',
    ])
  })

  it('is not copied if it cannot be read', () => {
    expect(copied('<Callout>', '<Callout>', '')).toBeUndefined()
  })
})
