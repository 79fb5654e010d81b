/** Export and import of all content as files. */
export type { Content } from './export-content.ts'
export { exportContent } from './export-content.ts'
export { importContent } from './import-content.ts'
