/**
 * Demonstration content: an arts organisation that prints with sunlight, in three languages. It is an ordinary
 * export, and an empty database imports it once. `npm run content -- export content/seed/files` writes it again.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExportedDocument, ExportedFile } from '../import-export/index.ts'
import { fromFiles, fromSidecar, isSidecar, mediaFolder } from '../import-export/index.ts'
import type { TypeName } from '../model/index.ts'
import { model } from '../model/index.ts'

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const seedFolder = below('files')

/** What the files cannot contain. */
export const demonstration = {
  folder: seedFolder,
  /** The source texts at the time of translation. A translation that was not updated since is out of date. */
  earlier: below('earlier'),
  /** Scheduled publications, in days after the import. */
  scheduled: [
    { type: 'updates', id: '01a1f8d2-a76b-7252-bfe1-016ea07d5521', layers: ['*', 'en', 'et'], days: 21 },
  ],
} as const

export interface SeedDocument {
  readonly type: TypeName
  /** `updates/night-plates` */
  readonly name: string
  readonly document: ExportedDocument
}

export interface SeedFile extends ExportedFile {
  readonly path: string
}

/** The demonstration content, for code without a database. */
export function readSeed(): {
  readonly documents: readonly SeedDocument[]
  readonly files: readonly SeedFile[]
} {
  return { documents: readDocuments(seedFolder), files: readFiles() }
}

/** The singles of an empty site. In their texts, `{siteName}` stands for the name of the site. */
export const readEmptySite = () => readDocuments(below('empty'))

function readDocuments(folder: string): readonly SeedDocument[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  )
  const names = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))].sort()
  return names.map((name) => {
    const type = typeNamed(name.split('/')[0] ?? '')
    const own = paths.filter((path) => path.startsWith(`${name}/`))
    const texts = own.map((path): [string, string] => [
      basename(path),
      readFileSync(join(folder, path), 'utf8'),
    ])
    return { type, name, document: fromFiles(model[type], new Map(texts)) }
  })
}

function typeNamed(name: string): TypeName {
  const found = Object.values(model).find((type) => type.name === name)
  if (found === undefined) throw new Error(`The demonstration has a document of no known type: ${name}.`)
  return found.name
}

function readFiles(): readonly SeedFile[] {
  const folder = join(seedFolder, mediaFolder)
  const described = readdirSync(folder).filter(isSidecar)
  return described.map((sidecar) => {
    const path = join(folder, sidecar)
    return { ...fromSidecar(sidecar, readFileSync(path, 'utf8')), path: path.replace(/\.yaml$/, '') }
  })
}
