import { describe, expect, it } from 'vitest'
import { liftPast } from '@/site/player/use-clear-of-controls.client'

const card = { left: 16, right: 166, top: 724, bottom: 796 }
const wide = (top: number, bottom: number) => ({ left: 16, right: 359, top, bottom })

describe('the place of a small card', () => {
  it('is its own over words, and beside what it does not touch', () => {
    expect(liftPast(card, [])).toBe(0)
    expect(liftPast(card, [{ left: 200, right: 359, top: 730, bottom: 778 }])).toBe(0)
    expect(liftPast(card, [wide(500, 548), wide(900, 948)])).toBe(0)
  })

  it('is above a button that it would cover, and above the next one too', () => {
    expect(liftPast(card, [wide(740, 788)])).toBe(64)
    expect(liftPast(card, [wide(660, 708), wide(740, 788)])).toBe(144)
  })

  it('is its own where no place near it is free', () => {
    const list = [740, 680, 620, 560, 500].map((top) => wide(top, top + 48))
    expect(liftPast(card, list)).toBe(0)
  })
})
