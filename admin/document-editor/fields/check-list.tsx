/** Check list: errors that prevent publishing and suggestions, each with a link to its place. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale, shared } from '@cyanotype/content/model/index.ts'
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/language-name.ts'
import type { Finding } from '../document-queries.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { fieldLabel } from './field-label.ts'
import { fieldIdOf, goToFieldOnceRendered } from './focus-field.ts'

interface CheckListProps {
  readonly type: DocumentType
  readonly findings: readonly Finding[]
  readonly locale: string
  /** Called before a link moves the focus. */
  readonly onGo?: () => void
}

export function CheckList({ type, findings, locale, onGo }: CheckListProps) {
  const { t, i18n } = useLingui()
  const [, changeView] = useEditSearch()
  const go = ({ layer, field, line }: Finding) => {
    onGo?.()
    changeView({ part: 'write', ...(isLocale(layer) ? { language: layer } : {}) })
    const place = fieldIdOf(layer, field?.split('.') ?? [])
    goToFieldOnceRendered(place, line ?? undefined)
  }
  return (
    <ul className="check-list plain-list">
      {findings.map((finding) => {
        const { severity, layer, field, message, line, code } = finding
        const isElsewhere = layer !== shared && layer !== locale && isLocale(layer)
        const label = field === null ? '' : fieldLabel(i18n, type.fields, field.split('.'))
        return (
          <li key={[layer, field, line, code, message].join()} data-severity={severity}>
            <Icon name="warning" label={severity === 'error' ? t`Has to be mended` : t`Could be better`} />
            <span>
              {field === null ? null : (
                <Button variant="link" size="sm" onClick={() => go(finding)}>
                  {isElsewhere ? `${label} (${languageName(layer, i18n.locale)})` : label}
                </Button>
              )}{' '}
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
