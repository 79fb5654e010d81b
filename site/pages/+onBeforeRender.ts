import type { OnBeforeRenderAsync } from 'vike/types'
import { readSurroundings, unnamed } from '../layout/site-layout-data.ts'

/** Header and footer are read for every page. The page that says that something failed must not fail over them. */
export const onBeforeRender: OnBeforeRenderAsync = async ({ reader, locale, errorWhileRendering }) => {
  const surroundings = await readSurroundings(reader, locale).catch((error: unknown) => {
    if (errorWhileRendering) return unnamed
    throw error
  })
  return { pageContext: { surroundings } }
}
