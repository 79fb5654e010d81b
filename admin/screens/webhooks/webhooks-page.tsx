/** Webhooks page of the settings: a list, a button to add one, and a drawer for each. */
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, EmptyState, Heading, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { useAddress } from '../../components/admin-link.tsx'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import type { Webhook } from './queries.ts'
import { webhooksQuery } from './queries.ts'
import { WebhookDrawer } from './webhook-drawer.tsx'
import { StateOfWebhook, useOutcome } from './webhook-labels.tsx'
import './webhooks.css'

interface WebhooksPageProps {
  /** The id of the open webhook. */
  readonly webhook: string | undefined
}

export function WebhooksPage({ webhook }: WebhooksPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const here = useAddress('/admin/settings?place=webhooks')
  const webhooks = useQuery(webhooksQuery(api))
  const columns = useColumns()
  const hasSingleKeys = useSingleKeys()
  const [isAdding, setIsAdding] = useState(false)
  const add = () => setIsAdding(true)
  useCommands(() => [{ id: 'webhooks-add', label: t`Add webhook`, icon: 'plus', keys: 'c', run: add }])
  const items = webhooks.data?.items ?? []
  const open = items.find(({ id }) => id === webhook)
  const addButton = useFocusAfterDialog<HTMLButtonElement>(open !== undefined)
  const stateIfBroken = webhooks.isError ? 'failed' : 'ready'
  return (
    <div className="webhooks">
      <div className="webhooks-bar">
        <div>
          <Heading level={2} className="settings-heading">
            <Trans>Webhooks</Trans>
          </Heading>
          <p className="webhooks-note">
            <Trans>
              Send events to other services when content changes. Payloads contain IDs, languages and URLs,
              but no content.
            </Trans>
          </p>
        </div>
        <Button ref={addButton} icon="plus" aria-keyshortcuts={hasSingleKeys ? 'c' : undefined} onClick={add}>
          <Trans>Add webhook</Trans>
        </Button>
      </div>
      <DataTable
        label={t`Webhooks`}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `${here}&webhook=${id}`}
        state={webhooks.isPending ? 'loading' : stateIfBroken}
        onRetry={() => void webhooks.refetch()}
        empty={
          <EmptyState title={t`No webhooks yet`} icon="bell">
            <Trans>Notify a search service, a chat or another site of each change.</Trans>
          </EmptyState>
        }
      />
      {isAdding ? <NewWebhookDialog onClose={() => setIsAdding(false)} /> : null}
      {open === undefined ? null : (
        <WebhookDrawer
          webhook={open}
          onClose={() => void router.navigate({ href: here, replace: true, resetScroll: false })}
        />
      )}
    </div>
  )
}

function useColumns(): readonly DataColumn<Webhook>[] {
  const { t } = useLingui()
  const outcomeOf = useOutcome()
  return [
    {
      key: 'name',
      label: t`Name`,
      size: 'lg',
      value: ({ name }) => name,
      cell: ({ name, url }) => (
        <span>
          {name}
          <span className="webhooks-url">{url}</span>
        </span>
      ),
    },
    { key: 'state', label: t`Status`, cell: (webhook) => <StateOfWebhook webhook={webhook} /> },
    {
      key: 'last',
      label: t`Last delivery`,
      firstSort: 'descending',
      value: ({ last }) => last?.triedAt ?? '',
      cell: ({ last }) =>
        last === null || last.triedAt === null ? (
          '–'
        ) : (
          <span>
            {outcomeOf(last)} <RelativeTime className="webhooks-note" instant={last.triedAt} />
          </span>
        ),
    },
  ]
}
