/** Files of one document: those with the same address, in different languages. */
import type { ForeignItem } from '../foreign-item.ts'
import type { FilePlace } from './file-place.ts'

export interface PlacedFile {
  readonly place: FilePlace
  readonly item: ForeignItem
}

/**
 * Posts of different days can have the same address, and other files too. Each is then a document of its own. The first
 * one keeps the key of the address, because the ids of an earlier import follow from it.
 */
export function groupItems(files: readonly PlacedFile[]): readonly ForeignItem[] {
  const items = repeatedApart(namesakesApart(files)).map(({ item }) => item)
  const groups = Map.groupBy(items, ({ key }) => key)
  return items.map((item) => inKindOf(item, groups.get(item.key) ?? []))
}

/** If one language has a date, the document is a post in all of them. Its date is that of the first one that has it. */
function inKindOf(item: ForeignItem, languages: readonly ForeignItem[]): ForeignItem {
  if (languages.every(({ kind }) => kind === item.kind)) return item
  const date = item.date ?? languages.find((one) => one.date !== undefined)?.date
  return { ...item, kind: 'post', slug: item.slug.split('/').at(-1) ?? '', date }
}

function namesakesApart(files: readonly PlacedFile[]): readonly PlacedFile[] {
  const groups = Map.groupBy(files, ({ item }) => item.key)
  const isClash = (own: readonly PlacedFile[]) =>
    new Set(own.map(({ item }) => item.locale)).size < own.length
  return files.map((file) => {
    const own = groups.get(file.item.key) ?? []
    const { stem } = file.place
    return stem === own[0]?.place.stem || !isClash(own) ? file : withKey(file, stem)
  })
}

/** The same name in one language, such as `a.md` beside `a.mdx`. */
function repeatedApart(files: readonly PlacedFile[]): readonly PlacedFile[] {
  const seen = new Set<string>()
  return files.map((file) => {
    const language = `${file.item.locale} ${file.item.key}`
    if (seen.has(language)) return withKey(file, file.place.path)
    seen.add(language)
    return file
  })
}

function withKey({ place, item }: PlacedFile, name: string): PlacedFile {
  return { place, item: { ...item, key: `${item.key} ${name}` } }
}
