/** Pages of the settings with their fields. Every field of the model is on one page. */
import type { Permission } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { IconName } from '@cyanotype/ui/index.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { z } from 'zod'

export interface SettingsPage {
  readonly label: MessageDescriptor
  readonly icon: IconName
  /** Field names of the settings; empty for a page with its own screen. */
  readonly fields: readonly string[]
  /** Where the fields are about different things: which belong together, by name. They fold. */
  readonly groups?: readonly FieldGroup[]
}

export interface FieldGroup {
  readonly title: MessageDescriptor
  readonly fields: readonly string[]
}

const { analytics, files } = model.settings.fields

export const settingsPages = {
  site: {
    label: msg`Site`,
    icon: 'home',
    fields: ['siteName', 'description', 'banner', 'rootTarget'],
  },
  languages: {
    label: msg`Languages`,
    icon: 'languages',
    fields: ['languages', 'defaultLanguage', 'hiddenLanguages', 'contentFallbacks', 'fallbackLanguage'],
  },
  texts: {
    label: msg`Texts of the site`,
    icon: 'edit',
    fields: ['texts'],
  },
  sections: {
    label: msg`Sections`,
    icon: 'list',
    fields: ['hiddenSections', 'showcaseSections'],
  },
  appearance: {
    label: msg`Appearance`,
    icon: 'contrast',
    fields: ['logo', 'darkLogo', 'icon', 'color', 'fonts', 'corners', 'spacing'],
  },
  visitors: {
    label: msg`Visits and messages`,
    icon: 'eye',
    fields: ['analytics', 'enquiryDays', 'formDays', 'auditDays'],
    groups: [
      { title: analytics.label, fields: ['analytics'] },
      { title: msg`Retention`, fields: ['enquiryDays', 'formDays', 'auditDays'] },
    ],
  },
  files: {
    label: msg`Files and trash`,
    icon: 'folder',
    fields: ['files', 'imageHosts', 'trashDays'],
    groups: [
      { title: files.label, fields: ['files', 'imageHosts'] },
      { title: msg`Trash`, fields: ['trashDays'] },
    ],
  },
  connections: {
    label: msg`Connections`,
    icon: 'link',
    fields: ['previewHosts', 'editLink', 'contentApi', 'plainWebhooks'],
  },
  users: { label: msg`Users`, icon: 'user', fields: [] },
  reviews: { label: msg`Reviews`, icon: 'check', fields: [] },
  mail: { label: msg`E-mail`, icon: 'mail', fields: [] },
  tokens: { label: msg`API tokens`, icon: 'key', fields: [] },
  personal: { label: msg`Personal data`, icon: 'lock', fields: [] },
  webhooks: { label: msg`Webhooks`, icon: 'bell', fields: [] },
  backups: { label: msg`Backups`, icon: 'history', fields: [] },
  import: { label: msg`Import`, icon: 'download', fields: [] },
  demonstration: { label: msg`Demonstration content`, icon: 'trash', fields: [] },
} as const satisfies Record<string, SettingsPage>

export type SettingsPageName = keyof typeof settingsPages

/** Permissions of pages with their own screen. */
export const permissions = {
  users: 'users.manage',
  reviews: 'users.manage',
  mail: 'mail.manage',
  tokens: 'documents.edit',
  personal: 'users.manage',
  webhooks: 'webhooks.manage',
  backups: 'backups.manage',
  import: 'import.manage',
  demonstration: 'demonstration.manage',
} as const satisfies { readonly [Place in SettingsPageName]?: Permission }

type ScreenPage = keyof typeof permissions
export type FieldsPage = Exclude<SettingsPageName, ScreenPage>

export const hasScreen = (place: SettingsPageName): place is ScreenPage => Object.hasOwn(permissions, place)

export const pageNames = Object.keys(settingsPages).filter((name): name is SettingsPageName =>
  Object.hasOwn(settingsPages, name),
)

const search = z.object({
  place: z.string().optional().catch(undefined),
  person: z.string().max(100).optional().catch(undefined),
  webhook: z.string().max(100).optional().catch(undefined),
  backup: z.string().max(100).optional().catch(undefined),
})

/** Reads the URL. Invalid values open the first page. */
export function readSettingsSearch(params: Readonly<Record<string, string | undefined>>) {
  const { place, ...open } = search.parse(params)
  return { place: pageNames.find((name) => name === place) ?? 'site', ...open }
}

/** The window title names the page, because all pages have the same heading. */
export const settingsTitle = (i18n: I18n, name: SettingsPageName) =>
  `${i18n._(settingsPages[name].label)} · ${i18n._(model.settings.label)}`

/** The page of a field. */
export function pageOfField(field: string): SettingsPageName | undefined {
  return pageNames.find((name) => settingsPages[name].fields.some((one) => one === field))
}
