/** Dialog that creates an API token with name, scopes and expiry, and then shows the token once. */
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import { defaultTokenDays, tokenLifetimes, tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import { may, model } from '@cyanotype/content/model/index.ts'
import { Callout, CheckboxGroup, CopyField, Select, TextField } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { GivenToken } from './queries.ts'
import { scopeLabels } from './token-labels.ts'

interface TokenValues {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  /** None for all collections. */
  readonly collections: readonly string[]
  readonly days: number | null
}

const defaults: TokenValues = {
  name: '',
  scopes: ['published:read'],
  collections: [],
  days: defaultTokenDays,
}

const bodyOf = ({ name, scopes, collections, days }: TokenValues) => ({
  ...{ name, scopes: [...scopes], days },
  collections: scopes.includes('content:write') && collections.length > 0 ? [...collections] : null,
})

export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('tokens')
  const [values, setValues] = useState(defaults)
  const [given, setGiven] = useState<GivenToken>()
  const handleSubmit = async () => {
    if (values.scopes.length === 0) return
    setGiven(await work.do(() => api('POST /api/tokens', { body: bodyOf(values) })))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={given === undefined ? t`Create API token` : t`API token created`}
      action={<Trans>Create token</Trans>}
      isBusy={work.isBusy}
      result={given && <TokenGiven given={given} />}
      isShownOnce
      onSubmit={() => void handleSubmit()}
    >
      <ProblemAlert problem={work.refusal} />
      <TokenFields value={values} onChange={setValues} />
    </FormDialog>
  )
}

interface TokenFieldsProps {
  readonly value: TokenValues
  readonly onChange: (value: TokenValues) => void
}

function TokenFields({ value, onChange }: TokenFieldsProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const collections = Object.values(model).filter(
    (type) => type.kind === 'collection' && session !== null && may(session, 'documents.edit', { type }),
  )
  const lifetimes = [
    ...tokenLifetimes.map((days) => ({
      value: String(days),
      label: t`${plural(days, { one: '# day', other: '# days' })}`,
    })),
    ...(session?.role === 'owner' ? [{ value: '', label: t`Never` }] : []),
  ]
  return (
    <>
      <TextField
        label={t`Name`}
        hint={t`What uses the token, such as a script or a site.`}
        value={value.name}
        autoComplete="off"
        maxLength={80}
        required
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <CheckboxGroup
        label={t`Scopes`}
        error={value.scopes.length > 0 ? undefined : t`Choose at least one scope.`}
        value={value.scopes}
        required
        options={tokenScopes.map((scope) => ({ value: scope, label: i18n._(scopeLabels[scope]) }))}
        onValueChange={(chosen) =>
          onChange({ ...value, scopes: tokenScopes.filter((scope) => chosen.includes(scope)) })
        }
      />
      {value.scopes.includes('content:write') && collections.length > 0 ? (
        <CheckboxGroup
          label={t`Only these collections`}
          hint={t`Default: all content that you can edit.`}
          value={value.collections}
          options={collections.map(({ name, label }) => ({ value: name, label: i18n._(label) }))}
          onValueChange={(chosen) => onChange({ ...value, collections: [...chosen] })}
        />
      ) : null}
      <Select
        label={t`Expires after`}
        value={value.days === null ? '' : String(value.days)}
        options={lifetimes}
        onChange={({ target }) =>
          onChange({ ...value, days: target.value === '' ? null : Number(target.value) })
        }
      />
    </>
  )
}

/** The token itself. It is shown once, because the server stores only its hash. */
function TokenGiven({ given: { token, secret } }: { readonly given: GivenToken }) {
  const { t } = useLingui()
  const { name } = token
  return (
    <>
      <CopyField
        label={t`API token ${name}`}
        hint={t`Send it as “Authorization: Bearer”.`}
        value={secret}
        dir="ltr"
      />
      <Callout tone="info">
        <p>
          <Trans>Copy the token now: it is shown only once. Anyone who has it can use it.</Trans>
        </p>
      </Callout>
    </>
  )
}
