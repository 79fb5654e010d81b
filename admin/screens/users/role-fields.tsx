/** Role of a user, and the content and languages that an editor, a writer or a translator is limited to. */
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import { isLimitable, roles, siteLocales } from '@cyanotype/content/model/index.ts'
import { RadioGroup } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { CollectionLimit, LanguageChoice, LanguageLimit } from './limit-fields.tsx'
import type { User } from './users.ts'
import { editableTypes } from './users.ts'

export interface RoleChoice {
  readonly role: Role
  /** Null for all. */
  readonly locales: readonly Locale[] | null
  /** Null for all. */
  readonly collections: readonly string[] | null
}

interface RoleFieldsState {
  readonly value: RoleChoice
  readonly showErrors: boolean
  readonly onChange: (choice: RoleChoice) => void
}

interface RoleFieldsProps extends RoleFieldsState {
  readonly offered: readonly Role[]
}

interface RoleFieldsForm {
  readonly roleFields: RoleFieldsState
  /** Whether every selection has at least one item. If not, shows the errors and focuses the first one. */
  readonly validate: (form: HTMLFormElement) => boolean
  /** Shows the initial choice again, and forgets what the user chose. */
  readonly reset: () => void
}

/**
 * The role fields of a form. They show errors once the form was submitted. Until the user chooses something, they
 * follow `initial`, which another user may change.
 */
export function useRoleFields(initial: RoleChoice): RoleFieldsForm {
  const [chosen, onChange] = useState<RoleChoice>()
  const value = chosen ?? initial
  const [showErrors, setShowErrors] = useState(false)
  const validate = (form: HTMLFormElement) => {
    if (isComplete(value)) return true
    focusFirstError(form, () => setShowErrors(true))
    return false
  }
  return { roleFields: { value, showErrors, onChange }, validate, reset: () => onChange(undefined) }
}

/** Explanation of each role. */
const roleMeanings: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Full access, including the accounts of owners and administrators.`,
  admin: msg`Full access, except to the accounts of owners and administrators.`,
  editor: msg`Can write, publish and delete all content, and manage media.`,
  writer: msg`Can write content and manage media, but neither publish nor delete content.`,
  translator: msg`Can write and publish in assigned languages only.`,
  viewer: msg`Can view all content, including drafts, but cannot edit.`,
}

export function RoleFields({ value, showErrors, onChange, offered }: RoleFieldsProps) {
  const { t, i18n } = useLingui()
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
      {value.role === 'translator' ? (
        <LanguageChoice
          label={t`Languages`}
          value={value.locales ?? []}
          showErrors={showErrors}
          onChange={(locales) => onChange({ ...value, locales })}
        />
      ) : null}
      {isLimitable(value.role) && value.role !== 'translator' ? (
        <LanguageLimit
          value={value.locales}
          showErrors={showErrors}
          onChange={(locales) => onChange({ ...value, locales })}
        />
      ) : null}
      {isLimitable(value.role) ? (
        <CollectionLimit
          value={value.collections}
          showErrors={showErrors}
          onChange={(collections) => onChange({ ...value, collections })}
        />
      ) : null}
    </>
  )
}

/**
 * An account without languages writes all of them, or has a role without limits. A collection that no longer exists
 * cannot be shown or chosen, and neither can a language that was removed from the site.
 */
export const choiceFrom = ({ role, locales, collections }: User): RoleChoice => ({
  role,
  collections:
    collections === null
      ? null
      : collections.filter((name) => editableTypes.some((type) => type.name === name)),
  locales: locales.length === 0 ? null : siteLocales().filter((code) => locales.includes(code)),
})

/** Request body: only editors, writers and translators have limits. */
export const grantOf = ({ role, locales, collections }: RoleChoice) => ({
  role,
  locales: isLimitable(role) ? [...(locales ?? [])] : [],
  collections: isLimitable(role) && collections !== null ? [...collections] : null,
})

/** Whether every selection has at least one item. */
const isComplete = ({ role, locales, collections }: RoleChoice): boolean =>
  !isLimitable(role) ||
  (collections?.length !== 0 && (role === 'translator' ? Boolean(locales?.length) : locales?.length !== 0))
