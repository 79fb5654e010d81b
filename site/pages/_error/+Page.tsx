import { ErrorState } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { Offers, OtherLanguages } from '../../features/not-found/suggestions.tsx'
import type { ErrorData } from './+data.ts'
import './error.css'

export function Page({ data: { failure, suggestions } }: { readonly data: ErrorData }) {
  const { href } = usePage()
  const { i18n } = useLingui()
  const { status, message, description, advice } = failure
  return (
    <div className="error-page page-width page-body">
      <ErrorState
        status={status}
        title={i18n._(message)}
        description={description}
        descriptionLanguage="en"
        homeHref={href('/')}
      >
        {i18n._(advice)}
      </ErrorState>
      {suggestions && <OtherLanguages languages={suggestions.languages} />}
      {suggestions && <Offers suggestions={suggestions} />}
    </div>
  )
}
