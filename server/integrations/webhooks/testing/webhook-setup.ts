/** A site with webhooks for tests, with a clock that the test controls. */
import { expect } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../../tools/testing/eventually.ts'
import type { Actor } from '../../../http/calls/principal.ts'
import { openSafeFetch } from '../../../outbound-fetch/index.ts'
import { closeAtEnd } from '../../../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../../../testing/databases.ts'
import type { TestDocuments } from '../../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../../testing/open-test-documents.ts'
import type { ReceivedRequest, Receiver } from '../../../testing/receiver.ts'
import type { WebhookOptions, Webhooks } from '../index.ts'
import { findAddresses, openWebhooks } from '../index.ts'

export interface WebhookSetup {
  readonly documentSetup: TestDocuments
  readonly owner: Actor
  /** In milliseconds. */
  time: number
  /** A node that does not send. */
  node(options?: Partial<WebhookOptions>): Webhooks
  /** A node that sends, until it is stopped or the test file ends. */
  sending(options?: Partial<WebhookOptions>): Webhooks & { stop(): Promise<void> }
  /** Creates and publishes an update. Returns its id. */
  publish(title?: string): Promise<string>
}

export async function openWebhookSetup(
  kind: DatabaseKind,
  receivers: readonly Receiver[],
): Promise<WebhookSetup> {
  const setup = await openTestDocuments(kind)
  const owner = await setup.createUser('Olga', 'owner')
  const loopbackPorts = receivers.map(({ port }) => port)
  let made = 0
  const testSetup: WebhookSetup = {
    ...{ documentSetup: setup, owner, time: Date.parse('2026-05-01T12:00:00Z') },
    node: (options) =>
      openWebhooks({
        ...{ db: setup.db, outbox: setup.outbox, secret: 'of this site', loopbackPorts },
        fetch: openSafeFetch({ loopbackPorts }),
        find: findAddresses(setup.documents),
        allowsPlain: async () => true,
        now: () => new Date(testSetup.time),
        ...options,
      }),
    sending(options) {
      const webhooks = testSetup.node(options)
      const errors: unknown[] = []
      const { stop } = webhooks.deliver((error) => void errors.push(error))
      closeAtEnd(async () => {
        await stop()
        expect(errors).toEqual([])
      })
      return { ...webhooks, stop }
    },
    async publish(title = 'Blue') {
      const actor = owner
      const data = { title, slug: `update-${++made}`, body: 'Of the draft.' }
      const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data })
      await setup.documents.publish({ actor, type: 'updates', id, layers: { en: 1, '*': 1 } })
      return id
    },
  }
  return testSetup
}

const payload = z.object({ type: z.string(), data: z.looseObject({ id: z.string().optional() }) })

/** What a webhook was sent. */
export const payloadOf = ({ json }: ReceivedRequest) => payload.parse(json)

/** Waits for a number of requests. */
export async function waitForRequests({ requests }: Receiver, count: number) {
  await eventually(() => expect(requests.length).toBeGreaterThanOrEqual(count))
  return requests
}
