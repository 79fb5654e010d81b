import type { Locale } from '@cyanotype/content/model/index.ts'
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from './page-context.tsx'

/** Says that what follows is in English, where it was not translated. Whatever follows says so too, by its `lang`. */
export function FallbackNotice({ language }: { readonly language: Locale }) {
  const { locale } = usePage()
  return language === locale ? null : (
    <Callout tone="info">
      <Trans>This page is not translated yet, so it is shown in English.</Trans>
    </Callout>
  )
}
