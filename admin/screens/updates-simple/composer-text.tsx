/** Title and text in one language. */

import type { LayerData } from '@cyanotype/content/model/collection.ts'
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Callout, TextArea, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import { toMdx, toPlain } from './plain-text.ts'

interface ComposerTextProps {
  readonly locale: Locale
  readonly data: LayerData
  readonly id: string | undefined
  readonly onChange: (field: 'title' | 'body', value: string) => void
}

export function ComposerText({ locale, data, id, onChange }: ComposerTextProps) {
  const { t } = useLingui()
  const session = useSession()
  const isMine = session !== null && may(session, 'documents.edit', { type: updates, layer: locale })
  const text = toPlain(String(data.body ?? ''))
  return (
    <div className="composer-text">
      <TextField
        label={t`Title`}
        lang={locale}
        value={String(data.title ?? '')}
        maxLength={updates.fields.title.maxLength}
        readOnly={!isMine}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onChange('title', target.value)}
      />
      {text === undefined ? (
        <Callout title={<Trans>This text holds more than plain words</Trans>}>
          <AdminLink to={`/admin/edit/${id ?? ''}?language=${locale}`}>
            <Trans>Write it on the full screen</Trans>
          </AdminLink>
        </Callout>
      ) : (
        <TextArea
          label={t`Text`}
          hint={t`An empty line begins a paragraph, a dash a list.`}
          lang={locale}
          rows={6}
          value={text}
          readOnly={!isMine}
          onChange={({ target }) => onChange('body', toMdx(target.value))}
        />
      )}
    </div>
  )
}
