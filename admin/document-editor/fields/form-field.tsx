/** Form field: the editor of a field with its errors, suggestions and menu. */
import type { DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind, shared } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { FieldProblem } from '../../api/api-problem.ts'
import { problemText } from '../../api/api-problem.ts'
import { FieldEditor } from '../../forms/field-editor.tsx'
import type { BlockPlace, TextBeside } from '../../rich-text/index.ts'
import { CommentButton } from '../comments/comment-button.tsx'
import { useComments } from '../comments/comments-context.ts'
import type { DocumentFinding } from '../document-queries.ts'
import type { Editing } from '../state/editing-session.ts'
import { FieldMenu } from './field-menu.tsx'
import { fieldIdOf } from './find-field.ts'

export interface FormFieldProps {
  readonly name: string
  readonly field: Fields[string]
  readonly layer: Layer
  readonly value: unknown
  /** The value on the server. */
  readonly saved: unknown
  readonly siblings: LayerData
  readonly problems: readonly FieldProblem[]
  /** `undefined` while the newest text is being checked. */
  readonly findings: readonly DocumentFinding[] | undefined
  /** Sources of other values. */
  readonly suggestions: string
  readonly isTitle: boolean
  /** The value that the page shows when the field is empty. */
  readonly placeholder: string | undefined
  readonly readOnly: boolean
  /** The same text in other languages, for a rich text. */
  readonly beside?: TextBeside | undefined
  readonly type: DocumentType
  readonly editing: Editing
}

export const FormField = memo(function FormField(props: FormFieldProps) {
  const { i18n } = useLingui()
  const { name, field, layer, value, saved, problems, findings, siblings, isTitle, readOnly } = props
  const { placeholder, beside } = props
  const comments = useComments()
  const checks = useMemo(
    () =>
      isKind(field, 'mdx') && findings ? { of: String(saved ?? ''), items: placedIn(findings) } : undefined,
    [field, findings, saved],
  )
  const around = findings?.filter(({ line }) => line === null) ?? []
  const refused = problems.map(({ path, ...problem }) => ({
    path: path.slice(2).map(String),
    message: problemText(i18n, { path, ...problem }),
  }))
  const found = around.filter(({ severity }) => severity === 'error')
  return (
    <div
      className="document-field"
      data-kind={field.kind}
      data-title={isTitle ? '' : undefined}
      data-long={isKind(field, 'text') && field.lines === 'many' ? '' : undefined}
    >
      <FieldEditor
        {...{ field, value, siblings, isTitle, readOnly, checks, placeholder, beside }}
        onChange={(next, timing) => props.editing.change(layer, name, next, timing)}
        id={fieldIdOf(layer, [name])}
        errors={[
          ...refused,
          ...found.map(({ field: path, message }) => ({ path: pathWithin(path), message })),
        ]}
        lang={layer === shared ? undefined : layer}
        menu={
          <>
            <CommentButton layer={layer} name={name} label={i18n._(field.label)} />
            {props.suggestions === '' ? null : <FieldMenu {...props} />}
          </>
        }
        onComment={comments && ((block: BlockPlace) => comments.open({ layer, field: name, block }))}
      />
      <Notes findings={around.filter(({ severity }) => severity === 'warning')} />
    </div>
  )
})

const pathWithin = (path: DocumentFinding['field']) => path?.split('.').slice(1) ?? []

function placedIn(findings: readonly DocumentFinding[]) {
  return findings.flatMap(({ severity, message, line, column }) =>
    line === null ? [] : [{ severity, message, line, column: column ?? 1 }],
  )
}

/** Suggestions, which do not prevent publishing. */
function Notes({ findings }: { readonly findings: readonly DocumentFinding[] }) {
  const { t } = useLingui()
  if (findings.length === 0) return null
  return (
    <ul className="check-list field-checks plain-list">
      {findings.map(({ field, code, message }) => (
        <li key={[field, code, message].join()} data-severity="warning">
          <Icon name="warning" label={t`Suggestion`} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}
