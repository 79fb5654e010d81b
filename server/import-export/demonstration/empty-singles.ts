/** The texts of the singles on an empty site, with what users have written and with the choices of the owner. */
import { isDeepStrictEqual } from 'node:util'
import type { ExportedDocument, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { Layer, LayerData, Locale, SiteSection, TypeName } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  initialData,
  interfaceLocales,
  isLocale,
  model,
  productLanguage,
  shared,
  siteLayers,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { ImportedDocument } from '../../documents/index.ts'
import type { Demonstration, SingleStates } from './find-demonstration.ts'

/** What the owner chooses for the new site. What is missing stays as it is. */
export interface SiteChoices {
  readonly name?: string | undefined
  /** `#rrggbb`; empty for the usual colour. */
  readonly color?: string | undefined
  /** The languages of the site, the default language first. */
  readonly locales?: readonly Locale[] | undefined
}

interface EmptySinglesOptions extends SiteChoices {
  /** The singles that are reset. Others are left alone. */
  readonly types: ReadonlySet<TypeName>
  /** Singles whose edited values are reset too. */
  readonly alsoEdited: ReadonlySet<string>
  /** Sections without content, which are switched off. */
  readonly hidden: readonly SiteSection[]
}

export function emptySingles(
  { states }: Demonstration,
  { types, alsoEdited, hidden, ...choices }: EmptySinglesOptions,
): readonly ImportedDocument[] {
  const settings = states.get('settings')
  const named = new Map(siteLocales().map((locale) => [locale, choices.name ?? nameIn(settings, locale)]))
  return [...states].flatMap(([type, own]) => {
    const isReset = types.has(type)
    if (!isReset && type !== 'settings') return []
    const change = (layer: Layer, data: LayerData): LayerData =>
      type === 'settings' ? { ...data, ...chosenSettings(layer, data, choices, hidden) } : data
    const mixed = mixedDocument(own, { reset: alsoEdited.has(type), keep: !isReset })
    const document = mapLayers(mixed, (layer, data) =>
      change(layer, withName(data, named.get(isLocale(layer) ? layer : defaultLocale()) ?? '')),
    )
    const extended = type === 'settings' ? withNewLanguages(document, choices) : document
    return [{ type: model[type], name: type, document: extended }]
  })
}

/** The settings have the name of the site in the chosen languages that are new. */
function withNewLanguages(document: ExportedDocument, { name, locales = [] }: SiteChoices): ExportedDocument {
  if (name === undefined) return document
  const added = locales
    .filter((code) => document.layers[code] === undefined)
    .map((code) => {
      const data = { ...initialData(model.settings, code), siteName: name }
      return [code, { draft: data, published: data, firstPublishedAt: undefined, archived: false }] as const
    })
  return { ...document, layers: { ...document.layers, ...Object.fromEntries(added) } }
}

/** The name of the site, unless it is that of the demonstration. */
function nameIn(settings: SingleStates | undefined, locale: Locale): string {
  const nameOf = (document: ExportedDocument | undefined) => document?.layers[locale]?.draft.siteName
  const current = nameOf(settings?.current)
  const own = current === nameOf(settings?.seed) ? undefined : current
  return String(own ?? nameOf(settings?.empty) ?? '')
}

function chosenSettings(
  layer: Layer,
  data: LayerData,
  { name, color, locales }: SiteChoices,
  hidden: readonly SiteSection[],
): LayerData {
  if (layer !== shared) return name === undefined ? {} : { siteName: name }
  const off = Array.isArray(data.hiddenSections) ? data.hiddenSections : []
  return {
    hiddenSections: [...new Set([...off, ...hidden])],
    ...(color !== undefined && { color }),
    ...(locales !== undefined && chosenLanguages(data, locales)),
  }
}

function chosenLanguages(data: LayerData, locales: readonly Locale[]): LayerData {
  const [first = productLanguage] = locales
  const isSame = isDeepStrictEqual([...locales], [...interfaceLocales])
  const isFallbackRemoved = !locales.some((code) => code === data.fallbackLanguage)
  return {
    languages: isSame ? [] : [...locales],
    defaultLanguage: first === productLanguage ? null : first,
    hiddenLanguages: [],
    contentFallbacks: fallbacksAmong(data.contentFallbacks, locales),
    ...(isFallbackRemoved && { fallbackLanguage: null }),
  }
}

/** The pairs of which the new site has both languages. */
function fallbacksAmong(pairs: unknown, locales: readonly Locale[]): readonly unknown[] {
  if (!Array.isArray(pairs)) return []
  return pairs.filter((pair) => {
    const { language, fallback }: { language?: unknown; fallback?: unknown } = Object(pair)
    return [language, fallback].every((code) => locales.some((one) => one === code))
  })
}

interface MixOptions {
  /** Whether edited values are reset too. */
  readonly reset: boolean
  /** Whether all values are kept. */
  readonly keep: boolean
}

/** Values without edits become those of an empty site. A single without any version gets them all. */
function mixedDocument(
  { seed, current, empty }: SingleStates,
  { reset, keep }: MixOptions,
): ExportedDocument {
  const mixedLayer = (layer: Layer): readonly (readonly [Layer, ExportedLayer])[] => {
    const now = current?.layers[layer]
    const blank = empty.layers[layer]
    if (now === undefined) return blank === undefined ? [] : [[layer, { ...blank, published: blank.draft }]]
    const seeded = seed.layers[layer]
    const mix = (data: LayerData, before: LayerData | undefined): LayerData => {
      if (keep) return data
      const values = Object.entries(data).map(([field, value]) => {
        const isOfSeed = before !== undefined && isDeepStrictEqual(value, before[field])
        return [field, (reset || isOfSeed) && blank !== undefined ? blank.draft[field] : value]
      })
      return Object.fromEntries(values)
    }
    const draft = mix(now.draft, seeded?.draft)
    const published = now.published && mix(now.published, seeded?.published ?? seeded?.draft)
    return [[layer, { ...now, draft, published }]]
  }
  return { id: undefined, layers: Object.fromEntries(siteLayers().flatMap(mixedLayer)) }
}

function mapLayers(
  { id, layers: exported }: ExportedDocument,
  change: (layer: Layer, data: LayerData) => LayerData,
): ExportedDocument {
  const changed = siteLayers().flatMap((layer) => {
    const own = exported[layer]
    if (own === undefined) return []
    const published = own.published && change(layer, own.published)
    return [[layer, { ...own, draft: change(layer, own.draft), published }] as const]
  })
  return { id, layers: Object.fromEntries(changed) }
}

/** Replaces `{siteName}` in the titles of an empty site. */
function withName(data: LayerData, name: string): LayerData {
  const named = (value: unknown): unknown => {
    if (value === '{siteName}') return name
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]))
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value)]))
}
