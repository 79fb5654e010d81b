/**
 * Checks what a browser sends for a passkey: its attestation when it is added, and its signature when it is used.
 * The library is loaded at the first use, because most starts of the server never need it.
 */
import type { PasskeysTable } from '../../db/tables/accounts.ts'
import type { RelyingParty } from './relying-party.ts'
import type { NewCredential, SignedCredential } from './schemas.ts'

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
export const algorithms = [-8, -7, -257]

const library = () => import('@simplewebauthn/server')

/** What is stored of a new passkey. */
type NewPasskey = Pick<PasskeysTable, 'credential' | 'public_key' | 'counter' | 'transports'>

/** Undefined where the response does not fit the challenge, or the user was not verified. */
export async function readNewPasskey(
  { id, rawId, type, response }: NewCredential,
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports = [] } = response
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    ...{ expectedChallenge: challenge, expectedOrigin, expectedRPID },
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credential: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(transports),
  }
}

/** The signature counter. Undefined where the signature is wrong, or the user was not verified. */
export async function counterIn(
  { id, rawId, type, response }: SignedCredential,
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  passkey: PasskeysTable,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    ...{ expectedChallenge: challenge, expectedOrigin, expectedRPID },
    requireUserVerification: true,
    // The caller compares the counter, because a wrong one means something else than a wrong signature.
    credential: { id, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')), counter: 0 },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
