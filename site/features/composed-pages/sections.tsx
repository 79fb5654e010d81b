import { cx } from '@cyanotype/ui/index.ts'
import { useSource } from '../../preview/use-source.ts'
import { DocumentText } from '../text/document-text.tsx'
import type { Composed } from './composed-page.ts'

interface SectionsProps {
  readonly composed: Composed
  readonly className?: string
}

/** The sections of a composed page, if there are any. */
export function Sections({ composed: { page, sections }, className }: SectionsProps) {
  const source = useSource()
  return sections ? (
    <DocumentText text={sections} {...source(page, 'sections')} className={cx('sections', className)} />
  ) : null
}
