/** Dialog for failed actions: each document with the reason and a link to it. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { AdminLink } from '../../../components/admin-link.tsx'
import type { FailedAction } from './document-action.ts'

interface RefusedDialogProps {
  readonly refused: FailedAction | undefined
  readonly onClose: () => void
}

export function FailedDialog({ refused, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      open={refused !== undefined}
      onClose={onClose}
      title={refused?.title}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className="documents-refused">
        {refused?.items.map(({ id, title, message }) => (
          <li key={id}>
            <AdminLink to={`/admin/edit/${id}`}>{title}</AdminLink>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
