/** Labels of e-mails: their templates, their status, and why an attempt failed. */
import type { BadgeTone } from '@cyanotype/ui/index.ts'
import { Badge } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MailKind, MailMessage } from './queries.ts'

export const kindLabels: Readonly<Record<MailKind, MessageDescriptor>> = {
  invitation: msg`Invitation`,
  reset: msg`Password reset`,
  new_device: msg`Sign-in from a new device`,
  email_changed: msg`Changed e-mail address`,
  password_changed: msg`Changed password`,
  enquiry: msg`Message from a visitor`,
  form_answer: msg`Answer to a form`,
  schedule_failed: msg`Scheduled action failed`,
  mention: msg`Mention in a comment`,
  comment_reply: msg`Reply to a comment`,
  review_requested: msg`Requested review`,
  review_approved: msg`Approval`,
  changes_requested: msg`Requested changes`,
  digest: msg`Weekly digest`,
  test: msg`Test e-mail`,
}

const tones: Readonly<Record<MailMessage['state'], BadgeTone>> = {
  sent: 'green',
  waiting: 'neutral',
  failed: 'red',
}

export function StateOfMail({ state }: Pick<MailMessage, 'state'>) {
  const { t } = useLingui()
  const labels = { sent: t`Sent`, waiting: t`Pending`, failed: t`Failed` }
  return (
    <Badge tone={tones[state]} variant={state === 'waiting' ? 'dashed' : 'solid'}>
      {labels[state]}
    </Badge>
  )
}

export const faultLabels: Readonly<Record<NonNullable<MailMessage['fault']>, MessageDescriptor>> = {
  unreachable: msg`The mail server did not respond.`,
  sign_in: msg`The mail server rejected the user name or password.`,
  encryption: msg`The connection could not be encrypted.`,
  rejected: msg`The mail server rejected the e-mail.`,
  expired: msg`The link expired before the e-mail could be sent.`,
  unreadable: msg`The content could not be read, because the secret of the site changed.`,
}
