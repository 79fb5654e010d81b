/** The form, drawn from the model: what belongs to the language in the middle, what all languages share at the side. */
import type { DocumentType, Fields, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, shared } from '@cyanotype/content/model/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldProblem } from '../../api/api-problem.ts'
import type { EditingState } from '../../edits/editing-state.ts'
import { FieldEditor } from '../../fields/field-editor.tsx'
import { languageName } from '../../words/language-name.ts'
import { problemText } from '../../words/problem-text.ts'
import { BeforePublishing } from './before-publishing.tsx'
import { placeOf } from './place.ts'

interface DocumentFormProps {
  readonly type: DocumentType
  readonly state: EditingState
  readonly locale: Locale
  readonly isAllowed: (layer: Layer) => boolean
  readonly onChange: (layer: Layer, field: string, value: unknown) => void
  readonly onUnpublish: () => Promise<void>
}

export function DocumentForm({ type, state, locale, isAllowed, onChange, onUnpublish }: DocumentFormProps) {
  const { i18n, t } = useLingui()
  const sharedFields = fieldsOf(type, shared)
  const common = { type, state, isAllowed, onChange }
  return (
    <div className="document-form">
      <section className="document-text" aria-label={languageName(locale, i18n.locale)}>
        <LayerFields key={locale} {...common} layer={locale} fields={fieldsOf(type, locale)} />
      </section>
      <aside className="document-side" aria-label={t`Around the text`}>
        <BeforePublishing type={type} state={state} locale={locale} onUnpublish={onUnpublish} />
        {Object.keys(sharedFields).length > 0 ? (
          <>
            <h2>
              <Trans>In all languages</Trans>
            </h2>
            <LayerFields {...common} layer={shared} fields={sharedFields} />
          </>
        ) : null}
      </aside>
    </div>
  )
}

interface LayerFieldsProps {
  readonly type: DocumentType
  readonly state: EditingState
  readonly layer: Layer
  readonly fields: Fields
  readonly isAllowed: (layer: Layer) => boolean
  readonly onChange: (layer: Layer, field: string, value: unknown) => void
}

function LayerFields({ type, state, layer, fields, isAllowed, onChange }: LayerFieldsProps) {
  const { i18n } = useLingui()
  const { data } = state.edits[layer]
  return Object.entries(fields).map(([name, field]) => (
    <div
      key={name}
      className="document-field"
      data-kind={field.kind}
      data-title={name === type.title ? '' : undefined}
      data-long={isKind(field, 'text') && field.lines === 'many' ? '' : undefined}
    >
      <FieldEditor
        field={field}
        value={data[name]}
        onChange={(value) => onChange(layer, name, value)}
        id={placeOf(layer, [name])}
        errors={errorsOf(state.problems, layer, name).map(({ path, ...problem }) => ({
          path: path.slice(2).map(String),
          message: problemText(i18n, { path, ...problem }),
        }))}
        readOnly={!isAllowed(layer)}
        lang={layer === shared ? undefined : layer}
        siblings={data}
        isTitle={name === type.title}
      />
    </div>
  ))
}

function errorsOf(problems: readonly FieldProblem[], layer: Layer, name: string): readonly FieldProblem[] {
  return problems.filter(({ path }) => path[0] === layer && path[1] === name)
}
