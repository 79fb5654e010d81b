/** The texts and colours of all statuses. */
import * as english from '../../locales/en.ts'
import type { BadgeProps } from '../badge/badge.tsx'

export const messages = { statusPill: english.statusPill }

/** The status of a document in one language. */
export type Status = keyof typeof english.statusPill

/** Cyan is what readers can see, and amber needs attention. Everything else is neutral. */
export const looks: Readonly<Record<Status, Required<Pick<BadgeProps, 'tone' | 'variant'>>>> = {
  draft: { tone: 'neutral', variant: 'outline' },
  scheduled: { tone: 'violet', variant: 'solid' },
  published: { tone: 'primary', variant: 'solid' },
  changed: { tone: 'primary', variant: 'solid' },
  archived: { tone: 'neutral', variant: 'solid' },
  trashed: { tone: 'red', variant: 'solid' },
  outdated: { tone: 'amber', variant: 'solid' },
  missing: { tone: 'neutral', variant: 'dashed' },
}

export const statuses: readonly Status[] = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'archived',
  'trashed',
  'outdated',
  'missing',
]
