/** Links within links: each item has its words, its address, and a list of its own under it. */
import type { TreeField } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { isRecord } from '../edits/same-value.ts'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin, itemsIn } from './editor-props.ts'
import { Items } from './items.tsx'
import { LinkFields } from './link-fields.tsx'

export function TreeEditor(props: EditorProps<TreeField>) {
  return <Level {...props} place="" depth={props.field.maxDepth} />
}

interface LevelProps extends EditorProps<TreeField> {
  /** The place of the item that this level belongs to, `2.1`; empty at the top. */
  readonly place: string
  /** How many levels there may be from here on. */
  readonly depth: number
}

function Level(props: LevelProps) {
  const { t } = useLingui()
  const { field, errors, readOnly, lang, place, depth } = props
  return (
    <Items
      {...props}
      items={itemsIn(props.value)}
      itemName={t`Link`}
      newItem={{ text: '', href: '', items: [] }}
      maxItems={field.maxItems}
    >
      {({ item, index, id, onChange }) => {
        const own = place === '' ? String(index + 1) : `${place}.${index + 1}`
        const value = isRecord(item) ? item : {}
        const within = errorsWithin(errors, String(index))
        return (
          <>
            <LinkFields value={value} place={own} errors={within} {...{ readOnly, lang, id, onChange }} />
            {depth > 1 ? (
              <Level
                {...props}
                id={`${id}-items`}
                label={<VisuallyHidden>{t`Under link ${own}`}</VisuallyHidden>}
                value={value.items}
                errors={errorsWithin(within, 'items')}
                place={own}
                depth={depth - 1}
                onChange={(items) => onChange({ ...value, items })}
              />
            ) : null}
          </>
        )
      }}
    </Items>
  )
}
