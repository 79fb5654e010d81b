/** Dialog for failed actions: each document with the reason and a link to it. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { AdminLink } from '../../../shell/admin-link.tsx'
import type { Refused } from '../document-action.ts'

interface RefusedDialogProps {
  readonly refused: Refused | undefined
  readonly onClose: () => void
}

export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
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
