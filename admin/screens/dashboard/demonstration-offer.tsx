/** Welcome of the first owner: keep the demonstration content, or start with an empty site. */
import { may } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminButtonLink } from '../../components/admin-link.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { family, offerQuery } from '../demonstration/queries.ts'

export function DemonstrationOffer() {
  const session = useSession()
  if (session === null || !may(session, 'demonstration.manage')) return null
  return <Offer />
}

function Offer() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const isOpen = useQuery(offerQuery(api)).data ?? false
  const work = useWork(family)
  if (!isOpen) return null
  return (
    <Callout className="dashboard-wide" title={t`Welcome to your new site`}>
      <p>
        <Trans>
          It shows the content of an invented arts organisation. Keep it to look around, or start with an
          empty site. You can also decide later, in the settings.
        </Trans>
      </p>
      <ProblemAlert problem={work.refusal} />
      <p className="dashboard-offer">
        <AdminButtonLink to="/admin/settings?place=demonstration">
          <Trans>Start empty</Trans>
        </AdminButtonLink>
        <Button
          variant="outline"
          color="neutral"
          loading={work.isBusy}
          onClick={() => void work.do(() => api('POST /api/demonstration/keep', {}))}
        >
          <Trans>Keep the demonstration</Trans>
        </Button>
        <AdminButtonLink to="/admin/settings?place=import" variant="ghost">
          <Trans>Import from another system</Trans>
        </AdminButtonLink>
      </p>
    </Callout>
  )
}
