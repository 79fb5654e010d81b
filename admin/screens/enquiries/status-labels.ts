import type { BadgeProps } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Enquiry } from './queries.ts'

type Status = Enquiry['status']

export const enquiryLabels: Readonly<Record<Status, MessageDescriptor>> = {
  new: msg({ message: 'New', context: 'message of a visitor' }),
  read: msg({ message: 'Read', context: 'message of a visitor' }),
  answered: msg({ message: 'Answered', context: 'message of a visitor' }),
  spam: msg({ message: 'Spam', context: 'message of a visitor' }),
}

/** Only what waits for somebody stands out. */
export const enquiryLooks: Readonly<Record<Status, Pick<BadgeProps, 'tone' | 'variant'>>> = {
  new: { tone: 'primary', variant: 'solid' },
  read: { tone: 'neutral', variant: 'outline' },
  answered: { tone: 'green', variant: 'outline' },
  spam: { tone: 'neutral', variant: 'dashed' },
}
