/** Setting: the roles whose users must turn on two-step verification. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { roleNames, roles } from '@cyanotype/content/model/index.ts'
import { Button, CheckboxGroup, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { sessionQuery } from '../../app-context/session.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'

const requiredRolesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['users', 'required-factors'],
    queryFn: () => api('GET /api/users/required-factors', {}),
  })

export function RequiredRoles() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { data } = useQuery(requiredRolesQuery(api))
  const work = useWork('users')
  /** Only what this user changed, so that the changes of others stay. */
  const [changes, setChanges] = useState<Partial<Record<Role, boolean>>>({})
  if (data === undefined) return null
  const changed = (before: readonly Role[]) =>
    roleNames.filter((role) => changes[role] ?? before.includes(role))
  const chosen = changed(data.roles)
  const isChanged = String(chosen) !== String(data.roles)
  const handleChange = (values: readonly string[]) => {
    const others = roleNames.filter((role) => values.includes(role) !== data.roles.includes(role))
    setChanges(Object.fromEntries(others.map((role) => [role, values.includes(role)])))
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isChanged) return
    const saved = await work.do(async () => {
      // Asks for the password first: others can change roles until it is typed.
      await api('GET /api/auth/confirm', {})
      const { roles: current } = await api('GET /api/users/required-factors', {})
      return api('PUT /api/users/required-factors', { body: { roles: changed(current), before: current } })
    })
    if (saved === undefined) return
    setChanges({})
    toasts.add({ tone: 'success', title: t`Two-step verification saved` })
    await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
  }
  return (
    <form className="users-section" onSubmit={handleSubmit}>
      <ProblemAlert problem={work.refusal} />
      <CheckboxGroup
        label={t`Require two-step verification for`}
        hint={t`Users with these roles must set it up before they can do anything else. This includes you.`}
        options={roleNames.map((role) => ({ value: role, label: i18n._(roles[role]) }))}
        value={chosen}
        onValueChange={handleChange}
      />
      {isChanged ? (
        <Button type="submit" variant="outline" loading={work.isBusy}>
          <Trans>Save</Trans>
        </Button>
      ) : null}
    </form>
  )
}
