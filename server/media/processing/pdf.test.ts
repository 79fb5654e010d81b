import { describe, expect, it } from 'vitest'
import { runOnBytes } from '../testing/run-on-bytes.ts'
import { photograph } from '../testing/samples.ts'
import { cleanPdf } from './pdf.ts'

const file = runOnBytes(cleanPdf)
const cleaned = async (bytes: Buffer) => (await file.cleaned(bytes)).bytes

const notes = (inside: string) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${inside}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const stream = (content: Buffer | string) => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
const document = (...streams: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...streams, Buffer.from('%%EOF\n')])

describe('PDF document', () => {
  it.each([
    [
      'as attributes',
      `<rdf:Description exif:GPSLatitude="canary" exif:GPSLongitude = 'canary' dc:format="application/pdf"/>`,
    ],
    [
      'as elements',
      '<rdf:Description dc:format="application/pdf"><exif:GPSLatitude>canary</exif:GPSLatitude><photoshop:City>canary</photoshop:City></rdf:Description>',
    ],
    [
      'as lists',
      '<rdf:Description dc:format="application/pdf"><Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li Iptc4xmpExt:City="canary"/></rdf:Bag></Iptc4xmpExt:LocationCreated></rdf:Description>',
    ],
  ])('loses locations in its metadata %s, and keeps other metadata', async (_how, inside) => {
    const before = document(stream(notes(`${inside}<dc:title>Manual</dc:title>`)))
    const after = await cleaned(before)
    expect(after.includes('canary')).toBe(false)
    expect(after).toHaveLength(before.length)
    expect(after.includes('dc:format="application/pdf"')).toBe(true)
    expect(after.includes('<dc:title>Manual</dc:title>')).toBe(true)
    expect(after.indexOf('<?xpacket end')).toBe(before.indexOf('<?xpacket end'))
    expect(await cleaned(after)).toEqual(after)
  })

  it('loses locations in embedded photographs, and no pixel', async () => {
    const photo = await photograph('jpeg')
    const before = document(stream(photo), stream(photo))
    expect(before.includes('canary-camera')).toBe(true)
    const after = await cleaned(before)
    expect(after.includes('canary')).toBe(false)
    expect(after).toHaveLength(before.length)
    const scan = (bytes: Buffer) => bytes.subarray(bytes.indexOf('ffda', 'hex'), bytes.indexOf('endstream'))
    expect(scan(after)).toEqual(scan(before))
  })

  it('loses them anywhere in a large file', async () => {
    const photo = await photograph('jpeg')
    const about = notes('<rdf:Description exif:GPSLatitude="canary"/>')
    for (const far of [3_999_990, 4_000_000 - about.length + 20]) {
      const before = document(stream(Buffer.alloc(far)), stream(about), stream(photo))
      const after = await cleaned(before)
      expect(after.includes('canary')).toBe(false)
      expect(after).toHaveLength(before.length)
    }
  })

  it('loses all metadata of a photograph, also across the boundary of two reads', async () => {
    const noted = Buffer.alloc(60_000, 'canary')
    noted.write('Exif\0\0', 'latin1')
    const segment = Buffer.concat([Buffer.from('ffe1ea62', 'hex'), noted])
    for (const end of [4_000_000, 5_000_000]) {
      for (const before of [30_000, 4, 3, 1]) {
        const after = await cleaned(
          Buffer.concat([Buffer.alloc(end - before), segment, Buffer.alloc(2_000_000)]),
        )
        expect(after.includes('canary'), `${before} before ${end}`).toBe(false)
      }
    }
  })

  it('stays unchanged when it is signed, or only mentions locations', async () => {
    const place = notes('<rdf:Description exif:GPSLatitude="59,26N"/>')
    const signature = Buffer.from('<< /Type /Sig /ByteRange [0 10 20 30] >>\nendobj\n')
    for (const bytes of [
      document(stream(place), signature),
      document(stream('exif:GPSLatitude="59" Exif\0\0 and photoshop:City')),
      document(stream(notes('<rdf:Description photoshop:Cityscape="kept"/>'))),
    ]) {
      expect(await cleaned(bytes)).toEqual(bytes)
    }
  })
})
