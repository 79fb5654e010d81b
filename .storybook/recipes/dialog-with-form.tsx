/** A dialog with a form. It stays open while the server responds, and shows its errors. */
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button, Dialog, RadioGroup, TextField, Toaster, toasts } from '../../ui/index.ts'

interface InviteUserProps {
  /** Returns an error message, or nothing if the invitation was sent. */
  readonly onInvite: (email: string, role: string) => Promise<string | undefined>
}

const roles = [
  { value: 'editor', label: 'Editor', hint: 'Can write and publish' },
  { value: 'viewer', label: 'Viewer', hint: 'Can read drafts' },
]

export function InviteUser({ onInvite }: InviteUserProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()
  const close = () => {
    setIsOpen(false)
    setError(undefined)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const email = String(values.get('email') ?? '')
    setIsSending(true)
    const refusal = await onInvite(email, String(values.get('role')))
    setIsSending(false)
    setError(refusal)
    if (refusal !== undefined) return
    close()
    toasts.add({ title: `Invitation sent to ${email}`, tone: 'success' })
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Invite user</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Invite user"
        footer={
          <>
            <Button variant="outline" color="neutral" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form="invite" loading={isSending}>
              Send invitation
            </Button>
          </>
        }
      >
        <form id="invite" noValidate onSubmit={handleSubmit} style={{ display: 'grid', gap: '1rem' }}>
          <TextField label="Email" name="email" type="email" required error={error} />
          <RadioGroup label="Role" name="role" defaultValue="editor" options={roles} />
        </form>
      </Dialog>
      <Toaster />
    </>
  )
}
