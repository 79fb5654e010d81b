/**
 * Heading ids of the files in `content/docs`: those of the English file, with its earlier ones as aliases.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFrontMatter } from '../parse/front-matter.ts'
import type { Heading } from '../render/render-pipeline.ts'
import { toHast } from '../render/to-hast.ts'
import type { HeadingName } from './stable-heading-ids.ts'
import { nameHeadings } from './stable-heading-ids.ts'

/** For each page all outlines of its English file, oldest first, with headings as `2 sign-in`. */
export type Outlines = Readonly<Record<string, readonly (readonly string[])[]>>

export const outlinesFile = fileURLToPath(new URL('../../docs/outlines.json', import.meta.url))
export const docsFolder = fileURLToPath(new URL('../../docs', import.meta.url))
const shape = /\/content\/docs\/([a-z]{2})\/(.+)\.mdx$/
const sourceLanguage = 'en'

/** `undefined` for files in other folders. */
export function namesInFile(path: string, body: string): readonly HeadingName[] | undefined {
  const [, language, page = ''] = shape.exec(path.replaceAll('\\', '/')) ?? []
  if (language === undefined) return undefined
  const own = toHast(body).headings
  const history = (readOutlines()[page] ?? []).map((outline) => outline.map(headingOf))
  if (language === sourceLanguage) return nameHeadings([...history, own])
  const source = sourceFileOf(path)
  return nameHeadings([own], existsSync(source) ? [...history, headingsInFile(source)] : [])
}

/** The English file that a translation was made from. */
export function sourceFileOf(path: string): string {
  return path.replace(/([\\/]content[\\/]docs[\\/])[a-z]{2}(?=[\\/])/, `$1${sourceLanguage}`)
}

export function headingsInFile(path: string): readonly Heading[] {
  return toHast(readFrontMatter(readFileSync(path, 'utf8')).body).headings
}

export function readOutlines(): Outlines {
  return JSON.parse(readFileSync(outlinesFile, 'utf8'))
}

function headingOf(line: string): Heading {
  const [depth = '', id = ''] = line.split(' ')
  return { depth: Number(depth), id, text: '' }
}

export const lineOf = ({ depth, id }: Heading): string => `${depth} ${id}`
