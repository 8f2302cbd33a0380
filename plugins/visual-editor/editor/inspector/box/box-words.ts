import type { BoxKey, BoxStyle } from '@/src/core/page-document/box'

const sides = { left: 'left', center: 'centre', right: 'right', spread: 'spread' } as const

/** A value of the box as it is said: `168 px`, `centre`. */
export function boxWords(name: BoxKey, value: NonNullable<BoxStyle[BoxKey]>): string {
  switch (name) {
    case 'align':
      return sides[value as keyof typeof sides]
    case 'share':
      return `${value} %`
    case 'columns':
      return value === 1 ? '1 column' : `${value} columns`
    default:
      return `${value} px`
  }
}
