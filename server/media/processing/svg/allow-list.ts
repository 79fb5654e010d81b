/** The elements and attributes that an SVG may contain. Everything else is removed. */

export const elements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'marker', 'clipPath', 'mask', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...[
    'feMorphology',
    'feOffset',
    'fePointLight',
    'feSpecularLighting',
    'feSpotLight',
    'feTile',
    'feTurbulence',
  ],
])

/** Without `href`, which is checked separately. */
export const attributes: ReadonlySet<string> = new Set([
  ...['id', 'class', 'style', 'lang', 'role', 'aria-hidden', 'aria-label', 'aria-labelledby', 'version'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'z'],
  ...[
    'width',
    'height',
    'viewBox',
    'preserveAspectRatio',
    'd',
    'points',
    'pathLength',
    'transform',
    'rotate',
  ],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-linecap',
  ],
  ...[
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-opacity',
    'stroke-width',
    'vector-effect',
    'paint-order',
  ],
  ...['opacity', 'color', 'display', 'visibility', 'overflow', 'mix-blend-mode', 'isolation'],
  ...['clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits', 'maskContentUnits', 'mask-type'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['marker-start', 'marker-mid', 'marker-end', 'markerUnits', 'markerWidth', 'markerHeight', 'orient'],
  ...[
    'refX',
    'refY',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-variant',
    'font-stretch',
  ],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'text-decoration', 'text-rendering', 'textLength'],
  ...[
    'lengthAdjust',
    'dominant-baseline',
    'alignment-baseline',
    'baseline-shift',
    'writing-mode',
    'direction',
  ],
  ...['startOffset', 'method', 'spacing', 'side', 'shape-rendering', 'image-rendering', 'color-rendering'],
  ...['color-interpolation', 'color-interpolation-filters', 'filter', 'filterUnits', 'primitiveUnits'],
  ...['flood-color', 'flood-opacity', 'lighting-color', 'in', 'in2', 'result', 'mode', 'operator', 'type'],
  ...['values', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent', 'k1', 'k2', 'k3', 'k4'],
  ...['order', 'kernelMatrix', 'divisor', 'bias', 'targetX', 'targetY', 'edgeMode', 'preserveAlpha'],
  ...['surfaceScale', 'diffuseConstant', 'specularConstant', 'specularExponent', 'scale', 'radius'],
  ...['xChannelSelector', 'yChannelSelector', 'azimuth', 'elevation', 'limitingConeAngle', 'pointsAtX'],
  ...['pointsAtY', 'pointsAtZ', 'stdDeviation', 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles'],
])

/** Only references within the SVG. An image may also be embedded. */
export function isSafeHref(element: string, address: string): boolean {
  const text = address.trim()
  if (/^#[^\s"'()<>\\]+$/.test(text)) return true
  return element === 'image' && /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*$/.test(text)
}

/** A style without external references: no imports, only URLs within the SVG, no escapes. */
export function isSafeStyle(style: string): boolean {
  const text = style.replace(/\/\*[\s\S]*?\*\//g, ' ')
  if (
    /[\\<]|\/\*|@import|@namespace|expression\s*\(|-moz-binding|behavior\s*:|image-set|src\s*\(/i.test(text)
  )
    return false
  return !/url\s*\(/i.test(text.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, ''))
}
