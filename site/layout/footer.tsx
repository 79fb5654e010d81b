import { Footer as UiFooter } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { languagesOf } from './header.tsx'
import { navigation } from './navigation.ts'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'

export function Footer({ head }: { readonly head: PageHead }) {
  const { href, surroundings } = usePage()
  const { t, i18n } = useLingui()
  const pages = navigation.map(({ path, label }) => ({ href: href(path), label: i18n._(label) }))
  const languages = languagesOf(head).map(({ code, name, href }) => ({ href, label: name, language: code }))
  return (
    <UiFooter
      name={surroundings.siteName}
      words={surroundings.description}
      columns={[
        { label: t`Pages`, links: pages },
        { label: t`Languages`, links: languages },
      ]}
    />
  )
}
