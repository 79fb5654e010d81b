/** Comparison with the last approved version. */
import { isSiteLocale, siteLayers } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import type { ReviewState } from './review-queries.ts'

interface LastApprovalProps extends DocumentEditorState {
  readonly document: DocumentResponse
  readonly approved: ReviewState['approved']
}

export function LastApproval({ document, approved }: LastApprovalProps) {
  const { t, i18n } = useLingui()
  const [, change] = useEditSearch()
  const changed = siteLayers().filter((layer) => {
    const version = approved[layer]
    return isSiteLocale(layer) && version !== undefined && version !== document.layers[layer].version
  })
  if (changed.length === 0) return null
  return (
    <ul className="review-part plain-list">
      {changed.filter(isSiteLocale).map((locale) => {
        const language = languageName(locale, i18n.locale)
        const from = String(approved[locale])
        return (
          <li key={locale}>
            <Button
              size="sm"
              variant="outline"
              color="neutral"
              icon="history"
              onClick={() => change({ language: locale, panel: 'versions', from, to: 'draft' })}
            >
              {t`Changes since the last approval: ${language}`}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
