/** Small drawings of blocks for the insert menu, in two shades of the text colour. */

export interface BlockPicture {
  /** What the block is about: titles, figures, buttons. */
  readonly ink: string
  /** What fills its space: images and text. */
  readonly pale: string
}

/** The size of the drawings. */
export const pictureSize = { width: 64, height: 40 }

type Rectangle = readonly [x: number, y: number, width: number, height: number]

const pathOf = (rectangles: readonly Rectangle[]) =>
  rectangles.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')

const draw = (ink: readonly Rectangle[], pale: readonly Rectangle[]): BlockPicture => ({
  ink: pathOf(ink),
  pale: pathOf(pale),
})

/** Lines of text from a point downwards, the last one shorter. */
const lines = (x: number, y: number, width: number, count: number): readonly Rectangle[] =>
  Array.from({ length: count }, (_, index) => [
    x,
    y + 4 * index,
    index === count - 1 ? width * 0.6 : width,
    2,
  ])

const threes = [4, 24, 44]

/** In the order of the insert menu. */
export const blockPictures: ReadonlyMap<string, BlockPicture> = new Map([
  [
    'Hero',
    draw(
      [
        [4, 8, 22, 4],
        [4, 14, 16, 4],
        [4, 30, 12, 5],
      ],
      [...lines(4, 21, 22, 2), [32, 4, 28, 32]],
    ),
  ],
  ['ImageText', draw([[38, 9, 16, 3]], [[4, 6, 28, 28], ...lines(38, 15, 22, 4)])],
  [
    'Gallery',
    draw(
      [],
      threes.flatMap((x): readonly Rectangle[] => [
        [x, 4, 16, 14],
        [x, 22, 16, 14],
      ]),
    ),
  ],
  [
    'CardGrid',
    draw(
      threes.map((x) => [x, 8, 16, 1.5]),
      threes.flatMap((x) => lines(x, 13, 16, 4)),
    ),
  ],
  [
    'Statistics',
    draw(
      threes.map((x) => [x, 12, 14, 8]),
      threes.map((x) => [x, 25, 16, 2]),
    ),
  ],
  [
    'Timeline',
    draw(
      [
        [4, 5, 2, 30],
        [10, 6, 10, 2],
        [10, 22, 10, 2],
      ],
      [...lines(24, 6, 34, 3), ...lines(24, 22, 34, 3)],
    ),
  ],
  [
    'People',
    draw(
      threes.map((x) => [x, 28, 12, 2]),
      threes.flatMap((x): readonly Rectangle[] => [
        [x, 4, 16, 20],
        [x, 33, 9, 2],
      ]),
    ),
  ],
  [
    'Accordions',
    draw(
      [
        [4, 6, 24, 2],
        [4, 17, 30, 2],
        [4, 28, 20, 2],
      ],
      [
        [4, 12, 56, 1],
        [4, 23, 56, 1],
        [4, 34, 56, 1],
      ],
    ),
  ],
  ['Quote', draw([[6, 8, 2, 24]], [...lines(13, 10, 42, 3), [13, 26, 16, 2]])],
  [
    'CallToAction',
    draw(
      [
        [10, 13, 24, 4],
        [10, 20, 16, 4],
        [42, 16, 14, 7],
      ],
      [
        [4, 6, 56, 1],
        [4, 33, 56, 1],
        [4, 7, 1, 26],
        [59, 7, 1, 26],
      ],
    ),
  ],
  ['Video', { ink: 'M27 13v14l12-7z', pale: 'M4 4h56v32h-56z' }],
  [
    'Embed',
    draw(
      [[20, 22, 24, 7]],
      [[4, 4, 56, 1], [4, 35, 56, 1], [4, 5, 1, 30], [59, 5, 1, 30], ...lines(16, 11, 32, 2)],
    ),
  ],
  [
    'Form',
    draw(
      [
        [4, 5, 14, 2],
        [4, 17, 18, 2],
        [4, 30, 18, 6],
      ],
      [
        [4, 9, 56, 5],
        [4, 21, 56, 5],
      ],
    ),
  ],
  [
    'MapLink',
    { ink: 'M14 9a7 7 0 0 1 7 7c0 5-7 13-7 13s-7-8-7-13a7 7 0 0 1 7-7z', pale: pathOf(lines(27, 14, 32, 3)) },
  ],
  [
    'LatestUpdates',
    draw(
      [
        [22, 6, 26, 3],
        [22, 23, 22, 3],
      ],
      [[4, 7, 12, 2], [4, 24, 12, 2], ...lines(22, 12, 36, 2), ...lines(22, 29, 36, 2), [4, 19, 56, 1]],
    ),
  ],
  [
    'ShowcaseRow',
    draw(
      [
        [4, 30, 18, 2],
        [34, 30, 18, 2],
      ],
      [
        [4, 4, 26, 22],
        [34, 4, 26, 22],
      ],
    ),
  ],
  [
    'Partners',
    draw(
      [],
      [4, 19, 34, 49].flatMap((x): readonly Rectangle[] => [
        [x, 9, 11, 8],
        [x, 23, 11, 8],
      ]),
    ),
  ],
])
