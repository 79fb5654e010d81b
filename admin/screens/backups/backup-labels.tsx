/** Labels of backups: why they were made, and whether they can be restored. */
import { Badge } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Backup } from './queries.ts'

export const bytesOf = ({ databaseBytes, media }: Backup) => databaseBytes + (media?.bytes ?? 0)

export function StateOfBackup({ backup: { state, proof, media } }: { readonly backup: Backup }) {
  const { t } = useLingui()
  if (state === 'locked') return <Badge tone="amber" variant="outline">{t`Other passphrase`}</Badge>
  if (state === 'incompatible') return <Badge tone="amber" variant="outline">{t`Other version`}</Badge>
  if (state === 'damaged') return <Badge tone="red">{t`Damaged`}</Badge>
  if (proof === null) return <Badge tone="neutral" variant="outline">{t`Not checked`}</Badge>
  if (proof.failure !== null) return <Badge tone="red">{t`Check failed`}</Badge>
  if (media !== null && media.missing > 0)
    return <Badge tone="amber" variant="outline">{t`Files missing`}</Badge>
  return <Badge tone="green">{t`Checked`}</Badge>
}

export function useKindLabel(): (kind: Backup['kind']) => string {
  const { t } = useLingui()
  const labels = {
    scheduled: t`Scheduled`,
    manual: t`Made by a user`,
    'before-upgrade': t`Before an upgrade, database only`,
  }
  return (kind) => (kind === null ? '' : labels[kind])
}
