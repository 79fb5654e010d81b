/** The page as it will be, drawn beside the text that it is drawn from. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { Prose } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { memo } from 'react'

interface DraftPreviewProps {
  readonly page: ReactNode
  readonly lang: Locale | undefined
  /** The text that it was drawn from; it may not be readable yet. */
  readonly source: string
}

export const DraftPreview = memo(function DraftPreview({ page, lang, source }: DraftPreviewProps) {
  const { t } = useLingui()
  const isWritten = source.trim() !== ''
  return (
    <section className="draft-preview" aria-label={t`Preview`} onClickCapture={leaveScreenOpen}>
      {page ? (
        <CatchBoundary getResetKey={() => source} errorComponent={NotYet}>
          <Prose lang={lang} face="reading">
            {page}
          </Prose>
        </CatchBoundary>
      ) : null}
      {!page && isWritten ? <NotYet /> : null}
      {isWritten ? null : (
        <p className="draft-preview-empty">
          <Trans>What you write appears here as visitors will see it.</Trans>
        </p>
      )}
    </section>
  )
})

function NotYet() {
  return (
    <p className="draft-preview-empty">
      <Trans>This cannot be shown yet. What is missing stands under the text.</Trans>
    </p>
  )
}

/** A link in a draft opens beside the admin: trying it must not take one away from the text. */
function leaveScreenOpen(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && !link.hash) link.target = '_blank'
}
