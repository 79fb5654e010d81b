/** Texts of a media file, as YAML in a file beside it: `media/fern.webp` and `media/fern.webp.yaml`. */

import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { localeCodes } from '../model/index.ts'
import type { ExportedFile } from './export-types.ts'
import { FileProblem } from './export-types.ts'

export const mediaFolder = 'media'
const beside = '.yaml'

export const sidecarOf = (path: string) => `${path}${beside}`
export const isSidecar = (path: string) => path.endsWith(beside)

const texts = z.partialRecord(z.enum(localeCodes), z.string())
const part = z.number().min(0).max(1)
const pixels = z.int().min(0)

const sidecar = z.strictObject({
  id: z.uuid().optional(),
  name: z.string().min(1),
  folders: z.array(z.string().min(1)).default([]),
  alts: texts.default({}),
  captions: texts.default({}),
  focal: z.strictObject({ x: part, y: part }).nullable().default(null),
  crop: z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels }).nullable().default(null),
})

/** Leaves out empty values. */
export function toSidecar({ id, name, folders, alts, captions, focal, crop }: ExportedFile): string {
  const described = {
    id,
    name,
    ...(folders.length > 0 && { folders }),
    ...(Object.keys(alts).length > 0 && { alts: inOrder(alts) }),
    ...(Object.keys(captions).length > 0 && { captions: inOrder(captions) }),
    ...(focal && { focal }),
    ...(crop && { crop }),
  }
  return stringify(described, { lineWidth: 0 })
}

/** In the order of the locales, whatever the order in the data. */
function inOrder(given: ExportedFile['alts']): ExportedFile['alts'] {
  return Object.fromEntries(
    localeCodes.flatMap((code) => (given[code] === undefined ? [] : [[code, given[code]]])),
  )
}

export function fromSidecar(path: string, text: string): ExportedFile {
  const document = parseDocument(text, { uniqueKeys: true, strict: true })
  const [error] = document.errors
  if (error !== undefined) throw new FileProblem(path, error.message.split('\n')[0] ?? '')
  const read = sidecar.safeParse(document.toJS({ maxAliasCount: 0 }))
  if (read.success) return { ...read.data, id: read.data.id }
  const [issue] = read.error.issues
  throw new FileProblem(path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
