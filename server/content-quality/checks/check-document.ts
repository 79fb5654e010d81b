/** Checks one document: all problems in its current drafts, with their positions. */
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { fieldsOf, shared, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { DocumentResponse } from '../../documents/index.ts'
import { problemsOf } from '../../documents/index.ts'
import type { Glossary } from '../glossary/index.ts'
import type { TranslationResponse, Translations } from '../translations/index.ts'
import { checkLinks } from './check-links.ts'
import { checkMachineTexts } from './check-machine-texts.ts'
import type { CheckedLayer } from './check-media.ts'
import { checkPictures } from './check-media.ts'
import { checkTerms } from './check-terms.ts'
import { checkTexts, textsIn } from './check-texts.ts'
import type { CheckResult, TextPosition } from './finding.ts'
import { messages, warning } from './finding.ts'
import type { LinkResolver } from './resolve-links.ts'

export interface PlacedFinding extends CheckResult {
  /** The index of the block in the text, from 0. Undefined outside of texts. */
  readonly block: number | undefined
}

export interface Checking {
  readonly queries: Queries
  readonly linkResolver: LinkResolver
  readonly translations: Pick<Translations, 'read'>
  readonly glossary: Glossary
  readonly obstacles: (document: DocumentResponse) => Promise<readonly PublishBlocker[]>
}

/**
 * A problem that only the owner of a type can detect, such as a redirect conflict: a field of the shared
 * layer and the reason why it cannot be published.
 */
export interface PublishBlocker extends Pick<CheckResult, 'code' | 'message' | 'values'> {
  readonly field: string
}

export async function checkDocument(
  { queries, linkResolver, translations, glossary, obstacles }: Checking,
  type: DocumentType,
  document: DocumentResponse,
): Promise<readonly PlacedFinding[]> {
  const written = siteLayers()
    .map((layer) => document.layers[layer])
    .filter(({ version }) => version > 0)
  const findings: CheckResult[] = []
  for (const { layer, data } of written) {
    findings.push(...publishBlockers(type, layer, data))
    findings.push(...checkTexts(type, layer, data))
    findings.push(...(await checkLinks(queries, linkResolver, { id: document.id, type, layer, data })))
  }
  for (const publishBlocker of await obstacles(document)) {
    findings.push({ ...publishBlocker, layer: shared, severity: 'error' })
  }
  findings.push(...(await checkPictures(queries, type, written)))
  // A document in the trash has no translation data.
  const translationList =
    document.trashedAt === null ? await translationsIn(translations, type, document.id) : []
  findings.push(...checkTranslations(translationList))
  findings.push(...checkMachineTexts(type, written, translationList))
  findings.push(...checkTerms(await glossary.read(), type, { written, translations: translationList }))
  return findings
    .map((checkResult) => ({ ...checkResult, block: blockOf(type, written, checkResult) }))
    .sort(inOrder)
}

/** The problems that prevent publishing a layer. */
export function publishBlockers(type: DocumentType, layer: Layer, data: CheckedLayer['data']): CheckResult[] {
  return problemsOf(type, layer, data).map(({ path, message, code = '', values = {} }) => ({
    layer,
    field: path.length > 1 ? path.slice(1).join('.') : undefined,
    severity: 'error' as const,
    code,
    message,
    values,
    position: positionIn(values),
  }))
}

function positionIn({ line, column }: CheckResult['values']): TextPosition | undefined {
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

function translationsIn(
  translations: Pick<Translations, 'read'>,
  { name }: DocumentType,
  id: string,
): Promise<readonly TranslationResponse[]> {
  return Promise.all(siteLocales().map((locale) => translations.read({ type: name, id, locale })))
}

function checkTranslations(translations: readonly TranslationResponse[]): readonly CheckResult[] {
  const findings: CheckResult[] = []
  for (const { locale, state, fields } of translations) {
    if (state === 'missing')
      findings.push(warning({ layer: locale, field: undefined, text: messages.missingTranslation }))
    if (state !== 'outdated') continue
    for (const { field, state: of } of fields) {
      if (of === 'missing')
        findings.push(warning({ layer: locale, field, text: messages.missingTranslation }))
      if (of === 'outdated')
        findings.push(warning({ layer: locale, field, text: messages.outdatedTranslation }))
    }
  }
  return findings
}

function blockOf(
  type: DocumentType,
  written: readonly CheckedLayer[],
  { layer, field, position }: CheckResult,
): number | undefined {
  const data = written.find((one) => one.layer === layer)?.data
  if (position === undefined || data === undefined) return undefined
  const text = textsIn(fieldsOf(type, layer), data).find((one) => one.field === field)?.text
  if (text === undefined) return undefined
  const before = text.split(/\r\n|\r|\n/, position.line - 1).join('\n').length
  const index = blocksOf(text).findIndex(({ end }) => end > before + position.column - 1)
  return index < 0 ? undefined : index
}

/** Errors first, then by layer, field and line. */
function inOrder(one: PlacedFinding, other: PlacedFinding): number {
  const rank = ({ severity, layer }: PlacedFinding) =>
    (severity === 'error' ? 0 : siteLayers().length) + siteLayers().indexOf(layer)
  const line = ({ position }: PlacedFinding) => position?.line ?? 0
  return (
    rank(one) - rank(other) ||
    (one.field ?? '').localeCompare(other.field ?? '', 'en') ||
    line(one) - line(other)
  )
}
