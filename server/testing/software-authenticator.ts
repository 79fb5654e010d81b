/** An authenticator for tests: creates passkeys and signs with them, as a browser and its device would. */
import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '../accounts/passkeys/schemas.ts'

/** What a dishonest or old device would do differently. */
interface Deviations {
  readonly origin?: string
  /** Whether the device verified the user, by a PIN or a fingerprint. True by default. */
  readonly isVerified?: boolean
  readonly counter?: number
  readonly rpId?: string
  readonly userHandle?: string
  /** Signs with another key. */
  readonly isForged?: boolean
}

export interface SoftwareAuthenticator {
  create(options: CreationOptions['options'], deviations?: Deviations): object
  /** Counts up by one each time, or to the given counter. */
  sign(options: RequestOptions['options'], deviations?: Deviations): object
  readonly credentialId: string
}

const flag = { present: 0x01, verified: 0x04, attested: 0x40 }

/** `counts` is false for those that keep no counter, as synced passkeys. */
export function softwareAuthenticator(origin: string, { counts = true } = {}): SoftwareAuthenticator {
  const { publicKey, privateKey } = newKey()
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0
  let userHandle = ''

  const flagsOf = ({ isVerified = true }: Deviations) => flag.present | (isVerified ? flag.verified : 0)
  const clientData = (type: string, challenge: string, deviations: Deviations) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviations.origin ?? origin, crossOrigin: false }))

  return {
    credentialId: id,
    create({ challenge, rp, user }, deviations = {}) {
      userHandle = user.id
      const authData = Buffer.concat([
        headOf(deviations.rpId ?? rp.id, flagsOf(deviations) | flag.attested, 0),
        Buffer.alloc(16),
        uint16(credential.length),
        credential,
        coseKey(publicKey),
      ])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, deviations).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
    },
    sign({ challenge, rpId }, deviations = {}) {
      counter = deviations.counter ?? (counts ? counter + 1 : 0)
      const data = clientData('webauthn.get', challenge, deviations)
      const authData = headOf(deviations.rpId ?? rpId, flagsOf(deviations), counter)
      const key = deviations.isForged ? newKey().privateKey : privateKey
      const signature = sign('sha256', Buffer.concat([authData, hash('sha256', data, 'buffer')]), key)
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: (deviations.userHandle ?? userHandle) || undefined,
      }
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
    },
  }
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([hash('sha256', rpId, 'buffer'), rest])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** The public key as COSE: an elliptic curve (1: 2), ES256 (3: -7), P-256 (-1: 1) and the coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

// CBOR, as far as it is needed here.

function cborHead(type: number, value: number): Buffer {
  const major = type << 5
  if (value < 24) return Buffer.from([major | value])
  return value < 256
    ? Buffer.from([major | 24, value])
    : Buffer.concat([Buffer.from([major | 25]), uint16(value)])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
