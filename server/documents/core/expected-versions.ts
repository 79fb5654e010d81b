/** Expected versions of an operation on whole layers: every such call requires them. */
import { z } from 'zod'
import { Problem } from '../../problems/problems.ts'
import { layerVersions, localeVersions } from './document-schemas.ts'

const about = 'The newest version of each, as somebody looked at it. Required.'

export const namedLayers = z.strictObject({ layers: layerVersions.optional().describe(about) })
export const namedLocales = z.strictObject({ layers: localeVersions.optional().describe(about) })

export function basedOn<Versions>({ layers }: { readonly layers?: Versions | undefined }): {
  readonly layers: Versions
} {
  if (layers === undefined) throw new Problem('version_required')
  return { layers }
}
