/** `/docs/start/install.png`: the social card of a documentation page. */
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { DocumentationFile } from '../../documentation/docs-files.ts'
import { findPage, readFilesOnce } from '../../documentation/find-page.ts'
import type { RouteHandler } from '../route-handler.ts'
import { drawCard } from './draw-social-card.ts'

const shape = /^\/docs(?:\/(.+))?\.png$/

export function cardHandler(files: () => readonly DocumentationFile[] = readFilesOnce()): RouteHandler {
  return {
    matches: (path) => shape.test(readLocale(path).path),
    async render({ path, reader }) {
      const { locale, path: own } = readLocale(path)
      const slug = decodeURIComponent(shape.exec(own)?.[1] ?? '')
      const page = await findPage(files(), reader, slug, locale)
      if (page === undefined) return undefined
      const settings = await reader.single('settings', locale)
      const body = await drawCard({ title: page.title, siteName: settings?.data.siteName || 'Cyanotype' })
      return { type: 'image/png', body, headers: { 'x-robots-tag': 'noindex' } }
    },
  }
}
