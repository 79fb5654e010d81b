/** Reader of the site without the documents of sections that are switched off in the settings. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type {
  CollectionName,
  HiddenSections,
  Locale,
  TypeName,
  Types,
} from '@cyanotype/content/model/index.ts'
import { defaultLocale, isPathOn, pagePath, readLocale } from '@cyanotype/content/model/index.ts'
import type { TaggingReader } from './reader.ts'

/** The sections that are switched off. Whether a path is in one of them is decided by `isPathOn` alone. */
export async function hiddenSectionsIn(reader: Pick<Reader, 'single'>): Promise<HiddenSections> {
  return (await readSettings(reader))?.data.hiddenSections ?? []
}

/** The settings are read through the same reader, so every answer has their cache tag too. */
export function withoutHiddenSections(types: Types, reader: TaggingReader): TaggingReader {
  let settings: Promise<HiddenSections> | undefined
  const hidden = () => {
    settings ??= hiddenSectionsIn(reader)
    return settings
  }

  async function isShown({ type: name, data }: Pick<Published<TypeName>, 'type' | 'data'>): Promise<boolean> {
    const type = types[name]
    const path = type && pagePath(type, defaultLocale(), { ...data })
    return path === undefined || isPathOn(await hidden(), path)
  }

  async function isListOn(name: CollectionName): Promise<boolean> {
    const [list = ''] = (types[name]?.page ?? '').split('/{')
    return isPathOn(await hidden(), list)
  }

  async function shown<Name extends TypeName>(document: Published<Name> | undefined) {
    return document !== undefined && (await isShown(document)) ? document : undefined
  }

  return {
    ...reader,
    get tags() {
      return reader.tags
    },
    bySlug: async (name, locale, slug) => shown(await reader.bySlug(name, locale, slug)),
    byId: async (name, locale, id) => shown(await reader.byId(name, locale, id)),
    async path(name, locale, id) {
      const path = await reader.path(name, locale, id)
      return path !== undefined && isPathOn(await hidden(), readLocale(path).path) ? path : undefined
    },
    async list(name, locale, options) {
      if (!(await isListOn(name))) return { items: [], next: undefined, previous: undefined }
      const found = await reader.list(name, locale, options)
      const isEach = await Promise.all(found.items.map(isShown))
      return { ...found, items: found.items.filter((_, index) => isEach[index]) }
    },
    terms: async (name: CollectionName, locale: Locale, filter: string) =>
      (await isListOn(name)) ? reader.terms(name, locale, filter) : [],
    async neighbours(name, locale, id) {
      const { before, after } = await reader.neighbours(name, locale, id)
      return { before: await shown(before), after: await shown(after) }
    },
  }
}
