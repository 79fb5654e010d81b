/** Preferences and saved views of users. */
import type { Types } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { Preferences, preferencesChange } from './preferences.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import type { Views } from './views.ts'
import { openViews } from './views.ts'

export interface PreferenceOwner {
  read(actor: Actor): Promise<Preferences>
  change(actor: Actor, input: z.infer<typeof preferencesChange>): Promise<Preferences>
  readonly views: Views
}

export function openPreferences(db: Db, types: Types, now: () => Date = () => new Date()): PreferenceOwner {
  return {
    read: (actor) => readPreferences(db, actor),
    change: (actor, input) => changePreferences(db, actor, input, now()),
    views: openViews(db, types, now),
  }
}
