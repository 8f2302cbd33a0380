/** Props are parsed by the block's schema, so the control's own kind says what the items are. */
export const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
