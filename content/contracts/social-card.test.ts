import { expect, it } from 'vitest'
import { canDrawCard } from './social-card.ts'

it.each(['Install & run: 2 commands', 'Šokolaad, õunad ja žürii', 'Παλίρροια', 'Cafe\u0301 → 100 %'])(
  'A social card can show “%s”',
  (title) => expect(canDrawCard(title, 'Sunprint')).toBe(true),
)

it.each(['Музей', 'متحف', '博物館', 'Việt', 'Œuvre', 'İstanbul ışık'])(
  'A social card cannot show “%s”',
  (title) => expect(canDrawCard('Sunprint', title)).toBe(false),
)
