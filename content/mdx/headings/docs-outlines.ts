/**
 * Heading ids of the files in `content/docs`: those of the English file, with its recorded earlier ones as
 * aliases, so that links still work after a heading is renamed.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFrontMatter } from '../parse/front-matter.ts'
import type { Heading } from '../render/render-pipeline.ts'
import { headingsIn } from '../render/to-hast.ts'
import type { HeadingName } from './heading-ids.ts'
import { nameHeadings } from './heading-ids.ts'

/** For each page all outlines of its English file, oldest first, with headings as `2 sign-in`. */
export type Outlines = Readonly<Record<string, readonly (readonly string[])[]>>

export const outlinesFile = fileURLToPath(new URL('../../docs/outlines.json', import.meta.url))
export const docsFolder = fileURLToPath(new URL('../../docs', import.meta.url))
const pagePath = /\/content\/docs\/([a-z]{2})\/(.+)\.mdx$/
const sourceLanguage = 'en'

/** `undefined` for files in other folders. */
export function namesInFile(path: string, body: string): readonly HeadingName[] | undefined {
  const [, language, page = ''] = pagePath.exec(path.replaceAll('\\', '/')) ?? []
  if (language === undefined) return undefined
  const own = headingsIn(body)
  const history = (readOutlines()[page] ?? []).map((outline) => outline.map(headingOf))
  if (language === sourceLanguage) return nameHeadings([...history, own])
  const source = sourceFileOf(path)
  return nameHeadings([own], existsSync(source) ? [...history, headingsInFile(source)] : [])
}

/** The English file that a translation was made from. */
export function sourceFileOf(path: string): string {
  return path.replace(/([\\/]content[\\/]docs[\\/])[a-z]{2}(?=[\\/])/, `$1${sourceLanguage}`)
}

function headingsInFile(path: string): readonly Heading[] {
  return headingsIn(readFrontMatter(readFileSync(path, 'utf8')).body)
}

export function readOutlines(): Outlines {
  return JSON.parse(readFileSync(outlinesFile, 'utf8'))
}

function headingOf(line: string): Heading {
  const [depth = '', id = ''] = line.split(' ')
  return { depth: Number(depth), id, text: '' }
}

const lineOf = ({ depth, id }: Heading): string => `${depth} ${id}`

/** The recorded outlines of every page, and its new one if it has changed since. */
export function currentOutlines(): Outlines {
  const noted = readOutlines()
  const folder = join(docsFolder, 'en')
  const files = globSync('**/*.mdx', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  const entries = files.map((name) => {
    const page = name.replace(/\.mdx$/, '')
    const outline = headingsInFile(join(folder, name)).map(lineOf)
    const earlier = noted[page] ?? []
    return [page, String(earlier.at(-1)) === String(outline) ? earlier : [...earlier, outline]] as const
  })
  return Object.fromEntries(entries)
}
