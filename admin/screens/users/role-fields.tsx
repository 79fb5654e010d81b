/** Role of a user, and the languages of a translator. */
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import { localeCodes, roles } from '@cyanotype/content/model/index.ts'
import { CheckboxGroup, RadioGroup } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { languageLabel } from '../../i18n/formats.tsx'

export interface RoleChoice {
  readonly role: Role
  readonly locales: readonly Locale[]
}

interface RoleFieldsProps {
  readonly value: RoleChoice
  readonly onChange: (choice: RoleChoice) => void
  readonly offered: readonly Role[]
}

/** Explanation of each role. */
const roleMeanings: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Full access, including the accounts of owners and administrators.`,
  admin: msg`Full access, except to the accounts of owners and administrators.`,
  editor: msg`Can write, publish and delete all content, and manage media.`,
  translator: msg`Can write and publish in assigned languages only.`,
  viewer: msg`Can view all content, including drafts, but cannot edit.`,
}

export function RoleFields({ value, onChange, offered }: RoleFieldsProps) {
  const { t, i18n } = useLingui()
  const isTranslator = value.role === 'translator'
  return (
    <>
      <RadioGroup
        label={t`Role`}
        value={value.role}
        options={offered.map((role) => ({
          value: role,
          label: i18n._(roles[role]),
          hint: i18n._(roleMeanings[role]),
        }))}
        onValueChange={(chosen) => {
          const role = offered.find((one) => one === chosen)
          if (role !== undefined) onChange({ ...value, role })
        }}
      />
      {isTranslator ? (
        <CheckboxGroup
          label={t`Languages`}
          error={value.locales.length === 0 ? t`Choose at least one language.` : undefined}
          value={value.locales}
          options={localeCodes.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
          onValueChange={(chosen) =>
            onChange({ ...value, locales: localeCodes.filter((code) => chosen.includes(code)) })
          }
        />
      ) : null}
    </>
  )
}

/** Request body: only translators have languages. */
export const grantOf = ({ role, locales }: RoleChoice) => ({
  role,
  locales: role === 'translator' ? [...locales] : [],
})

export const isWhole = ({ role, locales }: RoleChoice): boolean => role !== 'translator' || locales.length > 0
