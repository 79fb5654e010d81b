/** What publishing this language needs and does, kept up to date while one writes. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, shared } from '@cyanotype/content/model/index.ts'
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { useSession } from '../../admin-context.tsx'
import type { FieldProblem } from '../../api/api-problem.ts'
import { problemsBefore } from '../../edits/checks.ts'
import type { EditingState } from '../../edits/editing-state.ts'
import { languagesChangedToo, layersToPublish } from '../../edits/publishing.ts'
import { languageName } from '../../words/language-name.ts'
import { problemText } from '../../words/problem-text.ts'
import { fieldLabel } from './field-label.ts'
import { goToPlace, placeOf } from './place.ts'
import { Unpublish } from './unpublish.tsx'

interface BeforePublishingProps {
  readonly type: DocumentType
  readonly state: EditingState
  readonly locale: Locale
  readonly onUnpublish: () => Promise<void>
}

export function BeforePublishing({ type, state, locale, onUnpublish }: BeforePublishingProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const { document, edits } = state
  const own = useDeferredValue(edits[locale].data)
  const common = useDeferredValue(edits[shared].data)
  const problems = useMemo(
    () => [...problemsBefore(type, locale, own), ...problemsBefore(type, shared, common)],
    [type, locale, own, common],
  )
  const isPublic = type.kind === 'collection' && (document?.layers[locale].publishedVersion ?? null) !== null
  const mayPublish = session !== null && may(session, 'documents.publish', { type, layer: locale })
  return (
    <section className="before-publishing" aria-label={t`Before publishing`}>
      <h2>
        <Trans>Before publishing</Trans>
      </h2>
      <ul>
        {problems.length === 0 ? (
          <li data-state="done">
            <Icon name="check" />
            <Trans>Everything that is needed is here</Trans>
          </li>
        ) : null}
        {problems.map((problem) => (
          <ProblemItem key={problem.path.join('-')} type={type} problem={problem} />
        ))}
        <SharedToo type={type} document={document} locale={locale} />
      </ul>
      {isPublic && mayPublish ? (
        <Unpublish language={languageName(locale, i18n.locale)} onUnpublish={onUnpublish} />
      ) : null}
    </section>
  )
}

interface ProblemItemProps {
  readonly type: DocumentType
  readonly problem: FieldProblem
}

function ProblemItem({ type, problem }: ProblemItemProps) {
  const { i18n } = useLingui()
  const [layer = '', ...path] = problem.path
  return (
    <li data-state="open">
      <Icon name="warning" />
      <span>
        <Button variant="link" size="sm" onClick={() => goToPlace(placeOf(String(layer), path))}>
          {fieldLabel(i18n, type.fields, path)}
        </Button>{' '}
        {problemText(i18n, problem)}
      </span>
    </li>
  )
}

/** Publishing one language may change the others: it is said before, not found out after. */
function SharedToo({
  type,
  document,
  locale,
}: Pick<BeforePublishingProps, 'type' | 'locale'> & Pick<EditingState, 'document'>) {
  const { i18n, t } = useLingui()
  const isFirst = (document?.layers[shared].publishedVersion ?? null) === null
  if (isFirst || !layersToPublish(type, document, locale).includes(shared)) return null
  const fields = Object.values(fieldsOf(type, shared)).map((field) => i18n._(field.label))
  const others = languagesChangedToo(document, locale).map((code) => languageName(code, i18n.locale))
  const list = new Intl.ListFormat(i18n.locale)
  const [names, languages] = [list.format(fields), list.format(others)]
  return (
    <li data-state="note">
      <Icon name="info" />
      <span>
        {others.length > 0
          ? t`Also publishes what all languages share (${names}). That changes the page in ${languages} too.`
          : t`Also publishes what all languages share (${names}).`}
      </span>
    </li>
  )
}
