/**
 * Bulk changes: one action on many documents, in one transaction each. A failure of one does not affect the
 * others.
 */

import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../http/calls/principal.ts'
import { Problem } from '../problems/problems.ts'
import type { DocumentResponse } from './core/document-schemas.ts'
import type { DocumentContext } from './core/operation-context.ts'
import type { ExpectedVersions } from './core/write-transaction.ts'
import { copyDocument } from './drafts/create-document.ts'
import type { LayersInput } from './publishing/publish-document.ts'
import {
  archiveDocument,
  publishDocument,
  unarchiveDocument,
  unpublishDocument,
} from './publishing/publish-document.ts'
import { cancelSchedule, scheduleDocument } from './publishing/schedule-layers.ts'
import type { ScheduledAction } from './store/schedule-store.ts'
import { deletePermanently, restoreDocument, trashDocument } from './trash/trash-document.ts'

type BulkAction = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete'

interface SelectedDocument {
  readonly id: string
  readonly layers: ExpectedVersions
}

type BulkOperation =
  | { readonly action: BulkAction; readonly items: readonly SelectedDocument[] }
  | {
      readonly action: 'schedule'
      readonly what: ScheduledAction
      /** ISO 8601. */
      readonly at: string
      readonly items: readonly SelectedDocument[]
    }
  | {
      readonly action: 'unschedule'
      readonly items: readonly { readonly id: string; readonly schedule: string }[]
    }
  | {
      readonly action: 'copy'
      /** All locales of each document by default. */
      readonly locales?: readonly Locale[] | undefined
      readonly items: readonly { readonly id: string }[]
    }

export type BulkInput = BulkOperation & { readonly actor: Principal; readonly type: string }

export interface BulkResult {
  readonly id: string
  /** The id of the new copy or schedule, or null if the action created nothing. */
  readonly made: string | null
  /** Null if the action succeeded. */
  readonly problem: Problem | null
}

/** The action on one document. It returns the id of what it created. */
type Work = () => Promise<string | null>

type Action = (context: DocumentContext, input: LayersInput) => Promise<unknown>

const actions: Readonly<Record<BulkAction, Action>> = {
  publish: publishDocument,
  unpublish: unpublishDocument,
  archive: archiveDocument,
  unarchive: unarchiveDocument,
  trash: trashDocument,
  restore: restoreDocument,
  delete: deletePermanently,
}

export async function bulkChange(context: DocumentContext, input: BulkInput): Promise<readonly BulkResult[]> {
  const outcomes: BulkResult[] = []
  for (const [id, work] of worksOf(context, input)) outcomes.push({ id, ...(await outcomeOf(work)) })
  return outcomes
}

function worksOf(context: DocumentContext, input: BulkInput): readonly (readonly [id: string, work: Work])[] {
  const { actor, type } = input
  switch (input.action) {
    case 'copy': {
      const { locales } = input
      return input.items.map(({ id }) => [
        id,
        async () => (await copyDocument(context, { actor, type, id, locales })).id,
      ])
    }
    case 'schedule': {
      const { what: action, at } = input
      return input.items.map(({ id, layers }) => [
        id,
        async () =>
          scheduleIn(
            await scheduleDocument(context, { actor, type, id, layers, action, at }),
            action,
            layers,
          ),
      ])
    }
    case 'unschedule':
      return input.items.map(({ id, schedule }) => [
        id,
        async () => nothing(await cancelSchedule(context, { actor, type, id, schedule })),
      ])
    default: {
      const { action } = input
      return input.items.map(({ id, layers }) => [
        id,
        async () => nothing(await actions[action](context, { actor, type, id, layers })),
      ])
    }
  }
}

const nothing = (_done: unknown) => null

/** A layer has at most one schedule of each action, so the new one is found by action and layer. */
function scheduleIn(
  { schedules }: DocumentResponse,
  action: ScheduledAction,
  layers: ExpectedVersions,
): string | null {
  const named = Object.keys(layers)
  const made = schedules.find((one) => one.action === action && named.some((layer) => layer in one.layers))
  return made?.id ?? null
}

/** An error of the server is not the result of one document: it makes the whole call fail. */
async function outcomeOf(work: Work): Promise<Pick<BulkResult, 'made' | 'problem'>> {
  try {
    return { made: await work(), problem: null }
  } catch (problem) {
    if (problem instanceof Problem && problem.status < 500) return { made: null, problem }
    throw problem
  }
}
