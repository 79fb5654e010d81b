/**
 * `npm run bench -- uncached`: renders pages for each request with all database queries. A documentation
 * page of 60 KB is compared with the same page rendered by React alone, a typical page with the same
 * rendered through all of Vike.
 */
import { z } from 'zod'
import { build } from '../../tools/build/build.ts'
import type { Editor } from '../../tools/testing/editor.ts'
import { documentWithLayers, savedDraft } from '../../tools/testing/editor.ts'
import { newDataFolder, removeDataFolder } from '../../tools/testing/product.ts'
import { child, replyOf, serve } from '../child-processes.ts'
import type { Figure } from '../figure.ts'
import { middleOf, printFigures } from '../figure.ts'

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
  const { id } = await editor.call('POST', '/api/documents/docs', documentWithLayers, { locale: 'en' })
  const { layers } = await editor.call('GET', `/api/documents/docs/${id}`, documentWithLayers)
  const at = `/api/documents/docs/${id}`
  const { layer } = await editor.call('PUT', `${at}/en`, savedDraft, { version: layers.en?.version, data })
  const versions = { en: layer.version, '*': layers['*']?.version }
  await editor.call('POST', `${at}/publish`, z.unknown(), { layers: versions })
  return `/docs/${data.slug}`
}

const minOfReact = 0.5
/** `site/rendering/render-fast-path.ts` is worth its code only if it is at least a fifth faster. */
const minOfVike = 1.2
const defaultPage = '/docs/editors/components'
const connections = 8
const rounds = 7
const secondsOfRound = 2

await build(['site', 'admin', 'storybook'])
const dataDir = await newDataFolder()
const serving = await serve('uncached/serve.ts', dataDir)
const load = child('load.ts')
const measure = async (port: number, seconds = secondsOfRound) =>
  Number(await replyOf(load, { port, path: '/', connections, seconds }))

/**
 * How many times as many pages the first server renders as the second. They take turns, so that a slow moment
 * affects both.
 */
async function ratio(own: number, other: number, bound: number): Promise<Figure> {
  await measure(own, 1)
  await measure(other, 1)
  const measured: { own: number; other: number; share: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await measure(own)
    const two = await measure(other)
    measured.push({ own: one, other: two, share: one / two })
  }
  const share = middleOf(measured.map((round) => round.share))
  const shown = measured.find((round) => round.share === share)
  return {
    bound: `≥ ${bound.toFixed(2)}`,
    figure: `${share.toFixed(2)} (${Math.round(shown?.own ?? 0)} of ${Math.round(shown?.other ?? 0)} a second)`,
    isMet: share >= bound,
  }
}

try {
  const { url } = serving
  const open = async (path: string) => {
    const ports = z.array(z.number()).parse(await replyOf(serving.process, path))
    const { byteLength } = await (await fetch(url + path)).arrayBuffer()
    return { ports, size: `${Math.round(byteLength / 1_000)} KB` }
  }
  const typical = await open(defaultPage)
  const [typicalOwn = 0, typicalByVike = 0] = typical.ports
  const long = await open(await writeLongPage(serving.editor))
  const [own = 0, , reactAlone = 0] = long.ports
  printFigures({
    [`uncached page of ${typical.size}, beside the same through Vike`]: await ratio(
      typicalOwn,
      typicalByVike,
      minOfVike,
    ),
    [`uncached page of ${long.size}, share of renderToString alone`]: await ratio(
      own,
      reactAlone,
      minOfReact,
    ),
  })
} finally {
  load.kill()
  await serving.stop()
  await removeDataFolder(dataDir)
}
