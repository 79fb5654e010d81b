/** Dialog that shows new recovery codes once, to copy or download. Asks before it closes without either. */
import { Button, Dialog, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveAs } from '../../components/download-file.ts'
import { useDiscardQuestion } from '../../components/edit-dialog.tsx'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui()
  const [isSaved, setIsSaved] = useState(false)
  const { dialogProps, question } = useDiscardQuestion({
    hasChanges: !isSaved,
    onClose,
    words: {
      title: t`Close without saving the codes?`,
      action: t`Close without saving`,
      text: t`They are shown only now. Later you can only create new ones.`,
    },
  })
  return (
    <>
      <Dialog
        {...dialogProps}
        open
        title={t`Save your recovery codes`}
        footer={
          <Button onClick={onClose}>
            <Trans>I saved the codes</Trans>
          </Button>
        }
      >
        <div className="account-form">
          <p>
            <Trans>
              If you lose your phone, sign in with one of these codes. Each works once. They are shown only
              now.
            </Trans>
          </p>
          <ul className="plain-list account-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <SaveActions codes={codes} onSaved={() => setIsSaved(true)} />
        </div>
      </Dialog>
      {question}
    </>
  )
}

interface SaveActionsProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

function SaveActions({ codes, onSaved }: SaveActionsProps) {
  const { t } = useLingui()
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      onSaved()
      toasts.add({ tone: 'success', title: t`Recovery codes copied` })
    } catch {
      // A browser may refuse, and a page without HTTPS has no clipboard.
      toasts.add({ tone: 'danger', title: t`Could not copy. Select the codes and copy them yourself.` })
    }
  }
  const download = () => {
    saveAs(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
    onSaved()
  }
  return (
    <div className="account-actions">
      <Button variant="outline" color="neutral" icon="copy" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <Button variant="outline" color="neutral" icon="download" onClick={download}>
        <Trans>Download</Trans>
      </Button>
    </div>
  )
}
