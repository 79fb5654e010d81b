/**
 * The demonstration: an arts house that prints with the sun, in three languages. It is an export like any other, and is
 * brought into an empty database once: `npm run content -- export content/seed/files` writes it anew.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KeptDocument, KeptFile } from '../files/index.ts'
import { fromFiles, fromSidecar, isSidecar, mediaFolder } from '../files/index.ts'
import type { TypeName } from '../model/index.ts'
import { model } from '../model/index.ts'

export const seedFolder = fileURLToPath(new URL('files', import.meta.url))

export interface SeedDocument {
  readonly type: TypeName
  /** `updates/night-plates` */
  readonly name: string
  readonly document: KeptDocument
}

export interface SeedFile extends KeptFile {
  readonly path: string
}

/** What the demonstration holds, for those who need no database. */
export function readSeed(): {
  readonly documents: readonly SeedDocument[]
  readonly files: readonly SeedFile[]
} {
  return { documents: readDocuments(), files: readFiles() }
}

function readDocuments(): readonly SeedDocument[] {
  const paths = readdirSync(seedFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  )
  const names = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))].sort()
  return names.map((name) => {
    const type = typeNamed(name.split('/')[0] ?? '')
    const own = paths.filter((path) => path.startsWith(`${name}/`))
    const texts = own.map((path): [string, string] => [
      basename(path),
      readFileSync(join(seedFolder, path), 'utf8'),
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
