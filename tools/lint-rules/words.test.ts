/** Everything that people read is there in every language: what the code says, and what the catalogues hold. */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, it } from 'vitest'
import { problems } from '../../server/problems/problems.ts'
import { root } from './source-files.ts'

const config = getConfig({ cwd: root })
const catalogues = await getCatalogs(config)
const languages: readonly string[] = config.locales

const nameOf = (path = '') => path.split('/').at(-2) ?? ''

const named = catalogues.map((catalogue): [string, typeof catalogue] => [nameOf(catalogue.path), catalogue])

describe.each(named)('the words of the %s', (_name, catalogue) => {
  // Reads every file of the room: a busy machine needs a minute for it.
  const collected = catalogue.collect()

  it.each(languages)('are all there in %s', { timeout: 240_000 }, async (language) => {
    const said = (await collected) ?? {}
    const written = (await catalogue.read(language)) ?? {}
    const missing = Object.entries(said)
      .filter(([id]) => !written[id]?.translation)
      .map(([id, { message }]) => message ?? id)
    expect(missing, '`npx lingui extract` lays them down; then translate them.').toEqual([])
    const stale = Object.keys(written).filter((id) => !Object.hasOwn(said, id))
    expect(stale, '`npx lingui extract --clean` takes away what nobody says any more.').toEqual([])
  })
})

it('has a text for every problem in every language', async () => {
  const server = catalogues.find(({ path }) => nameOf(path) === 'server')
  for (const language of languages) {
    const written = (await server?.read(language)) ?? {}
    const missing = Object.values(problems).filter(({ text }) => !written[text.id]?.translation)
    expect(
      missing.map(({ text }) => text.id),
      `Translate them in content/locales/server/${language}.po.`,
    ).toEqual([])
  }
})
