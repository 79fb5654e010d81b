/** Where a document has its pages, for those who are told that they changed. */
import type { DocumentType, Types } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'
import { pathsWith } from '../../references/index.ts'
import type { FindAddresses, PageAddress } from './event-payload.ts'

export function findAddresses({ types, openReader }: Pick<Documents, 'types' | 'openReader'>): FindAddresses {
  return async (change) => {
    const type = typeNamed(types, change.type)
    if (type === undefined) return []
    if (change.kind === 'unpublished') return removedFrom(type, change.slugs)
    const reader = openReader()
    const found = change.locales.map(async (locale): Promise<readonly PageAddress[]> => {
      const path = await reader.path(type.name, locale, change.id)
      return path === undefined ? [] : [{ locale, path: encoded(path) }]
    })
    return (await Promise.all(found)).flat()
  }
}

/** By what it was called; where more than that decides on the address, nobody knows it any more. */
function removedFrom(
  type: DocumentType,
  slugs: Parameters<FindAddresses>[0]['slugs'],
): readonly PageAddress[] {
  return slugs.flatMap(({ locale, slug }) => {
    const [path, ...others] = pathsWith(type, locale, slug)
    return path === undefined || others.length > 0 ? [] : [{ locale, path: encoded(path) }]
  })
}

const typeNamed = (types: Types, name: string) => (Object.hasOwn(types, name) ? types[name] : undefined)

const encoded = (path: string) => new URL(path, 'http://localhost').pathname
