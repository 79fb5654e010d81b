/**
 * Marks the source of an element in the content, so that the editor can open its field: an attribute in
 * previews only. `<h1 {...source(update, 'title')}>` becomes `<h1 data-source="updates/0192…/en/title">`.
 */
import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { usePage } from '../context/page-context.tsx'

/** A document of any type, identified by type, id and locale. */
type Source = Pick<Published<'updates'>, 'id' | 'locale'> & { readonly type: string }

/** Nested fields have dots: `hero.title`, `links.2.text`. */
export type SourceOf = (document: Source | undefined, field: string) => { readonly 'data-source'?: string }

export function useSource(): SourceOf {
  const { preview } = usePage()
  if (typeof preview !== 'object') return () => ({})
  return (document, field) =>
    document === undefined
      ? {}
      : { 'data-source': [document.type, document.id, document.locale, field].join('/') }
}
