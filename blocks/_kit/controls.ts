import type { Control } from '@/blocks/_kit/define'

/** Left, centre, right as one row of buttons. */
export const alignControl = {
  kind: 'choice',
  label: 'Align',
  options: [
    { value: 'left', label: 'Left', icon: 'align-left' },
    { value: 'center', label: 'Centre', icon: 'align-center' },
    { value: 'right', label: 'Right', icon: 'align-right' },
  ],
} as const satisfies Control

/** Filled or outlined, for what looks like a button. */
export const variantControl = {
  kind: 'choice',
  label: 'Look',
  options: [
    { value: 'primary', label: 'Filled' },
    { value: 'outline', label: 'Outlined' },
  ],
} as const satisfies Control

export const releaseControl = {
  kind: 'thing',
  label: 'Release',
  from: 'releases',
  none: 'My newest featured release',
} as const satisfies Control

/** All the room there is, or that of lines of text. */
export const widthControl = {
  kind: 'choice',
  label: 'Width',
  options: [
    { value: 'content', label: 'As its place' },
    { value: 'text', label: 'As a text' },
  ],
} as const satisfies Control

export const verticalAlignOptions = [
  { value: 'top', label: 'Top', icon: 'align-top' },
  { value: 'middle', label: 'Middle', icon: 'align-middle' },
  { value: 'bottom', label: 'Bottom', icon: 'align-bottom' },
] as const

/** The shapes that pictures can be cut to. */
export const shapeOptions = [
  { value: 'square', label: 'Square' },
  { value: 'wide', label: 'Wide' },
  { value: 'tall', label: 'Tall' },
] as const
