import { ButtonLink } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../layout/failure.ts'
import { usePage } from '../../layout/page.tsx'

export function Page({ data: { status, message, description, advice } }: { readonly data: Failure }) {
  const { href } = usePage()
  const { i18n } = useLingui()
  return (
    <div className="failure page-width page-body">
      <p className="failure-status plate-label">{status}</p>
      <h1 className="page-title">{i18n._(message)}</h1>
      <p className="failure-description" lang="en">
        {description}
      </p>
      <p className="lead">{i18n._(advice)}</p>
      <p>
        <ButtonLink href={href('/')} size="lg">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
