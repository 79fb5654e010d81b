/** Mark in the header of a document that waits for a review. */
import { Badge } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { reviewQuery } from './review-queries.ts'

export function RequestedBadge({ type, state }: Pick<DocumentEditorState, 'type' | 'state'>) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { document } = state
  const isReviewable = document !== undefined && document.trashedAt === null
  const params = { type: type.name, id: document?.id ?? '' }
  const { data } = useQuery({ ...reviewQuery(api, params), enabled: isReviewable })
  return data?.review?.state === 'requested' ? <Badge tone="amber">{t`Review requested`}</Badge> : null
}
