/** Content goes out as files and comes in again. */
export type { Content } from './export-content.ts'
export { exportContent } from './export-content.ts'
export { importContent } from './import-content.ts'
