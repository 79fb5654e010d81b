/** How a page introduces itself: what holds where nothing is written stands in each field, and a preview below. */
import type { GroupField } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { SeoPreview } from '../seo/seo-preview.tsx'
import { useSiteWords } from '../seo/use-site-words.ts'
import { whatIsTold } from '../seo/what-is-told.ts'
import type { EditorProps } from './editor-props.ts'
import type { Form } from './form-context.ts'
import { useForm } from './form-context.ts'
import { GroupParts } from './group-parts.tsx'

export function SeoEditor(props: EditorProps<GroupField>) {
  const form = useForm()
  return (
    <div className="seo-editor">{form ? <Told {...props} form={form} /> : <GroupParts {...props} />}</div>
  )
}

interface ToldProps extends EditorProps<GroupField> {
  readonly form: Form
}

function Told({ form, ...props }: ToldProps) {
  const { i18n } = useLingui()
  const site = useSiteWords(form)
  const told = whatIsTold(form.type, i18n._(form.type.label), form.data, props.value, site)
  return (
    <>
      <GroupParts {...props} placeholders={told.inherited} />
      <SeoPreview form={form} told={told} />
    </>
  )
}
