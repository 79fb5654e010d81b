/**
 * Derived index: data that follows from documents, such as lists, search and references. It is written in the
 * transaction of the change, so it never disagrees with the documents.
 */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'

export interface DerivedIndex {
  readonly name: string
  /**
   * Changes when the index would be written differently. The next start then rebuilds it for all documents.
   */
  fingerprint(types: readonly DocumentType[]): string
  /** Called when a layer has a new draft. */
  drafted(trx: Transaction, change: LayerChange): Promise<void>
  /** Called when a version of a layer becomes public. */
  published(trx: Transaction, change: LayerChange): Promise<void>
  /** Called when a layer is no longer public. Its draft stays. */
  withdrawn(trx: Transaction, where: IndexedDocument): Promise<void>
  /** Called when the drafts of a document were copied from another document. */
  copied?(
    trx: Transaction,
    from: Omit<IndexedDocument, 'layer'>,
    to: Omit<IndexedDocument, 'layer'>,
  ): Promise<void>
  /** Called when a document was completely indexed again. */
  refreshed?(trx: Transaction, where: Omit<IndexedDocument, 'layer'>, at: string): Promise<void>
  /** Called when a document was deleted permanently. */
  removed(trx: Transaction, where: Omit<IndexedDocument, 'layer'>): Promise<void>
}

interface IndexedDocument {
  readonly type: DocumentType
  readonly id: string
  readonly layer: Layer
}

export interface LayerChange extends IndexedDocument {
  readonly version: number
  readonly data: LayerData
  /** When the version was created. */
  readonly at: string
  /** For a translation: the version of the source that the translator saw, if known. */
  readonly source?: number | undefined
  /** Whether the layer had no draft before, so that nothing has to be removed from the index. */
  readonly isFirst?: boolean
}
