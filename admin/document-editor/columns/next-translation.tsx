/** Goes from one text to translate to the next: in this document, then in the next one of the list. */
import { interfacePath } from '@cyanotype/content/model/index.ts'
import { Button, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { languageName } from '../../i18n/formats.tsx'
import { useRouter } from '../../router/router-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { goToNextPlace } from './next-place.ts'
import type { LanguageColumns } from './use-language-columns.ts'

interface NextTranslationProps extends DocumentEditorState {
  readonly columns: LanguageColumns
}

/** Only for a language that is translated from another one. */
export function NextTranslation({ columns: { source }, ...editor }: NextTranslationProps) {
  const { document } = editor.state
  const isTranslation = source !== undefined && source !== editor.locale
  return isTranslation && document !== undefined ? <NextButton {...editor} id={document.id} /> : null
}

const keys = 'mod+shift+m'

function NextButton({ locale, type, id }: DocumentEditorState & { readonly id: string }) {
  const { t } = useLingui()
  const [, changeView] = useEditSearch()
  const openNext = useNextDocument(locale, type.kind === 'single' ? type.name : id)
  const go = () => {
    const form = window.document.querySelector('.document-form')
    const isFound = form !== null && goToNextPlace(form, () => changeView({ part: 'facts' }))
    if (!isFound) void openNext()
  }
  useCommands(() => [
    {
      ...{ id: 'next translation', group: t`Translation`, icon: 'arrow-down', keys, run: go },
      label: t`Go to the next text to translate`,
    },
  ])
  return (
    <Button
      variant="ghost"
      color="neutral"
      icon="arrow-down"
      data-tip={t`Go to the next text to translate`}
      onClick={go}
    >
      <Trans>Next text</Trans>
    </Button>
  )
}

/** The list has the most visited documents first. After its last one comes the first again. */
function useNextDocument(language: DocumentEditorState['locale'], id: string): () => Promise<void> {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const router = useRouter()
  return async () => {
    const { items } = await api('GET /api/translations', { query: { locale: language, limit: 100 } })
    const place = items.findIndex((item) => item.id === id)
    const next = items[place + 1] ?? items.find((item) => item.id !== id)
    if (next !== undefined) {
      await router.navigate({ href: interfacePath(locale, `/admin/edit/${next.id}?language=${language}`) })
      return
    }
    const name = languageName(language, i18n.locale)
    toasts.add({ tone: 'success', title: t`Nothing else to translate (${name})` })
  }
}
