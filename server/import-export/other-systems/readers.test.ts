/** Readers of all formats: a damaged source gives a clear error or a result, and never anything else. */
import { rmSync } from 'node:fs'
import { FileProblem } from '@cyanotype/content/import-export/index.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats, readForeign } from './index.ts'
import { fileWith, folderWith, jekyllFolder, sampleGhost, sampleWxr } from './testing/sample-exports.ts'

const wxr = sampleWxr()
const folder = Object.entries(jekyllFolder)

/** A piece of the text is replaced by something else. */
function damaged(text: string) {
  const noise = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.constantFrom('<', ']]>', '&#0;', '"', '{', '[]', 'null', '1e999', '\n---\n', '[', ': ', '\u0000'),
  )
  return fc
    .tuple(fc.nat(text.length), fc.nat(30), noise)
    .map(([start, length, piece]) => text.slice(0, start) + piece + text.slice(start + length))
}

async function outcome(path: string, format: (typeof formats)[number]): Promise<unknown> {
  try {
    return (await readForeign(path, format, { locale: 'en', origin: undefined })).items.length
  } catch (problem) {
    return problem
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

const sources = {
  wordpress: damaged(wxr).map((text) => () => fileWith('export.xml', text)),
  ghost: fc.oneof(damaged(sampleGhost), fc.json()).map((text) => () => fileWith('export.json', text)),
  markdown: fc.tuple(fc.nat(folder.length - 1), damaged(folder.map(([, text]) => text).join('\n'))).map(
    ([index, text]) =>
      () =>
        folderWith({ ...jekyllFolder, [folder[index]?.[0] ?? 'a.md']: text }),
  ),
}

it.each(formats)('a damaged source of %s gives a result or a clear error', async (format) => {
  await fc.assert(
    fc.asyncProperty(sources[format], async (write) => {
      const found = await outcome(write(), format)
      expect(typeof found === 'number' || found instanceof FileProblem, String(found)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
