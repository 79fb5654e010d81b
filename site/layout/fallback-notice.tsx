import type { Locale } from '@cyanotype/content/model/index.ts'
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from './page-context.tsx'

/** Says that a text without a translation is shown in English. The text has the matching `lang`. */
export function FallbackNotice({ language }: { readonly language: Locale }) {
  const { locale } = usePage()
  return language === locale ? null : (
    <Callout tone="info">
      <Trans>This page is not translated yet, so it is shown in English.</Trans>
    </Callout>
  )
}
