/** Sends one file to the media API and reads the response. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiProblem, readProblem } from '../../api/api-problem.ts'
import type { CallAddress, ResponseAt } from '../../api/client.ts'
import { contentLocaleOf } from '../../i18n/content-locale.ts'
import type { SendForm } from './send-form.ts'

export interface FileOrder {
  readonly file: File
  readonly signal: AbortSignal
  readonly onSent?: (bytes: number) => void
}

interface NewFile extends FileOrder {
  readonly folder: string | null
  /** Equal for all attempts, so that a repeated request creates no second item. */
  readonly idempotencyKey: string
}

interface OtherFile extends FileOrder {
  readonly id: string
  readonly version: number
}

interface SiteOrder extends FileOrder {
  readonly language: Locale
  readonly site: string
}

export interface SendFile {
  add(order: NewFile): Promise<ResponseAt<'POST /api/media'>>
  replace(order: OtherFile): Promise<ResponseAt<'PUT /api/media/{id}/file'>>
  /** Uploads an export of another system. */
  importSite(order: SiteOrder): Promise<ResponseAt<'POST /api/import'>>
}

interface SendFileOptions {
  readonly send: SendForm
  readonly i18n: I18n
  readonly locale: Locale
  readonly signInAgain: () => Promise<boolean>
}

export function createSendFile({ send, i18n, locale, signInAgain }: SendFileOptions): SendFile {
  const language = contentLocaleOf(locale)
  async function sent<At extends CallAddress>(
    address: string,
    { file, signal, onSent }: FileOrder,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ResponseAt<At>> {
    const [method = 'POST', path = ''] = address.split(' ')
    const form = new FormData()
    form.append('file', file, file.name)
    const headers = { accept: 'application/json', 'accept-language': locale, ...more }
    const attempt = () =>
      send({ method, address: path, headers, form, signal, onSent }).catch(() => {
        throw new ApiProblem({ status: 0, code: 'unreachable', message: i18n._(unreachable) })
      })
    let response = await attempt()
    if (response.status === 401 && (await signInAgain())) response = await attempt()
    if (!response.ok) throw withSize(i18n, await readProblem(response, i18n._(unreadable)))
    if (response.status === 204) return undefined
    // The server has validated the response against the schema that defines this type.
    return response.json()
  }

  return {
    add: ({ folder, idempotencyKey, ...order }) =>
      sent<'POST /api/media'>(
        `POST /api/media?${new URLSearchParams({ locale: language, folder: folder ?? '' })}`,
        order,
        {
          'idempotency-key': idempotencyKey,
        },
      ),
    replace: ({ id, version, ...order }) =>
      sent<'PUT /api/media/{id}/file'>(
        `PUT /api/media/${encodeURIComponent(id)}/file?${new URLSearchParams({ locale: language, version: String(version) })}`,
        order,
      ),
    importSite: ({ language, site, ...order }) =>
      sent<'POST /api/import'>(`POST /api/import?${new URLSearchParams({ language, site })}`, order),
  }
}

/** The server names its limit in bytes, for programs. */
function withSize(i18n: I18n, problem: ApiProblem): ApiProblem {
  const { maxBytes }: { maxBytes?: unknown } = { ...Object(problem.data) }
  if (problem.code !== 'body_too_large' || typeof maxBytes !== 'number') return problem
  const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  const size = new Intl.NumberFormat(i18n.locale, megabytes).format(maxBytes / 1_000_000)
  const message = i18n._(msg`The file is too large. The maximum is ${size}.`)
  return new ApiProblem({ status: problem.status, code: problem.code, message })
}

const unreachable = msg`The connection was lost and the file was not uploaded. Try again when you are online.`
const unreadable = msg`The server sent an invalid response. Try again in a moment.`
