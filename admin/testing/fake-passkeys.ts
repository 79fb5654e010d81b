/** Responses of the browser and the server about passkeys, without a device. */
import { onTestFinished, vi } from 'vitest'
import type { RequestAt, ResponseAt } from '../api/client.ts'

const challenge = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const id = 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA'

export const passkeyRequest: ResponseAt<'POST /api/auth/passkey/options'> = {
  options: {
    challenge,
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  },
  ticket: 'ticket',
}

export const passkeyCreation: ResponseAt<'POST /api/account/passkeys/options'> = {
  options: {
    challenge,
    rp: { id: 'localhost', name: 'Site' },
    user: { id: 'AAAA', name: 'eleni@example.org', displayName: 'Eleni' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
  ticket: 'ticket',
}

export const signedPasskeyResponse: RequestAt<'POST /api/auth/passkey'>['body']['credential'] = {
  ...{ id, rawId: id, type: 'public-key' },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

export const createdByDevice: RequestAt<'POST /api/account/passkeys'>['body']['credential'] = {
  ...{ id, rawId: id, type: 'public-key' },
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}

/** What the dialogs of the browser return: a credential, or null if the user cancels. */
export function setDeviceResponse(json: object | null): void {
  const credential =
    json === null ? null : Object.assign(Object.create(PublicKeyCredential.prototype), { toJSON: () => json })
  const respond = async () => {
    if (credential === null) throw new DOMException('Cancelled', 'NotAllowedError')
    return credential
  }
  const spies = [
    vi.spyOn(navigator.credentials, 'get').mockImplementation(respond),
    vi.spyOn(navigator.credentials, 'create').mockImplementation(respond),
  ]
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()))
}
