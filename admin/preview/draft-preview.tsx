/** The page as it will be, drawn beside the text that it is drawn from. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { mdxComponents, Prose, renderTree } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { memo } from 'react'

interface DraftPreviewProps {
  readonly tree: Parameters<typeof renderTree>[0] | undefined
  readonly lang: Locale | undefined
}

export const DraftPreview = memo(function DraftPreview({ tree, lang }: DraftPreviewProps) {
  const { t } = useLingui()
  const isEmpty = tree === undefined || tree.children.length === 0
  return (
    <section className="draft-preview" aria-label={t`Preview`} onClickCapture={leaveScreenOpen}>
      {isEmpty ? (
        <p className="draft-preview-empty">
          <Trans>What you write appears here as visitors will see it.</Trans>
        </p>
      ) : (
        <Prose lang={lang} face="reading">
          {renderTree(tree, mdxComponents)}
        </Prose>
      )}
    </section>
  )
})

/** A link in a draft opens beside the admin: trying it must not take one away from the text. */
function leaveScreenOpen(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && !link.hash) link.target = '_blank'
}
