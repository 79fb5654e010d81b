/**
 * Parses XLIFF 2. The parser knows no external entities and no entities of the file itself, and a document type is
 * refused, so a file can neither read anything nor grow.
 */
import type { SaxesTagNS } from 'saxes'
import { SaxesParser } from 'saxes'
import { Problem } from '../../problems/problems.ts'
import { openContent } from './read-content.ts'
import { namespace } from './write-xliff.ts'
import type { ReadFile, ReadSegment, ReadUnit, ReadXliff, SegmentState } from './xliff-document.ts'
import { segmentStates } from './xliff-document.ts'

const limits = { depth: 64, units: 200_000 }
const versions = ['2.0', '2.1', '2.2']

export function parseXliff(text: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true })
  const reading = openReading(() => parser.line)
  parser.on('error', (error) => {
    throw unreadable(parser.line, error.message.replace(/^[\d:]+\s*/, ''))
  })
  parser.on('doctype', () => {
    throw unreadable(parser.line, 'A document type (DOCTYPE) is not allowed.')
  })
  parser.on('opentag', (tag) => reading.open(tag))
  parser.on('text', (part) => reading.add(part))
  parser.on('cdata', (part) => reading.add(part))
  parser.on('closetag', (tag) => reading.close(tag))
  parser.write(text.startsWith('\ufeff') ? text.slice(1) : text).close()
  return reading.result()
}

const unreadable = (line: number, reason: string) => new Problem('xliff_unreadable', { line, reason })

interface OpenUnit {
  readonly id: string
  readonly segments: ReadSegment[]
}

interface OpenPart {
  readonly id: string | undefined
  readonly isIgnorable: boolean
  readonly state: SegmentState
  source: ReadSegment['source'] | undefined
  target: ReadSegment['target']
}

/** Elements of XLIFF by name. Elements of other vocabularies, such as matches of a memory, are skipped. */
function openReading(line: () => number) {
  const files: { id: string; original: string; units: ReadUnit[] }[] = []
  let languages: ReadXliff['languages'] | undefined
  let unit: OpenUnit | undefined
  let part: OpenPart | undefined
  let content: ReturnType<typeof openContent> | undefined
  let depth = 0
  let skipped = 0
  let units = 0
  const open = (tag: SaxesTagNS) => {
    depth += 1
    if (depth > limits.depth) throw unreadable(line(), 'Its elements are nested too deeply.')
    if (depth === 1) languages = languagesOf(tag)
    const isOwn = tag.uri === namespace || tag.uri.startsWith('urn:oasis:names:tc:xliff:document:')
    if (skipped > 0 || !isOwn) skipped += 1
    else if (content !== undefined) content.open(tag.local, valuesOf(tag))
    else enter(tag.local, valuesOf(tag))
  }
  const enter = (name: string, values: Readonly<Record<string, string>>) => {
    if (name === 'file') files.push({ id: values.id ?? '', original: values.original ?? '', units: [] })
    else if (name === 'unit') {
      units += 1
      if (units > limits.units) throw unreadable(line(), 'It has too many units.')
      unit = { id: values.id ?? '', segments: [] }
    } else if (unit !== undefined && (name === 'segment' || name === 'ignorable'))
      part = newPart(name, values)
    else if (part !== undefined && (name === 'source' || name === 'target')) content = openContent()
  }
  const close = (tag: SaxesTagNS) => {
    depth -= 1
    if (skipped > 0) {
      skipped -= 1
      return
    }
    if (content !== undefined && content.depth() > 0) return content.close(tag.local)
    if (content !== undefined && part !== undefined) {
      part[tag.local === 'target' ? 'target' : 'source'] = content.result()
      content = undefined
    } else if (part !== undefined && (tag.local === 'segment' || tag.local === 'ignorable')) {
      unit?.segments.push({ ...part, source: part.source ?? [] })
      part = undefined
    } else if (unit !== undefined && tag.local === 'unit') {
      files.at(-1)?.units.push(unit)
      unit = undefined
    }
  }
  return {
    open,
    close,
    add: (text: string) => void (skipped === 0 && content?.add(text)),
    result(): ReadXliff {
      const found: readonly ReadFile[] = files
      if (languages === undefined) throw unreadable(line(), 'It has no content.')
      return { languages, files: found }
    },
  }
}

function newPart(name: string, { id, state }: Readonly<Record<string, string>>): OpenPart {
  return {
    id,
    isIgnorable: name === 'ignorable',
    state: stateOf(state),
    source: undefined,
    target: undefined,
  }
}

function valuesOf({ attributes }: SaxesTagNS): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(attributes).flatMap(({ prefix, local, value }) => (prefix === '' ? [[local, value]] : [])),
  )
}

/** The root element says which version it is. Files of version 1.2 are common, so they get their own message. */
function languagesOf(tag: SaxesTagNS): ReadXliff['languages'] {
  if (tag.local !== 'xliff') throw new Problem('not_xliff')
  const { version = '', srcLang = '', trgLang = '' } = valuesOf(tag)
  if (!versions.includes(version) || !tag.uri.startsWith('urn:oasis:names:tc:xliff:document:2')) {
    throw new Problem('xliff_version', { version: version.slice(0, 20) || '?' })
  }
  return { source: srcLang, target: trgLang }
}

const stateOf = (text: string | undefined): SegmentState =>
  segmentStates.find((state) => state === text) ?? 'initial'
