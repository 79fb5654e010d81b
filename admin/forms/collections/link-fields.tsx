/** Link fields: the label and the target of a link. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { isRecord } from '../../document-editor/state/same-value.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { errorsWithin, textIn } from '../field-editor-props.ts'
import { LinkField, nameOfTarget, targetQuery } from '../links/index.ts'

interface LinkFieldsProps extends Pick<EditorProps<never>, 'errors' | 'readOnly' | 'lang' | 'id'> {
  readonly value: unknown
  /** Its position among its siblings, from 1. */
  readonly path: string
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

export function LinkFields({ value, path: place, errors, readOnly, lang, id, onChange }: LinkFieldsProps) {
  const { t } = useLingui()
  const link = isRecord(value) ? value : {}
  const errorAt = (name: string) => errorsWithin(errors, name).find(({ path }) => path.length === 0)?.message
  return (
    <div className="link-editor">
      <TextField
        id={`${id}-text`}
        label={t`Words of link ${place}`}
        error={errorAt('text')}
        value={textIn(link.text)}
        placeholder={useTitleOf(textIn(link.href), lang)}
        lang={lang}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...link, text: event.target.value })}
      />
      <LinkField
        id={`${id}-href`}
        label={t`Where link ${place} leads`}
        error={errorAt('href')}
        value={textIn(link.href)}
        locale={lang}
        readOnly={readOnly}
        onChange={(href) => onChange({ ...link, href })}
      />
    </div>
  )
}

/** The title of the linked document, which is also a good label. */
function useTitleOf(href: string, locale: Locale | undefined): string | undefined {
  const { i18n } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const { data } = useQuery(targetQuery(api, href))
  return data ? nameOfTarget(i18n, data, locale ?? spoken) : undefined
}
