/** Files of `content/docs`, as pages: `en/editors/index.mdx` is `/docs/editors` in English. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocsPage } from './docs-page.ts'
import { docsPageOf } from './docs-page.ts'

interface Named {
  /** Relative to the folder: `en/start/install.mdx`. */
  readonly name: string
}

export interface DocumentationFile extends DocsPage {
  readonly source: string
}

const documentation = fileURLToPath(new URL('../../docs', import.meta.url))

/** The files without their text, by name. */
export function listDocumentation(folder = documentation): readonly (DocsPage & Named)[] {
  return globSync('*/**/*.mdx', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => {
      const page = docsPageOf(name)
      return page === undefined ? [] : [{ ...page, name }]
    })
}

export function readDocumentation(folder = documentation): readonly (DocumentationFile & Named)[] {
  return listDocumentation(folder).map((file) => ({
    ...file,
    source: readFileSync(join(folder, file.name), 'utf8'),
  }))
}
