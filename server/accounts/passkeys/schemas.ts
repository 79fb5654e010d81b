/** What browsers and this server exchange about passkeys, as WebAuthn defines it. Binary values are Base64url. */
import { z } from 'zod'

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

const credentialId = base64url(1_400)
const maxBytes = 16_000

export const passkeyName = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(80)
      .regex(/^\P{C}*$/u),
  )

export const ticket = z.string().max(1_000).describe('The ticket that came with the options.')

/** The result of `navigator.credentials.create()` as JSON. */
export const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(maxBytes),
    attestationObject: base64url(maxBytes),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

export type NewCredential = z.output<typeof newCredential>

/** The result of `navigator.credentials.get()` as JSON. */
export const signedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(maxBytes),
    authenticatorData: base64url(maxBytes),
    signature: base64url(maxBytes),
    userHandle: base64url(100).nullish(),
  }),
})

export type SignedCredential = z.output<typeof signedCredential>

const descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

const ticketField = z.string().describe('Send this with the answer of the browser, within five minutes.')

/** Options for `navigator.credentials.get()`. */
export const requestOptions = z.object({
  options: z
    .object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(descriptor),
    })
    .describe('Pass this to `PublicKeyCredential.parseRequestOptionsFromJSON()`.'),
  ticket: ticketField,
})

export type RequestOptions = z.input<typeof requestOptions>

/** Options for `navigator.credentials.create()`. */
export const creationOptions = z.object({
  options: z
    .object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    })
    .describe('Pass this to `PublicKeyCredential.parseCreationOptionsFromJSON()`.'),
  ticket: ticketField,
})

export type CreationOptions = z.input<typeof creationOptions>

export const passkeyResponse = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable().describe('When it last signed in. Null if it was never used.'),
})

export type PasskeyResponse = z.output<typeof passkeyResponse>
