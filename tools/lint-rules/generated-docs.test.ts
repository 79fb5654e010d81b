/** Generated documentation: the committed files are those that `npm run docs` writes, and they can be published. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import { describe, expect, it } from 'vitest'
import { generatedDocs } from '../docs/generated-docs.ts'
import { filesLike, read } from './source-files.ts'

const files = Object.entries(generatedDocs())
const pages = files.filter(([path]) => path.endsWith('.mdx'))

describe('Generated documentation', () => {
  it('is current', () => {
    const written = Object.fromEntries(files.map(([path]) => [path, filesLike(path).map(read).join('')]))
    const outdated = files.filter(([path, text]) => written[path] !== text).map(([path]) => path)
    expect(outdated, 'Run `npm run docs` and commit the changes.').toEqual([])
  })

  it('has no page of a group without calls', () => {
    const paths = pages.map(([path]) => path)
    const others = filesLike('content/docs/en/developers/api-reference/**').filter(
      (path) => !paths.includes(path),
    )
    expect(others, 'Delete these files.').toEqual([])
  })

  it.each(pages)('can be published, with front matter and distinct headings: %s', (_, text) => {
    const { entries, body } = readFrontMatter(text)
    expect(Object.keys(entries)).toEqual(['title', 'summary', 'order', 'updated'])
    expect(checkMdx(body)).toEqual([])
    const headings = body.split('\n').filter((line) => line.startsWith('## '))
    expect(new Set(headings).size).toBe(headings.length)
  })
})
