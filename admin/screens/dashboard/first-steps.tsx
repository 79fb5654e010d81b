/** On an empty site: what every house begins with. It goes once there is a site. */
import { may, model } from '@cyanotype/content/model/index.ts'
import { Checklist } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { useAddress } from '../../shell/admin-link.tsx'
import type { Overview } from './queries.ts'

export function FirstSteps({ begun }: Pick<Overview, 'begun'>) {
  const { t } = useLingui()
  const session = useSession()
  const address = useAddress('/admin')
  if (session === null) return null
  const settings = may(session, 'documents.edit', { type: model.settings })
  const steps = [
    { isMine: settings, label: t`Name the site`, done: begun.named, to: '/settings' },
    { isMine: settings, label: t`Say in a sentence what it is`, done: begun.described, to: '/settings' },
    {
      isMine: may(session, 'documents.create', { type: model.updates }),
      label: t`Write the first update`,
      text: t`Title, text, picture: it can stay a draft for as long as you like.`,
      done: begun.written,
      to: '/create?type=updates',
    },
    {
      isMine: may(session, 'media.edit'),
      label: t`Add a picture`,
      done: begun.illustrated,
      to: '/media',
    },
    {
      isMine: begun.accompanied !== null,
      label: t`Invite somebody`,
      text: t`An editor who writes, or a translator for a language.`,
      done: begun.accompanied === true,
      to: '/settings?place=users',
    },
  ].filter(({ isMine }) => isMine)
  const { named, described, written, illustrated } = begun
  // Company may come later; without a name, words and a picture there is no site yet.
  if (named && described && written && illustrated) return null
  return (
    <Checklist
      className="dashboard-steps"
      title={t`First steps`}
      items={steps.map(({ label, text, done, to }) => ({ label, text, done, href: address + to }))}
    />
  )
}
