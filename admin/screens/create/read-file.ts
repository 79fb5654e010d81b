/** Reads a document from an MDX file: front matter by field name, and the text. Independent of React. */
import { readFrontMatter } from '@cyanotype/content/import-export/front-matter.ts'
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'

export interface FileRead {
  /** Fields of the language, and shared fields. */
  readonly data: LayerData
  readonly shared: LayerData
  readonly understood: readonly string[]
  /** Keys of the file that were skipped: no such field, or a value of the wrong type. */
  readonly skipped: readonly string[]
  /** What is wrong with the front matter, which then stays in the text. */
  readonly problem: string | undefined
}

export function readFile(type: DocumentType, name: string, source: string): FileRead {
  const { entries, body, problem } = partsOf(name, source)
  const data: Record<string, unknown> = {}
  const common: Record<string, unknown> = {}
  const skipped: string[] = []
  const put = (key: string, value: unknown): boolean => {
    const field = Object.hasOwn(type.fields, key) ? type.fields[key] : undefined
    const read = field && fieldSchema(field).safeParse(value)
    if (field === undefined || !read?.success) return false
    ;(field.localized ? data : common)[key] = read.data
    return true
  }
  for (const [key, value] of Object.entries(entries)) if (!put(key, plain(value))) skipped.push(key)
  const bodyName = Object.entries(type.fields).find(([, field]) => isKind(field, 'mdx'))?.[0]
  const heading = /^#[ \t](.+)$/m.exec(body)
  const title = type.title
  const takesHeading =
    title !== undefined && heading?.index === body.search(/\S/) && entries[title] === undefined
  const text =
    takesHeading && put(title, heading?.[1]?.trim()) ? body.replace(heading?.[0] ?? '', '').trimStart() : body
  if (text.trim() !== '' && (bodyName === undefined || !put(bodyName, text))) skipped.push('…')
  return {
    data,
    shared: common,
    understood: [...Object.keys(data), ...Object.keys(common)],
    skipped,
    problem,
  }
}

interface Parts {
  readonly entries: Readonly<Record<string, unknown>>
  readonly body: string
  readonly problem: string | undefined
}

function partsOf(name: string, source: string): Parts {
  if (!/^---\r?\n/.test(source)) return { entries: {}, body: source, problem: undefined }
  try {
    return { ...readFrontMatter(name, source), problem: undefined }
  } catch (error) {
    return { entries: {}, body: source, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Authors write a date without a time, but the model stores timestamps. */
function plain(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00.000Z` : value
}
