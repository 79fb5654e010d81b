/** Not-found screen of the admin. The specification requires its sentence. */
import { ButtonLink } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAddress } from './admin-link.tsx'
import { ScreenTitle } from './screen-heading.tsx'

export function NotFoundScreen({ path }: { readonly path: string }) {
  const { t } = useLingui()
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <ScreenTitle name={t`Page Not Found`}>
        <Trans>Page not found: {path}</Trans>
      </ScreenTitle>
      <ButtonLink variant="outline" color="neutral" href={useAddress('/admin/updates')}>
        <Trans>Back to admin</Trans>
      </ButtonLink>
    </div>
  )
}
