/**
 * Checks images: that they exist, have alt text in every written locale, and are large enough for their
 * place.
 */
import { outlineOf } from '@cyanotype/content/mdx/analyze/outline.ts'
import type { DocumentType, Fields, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, isLocale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { linkTargetOf, mentionsInLayer } from '../../references/index.ts'
import type { Picture } from './check-store.ts'
import { picturesOf } from './check-store.ts'
import { textsIn } from './check-texts.ts'
import type { CheckResult, TextPosition } from './finding.ts'
import { messages, warning } from './finding.ts'

/** In pixels: across a page on a large screen, beside a text, and for link previews. */
const minWidth = { wide: 1_200, beside: 640, shared: 1_200, icon: 512, logo: 160 }

interface ImageUse {
  readonly id: string
  readonly field: string
  readonly width: number
  readonly needsAlt: boolean
  /** Within a text the alt text is written there, not in the media library. */
  readonly position?: TextPosition
}

export interface CheckedLayer {
  readonly layer: Layer
  readonly data: LayerData
}

export async function checkPictures(
  queries: Queries,
  type: DocumentType,
  written: readonly CheckedLayer[],
): Promise<readonly CheckResult[]> {
  const uses = written.map((one) => ({ ...one, pictures: picturesIn(type, one) }))
  const ids = uses.flatMap(({ pictures }) => pictures.map(({ id }) => id))
  const existing = await picturesOf(queries, [...new Set(ids)])
  const locales = written.flatMap(({ layer }) => (isLocale(layer) ? [layer] : []))
  return uses.flatMap(({ layer, pictures }) =>
    pictures.flatMap((one) => {
      const picture = existing.find(({ id }) => id === one.id)
      return picture === undefined ? missing(layer, one) : checkPicture(layer, locales, one, picture)
    }),
  )
}

/**
 * An older version may use an image that was deleted later. Within a text it is reported as a broken link.
 */
function missing(layer: Layer, { field, position }: ImageUse): readonly CheckResult[] {
  return position === undefined ? [warning({ layer, field, text: messages.noPicture })] : []
}

function checkPicture(
  layer: Layer,
  locales: readonly Locale[],
  { field, width: shownWidth, needsAlt, position }: ImageUse,
  { kind, width, alts }: Picture,
): readonly CheckResult[] {
  const isSeen = kind === 'picture' || kind === 'drawing'
  const inLocales = isLocale(layer) ? [layer] : locales
  const findings = inLocales
    .filter((locale) => isSeen && needsAlt && !alts[locale]?.trim())
    .map((locale) => warning({ layer: locale, field, text: messages.noAlt }))
  // A drawing is a vector image, so it is never too small.
  const isSmall = kind === 'picture' && width !== null && width < shownWidth
  if (!isSmall) return findings
  return [
    ...findings,
    warning({ layer, field, text: messages.smallPicture, values: { width, least: shownWidth }, position }),
  ]
}

function picturesIn(type: DocumentType, { layer, data }: CheckedLayer): readonly ImageUse[] {
  const fields = fieldsOf(type, layer)
  const inFields = mentionsInLayer(fields, data).flatMap(({ kind, field, name }) =>
    kind === 'media' ? [{ id: name, field, width: widthFor(field), needsAlt: usesAlt(fields, field) }] : [],
  )
  const inTexts = textsIn(fields, data).flatMap(({ field, text }) =>
    outlineOf(text).pictures.flatMap(({ src, width, line, column }) => {
      const target = linkTargetOf({}, layer, src)
      if (target?.kind !== 'media') return []
      return [
        {
          id: target.id,
          field,
          width: width ?? minWidth.beside,
          needsAlt: false,
          position: { line, column },
        },
      ]
    }),
  )
  return [...inFields, ...inTexts]
}

function usesAlt(fields: Fields, name: string): boolean {
  const field = fields[name]
  return field === undefined || !isKind(field, 'media') || field.needsAlt
}

function widthFor(field: string): number {
  if (field === 'seo.image') return minWidth.shared
  if (field === 'icon') return minWidth.icon
  if (/^(?:logo|darkLogo)$/.test(field)) return minWidth.logo
  return /(?:^|\.)(?:cover|picture)$/.test(field) ? minWidth.wide : minWidth.beside
}
