/** Taking a language off the site, after asking once: visitors notice. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

interface UnpublishProps {
  readonly language: string
  readonly onUnpublish: () => Promise<void>
}

export function Unpublish({ language, onUnpublish }: UnpublishProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const confirm = async () => {
    close()
    await onUnpublish()
  }
  return (
    <>
      <Button variant="link" color="neutral" size="sm" onClick={() => setIsAsking(true)}>
        <Trans>Take off the site</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t`Take the text in ${language} off the site?`}
        footer={
          <>
            <Button variant="outline" color="neutral" onClick={close}>
              <Trans>Leave it</Trans>
            </Button>
            <Button color="red" onClick={confirm}>
              <Trans>Take it off</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Visitors no longer find it in this language. The text stays here as a draft.</Trans>
        </p>
      </Dialog>
    </>
  )
}
