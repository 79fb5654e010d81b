/** The floor plan of the second darkroom. */
import type { Point } from '../drawing.ts'
import { arc, box, circle, pointFrom, stroked } from '../drawing.ts'
import type { Subject } from '../layer.ts'
import { each } from '../layer.ts'
import { line, measure, squaredPaper } from './draughting.ts'

/** A door and the quarter circle that it sweeps. */
function door(hinge: Point, length: number, from: number, to: number): string {
  return stroked([line(hinge, pointFrom(hinge, from, length)), arc(hinge, length, from, to)], 2.4, 0.9)
}

const walls = 'M330 260H1050V760H330ZM760 260V470M760 590V760M330 540H560M1050 420H1290V760H1050'

const doors = [
  door([560, 540], 110, 0, Math.PI / 2),
  door([760, 590], 118, -Math.PI / 2, -Math.PI),
  door([1_050, 560], 120, Math.PI / 2, 0),
  door([900, 760], 120, Math.PI, Math.PI * 1.5),
]

const measures = [
  measure([330, 190], [760, 190]),
  measure([760, 190], [1_050, 190]),
  measure([1_050, 190], [1_290, 190]),
  measure([250, 260], [250, 540]),
  measure([250, 540], [250, 760]),
  measure([330, 850], [1_290, 850]),
]

/** The sink with its trays, the press, the shelves, and the boards of the deck. */
const furniture = [
  stroked([box([540, 312], 360, 66), ...each(3, (index) => box([424 + index * 116, 312], 96, 46))], 3),
  stroked([box([900, 430], 160, 100), circle([900, 430], 34), line([900, 396], [900, 340])], 3),
  stroked(
    each(5, (index) => box([368, 580 + index * 36], 60, 24)),
    2.4,
  ),
  stroked(
    each(13, (index) => line([1_070 + index * 17, 440], [1_070 + index * 17, 740])),
    1.8,
    0.8,
  ),
]

const north = stroked([circle([1_390, 280], 58), 'M1390 342V196L1368 250'], 3)

/** How far the sun comes in at noon in June. */
const reach = stroked([circle([800, 520], 470)], 1.6, 0.5)

export const printingRoom: Subject = ({ width, height }) => [
  { shape: squaredPaper(width, height), density: 0.9 },
  { shape: stroked([walls], 11), density: 0.97, blur: 0.6 },
  { shape: [...furniture, ...doors, ...measures, north, reach].join(''), density: 0.95, blur: 0.5 },
]
