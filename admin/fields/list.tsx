import type { ListField } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin, itemsIn } from './editor-props.ts'
import { FieldEditor } from './field-editor.tsx'
import { Items } from './items.tsx'

/** Several of one kind, in an order that can be changed. */
export function ListEditor(props: EditorProps<ListField>) {
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
      {({ item, index, id, onChange }) => (
        <FieldEditor
          field={field.of}
          label={<VisuallyHidden>{`${name} ${index + 1}`}</VisuallyHidden>}
          value={item}
          onChange={onChange}
          id={id}
          errors={errorsWithin(errors, String(index))}
          readOnly={readOnly}
          lang={lang}
          siblings={siblings}
        />
      )}
    </Items>
  )
}
