/** Fields with text: plain text, MDX and slugs. */

import { interfaceLocales } from '../locales.ts'
import type { TextFormat } from '../text-format.ts'
import { formatProblems } from '../text-format.ts'
import type { Field, FieldOptions, ValueProblem } from './field.ts'
import { field } from './field.ts'

export interface TextField extends Field<string, 'text'> {
  readonly lines: 'one' | 'many'
  readonly maxLength: number
  /** The required format for publishing. Default: plain text. */
  readonly format: TextFormat
}

export interface TextOptions extends FieldOptions {
  readonly lines?: 'one' | 'many'
  readonly maxLength?: number
  readonly format?: TextFormat
}

/** Plain text in one or several lines, or a text in a certain format such as a URL. */
export function text(options: TextOptions): TextField {
  const lines = options.lines ?? 'one'
  const maxLength = options.maxLength ?? (lines === 'one' ? 200 : 2_000)
  const format = options.format ?? 'plain'
  return {
    ...field('text', options, {
      initial: '',
      shape: (z) => z.string().max(maxLength),
      isEmpty: (value) => value.trim() === '',
      searchText: (value) => (format === 'plain' ? value : ''),
      problems: (value) => (value.trim() === '' ? [] : formatProblems(format, value.trim())),
    }),
    lines,
    maxLength,
    format,
  }
}

export interface MdxField extends Field<string, 'mdx'> {
  /** Merged block by block, so that two users can edit different blocks of one text at the same time. */
  readonly merges: 'blocks'
  /** Whether it may contain blocks, such as a hero. Only pages with the styles of blocks show it. */
  readonly hasBlocks: boolean
}

interface MdxOptions extends FieldOptions {
  readonly hasBlocks?: boolean
}

/** The maximum length of a text: longer than any book, but short enough to parse within a second. */
export const mdxCharacters = 1_000_000

/** Text with components, as MDX. It is checked against the vocabulary when it is published. */
export function mdx({ hasBlocks = false, ...options }: MdxOptions): MdxField {
  return {
    ...field('mdx', options, {
      initial: '',
      shape: (z) => z.string().max(mdxCharacters),
      isEmpty: (value) => value.trim() === '',
      searchText: (value) => value,
    }),
    merges: 'blocks',
    hasBlocks,
  }
}

export interface SlugField extends Field<string, 'slug'> {
  /** The field that a new slug is made from. */
  readonly from: string
  /** Whether it may contain slashes, such as `guides/first-print`. */
  readonly segments: boolean
}

/** Letters of any script, digits and hyphens, except names that the server needs itself. */
const slugPattern = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u
const reserved = new Set(['api', 'admin', '_ipx', '_payload', ...interfaceLocales])

/** The last part of the URL of a document, unique within its type and language. */
export function slug(
  options: FieldOptions & {
    readonly from: string
    readonly segments?: boolean
    /** Further names that the first segment must not be, in any letter case. */
    readonly reserved?: readonly string[]
  },
): SlugField {
  const segments = options.segments ?? false
  return {
    ...field('slug', options, {
      initial: '',
      shape: (z) => z.string().max(slugCharacters),
      isEmpty: (value) => value === '',
      problems: (value) => slugProblems(segments ? value.split('/') : [value], options.reserved),
    }),
    from: options.from,
    segments,
  }
}

/** Whether a slug is valid. An invalid one has never been a page. */
export function isSlug(value: string): boolean {
  return value.length <= slugCharacters && slugProblems(value.split('/')).length === 0
}

/** Only the first segment can collide with a reserved name. */
function slugProblems(parts: readonly string[], names: readonly string[] = []): readonly ValueProblem[] {
  const [first = ''] = parts
  if (parts.length === 1 && first === '') return []
  if (!parts.every((part) => slugPattern.test(part))) return [{ at: [], message: misshapen }]
  const isReserved = reserved.has(first) || names.includes(first.toLowerCase())
  return isReserved ? [{ at: [], message: taken, values: { slug: first } }] : []
}

const misshapen = /*i18n*/ {
  id: 'field.slug.shape',
  message: 'Use letters, digits and single hyphens.',
}
const taken = /*i18n*/ {
  id: 'field.slug.reserved',
  message: 'The slug “{slug}” is reserved by the system. Choose a different slug.',
}

/** The maximum length of a slug. */
export const slugCharacters = 120
