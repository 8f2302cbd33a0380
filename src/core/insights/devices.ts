/** What a page was opened on, as coarse as it is of use. */
export const devices = ['phone', 'tablet', 'computer'] as const

export type Device = (typeof devices)[number]

/** By what the browser calls itself. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) {
    return 'tablet'
  }
  return /Mobi|iPhone|iPod|Phone/i.test(userAgent) ? 'phone' : 'computer'
}
