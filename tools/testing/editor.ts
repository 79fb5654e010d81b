/** An editor that works through the API, as a program would: signed in, with validated responses. */
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { owner } from './product.ts'

export interface Editor {
  /** The session cookie. */
  readonly cookie: string
  call<Result>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: z.ZodType<Result>,
    body?: unknown,
  ): Promise<Result>
}

export async function signIn(url: string, who: { email: string; password: string } = owner): Promise<Editor> {
  const signedIn = await send(`${url}/api/auth/login`, { method: 'POST', body: who })
  if (!signedIn.ok) throw new Error(`Signing in returned ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    cookie,
    async call(method, path, schema, body) {
      const response = await send(url + path, { method, body, cookie })
      if (!response.ok)
        throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
      return schema.parse(response.status === 204 ? undefined : await response.json())
    },
  }
}

interface EditorRequest {
  readonly method: string
  readonly body: unknown
  readonly cookie?: string
}

/** A busy server refuses new work and names a time to wait. */
async function send(url: string, request: EditorRequest, attempts = 30): Promise<Response> {
  const response = await sendOnce(url, request)
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  if (response.status !== 503 || seconds === 0 || attempts === 0) return response
  await setTimeout(seconds * 1_000)
  return send(url, request, attempts - 1)
}

function sendOnce(url: string, { method, body, cookie }: EditorRequest): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
}

const draft = z.object({ version: z.int(), data: z.record(z.string(), z.unknown()) })

/** The responses of document calls, as far as tests use them. */
export const savedDraft = z.object({ layer: draft })
export const documentWithLayers = z.object({ id: z.string(), layers: z.record(z.string(), draft) })
export const oneVersion = z.object({ number: z.int(), data: z.record(z.string(), z.unknown()) })
