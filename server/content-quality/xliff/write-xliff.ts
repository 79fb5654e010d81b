/** Writes XLIFF 2.1. The same documents always give the same bytes, so that two exports can be compared. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import type { Xml } from '../../platform/xml.ts'
import { element } from '../../platform/xml.ts'
import type { CodeSource, Inline } from '../text-segments/index.ts'
import type { XliffFile, XliffSegment, XliffUnit } from './xliff-document.ts'

export const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

interface Direction {
  readonly source: Locale
  readonly target: Locale
}

/** In parts, so that a large export need not be in memory at once. */
export async function* writeXliff(
  { source, target }: Direction,
  files: AsyncIterable<XliffFile>,
): AsyncGenerator<string> {
  const root = `<xliff xmlns="${namespace}" version="2.1" srcLang="${source}" trgLang="${target}">`
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
  for await (const file of files) yield `${fileElement({ source, target }, file).xml}\n`
  yield '</xliff>\n'
}

function fileElement({ source, target }: Direction, { id, original, notes, units }: XliffFile): Xml {
  const attributes = {
    id,
    original,
    canResegment: 'no',
    srcDir: locales[source].dir,
    trgDir: locales[target].dir,
    'xml:space': 'preserve',
  }
  return element('file', attributes, notesElement(notes), ...units.map(unitElement))
}

function notesElement(notes: readonly string[]): Xml | undefined {
  if (notes.length === 0) return undefined
  return element('notes', {}, ...notes.map((note) => element('note', { category: 'location' }, note)))
}

function unitElement({ id, name, notes, codes, segments }: XliffUnit): Xml {
  const byId = new Map(codes.map((code) => [code.id, code]))
  const data = codes.flatMap(({ id: code, start, end }) => [
    ...(start === '' ? [] : [element('data', { id: `${code}-start` }, start)]),
    ...(end === '' ? [] : [element('data', { id: `${code}-end` }, end)]),
  ])
  return element(
    'unit',
    { id, name },
    notesElement(notes),
    data.length === 0 ? undefined : element('originalData', {}, ...data),
    ...segments.map((segment) => segmentElement(segment, byId)),
  )
}

type Codes = ReadonlyMap<string, CodeSource>

function segmentElement({ id, state, source, target }: XliffSegment, codes: Codes): Xml {
  return element(
    'segment',
    { id, state },
    element('source', {}, ...inlineElements(source, codes)),
    target === undefined ? undefined : element('target', {}, ...inlineElements(target, codes)),
  )
}

function inlineElements(content: readonly Inline[], codes: Codes): readonly (Xml | string)[] {
  return content.map((one) => {
    if (typeof one === 'string') return one
    const { start = '', end = '', type = 'other', canDelete = false } = codes.get(one.id) ?? {}
    const kind = type === 'other' ? {} : { type }
    const rules = { ...kind, canCopy: 'no', ...(canDelete ? {} : { canDelete: 'no' }) }
    if (one.content === null) {
      const ref = start === '' ? {} : { dataRef: `${one.id}-start` }
      return element('ph', { id: one.id, ...ref, disp: start, ...rules })
    }
    const refs = {
      ...(start === '' ? {} : { dataRefStart: `${one.id}-start` }),
      ...(end === '' ? {} : { dataRefEnd: `${one.id}-end` }),
    }
    return element('pc', { id: one.id, ...refs, ...rules }, ...inlineElements(one.content, codes))
  })
}
