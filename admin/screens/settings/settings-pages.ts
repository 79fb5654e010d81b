/** The parts of the settings, each with the fields that stand in it; every field of the model stands in one. */
import type { Permission } from '@cyanotype/content/model/index.ts'
import type { IconName } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { z } from 'zod'

export interface Place {
  readonly label: MessageDescriptor
  readonly icon: IconName
  /** Names of fields of the settings; none where the place has a screen of its own. */
  readonly fields: readonly string[]
}

export const places = {
  site: {
    label: msg`Site`,
    icon: 'home',
    fields: ['siteName', 'description', 'banner', 'rootTarget'],
  },
  languages: {
    label: msg`Languages`,
    icon: 'languages',
    fields: ['hiddenLanguages', 'fallbackLanguage'],
  },
  appearance: { label: msg`Appearance`, icon: 'contrast', fields: ['color'] },
  visitors: { label: msg`Visits and messages`, icon: 'eye', fields: ['analytics', 'enquiryDays'] },
  files: { label: msg`Files and trash`, icon: 'folder', fields: ['files', 'imageHosts', 'trashDays'] },
  connections: {
    label: msg`Connections`,
    icon: 'link',
    fields: ['previewHosts', 'editLink', 'plainWebhooks'],
  },
  users: { label: msg`People`, icon: 'user', fields: [] },
  webhooks: { label: msg`Webhooks`, icon: 'bell', fields: [] },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** What has a screen of its own, for those who may. */
export const permissions = {
  users: 'users.manage',
  webhooks: 'webhooks.manage',
} as const satisfies { readonly [Place in PlaceName]?: Permission }

type ScreenPlace = keyof typeof permissions
export type FieldPlace = Exclude<PlaceName, ScreenPlace>

export const hasScreen = (place: PlaceName): place is ScreenPlace => Object.hasOwn(permissions, place)

export const placeNames = Object.keys(places).filter((name): name is PlaceName => Object.hasOwn(places, name))

const search = z.object({
  place: z.string().optional().catch(undefined),
  person: z.string().max(100).optional().catch(undefined),
  webhook: z.string().max(100).optional().catch(undefined),
})

/** What the address says; what makes no sense leads to the first place. */
export function readSettingsSearch(words: Readonly<Record<string, string | undefined>>) {
  const { place, ...open } = search.parse(words)
  return { place: placeNames.find((name) => name === place) ?? 'site', ...open }
}

/** Where a field stands. */
export function placeOfField(field: string): PlaceName | undefined {
  return placeNames.find((name) => places[name].fields.some((one) => one === field))
}
