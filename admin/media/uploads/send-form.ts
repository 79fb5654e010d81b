/** Sends a form. Only `XMLHttpRequest` reports the upload progress. */
export interface FormRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly signal: AbortSignal
  readonly onSent?: ((bytes: number) => void) | undefined
}

/** Rejects when there is no response. */
export type SendForm = (request: FormRequest) => Promise<Response>

export const sendByRequest: SendForm = ({ method, address, headers, form, signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new TypeError('The connection was lost.'))
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }))
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail()
    else request.send(form)
  })

/** The same with `fetch`, which reports no progress. */
export const sendByFetch =
  (send: typeof fetch): SendForm =>
  ({ method, address, headers, form, signal }) =>
    send(address, { method, headers, body: form, signal, credentials: 'include' })
