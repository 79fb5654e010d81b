/**
 * Races of two saves: on the same paragraph one wins and the other gets a conflict with both texts; on two
 * fields both are saved. Over HTTP, as from two browsers.
 */
import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import { documentWithLayers, savedDraft } from '../../tools/testing/editor.ts'

/** Resolves to a description of each pair with a wrong result. */
export async function racingPairs(editor: Editor, pairs: number): Promise<readonly string[]> {
  return [...(await onOneParagraph(editor, pairs)), ...(await onTwoFields(editor, pairs))]
}

const conflict = z.object({
  code: z.literal('version_conflict'),
  data: z.object({ conflicts: z.array(z.object({ yours: z.string(), theirs: z.string() })).length(1) }),
})

async function onOneParagraph(editor: Editor, pairs: number): Promise<readonly string[]> {
  const path = await newDocument(editor)
  const problems: string[] = []
  for (let version = 1; version <= pairs; version += 1) {
    const texts = [`Before.\n\nA ${version}.\n\nAfter.`, `Before.\n\nB ${version}.\n\nAfter.`]
    const race = await Promise.allSettled(texts.map((body) => save(editor, path, version, { body })))
    const won = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value.layer] : []))
    const lost = race.flatMap((one) => (one.status === 'rejected' ? [problemIn(one.reason)] : []))
    const [conflicting] = conflict.safeParse(lost[0]).data?.data.conflicts ?? []
    const versions = conflicting === undefined ? [] : [conflicting.yours, conflicting.theirs].sort()
    const isRight =
      won.length === 1 &&
      won[0]?.version === version + 1 &&
      conflicting?.theirs === won[0].data.body &&
      versions.join() === texts.join()
    if (!isRight) problems.push(`Paragraph, pair ${version}: ${JSON.stringify({ won, lost })}`)
  }
  return problems
}

async function onTwoFields(editor: Editor, pairs: number): Promise<readonly string[]> {
  const path = await newDocument(editor)
  const problems: string[] = []
  for (let pair = 1; pair <= pairs; pair += 1) {
    const version = pair * 2 - 1
    const expected = { title: `Title ${pair}`, excerpt: `Words ${pair}` }
    await Promise.all([
      save(editor, path, version, { title: expected.title }),
      save(editor, path, version, { excerpt: expected.excerpt }),
    ])
    const { layers } = await editor.call('GET', path, documentWithLayers)
    const stored = { title: layers.en?.data.title, excerpt: layers.en?.data.excerpt }
    const isRight = layers.en?.version === version + 2 && JSON.stringify(stored) === JSON.stringify(expected)
    if (!isRight) problems.push(`Fields, pair ${pair}: ${JSON.stringify(layers.en)}`)
  }
  return problems
}

async function newDocument(editor: Editor): Promise<string> {
  const data = { title: 'Race', body: 'Before.\n\nBetween.\n\nAfter.' }
  const { id } = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data,
  })
  return `/api/documents/updates/${id}`
}

function save(editor: Editor, path: string, version: number, data: Readonly<Record<string, string>>) {
  return editor.call('PUT', `${path}/en`, savedDraft, { version, data })
}

/** The response to a rejected save. */
function problemIn(reason: unknown): unknown {
  const body = /returned 409: (.*)/s.exec(String(reason))?.[1]
  return body === undefined ? String(reason) : JSON.parse(body)
}
