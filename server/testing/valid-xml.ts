/** Whether XML is what its readers expect, by the word of libxml2 and the schemas beside this file. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'

export async function expectValid(xml: string, schema: 'rss' | 'atom' | 'sitemap'): Promise<void> {
  const contents = readFileSync(new URL(`./schemas/${schema}.rng`, import.meta.url), 'utf8')
  const file = (fileName: string, text: string) => ({ fileName, contents: text })
  const { valid, errors } = await validateXML({
    xml: [file('given.xml', xml)],
    schema: [file(`${schema}.rng`, contents)],
    extension: 'relaxng',
  })
  expect({ valid, errors: errors.map(({ message }) => message) }).toEqual({ valid: true, errors: [] })
}
