/** The settings as a document: read once, then edited, saved by itself and published as any other. */
import { isLocale, model } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { documentQuery } from '../../document-editor/document-queries.ts'
import { openWindows } from '../../document-editor/local-drafts/open-tabs.ts'
import { useLocation } from '../../router/use-router.ts'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { ScreenLoading } from '../../shell/screen-loading.tsx'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'
import { SettingsForm } from './settings-editor.tsx'
import type { FieldsPage } from './settings-pages.ts'

interface SettingsDocumentProps {
  readonly page: FieldsPage
  readonly language: string | undefined
}

export function SettingsDocument({ page, language }: SettingsDocumentProps) {
  const { i18n } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const { publicHref } = useLocation()
  const others = useQuery({ queryKey: ['open-windows'], queryFn: openWindows, gcTime: 0 })
  const found = useQuery(documentQuery(api, model.settings.name))
  if (found.isError) {
    return (
      <>
        <ScreenHeader title={i18n._(model.settings.label)} />
        <div role="alert" className="settings-failure">
          <Callout tone="danger">
            <p>{found.error.message}</p>
            <Button variant="outline" color="neutral" size="sm" onClick={() => void found.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Callout>
        </div>
      </>
    )
  }
  if (found.data === null) return <NotFoundScreen path={publicHref} />
  if (found.data === undefined || !('document' in found.data) || others.data === undefined)
    return <ScreenLoading />
  const locale = language !== undefined && isLocale(language) ? language : spoken
  return <SettingsForm document={found.data.document} locale={locale} others={others.data} page={page} />
}
