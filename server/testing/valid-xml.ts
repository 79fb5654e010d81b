/**
 * Validates XML with libxml2: sitemaps against the schema of sitemaps.org, and all documents against the
 * stricter grammars in this folder.
 */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { XMLValidationResult } from 'xmllint-wasm'
import { validateXML } from 'xmllint-wasm'

const beside = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`./schemas/${name}`, import.meta.url), 'utf8'),
})

export async function expectValid(xml: string, schema: 'rss' | 'atom' | 'sitemap'): Promise<void> {
  const given = { fileName: 'given.xml', contents: xml }
  const grammar = beside(`${schema}.rng`)
  expectNoErrors(await validateXML({ xml: [given], schema: [grammar], extension: 'relaxng' }))
  if (!xml.includes('<urlset')) return
  expectNoErrors(
    await validateXML({
      xml: [given],
      schema: [beside('sitemap-with-links.xsd')],
      preload: [publishedSitemap(), beside('xhtml-link.xsd')],
    }),
  )
}

/** The schema that the `sitemap` package contains. */
function publishedSitemap() {
  const place = new URL('../../schema/sitemap.xsd', import.meta.resolve('sitemap'))
  return { fileName: 'sitemap.xsd', contents: readFileSync(new URL(place), 'utf8') }
}

function expectNoErrors({ valid, errors }: XMLValidationResult): void {
  expect({ valid, errors: errors.map(({ message }) => message) }).toEqual({ valid: true, errors: [] })
}
