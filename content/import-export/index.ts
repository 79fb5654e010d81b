/** Import and export format: files that people can read and version control can compare. */
export { documentFileNames, fromFiles, toFiles } from './document-files.ts'
export type { ExportedDocument, ExportedFile, ExportedLayer } from './export-types.ts'
export { FileProblem } from './export-types.ts'
export { fromSidecar, isSidecar, mediaFolder, sidecarOf, toSidecar } from './media-files.ts'
