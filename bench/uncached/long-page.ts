import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import { savedDraft, wholeDocument } from '../../tools/testing/editor.ts'

/** Publishes a long manual with headings, lists, tables and code, and returns its path. */
export async function writeLongPage(editor: Editor): Promise<string> {
  const paragraph =
    'What was covered stays white, and *the rest* turns blue in the wash, as it did in [1842](/docs). '.repeat(
      5,
    )
  const part = (number: number) =>
    [
      `## Part ${number}`,
      paragraph,
      '- Salt\n- Light and **shade**\n- Water',
      '| sheet | minutes |\n|---|---|\n| first | 12 |\n| second | 14 |',
      '```ts\nconst minutes = sheets.map(({ light }) => light * 12)\n```',
      `<Callout tone="tip">${paragraph}</Callout>`,
    ].join('\n\n')
  const data = {
    title: 'A long page',
    slug: 'bench/a-long-page',
    summary: 'As long as they get.',
    body: Array.from({ length: 13 }, (_, index) => part(index + 1)).join('\n\n'),
  }
  const { id } = await editor.call('POST', '/api/documents/docs', wholeDocument, { locale: 'en' })
  const { layers } = await editor.call('GET', `/api/documents/docs/${id}`, wholeDocument)
  const at = `/api/documents/docs/${id}`
  const { layer } = await editor.call('PUT', `${at}/en`, savedDraft, { version: layers.en?.version, data })
  const versions = { en: layer.version, '*': layers['*']?.version }
  await editor.call('POST', `${at}/publish`, z.unknown(), { layers: versions })
  return `/docs/${data.slug}`
}
