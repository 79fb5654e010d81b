import type { GroupField } from '@cyanotype/content/model/index.ts'
import { isSeo } from '@cyanotype/content/model/index.ts'
import { Disclosure } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { GroupParts } from './group-parts.tsx'
import { SeoEditor } from './seo.tsx'

/** Fields that belong together. Where none of them is needed to publish, they wait behind their name. */
export function GroupEditor(props: EditorProps<GroupField>) {
  const { i18n } = useLingui()
  const { field, errors } = props
  const label = i18n._(field.label)
  const isNeeded = Object.values(field.fields).some((part) => part.required)
  if (isSeo(field)) return <SeoEditor {...props} />
  if (!isNeeded) {
    return (
      <Disclosure className="group-editor" title={label} {...(errors.length > 0 ? { open: true } : {})}>
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
