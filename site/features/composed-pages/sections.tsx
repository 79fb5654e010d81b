import { cx } from '@cyanotype/ui/index.ts'
import { useSource } from '../../preview/use-source.ts'
import { DocumentText } from '../text/document-text.tsx'
import type { Composed } from './composed-page.ts'

interface SectionsProps {
  readonly composed: Composed
  readonly className?: string
}

/** What the writer of a composed page put together, if anything. */
export function Sections({ composed: { page, sections }, className }: SectionsProps) {
  const source = useSource()
  return sections ? (
    <DocumentText text={sections} {...source(page, 'sections')} className={cx('sections', className)} />
  ) : null
}
