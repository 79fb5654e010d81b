import { ErrorState } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../layout/failure.ts'
import { usePage } from '../../layout/page.tsx'
import './error.css'

export function Page({ data: { status, message, description, advice } }: { readonly data: Failure }) {
  const { href } = usePage()
  const { i18n } = useLingui()
  return (
    <ErrorState
      className="page-width page-body"
      status={status}
      title={i18n._(message)}
      description={description}
      descriptionLanguage="en"
      homeHref={href('/')}
    >
      {i18n._(advice)}
    </ErrorState>
  )
}
