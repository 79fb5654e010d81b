/** Field menu: replaces the value of a field with another one or clears it. Each action can be undone. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { Button, Menu, toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context.tsx'
import { languageName } from '../../i18n/language-name.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { isSameValue } from '../state/same-value.ts'
import { readSuggestions } from './field-suggestions.ts'
import type { FormFieldProps } from './form-field.tsx'

type FieldMenuProps = Pick<
  FormFieldProps,
  'type' | 'editing' | 'layer' | 'name' | 'field' | 'suggestions' | 'value'
>

export function FieldMenu(props: FieldMenuProps) {
  const { t, i18n } = useLingui()
  const { field, suggestions, value, name, editing } = props
  const { put, restore } = useOtherLocaleText(props)
  const label = i18n._(field.label)
  const { published, from } = readSuggestions(suggestions)
  const items: readonly MenuEntry[] = [
    ...(published
      ? [{ label: t`Restore what is published`, icon: 'undo' as const, onSelect: () => void restore() }]
      : []),
    ...from.map((code) => {
      const language = languageName(code, i18n.locale)
      return {
        label: t`Copy from ${language}`,
        icon: 'copy' as const,
        onSelect: () =>
          put(editing.state().edits[code].data[name], t`“${label}” was copied from ${language}`),
      }
    }),
    {
      label: t`Clear`,
      icon: 'close' as const,
      disabled: field.isEmpty(value),
      onSelect: () => put(field.initial, t`“${label}” was cleared`),
    },
  ]
  const words = t`More for ${label}`
  return (
    <Menu
      label={words}
      items={items}
      trigger={(wires) => (
        <Button
          {...wires}
          size="sm"
          variant="ghost"
          color="neutral"
          icon="more"
          className="field-menu"
          aria-label={words}
        />
      )}
    />
  )
}

function useOtherLocaleText({ type, editing, layer, name, field }: FieldMenuProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const undo = useUndo()
  const now = () => editing.state().edits[layer].data[name]
  const put = (value: unknown, said: string) => {
    const before = now()
    editing.change(layer, name, value)
    undo(said, () => editing.change(layer, name, before))
  }
  const restore = async () => {
    const label = i18n._(field.label)
    try {
      const value = await publishedValue({ type, editing, layer, name, api })
      if (isSameValue(value, now())) toasts.add({ title: t`“${label}” is as it is published` })
      else put(value, t`“${label}” is as it is published again`)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toasts.add({ tone: 'danger', title: error.message })
    }
  }
  return { put, restore }
}

interface Wanted extends Pick<DocumentEditorState, 'type' | 'editing'> {
  readonly api: ReturnType<typeof useAdmin>['api']
  readonly layer: Layer
  readonly name: string
}

async function publishedValue({ type, editing, layer, name, api }: Wanted): Promise<unknown> {
  const { document } = editing.state()
  const { data } = await api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', {
    params: {
      type: type.name,
      id: document?.id ?? '',
      locale: layer,
      number: document?.layers[layer].publishedVersion ?? 0,
    },
  })
  return data[name]
}
