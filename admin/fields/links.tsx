import type { LinksField } from '@cyanotype/content/model/index.ts'
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { isRecord } from '../edits/same-value.ts'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin, itemsIn, textIn } from './editor-props.ts'
import { Items } from './items.tsx'

/** Words that lead somewhere, several in an order. */
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
      {({ item, index, id, onChange }) => {
        const link = linkIn(item)
        const errorAt = (name: string) =>
          errorsWithin(errorsWithin(errors, String(index)), name).find(({ path }) => path.length === 0)
            ?.message
        return (
          <div className="link-editor">
            <TextField
              id={`${id}-text`}
              label={t`Words of link ${index + 1}`}
              error={errorAt('text')}
              value={link.text}
              lang={lang}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...link, text: event.target.value })}
            />
            <TextField
              id={`${id}-href`}
              label={t`Address of link ${index + 1}`}
              error={errorAt('href')}
              value={link.href}
              inputMode="url"
              spellCheck={false}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...link, href: event.target.value })}
            />
          </div>
        )
      }}
    </Items>
  )
}

function linkIn(value: unknown): { readonly text: string; readonly href: string } {
  const record = isRecord(value) ? value : {}
  return { text: textIn(record.text), href: textIn(record.href) }
}
