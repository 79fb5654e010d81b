import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentOutlines, docsFolder, namesInFile, readOutlines } from './docs-outlines.ts'

describe('Headings of the documentation', () => {
  it('are recorded (run `npm run docs`)', () => {
    expect(readOutlines()).toEqual(currentOutlines())
  })

  const outline = (readOutlines()['start/install']?.at(-1) ?? []).map((line) => line.split(' '))
  const [, firstId = ''] = outline[0] ?? []
  const textWith = (title: (id: string, at: number) => string) =>
    outline.map(([depth, id = ''], at) => `${'#'.repeat(Number(depth))} ${title(id, at)}`).join('\n\n')

  it('have the ids of the English file in a translation, and their own as aliases', () => {
    const path = join(docsFolder, 'et/start/install.mdx')
    const names = namesInFile(
      path,
      textWith((_, at) => `Pealkiri ${at}`),
    )
    expect(names?.map(({ id }) => id)).toEqual(outline.map(([, id]) => id))
    expect(names?.[0]?.aliases).toContain('pealkiri-0')
  })

  it('keep their earlier ids in the English file', () => {
    const path = join(docsFolder, 'en/start/install.mdx')
    const names = namesInFile(
      path,
      textWith((id, at) => (at === 0 ? 'Another name' : id)),
    )
    expect(names?.[0]?.id).toBe('another-name')
    expect(names?.[0]?.aliases).toContain(firstId)
  })

  it('are ignored in other files', () => {
    expect(namesInFile('/elsewhere/readme.mdx', '## One')).toBeUndefined()
  })
})
