/** Headings of the language columns: a link to edit the language, its status and its schedule. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import type { LocaleColumn } from '@cyanotype/ui/index.ts'
import { LocaleChooser, StatusPill } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminLink } from '../../components/admin-link.tsx'
import { useMomentFormat } from '../../i18n/formats.tsx'
import { shownStatus } from '../../lists/locale-badge.tsx'
import { useLocation } from '../../router/router-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { isChanged } from '../state/layer-edits.ts'
import { useShownLocales, writtenLocales } from './shown-locales.ts'
import type { LanguageColumns } from './use-language-columns.ts'
import './columns.css'

/** The columns in their order: the edited language is the last one. */
export function useColumnHeadings(
  { state, locale }: DocumentEditorState,
  { others, source }: LanguageColumns,
): readonly LocaleColumn[] {
  const codes = [...others.map((column) => column.locale), locale]
  return codes.map((code) => ({
    code,
    name: locales[code].name,
    ...(code === locale ? {} : { title: <HeadingLink locale={code} /> }),
    state: <ColumnState {...{ state, code }} isOutdated={code === locale && isOutdated(others, source)} />,
  }))
}

const isOutdated = (others: LanguageColumns['others'], source: Locale | undefined) =>
  others.find((column) => column.locale === source)?.translation?.state === 'outdated'

function HeadingLink({ locale }: { readonly locale: Locale }) {
  const { t } = useLingui()
  const { pathname, searchStr } = useLocation()
  const query = new URLSearchParams(searchStr)
  query.set('language', locale)
  const { name } = locales[locale]
  return (
    <AdminLink to={`${pathname}?${query}`} replace aria-label={t`Edit ${name}`} data-tip={t`Edit ${name}`}>
      {name}
    </AdminLink>
  )
}

interface ColumnStateProps extends Pick<DocumentEditorState, 'state'> {
  readonly code: Locale
  readonly isOutdated: boolean
}

function ColumnState({ state: { document, edits }, code, isOutdated }: ColumnStateProps) {
  const written = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const status = document?.layers[code].status ?? 'none'
  const plan = document?.schedules.find(({ layers, failure }) => code in layers && failure === null)
  const at = plan && written(plan.at)
  return (
    <>
      <StatusPill status={isOutdated && status !== 'archived' ? 'outdated' : shownStatus(status)} />
      {isChanged(edits[code]) ? (
        <span className="column-note">
          <Trans>Not saved</Trans>
        </span>
      ) : null}
      {plan === undefined ? null : (
        <span className="column-note">
          {plan.action === 'publish' ? <Trans>Publishes {at}</Trans> : <Trans>Unpublishes {at}</Trans>}
        </span>
      )}
    </>
  )
}

interface LanguageChooserProps extends Pick<DocumentEditorState, 'state' | 'locale'> {
  readonly columns: LanguageColumns
}

/** Without another language that has text, there is nothing to choose. */
export function LanguageChooser({ state, locale, columns }: LanguageChooserProps) {
  const [chosen, choose] = useShownLocales()
  const written = writtenLocales(state).filter((code) => code !== locale)
  if (written.length === 0) return null
  const shown = chosen ?? columns.others.map((column) => column.locale)
  const offered = [...written, locale]
  return (
    <LocaleChooser
      languages={offered.map((code) => ({ code, name: locales[code].name, isFixed: code === locale }))}
      shown={shown}
      onShownChange={(codes) =>
        choose([
          ...offered.filter((code) => codes.includes(code)),
          ...shown.filter((code) => !offered.includes(code)),
        ])
      }
    />
  )
}
