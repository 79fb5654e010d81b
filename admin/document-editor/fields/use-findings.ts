/** Findings of the checks by field, such as `en.body`. `undefined` while the newest text is being checked. */

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context.tsx'
import type { Finding } from '../document-queries.ts'
import { checksQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'

interface OfDocument extends Pick<DocumentEditorState, 'type'> {
  readonly document: DocumentEditorState['state']['document']
}

/** Findings that the field or another part of the screen already shows. */
const isReportedElsewhere = ({ code }: Finding) =>
  code.startsWith('field.') || code === 'check.missingTranslation' || code === 'check.outdatedTranslation'

export function useFindings(of: OfDocument): ReadonlyMap<string, readonly Finding[]> | undefined {
  const { api } = useAdmin()
  const { data } = useQuery({ ...checksQuery(api, of), enabled: of.document?.trashedAt === null })
  return useMemo(() => {
    if (data === undefined) return undefined
    const findings = new Map<string, Finding[]>()
    for (const finding of data) {
      if (finding.field === null || isReportedElsewhere(finding)) continue
      const [field] = finding.field.split('.')
      const key = `${finding.layer}.${field}`
      findings.set(key, [...(findings.get(key) ?? []), finding])
    }
    return findings
  }, [data])
}
