/** Dialog that sets up an authenticator app: QR code, secret as text, and the first code. */
import { CopyField, OneTimeCode, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useWork } from '../../components/use-work.tsx'

export type CodesSetup = ResponseAt<'POST /api/account/factors/codes/setup'>

interface CodesSetupDialogProps {
  readonly setup: CodesSetup
  readonly onClose: () => void
  /** Codes are on. Called with the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

export function CodesSetupDialog({ setup, onClose, onDone }: CodesSetupDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('account')
  const handleSubmit = async (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('code'))
    const body = { setup: setup.setup, code }
    const response = await work.do(() => api('POST /api/account/factors/codes', { body }))
    if (response === undefined) return
    toasts.add({ tone: 'success', title: t`Two-step verification is on. Other sessions are signed out.` })
    onDone(response.recoveryCodes)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t`Set up authenticator app`}
      formClass="account-form"
      action={<Trans>Turn on</Trans>}
      isBusy={work.isBusy}
      onSubmit={(form) => void handleSubmit(form)}
    >
      <p>
        <Trans>
          Scan this QR code with an authenticator app, such as 2FAS, Aegis or Google Authenticator.
        </Trans>
      </p>
      <QrCode text={setup.url} label={t`QR code for your authenticator app`} />
      <CopyField
        label={t`Secret`}
        hint={t`Enter it in the app if you cannot scan the QR code.`}
        value={setup.secret}
      />
      <OneTimeCode
        name="code"
        label={t`One-time code`}
        hint={t`Enter the 6-digit code that the app shows.`}
        error={work.refusal?.message}
        required
      />
    </FormDialog>
  )
}

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Dark on light in both themes, because not every camera reads the inverse. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <svg className="account-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
