/** Translations: every message of the code and every problem has a text in every language. */
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

describe.each(named)('Messages of %s', (_name, catalogue) => {
  // Reads every file of the package, which takes a busy machine a minute.
  const collected = catalogue.collect()

  it.each(languages)('are complete in %s', { timeout: 240_000 }, async (language) => {
    const extracted = (await collected) ?? {}
    const written = (await catalogue.read(language)) ?? {}
    const missing = Object.entries(extracted)
      .filter(([id]) => !written[id]?.translation)
      .map(([id, { message }]) => message ?? id)
    expect(
      missing,
      'Run `npx lingui extract`, then translate the new messages, or keep a translation with `npm run reword`.',
    ).toEqual([])
    const stale = Object.keys(written).filter((id) => !Object.hasOwn(extracted, id))
    expect(stale, 'Run `npx lingui extract --clean` to remove messages that are no longer used.').toEqual([])
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
