/** List field: an ordered list, shown as tags for text, a gallery for images and checkboxes for choices. */
import type { GroupField, ListField, SelectField, TextField } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { CheckboxGroup, Disclosure, TagInput, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FieldEditor } from '../field-editor.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { errorsWithin, itemsIn, labelsOf } from '../field-editor-props.ts'
import { GroupParts } from '../fields/group.tsx'
import { isRecord } from '../same-value.ts'
import { useOpenAtError } from '../use-open-at-error.ts'
import { GalleryEditor } from './gallery-field.tsx'
import { Items } from './sortable-items.tsx'

export function ListEditor(props: EditorProps<ListField>) {
  const { of } = props.field
  if (isKind(of, 'text') && of.lines === 'one') return <Tags {...props} of={of} />
  if (isKind(of, 'select')) return <Choices {...props} of={of} />
  if (isKind(of, 'media')) return <GalleryEditor {...props} />
  return <Things {...props} />
}

interface Of<Part> extends EditorProps<ListField> {
  readonly of: Part
}

/** Free text. */
function Tags({ of, ...props }: Of<TextField>) {
  const { t, i18n } = useLingui()
  const { field, errors, onChange, id, readOnly, lang } = props
  const { error, ...labels } = labelsOf(i18n, props)
  const tags = itemsIn(props.value).map(String)
  const excess = tags.length - field.maxItems
  const long = tags.find((tag) => tag.length > of.maxLength)
  const misshapen = tags.find((tag) => of.problems(tag).length > 0)
  const [inItem] = errors.filter(({ path }) => path.length > 0)
  const problem = () => {
    if (excess > 0)
      return t`${plural(excess, { one: 'Too many items. Remove # item.', other: 'Too many items. Remove # items.' })}`
    if (long !== undefined) return t`“${long}” is too long. Use at most ${of.maxLength} characters.`
    const [first] = misshapen === undefined ? [] : of.problems(misshapen)
    return first ? `“${misshapen}”: ${i18n._(first.message)}` : undefined
  }
  return (
    <TagInput
      {...labels}
      error={error ?? problem() ?? inItem?.message}
      id={id}
      lang={lang}
      readOnly={readOnly}
      value={tags}
      onValueChange={onChange}
    />
  )
}

/** A few fixed choices. */
function Choices({ of, ...props }: Of<SelectField>) {
  const { i18n } = useLingui()
  const { onChange, id, readOnly } = props
  return (
    <CheckboxGroup
      {...labelsOf(i18n, props)}
      id={id}
      tabIndex={-1}
      disabled={readOnly}
      options={Object.entries(of.choices).map(([value, message]) => ({ value, label: i18n._(message) }))}
      value={itemsIn(props.value).map(String)}
      onValueChange={onChange}
    />
  )
}

/** All other items, each with its own editor. Groups are collapsed to their first text. */
function Things(props: EditorProps<ListField>) {
  const { i18n } = useLingui()
  const { field, errors, readOnly, lang, siblings } = props
  const name = i18n._(field.of.label)
  return (
    <Items
      {...props}
      items={itemsIn(props.value)}
      itemName={name}
      newItem={field.of.initial}
      maxItems={field.maxItems}
    >
      {({ item, index, id, onChange }) => {
        const one = { value: item, onChange, id, errors: errorsWithin(errors, String(index)) }
        const label = `${name} ${index + 1}`
        const shared = { ...one, readOnly, lang, siblings }
        return isKind(field.of, 'group') ? (
          <Folded {...shared} field={field.of} name={label} />
        ) : (
          <FieldEditor {...shared} field={field.of} label={<VisuallyHidden>{label}</VisuallyHidden>} />
        )
      }}
    </Items>
  )
}

interface FoldedProps extends EditorProps<GroupField> {
  readonly name: string
}

function Folded({ name, ...props }: FoldedProps) {
  const { field, value, errors } = props
  const [isNew] = useState(() => isRecord(value) && field.isEmpty({ ...field.initial, ...value }))
  const opening = useOpenAtError(errors, isNew)
  const summary = summaryOf(value)
  return (
    <Disclosure className="group-editor" title={summary === '' ? name : summary} {...opening}>
      <GroupParts {...props} />
    </Disclosure>
  )
}

/** The summary of an item: its first line of text. */
function summaryOf(value: unknown): string {
  const texts = isRecord(value) ? Object.values(value) : []
  const [line = ''] = texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
  return line.split('\n', 1).join('')
}
