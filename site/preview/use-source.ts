/**
 * Where in the content an element comes from, so that whoever edits it can be led there: in previews only, as one
 * attribute. `<h1 {...source(update, 'title')}>` becomes `<h1 data-source="updates/0192…/en/title">`.
 */
import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { usePage } from '../layout/page-context.tsx'

/** A document of any type: its address within the content. */
type Source = Pick<Published<'updates'>, 'id' | 'locale'> & { readonly type: string }

/** Field names, with dots where one is inside another: `hero.title`, `links.2.text`. */
export type SourceOf = (document: Source | undefined, field: string) => { readonly 'data-source'?: string }

export function useSource(): SourceOf {
  const { preview } = usePage()
  if (typeof preview !== 'object') return () => ({})
  return (document, field) =>
    document === undefined
      ? {}
      : { 'data-source': [document.type, document.id, document.locale, field].join('/') }
}
