/** The mark of a platform without a logo of its own: a stage under its roof. */
export const defaultMark = {
  viewBox: '0 0 24 24',
  path: 'M12 2 2.6 8.2a1 1 0 0 0 .55 1.84H20.85a1 1 0 0 0 .55-1.84ZM4.5 12h2.2v6H4.5Zm6.4 0h2.2v6h-2.2Zm6.4 0h2.2v6h-2.2ZM3.5 19.6h17a1 1 0 0 1 1 1V22h-19v-1.4a1 1 0 0 1 1-1Z',
} as const
