/** Group field: a group of fields. The SEO group has a preview below it. */
import type { GroupField } from '@cyanotype/content/model/index.ts'
import { isSeo } from '@cyanotype/content/model/index.ts'
import { Disclosure } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { FieldEditor } from '../field-editor.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { errorsWithin } from '../field-editor-props.ts'
import type { Form } from '../form-context.ts'
import { useForm } from '../form-context.ts'
import { isRecord } from '../same-value.ts'
import { seoSummaryOf, useSiteDefaults } from '../seo/effective-meta.ts'
import { SeoPreview } from '../seo/seo-preview.tsx'
import { useOpenAtError } from '../use-open-at-error.ts'

/** Collapsed when none of its fields is required for publishing. */
export function GroupEditor(props: EditorProps<GroupField>) {
  const { i18n } = useLingui()
  const { field, errors } = props
  const label = i18n._(field.label)
  const isNeeded = Object.values(field.fields).some((part) => part.required)
  const opening = useOpenAtError(errors)
  if (isSeo(field)) return <SeoEditor {...props} />
  if (!isNeeded) {
    return (
      <Disclosure className="group-editor" title={label} {...opening}>
        <GroupParts {...props} />
      </Disclosure>
    )
  }
  return (
    <fieldset className="group-editor">
      <legend>{label}</legend>
      <GroupParts {...props} />
    </fieldset>
  )
}

interface GroupPartsProps extends EditorProps<GroupField> {
  /** The values that apply when a field is empty, by field name. */
  readonly placeholders?: Readonly<Record<string, string>>
}

/** The editors of a group without a frame. */
export function GroupParts({ field, value, onChange, id, errors, readOnly, lang, ...rest }: GroupPartsProps) {
  const values = isRecord(value) ? value : {}
  return Object.entries(field.fields).map(([name, part]) => (
    <FieldEditor
      key={name}
      field={part}
      value={values[name]}
      onChange={(changed) => onChange({ ...field.initial, ...values, [name]: changed })}
      id={`${id}-${name}`}
      errors={errorsWithin(errors, name)}
      readOnly={readOnly}
      lang={lang}
      siblings={values}
      placeholder={rest.placeholders?.[name]}
    />
  ))
}

/** Shows inherited values as placeholders. */
function SeoEditor(props: EditorProps<GroupField>) {
  const form = useForm()
  return (
    <div className="seo-editor">
      {form ? <LoggedGroup {...props} form={form} /> : <GroupParts {...props} />}
    </div>
  )
}

interface LoggedGroupProps extends EditorProps<GroupField> {
  readonly form: Form
}

function LoggedGroup({ form, ...props }: LoggedGroupProps) {
  const { i18n } = useLingui()
  const site = useSiteDefaults(form)
  const seoSummary = seoSummaryOf({
    type: form.type,
    label: i18n._(form.type.label),
    data: form.data,
    seo: props.value,
    site,
  })
  return (
    <>
      <GroupParts {...props} placeholders={seoSummary.inherited} />
      <SeoPreview form={form} summary={seoSummary} />
    </>
  )
}
