/** An address that several documents have, in this language or that: one says which is meant. */
import { localizedPath, model } from '@cyanotype/content/model/index.ts'
import { Link } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context.tsx'
import type { Named } from '../../document-editor/document-queries.ts'
import { languageName } from '../../i18n/language-name.ts'
import { ScreenHeader } from '../../shell/screen-header.tsx'

interface ChooseDocumentProps {
  readonly name: string
  readonly choices: readonly Named[]
}

export function ChooseDocument({ name, choices }: ChooseDocumentProps) {
  const { t, i18n } = useLingui()
  const { locale: spoken } = useAdmin()
  return (
    <>
      <ScreenHeader title={t`Which one do you mean?`} />
      <ul className="document-choices plain-list" aria-label={t`Documents with the address “${name}”`}>
        {choices.map(({ type, id, locale, title }) => (
          <li key={`${id}-${locale}`}>
            <Link href={localizedPath(spoken, `/admin/edit/${id}?language=${locale ?? spoken}`)}>
              {title ?? name}
            </Link>
            <span className="document-choice-kind">
              {[
                ...Object.values(model).flatMap((one) => (one.name === type ? [i18n._(one.labelOne)] : [])),
                ...(locale === null ? [] : [languageName(locale, i18n.locale)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
