/** What the bar's buttons do, and what is said when it worked. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '../../admin-context.tsx'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Editing } from '../../edits/editing.ts'
import { languageName } from '../../words/language-name.ts'

export interface DocumentActions {
  save(): Promise<void>
  publish(): Promise<void>
  unpublish(): Promise<void>
  /** Opens the drafts as visitors would see them, in a tab of their own. */
  preview(): Promise<void>
}

export function useDocumentActions(type: DocumentType, editing: Editing, locale: Locale): DocumentActions {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const language = languageName(locale, i18n.locale)
  const listsChange = () => void queries.invalidateQueries({ queryKey: ['documents', type.name] })

  const viewPage = () => {
    const slug = type.slug === undefined ? '' : String(editing.state().edits[locale].data[type.slug])
    window.open(
      localizedPath(locale, (type.page ?? '/').replace('{slug}', encodeURIComponent(slug))),
      '_blank',
    )
  }

  return {
    async save() {
      if (await editing.save(locale)) listsChange()
    },
    async publish() {
      if (!(await editing.publish(locale))) return
      listsChange()
      const page = type.page === undefined ? {} : { action: { label: t`View page`, onPress: viewPage } }
      toasts.add({ tone: 'success', title: t`Published in ${language}`, ...page })
    },
    async unpublish() {
      if (!(await editing.unpublish(locale))) return
      listsChange()
      toasts.add({
        tone: 'success',
        title: t`No longer on the site in ${language}. The text is a draft again.`,
      })
    },
    async preview() {
      // Opened at once: a tab that opens after an answer is one that browsers block.
      const tab = window.open('', '_blank')
      const isSaved = await editing.save(locale, { autosave: true })
      const { document } = editing.state()
      try {
        if (!isSaved || document === undefined) throw new Error('Nothing to preview')
        const params = { type: type.name, id: document.id }
        const { url } = await api('POST /api/documents/{type}/{id}/preview', { params, body: { locale } })
        if (tab) tab.location.href = url
      } catch (error) {
        tab?.close()
        if (error instanceof ApiProblem) toasts.add({ tone: 'danger', urgent: true, title: error.message })
      }
    },
  }
}
