/** What a bucket holds, out of the XML that says so. */
import { SaxesParser } from 'saxes'

export interface S3Listing {
  readonly files: readonly { readonly name: string; readonly changed: Date }[]
  /** Where the next page begins. */
  readonly next: string | undefined
}

export async function readListing(chunks: AsyncIterable<Buffer>): Promise<S3Listing> {
  const files: { name: string; changed: Date }[] = []
  let [text, name, changed, next]: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', (tag) => {
    if (tag.name === 'Key') name = text
    if (tag.name === 'LastModified') changed = text
    if (tag.name === 'NextContinuationToken') next = text
    if (tag.name === 'Contents') files.push({ name: name ?? '', changed: new Date(changed ?? 0) })
  })
  const decoder = new TextDecoder()
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
  return { files, next }
}
