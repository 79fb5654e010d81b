import type { OnBeforeRenderAsync } from 'vike/types'
import { readSiteLayoutData, unnamed } from '../context/site-layout-data.ts'

/** Loads header and footer for every page. The error page must not fail because of them. */
export const onBeforeRender: OnBeforeRenderAsync = async ({ reader, locale, errorWhileRendering }) => {
  const layoutData = await readSiteLayoutData(reader, locale).catch((error: unknown) => {
    if (errorWhileRendering) return unnamed
    throw error
  })
  return { pageContext: { layoutData } }
}
