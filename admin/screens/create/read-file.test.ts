import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from './from-file.tsx'

const { updates, redirects } = model

describe('Document from a file', () => {
  it('has the front matter fields in their layers, and the text', () => {
    const source =
      '---\ntitle: A day of blue\nauthor: Maarja\npublishedAt: 2026-11-20\ntags: [sun, salt]\n---\nThe text.\n'
    const read = readFile(updates, 'day.mdx', source)
    expect(read.data).toEqual({ title: 'A day of blue', body: 'The text.' })
    expect(read.shared).toEqual({
      author: 'Maarja',
      publishedAt: '2026-11-20T00:00:00.000Z',
      tags: ['sun', 'salt'],
    })
    expect(read.skipped).toEqual([])
  })

  it('skips fields that the type does not have, and reports them', () => {
    const read = readFile(updates, 'day.mdx', '---\ntitle: A day\nlayout: post\ntags: 7\n---\n')
    expect(read.understood).toEqual(['title'])
    expect(read.skipped).toEqual(['layout', 'tags'])
    expect(readFile(redirects, 'x.mdx', 'A text').skipped).toEqual(['…'])
  })

  it('uses the first heading as the title if there is no other', () => {
    expect(readFile(updates, 'day.md', '# A day of blue\n\nThe text.').data).toEqual({
      title: 'A day of blue',
      body: 'The text.',
    })
  })

  it('keeps unreadable front matter as text, and gives the reason', () => {
    const source = '---\ntitle: [\n---\nThe text.'
    const read = readFile(updates, 'day.mdx', source)
    expect(read.problem).toBeDefined()
    expect(read.data.body).toBe(source)
  })
})
