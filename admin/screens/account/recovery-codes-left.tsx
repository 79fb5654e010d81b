/** How many recovery codes are left, and a button that replaces them. */
import { Button } from '@cyanotype/ui/index.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { Work } from '../../components/use-work.tsx'

export function RecoveryCodesLeft({ count }: { readonly count: number }) {
  return (
    <p className="account-note">
      <Plural value={count} one="# recovery code left." other="# recovery codes left." />{' '}
      <Trans>Each signs you in once if you lose your phone.</Trans>
    </p>
  )
}

interface RenewRecoveryCodesProps {
  readonly work: Work
  /** New recovery codes, which are shown once. */
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

export function RenewRecoveryCodes({ work, onRecoveryCodes }: RenewRecoveryCodesProps) {
  const { api } = useAdmin()
  const renew = async () => {
    const response = await work.do(() => api('POST /api/account/factors/recovery-codes', {}))
    if (response !== undefined) onRecoveryCodes(response.recoveryCodes)
  }
  return (
    <Button variant="outline" color="neutral" loading={work.isBusy} onClick={() => void renew()}>
      <Trans>Create new recovery codes</Trans>
    </Button>
  )
}
