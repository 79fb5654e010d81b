/** MDX field: the rich text editor. */
import type { MdxField } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { TextEditor } from '../../rich-text/index.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

export function MdxEditor(props: EditorProps<MdxField>) {
  const { i18n } = useLingui()
  const { field, onChange, id, readOnly, lang = defaultLocale() } = props
  return (
    <TextEditor
      {...labelsOf(i18n, props)}
      id={id}
      name={i18n._(field.label)}
      value={textIn(props.value)}
      onChange={onChange}
      lang={lang}
      readOnly={readOnly}
      required={field.required}
      hasBlocks={field.hasBlocks}
      checks={props.checks}
      beside={props.beside}
      onComment={props.onComment}
    />
  )
}
