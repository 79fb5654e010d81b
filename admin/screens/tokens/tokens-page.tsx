/** API tokens page of the settings: a list, a button to create one, and a question before one is revoked. */
import { may, model } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, EmptyState, Heading, Link, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import type { Token } from './queries.ts'
import { tokensQuery } from './queries.ts'
import { RevokeQuestion } from './revoke-question.tsx'
import { scopeLabels } from './token-labels.ts'
import './tokens.css'

export function TokensPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const tokens = useQuery(tokensQuery(api))
  const hasSingleKeys = useSingleKeys()
  const [isAdding, setIsAdding] = useState(false)
  const [revoked, setRevoked] = useState<Token>()
  const addButton = useFocusAfterDialog<HTMLButtonElement>(revoked !== undefined)
  const columns = useColumns(setRevoked)
  const add = () => setIsAdding(true)
  useCommands(() => [{ id: 'tokens-add', label: t`Create API token`, icon: 'plus', keys: 'c', run: add }])
  const stateIfBroken = tokens.isError ? 'failed' : 'ready'
  return (
    <div className="tokens">
      <div className="tokens-bar">
        <div>
          <Heading level={2} className="settings-heading">
            <Trans>API tokens</Trans>
          </Heading>
          <p className="tokens-note">
            <Trans>
              Scripts and other sites use tokens to call the API for you. A token never allows more than your
              role.
            </Trans>{' '}
            <Link href="/docs/developers/api-reference">
              <Trans>API reference</Trans>
            </Link>
          </p>
        </div>
        <Button ref={addButton} icon="plus" aria-keyshortcuts={hasSingleKeys ? 'c' : undefined} onClick={add}>
          <Trans>Create API token</Trans>
        </Button>
      </div>
      <DataTable
        label={t`API tokens`}
        columns={columns}
        rows={tokens.data?.items ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        state={tokens.isPending ? 'loading' : stateIfBroken}
        onRetry={() => void tokens.refetch()}
        empty={
          <EmptyState title={t`No API tokens yet`} icon="key">
            <Trans>Create one for each script or site, so that you can revoke each on its own.</Trans>
          </EmptyState>
        }
      />
      {isAdding ? <NewTokenDialog onClose={() => setIsAdding(false)} /> : null}
      {revoked === undefined ? null : (
        <RevokeQuestion token={revoked} onClose={() => setRevoked(undefined)} />
      )}
    </div>
  )
}

function useColumns(onRevoke: (token: Token) => void): readonly DataColumn<Token>[] {
  const { t } = useLingui()
  const session = useSession()
  const scopeText = useScopeText()
  const ofAll = session !== null && may(session, 'users.manage')
  const user: DataColumn<Token> = {
    key: 'user',
    label: t`User`,
    value: (token) => token.user.username,
    cell: (token) => token.user.username,
  }
  return [
    {
      key: 'name',
      label: t`Name`,
      size: 'lg',
      value: ({ name }) => name,
      cell: ({ name, scopes, collections }) => (
        <span>
          {name}
          <span className="tokens-scopes">
            {scopes.map((scope) => scopeText(scope, collections)).join(' · ')}
          </span>
        </span>
      ),
    },
    ...(ofAll ? [user] : []),
    {
      key: 'used',
      label: t`Last used`,
      firstSort: 'descending',
      value: ({ usedAt }) => usedAt ?? '',
      cell: ({ usedAt }) => (usedAt === null ? t`Never` : <RelativeTime instant={usedAt} />),
    },
    {
      key: 'expires',
      label: t`Expires`,
      value: ({ expiresAt }) => expiresAt ?? '9',
      cell: ({ expiresAt, isExpired }) => {
        if (expiresAt === null) return t`Never`
        return isExpired ? t`Expired` : <RelativeTime instant={expiresAt} />
      },
    },
    useRevokeColumn(onRevoke),
  ]
}

/** A scope with the collections that it is limited to. */
function useScopeText() {
  const { i18n } = useLingui()
  // A collection that no longer exists has only its name in the API.
  const labelOf = (name: string) => {
    const type = Object.values(model).find((one) => one.name === name)
    return type === undefined ? name : i18n._(type.label)
  }
  return (scope: Token['scopes'][number], collections: Token['collections']) => {
    const label = i18n._(scopeLabels[scope])
    const isLimited = scope === 'content:write' && collections !== null
    return isLimited ? `${label} (${collections.map(labelOf).join(', ')})` : label
  }
}

function useRevokeColumn(onRevoke: (token: Token) => void): DataColumn<Token> {
  const { t } = useLingui()
  return {
    key: 'revoke',
    label: t`Actions`,
    cell: (token) => {
      const { name, mayRevoke } = token
      return mayRevoke ? (
        <Button
          variant="outline"
          color="red"
          size="sm"
          aria-label={t`Revoke ${name}`}
          onClick={() => onRevoke(token)}
        >
          <Trans>Revoke</Trans>
        </Button>
      ) : null
    },
  }
}
