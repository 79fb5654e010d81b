import type { OnBeforeRenderAsync } from 'vike/types'
import { readSiteLayoutData, unnamed } from '../layout/site-layout-data.ts'

/** Header and footer are read for every page. The page that says that something failed must not fail over them. */
export const onBeforeRender: OnBeforeRenderAsync = async ({ reader, locale, errorWhileRendering }) => {
  const layoutData = await readSiteLayoutData(reader, locale).catch((error: unknown) => {
    if (errorWhileRendering) return unnamed
    throw error
  })
  return { pageContext: { layoutData } }
}
