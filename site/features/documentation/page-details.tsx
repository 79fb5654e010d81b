import { safeHref } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../layout/date-time.tsx'
import { usePage } from '../../layout/page-context.tsx'
import type { DocumentationPage } from './docs-index.ts'
import { pathOf } from './docs-index.ts'

/** The date of the last change, the edit link, and the Markdown of the page. */
export function PageFacts({ page: { slug, changed, source } }: { readonly page: DocumentationPage }) {
  const { href, layoutData } = usePage()
  const { t } = useLingui()
  const { editLink } = layoutData
  const edit = 'name' in source ? safeHref(`${editLink.replace(/\/?$/, '/')}${source.name}`) : undefined
  return (
    <div className="docs-facts">
      <p className="eyebrow">
        {changed && (
          <span>
            <Trans>Last changed</Trans> <Moment at={changed} />
          </span>
        )}
        {editLink !== '' && edit ? (
          <a href={edit} rel="noopener noreferrer">
            <Trans>Suggest a change</Trans>
          </a>
        ) : null}
        <a
          href={`${href(pathOf(slug))}.md`}
          type="text/markdown"
          data-copy={t`Copied`}
          className="screen-only"
        >
          <Trans>Copy as Markdown</Trans>
        </a>
      </p>
      <VisuallyHidden role="status" />
    </div>
  )
}
