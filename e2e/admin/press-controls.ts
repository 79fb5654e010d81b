/**
 * Presses everything that screens offer, once per kind, including dialogs and menus, and records refused
 * requests.
 */
import type { Page, Request, Response } from '@playwright/test'
import { expect } from '../test.ts'
import type { Control, FoundControl } from './find-controls.ts'
import { findControls } from './find-controls.ts'
import { openScreen } from './screens.ts'
import type { TestUser } from './users.ts'

export interface Presser {
  /**
   * Resolves to the number of presses. Screens of one family are alike: what opens on them is pressed on one
   * of them only.
   */
  press(path: string, family?: string): Promise<number>
}

interface Press {
  readonly scope: string
  readonly times: number
  /** Number of pressed kinds at that time: opening again is useful only if there are more now. */
  readonly among: number
}

/** What was pressed, and what it opened. */
interface Memory {
  readonly presses: Map<string, Press>
  readonly opened: Map<string, string>
  /** The controls that each dialog and menu had when it was last open. */
  readonly within: Map<string, readonly Control[]>
  /** Common controls that were pressed on another screen. */
  readonly common: Set<string>
}

/** A menu closes with each entry, so it is opened once per entry. */
const maxRepeats = 12

/** More than any screen needs, so that an endless loop fails the test. */
const maxClicks = 250

export function presserOf(page: Page, testUser: TestUser): Presser {
  const { refused, settled } = listen(page)
  const memories = new Map<string, Memory>()
  const common = new Set<string>()

  /** Some screens consist of links only. */
  async function followLink(): Promise<number> {
    const [link] = await page.locator('main a[href]').all()
    await link?.click()
    await settled()
    expect(refused).toEqual([])
    return link === undefined ? 0 : 1
  }

  const pressMark = (mark: string) => page.evaluate(pressIn, { mark, password: testUser.password })

  /**
   * Resolves to the controls on the screen once no request is pending. If a press opened another screen, returns to
   * the screen first.
   */
  async function look(path: string): Promise<FoundControl> {
    await settled()
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
      await openScreen(page, path)
      await settled()
    }
    return page.evaluate(findControls)
  }

  async function leave({ scope, controls }: FoundControl, path: string): Promise<void> {
    const way = controls.find(({ closes }) => closes)
    if (way) await pressMark(way.mark)
    else await page.keyboard.press('Escape')
    if ((await look(path)).scope === scope) await openScreen(page, path)
  }

  return {
    async press(path, family = path) {
      const memory = memoryOf(memories, family, common)
      let presses = 0
      await openScreen(page, path)
      for (let last: string | undefined; ; ) {
        const offeredControl = await look(path)
        expect([...refused, ...offeredControl.refusals], `${path}: ${last}`).toEqual([])
        note(memory, offeredControl, last)
        const next = choose(offeredControl, memory)
        last = next?.kind
        if (next) {
          await pressMark(next.mark)
          recordClick(memory, offeredControl, next)
          presses += 1
          expect(presses, path).toBeLessThan(maxClicks)
        } else if (offeredControl.scope !== 'screen') await leave(offeredControl, path)
        else return presses === 0 ? followLink() : presses
      }
    },
  }
}

function memoryOf(memories: Map<string, Memory>, family: string, common: Set<string>): Memory {
  const memory = memories.get(family) ?? { presses: new Map(), opened: new Map(), within: new Map(), common }
  memories.set(family, memory)
  for (const [kind, { scope }] of memory.presses) if (scope === 'screen') memory.presses.delete(kind)
  return memory
}

function note(
  { opened, within, presses }: Memory,
  { scope, controls }: FoundControl,
  last: string | undefined,
): void {
  within.set(scope, controls)
  if (last !== undefined && presses.get(last)?.scope !== scope) opened.set(last, scope)
}

function recordClick(
  { presses, common }: Memory,
  { scope }: FoundControl,
  { kind, ...control }: Control,
): void {
  if (control.common) common.add(kind)
  const before = presses.get(kind)
  presses.set(kind, { scope, times: (before?.times ?? 0) + 1, among: presses.size + (before ? 0 : 1) })
}

function choose({ controls, scope }: FoundControl, memory: Memory): Control | undefined {
  return controls.find((one) => isWorthIt(one, memory, [scope]))
}

/** Not pressed yet, or opens something with controls that were not pressed. */
function isWorthIt({ kind, closes }: Control, memory: Memory, seen: readonly string[]): boolean {
  if (closes || memory.common.has(kind)) return false
  const pressed = memory.presses.get(kind)
  if (pressed === undefined) return true
  const scope = memory.opened.get(kind) ?? 'screen'
  if (pressed.times >= maxRepeats || pressed.among === memory.presses.size) return false
  if (scope === 'screen' || seen.includes(scope)) return false
  return (memory.within.get(scope) ?? []).some((one) => isWorthIt(one, memory, [...seen, scope]))
}

/**
 * A synthetic click, because a toast may cover the control. Dialogs need text first, and some the password.
 */
function pressIn({ mark, password }: { readonly mark: string; readonly password: string }): void {
  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const mail = `${crypto.randomUUID()}@example.org`
  const values = { password, email: mail, url: 'https://example.org/', text: 'Words', textarea: 'Words' }
  for (const field of document.querySelectorAll('dialog:modal :is(input, textarea), main [type=password]')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const text: unknown = Reflect.get(values, field.type)
    if (field.value === '' && !field.readOnly && !field.disabled && typeof text === 'string')
      write(field, text)
  }
  const element = document.querySelector(`[data-offered="${mark}"]`)
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].find(({ disabled, selected }) => !disabled && !selected)
    if (other) write(element, other.value)
  } else if (element instanceof HTMLElement) {
    element.focus()
    element.click()
  }
}

/** Records requests and their responses. */
function listen(page: Page) {
  const refused: string[] = []
  const underWay = new Set<Request>()
  const isWaitedFor = (request: Request) =>
    /^(fetch|xhr|script|document)$/.test(request.resourceType()) && !request.url().includes('/api/live')
  page.context().on('page', (other) => void other.close())
  page.on('request', (request) => isWaitedFor(request) && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('response', (response) => {
    // A response whose body is never read does not finish.
    if (response.request().resourceType() === 'fetch') underWay.delete(response.request())
    void refusalIn(response).then((text) => text !== undefined && refused.push(text))
  })
  return {
    refused,
    async settled() {
      await expect
        .poll(
          async () => {
            await page.evaluate(afterFrame).catch(() => undefined)
            return underWay.size
          },
          { intervals: [10, 20, 40] },
        )
        .toBe(0)
    },
  }
}

/** Not a refusal: a request for recent authentication, and an overloaded server. */
async function refusalIn(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url())
  const status = response.status()
  if (!pathname.startsWith('/api/') || !(status === 401 || status === 403 || status >= 500)) return undefined
  const text = await response.text().catch(() => '')
  return /"(reauthentication_required|too_busy)"/.test(text)
    ? undefined
    : `${status} ${response.request().method()} ${pathname} ${text}`
}

const afterFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
  })
