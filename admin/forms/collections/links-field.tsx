import type { LinksField } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from '../field-editor-props.ts'
import { errorsWithin, itemsIn } from '../field-editor-props.ts'
import { LinkFields } from './link-fields.tsx'
import { Items } from './sortable-items.tsx'

/** Links field: an ordered list of links. */
export function LinksEditor(props: EditorProps<LinksField>) {
  const { t } = useLingui()
  const { field, errors, readOnly, lang } = props
  return (
    <Items
      {...props}
      items={itemsIn(props.value)}
      itemName={t`Link`}
      newItem={{ text: '', href: '' }}
      maxItems={field.maxItems}
    >
      {({ item, index, id, onChange }) => (
        <LinkFields
          value={item}
          path={String(index + 1)}
          errors={errorsWithin(errors, String(index))}
          {...{ readOnly, lang, id, onChange }}
        />
      )}
    </Items>
  )
}
