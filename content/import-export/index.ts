/** Content as files that people read, and version control compares. */
export { documentFileNames, fromFiles, toFiles } from './document-files.ts'
export type { ExportedDocument, ExportedFile, ExportedLayer } from './export-types.ts'
export { FileProblem } from './file-problem.ts'
export { fromSidecar, isSidecar, mediaFolder, sidecarOf, toSidecar } from './media-files.ts'
