/** Field menu: replaces the value of a field with another one or clears it. Each action can be undone. */
import type { Fields, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { isSiteLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { Button, Menu, toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { isSameValue } from '../../forms/same-value.ts'
import { languageName } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { EditingState } from '../state/editing-state.ts'
import type { FormFieldProps } from './form-field.tsx'
import { useReplaceValue } from './use-replace-value.ts'

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
      ? [{ label: t`Discard draft changes`, icon: 'undo' as const, onSelect: () => void restore() }]
      : []),
    ...from.map((code) => {
      const language = languageName(code, i18n.locale)
      return {
        label: t`Copy from ${language}`,
        icon: 'copy' as const,
        onSelect: () => put(editing.state().edits[code].data[name], t`“${label}” copied from ${language}`),
      }
    }),
    {
      label: t`Clear`,
      icon: 'close' as const,
      disabled: field.isEmpty(value),
      onSelect: () => put(field.initial, t`“${label}” cleared`),
    },
  ]
  const menuLabel = t`More actions for ${label}`
  return (
    <Menu
      label={menuLabel}
      items={items}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          size="sm"
          variant="ghost"
          color="neutral"
          icon="more"
          className="field-menu"
          aria-label={menuLabel}
        />
      )}
    />
  )
}

function useOtherLocaleText({ type, editing, layer, name, field }: FieldMenuProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const now = () => editing.state().edits[layer].data[name]
  const put = useReplaceValue({ editing, layer, name })
  const restore = async () => {
    const label = i18n._(field.label)
    try {
      const value = await publishedValue({ type, editing, layer, name, api })
      if (isSameValue(value, now()))
        toasts.add({ title: t`“${label}” already matches the published version` })
      else put(value, t`Draft changes to “${label}” discarded`)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toasts.add({ tone: 'danger', title: error.message })
    }
  }
  return { put, restore }
}

interface PublishedField extends Pick<DocumentEditorState, 'type' | 'editing'> {
  readonly api: ReturnType<typeof useAdmin>['api']
  readonly layer: Layer
  readonly name: string
}

async function publishedValue({ type, editing, layer, name, api }: PublishedField): Promise<unknown> {
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

// Sources of other values for a field: the published version and other languages.

/** Returns the sources as one string, `published en`, so that a field renders only when they change. */
export function suggestionsFor(
  { document, edits }: EditingState,
  layer: Layer,
  name: string,
  field: Fields[string],
) {
  const { version, publishedVersion } = document?.layers[layer] ?? { version: 0, publishedVersion: null }
  const { base, data } = edits[layer]
  const isOther =
    publishedVersion !== null && (publishedVersion !== version || !isSameValue(data[name], base[name]))
  const others = isSiteLocale(layer) ? siteLocales().filter((code) => code !== layer) : []
  const written = others.filter((code) => {
    const edit = edits[code]
    return (edit.version > 0 || edit.data !== edit.base) && !field.isEmpty(edit.data[name])
  })
  return [...(isOther ? ['published'] : []), ...written].join(' ')
}

function readSuggestions(suggestions: string): {
  readonly published: boolean
  readonly from: readonly Locale[]
} {
  const parts = suggestions.split(' ')
  return {
    published: parts.includes('published'),
    from: siteLocales().filter((code) => parts.includes(code)),
  }
}
