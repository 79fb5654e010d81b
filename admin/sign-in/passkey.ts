/** Passkeys in the browser: whether it supports them, and its dialogs that create or use one. */
import type { RequestAt, ResponseAt } from '../api/client.ts'

type RequestOptions = ResponseAt<'POST /api/auth/passkey/options'>['options']
type SignedCredential = RequestAt<'POST /api/auth/passkey'>['body']['credential']
type CreationOptions = ResponseAt<'POST /api/account/passkeys/options'>['options']
type NewCredential = RequestAt<'POST /api/account/passkeys'>['body']['credential']

/** Browsers create passkeys for domains, not for IP addresses. */
export function supportsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

/** `undefined` if the user cancelled, or no device responded in time. */
export async function requestPasskey(options: RequestOptions): Promise<SignedCredential | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await unlessCancelled(() => navigator.credentials.get({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, rawId, response } = credential.toJSON()
  return 'signature' in response ? { id, rawId, type: 'public-key', response } : undefined
}

/** `undefined` if the user cancelled, or no device responded in time. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await unlessCancelled(() => navigator.credentials.create({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, rawId, response } = credential.toJSON()
  return 'attestationObject' in response ? { id, rawId, type: 'public-key', response } : undefined
}

/** Whether the device has a passkey of this account already. */
export const isKnownToDevice = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError'

async function unlessCancelled<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      return undefined
    throw error
  }
}
