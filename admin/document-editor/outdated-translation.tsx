/**
 * Outdated translation: lists the changes of the source by passage and marks the translation as up to date.
 */
import { Button, Callout, DiffView, Disclosure } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../app-context/app-context.tsx'
import { languageName } from '../i18n/formats.tsx'
import { ComparisonSwitch, TextComparison } from './comparison/text-comparison.tsx'
import type { Translation } from './document-queries.ts'
import { translationQuery, useMarking } from './document-queries.ts'
import type { DocumentEditorState } from './editor-props.ts'
import { fieldIdOf, fieldLabel, goToField } from './fields/find-field.ts'

interface StaleTranslationProps extends DocumentEditorState {
  readonly isAllowed: boolean
}

export function StaleTranslation({ isAllowed, ...editor }: StaleTranslationProps) {
  const { api } = useAdmin()
  const { type, state, locale } = editor
  const { document } = state
  const { data } = useQuery(translationQuery(api, { type, document, locale }))
  if (data === undefined || data.source === null || data.version === 0) return null
  return (
    <>
      <ChangedFields {...editor} translation={data} isAllowed={isAllowed} />
      <MissingFields {...editor} translation={data} />
    </>
  )
}

interface TranslationProps extends DocumentEditorState {
  readonly translation: Translation
}

/** All passages of an untranslated field count as changes. They are not changes of the source. */
function ChangedFields({ translation, isAllowed, ...editor }: TranslationProps & StaleTranslationProps) {
  const { i18n } = useLingui()
  const fields = translation.fields.filter(({ state }) => state === 'outdated')
  if (fields.length === 0) return null
  const source = languageName(translation.source ?? editor.locale, i18n.locale)
  const count = fields.reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <Callout
      tone="warning"
      className="stale-translation"
      title={
        <Plural
          value={count}
          one={`# change in ${source} since this was translated`}
          other={`# changes in ${source} since this was translated`}
        />
      }
    >
      {fields.some(({ field }) => isText(editor.type, field)) ? <ComparisonSwitch /> : null}
      {fields.map((field) => (
        <StaleField
          key={field.field}
          {...editor}
          field={field}
          translation={translation}
          isAllowed={isAllowed}
        />
      ))}
    </Callout>
  )
}

function MissingFields({ translation, type, locale }: TranslationProps) {
  const { i18n } = useLingui()
  const fields = translation.fields.filter(({ state }) => state === 'missing')
  if (fields.length === 0) return null
  return (
    <Callout
      tone="info"
      title={
        <Plural value={fields.length} one="# field is not translated" other="# fields are not translated" />
      }
    >
      <p className="notice-answers">
        {fields.map(({ field }) => (
          <Button
            key={field}
            size="sm"
            variant="link"
            onClick={() => goToField(fieldIdOf(locale, field.split('.')))}
          >
            {fieldLabel(i18n, type.fields, field.split('.'))}
          </Button>
        ))}
      </p>
    </Callout>
  )
}

const isText = ({ fields }: DocumentEditorState['type'], name: string) => fields[name]?.kind === 'mdx'

interface StaleFieldProps extends StaleTranslationProps {
  readonly field: Translation['fields'][number]
  readonly translation: Translation
}

function StaleField({ field, translation, isAllowed, ...editor }: StaleFieldProps) {
  const { t, i18n } = useLingui()
  const { type, locale } = editor
  const mark = useMarking(editor, translation.sourceVersion)
  const label = fieldLabel(i18n, type.fields, field.field.split('.'))
  const source = translation.source ?? locale
  const View = isText(type, field.field) ? TextComparison : DiffView
  const language = languageName(source, i18n.locale)
  const say = (as: 'translated' | 'still-right', passages?: string[]) =>
    mark({ field: field.field, as, ...(passages && { passages }) })
  return (
    <Disclosure title={label} className="stale-field">
      {field.changes.map(({ passage, old, now }) => (
        <div key={passage} className="stale-passage">
          <View
            label={t`Current text in ${language}`}
            language={source}
            layout="within"
            before={old ?? ''}
            after={now ?? ''}
          />
          {isAllowed ? (
            <Button size="sm" variant="soft" icon="check" onClick={() => void say('still-right', [passage])}>
              <Trans>Mark as up to date</Trans>
            </Button>
          ) : null}
        </div>
      ))}
      <p className="notice-answers">
        <Button size="sm" variant="link" onClick={() => goToField(fieldIdOf(locale, field.field.split('.')))}>
          <Trans>Go to field</Trans>
        </Button>
        {isAllowed ? (
          <Button size="sm" variant="outline" color="neutral" onClick={() => void say('translated')}>
            <Trans>Mark all as up to date</Trans>
          </Button>
        ) : null}
      </p>
    </Disclosure>
  )
}
