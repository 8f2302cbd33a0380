'use client'

import { Action } from '@/src/admin/action'

/** Prints the packing slip, which is on the page but shows on paper alone. */
export function PrintSlip() {
  return <Action onClick={() => window.print()}>Print packing slip</Action>
}
