/** Types for the part of subset-font that is used here, because the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      keepFeatures: readonly string[]
      dropTables: readonly string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
