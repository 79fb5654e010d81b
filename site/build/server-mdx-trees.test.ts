import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { trees, treesOfTheServer } from './server-mdx-trees.ts'

const entry = join(import.meta.dirname, '../../content/mdx/analyze/references.ts')

/** Builds a module that parses texts. */
async function built(isForServer: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [treesOfTheServer()],
    build: { write: false, minify: false, ssr: isForServer, rolldownOptions: { input: entry } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.')
  return output.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n')
}

it('shares the tree cache of the server instead of bundling a copy', async () => {
  const code = await built(true)
  expect(code).toContain(`from "${trees}"`)
  expect(code).not.toContain('fromMarkdown')
})

it('includes the parser for browsers', async () => {
  expect(await built(false)).not.toContain(trees)
})

it('refers to a module that exists', async () => {
  expect(await import(trees)).toHaveProperty('readTree')
})
