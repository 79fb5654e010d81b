/** Tests what a receiver verifies, as https://www.standardwebhooks.com defines it, computed independently. */
import { createHmac } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { openSecrets } from './secrets.ts'
import { signatureHeaders } from './send-delivery.ts'

const at = new Date('2021-02-25T21:05:30.900Z')

it('signs id, timestamp and body as the reference does', () => {
  // The test vector of the Standard Webhooks libraries.
  const signed = signatureHeaders({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  })
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('uses the decoded bytes of the secret as the key, and UTF-8 for the body', () => {
  const body = '{"name":"Κυανό"}'
  const secret = openSecrets('of the site').make()
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`a.1614287130.${body}`).digest('base64')
  const signed = signatureHeaders({ id: 'a', at, body, secrets: [secret] })
  expect(signed['webhook-signature']).toBe(`v1,${expected}`)
})

it.each([
  ['id', { id: 'b' }],
  ['time', { at: new Date(at.getTime() + 1_000) }],
  ['body', { body: '{ }' }],
  ['secret', { secrets: ['whsec_b3RoZXI='] }],
])('creates another signature for another %s', (_what, other) => {
  const one = { id: 'a', at, body: '{}', secrets: ['whsec_c2VjcmV0'] }
  const signatureOf = (given: typeof one) => signatureHeaders(given)['webhook-signature']
  expect(signatureOf({ ...one, ...other })).not.toBe(signatureOf(one))
})

it('signs with both secrets while one is being replaced', () => {
  const one = { id: 'a', at, body: '{}' }
  const signatureOf = (...secrets: string[]) => signatureHeaders({ ...one, secrets })['webhook-signature']
  const both = signatureOf('whsec_bmV3', 'whsec_b2xk')
  expect(both).toBe(`${signatureOf('whsec_bmV3')} ${signatureOf('whsec_b2xk')}`)
})

describe('the receiver of Standard Webhooks', () => {
  const body = '{"type":"document.published","name":"Κυανό"}'
  const own = openSecrets('of the site').make()
  const other = openSecrets('of the site').make()
  const signedNow = (...secrets: string[]) => signatureHeaders({ id: 'msg_1', at: new Date(), body, secrets })

  it('accepts a delivery that is signed with its secret', () => {
    expect(new Webhook(own).verify(body, signedNow(own))).toEqual(JSON.parse(body))
  })

  it.each([
    ['old', own],
    ['new', other],
  ])('accepts a delivery with the %s secret while the secret changes', (_which, secret) => {
    expect(new Webhook(secret).verify(body, signedNow(own, other))).toEqual(JSON.parse(body))
  })

  it.each([
    ['has another body', () => [`${body} `, signedNow(own)] as const],
    ['has another id', () => [body, { ...signedNow(own), 'webhook-id': 'msg_2' }] as const],
    ['is signed with another secret', () => [body, signedNow(other)] as const],
    [
      'is older than five minutes',
      () => [body, signatureHeaders({ id: 'a', at, body, secrets: [own] })] as const,
    ],
  ])('rejects a delivery that %s', (_what, delivery) => {
    const [text, headers] = delivery()
    expect(() => new Webhook(own).verify(text, headers)).toThrow(WebhookVerificationError)
  })
})
