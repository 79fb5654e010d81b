/** Maps of OpenStreetMap: reads the place of an address, also of a short link, and makes the address of a frame. */
import type { EmbeddedContent } from './embed-of.ts'

interface MapPlace {
  readonly zoom: number
  readonly latitude: number
  readonly longitude: number
}

interface MapMarker {
  readonly latitude: number
  readonly longitude: number
}

export function mapOf(url: URL): EmbeddedContent | undefined {
  const found = placeIn(url)
  if (found === undefined || !isOnMap(found)) return undefined
  const place = roundPlace(found)
  const marker = markerIn(url, place)
  const { zoom, latitude, longitude } = place
  const pin = marker && `?mlat=${short(marker.latitude)}&mlon=${short(marker.longitude)}`
  return {
    service: 'OpenStreetMap',
    kind: 'map',
    href: `https://www.openstreetmap.org/${pin ?? ''}#map=${zoom}/${short(latitude)}/${short(longitude)}`,
    frame: frameOf(place, marker),
  }
}

const number = String.raw`-?\d{1,3}(?:\.\d{1,20})?`
const mapHash = new RegExp(`^#(?:map=)?(${number})/(${number})/(${number})(?:&|$)`)

/** The fragment wins over the query: the site changes it while the map is moved. */
function placeIn({ pathname, searchParams, hash }: URL): MapPlace | undefined {
  const code = /^\/go\/([\w~@=-]{1,20})\/?$/.exec(pathname)?.[1]
  if (code !== undefined) return placeOfCode(code)
  const [, zoom, latitude, longitude] = mapHash.exec(hash) ?? []
  if (zoom !== undefined)
    return { zoom: Number(zoom), latitude: Number(latitude), longitude: Number(longitude) }
  const found = numbersIn(searchParams, 'lat', 'lon') ?? numbersIn(searchParams, 'mlat', 'mlon')
  return found && { zoom: Number(searchParams.get('zoom') ?? 15), ...found }
}

/** A short link marks its centre with `m`. */
function markerIn({ pathname, searchParams }: URL, place: MapPlace): MapMarker | undefined {
  if (pathname.startsWith('/go/')) return searchParams.has('m') ? place : undefined
  return numbersIn(searchParams, 'mlat', 'mlon')
}

function numbersIn(query: URLSearchParams, latitudeKey: string, longitudeKey: string): MapMarker | undefined {
  const texts = [query.get(latitudeKey) ?? '', query.get(longitudeKey) ?? '']
  if (!texts.every((text) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text))) return undefined
  const [latitude = 0, longitude = 0] = texts.map(Number)
  return isOnMap({ zoom: 0, latitude, longitude }) ? { latitude, longitude } : undefined
}

/** Frames have whole zoom levels only, and a metre is enough. */
const roundPlace = ({ zoom, latitude, longitude }: MapPlace): MapPlace => ({
  zoom: Math.round(zoom),
  latitude: Number(short(latitude)),
  longitude: Number(short(longitude)),
})

/** The map is a square, which ends before the poles. */
const maxLatitude = 85.05
const maxZoom = 20

function isOnMap({ zoom, latitude, longitude }: MapPlace): boolean {
  const isZoom = zoom >= 0 && zoom <= maxZoom
  return isZoom && Math.abs(latitude) <= maxLatitude && Math.abs(longitude) <= 180
}

/** About a metre, and without trailing zeros. */
const short = (degrees: number) => String(Number(degrees.toFixed(5)))

// Short links: https://wiki.openstreetmap.org/wiki/Shortlink

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~'

/** Each letter has three bits of both coordinates in turn. Signs at the end say how much the zoom differs. */
function placeOfCode(code: string): MapPlace | undefined {
  const [, signs = '', rest = ''] = /^([\w~@]{1,11})([=-]{0,2})$/.exec(code) ?? []
  if (signs === '') return undefined
  let [longitude, latitude, bits] = [0, 0, 0]
  for (const sign of signs.replaceAll('@', '~')) {
    const value = letters.indexOf(sign)
    for (let bit = 4; bit >= 0; bit -= 2) {
      longitude = longitude * 2 + ((value >> (bit + 1)) & 1)
      latitude = latitude * 2 + ((value >> bit) & 1)
    }
    bits += 3
  }
  const offset = (3 - rest.length) % 3
  const zoom = Math.max(bits - 8 - offset, 0)
  return {
    zoom,
    latitude: (latitude / 2 ** bits) * 180 - 90,
    longitude: (longitude / 2 ** bits) * 360 - 180,
  }
}

// The frame takes the corners of the map, and chooses the zoom with which they fit.

const tile = 256
/** In pixels: the width of a text, and the shape of a frame. */
const view = { width: 720, height: 405 }

function frameOf({ zoom, latitude, longitude }: MapPlace, marker: MapMarker | undefined): string {
  const world = tile * 2 ** zoom
  const x = ((longitude + 180) / 360) * world
  const y = (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * world
  const longitudeAt = (at: number) => clamp((at / world) * 360 - 180, 180)
  const latitudeAt = (at: number) =>
    clamp((Math.atan(Math.sinh((0.5 - at / world) * 2 * Math.PI)) * 180) / Math.PI, maxLatitude)
  const corners = [
    longitudeAt(x - view.width / 2),
    latitudeAt(y + view.height / 2),
    longitudeAt(x + view.width / 2),
    latitudeAt(y - view.height / 2),
  ]
  const pin = marker && `&marker=${short(marker.latitude)}%2C${short(marker.longitude)}`
  const box = corners.map(short).join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik${pin ?? ''}`
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, -max), max)
