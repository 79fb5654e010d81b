/** Button beside the label of a field: how many open threads it has, and a new comment. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useComments } from './comments-context.ts'

interface CommentButtonProps {
  readonly layer: Layer
  readonly name: string
  readonly label: string
}

export function CommentButton({ layer, name, label }: CommentButtonProps) {
  const { t } = useLingui()
  const comments = useComments()
  if (comments === undefined) return null
  const count = comments.counts.get(`${layer}.${name}`) ?? 0
  const countLabel =
    count === 0
      ? t`Comment on ${label}`
      : t`${label}: ${plural(count, { one: '# open comment thread', other: '# open comment threads' })}`
  return (
    <Button
      size="sm"
      variant="ghost"
      color="neutral"
      icon="comment"
      className={count === 0 ? 'field-menu' : 'field-comments'}
      aria-label={countLabel}
      onClick={() => comments.open({ layer, field: name })}
      {...(count > 0 && { children: <span aria-hidden="true">{count}</span> })}
    />
  )
}
